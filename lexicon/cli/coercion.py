"""Plain parameters are converted here: for them typer would load a library that takes longer than a verdict.

It is a shortcut for the versions of typer that convert lazily; where it finds nothing to set, typer does it all.
"""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Any, get_args

import typer

_SPECIAL = ("parser", "click_type", "exists", "writable", "resolve_path", "allow_dash", "callback")


class _Plain:
    """Converts the values of one parameter."""

    def __init__(self, convert: Callable[[Any], Any]) -> None:
        self._convert = convert

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value or values as the command wants them. Raises typer.BadParameter."""
        several = param.multiple or param.nargs == -1
        if value is None:
            return () if several else None
        try:
            return [self._convert(one) for one in value] if several else self._convert(value)
        except ValueError as error:
            raise typer.BadParameter(str(error), ctx=ctx, param=param) from None


def shorten(parameters: list[Any]) -> None:
    """Give every plain parameter (text, path, choice, number, and lists of them) its own conversion."""
    for parameter in parameters:
        if getattr(parameter, "_runtime_param", parameter) is None:
            convert = _converter(parameter.type_descriptor.annotation, parameter.type_descriptor.parameter_info)
            if convert:
                parameter._runtime_param = _Plain(convert)


def _converter(annotation: Any, info: Any) -> Callable[[Any], Any] | None:
    """None for anything that needs typer's own conversion."""
    if any(getattr(info, name, None) for name in _SPECIAL):
        return None
    inner = get_args(annotation)[0] if getattr(annotation, "__origin__", None) is list else annotation
    plain: dict[Any, Callable[[Any], Any]] = {str: str, Path: Path, bool: _flag}
    if inner in plain:
        return plain[inner]
    if inner is int:
        return lambda value: _number(value, info.min, info.max)
    if isinstance(inner, type) and issubclass(inner, StrEnum):
        return lambda value: _choice(value, inner)
    return None


def _flag(value: Any) -> bool:
    """From the command line a flag comes as a boolean; no flag of ours is read from the environment."""
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} is not one of 'True', 'False'")  # noqa: TRY004 - shown as a misuse
    return value


def _number(value: Any, least: int | None, most: int | None) -> int:
    try:
        number = int(value)
    except ValueError:
        raise ValueError("not a valid integer") from None
    if (least is not None and number < least) or (most is not None and number > most):
        raise ValueError(f"{number} must be greater than or equal to {least}, at most {most}")
    return number


def _choice(value: Any, choices: type[StrEnum]) -> StrEnum:
    try:
        return choices(value)
    except ValueError:
        known = ", ".join(repr(choice.value) for choice in choices)
        raise ValueError(f"{str(value)!r} is not one of {known}") from None
