"""Running the rules: until somebody has to decide, from one checkpoint to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from .choice import Answer, Ask, Choice, Steps, Together
from .errors import BadRecord, IllegalAnswer, NotAnOption, RulesBroken
from .game import Game
from .refusing import not_an_option
from .state import State
from .text import Text
from .twins import settled

T = TypeVar("T")
#: Checkpoints kept at most; older ones are thinned out, and reached by playing on from an earlier one.
CHECKPOINTS = 48


class Move(NamedTuple):
    """One answer, as the table remembers it."""

    seat: int
    answer: Answer
    #: There was nothing to choose: most often the table has taken it by itself.
    forced: bool
    #: What had been learned by then (`state.news`).
    news: int


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, already as a text; `move` counts the answers given before it."""

    index: int
    move: int
    name: str
    seat: int | None
    to: int | None
    args: Mapping[str, Any]
    text: Text
    #: Whose turn it was, in a game of turns, where an answer of theirs led to it: a log is headed by turns.
    turn: int | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "index": self.index,
            "move": self.move,
            "name": self.name,
            "seat": self.seat,
            "args": dict(self.args),
            "text": self.text.to_json(),
        }


class Checkpoint(NamedTuple):
    """The whole truth at a phase border: after `move` answers and `events` events."""

    move: int
    state: State
    events: int


class Past(NamedTuple):
    """Where a table stands, as data: its last checkpoint, and the answers before and after that."""

    checkpoint: Checkpoint
    before: list[Move]
    since: list[Move]
    #: How many of `since`, its last ones, nobody else has seen yet.
    unseen: int


class Misfit(Exception):
    """An answer that was given at the true table is none in an imagined world."""


