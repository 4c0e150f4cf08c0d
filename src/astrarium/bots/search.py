"""Information-set Monte Carlo tree search over imagined worlds.

One tree a decision, from the point of view of the seat that decides. Every iteration imagines a new world
that fits what the seat knows, walks down the tree as far as it is known, adds a decision, plays on a while
by habit and backs up a value for every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ..kernel import Answer, Choice, Option, Table, Window, play_out
from ..kernel.picks import Picks
from .habits import Habits
from .limits import Clock
from .tree import Edge, Moment, Node
from .uniform import uniform
from .worth import End, Worth, end_of

#: Every so many iterations the search looks whether it is over.
GLANCE = 32


@dataclass(frozen=True, slots=True)
class Manner:
    """How to search.

    explore      how much the upper confidence bound adds to a mean
    prior        how many visits the habit of an option counts for
    greed        how often a playout follows habit rather than chance
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
    """One decision being thought about."""

    def __init__(self, window: Window, rng: Random, manner: Manner) -> None:
        self._window = window
        self._rng = rng
        self._manner = manner
        self._habits = Habits(rng, manner.greed)
        self.root = Moment()
        self._path: list[tuple[int, Edge]] = []
        self._worth = Worth([self._blind() for _ in range(manner.calibration)], manner.rank)

    def run(self, clock: Clock) -> None:
        """Think until the time is over, or more thinking could not change the answer."""
        window, rng, habits, path = self._window, self._rng, self._habits, self._path
        horizon = self._manner.horizon
        while clock.more():
            world = window.imagine(rng)
            self._descend(world)
            play_out(world, habits.choose, horizon)
            values = self._worth.of(end_of(world.game, world.state))
            for seat, edge in path:
                edge.visits += 1
                edge.total += values[seat]
            path.clear()
            habits.learn(values)
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
        play_out(world, uniform(self._rng), self._manner.horizon)
        return end_of(world.game, world.state)

    def _descend(self, world: Table) -> None:
        """Walk down the tree until something new was tried, or the game is over."""
        moment = self.root
        while pending := world.pending:
            fresh = False
            answers = []
            for choice in pending:
                answer, new = self._decide(moment.node(choice), choice)
                fresh = fresh or new
                world.play(choice.seat, answer)
                answers.append(answer)
            if fresh:
                return
            moment = moment.then(tuple(answers))

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
        """One option for one seat, kept for when its value is known; and whether it is new here."""
        manner = self._manner
        habit = self._habits.of(choice)
        option, edge = node.select(options, habit, manner.prior, manner.explore, self._rng.random)
        self._path.append((choice.seat, edge))
        self._habits.trail.append((habit, option, choice.seat))
        return option, not edge.visits
