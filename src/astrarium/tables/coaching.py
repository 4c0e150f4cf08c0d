"""The coach at a table: who may ask, and what is told, as plain data.

Where people play against each other there is no coach unless all of them have agreed to one. What it says is
worked out elsewhere (`Ponder` is a wish): here is what has to be thought, and how it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from ..kernel import Answer, AstrariumError, Chance, Choice, Game, Record, Table, Text, Window, replay, resume
from ..kernel.choice import thaw
from ..teach.hints import hint
from ..teach.review import Decided, Review, Step, looked_at, steps, summed_up
from ..teach.turning import turning_points
from . import advice, asked, daily, trees
from . import messages as m
from .archive import ArchivedTable
from .listener import Listener
from .live import LiveTable
from .wishes import Deed, Ponder


class NoCoach(AstrariumError):
    """There is no coach at this table, or nothing to ask."""


# -- who may ask


def allowed(live: LiveTable) -> bool:
    """Whether there is a coach: one person plays alone, or all have agreed; never in a try that counts."""
    if daily.strict(live.sheet):
        return False
    people = live.seating.everybody()
    return len(people) < 2 or people <= live.room.coached


def told(live: LiveTable, listener: Listener) -> advice.Coach:
    """Whether there is a coach, and who is still to agree."""
    people = live.seating.everybody()
    return advice.Coach(
        type="coach",
        allowed=allowed(live),
        agreed=listener.person in live.room.coached,
        missing=len(people - live.room.coached) if len(people) > 1 else 0,
    )


def agree(live: LiveTable, listener: Listener, message: asked.AgreeCoach) -> Deed:
    """Somebody wants a coach for all, or no more."""
    if not listener.mine:
        raise NoCoach("table-not-your-seat", seat="–")
    if message.agree:
        live.room.coached.add(listener.person)
    else:
        live.room.coached.discard(listener.person)
    listener.send(m.done(message))
    for each in live.room.audience:
        each.send(told(live, each))
    yield from ()


def ask(live: LiveTable, listener: Listener, message: asked.AskHint) -> Deed:
    """What would you do? The answer comes by and by, if the question is still the same."""
    if message.seat not in listener.mine:
        raise NoCoach("table-not-your-seat", seat=str(message.seat))
    if not allowed(live):
        raise NoCoach("table-daily-no-coach" if daily.strict(live.sheet) else "table-no-coach")
    table = live.table
    choice = table.choice(message.seat)
    if choice is None or choice.forced() is not None:
        raise NoCoach("table-nothing-to-hint")
    move = live.course.move

    def tell(found: Any) -> None:
        if live.table.choice(message.seat) is choice:
            told = {"type": "hint", "id": message.id, "move": move, **found}
            listener.send(cast(advice.Hint, told))

    task = (table.game.id, table.options, table.position(), message.seat, f"{table.seed}/{table.moves}")
    yield Ponder("hint", task, tell, _failing(listener, message), listener.person)


def look_back(live: LiveTable, listener: Listener, message: asked.AskReview) -> Deed:
    """A review of a finished game, for a seat of one's own."""
    if message.seat not in listener.mine:
        raise NoCoach("table-not-your-seat", seat=str(message.seat))
    _check_over(live)
    base = live.course.earlier.moves

    def tell(found: Any) -> None:
        if isinstance(found, tuple):
            done, all_ = found
            listener.send(advice.ReviewProgress(type="review_progress", id=message.id, done=done, all=all_))
        else:
            listener.send(cast(advice.Review, {"type": "review", "id": message.id, **found}))

    task = (live.table.game.id, live.table.unmarked_record().to_json(), message.seat, base)
    yield Ponder("review", task, tell, _failing(listener, message), listener.person)


def turns(live: LiveTable, listener: Listener, message: asked.AskTurns) -> Deed:
    """Where a finished game turned: everybody may know it."""
    _check_over(live)

    def tell(found: Any) -> None:
        listener.send(advice.Turns(type="turns", id=message.id, turns=found))

    task = (live.table.game.id, live.table.unmarked_record().to_json(), live.course.earlier.moves)
    yield Ponder("turns", task, tell, _failing(listener, message), listener.person)


