"""Lay out a position of Ad Astra in one call, and play on it.

    t = lay_out("humans psilons", resources={0: (3, 0, 0, 6)}, people={HOME: (2, 2, 2)})
    play(t, 0, ("play", "growth"), ("grow", HOME, 0), ("stop",))
    assert refused(t, 0, ("play", "growth")) == ("barred-played", "A5.1")

The galaxy is the one for as many players as there are empires: system 0 is Orion, 1 is the home of seat 0,
2 that of seat 1, the rest lie face down until `systems` opens them. What has only one answer is
taken by the table. Dice are loaded with `load`, stacks with `stack`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from astrarium.games.adastra import GAME
from astrarium.games.adastra import galaxy as maps
from astrarium.games.adastra.components import CARDS, ENEMY_KINDS, STARS
from astrarium.games.adastra.enumerations import BRANCHES, COLOURS, OUTPOST, STATES, STATION, UNITS
from astrarium.games.adastra.option_texts import WORDS
from astrarium.games.adastra.rules import action_registry, setup_choices
from astrarium.games.adastra.state import NO_FLEET, NOBODY, plus
from astrarium.kernel import IllegalAnswer, Table, Text, new_state, resume
from astrarium.kernel.data.plain_dataclass import derive
from astrarium.localization import say
from common.singles import take_singles

#: Systems of the galaxy for two players; the four around seat 0's home and the one beyond it.
ORION, HOME, FOE = 0, 1, 2
WEST, NORTH, SOUTH = 8, 9, 10
NEAR_FOE = 3
NOTHING: Mapping[Any, Any] = {}
DEFAULTS = {setting.id: setting.default for setting in GAME.settings}


class Refusal(NamedTuple):
    """Why an answer was refused: the text, and the paragraph of the rules ("" if nothing was barred)."""

    text: str
    rule: str


class Open(NamedTuple):
    """An explored system: its tile and rotation, planet, discovery."""

    tile: str
    rotation: int = 0
    planet: str = ""
    trait: str = ""


#: Seven systems that lie open, with a world of their own each.
WORLDS = {
    at: Open(tile, 0, planet)
    for at, tile, planet in (
        (3, "core_004", "green_2"),
        (4, "core_005", "green_3"),
        (5, "core_008", "blue_2"),
        (6, "core_009", "blue_3"),
        (7, "core_012", "orange_1"),
        (8, "core_013", "orange_2"),
        (9, "core_017", "yellow_1"),
    )
}
#: Two empires that can nothing but what everybody can.
NO_ABILITIES = [("humans", "standard", ()), ("psilons", "standard", ())]


def base(empires: str = "humans psilons", seed: str = "a table", **options: bool) -> Any:
    """The state after set-up: empires in order of seats, homes in order of the layout, order 0, 1, 2 …"""
    names = empires.split()
    g = new_state(GAME, len(names), seed, DEFAULTS | options)
    g.order = list(range(g.seats))
    homes = setup_choices.homes(g)
    for seat, name in enumerate(names):
        g.empire[seat] = g.pieces[seat] = name
        g.home[seat] = homes[seat]
    g.empire_offer = ()
    for _ in setup_choices.settle_in(g):
        raise AssertionError("nobody has to choose here")
    g.round, g.place, g.acting, g.phase = 1, 0, 0, "turn"
    return g


def lay_out(empires: str = "humans psilons", **changes: Any) -> Table:
    """A table at the given position; see `change` for what can be said about it."""
    options = {name: changes.pop(name) for name in tuple(changes) if name in DEFAULTS}
    seed = changes.pop("seed", "a table")
    g = base(empires, seed, **options)
    change(g, **changes)
    return begin(g, options)


def begin(g: Any, options: Mapping[str, bool] = NOTHING) -> Table:
    """A table at a state."""
    assert list(GAME.faults(g)) == []
    return take_singles(resume(GAME, g.to_json(), DEFAULTS | dict(options)))


def change(
    g: Any,
    *,
    systems: Mapping[int, Open] = NOTHING,
    resources: Mapping[int, tuple[int, int, int, int]] = NOTHING,
    people: Mapping[int, tuple[int, int, int]] = NOTHING,
    owners: Mapping[int, int] = NOTHING,
    ships: Mapping[tuple[int, int], Any] = NOTHING,
    enemies: Mapping[int, Mapping[str, int]] = NOTHING,
    orbitals: Mapping[int, tuple[int, int]] = NOTHING,
    buildings: Mapping[int, str] = NOTHING,
    developed: Mapping[int, str] = NOTHING,
    abilities: Mapping[int, str] = NOTHING,
    hand: Mapping[int, str] = NOTHING,
    levels: Mapping[int, Mapping[str, int]] = NOTHING,
    discontent: Mapping[int, int] = NOTHING,
    embassies: tuple[tuple[int, int], ...] = (),
    missions: Mapping[int, str] = NOTHING,
    **fields: Any,
) -> None:
    """Change a state. `ships[(seat, system)]` is "2 frigate, 1 titan exhausted" (instead of what is there);
    `orbitals[system]` is (Outposts, Battle Stations); other fields of the state are set as they are given."""
    for name, value in fields.items():
        assert hasattr(g, name), name
        setattr(g, name, list(value) if isinstance(value, list) else value)
    derive(g)
    for at, opened in systems.items():
        open_system(g, at, opened)
    for seat, tokens in resources.items():
        g.resources[seat] = tokens
    for at, owner in owners.items():
        g.own(at, owner)
    for at, counts in people.items():
        g.population[at] = counts
    for at, (outposts, stations) in orbitals.items():
        _set_orbitals(g, at, outposts, stations)
    for (seat, at), words in ships.items():
        set_fleet(g, seat, at, words)
    for at, kinds in enemies.items():
        _set_enemies(g, at, kinds)
    for at, names in buildings.items():
        _set_buildings(g, at, names)
    for seat, branches in levels.items():
        for branch, level in branches.items():
            set_level(g, seat, branch, level)
    for seat, names in developed.items():
        for name in names.split():
            own(g, seat, name)
            g.developed[seat] += (name,)
    for seat, names in abilities.items():
        for name in names.split():
            own(g, seat, name)
    for seat, names in hand.items():
        _deal_technologies(g, seat, names.split())
    for seat, value in discontent.items():
        g.discontent[seat] = value
    for guest, host in embassies:
        g.embassies[guest] |= 1 << host
        own(g, guest, f"diplomat_{g.pieces[host]}")
    for seat, names in missions.items():
        g.missions[seat] = tuple(_pull(g, "mission_deck", name) for name in names.split())
        g.look(seat, g.missions[seat])


# -- parts of a position


def open_system(g: Any, at: int, opened: Open) -> None:
    """Explore a system: this tile, this planet, this discovery."""
    tile, rotation, planet, trait = opened
    g.tiles[at], g.rotations[at] = tile, rotation
    g.colours[at] = STARS[tile].colour
    for number, stack in enumerate(g.star_stacks):
        g.star_stacks[number] = tuple(card for card in stack if g.cards.face[card] != tile)
    g.explored[at] = True
    g.ground[at] = (planet, trait, 0, 0, 0)
    if planet:
        for number, stack in enumerate(g.planet_stacks):
            g.planet_stacks[number] = tuple(card for card in stack if g.cards.face[card] != planet)
    maps.note_features(g, at)
    maps.join(g, at)


def own(g: Any, seat: int, source: str) -> None:
    """Give an empire something with lasting effects (and its action card)."""
    foundation, table, sources = g.makeup[seat]
    g.make_up(seat, (foundation, table, (*sources, source)))
    if source in CARDS:
        g.hand[seat] += (source,)


def set_fleet(g: Any, seat: int, at: int, words: str) -> None:
    """Put exactly these ships of a seat into a system, from its supply."""
    if g.fleet_owner[at] == seat < g.seats:
        for number, ships in enumerate(g.fleets[at]):
            g.put_back(seat, number, sum(ships))
    g.fleets[at] = NO_FLEET
    for part in filter(None, (part.strip() for part in words.split(","))):
        count, unit, *state = part.split()
        number = UNITS.index(unit)
        g.add_ships(at, number, STATES.index(state[0]) if state else 0, int(count))
        if seat < g.seats:
            g.take_pieces(seat, number, int(count))
        else:
            g.antaran_supply[number] -= int(count)
    g.occupy(at, NOBODY if g.fleets[at] == NO_FLEET else seat)


def set_level(g: Any, seat: int, branch: str, level: int) -> None:
    number = BRANCHES.index(branch)
    g.levels[seat] = plus(g.levels[seat], number, level - g.levels[seat][number])


def _set_orbitals(g: Any, at: int, outposts: int, stations: int) -> None:
    owner = g.owner[at]
    assert owner >= 0, "say who owns the system"
    g.put_back(owner, OUTPOST, g.outposts[at] - outposts)
    g.put_back(owner, STATION, g.stations[at] - stations)
    g.outposts[at], g.stations[at] = outposts, stations


def _set_enemies(g: Any, at: int, kinds: Mapping[str, int]) -> None:
    for kind, count in enumerate(g.enemies[at]):
        g.enemy_supply[kind] += count
    there = [kinds.get(name, 0) for name in ENEMY_KINDS]
    for kind, count in enumerate(there):
        g.enemy_supply[kind] -= count
    g.enemies[at] = tuple(there) if any(there) else ()


def _set_buildings(g: Any, at: int, names: str) -> None:
    from astrarium.games.adastra.components import BUILDING_NUMBER

    planet, trait, _, terraformed, advanced = g.ground[at]
    mask = sum(1 << BUILDING_NUMBER[name] for name in names.split())
    g.ground[at] = (planet, trait, mask, terraformed, advanced)


def _pull(g: Any, zone: str, name: str) -> int:
    """Take the card with this face out of a stack."""
    card = next(card for card in getattr(g, zone) if g.cards.face[card] == name)
    setattr(g, zone, tuple(each for each in getattr(g, zone) if each != card))
    return card


def _deal_technologies(g: Any, seat: int, names: list[str]) -> None:
    for name in names:
        for level, deck in enumerate(g.tech_decks):
            card = next((card for card in deck if g.cards.face[card] == name), None)
            if card is not None:
                g.tech_decks[level] = tuple(each for each in deck if each != card)
                g.technologies[seat] += (card,)
                g.reveal((card,))


def stack(g: Any, pile: tuple[int, ...], names: str) -> tuple[int, ...]:
    """A stack with these faces on top, the first one topmost."""
    wanted = names.split()
    cards = list(pile)
    faces = [g.cards.face[card] for card in cards]
    rest = faces[:]
    for name in wanted:
        rest.remove(name)
    for card, face in zip(cards, rest + wanted[::-1], strict=True):
        g.cards.face[card] = face
    return tuple(cards)


def explorer(colour="green", star="core_007", planet="green_1", discovery="food_cache", **changes):
    """Seat 0 is about to explore the system west of home, a star of this colour, with these things on top."""
    g = base()
    g.colours[WEST] = colour
    stack_stars(g, colour, star)
    if planet:
        stack_planets(g, colour, planet)
    stack(g, g.discoveries, discovery)
    change(g, **changes)
    return begin(g)


def stack_stars(g: Any, colour: str, names: str) -> None:
    stack(g, g.star_stacks[COLOURS.index(colour)], names)


def stack_planets(g: Any, colour: str, names: str) -> None:
    stack(g, g.planet_stacks[COLOURS.index(colour)], names)


def load(t: Table, *faces: int) -> None:
    """The next dice of this table show these faces."""
    chance = t.state.chance
    chance.script = (*chance.log, *(face - 1 for face in faces))


# -- playing


def play(t: Table, seat: int, *answers: Any) -> Table:
    """Give answers, one after another; what the table took by itself may be left out or said."""
    __tracebackhide__ = True
    for index, answer in enumerate(answers):
        if t.choice(seat) is None or not legal(t, seat, answer):
            if taken(t, seat, answer):
                continue
            pytest.fail(f"seat {seat} may not {answer!r} (answer {index + 1}); pending: {pending(t)}")
        t.answer(seat, answer)
        take_singles(t)
    return t


def legal(t: Table, seat: int, answer: Any) -> bool:
    choice = t.choice(seat)
    try:
        choice.normalise(answer)
    except IllegalAnswer:
        return False
    return True


def taken(t: Table, seat: int, answer: Any) -> bool:
    """Whether the table took this answer by itself since the last decision of anybody."""
    for move in reversed(t.history):
        if not move.forced:
            return False
        if move.seat == seat and move.answer in (answer, (answer,)):
            return True
    return False


def refused(t: Table, seat: int, answer: Any) -> Refusal:
    """Check that an answer is refused and changes nothing; why it is."""
    choice = t.choice(seat)
    assert choice is not None, pending(t)
    before = t.state.fingerprint()
    with pytest.raises(IllegalAnswer) as caught:
        t.answer(seat, answer)
    assert t.state.fingerprint() == before
    barred = next((each for each in choice.barred() if each.option == answer), None)
    if barred is None:
        return Refusal(caught.value.text.id, "")
    assert caught.value.text == barred.text
    return Refusal(barred.text.id, barred.rule)


def why_not(t: Table, seat: int, card: str, place: Any) -> Refusal:
    """Why a place cannot be used with a card, whether or not the card can be played at all."""
    g = t.state.copy()
    g.acting, g.card, g.phase = seat, card, "action"
    action = CARDS[card].actions[0]
    assert place not in list(action_registry.ACTIONS[action].places(g, seat, CARDS[card]))
    assert place in action_registry.ACTIONS[action].candidates(g, seat, CARDS[card])
    reason = action_registry.ACTIONS[action].bar(g, seat, CARDS[card], place)
    assert reason is not None
    return Refusal(WORDS.reason(g, reason).id, reason[1])


def pending(t: Table) -> str:
    return "; ".join(f"seat {c.seat} {c.prompt}: {list(c.options)[:14]}" for c in t.pending)


def options(t: Table, head: str = "") -> set[Any]:
    """What may be answered now (of one kind)."""
    return {option for choice in t.pending for option in choice.options if not head or option[0] == head}


def prompt(t: Table) -> str:
    return t.pending[0].prompt if t.pending else ""


# -- looking


def tokens(t: Table, seat: int) -> tuple[int, ...]:
    """Food, research, production, credits."""
    return t.state.resources[seat]


def people(t: Table, at: int) -> tuple[int, ...]:
    return t.state.population[at]


def fleet(t: Table, at: int) -> dict[str, int]:
    """The ships in a system: {"frigate": 2, "titan exhausted": 1}."""
    return {
        UNITS[number] + ("", " exhausted", " overloaded")[state]: count
        for number, ships in enumerate(t.state.fleets[at])
        for state, count in enumerate(ships)
        if count
    }


def level(t: Table, seat: int, branch: str) -> int:
    return t.state.levels[seat][BRANCHES.index(branch)]


def told(t: Table, since: int = 0) -> list[str]:
    return [event.name for event in t.events(since)]


def in_english(text: Text) -> str:
    return say(text, "en", game=GAME, names=["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"])


def unit(at: int, name: str, state: int = 0, number: int = 0) -> tuple[Any, ...]:
    """The option of picking a ship."""
    return ("unit", at, UNITS.index(name), state, number)


def both_pass(t: Table) -> Table:
    """Both players pass, seat 0 first."""
    return play(play(t, 0, ("pass",)), 1, ("pass",))


GREEN = Open("core_007", 0, "green_1")
BLUE = Open("core_011", 0, "blue_1")


def colony(
    owner: int = 0, people: tuple[int, int, int] = (1, 0, 0), *, at: int = WEST, world: Open = GREEN
) -> dict[str, Any]:
    """What `change` is told for an open system with people of an empire."""
    return {"systems": {at: world}, "owners": {at: owner}, "people": {at: people}}
