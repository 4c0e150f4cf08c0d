"""Information-set Monte Carlo tree search over imagined worlds.

Each decision has its own tree, from the point of view of the seat to move. Every iteration imagines a new
world that is consistent with the seat's information, descends the tree, adds a node, plays on for a while by
move averages and backs up a value for every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from typing import Any, Generic, TypeVar

from ..kernel import Answer, Choice, Option, Table, Window, play_out
from ..kernel.learning.partial_answer import Picks
from .outcome_value import End, OutcomeScale, end_of
from .search_budget import Clock, Limit
from .uniform import uniform

N = TypeVar("N")
#: Value of an option that was never tried.
UNTRIED = 0.6


class MoveAverage(dict[Option, float]):
    """Move averages (MAST): the mean value of each option of a prompt for one seat.

    Untried options count as promising.
    """

    __slots__ = ("counts",)

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[Option, int] = {}

    def __missing__(self, option: Option) -> float:
        return UNTRIED

    def learn(self, option: Option, value: float) -> None:
        """Add a value to the mean of an option."""
        count = self.counts.get(option, 0) + 1
        self.counts[option] = count
        mean = self.get(option, value)
        self[option] = mean + (value - mean) / count


class MoveAverages:
    """The move averages of all seats, and playouts that follow them.

    `trail` holds what was chosen since it was last cleared: (average, option, seat).
    """

    def __init__(self, rng: Random, greed: float) -> None:
        self._random = rng.random
        self._blindly = uniform(rng)
        self._greed = greed
        self._all: dict[tuple[int, str], MoveAverage] = {}
        self.trail: list[tuple[MoveAverage, Option, int]] = []

    def of(self, choice: Choice) -> MoveAverage:
        """The move averages for the seat and prompt of a choice."""
        key = (choice.seat, choice.prompt)
        found = self._all.get(key)
        if found is None:
            found = self._all[key] = MoveAverage()
        return found

    def choose(self, choice: Choice) -> Answer:
        """A playout's choice: the best average with probability `greed`; choices of several are random."""
        if choice.several:
            return self._blindly(choice)
        random = self._random
        options = choice.options
        key = (choice.seat, choice.prompt)
        average = self._all.get(key)
        if average is None:
            average = self._all[key] = MoveAverage()
        if random() < self._greed:
            option = max(options, key=average.__getitem__)
        else:
            option = options[int(random() * len(options))]
        self.trail.append((average, option, choice.seat))
        return option

    def learn(self, values: list[float]) -> None:
        """Learn the values of the trail, by seat, and clear it."""
        for average, option, seat in self.trail:
            average.learn(option, values[seat])
        self.trail.clear()


# -- the tree

#: Random tie-break: equal options are tried in a random order.
JITTER = 0.001


class Edge:
    """One option of a decision: how often it was available and visited, and its total value."""

    __slots__ = ("available", "further", "total", "visits")

    def __init__(self, jitter: float) -> None:
        self.available = 0
        self.visits = 0
        self.total = jitter
        #: The node of the next pick, in a choice of several.
        self.further: Node | None = None


