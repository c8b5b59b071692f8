"""Convert the category files of the Czech ispell dictionary into headword tables.

    python sources/ispell-cs/convert.py FOLDER      FOLDER holds hlavni.cat, nesklon.cat, prislovc.cat ...

Writes one TSV a part of speech beside this file, and `unplaced.txt` with every word that found no place and why.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from lexicon.files.output import replacing_file
from lexicon.grammar import Upos
from lexicon.readers.affix.classes import Classified
from lexicon.readers.affix.czech import czech_sorter
from lexicon.readers.affix.sort import Outcome, Sorter
from lexicon.readers.entry import UNINFLECTED, EntryKind, Reading
from lexicon.readers.ispell import Word, expand, read_category
from lexicon.readers.table import table_row, write_rows

HERE = Path(__file__).parent

# Files whose words are inflected and flagged; names (K2) are those among them with a capital.
FLAGGED = ("hlavni", "hovor", "geogr", "jmena", "krestni", "narstjaz")
# Files of one uninflected part of speech.
PLAIN = {
    "castice": Upos.PART,
    "spojky": Upos.CCONJ,
    "predlozk": Upos.ADP,
    "citoslov": Upos.INTJ,
}
# Files of inflected forms without lemmas; the core source has these headwords.
FORMS = {
    "zajmena": "pronoun form; the core source has the pronouns",
    "cislovk": "numeral form; the core source and the numeral generator have the numerals",
    "chybej": "loose form",
    "nezaraz": "not sorted by the dictionary itself",
}
TABLES = {
    Upos.NOUN: "nouns",
    Upos.ADJ: "adjectives",
    Upos.VERB: "verbs",
    Upos.AUX: "verbs",
    Upos.ADV: "adverbs",
}

Row = dict[str, str]


def main(folder: Path) -> None:
    """Convert everything below `folder`."""
    words: dict[str, str] = {}
    for name in FLAGGED:
        for word in read_category(folder / f"{name}.cat"):
            words[word.text] = words.get(word.text, "") + word.flags
    sorter = czech_sorter(words)
    left_out = dict(_corrections())
    tables: dict[str, list[Row]] = defaultdict(list)
    unplaced: list[str] = []
    for name in FLAGGED:
        labels = ("hovorové",) if name == "hovor" else ()
        for word in read_category(folder / f"{name}.cat"):
            _flagged(word, name, sorter, labels, tables, unplaced)
    for word in read_category(folder / "prislovc.cat"):
        _adverb(word, sorter, tables)
    for name, upos in PLAIN.items():
        _plain(folder / f"{name}.cat", upos, left_out, tables, unplaced)
    _irregular(folder / "nepravid.cat", sorter, tables, unplaced)
    for word in read_category(folder / "nesklon.cat"):
        if word.text not in left_out and word.text.isalpha():
            reading = Reading(Upos.NOUN, vzor="nesklonné")
            tables["indeclinable"].append(table_row(word.text, reading))
        else:
            unplaced.append(f"nesklon:{word.line}\t{word.text}\t{left_out.get(word.text, 'not letters only (K6)')}")
    for word in read_category(folder / "zkratky.cat"):
        kind = EntryKind.SYMBOL if _is_symbol(word.text) else EntryKind.ABBREVIATION
        tables["abbreviations"].append(table_row(word.text, Reading(Upos.X, vzor=UNINFLECTED), kind))
    for name, reason in FORMS.items():
        unplaced += [f"{name}:{word.line}\t{word.text}\t{reason}" for word in read_category(folder / f"{name}.cat")]
    _write(tables, unplaced)


def _flagged(
    word: Word,
    name: str,
    sorter: Sorter,
    labels: tuple[str, ...],
    tables: dict[str, list[Row]],
    unplaced: list[str],
) -> None:
    item = sorter.sort(word.text, word.flags)
    match item.outcome:
        case Outcome.LEXEME:
            for lemma, reading in item.lexemes:
                full = replace(reading, labels=labels)
                if reading.upos is Upos.VERB and lemma == word.text:
                    listed = (one for one in word.prefixes if sorter.is_headword(one + lemma, Upos.VERB))
                    full = replace(full, prefixes=tuple(listed))
                tables[TABLES.get(reading.upos, "others")].append(table_row(lemma, full))
        case Outcome.NAME:
            tables["names"].append(table_row(word.text, Reading(Upos.PROPN, vzor=UNINFLECTED), EntryKind.NAME))
        case Outcome.ABBREVIATION:
            tables["abbreviations"].append(
                table_row(word.text, Reading(Upos.X, vzor=UNINFLECTED), EntryKind.ABBREVIATION)
            )
        case _:
            unplaced.append(f"{name}:{word.line}\t{word.text}/{word.flags}\t{item.outcome.value}")


def _irregular(path: Path, sorter: Sorter, tables: dict[str, list[Row]], unplaced: list[str]) -> None:
    """Lines of an irregular noun: its lemma, then all its forms."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        lemma, *forms = (word.text for token in line.split() for word in expand(number, *_flags(token)))
        found = sorter.sort(lemma, "").lexemes
        for name, reading in found:
            tables[TABLES.get(reading.upos, "others")].append(table_row(name, reading))
        reason = f"form of {lemma}" if found else "irregular form without a vzor"
        unplaced += [f"nepravid:{number}\t{text}\t{reason}" for text in (forms if found else [lemma, *forms])]


