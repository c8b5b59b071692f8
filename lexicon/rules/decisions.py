"""Decisions as data: rule ids and parameters. The wording is made elsewhere, from message catalogues.

Stop("S1", (("label", "zast."),))           excluded by the style label printed as `zast.`
Decision(("D4", "F5.1"), ())                admitted: a listed prefix, an infinitive
Decision(("D5",), (Stop("F5.7"),))          a negated transgressive, stopped in KLASIK
"""

from dataclasses import dataclass
from typing import NamedTuple

from lexicon.grammar import Upos


class Stop(NamedTuple):
    """A rule that stops a word, with what it stumbled over.

    Parameters: `label` (S1-S6, K11), `target` of a reference (K9), multiword `headword` (K10), `step`, `object`,
    `root`, `letters`, `trait`, `overruled` (A2), `entry` and `because` (D4).
    """

    rule: str
    params: tuple[tuple[str, str], ...] = ()

    def get(self, name: str) -> str:
        """The value of one parameter, or an empty string."""
        return dict(self.params).get(name, "")


class Decision(NamedTuple):
    """What the rules say of one derivation of a form: `by` admit it, `stops` stop it; one stop is enough."""

    by: tuple[str, ...]
    stops: tuple[Stop, ...]

    @property
    def allowed(self) -> bool:
        """Whether nothing stops it."""
        return not self.stops


@dataclass(frozen=True, slots=True)
class Attestation:
    """That one source lists one headword as one part of speech (`upos` None: without any, as references are).

    `testifies` is what the source's manifest says it may decide: `headword`, `labels`, `category`. `stops` are
    those of `headword_stops`.
    """

    id: str
    source: str
    upos: Upos | None
    testifies: frozenset[str]
    stops: tuple[Stop, ...] = ()


class Admission(NamedTuple):
    """What all sources together say of a headword (A2).

    `by` are ids of the attestations that allow it; `stops` says for each other attestation why it does not.
    """

    by: tuple[str, ...]
    stops: tuple[tuple[str, tuple[Stop, ...]], ...]

    @property
    def allowed(self) -> bool:
        """Whether at least one attestation allows the headword."""
        return bool(self.by)
