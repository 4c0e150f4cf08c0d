"""components.toml as typed tables: rooms, techs, missions, tracks, maps, and the numbers of the game.

The file is read and validated once, and laid out as lookup tables for the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import read_box
from ...kernel.data import component_files
from . import component_types
from .ability_ops import On
from .component_schema import FOLDER, ComponentFile
from .galaxy import Map, laid_out
from .vocabulary import COLOURS, Effect, every, slug

GAME_ID = "captains"
SIDES = ("A", "B")
SLOTS = 6
_FACING: tuple[tuple[component_types.Side, int, component_types.Side], ...] = (
    ("up", -3, "down"),
    ("right", 1, "left"),
    ("down", 3, "up"),
    ("left", -1, "right"),
)
#: For each slot of a tech-slot board: (own side, neighbour, its side).
NEIGHBOURS: tuple[tuple[tuple[component_types.Side, int, component_types.Side], ...], ...] = tuple(
    tuple(
        (side, slot + step, facing)
        for side, step, facing in _FACING
        if 0 <= slot + step < SLOTS and (abs(step) > 1 or slot // 3 == (slot + step) // 3)
    )
    for slot in range(SLOTS)
)
COMMANDER = {colour: f"{colour}_commander" for colour in COLOURS}
ENSIGN = {commander: colour for colour, commander in COMMANDER.items()}
CADET = "cadet"
ANDROID = "android"
#: All kinds of figures, in the order in which they are shown.
FIGURES = (CADET, *COLOURS, *COMMANDER.values(), ANDROID)

DATA = component_files.read(GAME_ID, FOLDER)
BOX = read_box(ComponentFile, DATA, FOLDER)
SEATS = BOX.meta.seats
ROUNDS = BOX.constants.rounds
BAYS = BOX.constants.bays
DAMAGED_BAYS = BOX.constants.damaged_bays
MEDALS = BOX.constants.medals
RINGS = BOX.constants.rings
TRAINING = BOX.constants.training
PROMOTION = BOX.constants.promotion
LEFT_IN_QUEUE = BOX.constants.left_in_queue
RESOLVED_EVENTS = BOX.constants.events
LAP_POINTS = BOX.constants.lap_points
CARGO_POINTS = BOX.constants.cargo_points
DAMAGE_POINTS = BOX.constants.damage_points
SOLO_WIN = BOX.constants.solo_win

SUPPLY = {piece.id: piece.count for piece in BOX.figures.values()}
PIECES = {piece.id: piece.count for piece in BOX.pieces.values()}
SHIPS = tuple(BOX.ships)
READY_AT_START: tuple[str, ...] = BOX.crew.ready
QUEUE_AT_START: tuple[str, ...] = BOX.crew.queue

TECHS = BOX.techs
BASIC_ROOMS = tuple(BOX.rooms)
_ALL_ROOMS: tuple[component_types.Room | component_types.Tech, ...] = (
    *BOX.rooms.values(),
    *(tech for tech in TECHS.values() if tech.kind == "room"),
)
ROOM_COLOUR = {room.id: str(room.colour) for room in _ALL_ROOMS}
ROOM_EFFECTS = {room.id: room.effects for room in _ALL_ROOMS}
#: Rooms that copy another room; they cannot be copied themselves.
COPYING = frozenset(
    room for room, found in ROOM_EFFECTS.items() if any(effect.name == "copy_room" for effect in every(found))
)

ARTIFACTS: dict[str, tuple[str, ...]] = {token.id: token.colours for token in BOX.artifacts.values()}
ARTIFACT_COUNTS = {token.id: token.count for token in BOX.artifacts.values()}
PIRATE_COLOUR = {token.id: token.colour for token in BOX.pirates.values()}
PIRATE_REWARD = {token.id: token.reward for token in BOX.pirates.values()}
PIRATE_COUNTS = {token.id: token.count for token in BOX.pirates.values()}

#: The side of the board by the number of players.
MAPS: dict[int, Map] = {
    seats: found for side in BOX.maps.values() for found in (laid_out(side),) for seats in side.seats
}
STATIONS = BOX.stations
#: The gift of each round to every player.
ROUND_TRACK: dict[int, str] = {gift.round: gift.gives for gift in BOX.round_track.values()}
#: The spaces of each track, by side.
TRACK_SPACES: dict[str, dict[str, tuple[component_types.Space, ...]]] = {
    side: {track.id: track.spaces for track in BOX.tracks if track.side == side} for side in SIDES
}
BOARDS: dict[str, tuple[component_types.Slot, ...]] = {board.id: board.slots for board in BOX.boards.values()}
#: The effects of a pair of equal symbols, by symbol.
BONUS: dict[str, tuple[Effect, ...]] = {bonus.id: bonus.effects for bonus in BOX.bonuses.values()}
ALPHA_PLACES = BOX.display.alpha
DISPLAY = ALPHA_PLACES + BOX.display.omega
MISSIONS = BOX.missions
EVENTS = BOX.events
PASSENGERS = BOX.passengers
SHADOW_CARDS = BOX.shadow
SHADOW_PLAYS = BOX.solo.cards
RANKS = {rank.id: rank.least for rank in BOX.ranks.values()}


def marker_points(side: str, track: str, steps: int) -> int:
    """S13.1 The points of a marker after some steps: those of its space and of its completed laps."""
    spaces = TRACK_SPACES[side][track]
    laps, space = divmod(steps, len(spaces))
    return spaces[space].points + LAP_POINTS * laps


def _every_list() -> Iterator[tuple[Effect, ...]]:
    """All effect lists of the game."""
    yield from (*ROOM_EFFECTS.values(), *PIRATE_REWARD.values(), *BONUS.values())
    yield from (line.effects for mission in MISSIONS.values() for line in mission.rows)
    yield from (event.effects for event in EVENTS.values())
    yield from (station.effects for station in STATIONS.values())
    yield from (space.bonus for tracks in TRACK_SPACES.values() for t in tracks.values() for space in t)
    yield from (passenger.setup for passenger in PASSENGERS.values())
    abilities = [card.ability for card in TECHS.values()] + [card.ability for card in PASSENGERS.values()]
    yield from (found for ability in abilities if ability is not None for found in ability.lists())


#: All effect lists, nested ones included, by slug; options and prompts use these names.
LISTS = {
    slug(each): each
    for found in _every_list()
    for each in (found, *(inner for effect in every(found) for inner in effect.lists()))
    if each
}


def missions_for(found: On) -> frozenset[str]:
    """The missions that trigger a `mission_completed` ability, by their printed rows (S12.6)."""
    return frozenset(
        mission.id
        for mission in MISSIONS.values()
        if found.mission_has_row in (None, *mission.colours)
        and (
            not found.mission_has_op
            or any(
                pattern.matches(effect)
                for line in mission.rows
                for effect in every(line.effects)
                for pattern in found.mission_has_op
            )
        )
    )
