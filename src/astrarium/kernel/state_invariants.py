"""What can be wrong with a position of any game: for the `faults` of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from .state import State


def in_stages(g: State, *stages: Iterable[Callable[[Any], Iterator[str]]]) -> Iterator[str]:
    """The faults that the checks of the first faulty stage find: those of later ones rely on it."""
    for stage in stages:
        faulty = False
        for check in stage:
            for fault in check(g):
                faulty = True
                yield fault
        if faulty:
            return


def by_seat(g: State, *names: str) -> Iterator[str]:
    """Fields that have one entry a seat and do not."""
    for name in names:
        value = getattr(g, name)
        if len(value) != g.seats:
            yield f"{name}: {len(value)} entries for {g.seats} seats"


def every_card_once(
    g: State, places: Iterable[Iterable[int]], cards: Iterable[int] | None = None
) -> Iterator[str]:
    """Cards (all of the game, if no others are named) that lie in two places, or in none."""
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
