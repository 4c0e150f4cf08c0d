"""Why not? What the rules exclude in a turn, for people who wonder."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Barred, Seat, Text
from .components import (
    ANDROID,
    ARTIFACTS,
    CADET,
    ENSIGN,
    FIGURES,
    MISSIONS,
    PROMOTION,
    RINGS,
    ROOM_COLOUR,
    TRAINING,
)
from .crew import commanders, matches_room
from .effects.choices import can_pay_medals
from .state import Ship, State
from .vocabulary import COLOURS


def barred_actions(g: State, seat: int) -> Iterator[Barred]:
    """What a player might want to begin a turn with, and may not."""
    ship = g.ships[seat]
    rooms = g.kit(ship).rooms
    yield from _barred_rooms(ship, rooms)
    yield from _barred_artifacts(g, ship, rooms)
    yield from _barred_missions(g, seat)
    yield from barred_training(g, seat)


def _barred_rooms(ship: Ship, rooms: tuple[str, ...]) -> Iterator[Barred]:
    for room in rooms:
        for figure in FIGURES:
            option = ("room", room, figure)
            if figure in ship.ready:
                if figure == ANDROID:
                    yield Barred(option, Text("barred-android"), "S5.9")
                elif not matches_room(figure, room):
                    colour = Text(f"room-{ROOM_COLOUR[room]}")
                    text = Text("barred-colour", figure=Text(f"figure-{figure}"), colour=colour)
                    yield Barred(option, text, "S5.1")
            elif figure in ship.queue and figure != ANDROID and matches_room(figure, room):
                yield Barred(option, Text("barred-in-queue", figure=Text(f"figure-{figure}")), "S4.2")


def _barred_artifacts(g: State, ship: Ship, rooms: tuple[str, ...]) -> Iterator[Barred]:
    held = [token for token in ship.cargo if token in ARTIFACTS]
    for room in rooms:
        if ROOM_COLOUR[room] == "grey":
            if len(held) > 1:
                yield Barred(("artifacts", room, held[0], held[1]), Text("barred-grey-room"), "S4.3")
        elif len(held) > 1:
            wrong = [token for token in dict.fromkeys(held) if ROOM_COLOUR[room] not in ARTIFACTS[token]]
            for token in wrong:
                other = next((each for each in held if each != token), token)
                text = Text("barred-artifact-colour", colour=Text(f"room-{ROOM_COLOUR[room]}"))
                yield Barred(("artifacts", room, token, other), text, "S4.3")
        if g.kit(ship).contractor and room in ship.contracts:
            for token in dict.fromkeys(held):
                yield Barred(("contract", room, token), Text("barred-contracted"), "S12.8")


def _barred_missions(g: State, seat: int) -> Iterator[Barred]:
    ready = len(g.ships[seat].ready)
    for place, card in g.missions.items():
        option = ("mission", g.name(card))
        rows = len(MISSIONS[g.name(card)].rows)
        owner = g.reserved.get(place, seat)
        if g.at[seat] != place:
            yield Barred(option, Text("barred-elsewhere", place=Text(f"place-{place}")), "S8.1")
        elif owner >= g.seats:
            yield Barred(option, Text("barred-reserved-shadow"), "S18.6")
        elif owner != seat:
            yield Barred(option, Text("barred-reserved", player=Seat(owner)), "S6.6")
        elif ready < rows:
            yield Barred(option, Text("barred-crew", rows=rows, ready=ready), "S8.1")


def barred_training(g: State, seat: int) -> Iterator[Barred]:
    """S5.2, S5.3 Whom the player cannot train or promote now."""
    ship = g.ships[seat]
    medals = can_pay_medals(g, seat)
    for figure in dict.fromkeys(ship.ready):
        if figure == CADET or figure in COLOURS:
            yield from _barred_courses(g, figure, medals)
        if figure in COLOURS:
            option = ("promote", figure)
            if commanders(ship) >= RINGS:
                yield Barred(option, Text("barred-rings", n=RINGS), "S5.3")
            elif medals < PROMOTION:
                yield Barred(option, Text("barred-medals", n=PROMOTION, medals=medals), "S5.3")
        elif figure == CADET:
            yield Barred(("promote", CADET), Text("barred-cadet"), "S5.3")
        elif figure in ENSIGN:
            yield Barred(("promote", figure), Text("barred-commander"), "S5.3")


def _barred_courses(g: State, figure: str, medals: int) -> Iterator[Barred]:
    for colour in COLOURS:
        option = ("train", figure, colour)
        if colour == figure:
            yield Barred(option, Text("barred-same-colour"), "S5.2")
        elif medals < TRAINING:
            yield Barred(option, Text("barred-medals", n=TRAINING, medals=medals), "S5.2")
        elif not g.supply[colour]:
            yield Barred(option, Text("barred-supply", figure=Text(f"figure-{colour}")), "S17.2")
