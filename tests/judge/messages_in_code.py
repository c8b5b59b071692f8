"""Every message of the package, found in its syntax trees: `python tests/judge/messages_in_code.py` lists them.

    say("noun")                                     a message
    message("singular", "of")                       a message that is said later, with a context
    say.plural("{n} tile", "{n} tiles", n)          a message with plural forms
    UsageError("unknown variant {variant}", hint="one of: {known}", variant=...)        both templates of a refusal

So are plain refusals in the rooms that people at a table meet; elsewhere a refusal without values is for authors of
data files and stays English.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import lexicon

PACKAGE = Path(lexicon.__file__).parent
_ROOMS = ("judge", "cli", "lists", "play", "referee", "store", "files/output.py")
_REFUSALS = {"LexiconError": 0, "UsageError": 0, "ArtefactError": 0, "FetchError": 0, "DataError": 2}


class Found(NamedTuple):
    """A message, its plural and its context, and where it stands."""

    text: str
    plural: str
    context: str
    place: str


def messages() -> Iterator[Found]:
    """All messages of the package, in the order of files and lines."""
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found = _in_call(node, plain=name.startswith(_ROOMS))
                yield from (Found(*one, f"lexicon/{name}:{node.lineno}") for one in found)


def _in_call(node: ast.Call, *, plain: bool) -> Iterator[tuple[str, str, str]]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if name in ("say", "_say", "message") and texts:
        yield texts[0], "", (*texts, "")[1]
    elif name == "plural" and len(texts) == 2:
        yield texts[0], texts[1], ""
    elif name in _REFUSALS:
        known = {keyword.arg: keyword.value for keyword in node.keywords}
        if plain or set(known) - {"hint", "entry"}:
            position = _REFUSALS[name]
            for value in (*node.args[position : position + 1], known.get("hint")):
                if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                    yield value.value, "", ""


if __name__ == "__main__":
    for one in messages():
        print(*one, sep="\t")
