"""The classifier of verb flags: vzor, traits, aspect and object of flagged words, and what is no lexeme."""

import pytest

from lexicon.readers.affix.verbs import classify_verb

# A small dictionary with the evidence that the classifier looks up.
WORDS = {
    "hladit": "ACN", "dělat": "JTN", "dělající": "YN", "udělat": "JTN", "psát": "I", "nepsat": "I", "popsat": "IN",
    "píši": "BN", "psal": "ON", "psán": "ON", "cítit": "ATN", "čistit": "ACN", "znečistit": "ATCN", "řezat": "AJTN",
    "mazat": "ATN", "kapat": "JTN", "obouvat": "ATN", "kupovat": "ATN", "kovat": "AJTN", "organizovat": "ATN",
    "vyhrát": "BTN", "krýt": "BTN", "bdít": "JN", "sázet": "JTN", "šedivět": "AJN", "obracet": "AJTN", "trpět": "BNT",
    "umět": "AJN", "tisknout": "ACTN", "táhnout": "ACN", "sednout": "ATN", "hrnout": "ATN", "minout": "ATN",
    "uzmout": "JTN", "blednout": "AN", "bouchnout": "ATN", "přijmout": "IN", "začít": "ATN", "umřít": "AN",
    "otevřít": "ATN", "stát": "IN", "vstát": "IN", "obstát": "IN", "udát": "BN", "nalézt": "INT", "vynalézt": "INT",
    "přepisovat": "ATN", "pracovat": "AN", "vypracovat": "ATN", "smět": "AJN", "pohled": "H", "kost": "KI",
    "hostit": "ACN", "hádat": "JN", "hádaný": "Y", "brát": "AT", "nebrat": "AT", "muset": "IN", "zamávat": "JN",
    "mávat": "JN", "dodělávat": "JTN", "dělávat": "JN", "usadit": "ACN", "pět": "I",
    "bloudit": "AN", "bloudění": "SN", "zabloudit": "AN", "mrazit": "ATN", "mražený": "YN", "chodit": "AN",
    "chození": "SN", "chodění": "SN", "plazit": "AN", "plazení": "SN", "restartovat": "ATN", "startovat": "ATN",
    "vysvléknout": "ATN", "řadit": "ACN", "vyřadit": "ACN", "vyřadící": "YN", "zkostnatět": "ATN", "letět": "AN",
    "jet": "ION", "znát": "JN",
}  # fmt: skip


@pytest.mark.parametrize(
    ("word", "vzor", "traits"),
    [
        ("hladit", "prosit", ""),
        ("cítit", "prosit", "tvrdé"),
        ("znečistit", "prosit", "i-tvrdé"),
        ("hostit", "prosit", ""),
        ("bloudit", "prosit", "tvrdé"),  # bloudění is listed
        ("zabloudit", "prosit", "tvrdé"),  # as its base
        ("plazit", "prosit", "tvrdé"),
        ("chodit", "prosit", ""),  # chození is listed too
        ("mrazit", "prosit", "i-tvrdé"),  # mražený is listed
        ("vysvléknout", "tisknout", "en"),
        ("zkostnatět", "sázet", "trp"),
        ("letět", "trpět", ""),
        ("dělat", "dělat", ""),
        ("udát", "dělat", "dlouhé"),
        ("psát", "mazat", ""),
        ("popsat", "mazat", ""),
        ("mazat", "mazat", ""),
        ("řezat", "mazat", "á"),
        ("kapat", "mazat", "á"),
        ("obouvat", "dělat", ""),
        ("kupovat", "kupovat", ""),
        ("kovat", "kupovat", "ov"),
        ("krýt", "krýt", ""),
        ("vyhrát", "krýt", "ej á"),
        ("bdít", "trpět", "ějí"),
        ("trpět", "trpět", ""),
        ("sázet", "sázet", ""),
        ("obracet", "sázet", ""),
        ("šedivět", "sázet", "trp"),
        ("umět", "sázet", ""),
        ("smět", "sázet", ""),
        ("tisknout", "tisknout", "en"),
        ("táhnout", "tisknout", "jen-en"),
        ("sednout", "tisknout", ""),
        ("hrnout", "minout", ""),
        ("minout", "minout", ""),
        ("uzmout", "minout", ""),
        ("přijmout", "začít", ""),
        ("začít", "začít", ""),
        ("umřít", "umřít", ""),
        ("otevřít", "umřít", ""),
        ("vstát", "zůstat", ""),
        ("obstát", "stát", ""),
        ("brát", "brát", ""),
    ],
)
def test_vzor(word: str, vzor: str, traits: str) -> None:
    (found,) = classify_verb(word, WORDS[word], WORDS)
    assert found.lemma == word
    assert (found.reading.vzor, " ".join(found.reading.traits)) == (vzor, traits)


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("píši", "a principal part"),
        ("psal", "a principal part"),
        ("psán", "a principal part"),
        ("nepsat", "the negation of psát, listed for its short vowel"),
        ("nebrat", "the negation of brát"),
        ("kost", "a noun"),
        ("pohled", "a noun"),
        ("dělající", "an adjective"),
    ],
)
def test_no_verb(word: str, why: str) -> None:
    assert classify_verb(word, WORDS[word], WORDS) == [], why


def test_two_verbs_of_one_form() -> None:
    assert [one.reading.vzor for one in classify_verb("stát", "IN", WORDS)] == ["stát", "zůstat"]


def test_stems_under_a_prefix() -> None:
    (found,) = classify_verb("vynalézt", "INT", WORDS)
    assert dict(found.reading.stems) == {"pres": "vynalezn", "l": "vynalez", "pass": "vynalezen"}


def test_missing_imperative() -> None:
    (found,) = classify_verb("muset", "IN", WORDS)
    assert found.reading.missing == ("Imp",)


@pytest.mark.parametrize(
    ("word", "aspect", "why"),
    [
        ("dělat", "Imp", "an adjective on -ající is listed"),
        ("udělat", "Perf", "a prefix on dělat"),
        ("popsat", "Perf", "a prefix on psát"),
        ("usadit", "Perf", "a prefix, and no evidence against it"),
        ("přepisovat", "Imp", "pisovat is no verb: a secondary imperfective"),
        ("vypracovat", "Perf", "pracovat is a verb"),
        ("dodělávat", "Imp", "-ávat"),
        ("zamávat", "Perf", "mávat is no iterative"),
        ("organizovat", "Imp,Perf", "-izovat"),
        ("restartovat", "Imp,Perf", "a foreign prefix"),
        ("vyřadit", "Perf", "a prefix in class IV, whatever adjective is listed"),
        ("bouchnout", "Perf", "class II"),
        ("blednout", "Imp", "class II, a change"),
        ("hladit", "Imp", "no prefix"),
        ("brát", "Imp", "no prefix"),
        ("začít", "Perf", "listed"),
    ],
)
def test_aspect(word: str, aspect: str, why: str) -> None:
    (found,) = classify_verb(word, WORDS[word], WORDS)
    assert found.reading.feats == f"Aspect={aspect}", why


@pytest.mark.parametrize(
    ("word", "taken", "why"),
    [
        ("hladit", "acc", "C"),
        ("dělat", "acc", "T"),
        ("psát", "acc", "psán is listed"),
        ("hádat", "acc", "hádaný is listed"),
        ("přijmout", "acc", "the family"),
        ("blednout", "other", "no evidence"),
        ("jet", "none", "listed"),
        ("znát", "acc", "listed"),
    ],
)
def test_object(word: str, taken: str, why: str) -> None:
    (found,) = classify_verb(word, WORDS[word], WORDS)
    assert found.reading.object == taken, why
