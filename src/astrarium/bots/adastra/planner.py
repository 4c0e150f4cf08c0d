"""Planner of a turn: plays a card on copies of an imagined world, place by place.

Hidden results (a tile that is turned up, dice) are estimated instead of played, and end the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ...games.adastra.components import CARDS
from ...games.adastra.enumerations import CREDITS
from ...games.adastra.prices import EXCHANGE_RATES
from ...games.adastra.prices import item as price_of
from ...kernel import Answer, Choice, Game, Option
from . import attacks, flights
from .building import ItemValues
from .judge import Judge

STOP: Option = ("stop",)
ENOUGH: Option = ("enough",)
PASS: Option = ("pass",)
#: Exchanges that are searched, those with the best balance first.
SWAPS = 2
#: Places that are searched again after the position has changed, the best ones of the first search.
SECOND_LOOK = 3
#: A prompt and its answer.
Reply = tuple[str, Answer]
#: Which resource an action spends, for those that spend one.
SPENDS = {"growth": 0, "research": 1, "build": 2, "diplomacy": 3}


class Plan(NamedTuple):
    """A line of play: its value, its answers, and its final position, None if chance decides."""

    value: float
    replies: list[Reply]
    after: Any = None


class NarrowSearch(NamedTuple):
    """The search of a beginner: no exchange, and a random sample of a few places at a time."""

    places: int
    rng: Random


def run(game: Game, g: Any, answers: Sequence[Answer]) -> Any:
    """Run the phase in place; returns the question after these answers, None at the end of the phase."""
    steps = game.phases[game.next_phase(g) or ""](g)
    try:
        ask = next(steps)
        for answer in answers:
            ask = steps.send(answer)
    except StopIteration:
        return None
    return ask


class Planner:
    """Searches the ways to play a turn of one seat."""

    def __init__(self, judge: Judge, game: Game, narrow: NarrowSearch | None = None) -> None:
        self.judge = judge
        self.game = game
        #: None: everything is searched.
        self.narrow = narrow
        self.items = ItemValues(judge)
        #: The gain of each place in its first search of this turn.
        self.first_look: dict[tuple[str, Option], float] = {}

    # -- a turn

    def turn(self, g: Any, options: Sequence[Option]) -> Plan:
        """The best card to play now, perhaps after an exchange; or the pass."""
        judge = self.judge
        now = judge.worth(g)
        for option in options:
            if option[0] == "use":
                return Plan(now, [("turn", option)])
        best = self._best_card(g, [option[1] for option in options if option[0] == "play"])
        if ("exchange",) in options and self.narrow is None:
            best = max([best, *self._exchanges(g)], key=lambda plan: plan.value)
        if best.value < now + judge.weights.effort:
            return Plan(now, [("turn", PASS)])
        return best

    def ranked(self, g: Any, options: Sequence[Option]) -> list[Option]:
        """The options of a turn, the best first."""
        first: Option = self.turn(g, options).replies[0][1]
        values = {option: self.card(g, option[1]).value for option in options if option[0] == "play"}
        now = self.judge.worth(g) + self.judge.weights.effort
        return sorted(options, key=lambda option: (option != first, -values.get(option, now)))

    def _best_card(self, g: Any, cards: Sequence[str]) -> Plan:
        plans = [self.card(g, card) for card in cards]
        return max(plans, key=lambda plan: plan.value, default=Plan(-99.0, []))

    def _exchanges(self, g: Any) -> list[Plan]:
        """Plans that begin with an exchange; only cards that spend the new token are searched."""
        judge, seat = self.judge, self.judge.seat
        ask = run(self.game, g.copy(), [("exchange",)])
        have = g.resources[seat]
        swaps = []
        for swap in ask.options:
            _, given, taken = swap
            rate = EXCHANGE_RATES[given]
            price = judge.tokens(given, have[given]) - judge.tokens(given, have[given] - rate)
            gain = judge.tokens(taken, have[taken] + 1) - judge.tokens(taken, have[taken]) - price
            swaps.append((gain, swap))
        swaps.sort(reverse=True)
        plans = []
        for _, swap in swaps[:SWAPS]:
            after = g.copy()
            run(self.game, after, [("exchange",), swap])
            options = run(self.game, after.copy(), []).options
            cards = [
                option[1] for option in options if option[0] == "play" and swap[2] in self._spent(option[1])
            ]
            best = self._best_card(after, cards)
            plans.append(Plan(best.value, [("turn", ("exchange",)), ("exchange", swap), *best.replies]))
        return plans

    def _spent(self, card: str) -> list[int]:
        return [SPENDS[action] for action in CARDS[card].actions if action in SPENDS]

    # -- a card

    def card(self, g: Any, card: str) -> Plan:
        """The plan of playing a card."""
        after = g.copy()
        after.begin_card(self.judge.seat, card)  # without listing the alternatives
        plan = self.places(after)
        return Plan(plan.value, [("turn", ("play", card)), *plan.replies], plan.after)

    def places(self, g: Any) -> Plan:
        """The plan for the rest of the current card, place by place, up to the first hidden result."""
        seat = self.judge.seat
        value = self.judge.worth(g)
        replies: list[Reply] = []
        while g.phase == "action" and g.acting == seat:
            ahead = g.copy()
            ask = run(self.game, ahead, [])
            if ask is None:
                g = ahead
                continue
            best = self._best_place(g, ask, value)
            if STOP in ask.options and best.value <= value:
                replies.append((ask.prompt, STOP))
                g = g.copy()
                run(self.game, g, [STOP])
                continue
            replies += best.replies
            value = best.value
            after = self._carried_out(g, best)
            if after is None:
                return Plan(value, replies)
            g = after
        return Plan(value, replies, g)

    def _best_place(self, g: Any, ask: Choice, now: float) -> Plan:
        think = {
            "build": self._site,
            "flight": self._flight,
            "exploration": self._exploration,
            "attack": self._attack,
            "invasion": self._invasion,
        }.get(ask.prompt, self._plain)
        extra = 0.0 if think == self._plain else self._extra(g, ask)
        plans = []
        for option in self._promising(ask):
            plan = think(g, ask.prompt, option, now)
            plan = plan._replace(value=plan.value - extra)
            self.first_look.setdefault((ask.prompt, option), plan.value - now)
            plans.append(plan)
        return max(plans, key=lambda plan: plan.value)

    def _extra(self, g: Any, ask: Choice) -> float:
        """The value of the tokens for an extra place; a plain place pays them when it is carried out."""
        judge = self.judge
        have = g.resources[judge.seat][CREDITS]
        return judge.tokens(CREDITS, have) - judge.tokens(CREDITS, have - ask.args["extra"])

    def _promising(self, ask: Choice) -> list[Option]:
        """The places to search: new ones, and the best of those already searched in this turn."""
        look = self.first_look
        fresh: list[Option] = []
        known: list[Option] = []
        for option in ask.options:
            if option != STOP:
                (known if (ask.prompt, option) in look else fresh).append(option)
        known.sort(key=lambda option: look[ask.prompt, option], reverse=True)
        seen = fresh + known[:SECOND_LOOK]
        if self.narrow is not None and len(seen) > self.narrow.places:
            return self.narrow.rng.sample(seen, self.narrow.places)
        return seen

    # Plans for a single place, without the price of an extra place. `now` is the worth of the position.

    def _plain(self, g: Any, prompt: str, option: Option, now: float) -> Plan:
        """A place without hidden results; its later choices are not searched."""
        after = g.copy()
        ask = run(self.game, after, [option])
        bonus = 0.0 if ask is None else self.judge.weights.draw_tech
        return Plan(self.judge.worth(after) + bonus, [(prompt, option)], after if ask is None else None)

    def _site(self, g: Any, prompt: str, option: Option, now: float) -> Plan:
        """A place to build: items as long as one more adds value."""
        system, seat, values = option[1], self.judge.seat, self.items
        chosen: list[Option] = []
        value, spent = now, 0
        while True:
            ask = run(self.game, g.copy(), [option, *chosen])
            if ask is None or ask.prompt != "item":
                break
            gain, item = values.best(g, system, [item for item in ask.options if item != ENOUGH], spent, now)
            if chosen and gain <= 0:
                chosen.append(ENOUGH)
                break
            chosen.append(item)
            value += gain
            spent += price_of(g.powers[seat], g.site(system), item)
        return Plan(value, [(prompt, option), *[("item", item) for item in chosen]])

    def _carried_out(self, g: Any, plan: Plan) -> Any:
        """The position after a plan of one place; None if chance decides."""
        (action, _), last = plan.replies[0], plan.replies[-1][1]
        sure = action == "build" or (action == "flight" and last[0] == "to")
        if plan.after is not None or not sure:
            return plan.after
        after = g.copy()
        ask = run(self.game, after, [answer for _, answer in plan.replies])
        return after if ask is None else None

    # -- ships

    def _flight(self, g: Any, prompt: str, option: Option, now: float) -> Plan:
        """Ships of one system: which, and where to."""
        judge = self.judge
        base = now - judge.posture(g)
        best = Plan(-99.0, [])
        ask = run(self.game, g.copy(), [option])
        for ships in flights.parties(ask):
            where = run(self.game, g.copy(), [option, ships])
            for target in where.options:
                value = base + flights.flight(judge, g, ships, target)
                if value > best.value:
                    best = Plan(value, [(prompt, option), ("ships", ships), ("destination", target)])
        return best

    def _exploration(self, g: Any, prompt: str, option: Option, now: float) -> Plan:
        return Plan(now + flights.survey(self.judge, g, option), [(prompt, option)])

    def _attack(self, g: Any, prompt: str, option: Option, now: float) -> Plan:
        """A strike with everything in reach, or with what is ready."""
        ask = run(self.game, g.copy(), [option])
        plans = [
            Plan(attacks.strike(self.judge, g, option[1], ships, now), [(prompt, option), ("strike", ships)])
            for ships in flights.parties(ask)
        ]
        return max(plans, key=lambda plan: plan.value)

    def _invasion(self, g: Any, prompt: str, option: Option, now: float) -> Plan:
        """A landing, or the destruction of the planet if the empire can do that and gains more."""
        ask = run(self.game, g.copy(), [option])
        value = attacks.invasion(self.judge, g, option[1], now)
        if ask is not None and ask.prompt == "invasion-kind":
            value = max(value, attacks.destruction(self.judge, g, option[1]))
        return Plan(value, [(prompt, option)])
