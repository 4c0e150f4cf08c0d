"""The search tree: decisions by the answers that led to them, with visits and values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any

from ..kernel import Choice, Option
from .habits import Habit

#: Options that nothing else tells apart are tried in a random order.
JITTER = 0.001


class Edge:
    """One option of a decision: how often it could be taken, how often it was, and what came of it."""

    __slots__ = ("available", "further", "total", "visits")

    def __init__(self, jitter: float) -> None:
        self.available = 0
        self.visits = 0
        self.total = jitter
        #: The next pick, where a choice takes several.
        self.further: Node | None = None


class Node:
    """A decision of one seat; a pick of several is a chain of them."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}

    def select(
        self,
        options: Sequence[Option],
        habit: Habit,
        prior: float,
        explore: float,
        random: Callable[[], float],
    ) -> tuple[Option, Edge]:
        """The option to try now, by its upper confidence bound among those that are there in this world.

        An option begins with the mean of its habit, as if it had been visited `prior` times. How often an
        option was available counts, not how often the decision was met: in other worlds it may be missing.
        """
        edges = self.edges
        best = -1.0
        for option in options:
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge(random() * JITTER)
            edge.available += 1
            visits = edge.visits
            mean = (edge.total + prior * habit[option]) / (visits + prior)
            bound = mean + explore * sqrt(log(edge.available) / (visits + 1))
            if bound > best:
                best = bound
                chosen = option, edge
        return chosen

    def favourite(self, options: Sequence[Option]) -> Option:
        """The option visited most, the better one of equals."""

        def tried(option: Option) -> tuple[int, float]:
            edge = self.edges.get(option)
            return (-1, 0.0) if edge is None else (edge.visits, edge.total)

        return max(options, key=tried)


class Moment:
    """A moment when somebody decides: a decision for each seat asked, and the moments that can follow.

    Seats that choose at the same time have a node each, so nobody's statistics depend on what another seat
    answers at that moment.
    """

    __slots__ = ("after", "nodes")

    def __init__(self) -> None:
        self.nodes: dict[tuple[int, str], Node] = {}
        self.after: dict[Any, Moment] = {}

    def node(self, choice: Choice) -> Node:
        """The decision that this choice is."""
        key = (choice.seat, choice.prompt)
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = Node()
        return found

    def then(self, answers: Any) -> Moment:
        """The moment after these answers."""
        found = self.after.get(answers)
        if found is None:
            found = self.after[answers] = Moment()
        return found
