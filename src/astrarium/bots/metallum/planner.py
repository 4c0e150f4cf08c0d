"""Plans an action phase: a beam search over its steps."""

from __future__ import annotations

from functools import cache
from heapq import nlargest

from ...games.metallum.components import PLACES, ROBOTS
from .judge import OWN, REPLY, SURE
from .phase_steps import DISTANCE, REPORT, report, steps
from .robot_steps import count, flipped
from .search_nodes import USE, Node, Scene
from .weights import Weights

#: Search nodes for each end of a phase at which a deposit report is tried.
REPORTED = 50
#: Ends of a phase for which the other's answer is searched.
ANSWERED = 5


@cache
def _promise(weights: Weights, left: tuple[str, ...]) -> tuple[float, bool]:
    """The promise of the things left to do, and whether the ship has made its mandatory move."""
    return sum([weights.promise.get(thing, 0.0) for thing in left]), not DISTANCE.keys() & set(left)


class Search:
    """A beam search: the ends of an action phase that were found, and the number of nodes."""

    __slots__ = ("count", "ends", "scene")

    def __init__(self, scene: Scene, root: Node, budget: int) -> None:
        self.scene = scene
        self.count = 0
        self.ends: list[tuple[float, Node]] = []
        self._consider(root)
        self._run(root, budget)

    def _run(self, root: Node, budget: int) -> None:
        """Search level by level; the budget determines the width of each level."""
        seen = set()
        frontier = [root]
        levels = len(root.left)
        while frontier:
            before = self.count
            ranked = []
            for node in frontier:
                children = steps(self.scene, node)
                self.count += len(children)
                for child in children:
                    key = (child.ship, child.board, child.credits, child.left)
                    if key not in seen:
                        seen.add(key)
                        ranked.append((self._consider(child), child))
            levels = max(levels - 1, 1)
            width = max(2, (budget - self.count) * len(frontier) // (levels * max(self.count - before, 1)))
            if len(ranked) > width:
                ranked = nlargest(width, ranked, key=_rank)
            frontier = [node for _, node in ranked]

    def _consider(self, node: Node) -> float:
        """Record a node as an end if the phase may end there; returns its rank in the beam."""
        promise, moved = _promise(self.scene.weights, node.left)
        if moved:
            self.ends.append((self._end_value(node), node))
        return node.value + promise

    def _end_value(self, node: Node) -> float:
        value = node.value + self.scene.stands[node.ship]
        if node.surprise:
            weights = self.scene.weights
            if USE in node.left:
                value += weights.surprise
            if "extra_activation" in node.left:
                value += weights.surprise_extra
        return value

    def best(self, count: int = 1) -> list[tuple[float, Node]]:
        """The best ends, with their values; a deposit report that is left is made last."""
        if REPORT not in self.ends[0][1].left:
            return nlargest(count, self.ends, key=_rank)
        ends = []
        for value, end in nlargest(max(count, self.count // REPORTED), self.ends, key=_rank):
            after = report(self.scene, end)
            ends.append((value - end.value + after.value, after))
        return nlargest(count, ends, key=_rank)


def _rank(ranked: tuple[float, Node]) -> float:
    return ranked[0]


def path(node: Node) -> list[Node]:
    """The nodes that lead to this one, the first step first."""
    nodes = []
    at: Node | None = node
    while at is not None and at.parent is not None:
        nodes.append(at)
        at = at.parent
    return nodes[::-1]


def plan(scene: Scene, root: Node, budget: int) -> tuple[float, Node]:
    """The best end of the phase; if the other acts after it, the other's best answer counts."""
    if scene.horizon.now != REPLY:
        return Search(scene, root, budget).best()[0]
    search = Search(scene, root, budget // 2)
    other = Scene(scene.position, scene.foe, SURE, scene.weights)
    things = other.things(scene.position.unresolved[scene.foe])
    share = budget // (2 * ANSWERED)
    ends = search.best(ANSWERED)
    return max(
        [(beside(value, end) - answer(other, end, things, share), end) for value, end in ends], key=_rank
    )


def beside(value: float, end: Node) -> float:
    """The part of the value of an end that is not on planets."""
    return value - end.value + end.lump


def answer(scene: Scene, end: Node, things: tuple[str, ...], budget: int) -> float:
    """The value of the planets to this mover, after the best answer to the end of the other's phase."""
    root = scene.fresh_root(())
    root.left = things
    root.board = flipped(end.board)
    root.explored = end.explored
    root.reserve = ROBOTS - sum([count(root, at, OWN) for at in range(PLACES)])
    root.value = scene.planets(root)
    root.lump = 0.0
    return Search(scene, root, budget).best()[0][0]
