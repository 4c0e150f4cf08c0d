"""Information-set Monte Carlo tree search over imagined worlds.

One tree a decision, from the point of view of the seat that decides. Every iteration imagines a new world
that fits what the seat knows, walks down the tree as far as it is known, adds a decision, plays on a while
by move averages and backs up a value for every seat.
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
    """Move averages (MAST): mean values of the options of one prompt for one seat; untried ones count as promising."""

    __slots__ = ("counts",)

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[Option, int] = {}

    def __missing__(self, option: Option) -> float:
        return UNTRIED

    def learn(self, option: Option, value: float) -> None:
        """Take one more value into the mean."""
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
        """The move averages for such choices of this seat."""
        key = (choice.seat, choice.prompt)
        found = self._all.get(key)
        if found is None:
            found = self._all[key] = MoveAverage()
        return found

    def choose(self, choice: Choice) -> Answer:
        """A playout's choice: mostly the best average, at times any option. Several picks are made blindly."""
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

#: Options that nothing else tells apart are tried in a random order.
JITTER = 0.001


class Edge:
    """One option of a decision: how often it was available and visited, and its total value."""

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
        average: MoveAverage,
        prior: float,
        explore: float,
        random: Callable[[], float],
    ) -> tuple[Option, Edge]:
        """The option with the highest upper confidence bound in this world.

        An option begins with its move average, as if it had been visited `prior` times. How often an
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
            mean = (edge.total + prior * average[option]) / (visits + prior)
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


class SearchPoint(Generic[N]):
    """A point of the game in the tree: a node for each seat asked, and the following points.

    Seats that choose at the same time have a node each, so nobody's statistics depend on what another seat
    answers at that moment.
    """

    __slots__ = ("_make", "after", "nodes")

    def __init__(self, make: Callable[[], N]) -> None:
        self._make = make
        self.nodes: dict[tuple[int, str], N] = {}
        self.after: dict[Any, SearchPoint[N]] = {}

    def node(self, choice: Choice) -> N:
        """The decision that this choice is."""
        key = (choice.seat, choice.prompt)
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = self._make()
        return found

    def then(self, answers: Any) -> SearchPoint[N]:
        """The point after these answers."""
        found = self.after.get(answers)
        if found is None:
            found = self.after[answers] = SearchPoint(self._make)
        return found


# -- the search

#: Every so many iterations the search looks whether it is over.
GLANCE = 32


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """How to search.

    explore      how much the upper confidence bound adds to a mean
    prior        how many visits the move average of an option counts for
    greed        how often a playout follows move averages rather than chance
    horizon      through how many phase borders a playout goes before the points are counted as they stand
    rank         how much of a value comes from the rank, the rest from the points
    calibration  random playouts at the start, to see what leads are usual
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
        """Search until the time is over, or until more of it could not change the answer."""
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
            if clock.count % GLANCE == 0 and self._settled(clock.left()):
                return

    def _settled(self, left: float) -> bool:
        """Whether no other option can catch up with the one visited most."""
        choice = self._window.choice
        if choice.several:
            return False
        visits = sorted(edge.visits for edge in self.root.node(choice).edges.values())
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def best(self) -> Answer:
        """The answer that was tried most."""
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
        """Walk down the tree until something new was tried, or the game is over."""
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
        """An answer for one seat, and whether it was never given here before."""
        if choice.several:
            return self._pick(node, choice)
        return self._step(node, choice, choice.options)

    def _pick(self, node: Node, choice: Choice) -> tuple[Answer, bool]:
        """A pick of several, one at a time; completed blindly below the first that is new."""
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
        """One option for one seat, added to the path; and whether it is new here."""
        how = self._options
        average = self._averages.of(choice)
        option, edge = node.select(options, average, how.prior, how.explore, self._rng.random)
        self._path.append((choice.seat, edge))
        self._averages.trail.append((average, option, choice.seat))
        return option, not edge.visits


class IsmctsBot:
    """Searches a tree of imagined worlds for each decision; limited by iterations, always in the same way."""

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
