"""Families of verbs and lists of aspects, which affix flags cannot tell, as data.

[[family]]
vzor = "brát"
bases = ["brát", "hnát"]        # brát, and vybrat, sebrat ... with any prefix
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files

import msgspec

from lexicon.files.toml import load_toml
from lexicon.readers.entry import Object

LONGEST = 8  # letters of prefixes before a base verb: spolupode-psat


class Family(msgspec.Struct, forbid_unknown_fields=True):
    """Base verbs of one vzor, alone or under any prefix.

    `shortened`: the stem vowel á is short after a prefix (brát, vybrat). `alone`: never under a prefix. `stems`
    override those of the vzor; a prefix is written before them (nalezn-, vynalezn-). `object` is what flags
    do not tell.
    """

    vzor: str
    bases: list[str]
    traits: list[str] = []
    stems: dict[str, str] = {}
    missing: list[str] = []
    shortened: bool = False
    alone: bool = False
    object: Object = Object.UNKNOWN

    def allows(self, base: str, prefix: str) -> bool:
        """Whether the base stands under this prefix ("": none); brat only under one."""
        return not self.alone if prefix else base in self.bases


class Objects(msgspec.Struct, forbid_unknown_fields=True):
    """What object verbs take of which the flags are silent or wrong."""

    object: Object
    verbs: list[str]


class VerbFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file `data/verbs.toml`."""

    prefixes: list[str]
    plain_vat: list[str]
    biaspectual: list[str]
    biaspectual_prefixes: list[str]
    imperfective_nout: list[str]
    perfective: list[str]
    imperfective: list[str]
    family: list[Family]
    object: list[Objects] = []


@dataclass(frozen=True, slots=True)
class VerbData:
    """Lookups by base verb."""

    prefixes: tuple[str, ...]  # the longest first
    families: Mapping[str, tuple[Family, ...]]
    plain_vat: frozenset[str]
    biaspectual: tuple[str, ...]
    biaspectual_prefixes: tuple[str, ...]
    imperfective_nout: frozenset[str]
    perfective: frozenset[str]
    imperfective: frozenset[str]
    objects: Mapping[str, Object]

    def split(self, verb: str) -> Iterator[tuple[str, str]]:
        """Every (prefix, rest) that the spelling allows, the longest prefix first: nade+psat, na+depsat."""
        if not verb.startswith(self.prefixes):  # one call instead of one a prefix; most words have none
            return
        for prefix in self.prefixes:
            if verb.startswith(prefix) and len(verb) > len(prefix) + 2:
                yield prefix, verb[len(prefix) :]

    def family(self, verb: str, before: str = "") -> list[tuple[str, Family]]:
        """(prefix, family) of a verb, also under several prefixes (popřehnat); empty if it has none."""
        found = [(before, family) for family in self.families.get(verb, ()) if family.allows(verb, before)]
        for prefix, rest in self.split(verb) if not found and len(before) < LONGEST else ():
            found = self.family(rest, before + prefix)
            if found:
                break
        return found


@cache
def verb_data() -> VerbData:
    """The data file, read when first asked for. Raises DataError with file and line."""
    with as_file(files("lexicon.readers.affix") / "data" / "verbs.toml") as path:
        rows = load_toml(path, VerbFile)
    families: dict[str, tuple[Family, ...]] = {}
    for family in rows.family:
        short = [base[:-2] + "at" for base in family.bases if family.shortened and base.endswith("át")]
        for base in (*family.bases, *short):
            families[base] = (*families.get(base, ()), family)
    return VerbData(
        tuple(sorted(rows.prefixes, key=len, reverse=True)),
        families,
        frozenset(rows.plain_vat),
        tuple(rows.biaspectual),
        tuple(rows.biaspectual_prefixes),
        frozenset(rows.imperfective_nout),
        frozenset(rows.perfective),
        frozenset(rows.imperfective),
        {verb: row.object for row in rows.object for verb in row.verbs},
    )
