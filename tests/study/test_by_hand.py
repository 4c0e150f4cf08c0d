"""Positions by hand: what the rules allow becomes a study, everything else is refused with what is wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import astrarium
from astrarium.kernel import BadRecord
from astrarium.localization import has
from astrarium.study import BadStudy, Study, Walk
from astrarium.study.analysis import Engine
from astrarium.study.by_hand import Edit, asked, changed, form

from .test_tree import GAMES, fresh, try_something

#: A number of each game, a value that its rules allow, and one that they do not.
NUMBERS: dict[str, tuple[list[str | int], int, int]] = {
    "adastra": (["discontent", 1], 3, 99),
    "captains": (["ships", 1, "medals"], 4, -1),
    "metallum": (["ships", 1], 0, 99),
    "orion": (["morale", 0], 4, 999),
    "race": (["players", 0, "chips"], 9, -1),
}
#: A place for cards, and the pile that a card for it comes from.
PLACES: dict[str, tuple[list[str | int], list[str | int]]] = {
    "adastra": (["missions", 0], ["mission_deck"]),
    "captains": (["ships", 0, "missions"], ["mission_deck"]),
    "metallum": (["discards"], ["deck"]),
    "orion": (["hands", 1], ["deck"]),
    "race": (["players", 0, "tableau"], ["supply"]),
}


def middle(game: str) -> tuple[Walk, int]:
    study, walk = fresh(game)
    return walk, study.played[len(study.played) // 2]


def by_hand(walk: Walk, id: int, *edits: Edit) -> Walk:
    return Walk(walk.game, changed(asked(walk, id), edits))


def at(walk: Walk, path: list[str | int], id: int = 0) -> Any:
    return next(each["value"] for each in form(walk.table(id))["fields"] if each["path"] == path)


@pytest.mark.parametrize("game", GAMES)
def test_from_a_changed_position_everything_works(game: str) -> None:
    walk, id = middle(game)
    path, value, _ = NUMBERS[game]
    then = by_hand(walk, id, Edit(path, value))
    assert at(then, path) == value
    tried = try_something(then, Random(2))
    assert then.study.node(tried).said["texts"]
    engine = Engine(then.table(0), then.table(0).pending[0].seat)
    engine.go_on(1, 0.0)
    assert engine.judged()
    data = json.loads(json.dumps(then.study.to_json()))
    again = Study.from_json(data)
    assert Walk(walk.game, again).check(retell=True) == []
    assert again.to_json() == data
    astrarium.replay(data)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rules_do_not_allow_is_refused_by_name(game: str) -> None:
    walk, id = middle(game)
    path, _, wrong = NUMBERS[game]
    for value in (wrong, "many"):
        with pytest.raises(
            BadRecord, match=str(path[-1] if isinstance(path[-1], str) else path[0]).removesuffix("s")
        ):
            by_hand(walk, id, Edit(path, value))
    for edit in (
        Edit(["nothing"], 1),
        Edit(["cards", "face", 0], 1),
        Edit([], 1),
        Edit(card=10**6, value=0),
        Edit(card=0, value="x"),
        Edit(path, card=1),
    ):
        with pytest.raises(BadStudy, match="There is no"):
            by_hand(walk, id, edit)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_moves_and_who_sees_its_neighbours_sees_it(game: str) -> None:
    walk, id = middle(game)
    goal, pile = PLACES[game]
    card = at(walk, pile, id)[0]
    then = by_hand(walk, id, Edit(goal, card=card))
    assert at(then, goal) == [*at(walk, goal, id), card]
    assert card not in at(then, pile)
    seen = then.table(0).state.cards.seen
    assert len({seen[each] for each in at(then, goal)}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_two_cards_change_places_and_have_names(game: str) -> None:
    walk, id = middle(game)
    first, last = (at(walk, PLACES[game][1], id)[place] for place in (0, -1))
    names = form(walk.table(id))["cards"]
    assert all(has(each["text"], language, game=walk.game) for each in names for language in ("en", "pl"))
    then = form(by_hand(walk, id, Edit(card=first, value=last)).table(0))["cards"]
    assert (then[first], then[last]) == (names[last], names[first])


def test_a_full_place_has_no_room() -> None:
    walk, id = middle("orion")
    market = next(each for each in form(walk.table(id))["fields"] if each["kind"] == "slots")
    full = all(card >= 0 for card in market["value"])
    card = at(walk, ["middle"], id)[0]
    if full:
        with pytest.raises(BadStudy, match="no empty place"):
            by_hand(walk, id, Edit(market["path"], card=card))
    else:
        assert card in at(by_hand(walk, id, Edit(market["path"], card=card)), market["path"])
