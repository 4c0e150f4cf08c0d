"""The coach at a table: permissions, think requests and its messages as plain data.

Among people there is a coach only if all of them agree. The host runs the analysis (`ThinkRequest`). This
module defines the tasks and turns their results into messages.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from ..kernel import Answer, AstrariumError, Chance, Choice, Game, Record, Table, Text, Window, replay, resume
from ..kernel.choice import thaw
from ..teach.hints import hint
from ..teach.review import (
    AGAIN,
    SECOND_LOOK,
    SECONDS,
    Review,
    ReviewedDecision,
    Step,
    evaluate_decision,
    most_costly,
    steps,
    summary_of,
)
from ..teach.turning_points import TurningPoint, turning_points
from . import client_messages
from . import server_messages as m
from .archive import ArchivedTable
from .host_calls import Command, ThinkRequest
from .listener import Listener
from .live_table import LiveTable


class NoCoach(AstrariumError):
    """The table has no coach, or there is nothing to analyse."""


# -- who may ask


def allowed(live: LiveTable) -> bool:
    """Whether the coach may be used: alone or by consent of all, never where the game counts."""
    if live.stored.strict:
        return False
    people = live.seating.everybody()
    return len(people) < 2 or people <= live.room.coach_agreed


def told(live: LiveTable, listener: Listener) -> m.Coach:
    """The coach message of a listener."""
    people = live.seating.everybody()
    return m.Coach(
        type="coach",
        allowed=allowed(live),
        agreed=listener.person in live.room.coach_agreed,
        missing=len(people - live.room.coach_agreed) if len(people) > 1 else 0,
    )


def agree(live: LiveTable, listener: Listener, message: client_messages.AgreeCoach) -> Command:
    """Give or withdraw consent to a coach."""
    if not listener.mine:
        raise NoCoach("table-not-your-seat", seat="–")
    if message.agree:
        live.room.coach_agreed.add(listener.person)
    else:
        live.room.coach_agreed.discard(listener.person)
    listener.send(m.done(message))
    for each in live.room.audience:
        each.send(told(live, each))
    yield from ()


def ask(live: LiveTable, listener: Listener, message: client_messages.AskHint) -> Command:
    """Request a hint. The answer is sent later if the question is still open."""
    if message.seat not in listener.mine:
        raise NoCoach("table-not-your-seat", seat=str(message.seat))
    if not allowed(live):
        if live.stored.strict:
            raise NoCoach("table-daily-no-coach" if live.stored.counted else "table-rated-no-coach")
        raise NoCoach("table-no-coach")
    table = live.table
    choice = table.choice(message.seat)
    if choice is None or choice.forced() is not None:
        raise NoCoach("table-nothing-to-hint")
    move = live.history.move

    def tell(found: Any) -> None:
        if live.table.choice(message.seat) is choice:
            told = {"type": "hint", "id": message.id, "move": move, **found}
            listener.send(cast(m.Hint, told))

    task = (table.game.id, table.options, table.position(), message.seat, f"{table.seed}/{table.moves}")
    yield ThinkRequest("hint", task, tell, on_failure(listener, message), listener.person)


def review(live: LiveTable, listener: Listener, message: client_messages.AskReview) -> Command:
    """Request the review of a finished game for an own seat."""
    if message.seat not in listener.mine:
        raise NoCoach("table-not-your-seat", seat=str(message.seat))
    _check_over(live)
    base = live.history.earlier.moves

    def tell(found: Any) -> None:
        if isinstance(found, tuple):
            done, all_ = found
            listener.send(m.ReviewProgress(type="review_progress", id=message.id, done=done, all=all_))
        else:
            listener.send(cast(m.Review, {"type": "review", "id": message.id, **found}))

    task = (live.table.game.id, live.table.unmarked_record().to_json(), message.seat, base)
    yield ThinkRequest("review", task, tell, on_failure(listener, message), listener.person)


def turns(live: LiveTable, listener: Listener, message: client_messages.AskTurns) -> Command:
    """Request the turning points of a finished game. Everybody may see them."""
    _check_over(live)

    def tell(found: Any) -> None:
        listener.send(m.Turns(type="turns", id=message.id, turns=found))

    task = (live.table.game.id, live.table.unmarked_record().to_json(), live.history.earlier.moves)
    yield ThinkRequest("turns", task, tell, on_failure(listener, message), listener.person)


def _check_over(live: LiveTable) -> None:
    """Check that the game is over and was played by the current rules."""
    if not live.table.over:
        raise NoCoach("table-review-later")
    if isinstance(live.table, ArchivedTable):
        raise NoCoach("table-review-rules")


def on_failure(listener: Listener, message: client_messages.FromClient) -> Callable[[], None]:
    """A callback that reports a failed request to the listener."""
    text = Text("table-coach-failed").to_json()
    return lambda: listener.send(m.Refused(type="refused", id=message.id, text=text))


# -- tasks of the bot workers


def turns_of(game: Game, record: Any, base: int) -> list[m.TurningPoint]:
    """The turning points of a record as messages."""
    return _turns(turning_points(replay(game, Record.from_json(record), played=True)), base)


def _turns(found: Sequence[TurningPoint], base: int) -> list[m.TurningPoint]:
    return [
        m.TurningPoint(
            move=base + each.move,
            round=each.round,
            seat=each.seat,
            change=round(each.change, 1),
            lead=each.lead,
            since=base + each.since,
        )
        for each in found
    ]


def hint_of(game: Game, options: dict[str, Any], position: Any, seat: int, seed: str) -> dict[str, Any]:
    """The body of a hint message."""
    table = resume(game, position, options, played=True)
    choice = table.choice(seat)
    assert choice is not None
    found = hint(Window(table, seat, Chance(f"{seed}/coach")), seed)
    return {
        "seat": seat,
        "suggestions": [
            m.Suggestion(
                options=thaw(_picked(choice, each.answer)),
                texts=_option_texts(table, choice, each.answer),
                gain=round(each.gain, 1),
                low=None if each.worth is None else each.worth.low,
                high=None if each.worth is None else each.worth.high,
                facts=[fact.to_json() for fact in each.facts],
                now=_text_tree(each.now),
                later=_text_tree(each.later),
                against=_text_tree(each.against),
            )
            for each in found.suggestions
        ],
        "tried": found.tried,
        "worlds": found.worlds,
        "equal": found.equal,
    }


class Looking:
    """A game under review. Its decisions are evaluated in parts."""

    def __init__(self, game: Game, record: Any, seat: int, base: int) -> None:
        self.table = replay(game, Record.from_json(record), played=True)
        self.seat = seat
        self.base = base
        self.steps: list[Step] = steps(self.table, seat)

    def looks(self, numbers: Sequence[int], seconds: float, again: bool) -> list[ReviewedDecision]:
        """Evaluate some decisions, each for `seconds`."""
        return [evaluate_decision(self.steps[number], self.seat, seconds, again) for number in numbers]

    def told(self, decided: Sequence[ReviewedDecision], again: Sequence[int]) -> dict[str, Any]:
        """The body of a review message."""
        return self._review_message(summary_of(self.table, self.seat, decided, again))

    def _review_message(self, review: Review) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "decisions": [self._decision(each) for each in review.decisions],
            "turns": _turns(review.turns, self.base),
            "decided": review.decided,
            "sound": review.sound,
            "luck": round(review.luck, 1),
            "others": round(review.others, 1),
            "lost": round(review.lost, 1),
        }

    def _decision(self, each: ReviewedDecision) -> m.DecisionInfo:
        table = self.table.at(each.move)
        choice = table.choice(self.seat)
        assert choice is not None
        return m.DecisionInfo(
            move=self.base + each.move,
            round=each.round,
            prompt=table.say(choice).to_json(),
            answer=_option_texts(table, choice, each.answer),
            better=_option_texts(table, choice, each.better),
            cost=round(each.cost, 1),
            now=_text_tree(each.now),
            later=_text_tree(each.later),
            against=_text_tree(each.against),
        )


def _picked(choice: Choice, answer: Answer) -> Any:
    return answer if choice.several else (answer,)


def _option_texts(table: Table, choice: Choice, answer: Answer) -> list[m.TextTree]:
    return [table.say(choice, option).to_json() for option in _picked(choice, answer)]


def _text_tree(text: Text | None) -> m.TextTree | None:
    return None if text is None else text.to_json()


#: Seconds of a hint, and decisions per part of a review.
HINT, PART = 3.5, 6


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a review: the kind of work, its arguments and its seconds."""

    work: str
    task: tuple[Any, ...]
    seconds: float