def _flags(token: str) -> tuple[str, str]:
    text, _, flags = token.partition("/")
    return text, flags


def _adverb(word: Word, sorter: Sorter, tables: dict[str, list[Row]]) -> None:
    found = [one for one in sorter.sort(word.text, word.flags or "R").lexemes if one.reading.upos is Upos.ADV]
    for lemma, reading in found or [Classified(word.text, Reading(Upos.ADV, vzor=UNINFLECTED))]:
        tables["adverbs"].append(table_row(lemma, reading))


def _plain(path: Path, upos: Upos, left_out: dict[str, str], tables: dict[str, list[Row]], unplaced: list[str]) -> None:
    """Uninflected words; a line of several words is a phrase, which is no headword of one word (K10)."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        tokens = line.split()
        if len(tokens) == 1 and tokens[0] in left_out:
            unplaced.append(f"{path.stem}:{number}\t{tokens[0]}\t{left_out[tokens[0]]}")
        elif len(tokens) == 1 and tokens[0].isalpha() and tokens[0] == tokens[0].lower():
            tables["particles"].append(table_row(tokens[0], Reading(upos, vzor=UNINFLECTED)))
        elif tokens:
            unplaced.append(f"{path.stem}:{number}\t{line.strip()}\tphrase, or not letters only")


def _is_symbol(text: str) -> bool:
    return not text.endswith(".") and len(text) <= 3 and not text.isupper()


def _corrections() -> Iterator[tuple[str, str]]:
    for line in (HERE / "corrections.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            word, _, reason = line.partition("\t")
            yield word, reason


def _write(tables: dict[str, list[Row]], unplaced: list[str]) -> None:
    for name, rows in sorted(tables.items()):
        unique = list({tuple(row.items()): row for row in rows}.values())
        unique.sort(key=lambda row: (row["lemma"], *row.values()))
        with replacing_file(HERE / f"{name}.tsv") as out:
            out.write("# From the Czech ispell dictionary 2004-02-29, GPL-2.0-only; see README.md in this folder.\n")
            out.writelines(f"{line}\n" for line in write_rows(unique))
        print(f"{name}.tsv\t{len(unique)}")
    with replacing_file(HERE / "unplaced.txt") as out:
        out.write("# file:line, word, why it has no place in the tables\n")
        out.writelines(f"{line}\n" for line in unplaced)
    print(f"unplaced.txt\t{len(unplaced)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
