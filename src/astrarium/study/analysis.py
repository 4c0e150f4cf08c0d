"""The engine at hand: the best answers at a position, what is expected of each, and how sure that is.

It is the coach's weighing (`teach/answer_values.py`), carried on as long as somebody looks. With the eyes of a
seat it thinks from what that seat knew. Open, it knows everything, and luck comes as it would fall.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from time import perf_counter
from typing import Any

from .. import game as find_game
from ..bots.evaluation import lead_by
from ..bots.outcome_value import leads
from ..kernel import Answer, Chance, Choice, Text, Window, grouped, resume
from ..kernel import Table as Position
from ..kernel.choice import freeze, thaw
from ..kernel.hidden.chance import Bits
from ..kernel.telling import main_of
from ..teach.answer_values import AnswerValue, Weighing, margin, playing_bot
from ..teach.hints import compare

#: Answers told, sentences of an expected line, and worlds after which nothing more is learned.
TOLD, LINE, MOST = 3, 3, 300
#: Fewest worlds of an order that is sure; half of a width that makes no difference, in points.
FEWEST, FINE = 12, 0.25
#: A width is so many standard errors to either side.
SURE = 2.0


class OpenWindow(Window):
    """A window that sees everything: its worlds are the true one."""

    def __init__(self, table: Position, seat: int) -> None:
        self.seat = seat
        self._world = table.fork()

    def imagine(self, chance: Bits, *, light: bool = True) -> Position:
        return self._world.fork(light=light)


@dataclass(slots=True)
class Judged:
    """An answer: its expected lead and width, and how far it lies behind the best, with the width of that."""

    answer: Answer
    lead: float
    width: float
    behind: float
    unsure: float
    #: It cannot be told from the best.
    equal: bool
    line: tuple[Text, ...]
    now: Text | None = None
    later: Text | None = None
    against: Text | None = None


class Engine:
    """The best answers at one position for one seat. It refines its findings when asked to."""

    def __init__(
        self, table: Position, seat: int, *, open: bool = False, also: tuple[Answer, ...] = ()
    ) -> None:
        choice = table.choice(seat)
        assert choice is not None
        self.table, self.choice, self.seat = table, choice, seat
        seed = f"study/{table.moves}"
        window = OpenWindow(table, seat) if open else Window(table, seat, Chance(seed))
        insight = playing_bot(table.game.id)[1]
        lead = (
            (lambda world, each: float(leads(world.game.standing(world.state))[each]))
            if insight is None
            else lead_by(insight)
        )
        self._weighing = Weighing(window, seed, also=also, watch=True, lead=lead)

    @property
    def worlds(self) -> int:
        return self._weighing.worlds

    def go_on(self, worlds: int, ends: float) -> None:
        """Think until so many worlds are met, the time is over, or more would change nothing."""
        while not self.done and self.worlds < min(worlds, MOST):
            before = self.worlds
            self._weighing.go_on(before + 1, ends)
            if self.worlds == before:
                return

    @property
    def done(self) -> bool:
        """Whether the order is as sure as it can become."""
        if self.worlds < FEWEST:
            return False
        if self.worlds >= MOST:
            return True
        best, *others = self._best()
        return all(
            gap > SURE * error or SURE * error < FINE
            for gap, error in (
                margin(one, other) for one, other in zip([best, *others], others, strict=False)
            )
        )

    def _best(self) -> list[AnswerValue]:
        found = self._weighing.values.values
        most = max(len(each.worlds) for each in found)
        told = [each for each in found if len(each.worlds) * 2 > most or each.answer in self._weighing.also]
        return told[:TOLD] + [each for each in told[TOLD:] if each.answer in self._weighing.also]

    def judged(self) -> list[Judged]:
        """The best answers in order, and those that were asked for besides."""
        best, *others = self._best()
        top, width = _mean(best.leads)
        found = [Judged(best.answer, top, width, 0.0, 0.0, False, self._line(best))]
        if others:
            found[0].now, found[0].later, found[0].against = compare(self.table.game.id, best, others[0])[1:]
        for each in others:
            gap, error = margin(best, each)
            one = Judged(
                each.answer,
                top - gap,
                _mean(each.leads)[1],
                gap,
                SURE * error,
                gap <= SURE * error or len(each.worlds) < FEWEST,
                self._line(each),
            )
            one.now, one.later, one.against = compare(self.table.game.id, each, best)[1:]
            found.append(one)
        return found

    def _line(self, each: AnswerValue) -> tuple[Text, ...]:
        """What mostly follows, deed by deed, as long as it does in half of the worlds."""
        telling = self.table.game.telling
        told = [[main_of(deed).text for deed in grouped(telling, events)] for events in each.events]
        found: list[Text] = []
        for place in range(LINE):
            here = Counter(texts[place] for texts in told if len(texts) > place)
            if not here or here.most_common(1)[0][1] * 2 < len(each.events):
                break
            found.append(here.most_common(1)[0][0])
            told = [texts for texts in told if len(texts) > place and texts[place] == found[-1]]
        return tuple(found)

    def to_json(self) -> dict[str, Any]:
        """What is found so far, for a client."""
        judged = self.judged()
        return {
            "seat": self.seat,
            "worlds": self.worlds,
            "done": self.done,
            "answers": [self._answer(each) for each in judged],
        }

    def _answer(self, each: Judged) -> dict[str, Any]:
        table, choice = self.table, self.choice
        return {
            "answer": thaw(each.answer),
            "texts": [table.say(choice, option).to_json() for option in picked(choice, each.answer)],
            "lead": round(each.lead, 1) + 0.0,
            "width": round(each.width, 1),
            "behind": round(each.behind, 1) + 0.0,
            "unsure": round(each.unsure, 1),
            "equal": each.equal,
            "line": [text.to_json() for text in each.line],
            "now": None if each.now is None else each.now.to_json(),
            "later": None if each.later is None else each.later.to_json(),
            "against": None if each.against is None else each.against.to_json(),
        }


#: Seconds of a first look, and of each that goes on from there.
FIRST, ON = 0.4, 0.8


def best(
    game: str, options: str, position: str, seat: int, open: bool, also: str, known: int
) -> dict[str, Any]:
    """The best answers at a position, after more worlds than are `known`; in a bot's process.

    All that is asked for is JSON, so that the same question is the same key: whoever asks goes on where the last
    one stopped.
    """
    engine = _engine(game, options, position, seat, open, also)
    if engine.worlds <= known:
        engine.go_on(MOST, perf_counter() + (ON if known else FIRST))
    return engine.to_json()


@lru_cache(24)
def _engine(game: str, options: str, position: str, seat: int, open: bool, also: str) -> Engine:
    table = resume(find_game(game), json.loads(position), json.loads(options), played=True)
    answers: Sequence[Answer] = [freeze(each) for each in json.loads(also)]
    return Engine(table, seat, open=open, also=tuple(answers))


def picked(choice: Choice, answer: Answer) -> Answer:
    """The options of an answer."""
    return answer if choice.several else (answer,)


def _mean(values: list[float]) -> tuple[float, float]:
    """A mean and its width."""
    mean = sum(values) / len(values)
    spread = sum([(value - mean) ** 2 for value in values]) / max(len(values) - 1, 1)
    return mean, SURE * sqrt(spread / len(values))
