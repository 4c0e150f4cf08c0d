"""Corrected components: what does not fit is refused in one line, what fits is said as it is."""

import re
from copy import deepcopy
from dataclasses import replace

import pytest

from astrarium.games.metallum import card_text
from astrarium.games.metallum.component_schema import ComponentFile
from astrarium.games.metallum.vocabulary import Effect
from astrarium.kernel import BadComponents, Op, Row, Text, read_box, read_thing
from astrarium.localization import LANGUAGES, say
from common import mutants
from common.amount import sample
from tools.sentences.metallum import frames

from .rulebook import DATA
from .table import GAME


def thing(data, table, id):
    return next(row for row in data[table] if row["id"] == id)


def op(**fields):
    return {"effects": [fields]}


def modifier(**fields):
    return {"modifiers": [fields]}


#: Which thing gets which fields, and how the complaint goes.
FAULTS = {
    "a mistyped op": ("planets", "epsilon", op(op="jump_shpi", to="one_any"), "epsilon, effects[0].op"),
    "no op": ("planets", "epsilon", op(to="one_any"), "epsilon, effects[0].op"),
    "a field of another op": (
        "planets",
        "eta",
        op(op="place", count=1, at="here", distance=2),
        "eta, effects[0].distance",
    ),
    "a missing field": ("planets", "eta", op(op="place", at="here"), "eta, effects[0].count"),
    "a wrong kind": ("planets", "eta", op(op="place", at="here", count="1"), "eta, effects[0].count"),
    "a wrong range": ("tiles", "move_1", op(op="move_ship", distance=4), "move_1, effects[0].distance"),
    "a planet that is no planet": (
        "planets",
        "eta",
        op(op="place", count=1, at="there"),
        "eta, effects[0].at",
    ),
    "more at least than at most": (
        "planets",
        "beta",
        op(op="remove", owner="opponent", min=3, max=2, at="here"),
        "beta, effects[0].min",
    ),
    "from one to one": (
        "planets",
        "alpha",
        op(op="move_robots", owner="self", min=1, max=2, to="one_explored", **{"from": "one_explored"}),
        "alpha, effects[0].to",
    ),
    "picked by nobody": ("planets", "eta", op(op="place", count=1, at="picked"), "eta, effects[0].at"),
    "here on a tile": ("tiles", "deploy_1", op(op="place", count=1, at="here"), "deploy_1, effects[0]"),
    "a movement tile that may be impossible": (
        "tiles",
        "move_1",
        op(op="buy_module"),
        "move_1, effects",
    ),
    "initiative too late": ("modules", "sabotage", op(op="take_initiative"), "sabotage, effects[0].op"),
    "options that begin alike": (
        "tiles",
        "overload",
        op(op="choose_one", options=[[{"op": "buy_module"}], [{"op": "buy_module"}]]),
        "overload, effects[0].options",
    ),
    "a mistyped modifier": ("modules", "relay", modifier(kind="remote"), "relay, modifiers[0].kind"),
    "modifiers on a card that is played": (
        "modules",
        "sabotage",
        modifier(kind="tie_as_minority"),
        "sabotage, modifiers",
    ),
    "no window": ("modules", "sabotage", {"timing": ""}, "sabotage, timing"),
    "more robots than there are": (
        "planets",
        "eta",
        op(op="place", count=26, at="here"),
        "eta, effects[0].count",
    ),
    "a paragraph that is not there": ("planets", "eta", {"rule": "M99.1"}, "eta, rule"),
    "a thing nobody has named": ("planets", "eta", {"id": "etta"}, "etta, id"),
    "a tab on the wrong side": (
        "tiles",
        "move_1",
        {"tab": {"side": "top", "slot": 1, "colour": "blue"}},
        "move_1, tab.side",
    ),
}


def complaint(data):
    with pytest.raises(BadComponents) as caught:
        read_box(ComponentFile, Row(data, "own.toml"), GAME.folder)
    words = say(caught.value.text)
    assert "\n" not in words
    assert words.endswith(".")
    return words


