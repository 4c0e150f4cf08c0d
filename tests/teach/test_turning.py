"""Where games turned: by what positions are worth, not by points alone."""

from __future__ import annotations

import pytest

import orion.table as orion
from astrarium import start
from astrarium.teach.turning_points import LEAST, TOLD, Standing, turning_points

from .test_review import last_two, to_the_end


@pytest.mark.parametrize("game", ["metallum", "race", "orion", "captains", "adastra"])
def test_the_greatest_are_told_in_the_order_of_play(game: str) -> None:
    table = to_the_end(start(game, 2, "turning"))
    found = turning_points(table)
    assert len(found) <= TOLD
    assert found == sorted(found)
    assert all(0 < each.move <= table.moves and each.change >= LEAST for each in found)


def test_a_last_action_thrown_away_is_one() -> None:
    """Nobody scores by it: the position turns because the other does not build."""
    table = to_the_end(orion.play(last_two(), "build titan", "research"))
    turned = turning_points(table)[-1]
    assert (turned.seat, turned.move) == (0, table.moves)


def test_who_plays_alone_has_none() -> None:
    assert turning_points(to_the_end(start("captains", 1, "turning"))) == []


def test_the_leader_is_furthest_ahead() -> None:
    assert Standing(9, 3, [-2.0, 4.5, 1.0]).leader == 1
