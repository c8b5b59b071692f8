"""Which official lists a lexicon was built with, and what is left to derivation for want of one (A1)."""

from collections.abc import Iterator

from lexicon.judge.messages import Say
from lexicon.store.format import Manifest


def list_lines(manifest: Manifest, say: Say) -> Iterator[str]:
    """One line a list, and one for each range of lengths that the rules leave to a list, but no list covers."""
    for one in manifest.lists:
        text = say("Official list {id}: {words} words of {lengths} letters; it decides alone in {variant} (A1).")
        lengths = f"{one.lengths[0]}-{one.lengths[1]}"
        yield text.format(id=one.id, words=one.words, lengths=lengths, variant=one.variant.upper())
    without: dict[str, list[str]] = {}
    for variant, lengths in manifest.derived.items():
        without.setdefault(lengths, []).append(variant.upper())
    for lengths, variants in without.items():
        text = say(
            "No official list of {lengths} letters in {variants}: words of these lengths follow from the sources."
        )
        yield text.format(lengths=lengths, variants=", ".join(variants))
