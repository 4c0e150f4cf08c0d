"""A decision thought through with a network.

One tree a decision. Every iteration imagines a new world that fits what the seat knows, walks down the tree
to a decision that nobody has looked at yet, asks the network there once (how likely is each option to be the
best, what is the position worth) and gives that worth to all decisions on the way. The tree is not kept for
the next decision: what was learned since would make worlds it was grown in impossible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from ...kernel import Answer, Choice, Option, Table, Window
from ...kernel.picks import Picks
from ..limits import Clock, Limit
from ..undisturbed import undisturbed
from .ends import worth_of_end
from .player import Player

#: Every so many iterations the search looks whether more of them could change its answer.
GLANCE = 16


@dataclass(frozen=True, slots=True)
class Manner:
    """How to search.

    explore  how much is given for what the network holds for likely and was tried little
    doubt    how much worse than its decision an option is thought to be that was never tried
    """

    explore: float = 1.2
    doubt: float = 0.15


class Edge:
    """One option: how likely the network held it, how often it was tried, and what came of it."""

    __slots__ = ("further", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        #: The next pick, where a choice takes several.
        self.further: Node | None = None


class Node:
    """A decision of one seat, and what the network said of it when it was first met."""

    __slots__ = ("edges", "worth")

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}
        self.worth: float | None = None

    def select(self, options: Sequence[Option], manner: Manner) -> tuple[Option, Edge]:
        """The option to try now, of those that are there in this world."""
        assert self.worth is not None
        known = [(option, self.edges[option]) for option in options]
        visits = sum([edge.visits for _, edge in known])
        untried = self.worth - manner.doubt
        reach = manner.explore * sqrt(visits + 1)

        def promise(each: tuple[Option, Edge]) -> float:
            edge = each[1]
            mean = edge.total / edge.visits if edge.visits else untried
            return mean + reach * edge.prior / (1 + edge.visits)

        return max(known, key=promise)

    def sample(self, options: Sequence[Option], random: Callable[[], float]) -> tuple[Option, Edge]:
        """An option, the likelier the more the network holds of it."""
        left = random() * sum([self.edges[option].prior for option in options])
        for option in options:
            left -= self.edges[option].prior
            if left < 0:
                return option, self.edges[option]
        return options[-1], self.edges[options[-1]]


class Moment:
    """Decisions at one moment, by seat and prompt, and the moments that can follow."""

    __slots__ = ("after", "nodes")

    def __init__(self) -> None:
        self.nodes: dict[tuple[int, str], Node] = {}
        self.after: dict[Any, Moment] = {}

    def node(self, choice: Choice) -> Node:
        return self.nodes.setdefault((choice.seat, choice.prompt), Node())

    def then(self, answers: Any) -> Moment:
        return self.after.setdefault(answers, Moment())


class Foresight:
    """One decision being thought about.

    At two seats the other one thinks as far as this one; at more the others do what the network holds for
    likely, since it says only what a position is worth to whoever decides in it.
    """

    def __init__(self, window: Window, rng: Random, player: Player, manner: Manner) -> None:
        self._window = window
        self._rng = rng
        self._player = player
        self._manner = manner
        self._duel = player.seats <= 2
        self.root = Moment()
        self._path: list[tuple[int, Edge]] = []

    def run(self, clock: Clock) -> None:
        """Think until the time is over, or more of it could not change the answer."""
        while clock.more():
            world = self._window.imagine(self._rng)
            values = self._descend(world)
            for seat, edge in self._path:
                edge.visits += 1
                edge.total += values[seat]
            self._path.clear()
            if clock.count % GLANCE == 0 and self._settled(clock.left()):
                return

    def _settled(self, left: float) -> bool:
        visits = sorted(edge.visits for edge in self.root.node(self._window.choice).edges.values())
        return len(visits) == 1 or (len(visits) > 1 and visits[-1] - visits[-2] > left)

    def best(self) -> Answer:
        """The answer that was tried most; of equals the likelier one."""
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
        """Walk down to a decision that is new, or to the end; what that is worth to each seat."""
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
        return worth_of_end(world.game, world.state, self._player.usual)

    def _decide(self, node: Node, state: Any, choice: Choice) -> tuple[Answer, float | None]:
        """An answer for one seat, one pick at a time; or, at a decision that is new, what it is worth."""
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
                option, edge = node.select(options, self._manner)
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
        """Let the network look where something is new; what a decision is worth that nobody has met yet."""
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
        """What a position is worth to all seats that count, if it is worth so much to one."""
        if self._player.seats == 2:
            return [worth, -worth] if seat == 0 else [-worth, worth]
        values = [0.0] * self._player.seats
        values[seat] = worth
        return values


def think(window: Window, rng: Random, player: Player, limit: Limit, manner: Manner | None = None) -> Answer:
    """The answer of a network that has time to think."""
    clock = limit.clock()
    with undisturbed():
        search = Foresight(window, rng, player, Manner() if manner is None else manner)
        search.run(clock)
        return search.best()


def _tried(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.prior
