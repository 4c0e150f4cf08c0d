"""Runs the rules from decision to decision, with checkpoints between phases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from ..choice import Answer, Ask, Choice, Steps, Together
from ..errors import BadRecord, IllegalAnswer, NotAnOption, RulesBroken
from ..game import Game
from ..hidden.equal_cards import canonical
from ..legality import not_an_option
from ..state import State
from ..text import Text

T = TypeVar("T")
#: Maximum number of checkpoints; of older ones every other is dropped.
CHECKPOINTS = 48


class Move(NamedTuple):
    """An answer in the history of a table."""

    seat: int
    answer: Answer
    #: Whether it was the only possible answer.
    forced: bool
    #: `state.news` at that time.
    news: int


@dataclass(frozen=True, slots=True)
class Event:
    """An event with its text; `move` is the number of answers before it."""

    index: int
    move: int
    name: str
    seat: int | None
    to: int | None
    args: Mapping[str, Any]
    text: Text
    #: In a game of turns, the seat whose turn caused the event; the log has a heading for each turn.
    turn: int | None = None
    #: Whether it is the first event of a phase of the rules.
    begins: bool = False

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
    """A state snapshot between two phases, after `move` answers and `events` events."""

    move: int
    state: State
    events: int


class ReplayPoint(NamedTuple):
    """The present point of a table as data: its last checkpoint and the answers before and since."""

    checkpoint: Checkpoint
    before: list[Move]
    since: list[Move]
    #: Number of the last answers in `since` that are still secret.
    unseen: int


class ReplayMismatch(Exception):
    """An answer of the true table is illegal in an imagined world."""


class Engine:
    """A state, the running phase and the answers so far.

    Queued answers (of a record or a fork) are taken first. A forced answer is then taken by itself if nothing
    is revealed and the same seat decides next in the same phase. Any other choice waits for its seat.
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
        "discreet",
        "game",
        "seen",
        "state",
        "telling",
    )

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._steps: Steps
        self._ask: Ask | None = None
        #: Answers to a simultaneous choice that is still open.
        self._given: dict[int, Answer] = {}
        #: The answers not taken back, from number `_first` on, and the events.
        self._history: list[Move] = []
        self._first = 0
        self._events: list[Event] = []
        self._checkpoints: list[Checkpoint] = []
        #: Queued answers, the next one last. `_strict`: from outside, to be validated. `_wary`: from another
        #: world, where they may be illegal.
        self._queue: list[Move] = []
        self._strict = False
        self._wary = False
        #: Whether response time must not reveal forced answers: several people play.
        self.discreet = False
        #: Takes no forced answers.
        self._held = False
        #: Keeps no checkpoints and takes every forced answer.
        self._light = False
        #: Number of phases begun so far.
        self._borders = 0
        #: Memo of values for the open question, with that question.
        self._notes: tuple[Ask | None, dict[Any, Any]] = (None, {})
        #: Called with every question, also with those answered from the queue.
        self.seen: Callable[[Engine], None] | None = None
        #: Called before each event, with its number.
        self.telling: Callable[[int], None] | None = None

    @property
    def moves(self) -> int:
        """The number of answers so far, forced ones included."""
        return self._first + len(self._history)

    @property
    def pending(self) -> tuple[Choice, ...]:
        """The choices that still wait for an answer."""
        ask = self._ask
        if ask is None:
            return ()
        if isinstance(ask, Choice):
            return (ask,)
        return tuple(choice for choice in ask.choices if choice.seat not in self._given)

    @property
    def question(self) -> Ask | None:
        """The open question. The state does not change while it is open."""
        return self._ask

    @property
    def unrevealed(self) -> tuple[Move, ...]:
        """The secret answers of an open simultaneous choice: the last of the history."""
        return tuple(self._history[len(self._history) - len(self._given) :]) if self._given else ()

    def answers_since(self, move: int) -> list[Move]:
        """The answers from number `move` on, without copying earlier ones."""
        return self._history[move - self._first :]

    def last_answer(self, seat: int) -> int | None:
        """The number of a seat's last public answer; None if there is none."""
        for index in range(len(self._history) - len(self._given) - 1, -1, -1):
            if self._history[index].seat == seat:
                return self._first + index
        return None

    @property
    def told(self) -> tuple[Event, ...]:
        """All events, including those for one seat."""
        return tuple(self._events)

    def told_since(self, event: int) -> list[Event]:
        """The events from number `event` on, without copying earlier ones."""
        return self._events[event:]

    @property
    def steps(self) -> Steps:
        """The running phase. Sending answers to it bypasses the table."""
        return self._steps

    def past(self) -> ReplayPoint:
        """The present point, from which a fork continues."""
        checkpoint = self._checkpoints[-1]
        border = checkpoint.move - self._first
        return ReplayPoint(checkpoint, self._history[:border], self._history[border:], len(self._given))

    def noted(self, what: Any, compute: Callable[[], T]) -> T:
        """Memoise a value of the position while the question is open."""
        if self._ask is None:
            return compute()
        question, notes = self._notes
        if question is not self._ask:
            notes = {}
            self._notes = self._ask, notes
        if what not in notes:
            notes[what] = compute()
        found: T = notes[what]
        return found

    def choice(self, seat: int) -> Choice | None:
        """The open choice of this seat, if any."""
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
            if self.seen is not None:
                self.seen(self)
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
        """The answer from the queue, or a forced one; None if the seat has to be asked."""
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
        """The only possible answer, or None."""
        try:
            return choice.forced()
        except RulesBroken:
            if self._wary:
                raise ReplayMismatch from None
            raise

    def _takes(self, choice: Choice, answer: Answer) -> bool:
        """Whether the table gives a forced answer itself: nothing is revealed and the seat decides next.

        A light engine plays ahead to find out.
        """
        if self._light or self._held or not answer:  # () is the answer to a choice without options
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
        """Take queued and forced answers of a simultaneous choice."""
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
                raise ReplayMismatch
        for choice in waiting.values():
            forced = choice.forced()
            if forced is None or self._held:
                continue
            if not (forced and self.discreet and choice.prompt in self.game.words.secret):
                self._gather(choice, forced, True)

    def _gather(self, choice: Choice, answer: Answer, forced: bool) -> None:
        self._history.append(Move(choice.seat, answer, forced, self.state.news))
        self._given[choice.seat] = answer

    def _dequeue(self, choice: Choice) -> Answer:
        """The next answer of the queue, validated."""
        move = self._queue.pop()
        if move.seat != choice.seat:
            raise BadRecord("error-record-wrong-seat", move=self.moves, seat=move.seat)
        try:
            return canonical(self.game, self.state, choice, choice.normalise(move.answer))
        except IllegalAnswer as error:
            if isinstance(error, NotAnOption):
                error = not_an_option(self.game, self.state, choice, error.option)
            refusal = BadRecord("error-record-illegal", move=self.moves, why=error.text)
            raise refusal.of(self.game) from None

    def _closed(self, together: Together) -> dict[int, Answer]:
        """Reveal all answers of a simultaneous choice."""
        given = self._given
        self._given = {}
        if len(together.choices) > 1:
            self.state.news += 1
        return {choice.seat: given[choice.seat] for choice in together.choices}

    def resume_from(
        self, state: State, since: list[Move], listen: bool, held: bool = False, wary: bool = False
    ) -> None:
        """Run the phase again with the answers since the checkpoint.

        `held`: stop at the next question even if its answer is forced, as it may be in an imagined world.
        `wary`: raise ReplayMismatch at the first illegal answer, and if answers are left over.
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
            raise ReplayMismatch


def _expect(choice: Choice, move: Move) -> None:
    """Raise ReplayMismatch if an answer in canonical form is illegal at this choice."""
    options, answer = choice.options, move.answer
    if move.seat != choice.seat:
        raise ReplayMismatch
    if not choice.several:
        if answer not in options:
            raise ReplayMismatch
    elif not choice.at_least <= len(answer) <= choice.at_most or not all(each in options for each in answer):
        raise ReplayMismatch