def _check_over(live: LiveTable) -> None:
    """Whether there is a whole game to look back at, by the rules that the coach knows."""
    if not live.table.over:
        raise NoCoach("table-review-later")
    if isinstance(live.table, ArchivedTable):
        raise NoCoach("table-review-rules")


def _failing(listener: Listener, message: asked.FromClient) -> Callable[[], None]:
    """Tells who asked that nothing was found out."""
    text = Text("table-coach-failed").to_json()
    return lambda: listener.send(m.Refused(type="refused", id=message.id, text=text))


# -- what is thought, by whoever has the time for it


def turns_of(game: Game, record: Any, base: int) -> list[advice.TurningPoint]:
    """Where a game turned, as it is told."""
    table = replay(game, Record.from_json(record), played=True)
    return [
        advice.TurningPoint(
            move=base + each.move,
            round=each.round,
            seat=each.seat,
            change=round(each.change, 1),
            lead=each.lead,
        )
        for each in turning_points(table)
    ]


def hint_of(game: Game, options: dict[str, Any], position: Any, seat: int, seed: str) -> dict[str, Any]:
    """A hint as it is told."""
    table = resume(game, position, options, played=True)
    choice = table.choice(seat)
    assert choice is not None
    found = hint(Window(table, seat, Chance(f"{seed}/coach")), seed)
    return {
        "seat": seat,
        "suggestions": [
            advice.Suggestion(
                options=thaw(_picked(choice, each.answer)),
                texts=_said(table, choice, each.answer),
                gain=round(each.gain, 1),
                now=_tree(each.now),
                later=_tree(each.later),
                against=_tree(each.against),
            )
            for each in found.suggestions
        ],
        "tried": found.tried,
        "worlds": found.worlds,
    }


class Looking:
    """A game that is looked back at, look by look."""

    def __init__(self, game: Game, record: Any, seat: int, base: int) -> None:
        self.table = replay(game, Record.from_json(record), played=True)
        self.seat = seat
        self.base = base
        self.steps: list[Step] = steps(self.table, seat)

    def looks(self, numbers: Sequence[int], seconds: float, again: bool) -> list[Decided]:
        """Weigh some of the decisions, for so many seconds each."""
        return [looked_at(self.steps[number], self.seat, seconds, again) for number in numbers]

    def told(self, decided: Sequence[Decided], again: Sequence[int]) -> dict[str, Any]:
        """The review as it is told."""
        return self._told(summed_up(self.table, self.seat, decided, again))

    def _told(self, review: Review) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "decisions": [self._decision(each) for each in review.decisions],
            "turns": [
                advice.TurnInfo(
                    move=self.base + turn.move,
                    round=turn.round,
                    change=round(turn.change, 1),
                    luck=round(turn.luck, 1),
                    others=round(turn.others, 1),
                )
                for turn in review.turns
            ],
            "decided": review.decided,
            "sound": review.sound,
            "luck": round(review.luck, 1),
            "others": round(review.others, 1),
            "lost": round(review.lost, 1),
        }

    def _decision(self, each: Decided) -> advice.DecisionInfo:
        table = self.table.at(each.move)
        choice = table.choice(self.seat)
        assert choice is not None
        return advice.DecisionInfo(
            move=self.base + each.move,
            round=each.round,
            prompt=table.say(choice).to_json(),
            answer=_said(table, choice, each.answer),
            better=_said(table, choice, each.better),
            cost=round(each.cost, 1),
            now=_tree(each.now),
            later=_tree(each.later),
            against=_tree(each.against),
        )


def _picked(choice: Choice, answer: Answer) -> Any:
    return answer if choice.several else (answer,)


def _said(table: Table, choice: Choice, answer: Answer) -> list[trees.TextTree]:
    return [table.say(choice, option).to_json() for option in _picked(choice, answer)]


def _tree(text: Text | None) -> trees.TextTree | None:
    return None if text is None else text.to_json()
