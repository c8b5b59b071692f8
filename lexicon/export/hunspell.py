"""A hunspell dictionary: `.dic` with stems, `.aff` with what may follow them.

    pes.dic   2                 pes.aff   SET UTF-8
              hrad/1                      FLAG num
              les/1                       SFX 1 N 2
                                          SFX 1 0 u .       hradu, lesu
                                          SFX 1 0 y .       hrady, lesy

Forms of one lexeme that begin alike become one stem with a set of endings; the same set is the same flag. Where
prefixes or alternations leave little in common (nejmladší, mladý; psa, pes), the forms are split into groups that
have it. A set of endings too rare to pay for its lines is written out as whole words. Flags do not combine, so no
word comes in that was not there; but hunspell itself accepts each word capitalised, too.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from os.path import commonprefix
from pathlib import Path

from lexicon.errors import UsageError
from lexicon.export.source import Job

_MOST_FLAGS = 65000
_Endings = tuple[str, tuple[str, ...]]  # what to strip from the stem, what to add


def write_hunspell(job: Job, target: Path) -> None:
    """Writes `target` (.dic) and the .aff of the same name beside it."""
    if target.suffix != ".dic":
        raise UsageError(f"hunspell looks for two files: {target.name} cannot be one", hint="name it NAME.dic")
    lexemes: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for form, records in job.records():
        for record in records:
            lexemes[record.lemma, record.upos].add(form)
    stems: defaultdict[_Endings, set[str]] = defaultdict(set)
    for key in sorted(lexemes):
        for group in _groups(sorted(lexemes.pop(key))):
            shared = _shared(group)
            stems[group[0][shared:], tuple(form[shared:] for form in group[1:])].add(group[0])
    flags: list[_Endings] = []
    lines: dict[str, list[int]] = {}
    for endings, words in sorted(stems.items()):
        strip, add = endings
        pays = len(words) * len(add) > len(words) + len(add)
        if pays and len(flags) < _MOST_FLAGS:
            flags.append(endings)
            for word in words:
                lines.setdefault(word, []).append(len(flags))
        else:
            for word in words:
                stem = word[: len(word) - len(strip)]
                for whole in (word, *(stem + ending for ending in add)):
                    lines.setdefault(whole, [])
    _write_dic(target, lines)
    _write_aff(target.with_suffix(".aff"), flags, job.provenance.lines())


def _groups(forms: list[str]) -> Iterator[list[str]]:
    """Split sorted forms until at least half of the longest is common to a group; a group of one always is."""
    todo = [forms]
    while todo:
        group = todo.pop()
        shared = _shared(group)
        if 2 * shared >= max(map(len, group)):
            yield group
            continue
        parts: defaultdict[str, list[str]] = defaultdict(list)
        for form in group:
            parts[form[: shared + 1]].append(form)
        todo.extend(parts.values())


def _shared(group: list[str]) -> int:
    """How many letters all forms begin with; they are sorted, so the first and the last decide."""
    return len(commonprefix([group[0], group[-1]]))  # noqa: RUF071 - letters are meant, not folders


def _write_dic(target: Path, lines: dict[str, list[int]]) -> None:
    with target.open("w", encoding="utf-8", newline="\n") as stream:
        stream.write(f"{len(lines)}\n")
        for word in sorted(lines):
            flags = ",".join(map(str, lines[word]))
            stream.write(f"{word}/{flags}\n" if flags else f"{word}\n")


def _write_aff(target: Path, flags: Iterable[_Endings], licence: list[str]) -> None:
    with target.open("w", encoding="utf-8", newline="\n") as stream:
        stream.writelines(f"# {line}\n" for line in licence)
        stream.write("SET UTF-8\nFLAG num\n")
        for number, (strip, add) in enumerate(flags, 1):
            stream.write(f"SFX {number} N {len(add)}\n")
            stream.writelines(f"SFX {number} {strip or 0} {ending or 0} .\n" for ending in add)


def read_hunspell(path: Path) -> Iterator[str]:
    """The words of a dictionary as hunspell itself would unfold it; some may come twice."""
    rules: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    with path.with_suffix(".aff").open(encoding="utf-8") as stream:
        for line in stream:
            match line.split():
                case ["SFX", flag, strip, add, "."]:
                    rules[flag].append((strip.replace("0", ""), add.replace("0", "")))
    with path.open(encoding="utf-8") as stream:
        next(stream)
        for line in stream:
            word, _, flags = line.rstrip("\n").partition("/")
            yield word
            for flag in flags.split(",") if flags else []:
                for strip, add in rules[flag]:
                    yield word.removesuffix(strip) + add
