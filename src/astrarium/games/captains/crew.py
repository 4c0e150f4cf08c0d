"""S5 Crew: who matches what, training, promotion, what a commander does besides."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, partial

from ...kernel import Barred, Choice, Option, Steps, Text, run
from .components import (
    ANDROID,
    ARTIFACTS,
    CADET,
    COMMANDER,
    ENSIGN,
    FIGURES,
    PROMOTION,
    RINGS,
    ROOM_COLOUR,
    ROOM_EFFECTS,
    TRAINING,
)
from .effects import Doing
from .effects.choices import can_pay_medals, spend_medals
from .kit import KEPT
from .state import Ship, State
from .vocabulary import COLOURS

NOTHING: Option = ("nothing",)
AGAIN: Option = ("again",)


def matches_room(figure: str, room: str) -> bool:
    """S5.1 Whether a figure can work in a room."""
    colour = ROOM_COLOUR[room]
    return figure != ANDROID and (colour == "grey" or ENSIGN.get(figure, figure) == colour)


def matches_row(figure: str, colour: str) -> bool:
    """S5.1 Whether a figure can do what a row of a mission says."""
    return figure == ANDROID or ENSIGN.get(figure, figure) == colour


# -- options, as the crew at hand and the rooms allow them


@lru_cache(maxsize=KEPT)
def room_options(ready: frozenset[str], rooms: tuple[str, ...]) -> tuple[Option, ...]:
    """S4.2 Each room with each figure that can work there."""
    return tuple(
        ("room", room, figure)
        for room in rooms
        for figure in FIGURES
        if figure in ready and matches_room(figure, room)
    )


@lru_cache(maxsize=KEPT)
def artifact_options(artifacts: tuple[str, ...], rooms: tuple[str, ...]) -> tuple[Option, ...]:
    """S4.3 Each coloured room with two artifacts that show its colour."""
    options = []
    for room in rooms:
        shown = [kind for kind in ARTIFACTS if ROOM_COLOUR[room] in ARTIFACTS[kind] and kind in artifacts]
        for at, one in enumerate(shown):
            for other in shown[at:]:
                if one != other or artifacts.count(one) > 1:
                    options.append(("artifacts", room, one, other))
    return tuple(options)


def contract_options(ship: Ship, rooms: tuple[str, ...]) -> list[Option]:
    """S12.8 Each coloured room without an artifact, with each artifact that shows its colour."""
    kinds = dict.fromkeys([token for token in ship.cargo if token in ARTIFACTS])
    return [
        ("contract", room, kind)
        for room in rooms
        if room not in ship.contracts
        for kind in kinds
        if ROOM_COLOUR[room] in ARTIFACTS[kind]
    ]


@cache
def _training(ready: frozenset[str], in_supply: tuple[bool, ...]) -> tuple[Option, ...]:
    return tuple(
        ("train", figure, colour)
        for figure in (CADET, *COLOURS)
        if figure in ready
        for colour, there in zip(COLOURS, in_supply, strict=True)
        if there and colour != figure
    )


@cache
def _promotions(ready: frozenset[str]) -> tuple[Option, ...]:
    return tuple(("promote", colour) for colour in COLOURS if colour in ready)


def commanders(ship: Ship) -> int:
    """S5.3 Rings in use."""
    found = 0
    for figure in (*ship.ready, *ship.queue, *ship.busy):
        if figure in ENSIGN:
            found += 1
    return found


def free_options(g: State, seat: int) -> tuple[Option, ...]:
    """S5.2, S5.3 Training and promotion, as far as the medals go."""
    medals = can_pay_medals(g, seat)
    if not medals:
        return ()
    ship = g.ships[seat]
    ready = frozenset(ship.ready)
    supply = g.supply
    options: tuple[Option, ...] = ()
    if medals >= TRAINING:
        options = _training(ready, (supply["red"] > 0, supply["yellow"] > 0, supply["blue"] > 0))
    if medals >= PROMOTION and commanders(ship) < RINGS:
        options += _promotions(ready)
    return options


def improve(g: State, seat: int, chosen: Option) -> Steps:
    """S5.2, S5.3 A figure in the ready room is trained or promoted."""
    ship = g.ships[seat]
    if chosen[0] == "train":
        _, old, new = chosen
        yield from spend_medals(Doing(g, seat), TRAINING)
        g.supply[old] += 1
        g.supply[new] -= 1
    else:
        old, new = chosen[1], COMMANDER[chosen[1]]
        yield from spend_medals(Doing(g, seat), PROMOTION)
    ship.ready[ship.ready.index(old)] = new
    if g.host:
        g.tell("trained" if chosen[0] == "train" else "promoted", seat, figure=old, into=new)


# -- commanders


def queued(queue: list[str]) -> Iterator[Option]:
    """S5.8 The figures of a queue as orders name them: with their place, where equal ones stand apart.

    Of equal figures next to each other the foremost stands for all: the queue is the same afterwards.
    """
    places = [at for at, figure in enumerate(queue) if not at or figure != queue[at - 1]]
    kinds = [queue[at] for at in places]
    for at, figure in zip(places, kinds, strict=True):
        yield ("order", figure) if kinds.count(figure) == 1 else ("order", figure, at)


def order_options(ship: Ship, colour: str) -> list[Option]:
    """S5.8 Whom a commander may call from the queue."""
    queue = ship.queue
    if CADET not in queue and colour not in queue:
        return []
    return [order for order in queued(queue) if order[1] == CADET or order[1] == colour]


def give_order(g: State, seat: int, order: Option) -> None:
    ship = g.ships[seat]
    figure = order[1]
    place = order[2] if len(order) > 2 else ship.queue.index(figure)
    del ship.queue[place]
    ship.ready.append(figure)
    if g.host:
        g.tell("ordered", seat, figure=figure, queued=place)


def after_room(g: State, seat: int, commander: str) -> Steps:
    """S5.5, S5.6 After a room: one more room, or an order, or nothing."""
    ship = g.ships[seat]
    rooms = g.kit(ship).rooms
    options: list[Option] = [("extra", room) for room in rooms if matches_room(commander, room)]
    options += order_options(ship, ENSIGN[commander])
    options.append(NOTHING)
    why_not = partial(barred_commands, ship, commander, rooms)
    chosen = yield Choice(
        seat, "commander", options, rule="S5.5", why_not=why_not, args={"figure": commander}
    )
    if chosen[0] == "extra":
        if g.host:
            g.tell("extra", seat, room=chosen[1], figure=commander)
        yield from use_room(g, seat, chosen[1]) or ()
    elif chosen[0] == "order":
        give_order(g, seat, chosen)


def barred_commands(ship: Ship, commander: str, rooms: tuple[str, ...]) -> Iterator[Barred]:
    """Rooms of another colour, and figures whom a commander cannot call."""
    for room in rooms:
        if not matches_room(commander, room):
            colour = Text(f"room-{ROOM_COLOUR[room]}")
            text = Text("barred-colour", figure=Text(f"figure-{commander}"), colour=colour)
            yield Barred(("extra", room), text, "S5.6")
    for order in queued(ship.queue):
        if order[1] not in (CADET, ENSIGN[commander]):
            yield Barred(order, Text("barred-order"), "S5.8")


def use_room(g: State, seat: int, room: str) -> Steps | None:
    """S4.1 What a room does."""
    ship = g.ships[seat]
    kit = ship.kit or g.kit(ship)
    return run(ROOM_EFFECTS[room], Doing(g, seat, kit.slots[kit.rooms.index(room)]))
