"""Tree search guided by a network, over imagined worlds.

Each decision has its own tree. Every iteration imagines a new world that is consistent with the seat's
information and descends the tree to a new decision. There it asks the network once for priors and value, and
backs the value up to all decisions on the path. The next decision begins a new tree, because new information
rules out the old worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from ..bots.gc_pause import without_gc
from ..bots.ismcts import SearchPoint
from ..bots.networks.player import Player
from ..bots.outcome_value import outcome_values
from ..bots.search_budget import Clock, Limit
from ..kernel import Answer, Choice, Option, Table, Window
from ..kernel.learning.partial_answer import Picks

#: Iterations between two checks whether more of them could change the answer.
CHECK_EVERY = 16


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """The parameters of the search.

    explore  weight of the prior of options with few visits (PUCT)
    doubt    how far below its decision an untried option is valued
    """

    explore: float = 1.2
    doubt: float = 0.15


class Edge:
    """One option: its prior of the network, its visits and its total value."""

    __slots__ = ("further", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        #: The node of the next pick, in a choice of several.
        self.further: Node | None = None


class Node:
    """A decision of one seat, with the network's value of it."""

    __slots__ = ("edges", "worth")

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}
        self.worth: float | None = None

    def select(self, options: Sequence[Option], search: SearchOptions) -> tuple[Option, Edge]:
        """The option with the highest bound among those of this world."""
        assert self.worth is not None
        known = [(option, self.edges[option]) for option in options]
        visits = sum([edge.visits for _, edge in known])
        untried = self.worth - search.doubt
        reach = search.explore * sqrt(visits + 1)

        def promise(each: tuple[Option, Edge]) -> float:
            edge = each[1]
            mean = edge.total / edge.visits if edge.visits else untried
            return mean + reach * edge.prior / (1 + edge.visits)

        return max(known, key=promise)

    def sample(self, options: Sequence[Option], random: Callable[[], float]) -> tuple[Option, Edge]:
        """A random option, by the priors of the network."""
        left = random() * sum([self.edges[option].prior for option in options])
        for option in options:
            left -= self.edges[option].prior
            if left < 0:
                return option, self.edges[option]
        return options[-1], self.edges[options[-1]]


class NetworkSearch:
    """The search of one decision.

    With two seats the opponent searches too. With more the opponents follow the priors, since the network values a
    position only for the seat to move.
    """

    def __init__(self, window: Window, rng: Random, player: Player, options: SearchOptions) -> None:
        self._window = window
        self._rng = rng
        self._player = player
        self._options = options
        self._duel = player.seats <= 2
        self.root = SearchPoint(Node)
        self._path: list[tuple[int, Edge]] = []

    def run(self, clock: Clock) -> None:
        """Search until the limit, or until no more iterations could change the answer."""
        while clock.more():
            world = self._window.imagine(self._rng)
            values = self._descend(world)
            for seat, edge in self._path:
                edge.visits += 1
                edge.total += values[seat]
            self._path.clear()
            if clock.count % CHECK_EVERY == 0 and self._settled(clock.left()):
                return

    def _settled(self, left: float) -> bool:
        visits = sorted(edge.visits for edge in self.root.node(self._window.choice).edges.values())
        return len(visits) == 1 or (len(visits) > 1 and visits[-1] - visits[-2] > left)

    def best(self) -> Answer:
        """The most visited answer; ties go to the more probable one."""
        choice = self._window.choice
        node: Node | None = self.root.node(choice)
        picks = Picks(choice)
        while not picks.done:
            options = picks.candidates()
            if len(options) == 1:
                picks.take(options[0])
                continue
            if node is None or node.worth is None:
                picks.complete(self._rng.random)
                break
            known = node.edges
            option = max((each for each in options if each in known), key=lambda each: _tried(known[each]))
            picks.take(option)
            node = known[option].further
        return picks.answer()

    # -- one iteration

    def _descend(self, world: Table) -> list[float]:
        """Descend to a new decision or to the end of the game; returns its value for each seat."""
        moment = self.root
        while pending := world.pending:
            answers = []
            for choice in pending:
                answer, worth = self._decide(moment.node(choice), world.state, choice)
                if worth is not None:
                    return self._for_all(choice.seat, worth)
                answers.append(answer)
            for choice, answer in zip(pending, answers, strict=True):
                world.play(choice.seat, answer)
            moment = moment.then(tuple(answers))
        return outcome_values(world.game, world.state, self._player.usual)

    def _decide(self, node: Node, state: Any, choice: Choice) -> tuple[Answer, float | None]:
        """An answer for one seat, pick by pick; with the value of the decision if it is new."""
        picks, picked = Picks(choice), list[Option]()
        while not picks.done:
            options = picks.candidates()
            if len(options) == 1:
                picks.take(options[0])
                continue
            worth = self._look(node, state, choice, options, picked)
            follows = not self._duel and choice.seat != self._window.seat
            if worth is not None and not follows:
                return (), worth
            if follows:
                option, edge = node.sample(options, self._rng.random)
            else:
                option, edge = node.select(options, self._options)
                self._path.append((choice.seat, edge))
            picks.take(option)
            picked.append(option)
            if edge.further is None:
                edge.further = Node()
            node = edge.further
        return picks.answer(), None

    def _look(
        self,
        node: Node,
        state: Any,
        choice: Choice,
        options: Sequence[Option],
        picked: Sequence[Option],
    ) -> float | None:
        """Ask the network about new options; returns the value of the decision if it is new."""
        edges = node.edges
        if node.worth is not None and edges.keys() >= set(options):
            return None
        met = node.worth is not None
        odds, worth = self._player.odds(state, choice, options, picked)
        for option, likely in zip(options, odds, strict=True):
            if option not in edges:
                edges[option] = Edge(likely)
        if met:
            return None
        node.worth = worth
        return worth

    def _for_all(self, seat: int, worth: float) -> list[float]:
        """The values for all seats, from the value for one."""
        if self._player.seats == 2:
            return [worth, -worth] if seat == 0 else [-worth, worth]
        values = [0.0] * self._player.seats
        values[seat] = worth
        return values


def think(
    window: Window, rng: Random, player: Player, limit: Limit, options: SearchOptions | None = None
) -> Answer:
    """The answer of a network with search."""
    clock = limit.clock()
    with without_gc():
        search = NetworkSearch(window, rng, player, SearchOptions() if options is None else options)
        search.run(clock)
        return search.best()


def _tried(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.prior
