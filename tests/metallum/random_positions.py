"""Positions by chance: robots, markers and modules strewn about, as play would hardly leave them."""

from __future__ import annotations

from astrarium.games.metallum.components import MODULES, PLANETS
from astrarium.games.metallum.programs import PROGRAMS
from astrarium.kernel import Chance, Table

from .table import lay_out

KINDS = {
    kind: [module.id for module in MODULES.values() if module.kind == kind]
    for kind in ("planetary", "action")
}


def anywhere(luck: Chance, seed: str) -> Table:
    """A table in terce III at a position made by chance."""

    def below(n: int) -> int:
        return luck.below(n, "position")

    pool = [planet for planet in PLANETS if planet not in ("alpha", "omega")]
    luck.mix(pool, "position")
    row = ["alpha", *pool[:5], "omega"]
    explored = [0] + [at for at in range(1, 7) if below(4)]
    robots = {
        colour: {row[at]: below(5) for at in explored if below(3)} if below(5) else {row[explored[-1]]: 25}
        for colour in ("red", "blue")
    }
    modules = KINDS["planetary"][:]
    luck.mix(modules, "position")
    installed = {
        m: (("red", "blue")[below(2)], row[explored[below(len(explored))]]) for m in modules[: below(12)]
    }
    cards = KINDS["action"][:]
    luck.mix(cards, "position")
    programs = {colour: " ".join(PROGRAMS[below(len(PROGRAMS))]) for colour in ("red", "blue")}
    return lay_out(
        " ".join(row),
        explored=explored,
        ships={colour: explored[below(len(explored))] for colour in ("red", "blue")},
        robots=robots,
        deposits={planet: ("none", "rich", "poor")[below(3)] for planet in row},
        credits={"red": below(6), "blue": below(6)},
        programs=programs,
        installed=installed,
        hand={"red": " ".join(cards[: below(4)]), "blue": " ".join(cards[3 : 3 + below(4)])},
        market=" ".join(card if below(4) else "-" for card in cards[6:9]),
        round=7 + below(3),
        phase=("actions", "scoring", "order")[below(3)],
        first=("red", "blue")[below(2)],
        seed=seed,
    )