class Node:
    """A decision of one seat; a choice of several is a chain of nodes."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}

    def select(
        self,
        options: Sequence[Option],
        average: MoveAverage,
        prior: float,
        explore: float,
        random: Callable[[], float],
    ) -> tuple[Option, Edge]:
        """The option with the highest upper confidence bound in this world.

        The move average of an option counts as `prior` visits. The bound uses how often the option was
        available and not the visits of the node, because the option may be missing in other worlds.
        """
        edges = self.edges
        best = -1.0
        for option in options:
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge(random() * JITTER)
            edge.available += 1
            visits = edge.visits
            mean = (edge.total + prior * average[option]) / (visits + prior)
            bound = mean + explore * sqrt(log(edge.available) / (visits + 1))
            if bound > best:
                best = bound
                chosen = option, edge
        return chosen

    def favourite(self, options: Sequence[Option]) -> Option:
        """The most visited option; ties go to the higher total."""

        def tried(option: Option) -> tuple[int, float]:
            edge = self.edges.get(option)
            return (-1, 0.0) if edge is None else (edge.visits, edge.total)

        return max(options, key=tried)


class SearchPoint(Generic[N]):
    """A point of the game in the tree: a node for each seat asked, and the following points.

    Seats that choose at the same time have separate nodes, so the statistics of a seat do not depend on the
    simultaneous answers of others.
    """

    __slots__ = ("_make", "after", "nodes")

    def __init__(self, make: Callable[[], N]) -> None:
        self._make = make
        self.nodes: dict[tuple[int, str], N] = {}
        self.after: dict[Any, SearchPoint[N]] = {}

    def node(self, choice: Choice) -> N:
        """The node of this choice, created on first use."""
        key = (choice.seat, choice.prompt)
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = self._make()
        return found

    def then(self, answers: Any) -> SearchPoint[N]:
        """The point after these answers, created on first use."""
        found = self.after.get(answers)
        if found is None:
            found = self.after[answers] = SearchPoint(self._make)
        return found


# -- the search

#: Iterations between two checks whether the search is settled.
CHECK_EVERY = 32


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """The parameters of the search.

    explore      weight of the exploration term in the upper confidence bound
    prior        number of visits for which the move average of an option counts
    greed        probability that a playout follows the move averages
    horizon      phase borders after which a playout is cut off and evaluated by its points
    rank         share of the rank in a value; the rest is the lead in points
    calibration  random playouts at the start, which calibrate the scale of leads
    """

    explore: float = 0.3
    prior: float = 3.0
    greed: float = 0.7
    horizon: int = 6
    rank: float = 0.5
    calibration: int = 16


class Search:
    """The search of one decision."""

    def __init__(self, window: Window, rng: Random, options: SearchOptions) -> None:
        self._window = window
        self._rng = rng
        self._options = options
        self._averages = MoveAverages(rng, options.greed)
        self.root = SearchPoint(Node)
        self._path: list[tuple[int, Edge]] = []
        self._worth = OutcomeScale([self._blind() for _ in range(options.calibration)], options.rank)

    def run(self, clock: Clock) -> None:
        """Search until the limit, or until more iterations could not change the answer."""
        window, rng, averages, path = self._window, self._rng, self._averages, self._path
        horizon = self._options.horizon
        while clock.more():
            world = window.imagine(rng)
            self._descend(world)
            play_out(world, averages.choose, horizon)
            values = self._worth.of(end_of(world.game, world.state))
            for seat, edge in path:
                edge.visits += 1
                edge.total += values[seat]
            path.clear()
            averages.learn(values)
            if clock.count % CHECK_EVERY == 0 and self._settled(clock.left()):
                return

    def _settled(self, left: float) -> bool:
        """Whether no other option can catch up with the one visited most."""
        choice = self._window.choice
        if choice.several:
            return False
        visits = sorted(edge.visits for edge in self.root.node(choice).edges.values())
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def best(self) -> Answer:
        """The most visited answer."""
        choice = self._window.choice
        node: Node | None = self.root.node(choice)
        picks = Picks(choice)
        while not picks.done:
            candidates = picks.candidates()
            if len(candidates) == 1:
                picks.take(candidates[0])
                continue
            if node is None or not node.edges:
                picks.complete(self._rng.random)
                break
            option = node.favourite(candidates)
            picks.take(option)
            edge = node.edges.get(option)
            node = None if edge is None else edge.further
        return picks.answer()

    def _blind(self) -> End:
        """The end of a random playout from here."""
        world = self._window.imagine(self._rng)
        play_out(world, uniform(self._rng), self._options.horizon)
        return end_of(world.game, world.state)

    def _descend(self, world: Table) -> None:
        """Descend the tree until an option is tried for the first time, or until the game is over."""
        point = self.root
        while pending := world.pending:
            fresh = False
            answers = []
            for choice in pending:
                answer, new = self._decide(point.node(choice), choice)
                fresh = fresh or new
                world.play(choice.seat, answer)
                answers.append(answer)
            if fresh:
                return
            point = point.then(tuple(answers))

    def _decide(self, node: Node, choice: Choice) -> tuple[Answer, bool]:
        """An answer for one seat, and whether it is new at this node."""
        if choice.several:
            return self._pick(node, choice)
        return self._step(node, choice, choice.options)

    def _pick(self, node: Node, choice: Choice) -> tuple[Answer, bool]:
        """A choice of several, pick by pick; the picks after the first new one are random."""
        picks = Picks(choice)
        while not picks.done:
            candidates = picks.candidates()
            if len(candidates) == 1:
                picks.take(candidates[0])
                continue
            option, new = self._step(node, choice, candidates)
            picks.take(option)
            if new:
                picks.complete(self._rng.random)
                return picks.answer(), True
            edge = node.edges[option]
            if edge.further is None:
                edge.further = Node()
            node = edge.further
        return picks.answer(), False

    def _step(self, node: Node, choice: Choice, options: Sequence[Option]) -> tuple[Option, bool]:
        """Select an option, add it to the path, and tell whether it is new at this node."""
        how = self._options
        average = self._averages.of(choice)
        option, edge = node.select(options, average, how.prior, how.explore, self._rng.random)
        self._path.append((choice.seat, edge))
        self._averages.trail.append((average, option, choice.seat))
        return option, not edge.visits


class IsmctsBot:
    """Searches a new tree for each decision; deterministic if the limit counts iterations."""

    def __init__(
        self, name: str, seed: int | str, limit: Limit, options: SearchOptions | None = None
    ) -> None:
        self.name = name
        self._limit = limit
        self._rng = Random(str(seed))
        self._options = SearchOptions() if options is None else options

    def choose(self, window: Window) -> Answer:
        clock = self._limit.clock()
        search = Search(window, self._rng, self._options)
        search.run(clock)
        return search.best()
