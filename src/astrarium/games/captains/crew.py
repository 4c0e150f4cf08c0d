"""S4, S5 The crew: rooms, training, promotion and commanders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from ...kernel import Choice, Option, Reason, Steps, ask, run
from .active_powers import KEPT
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
from .effects import Execution
from .effects.composite import can_pay_medals, spend_medals
from .option_texts import WORDS
from .state import Ship, State
from .vocabulary import COLOURS

NOTHING: Option = ("nothing",)
AGAIN: Option = ("again",)


def matches_room(figure: str, room: str) -> bool:
    """S5.1 Whether a figure can work in a room."""
    colour = ROOM_COLOUR[room]
    return figure != ANDROID and (colour == "grey" or ENSIGN.get(figure, figure) == colour)


def matches_row(figure: str, colour: str) -> bool:
    """S5.1 Whether a figure can resolve a mission row of a colour."""
    return figure == ANDROID or ENSIGN.get(figure, figure) == colour


#: The figures that can work in each room, as options.
_WORK: dict[str, tuple[Option, ...]] = {
    room: tuple(("room", room, figure) for figure in FIGURES if matches_room(figure, room))
    for room in ROOM_COLOUR
}

# -- options, computed without the reasons


@lru_cache(maxsize=KEPT)
def quick_rooms(ready: frozenset[str], rooms: tuple[str, ...]) -> tuple[Option, ...]:
    """S4.2 Each room with each figure that can work there."""
    return tuple([option for room in rooms for option in _WORK[room] if option[2] in ready])


@lru_cache(maxsize=KEPT)
def quick_artifacts(cargo: tuple[str, ...], rooms: tuple[str, ...]) -> tuple[Option, ...]:
    """S4.3 Each room with each pair of artifacts that can work there."""
    return tuple([each for each in artifact_candidates(cargo, rooms) if not bar_artifacts(cargo, *each[1:])])


def quick_improvements(g: State, seat: int) -> list[Option]:
    """S5.2, S5.3 Training and promotion that the medals can pay."""
    medals = can_pay_medals(g, seat)
    ship = g.ships[seat]
    options: list[Option] = []
    if medals >= TRAINING:
        options += _training(frozenset(ship.ready))
        if not all(map(g.supply.get, COLOURS)):
            options = [each for each in options if g.supply[each[2]]]
    if medals >= PROMOTION and commanders(ship) < RINGS:
        options += [("promote", colour) for colour in COLOURS if colour in ship.ready]
    return options


@cache
def _training(ready: frozenset[str]) -> tuple[Option, ...]:
    """S5.2 Each figure in each other colour."""
    figures = [figure for figure in (CADET, *COLOURS) if figure in ready]
    return tuple([("train", old, new) for old in figures for new in COLOURS if new != old])


def commanders(ship: Ship) -> int:
    """S5.3 The number of commanders, each of which uses a ring."""
    return sum([figure in ENSIGN for figure in ship.crew])


# -- candidates and bars


def bar_room(ship: Ship, room: str, figure: str) -> Reason | None:
    """S4.2 Why a figure cannot be sent to a room."""
    if figure == ANDROID:
        return "android", "S5.9"
    if not matches_room(figure, room):
        return "colour", "S5.1", figure, ROOM_COLOUR[room]
    return None if figure in ship.ready else ("in-queue", "S4.2", figure, ship.queue.index(figure))


def room_candidates(ship: Ship, rooms: tuple[str, ...]) -> Iterator[Option]:
    """Each room with each figure aboard."""
    aboard = {*ship.ready, *ship.queue}
    return (("room", room, figure) for room in rooms for figure in FIGURES if figure in aboard)


def bar_artifacts(cargo: Sequence[str], room: str, one: str, other: str) -> Reason | None:
    """S4.3 Why two artifacts cannot do the work of a room."""
    colour = ROOM_COLOUR[room]
    if colour == "grey":
        return "grey-room", "S4.3", room
    for token in (one, other):
        if colour not in ARTIFACTS[token]:
            return "artifact-colour", "S4.3", token, colour
    return ("only-one", "S4.3", one) if one == other and cargo.count(one) < 2 else None


def artifact_candidates(cargo: Sequence[str], rooms: tuple[str, ...]) -> Iterator[Option]:
    """Each room with each pair of artifact kinds aboard, including a kind with itself."""
    kinds = [kind for kind in ARTIFACTS if kind in cargo]
    for room in rooms:
        for at, one in enumerate(kinds):
            yield from (("artifacts", room, one, other) for other in kinds[at:])


def bar_contract(ship: Ship, room: str, artifact: str) -> Reason | None:
    """S12.8 Why an artifact cannot be laid on a room."""
    colour = ROOM_COLOUR[room]
    if colour == "grey":
        return "grey-room", "S12.8", room
    if colour not in ARTIFACTS[artifact]:
        return "artifact-colour", "S12.8", artifact, colour
    return ("contracted", "S12.8", room, ship.contracts[room]) if room in ship.contracts else None


def contract_candidates(ship: Ship, rooms: tuple[str, ...]) -> Iterator[Option]:
    """Each room with each artifact aboard."""
    kinds = [token for token in dict.fromkeys(ship.cargo) if token in ARTIFACTS]
    return (("contract", room, kind) for room in rooms for kind in kinds)


def bar_improvement(g: State, seat: int, option: Option) -> Reason | None:
    """S5.2, S5.3 Why a figure cannot be trained or promoted now."""
    return _bar_train(g, seat, *option[1:]) if option[0] == "train" else _bar_promote(g, seat, option[1])


def _bar_train(g: State, seat: int, figure: str, colour: str) -> Reason | None:
    if figure == ANDROID or figure in ENSIGN:
        return "no-training", "S5.3", figure
    if figure == colour:
        return "same-colour", "S5.2", figure
    medals = can_pay_medals(g, seat)
    if medals < TRAINING:
        return "medals", "S5.2", TRAINING, medals
    return None if g.supply[colour] else ("supply", "S17.2", colour)


def _bar_promote(g: State, seat: int, figure: str) -> Reason | None:
    if figure not in COMMANDER:
        return "no-promotion", "S5.3", figure
    if commanders(g.ships[seat]) >= RINGS:
        return "rings", "S5.3", RINGS
    medals = can_pay_medals(g, seat)
    return None if medals >= PROMOTION else ("medals", "S5.3", PROMOTION, medals)


def improvements(g: State, seat: int) -> Iterator[Option]:
    """Candidates: each figure in the ready room, trained to each colour or promoted."""
    for figure in dict.fromkeys(g.ships[seat].ready):
        yield from (("train", figure, colour) for colour in COLOURS)
        yield "promote", figure


def improve(g: State, seat: int, chosen: Option) -> Steps:
    """S5.2, S5.3 A figure in the ready room is trained or promoted."""
    ship = g.ships[seat]
    if chosen[0] == "train":
        _, old, new = chosen
        yield from spend_medals(Execution(g, seat), TRAINING)
        g.supply[old] += 1
        g.supply[new] -= 1
    else:
        old, new = chosen[1], COMMANDER[chosen[1]]
        yield from spend_medals(Execution(g, seat), PROMOTION)
    ship.ready[ship.ready.index(old)] = new
    if g.listener:
        g.tell("trained" if chosen[0] == "train" else "promoted", seat, figure=old, into=new)


# -- commanders


def queued(queue: list[str]) -> Iterator[Option]:
    """S5.8 The order options for a queue, with a place if equal figures are not adjacent.

    Adjacent equal figures share one option, as the queue is the same afterwards.
    """
    places = [at for at, figure in enumerate(queue) if not at or figure != queue[at - 1]]
    kinds = [queue[at] for at in places]
    for at, figure in zip(places, kinds, strict=True):
        yield ("order", figure) if kinds.count(figure) == 1 else ("order", figure, at)


def bar_order(commander: str, figure: str) -> Reason | None:
    """S5.8 Why a commander cannot call a figure from the queue."""
    if figure in (CADET, ENSIGN[commander]):
        return None
    return ("no-order", "S5.8") if figure in ENSIGN else ("order", "S5.8", figure, commander)


def give_order(g: State, seat: int, order: Option) -> None:
    ship = g.ships[seat]
    figure = order[1]
    place = order[2] if len(order) > 2 else ship.queue.index(figure)
    del ship.queue[place]
    ship.ready.append(figure)
    g.tell("ordered", seat, figure=figure, queued=place)


def command(
    g: State, seat: int, commander: str, extra: list[Option], why_again: Reason | None = None
) -> Choice:
    """S5.5 The additional choice of a commander: extra work, an order, or nothing."""

    def bar(option: Option) -> Reason | None:
        if option[0] == "order":
            return bar_order(commander, option[1])
        if option == AGAIN:
            return why_again
        room = option[1]
        return None if matches_room(commander, room) else ("colour", "S5.6", commander, ROOM_COLOUR[room])

    candidates = (*extra, *queued(g.ships[seat].queue))
    args = {"figure": commander}
    return ask(WORDS, g, seat, "commander", candidates, bar, "S5.5", args, also=(NOTHING,))


def after_room(g: State, seat: int, commander: str) -> Steps:
    """S5.5, S5.6 After a room: one more room, or an order, or nothing."""
    ship = g.ships[seat]
    chosen = yield command(g, seat, commander, [("extra", room) for room in g.kit(ship).rooms])
    if chosen[0] == "extra":
        g.tell("extra", seat, room=chosen[1], figure=commander)
        yield from use_room(g, seat, chosen[1]) or ()
    elif chosen[0] == "order":
        give_order(g, seat, chosen)


def use_room(g: State, seat: int, room: str) -> Steps | None:
    """S4.1 Run the effects of a room."""
    ship = g.ships[seat]
    kit = ship.kit or g.kit(ship)
    return run(ROOM_EFFECTS[room], Execution(g, seat, kit.slots[kit.rooms.index(room)]))
