"""Ranges of numbers on the command line: `5`, `4-7`, `8-`, `-3`."""

from lexicon.errors import UsageError


def span(text: str, option: str) -> tuple[int, int | None]:
    """The least and the greatest number; an empty text is any number. Raises UsageError."""
    if not text:
        return 0, None
    low, dash, high = text.partition("-")
    least, most = low or "0", high if dash else low
    if not (least.isdecimal() and (most.isdecimal() or (dash and not most)) and text != "-"):
        raise UsageError("{option} {text}: a number or a range is needed, as 5, 4-7, 8-", option=option, text=text)
    if most and int(least) > int(most):
        raise UsageError("{option} {text}: the smaller number comes first", option=option, text=text)
    return int(least), int(most) if most else None
