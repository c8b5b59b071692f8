"""Texts for people: marks for the catalogue, and filling in values. The translator is in `lexicon.judge.messages`."""

from collections.abc import Mapping


class Message(str):
    """An English text that is in the catalogue; `context` tells apart roles that Czech says differently."""

    __slots__ = ("context",)
    context: str


def message(text: str, context: str = "") -> Message:
    """Mark a text for the catalogue; it is translated where it is said."""
    marked = Message(text)
    marked.context = context
    return marked


def filled(template: str, values: Mapping[str, object]) -> str:
    """A template with its values; without values it is no template and may hold braces."""
    shown = {name: printable(value) if isinstance(value, str) else value for name, value in values.items()}
    return template.format_map(shown) if values else template


def printable(text: str) -> str:
    r"""A text on one line without signs that steer a terminal: they are shown as escapes such as `\x1b`."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
