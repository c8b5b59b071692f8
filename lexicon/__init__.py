"""A lexicon compiler and word-validity service for Czech Scrabble.

>>> import lexicon
>>> cs = lexicon.open()
>>> cs.is_valid("pánové")
True
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lexicon.errors import ArtefactError, DataError, FetchError, LexiconError, UsageError
    from lexicon.judge.lexicon import Lexicon
    from lexicon.judge.lexicon import open_lexicon as open  # noqa: A004 - reads as lexicon.open()

__all__ = ["ArtefactError", "DataError", "FetchError", "Lexicon", "LexiconError", "UsageError", "open"]


def __getattr__(name: str) -> Any:
    """Names are imported when first used, so that the command line starts quickly."""
    if name == "open":
        from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415

        return open_lexicon
    if name == "Lexicon":
        from lexicon.judge.lexicon import Lexicon  # noqa: PLC0415

        return Lexicon
    if name in __all__:
        from lexicon import errors  # noqa: PLC0415

        return getattr(errors, name)
    raise AttributeError(f"module 'lexicon' has no attribute {name!r}")
