"""What the rules say of one headword of one source: categories K1-K11 and D6, labels S1-S6.

bach   kind word, NOUN, labels ("hovorové",)     -> ()
hó     kind word, INTJ                           -> (Stop("K3"),)
km     kind symbol                               -> (Stop("K5"),)
ix     kind reference to x, not repeated there   -> (Stop("K9", target=x),)
"""

import difflib

from lexicon.errors import DataError
from lexicon.grammar import matches
from lexicon.readers.entry import Entry, EntryKind, Reading, SpellingVariant
from lexicon.rules.decisions import Stop
from lexicon.rules.ruleset import Category, Ruleset


def headword_stops(
    ruleset: Ruleset,
    entry: Entry,
    reading: Reading | None = None,
    *,
    spelling: SpellingVariant | None = None,
    target: Entry | None = None,
) -> tuple[Stop, ...]:
    """Every rule that stops this headword of this source, in the order of the documents; empty: none does.

    `reading` None: an entry without part of speech. `spelling`: judge this listed variant of the headword instead
    (ó: oóó). `target`: for a reference, the entry of the same source that it refers to, if there is one (K9).
    Raises DataError for a label that the ruleset does not know.
    """
    text = spelling.text if spelling else entry.headword
    stops = [
        Stop(category.rule, _about(entry))
        for category in ruleset.categories
        if _applies(category, text, entry, reading, target)
    ]
    labels = (reading.labels if reading else ()) + (spelling.labels if spelling else ())
    stops += [Stop(rule, (("label", label),)) for label in labels for rule in _label_rules(ruleset, label, entry)]
    return tuple(dict.fromkeys(stops))


def text_stops(ruleset: Ruleset, text: str) -> tuple[Stop, ...]:
    """Rules that stop a form by its letters alone: one letter (K1), anything but letters (K6)."""
    return tuple(
        Stop(category.rule) for category in ruleset.form_categories if category.text and category.text.search(text)
    )


def word_parts(ruleset: Ruleset, entry: Entry) -> tuple[tuple[str, tuple[Stop, ...]], ...]:
    """The words of a multiword headword with the rules that stop each (K10); empty for other entries.

    `big beat` -> big and beat, each stopped by K10: only an entry of its own makes one a word. `smát se` -> the
    verb and the particle, stopped by nothing.
    """
    if entry.kind is not EntryKind.MULTIWORD:
        return ()
    reading = entry.readings[0] if entry.readings else None
    stops = tuple(
        Stop(category.rule, _about(entry))
        for category in ruleset.categories
        if EntryKind.MULTIWORD in category.row.kinds and _applies(category, entry.headword, entry, reading, None)
    )
    return tuple((part, stops) for part in entry.headword.split())


def _applies(category: Category, text: str, entry: Entry, reading: Reading | None, target: Entry | None) -> bool:
    """Whether every condition of the category holds."""
    row = category.row
    return (
        (not row.kinds or entry.kind in row.kinds)
        and entry.kind not in row.except_kinds
        and (not row.upos or (reading is not None and reading.upos in row.upos))
        and (not row.where or (reading is not None and matches(reading.feats, row.where)))
        and (category.text is None or category.text.search(text) is not None)
        and not (row.unless_repeated and target is not None and any(text == one.text for one in target.variants))
        and not (row.unless_reflexive and _is_reflexive(entry))
        and not (row.without_parent and entry.parent)
    )


def _about(entry: Entry) -> tuple[tuple[str, str], ...]:
    """What a stop must name beside the word: where a reference leads, which multiword headword a part is of."""
    if entry.kind is EntryKind.REFERENCE:
        return (("target", entry.target),)
    if entry.kind is EntryKind.MULTIWORD:
        return (("headword", entry.target or entry.headword),)
    return ()


def _is_reflexive(entry: Entry) -> bool:
    return any(reading.reflexive for reading in entry.readings)


def _label_rules(ruleset: Ruleset, label: str, entry: Entry) -> tuple[str, ...]:
    rules = ruleset.labels.get(label)
    if rules is None:
        near = difflib.get_close_matches(label, ruleset.labels, n=3, cutoff=0.5)
        hint = f"did you mean {', '.join(near)}?" if near else "labels are listed in the ruleset's label policy"
        raise DataError(entry.source, entry.line, f"unknown label {label!r}", entry=entry.id, hint=hint)
    return rules