class Engine:
    """A state, the phase that is running, and the answers given so far.

    Answers come from the queue (what a record or a fork has to play again) as long as it holds any. Then a
    choice with a single possible answer is taken at once where nobody is overtaken by it: nothing is learned,
    and the same seat goes on deciding in the same phase. Everything else waits for somebody.
    """

    __slots__ = (
        "_ask",
        "_borders",
        "_checkpoints",
        "_events",
        "_first",
        "_given",
        "_held",
        "_history",
        "_light",
        "_notes",
        "_queue",
        "_steps",
        "_strict",
        "_wary",
        "game",
        "state",
    )

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._steps: Steps
        self._ask: Ask | None = None
        #: Answers to a simultaneous choice that is still open.
        self._given: dict[int, Answer] = {}
        #: The answers that count, from the `_first`-th on, and what was told meanwhile.
        self._history: list[Move] = []
        self._first = 0
        self._events: list[Event] = []
        self._checkpoints: list[Checkpoint] = []
        #: Answers to play again, the next one last; `_strict` when they come from outside, `_wary` when they
        #: come from another world than this one.
        self._queue: list[Move] = []
        self._strict = False
        self._wary = False
        #: Takes no forced answers either.
        self._held = False
        #: Keeps no checkpoints, and takes every forced answer.
        self._light = False
        #: Phases that have begun since it was set going.
        self._borders = 0
        #: What was worked out about the open question, with that question.
        self._notes: tuple[Ask | None, dict[Any, Any]] = (None, {})

    @property
    def moves(self) -> int:
        """How many answers have been given, forced ones included."""
        return self._first + len(self._history)

    @property
    def pending(self) -> tuple[Choice, ...]:
        """The choices somebody still has to make."""
        ask = self._ask
        if ask is None:
            return ()
        if isinstance(ask, Choice):
            return (ask,)
        return tuple(choice for choice in ask.choices if choice.seat not in self._given)

    @property
    def question(self) -> Ask | None:
        """What is asked now. The state stays as it is for as long as this does."""
        return self._ask

    @property
    def unrevealed(self) -> tuple[Move, ...]:
        """The answers to a simultaneous choice that nobody else has seen yet: the last of the history."""
        return tuple(self._history[len(self._history) - len(self._given) :]) if self._given else ()

    def answers_since(self, move: int) -> list[Move]:
        """The answers from the `move`-th on, without a look at those before."""
        return self._history[move - self._first :]

    def last_answer(self, seat: int) -> int | None:
        """How many answers were given before a seat's last one that everybody knows; None: it gave none."""
        for index in range(len(self._history) - len(self._given) - 1, -1, -1):
            if self._history[index].seat == seat:
                return self._first + index
        return None

    @property
    def told(self) -> tuple[Event, ...]:
        """Everything that was told, whoever may know it."""
        return tuple(self._events)

    def told_since(self, event: int) -> list[Event]:
        """What was told from the `event`-th on, without a look at what was told before."""
        return self._events[event:]

    @property
    def steps(self) -> Steps:
        """The phase that is running. Whoever sends answers to it plays on past the table."""
        return self._steps

    def past(self) -> Past:
        """Where it stands: what a fork goes on from."""
        checkpoint = self._checkpoints[-1]
        border = checkpoint.move - self._first
        return Past(checkpoint, self._history[:border], self._history[border:], len(self._given))

    def noted(self, what: Any, work_out: Callable[[], T]) -> T:
        """What follows from the position as it is: worked out once, and kept while the question is open."""
        if self._ask is None:
            return work_out()
        question, notes = self._notes
        if question is not self._ask:
            notes = {}
            self._notes = self._ask, notes
        if what not in notes:
            notes[what] = work_out()
        found: T = notes[what]
        return found

    def choice(self, seat: int) -> Choice | None:
        """What this seat has to choose now, if anything."""
        return next((choice for choice in self.pending if choice.seat == seat), None)

    # -- from phase to phase

    def _enter_phase(self) -> bool:
        state = self.state
        name = self.game.next_phase(state)
        if name is None:
            self._ask = None
            if self._queue and self._strict:
                raise BadRecord("error-record-too-long", move=self.moves)
            return False
        self._borders += 1
        if not self._light:
            state.chance.checkpoint()
            self._keep(Checkpoint(self.moves, state.copy(), len(self._events)))
        self._steps = self.game.phases[name](state)
        return True

    def _keep(self, checkpoint: Checkpoint) -> None:
        kept = self._checkpoints
        if kept and kept[-1].move == checkpoint.move:
            kept[-1] = checkpoint
            return
        kept.append(checkpoint)
        if len(kept) > CHECKPOINTS:
            recent = CHECKPOINTS // 2
            self._checkpoints = kept[:-recent:2] + kept[-recent:]

    def _run(self, value: Any) -> None:
        while True:
            try:
                ask = self._steps.send(value)
            except StopIteration:
                value = None
                if not self._enter_phase():
                    return
                continue
            self._ask = ask
            if isinstance(ask, Choice):
                value = self._single(ask)
                if value is None:
                    return
            else:
                self._given = {}
                self._collect(ask)
                if len(self._given) < len(ask.choices):
                    return
                value = self._closed(ask)

    def _single(self, choice: Choice) -> Answer | None:
        """The answer that is already there (replayed, or forced), or None: somebody has to be asked."""
        if self._queue and not self._strict:
            move = self._queue.pop()
            if self._wary:
                _expect(choice, move)
            self._history.append(move)
            return move.answer
        forced = self._only(choice)
        if self._queue:
            answer = self._dequeue(choice)
        elif forced is not None and self._takes(choice, forced):
            answer = forced
        else:
            return None
        self._history.append(Move(choice.seat, answer, forced is not None, self.state.news))
        return answer

    def _only(self, choice: Choice) -> Answer | None:
        """The only possible answer, if there is just one."""
        try:
            return choice.forced()
        except RulesBroken:
            if self._wary:
                raise Misfit from None
            raise

    def _takes(self, choice: Choice, answer: Answer) -> bool:
        """Whether the table gives the only answer itself; not where that overtakes somebody.

        A light engine goes ahead to see what would come of it.
        """
        if self._light or self._held or not answer:  # of nothing, nothing is all that can be picked
            return not self._held
        past = self.past()
        ahead = Engine(self.game, self.state)
        ahead._light = True
        ahead.resume_from(
            past.checkpoint.state.copy(),
            [*past.since, Move(choice.seat, answer, True, self.state.news)],
            listen=False,
            held=True,
        )
        then = ahead._ask
        goes_on = isinstance(then, Choice) and then.seat == choice.seat and not ahead._borders
        return goes_on and ahead.state.news == self.state.news

    def _collect(self, together: Together) -> None:
        """Take the answers of a simultaneous choice that are already there."""
        waiting = {choice.seat: choice for choice in together.choices}
        while self._queue and self._queue[-1].seat in waiting:
            choice = waiting.pop(self._queue[-1].seat)
            if self._strict:
                self._gather(choice, self._dequeue(choice), choice.forced() is not None)
                continue
            move = self._queue.pop()
            if self._wary:
                _expect(choice, move)
            self._history.append(move)
            self._given[move.seat] = move.answer
        if waiting and self._queue:
            if self._strict:
                raise BadRecord("error-record-wrong-seat", move=self.moves, seat=self._queue[-1].seat)
            if self._wary:
                raise Misfit
        for choice in waiting.values():
            forced = choice.forced()
            if forced is not None and not self._held:
                self._gather(choice, forced, True)

    def _gather(self, choice: Choice, answer: Answer, forced: bool) -> None:
        self._history.append(Move(choice.seat, answer, forced, self.state.news))
        self._given[choice.seat] = answer

    def _dequeue(self, choice: Choice) -> Answer:
        """The next answer from outside, as a record has it."""
        move = self._queue.pop()
        if move.seat != choice.seat:
            raise BadRecord("error-record-wrong-seat", move=self.moves, seat=move.seat)
        try:
            return settled(self.game, self.state, choice, choice.normalise(move.answer))
        except IllegalAnswer as error:
            if isinstance(error, NotAnOption):
                error = not_an_option(self.game, self.state, choice, error.option)
            refusal = BadRecord("error-record-illegal", move=self.moves, why=error.text)
            raise refusal.of(self.game) from None

    def _closed(self, together: Together) -> dict[int, Answer]:
        """All answers of a simultaneous choice: from now on everybody knows them."""
        given = self._given
        self._given = {}
        if len(together.choices) > 1:
            self.state.news += 1
        return {choice.seat: given[choice.seat] for choice in together.choices}

    def resume_from(
        self, state: State, since: list[Move], listen: bool, held: bool = False, wary: bool = False
    ) -> None:
        """Run the phase again with the answers since. `held`: stop there, even where one answer is left.

        (In an imagined world somebody may have nothing to choose who has at the true table.) `wary`: raise
        Misfit at the first answer that could not be given so, and where answers are left over.
        """
        self.state = state
        state.listener = self if listen else None
        self._given = {}
        self._queue = since[::-1]
        self._strict = False
        self._wary = wary
        name = self.game.next_phase(state)
        if name is None:
            self._ask = None
        else:
            self._steps = self.game.phases[name](state)
            self._held = held
            self._run(None)
            self._held = self._wary = False
        if wary and self._queue:
            raise Misfit


def _expect(choice: Choice, move: Move) -> None:
    """Raise Misfit where an answer, in its proper form, is none of this choice."""
    options, answer = choice.options, move.answer
    if move.seat != choice.seat:
        raise Misfit
    if not choice.several:
        if answer not in options:
            raise Misfit
    elif not choice.at_least <= len(answer) <= choice.at_most or not all(each in options for each in answer):
        raise Misfit
