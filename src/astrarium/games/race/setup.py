"""R3 Set-up: start worlds, hands and player order, also from a given deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from ...kernel import Cards, Chance, Text
from .components import CARDS, DEAL, DESIGN, FACES, NAME, POOL, PRESET_HANDS, START_WORLDS, WINDFALL
from .state import Player, State


def set_up(seats: int, chance: Chance, options: Mapping[str, Any]) -> State:
    g = _unshuffled(seats).copy()
    g.chance = chance
    g.advanced = options["advanced"]
    _deal_start_worlds(g, options)
    supply = _deal_first_hands(g) if options["first_game"] else g.supply
    if options["deck"]:
        _stack(g, supply, options)
    else:
        g.cards.mix(supply, chance, "deck")  # R3.3
    g.supply = supply
    for seat, player in enumerate(g.players):
        if not options["first_game"]:
            player.hand = g.supply[: -DEAL - 1 : -1]
            del g.supply[-DEAL:]
        g.cards.show(player.hand, 1 << seat)
    for player in g.players:
        world = player.tableau[0]
        if WINDFALL[g.cards.face[world]]:
            player.goods[world] = g.supply.pop()
    g.phase = "choose" if options["first_game"] else "start"
    return g


@cache
def _unshuffled(seats: int) -> State:
    """Everything in its place before the first shuffle. Card 0 is the start world of seat 0, and so on."""
    cards = Cards(seats)
    cards.add([*START_WORLDS, *(face for face in range(CARDS) if face not in START_WORLDS)])
    return State(
        seats=seats,
        chance=Chance(""),
        cards=cards,
        news=0,
        pool=POOL * seats,
        supply=list(range(seats, CARDS)),
        players=[Player(tableau=[seat]) for seat in range(seats)],
    )


def _deal_start_worlds(g: State, options: Mapping[str, Any]) -> None:
    """R3.2, R3.5, R3.8 A start world for each seat, and the player order that follows from them."""
    face = g.cards.face
    if options["start_worlds"]:
        worlds = [FACES[name][0] for name in options["start_worlds"]]
    else:
        first = 1 if options["first_game"] else 0
        worlds = list(START_WORLDS[first : first + g.seats] if first else START_WORLDS)
        g.chance.mix(worlds, "start")
        worlds = worlds[: g.seats]
    for at, world in enumerate([*worlds, *(each for each in START_WORLDS if each not in worlds)]):
        face[at] = world
    g.cards.show(range(g.seats), g.cards.everyone)
    places = [START_WORLDS.index(world) for world in worlds]
    lowest = places.index(min(places))
    g.order = tuple((lowest + at) % g.seats for at in range(g.seats))


def _deal_first_hands(g: State) -> list[int]:
    """R3.8 Deal the hand of each start world's number; returns the rest for the supply."""
    face = g.cards.face
    where = {printed: card for card, printed in enumerate(face)}
    for player in g.players:
        player.hand = [where[each] for each in first_hand(face[player.tableau[0]])]
    held = {card for player in g.players for card in player.hand}
    return [card for card in g.supply if card not in held]


def first_hand(world: int) -> tuple[int, ...]:
    """R3.8 The cards that belong to the number of a start world."""
    number = DESIGN[world].start
    assert number is not None
    return PRESET_HANDS[number]


# -- prescribed deals


def _stack(g: State, supply: list[int], options: Mapping[str, Any]) -> None:
    """Lay the supply in the order of the deck option: its first card is drawn first."""
    for card, printed in zip(reversed(supply), faces_named(options["deck"]), strict=True):
        g.cards.face[card] = printed


def faces_named(names: tuple[str, ...]) -> list[int]:
    """The faces of these names; a name without copy number is the next copy that no other name takes."""
    exact = {name: face for face, name in enumerate(NAME)}
    exact.update({f"{design}#1": faces[0] for design, faces in FACES.items()})
    taken = {exact[name] for name in names if name in exact}
    found = []
    for name in names:
        if name in exact:
            found.append(exact[name])
        else:
            face = next(face for face in FACES[name] if face not in taken)
            taken.add(face)
            found.append(face)
    return found


def refusal(seats: int, options: Mapping[str, Any]) -> Text | None:
    """The reason why these options are invalid together, or None (R3.9, R3.10, R14.1)."""
    if options["advanced"] and seats != 2:
        return Text("refusal-advanced", seats=seats)
    worlds, deck = options["start_worlds"], options["deck"]
    if worlds is not None:
        wrong = _wrong_worlds(seats, worlds, options["first_game"])
        if wrong is not None:
            return wrong
    if deck is not None:
        return Text("refusal-deck-alone") if worlds is None else _wrong_deck(seats, worlds, deck, options)
    return None


def _wrong_worlds(seats: int, worlds: Any, first_game: bool) -> Text | None:
    known = [DESIGN[face].id for face in (START_WORLDS[1 : seats + 1] if first_game else START_WORLDS)]
    if not _names(worlds) or len(worlds) != seats:
        return Text("refusal-start-worlds", seats=seats)
    for world in worlds:
        if world not in known:
            return Text("refusal-start-world", card=world[:40], worlds=", ".join(known))
        if worlds.count(world) > 1:
            return Text("refusal-start-world-twice", card=world)
    return None


def _wrong_deck(seats: int, worlds: Any, deck: Any, options: Mapping[str, Any]) -> Text | None:
    if not _names(deck):
        return Text("refusal-deck")
    left = Counter(design.id for design in DESIGN)
    left.subtract(worlds)
    if options["first_game"]:
        for world in worlds:
            left.subtract(DESIGN[face].id for face in first_hand(FACES[world][0]))
    for name in deck:
        design = name.partition("#")[0]
        if design not in FACES or (name != design and name != f"{design}#1" and name not in NAME):
            return Text("refusal-no-card", card=name[:40])
        left[design] -= 1
        if left[design] < 0 or (name != design and deck.count(name) > 1):
            return Text("refusal-too-often", card=name)
    missing = sorted(+left)
    if missing:
        return Text("refusal-missing", card=missing[0], count=len(deck), right=len(deck) + left.total())
    return None


def _names(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(name, str) for name in value)
