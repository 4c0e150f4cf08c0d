"""Every question, option and refusal names the paragraph behind it, and can be said in both languages."""

import pytest

import astrarium
from common.asking import check

from .played import diligent
from .table import lay_out


@pytest.mark.parametrize(("seats", "side"), [(1, "B"), (3, "A"), (4, "B")])
def test_S3_3_in_whole_games(seats, side):
    t = astrarium.start("captains", seats=seats, seed=seats, options={"tracks": side})
    choose = diligent(seats)
    while not t.over:
        choice = t.pending[0]
        check(t, choice)
        t.answer(choice.seat, choose(t.state, choice))


def test_S20_1_S20_6_cards_are_cited_where_they_are_described():
    t = lay_out(
        at={0: "aldara"},
        ready={0: "red cadet"},
        techs={0: {1: "aux_thrusters", 4: "warp_core"}},
        missions={"aldara": "border_patrol"},
        event_techs="simulator",
    )
    choice = t.pending[0]
    cited = {option: t.cite(choice, option) for option in choice.options}
    assert cited["room", "helm", "red"] == "S4.1"
    assert cited["room", "aux_thrusters", "red"] == "S20.1"
    assert cited["room", "warp_core", "red"] == "S20.3"
    assert cited["mission", "border_patrol"] == "S20.6"
    assert cited["train", "cadet", "red"] == "S5.2"
    assert cited["pass",] == "S3.4"
