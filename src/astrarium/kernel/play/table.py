"""A table: a game in play with its history, events and record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from random import SystemRandom
from typing import Any, cast

from ..choice import Answer, Ask, Choice, Option, Together, thaw
from ..data import component_files
from ..data.plain_dataclass import derive_hidden, to_json
from ..errors import (
    BadRecord,
    BadSetup,
    Hidden,
    IllegalAnswer,
    NotAnOption,
    RulesBroken,
    UndoRefused,
    Unimaginable,
)
from ..game import Game, Result
from ..hidden.chance import Bits, Chance
from ..hidden.equal_cards import canonical
from ..hidden.imagine import imagine, unseen
from ..legality import not_an_option
from ..state import State
from ..text import Text
from .engine import Checkpoint, Engine, Event, Move, ReplayMismatch, ReplayPoint
from .record import ABANDON, CONCEDE, UNDO, Record
from .result import result_of_broken_off, result_of_conceded

#: The observer of a fork who has no seat.
SPECTATOR = -1
#: Maximum attempts to deal a world that is consistent with the answers since the checkpoint.
TRIES = 500


class Table(Engine):
    """A game in play. Made by `astrarium.start`, `replay` or `resume`."""

    __slots__ = ("_log", "analysis", "closed", "conceded", "options", "players", "seed", "start_position")

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        options: Mapping[str, Any],
        seed: str | None = None,
        position: dict[str, Any] | None = None,
        players: list[str] | None = None,
    ) -> None:
        """A table at the first checkpoint of a state; `begin` starts it."""
        super().__init__(game, state)
        self.options = dict(options)
        self.seed = seed
        self.start_position = position
        self.players = list(players or [])
        #: An analysis of a position or record, where hidden data may be shown.
        self.analysis = False
        #: Seats that gave up, in order; whether the game ended early.
        self.conceded: list[int] = []
        self.closed = False
        #: All entries of the record in order; None on a fork without a record.
        self._log: list[tuple[Any, Any]] | None = None

    def begin(self, answers: list[tuple[int, Answer]] | None = None) -> Table:
        """Start the game and its record, with these answers first."""
        self.state.listener = self
        self._queue = _queued(answers or [])
        self._strict = True
        if self._enter_phase():
            self._run(None)
        self._log = [(move.seat, move.answer) for move in self._history]
        return self

    # -- what is going on

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def over(self) -> bool:
        return self._ask is None

    @property
    def result(self) -> Result | None:
        if self._ask is not None:
            return None
        if self.closed:
            return result_of_broken_off(self.game, self.state, self.conceded)
        return result_of_conceded(self.game.result(self.state), self.conceded)

    @property
    def history(self) -> tuple[Move, ...]:
        """The answers that were not taken back."""
        return tuple(self._history)

    def view(self, seat: int | None, *, reveal: bool = False) -> dict[str, Any]:
        """The view of this seat (None: a spectator) as JSON data.

        `reveal` shows hidden data too, after the end or on an analysis table.
        """
        if seat is not None:
            self._check_seat(seat)
        if reveal:
            if not (self.over or self.analysis):
                raise Hidden("error-hidden")
            if self.game.reveal is not None:
                return cast(dict[str, Any], self.game.reveal(self.state, seat))
        return cast(dict[str, Any], self.game.view(self.state, seat))

    def view_before(self, event: int, seat: int | None) -> dict[str, Any]:
        """The view of this seat right before an event, also among the effects of an answer.

        Before the first checkpoint it is the view after that answer.
        """
        if not 0 <= event < len(self._events):
            raise BadSetup("error-no-such-move", move=event, moves=len(self._events))
        found: list[dict[str, Any]] = []
        fork = self.fork()
        fork.conceded, fork.closed = [], False
        fork.telling = lambda index: found.append(fork.view(seat)) if index == event else None
        fork._rewind(self._events[event].move, event)
        return found[0] if found else fork.view(seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """The events that this seat (None: a spectator) may know."""
        if seat is not None:
            self._check_seat(seat)
        return [event for event in self._events[since:] if event.to is None or event.to == seat]

    def say(self, choice: Choice, option: Option | None = None) -> Text:
        """The text of a choice's prompt or of one of its options."""
        words = self.game.words
        if option is None:
            return words.prompt(self.state, choice)
        return words.option(self.state, option, choice)

    def cite(self, choice: Choice, option: Option) -> str:
        """The paragraph of an option."""
        return (self.game.cite or self.game.words.cite)(self.state, choice, option)

    def consequence(self, choice: Choice, option: Option) -> Text | None:
        """The warning about an option, if any."""
        consequence = self.game.words.consequence
        return None if consequence is None else consequence(self.state, choice, option)

    def why_asked(self, choice: Choice) -> Text | None:
        """Why a question with a forced answer is asked; None if the answer is not forced."""
        if choice.forced() is None:
            return None
        return Text("only-answer-together" if isinstance(self._ask, Together) else "only-answer")

    # -- playing

    def choice(self, seat: int) -> Choice | None:
        """The open choice of this seat, if any."""
        found = super().choice(seat)
        if found is None:
            self._check_seat(seat)
        return found

    def answer(self, seat: int, answer: Any) -> None:
        """Give a seat's answer; an illegal one raises IllegalAnswer and changes nothing."""
        self.play(seat, self.checked(seat, answer))

    def checked(self, seat: int, answer: Any) -> Answer:
        """A seat's answer in canonical form; an illegal one raises IllegalAnswer."""
        self._check_seat(seat)
        if self._ask is None:
            raise IllegalAnswer("error-game-over")
        choice = self.choice(seat)
        if choice is None:
            raise IllegalAnswer("error-not-your-choice", seat=seat)
        try:
            return choice.normalise(answer)
        except NotAnOption as error:
            raise not_an_option(self.game, self.state, choice, error.option) from None
        except IllegalAnswer as error:
            raise error.of(self.game) from None

    def play(self, seat: int, answer: Answer) -> None:
        """Give an answer without validation: it must be an option of the seat's pending choice."""
        ask = self._ask
        forced = False
        if (self.game.held or not self._light) and (choice := self.choice(seat)) is not None:
            forced = choice.forced() is not None
            answer = canonical(self.game, self.state, choice, answer)
        before = len(self._history)
        self._history.append(Move(seat, answer, forced, self.state.news))
        if isinstance(ask, Choice):
            self._run(answer)
        elif isinstance(ask, Together):
            self._given[seat] = answer
            if len(self._given) == len(ask.choices):
                self._run(self._closed(ask))
        if self._log is not None:
            self._log.extend((move.seat, move.answer) for move in self._history[before:])

    def hear(self, name: str, seat: int | None, to: int | None, args: Mapping[str, Any]) -> None:
        """Log an event; called by the state."""
        index = len(self._events)
        if self.telling is not None:
            self.telling(index)
        text = self.game.words.event(self.state, name, seat, args)
        acting = getattr(self.state, "acting", None)
        turn = acting if self._history and self._history[-1].seat == acting else None
        begins = bool(self._checkpoints) and self._checkpoints[-1].events == index
        self._events.append(Event(index, self.moves, name, seat, to, args, text, turn, begins))

    def feed(self, answers: list[tuple[int, Answer]]) -> None:
        """Give answers of a record, forced ones included; raises BadRecord at the first illegal one."""
        self._queue = _queued(answers)
        self._strict = True
        while self._queue:
            move = self._queue[-1]
            if self._ask is None:
                raise BadRecord("error-record-too-long", move=self.moves)
            choice = super().choice(move.seat)
            if choice is None:
                raise BadRecord("error-record-wrong-seat", move=self.moves, seat=move.seat)
            self.play(move.seat, self._dequeue(choice))

    # -- ending it early

    def concede(self, seat: int) -> None:
        """A seat gives up. With one seat left the game ends; otherwise a stand-in plays on."""
        self._check_seat(seat)
        if self._ask is None:
            raise IllegalAnswer("error-game-over")
        if seat in self.conceded:
            raise IllegalAnswer("error-conceded", seat=seat)
        self.conceded.append(seat)
        self._close(CONCEDE, seat, len(self.conceded) >= self.seats - 1)

    def abandon(self) -> None:
        """Break the game off by agreement."""
        if self._ask is None:
            raise IllegalAnswer("error-game-over")
        self._close(ABANDON, None, True)

    def _close(self, word: str, what: int | None, over: bool) -> None:
        if self._log is not None:
            self._log.append((word, what))
        if over:
            self.closed = True
            self._ask = None
            self._given = {}

    # -- going back

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer.

        With a seat: the last answer of that seat. It raises UndoRefused if information was revealed or another
        seat has decided since. Without a seat: the last answer of any seat, by agreement of the table.
        """
        if seat is not None:
            self._check_seat(seat)
        if not self._checkpoints:
            raise RulesBroken("error-light-table")
        if self.closed:
            raise UndoRefused("error-game-over")
        self._take_back(self._last_of(seat, len(self._history)), seat)

    def at(self, move: int) -> Table:
        """A fork of the table as it was after that many answers."""
        if not self._first <= move <= self.moves:
            raise BadSetup("error-no-such-move", move=move, moves=self.moves)
        fork = self.fork()
        fork.conceded, fork.closed = [], False
        fork.analysis = self.analysis or self.over
        fork._rewind(move)
        fork._log = [(each.seat, each.answer) for each in fork._history]
        return fork

    def walk(self) -> Iterator[Table]:
        """The table before its first answer and after each one.

        It yields the same table object, which plays on at the next step. An answer that the table took by
        itself belongs to the step before.
        """
        first = self._checkpoints[0]
        fork = Table(self.game, first.state.copy(), options=self.options, players=self.players)
        fork._first, fork._events = first.move, self._events[: first.events]
        fork.analysis = self.analysis or self.over
        fork.discreet = True  # forced answers come from the history too, in its order
        fork.begin()
        while True:
            while isinstance(fork._ask, Together) and (move := self._after(fork)) and move.forced:
                fork.play(move.seat, move.answer)
            yield fork
            move = self._after(fork)
            if move is None:
                return
            fork.play(move.seat, move.answer)

    def _after(self, fork: Table) -> Move | None:
        """The answer of this table at the present point of a fork."""
        at = fork.moves - self._first
        return self._history[at] if at < len(self._history) else None

    def question_at(self, move: int) -> Ask | None:
        """The question after that many answers."""
        if move == self.moves:
            return self._ask
        fork = self.fork()
        fork._rewind(move, held=True)
        return fork._ask

    def _take_back(self, index: int, seat: int | None) -> None:
        if self._log is not None:
            self._log.append((UNDO, seat))
        move = self._history[index]
        if index >= len(self._history) - len(self._given) and len(self._given) > 0:
            # The secret answers of others to the same question stay.
            del self._history[index]
            del self._given[move.seat]
        else:
            self._rewind(self._first + index)

    # -- other worlds

    def fork(
        self,
        observer: int | None = None,
        chance: Bits | None = None,
        *,
        light: bool = False,
        listen: bool = False,
    ) -> Table:
        """An independent table that continues from here.

        With an observer (a seat, or SPECTATOR) it is an imagined world: faces and draws unknown to the observer
        are dealt again from `chance`, and secret answers of others are dropped. `light`: without checkpoints,
        for searches; it cannot be forked or undone. `listen`: with the events since the last checkpoint.
        """
        if observer is not None and observer != SPECTATOR:
            self._check_seat(observer)
        if not self._checkpoints:
            raise RulesBroken("error-light-table")
        if observer is None:
            return self._twin(light)
        return imagined(self, observer, chance, light, listen)

    def again(
        self, past: ReplayPoint, state: State, *, light: bool, listen: bool = False, wary: bool = False
    ) -> Table:
        """Another table at this point, replayed in this state of the checkpoint.

        `wary`: raise ReplayMismatch if an answer since the checkpoint is illegal there.
        """
        other = Table(self.game, state, options=self.options, players=self.players)
        other._first = past.checkpoint.move - len(past.before)
        other._history = past.before
        other._light = True  # during the replay
        other.resume_from(state, past.since, listen=listen, held=True, wary=wary)
        if not light:
            other._light = False
            other._checkpoints = [past.checkpoint]
        return other

    def _twin(self, light: bool = False) -> Table:
        """A fork with history, events and record."""
        past = self.past()
        other = self.again(past, past.checkpoint.state.copy(), light=light)
        other.seed = self.seed
        other.start_position = self.start_position
        other.analysis = self.analysis
        other.discreet = self.discreet
        if not light:
            other._checkpoints = self._checkpoints[:]
            other._events = self._events[:]
            other._log = None if self._log is None else self._log[:]
            other.state.listener = other
            other.conceded, other.closed = self.conceded[:], self.closed
            if self.closed:
                other._ask = None
        return other

    # -- keeping

    def position(self, *, lend: bool = False) -> dict[str, Any]:
        """The position as JSON data: the state at the last checkpoint, and the answers since.

        `lend`: immutable rows are shared instead of copied, for direct serialisation.
        """
        past = self.past()
        data = to_json(past.checkpoint.state, lend=lend)
        if past.since:
            data["since"] = [[move.seat, thaw(move.answer)] for move in past.since]
        return data

    @property
    def record(self) -> Record:
        """The record of this table."""
        made = self.unmarked_record()
        made.fingerprints = [(point.move, point.state.fingerprint()) for point in self._checkpoints]
        return made

    def unmarked_record(self) -> Record:
        """The record without fingerprints, which are slow to compute."""
        if self._log is None:
            raise RulesBroken("error-light-table")
        last = self._checkpoints[-1]
        result, variant = self.result, component_files.variant(self.game.id)
        return Record(
            game=self.game.id,
            rules=self.game.revision,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            position=self.start_position,
            players=self.players[:],
            moves=self._log[:],
            snapshot={"move": last.move, "state": self.position()},
            result=None if result is None else result.to_json(),
            variant=None if variant is None else variant.to_json(),
        )

    def checkpoints(self) -> Iterator[Checkpoint]:
        """The stored checkpoints, the oldest first."""
        return iter(self._checkpoints)

    def undoable(self, seat: int) -> int:
        """The number of answers that this seat may take back on its own."""
        self._check_seat(seat)
        end: int | str = len(self._history)
        count = -1
        while isinstance(end, int):
            end = self._find_last(seat, end)
            count += 1
        return count

    def _last_of(self, seat: int | None, end: int) -> int:
        """The index of the answer before `end` that a seat would take back; raises UndoRefused.

        Without a seat it is the last answer that was not forced.
        """
        found = self._find_last(seat, end)
        if isinstance(found, str):
            raise UndoRefused(found)
        return found

    def _find_last(self, seat: int | None, end: int) -> int | str:
        """The same index, or the text id of the refusal."""
        history = self._history
        first_open = len(history) - len(self._given)
        for index in range(end - 1, -1, -1):
            move = history[index]
            if move.forced:
                continue
            if seat is None:
                return index
            if move.seat == seat:
                if move.news != self.state.news:
                    return "error-undo-learned"
                if index < first_open and self._others_decided(seat):
                    return "error-undo-decided"
                return index
            if index < first_open:
                return "error-undo-decided"
        return "error-undo-nothing"

    def _others_decided(self, seat: int) -> bool:
        open_moves = self._history[len(self._history) - len(self._given) :] if self._given else []
        return any(move.seat != seat for move in open_moves)  # also forced ones, which must not show

    def _rewind(self, move: int, told: int | None = None, *, held: bool = False) -> None:
        """Go back to the position after `move` answers; with `told`, from a checkpoint before that event."""
        while len(self._checkpoints) > 1 and (
            self._checkpoints[-1].move > move or (told is not None and self._checkpoints[-1].events > told)
        ):
            self._checkpoints.pop()
        checkpoint = self._checkpoints[-1]
        since = self._history[checkpoint.move - self._first : move - self._first]
        del self._history[checkpoint.move - self._first :]
        del self._events[checkpoint.events :]
        self.resume_from(checkpoint.state.copy(), since, listen=not self._light, held=held)

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.state.seats:
            said = str(seat) if isinstance(seat, int) else repr(seat)[:40]
            raise IllegalAnswer("error-no-such-seat", seat=said, seats=self.state.seats)

    def __repr__(self) -> str:
        return f"Table({self.game.id!r}, seats={self.seats}, moves={self.moves}, over={self.over})"


def _queued(answers: list[tuple[int, Answer]]) -> list[Move]:
    return [Move(seat, answer, False, 0) for seat, answer in reversed(answers)]


def imagined(table: Table, observer: int, chance: Bits | None, light: bool, listen: bool) -> Table:
    """An imagined world of an observer (determinization), without references to the true table.

    It is consistent with all answers that the observer has seen. If one is impossible with the dealt cards,
    they are dealt again, up to TRIES times.
    """
    luck = Chance((chance or SystemRandom()).getrandbits(64))
    known = _known(table.past(), observer)
    for _ in range(TRIES):
        try:
            return _dealt(table, observer, luck, known, light, listen)
        except ReplayMismatch:
            continue
    raise Unimaginable("error-unimaginable", tries=TRIES)


def _dealt(table: Table, observer: int, luck: Chance, known: ReplayPoint, light: bool, listen: bool) -> Table:
    """One attempt: deal the unknown cards, and replay the answers since the checkpoint."""
    base = known.checkpoint.state.copy()
    now = table.state.cards
    bit = now.bit(None if observer == SPECTATOR else observer)
    hidden = table.noted(bit, partial(unseen, now, bit))
    script = imagine(base.cards, now, table.state.chance.log, bit, luck, hidden)
    derive_hidden(base)
    base.chance = Chance(luck.getrandbits(64))
    base.chance.script = script
    past = ReplayPoint(Checkpoint(known.checkpoint.move, base, 0), [], known.since, known.unseen)
    world = table.again(past, base if light else base.copy(), light=light, listen=listen, wary=True)
    world.analysis = True  # it holds no true data unknown to the observer
    if known.since and not _same_question(table, world):
        raise ReplayMismatch
    return world


def _same_question(table: Table, world: Table) -> bool:
    """Whether both tables have the same question after the same number of chance results."""
    if len(world.state.chance.log) != len(world.state.chance.script):
        return False
    here, there = table.question, world.question
    if isinstance(here, Choice) and isinstance(there, Choice):
        return here.seat == there.seat and here.prompt == there.prompt
    if isinstance(here, Together) and isinstance(there, Together):
        return [choice.seat for choice in here] == [choice.seat for choice in there]
    return here is there is None


def _known(past: ReplayPoint, observer: int) -> ReplayPoint:
    """A replay point without the secret answers of other seats."""
    if not past.unseen:
        return past
    closed = len(past.since) - past.unseen
    own = [move for move in past.since[closed:] if move.seat == observer]
    return past._replace(since=past.since[:closed] + own, unseen=len(own))
