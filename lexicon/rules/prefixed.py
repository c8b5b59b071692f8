"""The limit of rule D4: a prefixed verb is not derived where its source lists it and excludes it.

In a source where orat lists do-, doorat follows, unless the same source has an entry doorat marked, say, zast.
"""

from collections.abc import Iterable

from lexicon.rules.decisions import Attestation, Stop


def prefixed_stops(source: str, own: Iterable[Attestation]) -> tuple[Stop, ...]:
    """What stops D4 in `source`, given all attestations of the prefixed verb as a headword; empty: nothing.

    D4 is stopped if that source lists the verb itself and every such entry is stopped; the parameter `entry` names
    the first of them, `because` the rule that stops it.
    """
    entries = [one for one in own if one.source == source]
    if not entries or not all(one.stops for one in entries):
        return ()
    first = entries[0]
    return (Stop("D4", (("entry", first.id), ("because", first.stops[0].rule))),)
