"""Values of answers: the game's own bot plays each one out in imagined worlds.

The input is a seat's window. In one world, all answers face the same luck. The bot's evaluation compares the
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
#: Worlds before clearly worse answers drop out, and their minimum distance in standard errors.
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
    #: Events that the seat saw in each world until its next move; recorded for hints only.
    events: list[list[Event]] = field(default_factory=list)
    #: The lead of the seat at that point; recorded for studies only.
    leads: list[float] = field(default_factory=list)

    def terms(self, count: int | None = None) -> dict[str, Term]:
        """The mean terms over all worlds, or over the first `count`."""
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
        """The expected value of the position at the seat's next move."""
        return sum(self.ends) / len(self.ends)


@dataclass(slots=True)
class AnswerValues:
    """The answers to one question, the best first."""

    values: list[AnswerValue]
    #: The median after the first world. It plays the same worlds as the best.
    median: AnswerValue

    @property
    def best(self) -> AnswerValue:
        return self.values[0]

    def of(self, answer: Answer) -> AnswerValue | None:
        """The value of an answer, if it was tried."""
        return next((each for each in self.values if each.answer == answer), None)

    def gain(self, one: AnswerValue, other: AnswerValue) -> float:
        """The value of one answer minus that of another, over the worlds that both have played."""
        shared = min(len(one.worlds), len(other.worlds))
        return one.value(shared) - other.value(shared)

    def middle(self, told: int) -> AnswerValue:
        """The median of the answers after the first `told`: the reference for their gains."""
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
    """Evaluate the answers to a window's question for `seconds`, including all answers in `also`.

    The first world is always finished. `others` is the number of candidates besides the bot's best. `watch`
    records the events of each world, and drops answers as soon as they are clearly worse than another.
    """
    ends = clock() + seconds
    weighing = Weighing(window, seed, also=also, others=others, watch=watch)
    weighing.go_on(max(1, worlds), ends, clock)
    return weighing.values


class Weighing:
    """Incremental evaluation of answers, one world at a time."""

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
        #: Number of worlds played.
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
        """The values so far."""
        return AnswerValues(_order(self._tried), self._median)

    def go_on(self, worlds: int, ends: float, clock: Any = perf_counter) -> None:
        """Play worlds up to this number or until the deadline `ends`; the first is always finished."""
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
    """The mean difference of two answers over their shared worlds, and its standard error."""
    gaps = [total(mine) - total(theirs) for mine, theirs in zip(one.worlds, other.worlds, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(len(gaps) - 1, 1)
    return mean, sqrt(spread / len(gaps))


def _without_clearly_worse(staying: list[AnswerValue], median: AnswerValue) -> list[AnswerValue]:
    """The two best, the median, and all others that are not clearly worse than the second."""
    ranked = sorted([each for each in staying if each is not median], key=_rank)
    second = ranked[:2][-1]
    kept = ranked[:2]
    for each in ranked[2:]:
        gap, error = margin(second, each)
        if gap <= CLEARLY * error:
            kept.append(each)
    return [each for each in staying if each in kept or each is median]


def _rank(each: AnswerValue, worlds: int | None = None) -> float:
    """Sort key, best first; rounded, so that rounding errors do not break ties."""
    return -round(each.value(worlds), 6)


def _middle(some: list[AnswerValue]) -> AnswerValue:
    """The median by the first world, which all answers have played."""
    return sorted(some, key=lambda each: each.value(1))[(len(some) - 1) // 2]


def _order(tried: list[AnswerValue]) -> list[AnswerValue]:
    """All answers, best first: those that stayed, then those that dropped out.

    Each group is compared over the worlds that all of it has played.
    """
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

    # -- candidates

    def candidates(self, window: Window, also: Sequence[Answer], others: int) -> list[Answer]:
        """The best answers by the bot's ranking, some others, and those of `also`."""
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
        """Variations of an answer with several picks: one pick more, less or changed."""
        others = [option for option in choice.options if option not in picked]
        found: list[Answer] = []
        if len(picked) > choice.at_least:
            found += [picked[:at] + picked[at + 1 :] for at in range(len(picked))]
        if len(picked) < choice.at_most:
            found += [(*picked, option) for option in others]
        found += [(*picked[:at], option, *picked[at + 1 :]) for at in range(len(picked)) for option in others]
        self._rng.shuffle(found)
        return [choice.normalise(answer) for answer in found[:count]]

    # -- playouts

    def measure(self, world: Table, seat: int) -> Measure:
        """A seat's evaluation of positions that follow from a world, with a term for victory or defeat."""
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
        """A fork of the world, played on to the seat's next move after an answer."""
        fork = world.fork()
        fork.play(seat, answer)
        self.play_on(fork, seat)
        return fork

    def play_on(self, world: Table, seat: int) -> None:
        """Let bots answer for all seats until the seat's next move."""
        rests = self._evaluation.rests if self._evaluation is not None else frozenset[str]()
        players = [bots.make(self._bot, self._rng.getrandbits(32)) for _ in range(world.seats)]
        for _ in range(MOST_ANSWERS):
            pending = world.pending
            if not pending or any(choice.seat == seat and choice.prompt in rests for choice in pending):
                return
            choice = pending[0]
            world.play(choice.seat, bots.answer(players[choice.seat], world, choice.seat, self._rng))


def _victory(table: Table, seat: int) -> int:
    """1 for a sole victory, -1 for a defeat, else 0."""
    result = table.result
    if result is None or len(result.scores) < 2:
        return 0
    first = result.ranking[0]
    return -1 if seat not in first else 1 if len(first) == 1 else 0


@cache
def playing_bot(game: str) -> tuple[str, Evaluation | None]:
    """The bot for playouts and its evaluation: the game's own quick bot, else `random` without one."""
    for name in bots.names(game):
        kind = bots.kind_of(name)
        if kind.insight is not None:
            return name, kind.insight
    return "random", None
