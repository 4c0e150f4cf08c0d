"""Plans the actions of a round: tries them on forks and evaluates the results.

It skips the turns of opponents in between. The immediate effect of an action therefore counts more than the
plan after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import Any

from ...kernel import Choice, Option, Steps
from ..search_budget import Clock
from .judge import Judge
from .policy import Policy

Phase = Callable[[Any], Steps]
#: Questions within a turn at which every answer is tried; the policy answers the others.
TRIED = frozenset(("place", "pay", "build", "use", "exchange", "gain", "hire", "activate-next"))
#: Maximum answers that are tried within a turn; the policy gives later ones.
DEEPEST = 5


class Node:
    """A position after own actions: its value now, and the positions that can follow."""

    __slots__ = ("after", "kids", "lead", "state")

    def __init__(self, state: Any, lead: float) -> None:
        self.state = state
        self.lead = lead
        #: Positions after one more action, with the option that begins the turn.
        self.kids: list[tuple[Option, Node]] | None = None
        #: The value of the best plan from here.
        self.after: float | None = None


class Planner:
    """Tries plans for one seat, the most promising first."""

    def __init__(self, judge: Judge, policy: Policy, phase: Phase, clock: Clock) -> None:
        self._judge = judge
        self._policy = policy
        self._phase = phase
        self._clock = clock
        self._met: dict[Any, Node] = {}
        self._late = False
        self._excess = 0.0

    def ranked(self, state: Any) -> list[Option]:
        """The first options of plans, that of the best plan first."""
        seat, deeper = self._judge.seat, self._judge.weights.deeper
        pool = state.pool[seat]
        root = Node(state, self._judge.lead(state))
        waiting: list[tuple[float, int, Node]] = [(0.0, 0, root)]
        count = 0
        while waiting:
            _, _, node = heappop(waiting)
            if node.kids is not None:
                continue
            if node is not root and self._late:
                break
            node.kids = []
            for option, after in self._turns(node.state):
                kid = self._meet(after)
                node.kids.append((option, kid))
                if kid.kids is None and after.pool[seat]:
                    count += 1
                    heappush(waiting, (-kid.lead - deeper * (pool - after.pool[seat]), count, kid))
        self._excess = self._disappointment(root)
        plans = sorted(root.kids or (), key=lambda each: -self._value(each[1]))
        return list(dict.fromkeys([option for option, _ in plans]))

    def _value(self, node: Node) -> float:
        """The value of a position with the best plan found from it."""
        if node.after is None:
            node.after = node.lead - self._excess * node.state.pool[self._judge.seat]
            if node.kids:
                best = max([self._value(kid) for _, kid in node.kids])
                plan = self._judge.weights.plan
                node.after = plan * best + (1 - plan) * node.after
        return node.after

    def _disappointment(self, root: Node) -> float:
        """The mean loss of each action of the best plan against the present lead.

        It is charged to shorter plans, which would look better otherwise.
        """
        seat = self._judge.seat
        fewest = min([node.state.pool[seat] for node in self._met.values()])
        taken = root.state.pool[seat] - fewest
        if taken <= 0:
            return 0.0
        best = max([node.lead for node in self._met.values() if node.state.pool[seat] == fewest])
        missed: float = (root.lead - best) / taken
        return max(missed, 0.0)

    def _meet(self, state: Any) -> Node:
        """The node of a position; the same actions in another order lead to the same one."""
        seat = self._judge.seat
        key = (
            *state.stock[seat],
            state.pool[seat],
            state.vp[seat],
            *state.morale,
            tuple(sorted(state.hands[seat])),
            tuple(state.systems),
            tuple(state.advisors),
            frozenset(state.on_a),
            frozenset(state.on_r),
        )
        found = self._met.get(key)
        if found is None:
            found = self._met[key] = Node(state, self._judge.lead(state))
        return found

    # -- turns

    def _turns(self, state: Any) -> Iterator[tuple[Option, Any]]:
        """All outcomes of one action: the option that begins it, and the state after it."""
        seat, blind = self._judge.seat, self._judge.blind
        state.acting, state.phase = seat, "turn"
        ask = next(self._phase(state))
        assert isinstance(ask, Choice)
        # Of equal opponents the next one clockwise comes first, so no seat is attacked more than others.
        for option in sorted(ask.options, key=lambda option: option[0] == "attack" and option[1] < seat):
            if option[0] in ("build", "exploit") and option[1] in blind:
                continue  # a card that was drawn only in the simulation
            for after in self._unfold(state, option):
                yield option, after

    def _unfold(self, state: Any, first: Option) -> Iterator[Any]:
        """The states after a turn that begins with this option, for all answers within it."""
        waiting: list[list[Option]] = [[first]]
        while waiting:
            yield self._run(state, waiting.pop(), waiting)

    def _run(self, state: Any, answers: list[Option], waiting: list[list[Option]]) -> Any:
        """The state after a turn with these answers; alternatives to later answers go to `waiting`."""
        self._late = self._late or not self._clock.more()
        g = state.copy()
        g.powers = state.powers[:]
        steps = self._phase(g)
        next(steps)
        given = 1
        value: Any = answers[0]
        try:
            while True:
                ask = steps.send(value)
                assert isinstance(ask, Choice)
                value = ask.forced()
                if value is not None:
                    continue
                if ask.seat != self._judge.seat or ask.prompt not in TRIED:
                    value = self._policy.answer(g, ask)
                elif given < len(answers):
                    value = answers[given]
                    given += 1
                elif self._late or given >= DEEPEST:
                    value = self._policy.answer(g, ask)
                else:
                    value, *others = self._worth_trying(ask)
                    waiting += [[*answers, other] for other in others]
                    answers = [*answers, value]
                    given += 1
        except StopIteration:
            return g

    def _worth_trying(self, ask: Choice) -> list[Option]:
        """All options but those with cards that were drawn only in the simulation."""
        blind = self._judge.blind
        known = [option for option in ask.options if option[0] != "build" or option[1] not in blind]
        return known or list(ask.options)
