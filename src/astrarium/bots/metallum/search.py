"""The search of an action phase: step by step, keeping the most promising moments."""

from __future__ import annotations

from functools import cache
from heapq import nlargest

from .scene import USE, Node, Scene
from .steps import DISTANCE, steps
from .values import REPLY, SURE

#: What a thing left to do usually still brings, to compare moments at which different things are left.
PROMISE = {
    "move_1": 0.5,
    "move_2": 0.5,
    "move_3": 0.5,
    "deploy_1": 2.0,
    "deploy_2": 4.0,
    "deploy_3": 5.5,
    "deposit_report": 3.0,
    "overload": 2.0,
    "intensive_mining": 3.0,
    "buy_module": 1.5,
    "buy_or_move_module": 1.5,
    "extra_activation": 2.5,
    USE: 2.5,
    "activation": 1.0,
    "orbital_drop": 1.0,
    "government_audit": 1.0,
}


#: To how many ends of a phase the other's answer is looked for.
ANSWERED = 5


@cache
def _promise(left: tuple[str, ...]) -> tuple[float, bool]:
    """What the things left usually bring, and whether the ship has moved as it must."""
    return sum([PROMISE.get(thing, 0.0) for thing in left]), not DISTANCE.keys() & set(left)


class Search:
    """The ends of an action phase that were found, and how many moments were looked at."""

    __slots__ = ("count", "ends", "scene")

    def __init__(self, scene: Scene, root: Node, budget: int) -> None:
        self.scene = scene
        self.count = 0
        self.ends: list[tuple[float, Node]] = []
        self._consider(root)
        self._run(root, budget)

    def _run(self, root: Node, budget: int) -> None:
        """Level by level, as many nodes of each as the budget allows for."""
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
                    key = (child.ship, child.own, child.foe, child.marks, child.credits, child.left)
                    if key not in seen:
                        seen.add(key)
                        ranked.append((self._consider(child), child))
            levels = max(levels - 1, 1)
            width = max(2, (budget - self.count) * len(frontier) // (levels * max(self.count - before, 1)))
            if len(ranked) > width:
                ranked = nlargest(width, ranked, key=_rank)
            frontier = [node for _, node in ranked]

    def _consider(self, node: Node) -> float:
        """Note a node as an end if the phase may end there; how promising it is."""
        promise, moved = _promise(node.left)
        if moved:
            self.ends.append((self._end_value(node), node))
        return node.value + promise

    def _end_value(self, node: Node) -> float:
        value = node.value + self.scene.stand(node.ship)
        if node.surprise:
            weights = self.scene.weights
            if USE in node.left:
                value += weights.surprise
            if "extra_activation" in node.left:
                value += weights.surprise_extra
        return value

    def best(self, count: int = 1) -> list[tuple[float, Node]]:
        """The best ends, with their values."""
        return nlargest(count, self.ends, key=_rank)


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
    """The best end of the phase; where the other acts after it, his best answer to the best ends counts."""
    if scene.horizon.now != REPLY:
        return Search(scene, root, budget).best()[0]
    search = Search(scene, root, budget // 2)
    answer = Answering(scene, budget // (2 * ANSWERED))
    return max([(answer.value(value, end), end) for value, end in search.best(ANSWERED)], key=_rank)


class Answering:
    """What an end of the mover's phase is worth after the other player's best answer with his program."""

    __slots__ = ("_budget", "_scene")

    def __init__(self, scene: Scene, budget: int) -> None:
        self._scene = Scene(scene.position, scene.foe, SURE, scene.weights)
        self._budget = budget

    def value(self, value: float, end: Node) -> float:
        """The value for the mover: what lies beside the planets as it was, the planets after the answer."""
        scene = self._scene
        root = scene.root(scene.things(scene.position.unresolved[scene.me]))
        root.uses = ()
        root.own, root.foe = end.foe, end.own
        root.marks = end.marks
        root.explored = end.explored
        root.value = scene.planets(root)
        root.lump = 0.0
        answer, _ = Search(scene, root, self._budget).best()[0]
        return value - end.value + end.lump - answer
