"""The groups of a balance study."""

from __future__ import annotations

from ...kernel import Traits
from .components import ENSIGN, MISSIONS, TECHS, TRACK_SPACES
from .scoring import result
from .state import Ship, State
from .vocabulary import TRACKS


def traits(g: State) -> tuple[list[dict[str, list[str]]], dict[str, list[str]]]:
    """The traits of each seat (turn order, missions, commanders, laps), and of the table (what nobody took).

    The first player is drawn at random, so `turn` holds the order of the first round instead of the seat.
    """
    began = (g.first - g.round + 1) % g.seats
    seats = [
        {"turn": [str((seat - began) % g.seats + 1)], **_of_ship(g, ship)}
        for seat, ship in enumerate(g.ships)
    ]
    table = {
        "mission_left": [f"mission-{g.name(card)}" for card in g.missions.values()],
        "tech_left": [f"tech-{g.name(card)}" for card in g.display if card >= 0],
        "completed": [str(sum([len(ship.missions) for ship in g.ships]))],
        "decided": [result(g).decided_by],
    }
    return seats, table


def _of_ship(g: State, ship: Ship) -> dict[str, list[str]]:
    length = {track: len(spaces) for track, spaces in TRACK_SPACES[g.tracks].items()}
    steps = dict(zip(TRACKS, ship.progress, strict=True))
    return {
        "mission": [g.name(card) for card in ship.missions],
        "commanders": [str(sum([figure in ENSIGN for figure in (*ship.ready, *ship.queue)]))],
        "track": [track for track in TRACKS if steps[track] >= length[track]],
    }


#: What is on the map or the central board at the end was on offer, and nobody took it. As all missions are
#: listed, a study also reports those that are always or never completed.
TRAITS = Traits(
    of=traits,
    told={"tech": ("installed", "tech")},
    ids={
        "mission": tuple(MISSIONS),
        "tech": tuple(TECHS),
        "mission_left": tuple(f"mission-{mission}" for mission in MISSIONS),
    },
)
