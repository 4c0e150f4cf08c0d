"""Face-down tokens, drawn at random: pirate ships and artifacts."""

from __future__ import annotations

from ..components import ARTIFACTS
from ..state import Ship, State


def draw_pirate(g: State) -> str:
    """S9.1 A random pirate ship token, or nothing."""
    return _draw(g, g.pirate_pool, g.pirate_discards, "pirates")


def draw_artifact(g: State) -> str:
    """S10.7 A random artifact, or nothing."""
    return _draw(g, g.artifact_pool, g.artifact_discards, "artifacts")


def _draw(g: State, pool: dict[str, int], discards: dict[str, int], stream: str) -> str:
    """Draw a random token; an empty pool is first refilled from the discards."""
    left = sum(pool.values())
    if not left:
        for kind, count in discards.items():
            pool[kind], discards[kind] = count, 0
        left = sum(pool.values())
        if not left:
            return ""
    at = g.roll(left, stream)
    for kind, count in pool.items():
        at -= count
        if at < 0:
            pool[kind] = count - 1
            return kind
    raise AssertionError("a token beyond the last one")


def throw_away(g: State, token: str) -> None:
    (g.artifact_discards if token in ARTIFACTS else g.pirate_discards)[token] += 1


def kinds(ship: Ship, what: str) -> list[str]:
    """The kinds of cargo tokens that count as artifact, pirate or cargo, each once."""
    found = dict.fromkeys(ship.cargo)
    if what == "cargo":
        return list(found)
    return [kind for kind in found if (kind in ARTIFACTS) == (what == "artifact")]


def how_many(ship: Ship, what: str) -> int:
    """Cargo tokens that count as artifact, pirate or cargo."""
    if what == "cargo":
        return len(ship.cargo)
    return sum([(token in ARTIFACTS) == (what == "artifact") for token in ship.cargo])
