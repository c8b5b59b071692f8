"""An evaluation as rows of tables, as TSV of every difference, and as JSON."""

from collections.abc import Iterator

import msgspec

from lexicon.evaluate.measure import Difference, Evaluation, Score, groups

SCHEMA = 1
SCORE_COLUMNS = ("group", "gold", "ours", "both", "precision", "recall")
GROUP_COLUMNS = ("cause", "rules", "upos", "words", "examples")
DIFFERENCE_COLUMNS = ("side", "word", "cause", "rules", "upos", "near", "sources")
_EXAMPLES = 6


class ScoreOut(msgspec.Struct):
    """Counts with the two shares, rounded to four places."""

    gold: int
    ours: int
    both: int
    precision: float
    recall: float


class EvaluationOut(msgspec.Struct, tag_field="kind", tag="evaluate"):
    """`lexicon evaluate --json`."""

    schema: int
    variant: str
    total: ScoreOut
    by_length: dict[str, ScoreOut]
    by_upos: dict[str, ScoreOut]
    misses: tuple[Difference, ...]
    extras: tuple[Difference, ...]


def evaluation_json(found: Evaluation) -> str:
    """One line of JSON."""
    shown = EvaluationOut(
        SCHEMA,
        found.variant,
        _score(found.total),
        {str(length): _score(score) for length, score in found.by_length.items()},
        {upos: _score(score) for upos, score in found.by_upos.items()},
        found.misses,
        found.extras,
    )
    return msgspec.json.encode(shown).decode()


def score_rows(scores: dict[str, Score]) -> Iterator[tuple[str, ...]]:
    """Rows of SCORE_COLUMNS."""
    for name, score in scores.items():
        shares = (f"{score.precision:.3f}", f"{score.recall:.3f}")
        yield name, str(score.gold), str(score.ours), str(score.both), *shares


def group_rows(differences: tuple[Difference, ...]) -> Iterator[tuple[str, ...]]:
    """Rows of GROUP_COLUMNS; the examples lie evenly over the alphabet, with their headword where it helps."""
    for (cause, rules, upos), members in groups(differences):
        chosen = members[:: max(1, len(members) // _EXAMPLES)][:_EXAMPLES]
        examples = ", ".join(
            f"{one.word} ({one.near})" if one.near not in ("", one.word) else one.word for one in chosen
        )
        yield cause, rules, upos, str(len(members)), examples


def difference_rows(found: Evaluation) -> Iterator[tuple[str, ...]]:
    """Rows of DIFFERENCE_COLUMNS, a row a word."""
    for side, differences in (("miss", found.misses), ("extra", found.extras)):
        for one in differences:
            yield side, one.word, one.cause.value, " ".join(one.rules), one.upos, one.near, " ".join(one.sources)


def _score(score: Score) -> ScoreOut:
    return ScoreOut(score.gold, score.ours, score.both, round(score.precision, 4), round(score.recall, 4))
