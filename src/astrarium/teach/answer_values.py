"""Values of answers: plays each one on in imagined worlds by the game's own bot.

The input is a seat's window. All answers meet the same luck in a world. The bot's evaluation compares the
positions at the seat's next move, term by term. A game without an evaluation compares points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from .. import bots
from ..bots.evaluation import Evaluation, Lead, Measure, Term, Terms, total
from ..bots.outcome_value import leads
from ..kernel import Answer, Choice, Event, Game, Table, Window

#: Candidates: the best by the bot's ranking, and some others for comparison.
BEST, OTHERS = 3, 3
#: With at most this many answers, all are candidates.
FEW = 8
#: Candidates after the first world, besides the median.
STAY = 3
#: Maximum worlds.
WORLDS = 12
#: Worlds after which answers that are clearly worse drop out, and how many standard errors that takes.
SOON, CLEARLY = 5, 2.0
#: Maximum answers until the seat's next move.
MOST_ANSWERS = 400
#: Value of a victory besides its points.
WIN = 4.0


@dataclass(slots=True)
class AnswerValue:
    """An answer with the evaluation terms of its position by world."""

    answer: Answer
    worlds: list[Terms] = field(default_factory=list)
    #: The values of those positions, evaluated afresh.
    ends: list[float] = field(default_factory=list)
    #: What the seat saw happen in each world until its next move; only where a hint asks for it.
    events: list[list[Event]] = field(default_factory=list)
    #: How far the seat was ahead then; only where a study asks for it.
    leads: list[float] = field(default_factory=list)

    def terms(self, count: int | None = None) -> dict[str, Term]:
        """The mean of the parts, of all worlds or of the first so many."""
        worlds = self.worlds[:count]
        names = dict.fromkeys(name for terms in worlds for name in terms)
        nothing = Term(0.0)
        return {
            name: Term(
                sum([terms.get(name, nothing).worth for terms in worlds]) / len(worlds),
                sum([terms.get(name, nothing).amount for terms in worlds]) / len(worlds),
            )
            for name in names
        }

    def value(self, count: int | None = None) -> float:
        return total(self.terms(count))

    @property
    def expected(self) -> float:
        """What the position at the seat's next move is expected to be worth then."""
        return sum(self.ends) / len(self.ends)


@dataclass(slots=True)
class AnswerValues:
    """The answers to one question, the best first."""

    values: list[AnswerValue]
    #: The median after the first world. It meets the same worlds as the best.
    median: AnswerValue

    @property
    def best(self) -> AnswerValue:
        return self.values[0]

    def of(self, answer: Answer) -> AnswerValue | None:
        """What was found of an answer, if it was tried."""
        return next((each for each in self.values if each.answer == answer), None)

    def gain(self, one: AnswerValue, other: AnswerValue) -> float:
        """How much more one answer is worth than another, in the worlds that both have met."""
        shared = min(len(one.worlds), len(other.worlds))
        return one.value(shared) - other.value(shared)

    def middle(self, told: int) -> AnswerValue:
        """The answer in the middle of those beyond the best: what these are held against."""
        rest = self.values[told:] or self.values[-1:]
        return self.median if self.median in rest else _middle(rest)


def value_answers(
    window: Window,
    seed: int | str,
    seconds: float,
    *,
    also: Sequence[Answer] = (),
    others: int = OTHERS,
    worlds: int = WORLDS,
    watch: bool = False,
    clock: Any = perf_counter,
) -> AnswerValues:
    """Weigh the answers to a window's question for so long; `also` names answers that have to be among them.

    The first world is always finished. `others` says how many are tried besides the best by the bot's order.
    `watch` keeps what happens in each world, and drops answers as soon as they are clearly worse than another.
    """
    ends = clock() + seconds
    weighing = Weighing(window, seed, also=also, others=others, watch=watch)
    weighing.go_on(max(1, worlds), ends, clock)
    return weighing.values


