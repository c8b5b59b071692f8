"""Reading the words of an official list from a saved page or a plain text.

The association's page, windows-1250 or as a browser saves it:

    <html> ... <a href="#b">B</a> | <a href="#c">C</a> ...      navigation
    aha, ahoj, akát<hr>                                         a line of words, closed by <hr>
    bota, brod<hr>
    </body></html>

or plain text in UTF-8 or windows-1250: words separated by line ends, commas or spaces; `#` begins a comment line.
"""

import html
from typing import NamedTuple

import regex

from lexicon.errors import DataError
from lexicon.lists.words import ENCODINGS, PlacedWord
from lexicon.message import message

_HR = regex.compile(r"<hr\b[^>]*>", regex.IGNORECASE)
_BREAK = regex.compile(r"</?(?:br|p|div|h\d|li|ul|ol|td|tr|table|body|center|title|head|script|style)\b[^>]*>", regex.I)
_LINK = regex.compile(r"<a\b[^>]*\bhref\b[^>]*>", regex.IGNORECASE)
_LINKED = "\0"  # stands for a link; the text itself has no such character
_TAG = regex.compile(r"<[^>]*>")
_HIDDEN = regex.compile(r"<!--.*?-->|<(script|style)\b.*?</\1\s*>", regex.IGNORECASE | regex.DOTALL)
_END = regex.compile(r"</(?:html|body)\s*>", regex.IGNORECASE)
_START = regex.compile(r"\s*(?:<!doctype\b|<html\b|<head\b|<body\b|<\?xml\b|<!--)", regex.IGNORECASE)
_WORD = regex.compile(r"[\p{L}\p{M}]{2,}")
_WIDE = (b"\xff\xfe", b"\xfe\xff")
_TAIL_WORDS = 3  # so many comma-separated words after the last <hr> are a line that was cut off


class ReadList(NamedTuple):
    """The words of a file in its order, its encoding and its format (`html` or `text`)."""

    words: tuple[PlacedWord, ...]
    encoding: str
    format: str


def read_page(data: bytes, file: str) -> ReadList:
    """Read a page or a text; `file` is only for messages.

    Raises DataError: an encoding that is neither of the two, a page that was cut off, no words.
    """
    text, encoding = _decode(data, file)
    if _START.match(text):
        words, kind = _page_words(text, file), "html"
    else:
        words, kind = _text_words(text), "text"
    if not words:
        hint = message("words on lines that end in <hr>, or one word a line in plain text")
        what = message("no words") if text.strip() else message("the file is empty")
        raise DataError(file, 0, what, hint=hint)
    return ReadList(tuple(words), encoding, kind)


def _decode(data: bytes, file: str) -> tuple[str, str]:
    if data.startswith(_WIDE) or b"\0" in data:
        raise DataError(file, 0, "neither UTF-8 nor windows-1250", hint="save the file as UTF-8")
    failed = 0
    for encoding, codec in zip(ENCODINGS, ("utf-8-sig", "cp1250"), strict=True):
        try:
            return data.decode(codec).replace("\r\n", "\n").replace("\r", "\n"), encoding
        except UnicodeDecodeError as error:
            failed = error.start
    line = data.count(b"\n", 0, failed) + 1
    raise DataError(file, line, "neither UTF-8 nor windows-1250", hint="save the file as UTF-8")


def _page_words(text: str, file: str) -> list[PlacedWord]:
    text = _HIDDEN.sub(lambda found: "\n" * found[0].count("\n"), text)
    words: list[PlacedWord] = []
    start = 0
    for rule in _HR.finditer(text):
        line = text.count("\n", 0, rule.start()) + 1
        words += _word_line(_last_line(text[start : rule.start()]), line, file)
        start = rule.end()
    tail = text[start:]
    hint = message("save the page again, complete")
    for rest in _lines(tail):
        tokens = _tokens(rest)
        if len(tokens) >= _TAIL_WORDS and all(_WORD.fullmatch(token) for token in tokens):
            line = text.count("\n", 0, start) + 1
            what = message("the page is cut off: its last line of words is not closed by <hr>")
            raise DataError(file, line, what, hint=hint)
    if not _END.search(tail):
        raise DataError(file, text.count("\n") + 1, "the page is cut off: no </html>", hint=hint)
    return words


def _lines(piece: str) -> list[str]:
    """The lines of text in a piece of HTML, without tags and empty lines; links leave their mark."""
    plain = html.unescape(_TAG.sub("", _LINK.sub(_LINKED, _BREAK.sub("\n", piece))))
    return [line.strip() for line in plain.split("\n") if line.strip()]


def _last_line(piece: str) -> str:
    """What stands before an <hr>: the last line, with those before it that end in a comma."""
    lines = _lines(piece)
    found = lines.pop() if lines else ""
    while lines and lines[-1].endswith(","):
        found = f"{lines.pop()} {found}"
    return found


def _tokens(line: str) -> list[str]:
    return [token.strip() for token in line.rstrip(",. ").split(",")]


def _word_line(line: str, number: int, file: str) -> list[PlacedWord]:
    """The words of a line, or nothing if the line is navigation."""
    if _LINKED in line:
        return []
    tokens = _tokens(line)
    good = [token for token in tokens if _WORD.fullmatch(token)]
    if len(tokens) == 1:
        return [PlacedWord(token, number) for token in good if token.islower()]
    if 2 * len(good) < len(tokens):
        return []
    wrong = next((token for token in tokens if not token or " " in token), None)  # odd letters are judged later
    if wrong is not None:
        what, hint = message("{text} is no word"), message("words are separated by a comma and a space")
        raise DataError(file, number, what, hint=hint, text=repr(wrong[:40]))
    return [PlacedWord(token, number) for token in tokens]


def _text_words(text: str) -> list[PlacedWord]:
    return [
        PlacedWord(word, number)
        for number, line in enumerate(text.split("\n"), 1)
        if not line.startswith("#")
        for word in line.replace(",", " ").split()
    ]
