"""The files of all peers, written once into a folder."""

import random
import sqlite3
from pathlib import Path

from peers import VARIANT

from lexicon.export.formats import export
from lexicon.export.lexicon_source import LexiconSource, provenance_of
from lexicon.judge.lexicon import Lexicon
from lexicon.play.tiles import load_tile_set

_SAMPLE = 20_000


def prepare(lexicon: Lexicon, folder: Path) -> None:
    """Write the files of all peers, and a sample of the words, always the same."""
    words = sorted(lexicon.words(variant=VARIANT))
    (folder / "words.txt").write_text("".join(f"{word}\n" for word in words), encoding="utf-8")
    with sqlite3.connect(folder / "words.sqlite") as base:
        base.execute("CREATE TABLE word (form TEXT PRIMARY KEY) WITHOUT ROWID")
        base.executemany("INSERT INTO word VALUES (?)", ((word,) for word in words))
    (folder / "lexicon").write_text(str(lexicon.folder.resolve()), encoding="utf-8")
    sample = random.Random(1).sample(words, min(_SAMPLE, len(words)))
    (folder / "sample.txt").write_text("\n".join(sample), encoding="utf-8")
    for name, file in (("marisa", "words.marisa"), ("dawg", "words.dawg"), ("hunspell", "words.dic")):
        export(
            LexiconSource(lexicon),
            name,
            folder / file,
            provenance=provenance_of(lexicon.manifest, VARIANT),
            tiles=load_tile_set("cs"),
        )


def misspelt(words: list[str]) -> list[str]:
    """The same words with one letter changed; a few of them happen to be words."""
    chance = random.Random(2)
    found = []
    for word in words:
        at = chance.randrange(len(word))
        found.append(word[:at] + chance.choice("aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž") + word[at + 1 :])
    return found
