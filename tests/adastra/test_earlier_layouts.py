"""A position as revision 4 kept it, without rows, is still a position."""

from __future__ import annotations

import json
from typing import Any

from astrarium.games.adastra import GAME
from astrarium.games.adastra.position_migration import ROWS
from astrarium.kernel import Table, resume, start
from common.players import by_chance
from common.positions import complaint

from .table import lay_out


def in_play(answers: int) -> Table:
    table = start(GAME, 3, "earlier", {"revenge": True})
    choose = by_chance(4)
    for _ in range(answers):
        choice = table.pending[0]
        table.answer(choice.seat, choose(table.state, choice))
    return table


def without_rows(position: dict[str, Any]) -> dict[str, Any]:
    """All numbers of a kind in one list, as they were kept once."""
    flat = {name: [number for row in position[name] for number in row] for name in ROWS}
    fleets = [[number for ships in fleet for number in ships] for fleet in position["fleets"]]
    return {**position, **flat, "fleets": fleets}


def test_it_goes_on_where_it_was_kept() -> None:
    for answers in (0, 40, 90):
        table = in_play(answers)
        kept = json.loads(json.dumps(without_rows(table.state.to_json())))
        assert kept["population"] == [] or isinstance(kept["population"][0], int)
        again = resume(GAME, kept, table.options)
        assert again.state.to_json() == table.state.to_json()
        assert again.record.position == table.state.to_json()
        for seat in (0, 1, 2, None):
            assert again.view(seat) == table.view(seat)
        assert [choice.options for choice in again.pending] == [choice.options for choice in table.pending]


def test_what_has_rows_is_left_alone() -> None:
    position = json.loads(json.dumps(lay_out().state.to_json()))
    assert GAME.upgraded(position) == position


def test_nonsense_is_refused_as_ever() -> None:
    position = json.loads(json.dumps(without_rows(in_play(20).state.to_json())))
    for spoiled in ({"population": [1]}, {"fleets": [[1, 2]]}, {"supply": None}, {"resources": [1, 2]}):
        assert complaint(GAME, {**position, **spoiled})
