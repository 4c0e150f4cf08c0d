"""The evaluation of a position of Captains, by named terms."""

from __future__ import annotations

from typing import Any

from ...games.captains.components import ANDROID
from ...kernel import Table
from ..evaluation import Evaluation, Measure, Term, Terms
from .judge import Judge, pile
from .weights import USUAL, Weights
from .worth import EMPTY


def insight(weights: Weights) -> Evaluation:
    """The evaluation of positions by weights."""

    def measure(root: Table, seat: int) -> Measure:
        judge = Judge(weights, root.game, root.state, seat)

        def terms(world: Table) -> Terms:
            return parts(judge, world.state)

        return terms

    return Evaluation(frozenset(("turn",)), frozenset(("crew", "techs", "plans")), measure)


def parts(judge: Judge, g: Any) -> dict[str, Term]:
    """The value of a position to the judge's seat, part by part."""
    weights, worth = judge.weights, judge.worth
    ship, later = g.ships[judge.seat], judge.worth.later
    points = judge.game.standing(g)[judge.seat]
    medals = pile(worth.medal, weights.medal_more, ship.medals)
    androids = pile(worth.android, weights.android_more, ship.ready.count(ANDROID))
    damage = int(ship.bays + ship.surplus)
    crew = judge.crew(ship, worth) if later else 0.0
    tracks = judge.tracks(g, ship, worth)
    hurt = -weights.repaired[later] * damage
    cargo = weights.cargo * len(ship.cargo)
    assets = judge.assets(g, worth)
    figures = len(ship.ready) + len(ship.busy) + len(ship.queue)
    return {
        "points": Term(points, points),
        "medals": Term(medals, ship.medals),
        "crew": Term(crew + androids, figures),
        "damage": Term(hurt, -damage),
        "cargo": Term(cargo, len(ship.cargo)),
        "tracks": Term(tracks, sum(ship.progress)),
        "techs": Term(
            assets - medals - androids - hurt - cargo - tracks - crew,
            len(ship.slots) - ship.slots.count(EMPTY),
        ),
        "plans": Term(judge.value(g) - points - assets),
    }


INSIGHT = insight(USUAL)
