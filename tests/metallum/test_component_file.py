"""Corrected components: what does not fit is refused in one line, what fits is said as it is."""

from copy import deepcopy
from dataclasses import replace

import pytest

from astrarium.games.metallum import card_text
from astrarium.games.metallum.component_schema import ComponentFile
from astrarium.games.metallum.vocabulary import Effect
from astrarium.kernel import Op, Row, Text, read_thing
from astrarium.localization import LANGUAGES, say
from common.corrections import complaint, faults, is_named, named
from tools.sentences.metallum import frames

from .rulebook import DATA
from .table import GAME

FAULTS = faults(
    """
planets epsilon | effects = [{ op = "jump_shpi", to = "one_any" }] | effects[0].op
planets epsilon | effects = [{ to = "one_any" }] | effects[0].op
planets eta | effects = [{ op = "place", count = 1, at = "here", distance = 2 }] | effects[0].distance
planets eta | effects = [{ op = "place", at = "here" }] | effects[0].count
planets eta | effects = [{ op = "place", at = "here", count = "1" }] | effects[0].count
planets eta | effects = [{ op = "place", count = 1, at = "there" }] | effects[0].at
planets eta | effects = [{ op = "place", count = 1, at = "picked" }] | effects[0].at
planets eta | effects = [{ op = "place", count = 26, at = "here" }] | effects[0].count
planets beta | effects = [{ op = "remove", owner = "opponent", min = 3, max = 2, at = "here" }] | effects[0].min
planets alpha | effects = [{ op = "move_robots", owner = "self", min = 1, max = 2, to = "one_explored", from = "one_explored" }] | effects[0].to
planets eta | rule = "M99.1" | rule
planets eta | id = "etta" | etta, id
subprograms move_1 | effects = [{ op = "move_ship", distance = 4 }] | effects[0].distance
subprograms move_1 | effects = [{ op = "buy_module" }] | effects
subprograms move_1 | tab = { side = "top", slot = 1, colour = "blue" } | tab.side
subprograms deploy_1 | effects = [{ op = "place", count = 1, at = "here" }] | effects[0]
subprograms overload | effects = [{ op = "choose_one", options = [[{ op = "buy_module" }], [{ op = "buy_module" }]] }] | effects[0].options
modules sabotage | effects = [{ op = "take_initiative" }] | effects[0].op
modules sabotage | modifiers = [{ kind = "tie_as_minority" }] | modifiers
modules sabotage | timing = "" | timing
modules relay | modifiers = [{ kind = "remote" }] | modifiers[0].kind
constants | rounds = 8 | constants, rounds
planets beta | setup = "fixed_first" | planets, setup
layout | contacts.0.socket_group = "special" | layout, contacts[1].tab_group
"""  # noqa: E501
)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_what_does_not_fit_is_refused_with_thing_and_field(fault):
    is_named("metallum", fault)


def test_a_table_that_the_file_does_not_know():
    said = complaint("metallum", lambda data: data.update(comets=3))
    assert "comets: there is no such field" in said


def test_ops_that_always_work_are_never_barred():
    for name, kind in Effect.known.items():
        assert kind.always == (kind.bar is Op.bar), name


# -- a corrected card says what it does


def corrected(monkeypatch, table, id, **fields):
    """What a thing says when these fields of it are corrected."""
    data = deepcopy(DATA)
    named(data, table, id).update(fields)
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
