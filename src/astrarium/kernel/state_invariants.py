"""Checks of a position for the `faults` of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sized
from typing import Any

from .state import State


def in_stages(g: State, *stages: Iterable[Callable[[Any], Iterator[str]]]) -> Iterator[str]:
    """The faults of the first stage that has any; later stages rely on earlier ones."""
    for stage in ([_observers], *stages):
        faulty = False
        for check in stage:
            for fault in check(g):
                faulty = True
                yield fault
        if faulty:
            return


def _observers(g: State) -> Iterator[str]:
    """The bits of all seats and of spectators."""
    if g.cards.everyone != (1 << (g.seats + 1)) - 1:
        yield f"cards: {g.cards.everyone} is not everyone"


def by_seat(g: State, *names: str) -> Iterator[str]:
    """Fields whose length is not the number of seats."""
    for name in names:
        value = getattr(g, name)
        if len(value) != g.seats:
            yield f"{name}: {len(value)} entries for {g.seats} seats"


def of_length(rows: Iterable[tuple[str, Sized, int]]) -> Iterator[str]:
    """Lists of a wrong length: their names, the lists, the right lengths."""
    for name, row, length in rows:
        if len(row) != length:
            yield f"{name}: {len(row)} entries, not {length}"


def every_card_once(
    g: State, places: Iterable[Iterable[int]], cards: Iterable[int] | None = None
) -> Iterator[str]:
    """Cards in two places or in none; by default of all cards of the game."""
    expected = set(range(len(g.cards.face)) if cards is None else cards)
    seen: set[Any] = set()
    for place in places:
        for card in place:
            if card in seen:
                yield f"card {card} lies in two places"
            elif card not in expected:
                yield f"card {card} does not belong there"
            seen.add(card)
    for card in sorted(expected - seen):
        yield f"card {card} lies nowhere"
