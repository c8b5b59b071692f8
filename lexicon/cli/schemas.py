"""JSON Schemas of everything that the commands print as JSON, made from the types that print it.

python -m lexicon.cli.schemas docs/schema       writes KIND.json for each kind
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from lexicon.evaluate.output import EvaluationOut
from lexicon.files.output import replacing_file
from lexicon.judge.difference_output import DifferenceOut
from lexicon.judge.output import ChallengeOut, ExplainOut
from lexicon.judge.rules_output import RulesOut
from lexicon.judge.why_not_output import WhyNotOut
from lexicon.play.output import MoveOut, ReplayOut, RoundOut, SettledOut, TilesOut
from lexicon.referee.record import RecordOut
from lexicon.study.output import HooksOut, SearchOut, StemsOut

SHAPES: dict[str, Any] = {
    "challenge": ChallengeOut,
    "challenge-game": SettledOut,
    "diff": DifferenceOut,
    "evaluate": EvaluationOut,
    "explain": ExplainOut,
    "hooks": HooksOut,
    "move": MoveOut,
    "protest-record": RecordOut,
    "replay": ReplayOut,
    "round": RoundOut,
    "rules": RulesOut,
    "search": SearchOut,
    "stems": StemsOut,
    "tiles": TilesOut,
    "why-not": WhyNotOut,
}


def schema(kind: str) -> dict[str, Any]:
    """The JSON Schema (2020-12) of one kind of output; `challenge-game` is `challenge` with an outcome."""
    found = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(SHAPES[kind])}
    return found


def write_schemas(folder: Path) -> None:
    """Write all schemas, one file a kind."""
    for kind in SHAPES:
        with replacing_file(folder / f"{kind}.json") as out:
            out.write(msgspec.json.format(msgspec.json.encode(schema(kind)), indent=2).decode() + "\n")


if __name__ == "__main__":
    write_schemas(Path(sys.argv[1]))
