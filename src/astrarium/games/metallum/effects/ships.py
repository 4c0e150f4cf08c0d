"""Ships: moving, jumping, arriving."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Steps
from ..components import EXPLORE_REWARD, PLACES, Effect
from ..state import EXPLORING, State
from .doing import Doing, ask, op


@op("move_ship")
def move_ship(effect: Effect, doing: Doing) -> Steps:
    """M7.1–M7.3"""
    g, seat = doing.g, doing.seat
    start = g.ships[seat]
    ends = [at for at in (start - effect.distance, start + effect.distance) if 0 <= at < PLACES]
    chosen = yield ask(doing, "move-ship", "to", ends, f"M7.{effect.distance}")
    arrive(g, seat, chosen[1])


def _landings(effect: Effect, doing: Doing) -> list[int]:
    """M6.9 A jump leads to another planet."""
    g = doing.g
    start = g.ships[doing.seat]
    if effect.to == "here":
        return [doing.here] if doing.here != start else []
    candidates: Iterable[int] = range(PLACES) if effect.to == "one_any" else g.explored
    return [at for at in candidates if at != start]


@op("jump_ship", can=lambda effect, doing: bool(_landings(effect, doing)))
def jump_ship(effect: Effect, doing: Doing) -> Steps:
    chosen = yield ask(doing, "move-ship", "to", _landings(effect, doing), "M6.9")
    arrive(doing.g, doing.seat, chosen[1])


def arrive(g: State, seat: int, at: int) -> None:
    """M6.8 Arriving explores: the planet is turned up and its explorer gains 1 $."""
    g.ships[seat] = at
    if at in g.explored:
        if g.host:
            g.tell("moved", seat, at=at)
        return
    g.explored = tuple(sorted((*g.explored, at)))
    g.reveal((at,))
    g.earn(seat, EXPLORE_REWARD, EXPLORING)
    g.tell("explored", seat, planet=g.planet(at), n=at + 1, credits=EXPLORE_REWARD)