#: Yields parts and receives their results; also yields progress (done, all). Returns the review.
Parts: TypeAlias = Generator[Part | tuple[int, int], Any, Any]


def parts() -> Parts:
    """The parts of a review in order."""
    count: int = yield Part("count", (), HINT)
    looks = count + min(AGAIN, count)
    decided: list[ReviewedDecision] = []
    each = SECONDS * (1 - SECOND_LOOK) / max(count, 1)
    while len(decided) < count:
        numbers = range(len(decided), min(count, len(decided) + PART))
        decided += yield _evaluation(numbers, each, again=False)
        yield len(decided), looks
    again = most_costly(decided)
    for done, number in enumerate(again, 1):
        (decided[number],) = yield _evaluation([number], SECONDS * SECOND_LOOK / AGAIN, again=True)
        yield count + done, looks
    return (yield Part("told", (decided, again), HINT))


def _evaluation(numbers: Sequence[int], each: float, again: bool) -> Part:
    return Part("looks", (list(numbers), each, again), max(HINT, each * len(numbers)))


def do_part(game: Looking, work: str, task: tuple[Any, ...]) -> Any:
    """Run one part and return its result."""
    match work:
        case "count":
            return len(game.steps)
        case "looks":
            return game.looks(*task)
        case _:
            return game.told(*task)
