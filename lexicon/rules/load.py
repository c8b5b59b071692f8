"""Reading rulesets: inheritance, included files, validation. Errors name file, line and rule."""

from collections.abc import Iterable
from importlib.resources import as_file, files
from pathlib import Path

import msgspec

from lexicon.errors import DataError, UsageError
from lexicon.files.toml import line_of, load_toml
from lexicon.rules.build import build
from lexicon.rules.draft import Draft, Placed
from lexicon.rules.ruleset import Ruleset
from lexicon.rules.shape import PartFile, RuleRow, RulesetFile


def data_folder() -> Path:
    """The folder with `rulesets/` and the files that they include."""
    with as_file(files("lexicon.rules") / "data") as folder:
        return folder


def rulesets(*folders: Path) -> tuple[str, ...]:
    """Ids of all rulesets: our own and those of further folders (`FOLDER/*.toml`), sorted."""
    return tuple(sorted(_paths(folders)))


def load_ruleset(ruleset: str = "cs-cas", *folders: Path) -> Ruleset:
    """A ruleset by id, from our own data or from `folders`, or by the path of its file (`club.toml`).

    A file of one's own may name any of ours as its parent.
    Raises UsageError for an unknown id and DataError (file, line, rule) for anything a file says wrong.
    """
    paths = _paths(folders)
    if ruleset.endswith(".toml"):
        path = Path(ruleset)
        ruleset = path.stem
        if paths.setdefault(ruleset, path) != path:
            raise DataError(path, 0, f"a second ruleset {ruleset}", hint=f"the first: {paths[ruleset]}")
    if ruleset not in paths:
        raise UsageError(f"unknown ruleset {ruleset}", hint=f"one of: {', '.join(sorted(paths))}")
    return build(_draft(ruleset, paths, ()))


def _paths(folders: Iterable[Path]) -> dict[str, Path]:
    paths: dict[str, Path] = {}
    for folder in (data_folder() / "rulesets", *folders):
        for path in sorted(folder.glob("*.toml")):
            if path.stem in paths:
                raise DataError(path, 0, f"a second ruleset {path.stem}", hint=f"the first: {paths[path.stem]}")
            paths[path.stem] = path
    return paths


def _draft(ruleset: str, paths: dict[str, Path], children: tuple[str, ...]) -> Draft:
    path = paths[ruleset]
    head = load_toml(path, RulesetFile)
    text = path.read_text(encoding="utf-8")
    if head.id != ruleset:
        raise DataError(path, line_of(text, "id"), f"id {head.id!r} in the file {path.name}", hint="they must agree")
    if head.parent and (head.parent not in paths or head.parent in (*children, ruleset)):
        what = "a circle of parents" if head.parent in paths else f"unknown parent {head.parent!r}"
        raise DataError(path, line_of(text, "parent"), what, hint=f"one of: {', '.join(sorted(paths))}")
    draft = Draft(head, path, {})
    if head.parent:
        draft = _inherit(head, path, _draft(head.parent, paths, (*children, ruleset)))
    own: dict[str, Placed] = {}
    for n, include in enumerate(head.includes):
        part = data_folder() / include if not (path.parent / include).exists() else path.parent / include
        if not part.exists():
            raise DataError(path, line_of(text, "includes"), f"no file {include} (includes[{n}])")
        rows = load_toml(part, PartFile)
        _add(draft, own, rows.rule, part)
        draft.free_labels |= dict.fromkeys(rows.free_labels)
    _add(draft, own, head.rule, path)
    draft.free_labels |= dict.fromkeys(head.free_labels)
    for rule in head.without:
        if rule not in draft.rules:
            raise DataError(path, line_of(text, "without"), f"no rule {rule} in {head.parent or ruleset} to leave out")
        draft.lifted[rule] = draft.rules.pop(rule)
    return draft


def _inherit(head: RulesetFile, path: Path, parent: Draft) -> Draft:
    """The parent's draft under the child's head: what the child leaves empty is the parent's."""
    base = msgspec.structs.asdict(parent.head)
    own = msgspec.structs.asdict(head)
    kept = {key: own[key] or base[key] for key in own if key not in ("note", "includes", "without", "rule", "parent")}
    merged = RulesetFile(**{**own, **kept})
    return Draft(merged, path, dict(parent.rules), dict(parent.lifted), dict(parent.free_labels))


def _add(draft: Draft, own: dict[str, Placed], rows: list[RuleRow], path: Path) -> None:
    """Add rules; one that an ancestor has is replaced in its place, two in one ruleset (`own`) are an error."""
    text = path.read_text(encoding="utf-8")
    for n, row in enumerate(rows):
        placed = Placed(row, path, line_of(text, f"rule[{n}]"))
        if row.id in own:
            hint = f"the first: {own[row.id].file.name}:{own[row.id].line}"
            raise DataError(path, placed.line, "two rules with one id", entry=row.id, hint=hint)
        own[row.id] = placed
        draft.lifted.pop(row.id, None)
        draft.rules[row.id] = placed
