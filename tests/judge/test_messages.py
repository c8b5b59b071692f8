"""Every message has Czech words with the same placeholders; none is left over; the compiled catalogue is fresh."""

import gettext
import string
from collections.abc import Iterator, Sequence

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from messages_in_code import PACKAGE, messages

from lexicon.errors import ArtefactError, DataError, LexiconError, UsageError
from lexicon.judge.messages import LANGUAGES, translator
from lexicon.message import message, printable

SOURCE = PACKAGE / "judge/locale/cs/LC_MESSAGES/lexicon.po"


def czech() -> Catalog:
    with SOURCE.open("rb") as stream:
        return read_po(stream)


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def strings(text: str | Sequence[str] | None) -> Iterator[str]:
    yield from (text,) if isinstance(text, str) else text or ()


def test_every_message_has_czech_words() -> None:
    catalogue = czech()
    missing = []
    for one in messages():
        found = catalogue.get(one.text, one.context or None)
        if found is None or not all(strings(found.string)):
            missing.append(f"{one.place}: {one.text!r} {one.context}")
    assert missing == []


def test_no_words_are_left_over() -> None:
    used = {(one.text, one.context) for one in messages()}
    left = [entry.id for entry in czech() if entry.id and (next(strings(entry.id)), entry.context or "") not in used]
    assert left == []


def test_translations_keep_the_placeholders() -> None:
    for entry in czech():
        if entry.id:
            wanted = set().union(*map(placeholders, strings(entry.id)))
            for text in strings(entry.string):
                # What the sentence says by its number may leave the number out, and no name may be invented.
                assert placeholders(text) <= wanted, text
                assert placeholders(text) == wanted or len(list(strings(entry.string))) > 1 or "cases" in wanted, text


def test_the_compiled_catalogue_is_that_of_the_source() -> None:
    """It is compiled on installation: `pip install -e .` after a change of the .po file (`make test` does)."""
    with SOURCE.with_suffix(".mo").open("rb") as stream:
        compiled = gettext.GNUTranslations(stream)
    for entry in czech():
        if entry.id and isinstance(entry.id, str):
            told = compiled.pgettext(entry.context, entry.id) if entry.context else compiled.gettext(entry.id)
            assert told == entry.string


@pytest.mark.parametrize(("n", "words"), [(1, "1 kámen"), (3, "3 kameny"), (5, "5 kamenů"), (0, "0 kamenů")])
def test_czech_has_three_plurals(n: int, words: str) -> None:
    assert translator("cs").plural("{n} tile", "{n} tiles", n).format(n=n) == words


def test_context_and_unknown_language() -> None:
    say = translator("cs")
    assert (say("singular"), say(message("singular", "of"))) == ("jednotné číslo", "jednotného čísla")
    assert translator("en")(message("singular", "of")) == "singular"
    with pytest.raises(UsageError, match=r"unknown language da \(one of: cs, en\)"):
        translator("da")
    assert LANGUAGES == ("cs", "en")


@pytest.mark.parametrize(
    ("error", "english", "czech"),
    [
        (
            ArtefactError("no lexicon in {folder}", hint="build it again: lexicon build", folder="x"),
            "no lexicon in x (build it again: lexicon build)",
            "ve složce x není lexikon (sestavte ho znovu: lexicon build)",
        ),
        (
            DataError("b.txt", 3, "more than {size} rows", size=15),
            "b.txt:3: more than 15 rows",
            "b.txt:3: více řad než 15",
        ),
        (UsageError("braces {stay} as they are"), "braces {stay} as they are", "braces {stay} as they are"),
        (
            UsageError("unknown variant {variant}", variant="a\x1b[2J\nb"),
            "unknown variant a\\x1b[2J\\nb",
            "neznámá varianta a\\x1b[2J\\nb",
        ),
    ],
)
def test_refusals_speak_both_languages(error: LexiconError, english: str, czech: str) -> None:
    assert str(error) == english
    assert error.worded(translator("en")) == english
    assert error.worded(translator("cs")) == czech


def test_printable_text_has_no_control_signs() -> None:
    assert printable("ok\t\u202e\ud800ž") == "ok\\t\\u202e\\ud800ž"
