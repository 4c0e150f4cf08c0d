"""Engine analysis: the best answers at a position, their expected leads and confidence.

It continues the coach's evaluation (`teach/answer_values.py`) for as long as a client asks. From a seat's
view it uses only what that seat knew. With `open` it knows all hidden data, and chance follows the true seed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from time import perf_counter, process_time
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

#: Maximum best answers shown, maximum sentences of an expected line, maximum worlds, and maximum seconds of one core.
TOLD, LINE, MOST, LONGEST = 3, 3, 300, 2.5
#: Minimum worlds of a final order, and the precision in points that is good enough.
FEWEST, FINE = 12, 0.25
#: Standard errors on each side of a confidence interval.
SURE = 2.0


class OpenWindow(Window):
    """A window with full information: each imagined world is the true one."""

    def __init__(self, table: Position, seat: int) -> None:
        self.seat = seat
        self._world = table.fork()

    def imagine(self, chance: Bits, *, light: bool = True) -> Position:
        return self._world.fork(light=light)


@dataclass(slots=True)
class Judged:
    """An answer with its expected lead and its gap to the best answer.

    `width` and `unsure` are the half-widths of their confidence intervals.
    """

    answer: Answer
    lead: float
    width: float
    behind: float
    unsure: float
    #: Whether the gap is not significant.
    equal: bool
    line: tuple[Text, ...]
    now: Text | None = None
    later: Text | None = None
    against: Text | None = None


class Engine:
    """Ranks the answers of one seat at one position, and refines the ranking on request."""

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
        #: Seconds that the worlds so far have taken.
        self.spent = 0.0

    @property
    def worlds(self) -> int:
        return self._weighing.worlds

    def go_on(self, worlds: int, ends: float) -> None:
        """Evaluate worlds up to a number of them, the time `ends`, or a final order."""
        begun = process_time()
        while not self.done and self.worlds < min(worlds, MOST):
            before = self.worlds
            self._weighing.go_on(before + 1, ends)
            self.spent, begun = self.spent + process_time() - begun, process_time()
            if self.worlds == before:
                return

    @property
    def done(self) -> bool:
        """Whether the order is final: more worlds would hardly change it, or are not worth the time."""
        if self.worlds >= MOST or (self.worlds and self.spent >= LONGEST):
            return True
        if self.worlds < FEWEST:
            return False
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
        """The best answers in order, then the other answers in `also`."""
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
        """The expected line: the most common next deed, while at least half of the worlds agree."""
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
        """The findings so far, for a client."""
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


#: Seconds of the first run, and of each continuation.
FIRST, ON = 0.4, 0.8


def best(
    game: str, options: str, position: str, seat: int, open: bool, also: str, known: int
) -> dict[str, Any]:
    """The best answers at a position, from more worlds than `known`; runs in a bot worker.

    The other arguments (`options`, `position` and `also` as JSON) are the key of the engine cache. An equal
    request continues where the last one stopped.
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
    """A mean and the half-width of its confidence interval."""
    mean = sum(values) / len(values)
    spread = sum([(value - mean) ** 2 for value in values]) / max(len(values) - 1, 1)
    return mean, SURE * sqrt(spread / len(values))
