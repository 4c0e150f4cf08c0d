"""The evaluation of a position of Metallum, by named terms."""

from __future__ import annotations

from ...games.metallum.components import PLACES
from ...kernel import Table
from ..evaluation import Evaluation, Measure, Term, Terms
from .judge import COUNT, FOE, OPEN, OWN, SCORED, SURE
from .position import Position
from .search_nodes import Scene
from .weights import USUAL, Weights

#: The state of this round's scoring, by phase; in earlier phases both players still act (OPEN).
NOW = {"end_round": SCORED, "over": SCORED, "scoring": SURE}


def insight(weights: Weights) -> Evaluation:
    """The evaluation of positions by weights."""

    def measure(root: Table, seat: int) -> Measure:
        def terms(world: Table) -> Terms:
            view = world.view(seat)
            return parts(Scene(Position(view), seat, NOW.get(view["phase"], OPEN), weights))

        return terms

    return Evaluation(frozenset(("program",)), frozenset(("modules",)), measure, rivals=True)


def parts(scene: Scene) -> dict[str, Term]:
    """The worth of the table to the mover, part by part."""
    position, me, foe = scene.position, scene.me, scene.foe
    node = scene.root(())
    packed = [node.planet(at) for at in range(PLACES)]
    own = [planet // OWN & COUNT for planet in packed]
    theirs = [planet // FOE & COUNT for planet in packed]
    robots = (sum(own) - sum(theirs)) * scene.weights.robot[scene.horizon.later]
    led = sum([mine > others for mine, others in zip(own, theirs, strict=True)])
    money = position.credits[me] - position.credits[foe]
    installed = [module for module, (owner, _) in position.installed.items() if owner == me]
    lasting = sum([scene.lasting(module) for module in installed])
    held = sum([scene.lasting(card) for card in position.hand[me]])
    rest = scene.beside_planets() - money - lasting - held
    return {
        "credits": Term(position.credits[me], position.credits[me]),
        "planets": Term(scene.planets(node) - robots, led),
        "robots": Term(robots, sum(own)),
        "modules": Term(lasting + held, len(installed) + len(position.hand[me])),
        "rival": Term(rest - position.credits[foe]),
    }


INSIGHT = insight(USUAL)
