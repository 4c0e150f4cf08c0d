"""Positions: what cannot be is refused with a reason; sheets of cards agree with the choices."""

import json

import pytest

import astrarium
from astrarium.games.race.components import DESIGNS
from astrarium.kernel import BadRecord, resume

from .played import placing
from .table import GAME, lay_out


def position():
    t = lay_out("old_earth gem_world+", "rebel_base", hands=[4, 4], phase="choose")
    return json.loads(json.dumps(t.state.to_json()))


def damaged(change):
    data = position()
    change(data)
    with pytest.raises(BadRecord) as caught:
        resume(GAME, data)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_R1_5_a_position_survives():
    assert resume(GAME, position()).view(0) == resume(GAME, position()).view(0)


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda data: data["supply"].pop(), "lies nowhere"),
        (lambda data: data["supply"].append(data["supply"][0]), "two places"),
        (lambda data: data["cards"]["face"].__setitem__(0, 5), "faces"),
        (lambda data: data["players"].pop(), "players"),
        (lambda data: data.__setitem__("order", [0, 0]), "order"),
        (lambda data: data.__setitem__("phase", "lunch"), "phase"),
        (lambda data: data.__setitem__("phase", "settle"), "agenda"),
        (lambda data: data.__setitem__("agenda", ["settle"]), "agenda"),
        (lambda data: data.__setitem__("turn", 1), "turn"),
        (lambda data: data.__setitem__("unused", [[0, "consume"]]), "unused"),
        (lambda data: data.__setitem__("round", 0), "round"),
        (lambda data: data.__setitem__("won", [data["supply"][0]]), "won"),
        (lambda data: data["players"][0].__setitem__("actions", ["retreat"]), "actions"),
        (lambda data: data["players"][0].__setitem__("chips", -1), "chips"),
        (lambda data: data["cards"]["seen"].__setitem__(data["players"][0]["hand"][0], 0), "unseen"),
        (lambda data: data["cards"]["seen"].__setitem__(data["players"][0]["tableau"][0], 0), "seen"),
        (lambda data: data["cards"].__setitem__("everyone", 3), "everyone"),
    ],
)
def test_R1_5_R15_4_a_damaged_position_is_refused(change, word):
    assert word in damaged(change)


def test_R5_1_sums_that_do_not_add_up_are_found():
    """What is read off the tableaus is not saved, but watched while a game goes on."""
    t = lay_out("old_earth gem_world+", "rebel_base", phase="choose")
    assert "powers" not in t.state.to_json()
    assert list(GAME.faults(t.state)) == []
    t.state.powers[0].trade += 1
    assert "powers" in next(GAME.faults(t.state))


def test_R7_3_a_position_with_a_development_twice_is_refused():
    with pytest.raises(BadRecord):
        lay_out("old_earth mining_robots#1 mining_robots#2")


def test_R2_5_a_good_lies_on_a_coloured_world():
    with pytest.raises(BadRecord):
        lay_out("old_earth+", "rebel_base")


# -- whole games


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, {"advanced": True, "first_game": True})])
def test_R7_4_R8_2_sheets_agree_with_choices(seats, options):
    t = astrarium.start("race", seats=seats, seed=11, options=options)
    choose = placing(11)
    while not t.over:
        asked = t.pending[0]
        if asked.prompt in ("develop", "settle"):
            _sheets_agree(t, asked)
        t.answer(asked.seat, choose(t.state, asked))


def _sheets_agree(t, asked):
    """The sheet of each card in hand says whether it can be placed, and barred cards give the same reason."""
    type = {"develop": "development", "settle": "world"}[asked.prompt]
    reasons = {each.option: each.text.id for each in asked.barred()}
    for card in t.view(asked.seat)["players"][asked.seat]["cards"]:
        option = ("card", card["card"])
        if DESIGNS[card["design"]].type == type:
            assert (option in asked.options) == (card["sheet"]["barred"] is None)
            assert reasons.get(option) == card["sheet"]["barred"]
        else:
            assert reasons[option] in ("barred-world", "barred-development")
        price = card["sheet"].get("price")
        if price is not None:
            assert price["total"] == max(0, price["base"] - sum(each["amount"] for each in price["less"]))
        fight = card["sheet"].get("military")
        if fight is not None:
            assert fight["strength"] == sum(each["amount"] for each in fight["sources"])
