"""Every bot's judge likes what is good: the sign of each term of each game, by weights and by things.

Played positions are looked at with one weight raised, or with one thing changed. The tables say which way a
term must then move: it never moves the other way, and somewhere it does move. Positions that are hardly ever
played are laid out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, cast

import pytest

import astrarium
from astrarium.games.captains.components import CADET
from astrarium.games.orion.components import CONSTANTS
from astrarium.kernel import Table
from common.asking import any_answer

GAMES, EACH = 6, 6
#: What a weight is raised by; and less than this is rounding.
RAISED, LEAST = 0.05, 1e-9


class Signs(NamedTuple):
    """Weights that raise a term when they are raised, and that lower it."""

    up: str = ""
    down: str = ""


#: By game and term; terms that no weight is part of are seen by CHANGES.
WEIGHTS: dict[str, dict[str, Signs]] = {
    "captains": {
        "medals": Signs("medal"),
        "crew": Signs("action ensign used", "missing_colour waiting"),
        "damage": Signs("", "repaired"),
        "cargo": Signs("cargo"),
        "tracks": Signs("ahead smooth"),
        "techs": Signs("slot more_slots room_uses room"),
        "plans": Signs("medal cargo repaired step fight room_trust far second near nearer"),
    },
    "orion": {
        "stock": Signs("food fleet production actions", "plenty spending"),
        "actions": Signs("action"),
        "hand": Signs("card promise next_promise paid income stays colour_cards harm", "unpaid action"),
        "threat": Signs("chance_to_attack", "threat"),
        "engine": Signs("food fleet income stays advisor_stays idle"),
        "ahead": Signs("action"),
        "rival": Signs(
            "plenty spending", "food fleet production card income advisor_stays best_rival actions"
        ),
    },
    "race": {
        "cards": Signs("card many_cards too_many_cards", "card_time"),
        "goods": Signs("card good", "card_time"),
        "hand": Signs("promise next_promise missing", "cycle_base lag"),
        "engine": Signs(
            "card explore_draw settle_less_kind military military_square military_kind spend six_grows",
            "cycle_base lag",
        ),
        "rival": Signs("cycle_base lag", "card good settle_less_kind military military_square six_grows"),
    },
    "metallum": {"planets": Signs("", "envy")},
    "adastra": {
        "points": Signs("levels"),
        "tokens": Signs("token handful surplus"),
        "income": Signs("token income", "late"),
        "engine": Signs("room enough_room ripe unripe"),
        "ships": Signs("scout might orbital"),
        "missions": Signs("mission"),
        "plans": Signs("room settle_now settle_later frontier"),
    },
}
#: Weights of things that are bad to have more of: prices, damage; all others are for what is good.
NEGATIVE = {
    "captains": {"ambush", "growth.damage"},
    "adastra": {
        *("local_growth", "local_ships", "perks.growth_cost", "perks.research_cost", "perks.diplomacy_cost"),
        *("perks.building_cost", "perks.terraform_cost", "perks.extra_place_cost"),
    },
}


class Change(NamedTuple):
    """Something that is changed for a seat, and which terms rise or fall by it."""

    what: str
    make: Callable[[Any, int], object]
    up: str = ""
    down: str = ""


def add(amounts: Any, at: int, more: int) -> None:
    amounts[at] += more


def grow(thing: Any, name: str) -> None:
    setattr(thing, name, getattr(thing, name) + 1)


def fill(stock: list[int], at: int) -> None:
    stock[at] = CONSTANTS.resource_max


def other(g: Any, seat: int) -> int:
    return int((seat + 1) % g.seats)


def more_of(row: Any, at: int, more: int) -> Any:
    """A row with more of one thing."""
    found = list(row)
    found[at] += more
    return type(row)(found)


CHANGES: dict[str, list[Change]] = {
    "captains": [
        Change("a medal", lambda g, seat: grow(g.ships[seat], "medals"), "medals"),
        Change("damage", lambda g, seat: grow(g.ships[seat], "surplus"), "", "damage points"),
        Change("cargo", lambda g, seat: g.ships[seat].cargo.append("crystal"), "cargo"),
        Change("a cadet", lambda g, seat: g.ships[seat].queue.insert(0, CADET), "crew"),
        Change("steps", lambda g, seat: add(g.ships[seat].progress, 0, 2), "points"),
    ],
    "orion": [
        Change("food", lambda g, seat: fill(g.stock[seat], 0), "stock"),
        Change("an action", lambda g, seat: add(g.pool, seat, 1), "actions stock"),
        Change("points", lambda g, seat: add(g.vp, seat, 1), "points"),
        Change("a rival's points", lambda g, seat: add(g.vp, other(g, seat), 1), "", "rival"),
        Change("a rival's production", lambda g, seat: fill(g.stock[other(g, seat)], 2), "", "rival"),
        Change("fleet", lambda g, seat: fill(g.stock[seat], 1), "stock threat"),
        Change("a rival's fleet", lambda g, seat: fill(g.stock[other(g, seat)], 1), "", "threat rival"),
        Change("a card", lambda g, seat: g.hands[seat].append(g.deck[0]), "hand"),
    ],
    "race": [
        Change("chips", lambda g, seat: grow(g.players[seat], "chips"), "points"),
        Change("a rival's chips", lambda g, at: setattr(g.players[other(g, at)], "chips", 60), "", "rival"),
        Change("a card", lambda g, seat: g.players[seat].hand.append(g.supply[-1]), "cards"),
        Change("no goods", lambda g, seat: g.players[seat].goods.clear(), "", "goods"),
    ],
    "metallum": [
        Change("credits", lambda g, seat: add(g.credits, seat, 1), "credits"),
        Change("a rival's credits", lambda g, seat: add(g.credits, other(g, seat), 1), "", "rival"),
        Change("robots", lambda g, seat: add(g.robots[seat], 0, 2), "robots planets"),
        Change("a card", lambda g, at: g.hand.__setitem__(at, (*g.hand[at], "orbital_drop")), "modules"),
        Change("a rival's robots", lambda g, at: add(g.robots[other(g, at)], 0, 2), "", "robots planets"),
    ],
    "adastra": [
        Change("points", lambda g, seat: add(g.points, seat, 1), "points"),
        Change("mission points", lambda g, seat: add(g.mission_points, seat, 1), "points"),
        Change("influence", lambda g, seat: add(g.influence, seat, 3), "points"),
        Change("discontent", lambda g, seat: add(g.discontent, seat, 3), "", "points income"),
        Change("food", lambda g, at: g.resources.__setitem__(at, more_of(g.resources[at], 0, 1)), "tokens"),
        Change("no embassies", lambda g, seat: g.embassies.__setitem__(seat, 0), "", "income"),
    ],
}


class Laid(NamedTuple):
    """A position of a game that play hardly reaches, and how a weight moves a term in it."""

    game: str
    position: dict[str, Any]
    term: str
    name: str
    sign: int


#: A weight that raises the worth of the engine where a player has this structure or card.
STRUCTURES = {
    "toll": "orbital_batteries",
    "discount": "space_elevator",
    "suffered": "star_fortress",
    "after_attack": "death_spores",
    "attacks": "frigate",
    "exploits": "subterranean_farms",
    "free_build": "colony_ship",
    "unit_saved": "colony_ship",
    "lifted": "government_support",
    "chosen_goods": "weather_controller",
    "block": "battleship",
}
CARDS = {
    "contact": "contact_specialist",
    "develop_draw": "public_works",
    "develop_first": "interstellar_bank",
    "develop_less": "investment_credits",
    "explore_keep": "galactic_renaissance",
    "free_draw": "gambling_world",
    "military_rebel": "galactic_imperium",
    "settle_draw": "terraforming_robots",
    "settle_less": "replicant_robots",
    "ship": "colony_ship",
    "tactics": "new_military_tactics",
}
FEW, MANY = {"stock": {0: (1, 1, 1)}}, {"stock": {0: (9, 1, 1)}}
FULL = {"stock": {0: (9, 5, 5)}, "systems": {0: ["biospheres"]}}
BROKE = {"resources": {0: (0, 0, 0, 0)}, "discontent": {0: 12}}
LAID = [
    Laid("adastra", BROKE, "income", "unpaid", -1),
    Laid("orion", FULL, "ahead", "food", -1),
    Laid("orion", FEW, "ahead", "card", 1),
    Laid("orion", FEW, "ahead", "morale", 1),
    Laid("orion", MANY, "ahead", "morale", -1),
    Laid(
        "captains", {"ready": {0: "cadet"}, "queue": {0: "cadet cadet red_commander"}}, "crew", "waiting", -1
    ),
    Laid("captains", {"ready": {0: "cadet"}, "queue": {0: "cadet cadet red"}}, "crew", "waiting", -1),
    *[Laid("orion", {"systems": {0: [id]}}, "engine", name, 1) for name, id in STRUCTURES.items()],
    *[Laid("race", {"tableau": f"old_earth {id}"}, "engine", name, 1) for name, id in CARDS.items()],
]


def thoughts(game: str) -> Any:
    return import_module(f"astrarium.bots.{game}.evaluation_terms")


@cache
def positions(game: str) -> list[Table]:
    """Positions in which somebody is to move, from games of all lengths of play."""
    rests, found = thoughts(game).INSIGHT.rests, []
    least, most = astrarium.game(game).seats
    for number in range(GAMES):
        rng, least = Random(number), max(2, least)
        table = astrarium.start(game, seats=least + number % (most - least + 1), seed=number)
        met = []
        while not table.over:
            choice = table.pending[0]
            if choice.prompt in rests:
                met.append(table.fork())
            table.answer(choice.seat, any_answer(choice, rng))
        found += [met[at * len(met) // EACH] for at in range(EACH)]
    return found


def judged(game: str, weights: Any, table: Table, world: Table | None = None) -> dict[str, float]:
    """The terms of a world (or of the table itself), as its first mover measures it."""
    measure = thoughts(game).insight(weights).measure(table, table.pending[0].seat)
    return {name: term.worth for name, term in measure(world or table).items()}


def raised(weights: Any, name: str) -> Any:
    value = getattr(weights, name)
    if isinstance(value, tuple):
        return replace(weights, **{name: tuple(each + RAISED for each in value)})
    return replace(weights, **{name: value + (1 if isinstance(value, int) else RAISED)})


def hold(what: str, steps: list[float], sign: int) -> None:
    assert all(step * sign > -LEAST for step in steps), f"{what} has the wrong sign"
    assert any(step * sign > LEAST for step in steps), f"{what} has no part in it"


ROWS = [
    (game, term, name, sign)
    for game, terms in WEIGHTS.items()
    for term, signs in terms.items()
    for sign, names in ((1, signs.up), (-1, signs.down))
    for name in names.split()
]


@pytest.mark.parametrize(("game", "term", "name", "sign"), ROWS)
def test_a_weight_moves_its_term_the_right_way(game: str, term: str, name: str, sign: int) -> None:
    usual = thoughts(game).USUAL
    changed = raised(usual, name)
    pairs = [(judged(game, usual, table), judged(game, changed, table)) for table in positions(game)]
    hold(
        f"{game}: {name} in {term}",
        [after.get(term, 0) - before.get(term, 0) for before, after in pairs],
        sign,
    )


@pytest.mark.parametrize(
    ("game", "change"),
    [pytest.param(game, each, id=f"{game}-{each.what}") for game in CHANGES for each in CHANGES[game]],
)
def test_a_thing_moves_its_terms_the_right_way(game: str, change: Change) -> None:
    weights = thoughts(game).USUAL
    if game == "captains":  # by itself damage counts by its points alone; what is fitted may differ
        weights = replace(weights, repaired=(3.0,) * len(weights.repaired))
    pairs = []
    for table in positions(game):
        world = table.fork()
        change.make(world.state, table.pending[0].seat)
        pairs.append((judged(game, weights, table), judged(game, weights, table, world)))
    for sign, terms in ((1, change.up), (-1, change.down)):
        for term in terms.split():
            steps = [after.get(term, 0) - before.get(term, 0) for before, after in pairs]
            hold(f"{game}: {change.what} in {term}", steps, sign)
    whole = [sum(after.values()) - sum(before.values()) for before, after in pairs]
    hold(f"{game}: {change.what} in all", whole, 1 if change.up else -1)


def laid_out(laid: Laid) -> Table:
    lay_out = import_module(f"{laid.game}.table").lay_out
    if laid.game == "race":  # there somebody is always asked when Explore begins
        return cast(Table, lay_out(laid.position["tableau"], "rebel_base", phase="explore"))
    return cast(Table, lay_out(**laid.position))


@pytest.mark.parametrize("laid", LAID, ids=lambda laid: f"{laid.game}-{laid.term}-{laid.name}")
def test_a_weight_moves_its_term_the_right_way_where_play_hardly_gets(laid: Laid) -> None:
    table = laid_out(laid)
    usual = thoughts(laid.game).USUAL
    before, after = (judged(laid.game, each, table) for each in (usual, raised(usual, laid.name)))
    hold(f"{laid.game}: {laid.name} in {laid.term}", [after[laid.term] - before[laid.term]], laid.sign)


@pytest.mark.parametrize(("whose", "moved"), [("red", {"credits": 1}), ("blue", {"rival": -1})])
def test_a_credit_moves_one_part_alone(whose: str, moved: dict[str, int]) -> None:
    """A credit that counts in a second part as well may leave the sign of the sum as it is."""
    lay_out, usual = import_module("metallum.table").lay_out, thoughts("metallum").USUAL
    few = {"red": 7, "blue": 4}
    more = {**few, whose: few[whose] + 1}
    before, after = (judged("metallum", usual, lay_out(credits=each)) for each in (few, more))
    steps = {term: after[term] - before[term] for term in before}
    assert {term: step for term, step in steps.items() if abs(step) > LEAST} == pytest.approx(moved)


@pytest.mark.parametrize("game", WEIGHTS)
def test_every_term_is_held_to_its_sign(game: str) -> None:
    terms = {term for table in positions(game) for term in judged(game, thoughts(game).USUAL, table)}
    held = {*WEIGHTS[game], *(term for each in CHANGES[game] for term in f"{each.up} {each.down}".split())}
    assert held >= terms


@pytest.mark.parametrize("game", WEIGHTS)
def test_what_is_bad_weighs_less_than_nothing(game: str) -> None:
    usual = thoughts(game).USUAL
    negative = {name for each in fields(usual) for name in below_zero(each.name, getattr(usual, each.name))}
    assert negative == NEGATIVE.get(game, set())


def below_zero(name: str, value: Any) -> list[str]:
    if isinstance(value, Mapping):
        return [each for key in value for each in below_zero(f"{name}.{key}", value[key])]
    if isinstance(value, tuple):
        return [name] if any(each < 0 for each in value) else []
    return [name] if value < 0 else []
