"""Setting up and looking: what a game refuses, deals written out, and what may be seen when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from astrarium.kernel import BadSetup, Chance, Hidden, Setting, Table, Text, replay, resume, start
from toys import comets
from toys.seats import played


def every_hand(g: comets.State, seat: int | None) -> dict[str, Any]:
    hands = [[g.cards.face[card] for card in hand] for hand in g.hands]
    return comets.view(g, seat) | {"hands": hands}


def crowded(seats: int, options: Mapping[str, Any]) -> Text | None:
    return Text("comet", size=seats) if seats == 3 and options["rounds"] == 2 else None


def a_size(value: Any) -> int:
    if not isinstance(value, int) or not 1 <= value <= 6:
        raise BadSetup("error-bad-setting", setting="first", value=str(value), values="1…6")
    return value


def set_up(seats: int, chance: Chance, options: Mapping[str, Any]) -> comets.State:
    """As usual, but somebody may say what the first comet is."""
    g = comets.set_up(seats, chance, options)
    if options["first"] is not None:
        face, card = g.cards.face, g.hands[0][0]
        other = face.index(options["first"])
        face[card], face[other] = face[other], face[card]
    return g


GAME = replace(
    comets.GAME,
    set_up=set_up,
    settings=(*comets.GAME.settings, Setting("first", None, read=a_size)),
    refusal=crowded,
    reveal=every_hand,
)


def hidden(table: Table) -> bool:
    return None in [face for hand in table.view(None)["hands"] for face in hand]


# -- set-ups that do not go together


def test_a_game_refuses_what_does_not_go_together() -> None:
    start(GAME, 2, 1, {"rounds": 2})
    start(GAME, 3, 1, {"rounds": 6})
    with pytest.raises(BadSetup) as caught:
        start(GAME, 3, 1, {"rounds": 2})
    assert caught.value.text == Text("comet", size=3)
    assert caught.value.game is GAME


# -- what only scripts say


def test_a_script_may_write_out_what_luck_would_bring() -> None:
    for size in range(1, 7):
        assert start(GAME, 2, 1, {"first": size}).view(0)["hands"][0][0] == size
    table = start(GAME, 2, 1, {"first": 6})
    assert table.options["first"] == 6
    assert replay(GAME, table.record).view(0) == table.view(0)


@pytest.mark.parametrize("value", [7, "six", [6]])
def test_an_impossible_deal_is_refused(value: Any) -> None:
    with pytest.raises(BadSetup, match="first"):
        start(GAME, 2, 1, {"first": value})


def test_people_are_not_asked_for_a_deal() -> None:
    assert [setting.id for setting in GAME.variants] == ["rounds"]


# -- seeing everything


def test_what_is_hidden_stays_so_while_the_game_goes_on() -> None:
    table = start(GAME, 2, 1)
    for live in (table, table.fork(), table.at(0)):
        with pytest.raises(Hidden):
            live.view(None, reveal=True)


def test_everything_may_be_seen_when_the_game_is_over() -> None:
    table = played(GAME, 2, 1, 999)
    assert table.over
    assert hidden(table)
    assert None not in [face for hand in table.view(None, reveal=True)["hands"] for face in hand]
    assert table.at(3).view(None, reveal=True)["hands"]


def test_everything_may_be_seen_at_a_table_for_analysis() -> None:
    table = start(GAME, 2, 1)
    position = resume(GAME, table.state.to_json(), table.options)
    for analysis in (position, position.fork(), replay(GAME, table.record)):
        assert analysis.view(0, reveal=True)["hands"] == every_hand(table.state, 0)["hands"]  # type: ignore[arg-type]


def test_an_imagined_world_holds_nothing_to_hide() -> None:
    table = start(GAME, 2, 1)
    world = table.fork(observer=0, chance=Chance(1))
    seen = world.view(0, reveal=True)["hands"]
    assert seen[0] == table.view(0)["hands"][0]
    assert None not in seen[1]


def test_a_game_without_more_to_see_shows_its_view() -> None:
    table = played(comets.GAME, 2, 1, 999)
    assert table.view(None, reveal=True) == table.view(None)


def test_a_seed_has_at_most_two_hundred_characters() -> None:
    start(comets.GAME, 2, "x" * 200)
    with pytest.raises(BadSetup):
        start(comets.GAME, 2, "x" * 201)
