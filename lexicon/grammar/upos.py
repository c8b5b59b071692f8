"""Parts of speech: the universal tags of Universal Dependencies."""

from enum import StrEnum


class Upos(StrEnum):
    """UD part-of-speech tags; `PRON` and `DET` together are the Czech *zájmena*, `AUX` is *být*."""

    NOUN = "NOUN"
    PROPN = "PROPN"
    ADJ = "ADJ"
    PRON = "PRON"
    DET = "DET"
    NUM = "NUM"
    VERB = "VERB"
    AUX = "AUX"
    ADV = "ADV"
    ADP = "ADP"
    CCONJ = "CCONJ"
    SCONJ = "SCONJ"
    PART = "PART"
    INTJ = "INTJ"
    SYM = "SYM"
    X = "X"
