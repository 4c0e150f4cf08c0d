"""What happened, with a heading a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..kernel import Event

#: Events that begin a part of the game: they are headings themselves, and no turn goes on beyond them.
PARTS = frozenset({"round", "phase"})


def by_turns(events: Sequence[Event]) -> Iterator[Event | int]:
    """Events in their order; before the first one of a turn, the seat whose turn it is."""
    whose, border = None, -1
    for event in events:
        if event.name in PARTS:
            whose, border = None, event.move
        elif event.turn is not None and event.turn != whose and event.move > border:
            whose = event.turn
            yield whose
        yield event
