"""Dictionary of the program Scrabble3D.

    [Header]
    Version=1.0
    [Replace]
    [Categories]
    1=PLUS
    [Words]
    PES=pes (NOUN): šelma;0
    PSA=pes (NOUN): šelma;1

Words of the variant stand in the standard category; those that only a wider variant allows have that one's number, so a
player chooses the variant in the program itself.
"""

from collections.abc import Iterator
from pathlib import Path

from lexicon.errors import ArtefactError, UsageError
from lexicon.export.source import Job, meaning


def write_scrabble3d(job: Job, target: Path) -> None:
    """Meanings for the words of the variant, categories for those of `job.also`."""
    tiles, about = job.tiles, job.provenance
    letters = [letter for letter in tiles.counts if letter.isalpha()]
    comment = "; ".join(about.lines())
    lines = [(word, f"{word.upper()}={_field(meaning(records))};0") for word, records in job.records()]
    for number, words in enumerate(job.also.values(), 1):
        lines += [(word, f"{word.upper()}=;{number}") for word in words]
    lines.sort()
    for word, _ in lines:
        if word.upper().lower() != word:
            raise UsageError(f"the word {word!r} does not survive capitals", hint="Scrabble3D has capitals only")
    with target.open("w", encoding="utf-8", newline="\n") as stream:
        stream.write("[Header]\n")
        for key, value in (
            ("Version", about.version),
            ("Author", about.author),
            ("StandardCategory", about.variant),
            ("Licence", about.licence),
            ("Release", about.released),
            ("Comment", comment),
            ("Letters", ",".join(letter.upper() for letter in letters)),
            ("Values", ",".join(str(tiles.points.get(letter, 0)) for letter in letters)),
            ("Counts", ",".join(str(tiles.counts[letter]) for letter in letters)),
        ):
            stream.write(f"{key}={' '.join(value.split())}\n")
        stream.write("[Replace]\n[Categories]\n")
        stream.writelines(f"{number}={name}\n" for number, name in enumerate(job.also, 1))
        stream.write("[Words]\n")
        stream.writelines(f"{line}\n" for _, line in lines)


def _field(text: str) -> str:
    """A semicolon would end the meaning."""
    return text.replace(";", ",")


def read_scrabble3d(path: Path) -> Iterator[str]:
    """The words of the standard category."""
    return (word for word, category in read_categories(path) if category == 0)


def read_categories(path: Path) -> Iterator[tuple[str, int]]:
    """Words in lower case with the number of their category. ArtefactError for an encrypted or malformed list."""
    section = ""
    with path.open(encoding="utf-8") as stream:
        for line in map(str.strip, stream):
            if line.startswith("["):
                section = line
            elif section == "[Header]" and line.startswith("Key="):
                raise ArtefactError(f"{path} is encrypted")
            elif section == "[Words]" and line:
                word, _, rest = line.partition("=")
                number = rest.rpartition(";")[2] if ";" in rest else ""
                yield word.lower(), int(number or 0)
