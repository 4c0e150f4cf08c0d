"""Positions to look at: games that bots play up to a moment, and that somebody then sits down to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import astrarium
from astrarium import bots
from astrarium.kernel import Choice, Table

from .hands import Hand

#: What is looked for in a position: the view of the first seat, and what it is asked.
Wish = Callable[[dict[str, Any], Choice], bool]


def moments(
    game: str, seats: int, seed: str, *wishes: Wish, eager: tuple[str, int] = ("", 0), **options: Any
) -> Iterator[dict[str, Any]]:
    """The record up to the first moment that is as wished, for each of the wishes in turn.

    The game's own bots play. From a round on, whoever sits first takes every option of the word `eager`.
    """
    table = astrarium.start(game, seats=seats, seed=seed, options=options)
    kind = f"{game}-basic"
    players = [bots.make(kind, seed=seat) for seat in range(seats)]
    chance = astrarium.Chance(int(seed))
    table.players = ["", *[kind] * (seats - 1)]
    for wish in wishes:
        while not _wished(table, wish):
            assert not table.over, "there was no such moment"
            choice = table.pending[0]
            word, since = eager
            keen = choice.seat == 0 and table.view(0)["round"] >= since
            wanted = [each for each in choice.options if keen and each[:1] == (word,)]
            answer = wanted[0] if wanted else bots.answer(players[choice.seat], table, choice.seat, chance)
            table.answer(choice.seat, answer)
        yield table.record.to_json()


def _wished(table: Table, wish: Wish) -> bool:
    choice = next(iter(table.pending), None)
    return choice is not None and choice.seat == 0 and wish(table.view(0), choice)


def sit_down_to(hand: Hand, record: dict[str, Any]) -> None:
    """Go on with a game where its record ends."""
    hand.go(f"/table/{hand.call('POST', '/api/records', record)['table']}")
    hand.ready()
