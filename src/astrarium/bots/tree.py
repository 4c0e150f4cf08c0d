"""The search tree: decisions by the answers that led to them, with visits and values."""

from __future__ import annotations

from collections.abc import Iterable
from math import log, sqrt
from typing import Any

from ..kernel import Choice, Option
from .habits import Habit


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
        key = (choice.seat, choice.prompt)
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = Node()
        return found

    def then(self, answers: Any) -> Moment:
        found = self.after.get(answers)
        if found is None:
            found = self.after[answers] = Moment()
        return found