@pytest.mark.parametrize("fault", FAULTS)
def test_what_does_not_fit_is_refused_with_thing_and_field(fault):
    table, id, fields, where = FAULTS[fault]
    data = deepcopy(DATA)
    thing(data, {"tiles": "subprograms"}.get(table, table), id).update(fields)
    assert re.match(rf"own\.toml: {re.escape(where)}( is .*;|:) ", complaint(data))


def test_the_whole_has_to_fit_together():
    data = deepcopy(DATA)
    data["constants"]["rounds"] = 8
    assert "constants, rounds" in complaint(data)
    data = deepcopy(DATA)
    thing(data, "planets", "beta")["setup"] = "fixed_first"
    assert "planets, setup" in complaint(data)
    data = deepcopy(DATA)
    data["layout"]["contacts"][0]["socket_group"] = "special"
    assert "layout, contacts[1].tab_group" in complaint(data)
    data = deepcopy(DATA)
    data["comets"] = 3
    assert "comets: there is no such field" in complaint(data)


def test_ops_that_always_work_are_never_barred():
    for name, kind in Effect.known.items():
        assert kind.always == (kind.bar is Op.bar), name


def test_random_changes_are_refused_or_played():
    fared = list(mutants.tried("metallum", sample(14, 300), games=sample(1, 2), seed=1))
    assert [f"{made.change}: {outcome.words}" for made, outcome in fared if outcome.how == "broken"] == []
    assert {outcome.how for _, outcome in fared} == {"refused", "played"}


# -- a corrected card says what it does


def corrected(monkeypatch, table, id, **fields):
    """What a thing says when these fields of it are corrected."""
    data = deepcopy(DATA)
    thing(data, table, id).update(fields)
    monkeypatch.setattr(card_text, "BOX", read_thing(ComponentFile, Row(data, "own.toml")))
    monkeypatch.setattr(card_text, "replaced", lambda game: True)
    kind = {"planets": "planet", "subprograms": "tile", "modules": "module"}[table]
    game = replace(GAME, says=card_text.says())
    return [say(Text(f"{kind}-{id}.text"), language, game=game) for language in LANGUAGES]


def test_a_sentence_by_hand_takes_its_numbers_from_the_data(monkeypatch):
    effects = [{"op": "place", "count": 5, "at": "here"}]
    assert corrected(monkeypatch, "planets", "omega", effects=effects) == [
        "Place exactly 5 robots on Omega.",
        "Stawiasz na Omedze dokładnie 5 robotów.",
    ]
    price = [{"kind": "price", "amount": -3}]
    assert corrected(monkeypatch, "modules", "research_station", modifiers=price) == [
        "Every module you buy costs you 3 $ less.",
        "Za każdy kupowany moduł płacisz o 3 $ mniej.",
    ]


def test_a_thing_whose_ops_were_exchanged_says_them(monkeypatch):
    effects = [{"op": "jump_ship", "to": "one_any"}, {"op": "place", "count": 2, "at": "ship_planet"}]
    assert corrected(monkeypatch, "planets", "omega", effects=effects) == [
        "Your ship jumps to any other planet, explored or not. "
        "Place exactly 2 robots of yours on your ship's planet.",
        "Twój statek przeskakuje na dowolną inną planetę, odkrytą lub nie. "
        "Postaw dokładnie 2 swoje roboty na planecie swojego statku.",
    ]
    price = [{"kind": "price", "amount": 1}]
    assert corrected(monkeypatch, "modules", "research_station", modifiers=price) == [
        "Every module you buy costs you 1 $ more.",
        "Za każdy kupowany moduł płacisz o 1 $ więcej.",
    ]


def test_every_op_can_be_said_in_its_place():
    for language in LANGUAGES:
        for _, text in frames():
            assert "⟦" not in say(text, language, game=GAME)