class Weighing:
    """Answers that are weighed world by world, as long as somebody wants to know more."""

    def __init__(
        self,
        window: Window,
        seed: int | str,
        *,
        also: Sequence[Answer] = (),
        others: int = OTHERS,
        watch: bool = False,
        lead: Lead | None = None,
    ) -> None:
        self.window = window
        #: Worlds begun.
        self.worlds = 0
        self._rng = Random(str(seed))
        # the same question has the same candidates, whatever the seed
        found = AnswerPlayout(window.game, Random("candidates")).candidates(window, also, others)
        self._thinker = AnswerPlayout(window.game, self._rng)
        self.also = also
        self._others, self._watch, self._lead = others, watch, lead
        self._tried = [AnswerValue(answer) for answer in found]
        self._staying, self._median = self._tried, self._tried[-1]

    @property
    def values(self) -> AnswerValues:
        """What has been found so far."""
        return AnswerValues(_order(self._tried), self._median)

    def go_on(self, worlds: int, ends: float, clock: Any = perf_counter) -> None:
        """Meet worlds up to this number, or until the time is over; the first is always finished."""
        while self.worlds < worlds and not (self.worlds and clock() >= ends):
            self._meet(ends, clock)
            self.worlds += 1

    def _meet(self, ends: float, clock: Any) -> None:
        number, seat, thinker = self.worlds, self.window.seat, self._thinker
        world = self.window.imagine(self._rng, light=False)
        measure = thinker.measure(world, seat)
        for each in self._staying:
            if number and clock() >= ends:
                break
            after = thinker.after(world, seat, each.answer)
            each.worlds.append(measure(after))
            each.ends.append(total(thinker.measure(after, seat)(after)))
            if self._lead is not None:
                each.leads.append(self._lead(after, seat))
            if self._watch:
                each.events.append(after.events(len(world.events()), seat))
        if not number:
            ranked = sorted(self._tried, key=_rank)
            self._median = _middle(ranked[STAY - 1 :] or ranked[-1:])
            kept = [*ranked[:STAY], self._median] if self._others else ranked[:STAY]
            self._staying = [each for each in self._tried if each in kept or each.answer in self.also]
        elif self._watch and number >= SOON:
            self._staying = _without_clearly_worse(self._staying, self._median)


