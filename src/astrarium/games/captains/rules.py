"""The phases of a round, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kernel import Choice, Option, Reason, Steps, ask, run
from .components import (
    CADET,
    ENSIGN,
    EVENTS,
    LEFT_IN_QUEUE,
    PASSENGERS,
    ROUND_TRACK,
    ROUNDS,
    STATIONS,
)
from .crew import (
    after_room,
    artifact_candidates,
    bar_artifacts,
    bar_contract,
    bar_improvement,
    bar_room,
    contract_candidates,
    improve,
    improvements,
    quick_artifacts,
    quick_improvements,
    quick_rooms,
    room_candidates,
    use_room,
)
from .effects import Execution
from .effects.damage_and_cargo import award, unload
from .effects.reactions import react
from .effects.techs import refill
from .missions import bar_mission, go, homecoming, mission_here, open_missions, row
from .option_texts import WORDS
from .scoring import rank, standing
from .shadow import shadow_plays, shuffle_shadow
from .state import ON_STATION, State

PASS: Option = ("pass",)
END: Option = ("end",)


# -- a turn


def turn(g: State) -> Steps:
    """S3.2 Training as often as the player likes, then one action."""
    seat = g.acting
    quick, about = _quick_turn(g, seat), (g, seat)
    choice = ask(
        WORDS, g, seat, "turn", _candidates, bar_turn, "S3.3", about=about, quick=quick, also=(PASS,)
    )
    chosen = yield choice
    word = chosen[0]
    if word == "room":
        yield from _crew_in_room(g, seat, chosen[1], chosen[2]) or ()
    elif word == "mission":
        yield from go(g, seat)
        return
    elif word == "artifacts":
        yield from _artifacts_in_room(g, seat, chosen) or ()
    elif word == "contract":
        yield from _contract(g, seat, chosen[1], chosen[2]) or ()
    elif word == "pass":
        g.ships[seat].passed = True
        if g.listener:
            g.tell("passed" if len(choice.options) > 1 else "passed-idle", seat)
        finish(g)
        return
    else:
        yield from improve(g, seat, chosen)
        return
    after_action(g)


def _candidates(g: State, seat: int) -> Iterator[Option]:
    """Candidates of a turn."""
    ship = g.ships[seat]
    kit = g.kit(ship)
    yield from room_candidates(ship, kit.rooms)
    yield from artifact_candidates(ship.cargo, kit.rooms)
    if kit.contractor:
        yield from contract_candidates(ship, kit.rooms)
    yield from open_missions(g)
    yield from improvements(g, seat)


def bar_turn(g: State, seat: int, option: Option) -> Reason | None:
    """S3.2 Why an option of a turn is illegal."""
    ship = g.ships[seat]
    match option[0]:
        case "room":
            return bar_room(ship, *option[1:])
        case "artifacts":
            return bar_artifacts(ship.cargo, *option[1:])
        case "contract":
            return bar_contract(ship, *option[1:])
        case "mission":
            return bar_mission(g, seat, open_missions(g)[option])
    return bar_improvement(g, seat, option)


def _quick_turn(g: State, seat: int) -> Sequence[Option]:
    """The options of a turn, computed without the reasons."""
    ship = g.ships[seat]
    kit = ship.kit or g.kit(ship)
    rooms = quick_rooms(frozenset(ship.ready), kit.rooms)
    if not ship.cargo and not ship.medals and g.at[seat] not in g.missions:
        return rooms
    options = [*rooms]
    if len(ship.cargo) > 1:
        options += quick_artifacts(tuple(ship.cargo), kit.rooms)
    if ship.cargo and kit.contractor:
        options += [each for each in contract_candidates(ship, kit.rooms) if not bar_turn(g, seat, each)]
    mission = mission_here(g, seat)
    if mission:
        options.append(("mission", mission))
    if ship.medals or kit.substitutes:
        options += quick_improvements(g, seat)
    return options


def _crew_in_room(g: State, seat: int, room: str, figure: str) -> Steps | None:
    """S4.2 An ensign or a cadet goes to the queue first; a commander stays for the extra choice (S5.5)."""
    ship = g.ships[seat]
    ship.ready.remove(figure)
    if g.listener:
        g.tell("room", seat, room=room, figure=figure)
    if figure in ENSIGN:
        return _commander_in_room(g, seat, room, figure)
    ship.queue.append(figure)
    return use_room(g, seat, room)


def _commander_in_room(g: State, seat: int, room: str, figure: str) -> Steps:
    ship = g.ships[seat]
    ship.busy.append(figure)
    yield from use_room(g, seat, room) or ()
    yield from after_room(g, seat, figure)
    ship.busy = []
    ship.queue.append(figure)


def _artifacts_in_room(g: State, seat: int, chosen: Option) -> Steps | None:
    """S4.3 Two artifacts work in a room instead of a figure."""
    _, room, one, other = chosen
    g.tell("room-artifacts", seat, room=room)
    doing = Execution(g, seat)
    unload(doing, one)
    unload(doing, other)
    return use_room(g, seat, room)


def _contract(g: State, seat: int, room: str, artifact: str) -> Steps | None:
    """S12.8 An artifact works in a room and stays on it face down."""
    ship = g.ships[seat]
    ship.cargo.remove(artifact)
    ship.contracts[room] = artifact
    g.tell("contract", seat, room=room, cargo=artifact)
    return use_room(g, seat, room)


def after_action(g: State) -> None:
    """S3.2 Go on to training, or end the turn if the player has no means to pay for it."""
    ship = g.ships[g.acting]
    if ship.medals or (ship.kit or g.kit(ship)).substitutes:
        g.phase = "after"
    else:
        finish(g)


def after(g: State) -> Steps:
    """S3.2 Training after the action."""
    seat = g.acting
    quick, about = quick_improvements(g, seat), (g, seat)
    chosen = yield ask(
        WORDS, g, seat, "after", improvements, bar_improvement, "S3.2", about=about, quick=quick, also=(END,)
    )
    if chosen == END:
        finish(g)
    else:
        yield from improve(g, seat, chosen)


def finish(g: State) -> None:
    """S3.5 End a turn: visit a station, or hand on to the next player."""
    station = g.station_at(g.at[g.acting])
    if station and g.tiles[station] == ON_STATION:
        g.phase = "station"
    else:
        hand_on(g)


def station(g: State) -> Steps:
    """S7.1 The visit of the station where the turn ends."""
    yield from visit(g, g.acting, g.station_at(g.at[g.acting]))
    hand_on(g)


def visit(g: State, seat: int, station: str) -> Steps:
    """S7.2 Lasting events, then the effects of the tile, then reactions to collecting it."""
    g.tiles[station] = g.round + 1
    g.tell("station", seat, station=station)
    left = g.lasting[:]
    while left:
        event = left[0]
        if len(left) > 1:
            options = [("event", each) for each in left]
            chosen = yield Choice(seat, "event-order", options, rule="S7.2")
            event = chosen[1]
        left.remove(event)
        g.tell("lasting", seat, incident=event)
        yield from run(EVENTS[event].effects, Execution(g, seat)) or ()
    yield from run(STATIONS[station].effects, Execution(g, seat)) or ()
    yield from react(g, seat, "station_collected") or ()


def hand_on(g: State) -> None:
    """S3.1, S3.5 Refill techs, then pass the turn on; in the solo game Captain Shadow plays first (S18.3)."""
    if -1 in g.display:
        refill(g)
    if g.passenger:
        shadow_plays(g)
        g.phase = "round" if g.ships[0].passed else "turn"
        return
    for step in range(1, g.seats + 1):
        seat = (g.acting + step) % g.seats
        if not g.ships[seat].passed:
            g.acting = seat
            g.phase = "turn"
            return
    g.phase = "round"


# -- between the rounds


def end_of_round(g: State) -> Steps:
    """S3.6–S3.9 Crew and station tiles return, and the round track gives its gift."""
    if g.round == ROUNDS:
        g.phase = "over"
        if g.listener:
            _epilogue(g)
        return
    g.round += 1
    if g.listener:
        g.tell("round", round=g.round)
    for seat, ship in enumerate(g.ships):
        ship.passed = False
        _crew_returns(g, seat)
        _round_gift(g, seat)
    _tiles_return(g)
    if not g.solo:
        g.first = (g.first + 1) % g.seats
        if g.listener:
            g.tell("first", g.first)
    g.acting = g.first
    g.reshuffled = False
    g.phase = "dawn"
    yield from ()


def _epilogue(g: State) -> None:
    """S15.4 Log the rank of every captain."""
    g.tell("over")
    for seat, points in enumerate(standing(g)):
        g.tell("ranked", seat, rank=rank(points))


def _crew_returns(g: State, seat: int) -> None:
    """S3.6 Move figures from the front of the queue to the ready room; the last three stay."""
    ship = g.ships[seat]
    back = max(0, len(ship.queue) - LEFT_IN_QUEUE)
    if back:
        if g.listener:
            g.tell("returned", seat, figures=ship.queue[:back])
        ship.ready += ship.queue[:back]
        del ship.queue[:back]


def _tiles_return(g: State) -> None:
    """S3.8 Station tiles go back to their stations, unless a ship is there."""
    for station, section in g.tiles.items():
        if section == g.round:
            away = g.stations[station] in g.at
            g.tiles[station] = g.round + 1 if away else ON_STATION
            if g.listener:
                g.tell("tile-waits" if away else "tile-returned", station=station)


def _round_gift(g: State, seat: int) -> None:
    """S3.7 Give a player the medal or the cadet of the round track."""
    gift = ROUND_TRACK.get(g.round)
    if gift == "medal":
        award(Execution(g, seat), 1)
    elif gift == CADET:
        g.ships[seat].ready.append(CADET)
        if g.listener:
            g.tell("joined", seat, figure=CADET)


def _prologue(g: State) -> None:
    """S2.8 Log the first round and its first player."""
    g.tell("round", round=g.round)
    if not g.solo:
        g.tell("first", g.first)


def dawn(g: State) -> Steps:
    """S3.9 Abilities at the start of a round, in turn order; in round 1 also passenger set-up (S18.2)."""
    if g.round == 1:
        _prologue(g)
    if g.solo:
        shuffle_shadow(g)
    if g.round == 1 and g.passenger:
        yield from run(PASSENGERS[g.passenger].setup, Execution(g, 0)) or ()
    for step in range(g.seats):
        seat = (g.first + step) % g.seats
        yield from react(g, seat, "round_start") or ()
    g.phase = "turn"


PHASES = {
    "dawn": dawn,
    "turn": turn,
    "row": row,
    "homecoming": homecoming,
    "after": after,
    "station": station,
    "round": end_of_round,
}
