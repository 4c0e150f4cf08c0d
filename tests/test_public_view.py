"""What all at a table see is worked out once for all, and packed once where it stays as it is for long."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from astrarium import games, start
from astrarium.bots.uniform import uniform
from astrarium.kernel import Table
from astrarium.server.live_tables.json_codec import encode, packed
from astrarium.tables.public_view import PublicView

TOLD_APART = [game.id for game in games().values() if game.personal is not None]


def go_on(table: Table, moves: int) -> None:
    choose = uniform(Random("common"))
    for _ in range(moves):
        if table.pending:
            choice = table.pending[0]
            table.answer(choice.seat, choose(choice))


def read(shown: Any) -> Any:
    return msgspec.json.decode(encode(shown))


@pytest.mark.parametrize("id", TOLD_APART)
def test_everybody_is_shown_what_they_see(id: str) -> None:
    seats = min(3, games()[id].seats[1])
    table = start(id, seats=seats, seed="common")
    common = PublicView(table, packed)
    while table.pending:
        for seat in (*range(seats), None):
            assert read(common.view(seat)) == read(table.view(seat))
        common.forget()
        go_on(table, 1)


def packings(table: Table, moves: int) -> list[int]:
    """How many things are packed in each of so many moves."""
    things: list[Any] = []

    def watched(shown: Any) -> Any:
        things.append(shown)
        return packed(shown)

    common = PublicView(table, watched)
    counted = []
    for _ in range(moves):
        go_on(table, 1)
        for seat in range(table.seats):
            common.view(seat)
        common.forget()
        counted.append(len([each for each in things if isinstance(each, dict)]))
        things.clear()
    return counted


def test_what_stays_as_it_was_is_packed_once() -> None:
    table = start("adastra", seats=4, seed="common")
    counted = packings(table, 30)
    systems = len(table.view(None)["systems"])
    assert counted[0] == 0, "nothing is known to stay before it has stayed for a move"
    assert counted[1] >= systems
    assert max(counted[2:]) < systems / 2


def test_what_is_made_anew_for_every_move_is_not_packed() -> None:
    assert not any(packings(start("orion", seats=2, seed="common"), 20))