def margin(one: AnswerValue, other: AnswerValue) -> tuple[float, float]:
    """How much more one is worth than another in the worlds both have met, and the standard error of that."""
    gaps = [total(mine) - total(theirs) for mine, theirs in zip(one.worlds, other.worlds, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(len(gaps) - 1, 1)
    return mean, sqrt(spread / len(gaps))


def _without_clearly_worse(staying: list[AnswerValue], median: AnswerValue) -> list[AnswerValue]:
    """The two best, the median, and all others that may still be as good as the second."""
    ranked = sorted([each for each in staying if each is not median], key=_rank)
    second = ranked[:2][-1]
    kept = ranked[:2]
    for each in ranked[2:]:
        gap, error = margin(second, each)
        if gap <= CLEARLY * error:
            kept.append(each)
    return [each for each in staying if each in kept or each is median]


def _rank(each: AnswerValue, worlds: int | None = None) -> float:
    """Where an answer stands, the best first; what only rounding tells apart is the same."""
    return -round(each.value(worlds), 6)


def _middle(some: list[AnswerValue]) -> AnswerValue:
    """The one in the middle by the first world, which all have met."""
    return sorted(some, key=lambda each: each.value(1))[(len(some) - 1) // 2]


def _order(tried: list[AnswerValue]) -> list[AnswerValue]:
    """The best first: those that met more worlds before those that met fewer, each held against its like."""
    most = max([len(each.worlds) for each in tried])
    fewest = min([len(each.worlds) for each in tried if len(each.worlds) * 2 > most])
    long = [each for each in tried if len(each.worlds) >= fewest]
    rest = [each for each in tried if each not in long]
    long.sort(key=lambda each: _rank(each, fewest))
    return long + sorted(rest, key=lambda each: _rank(each, 1))


class AnswerPlayout:
    """Plays answers on in imagined worlds and evaluates the positions."""

    def __init__(self, game: Game, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._bot, self._evaluation = playing_bot(game.id)

    # -- what to try

    def candidates(self, window: Window, also: Sequence[Answer], others: int) -> list[Answer]:
        """The best answers by the bot's own order, some others, and these."""
        choice = window.choice
        bot = bots.make(self._bot, self._rng.getrandbits(32))
        rank = getattr(bot, "ranked", None)
        ranked: list[Answer] = rank(window) if rank is not None else [bot.choose(window)]
        if choice.several:
            found = [ranked[0], *self._neighbours(choice, ranked[0], BEST + others - 1)]
        else:
            found = list(dict.fromkeys([*ranked, *choice.options]))
            if not others:
                found = found[:BEST]
            elif len(found) > FEW:
                rest = found[BEST:]
                step = max(1, -(-len(rest) // others))
                found = found[:BEST] + rest[step // 2 :: step]
        return list(dict.fromkeys([*found, *also]))

    def _neighbours(self, choice: Choice, picked: Answer, count: int) -> list[Answer]:
        """Other answers to a question for several picks: one pick more, less or changed."""
        others = [option for option in choice.options if option not in picked]
        found: list[Answer] = []
        if len(picked) > choice.at_least:
            found += [picked[:at] + picked[at + 1 :] for at in range(len(picked))]
        if len(picked) < choice.at_most:
            found += [(*picked, option) for option in others]
        found += [(*picked[:at], option, *picked[at + 1 :]) for at in range(len(picked)) for option in others]
        self._rng.shuffle(found)
        return [choice.normalise(answer) for answer in found[:count]]

    # -- what comes of it

    def measure(self, world: Table, seat: int) -> Measure:
        """The measure of a seat for what may follow from a world; a game that is over is won or lost, too."""
        judged = self._points(seat) if self._evaluation is None else self._evaluation.measure(world, seat)

        def terms(after: Table) -> Terms:
            found = judged(after)
            won = _victory(after, seat)
            return found if not won else {**found, "win": Term(WIN * won)}

        return terms

    def _points(self, seat: int) -> Measure:
        def points(after: Table) -> Terms:
            standing = self._game.standing(after.state)
            return {"points": Term(leads(standing)[seat], standing[seat])}

        return points

    def after(self, world: Table, seat: int, answer: Answer) -> Table:
        """A world at the seat's next move after an answer."""
        twin = world.fork()
        twin.play(seat, answer)
        self.play_on(twin, seat)
        return twin

    def play_on(self, world: Table, seat: int) -> None:
        """Let bots play for all until the seat has its next move."""
        rests = self._evaluation.rests if self._evaluation is not None else frozenset[str]()
        players = [bots.make(self._bot, self._rng.getrandbits(32)) for _ in range(world.seats)]
        for _ in range(MOST_ANSWERS):
            pending = world.pending
            if not pending or any(choice.seat == seat and choice.prompt in rests for choice in pending):
                return
            choice = pending[0]
            world.play(choice.seat, bots.answer(players[choice.seat], world, choice.seat, self._rng))


def _victory(table: Table, seat: int) -> int:
    """1 for a victory, -1 for a defeat; 0 where there is neither, or not yet."""
    result = table.result
    if result is None or len(result.scores) < 2:
        return 0
    first = result.ranking[0]
    return -1 if seat not in first else 1 if len(first) == 1 else 0


@cache
def playing_bot(game: str) -> tuple[str, Evaluation | None]:
    """The bot by which a game is played on, and its insight: its own quick one, or one that knows no game."""
    for name in bots.names(game):
        kind = bots.kind_of(name)
        if kind.insight is not None:
            return name, kind.insight
    return "random", None
