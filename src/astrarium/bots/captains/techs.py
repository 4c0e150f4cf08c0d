"""What a tech is worth to a ship now: what it will bring, and the points that it counts already."""

from __future__ import annotations

from typing import Any

from ...games.captains.components import ARTIFACTS, BOARDS, COMMANDER, MISSIONS, NEIGHBOURS, TECHS
from .worth import Worth


def tech_now(worth: Worth, g: Any, seat: int, tech: str) -> float:
    """What it would be worth to take a tech, its bonuses left out."""
    card = TECHS[tech]
    total = worth.techs[tech] - spared(worth, g.ships[seat].damage) * worth.mending[tech]
    if card.scoring is not None:
        points = counted(g, seat, card.scoring.count) * card.scoring.points
        total += min(points, card.scoring.most) if card.scoring.most else points
    return total


def spared(worth: Worth, damage: int) -> float:
    """How much of what repairs could bring is lost, as there is not so much damage."""
    return 1 - min(1.0, damage / worth.weights.much_damage)


def counted(g: Any, seat: int, count: Any) -> int:
    """How many there are of what an omega counts."""
    ship = g.ships[seat]
    crew = [*ship.ready, *ship.queue, *ship.busy]
    match count.name:
        case "crew":
            return crew.count(count.colour) + crew.count(COMMANDER[count.colour])
        case "commanders":
            return sum([figure in COMMANDER.values() for figure in crew])
        case "damage":
            return int(ship.damage)
        case "pirates":
            return sum([token not in ARTIFACTS for token in ship.cargo])
        case "artifact_kinds":
            return len({token for token in ship.cargo if token in ARTIFACTS})
        case "missions_with_row":
            face = g.cards.face
            return sum([count.colour in MISSIONS[face[card]].colours for card in ship.missions])
        case _:
            return 2


def bonus_worth(worth: Worth, symbols: tuple[str, ...]) -> float:
    """What the bonuses of placing a tech are worth."""
    of = {"repair": worth.repair, "medal": worth.medal, "move": worth.weights.move}
    return sum([of[symbol] for symbol in symbols])


def best_bonus(worth: Worth, g: Any, seat: int, tech: str) -> float:
    """What the bonuses of a tech are worth in the best free slot."""
    slots, face, printed = g.ships[seat].slots, g.cards.face, BOARDS[g.boards]
    edges = TECHS[tech].edges
    best = 0.0
    for slot, card in enumerate(slots):
        if card != -1:
            continue
        symbols: list[str] = []
        for side, other, facing in NEIGHBOURS[slot]:
            mine = edges.get(side)
            if mine:
                there = TECHS[face[slots[other]]].edges if slots[other] >= 0 else printed[other].edges
                if there.get(facing) == mine:
                    symbols.append(mine)
        best = max(best, bonus_worth(worth, tuple(symbols)))
    return best
