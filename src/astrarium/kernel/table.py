"""A table: one game being played, with everything that happened at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import SystemRandom
from typing import Any, NamedTuple

from .chance import Bits, Chance
from .choice import Answer, Ask, Choice, Option, Steps, Together, thaw
from .errors import BadRecord, BadSetup, IllegalAnswer, RulesBroken, UndoRefused
from .game import Game, Result
from .imagine import imagine
from .plain import to_json
from .record import UNDO, Record
from .state import State
from .text import Text

#: As an observer: somebody who watches and holds no seat.
SPECTATOR = -1
#: Checkpoints kept at most; older ones are thinned out, and reached by playing on from an earlier one.
CHECKPOINTS = 48


class Move(NamedTuple):
    """One answer, as the table remembers it."""

    seat: int
    answer: Answer
    #: Taken by the table because there was nothing to choose.
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


class Table:
    """A game in play. Made by `astrarium.start`, `replay` or `resume`."""

    __slots__ = (
        "_ask",
        "_checkpoints",
        "_events",
        "_first",
        "_given",
        "_held",
        "_history",
        "_light",
        "_log",
        "_queue",
        "_steps",
        "_strict",
        "game",
        "options",
        "players",
        "position_start",
        "seed",
        "state",
    )

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        options: Mapping[str, Any],
        seed: str | None = None,
        position: dict[str, Any] | None = None,
        players: list[str] | None = None,
        answers: list[tuple[int, Answer]] | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.seed = seed
        self.position_start = position
        self.players = players or []
        self._blank(state)
        self._log: list[tuple[Any, Any]] | None = []
        self._events: list[Event] = []
        state.host = self
        self._queue = _queued(answers or [])
        self._strict = True
        if self._enter_phase():
            self._run(None)
        self._log = [(move.seat, move.answer) for move in self._history]

    def _blank(self, state: State) -> None:
        self.state = state
        self._ask: Ask | None = None
        self._given: dict[int, Answer] = {}
        self._history: list[Move] = []
        self._first = 0
        self._checkpoints: list[Checkpoint] = []
        self._queue: list[Move] = []
        self._strict = False
        self._held = False
        self._light = False
        self._events = []
        self._log = None
        self._steps: Steps | None = None

    # -- what is going on

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def over(self) -> bool:
        return self._ask is None

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self._ask is None else None

    @property
    def moves(self) -> int:
        """How many answers have been given, forced ones included."""
        return self._first + len(self._history)

    @property
    def history(self) -> tuple[Move, ...]:
        """The answers that count: those that were taken back are not among them."""
        return tuple(self._history)

    @property
    def pending(self) -> tuple[Choice, ...]:
        """The choices somebody still has to make."""
        ask = self._ask
        if ask is None:
            return ()
        if type(ask) is Choice:
            return (ask,)
        given = self._given
        return tuple(choice for choice in ask.choices if choice.seat not in given)  # type: ignore[union-attr]

    def choice(self, seat: int) -> Choice | None:
        """What this seat has to choose now, if anything."""
        return next((choice for choice in self.pending if choice.seat == seat), None)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may see (None: a spectator), as JSON can hold it."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened, as this seat (None: a spectator) may know it."""
        return [event for event in self._events[since:] if event.to is None or event.to == seat]

    def say(self, choice: Choice, option: Option | None = None) -> Text:
        """The prompt of a choice, or one of its options, as a text."""
        words = self.game.words
        return words.prompt(self.state, choice) if option is None else words.option(self.state, option)

    # -- playing

    def answer(self, seat: int, answer: Any) -> None:
        """Give a seat's answer; raises IllegalAnswer and changes nothing when the rules forbid it."""
        self._check_seat(seat)
        if self._ask is None:
            raise IllegalAnswer("error-game-over")
        choice = self.choice(seat)
        if choice is None:
            raise IllegalAnswer("error-not-your-choice", seat=seat)
        self.play(seat, choice.normalise(answer))

    def play(self, seat: int, answer: Answer) -> None:
        """Give an answer that is known to be an option of the seat's pending choice (searches do)."""
        before = len(self._history)
        self._history.append(Move(seat, answer, False, self.state.news))
        ask = self._ask
        if type(ask) is Choice:
            self._run(answer)
        elif isinstance(ask, Together):
            self._given[seat] = answer
            if len(self._given) == len(ask.choices):
                self._run(self._closed(ask))
        if self._log is not None:
            self._log.extend((move.seat, move.answer) for move in self._history[before:])

    def hear(self, name: str, seat: int | None, to: int | None, args: Mapping[str, Any]) -> None:
        """Called by the state when the rules tell something."""
        text = self.game.words.event(self.state, name, seat, args)
        self._events.append(Event(len(self._events), self.moves, name, seat, to, args, text))

    def feed(self, answers: list[tuple[int, Answer]]) -> None:
        """Give answers from a record, forced ones included; BadRecord at the first that does not fit."""
        self._queue = _queued(answers)
        self._strict = True
        while self._queue:
            move = self._queue[-1]
            if self._ask is None:
                raise BadRecord("error-record-too-long", move=self.moves)
            choice = self.choice(move.seat)
            if choice is None:
                raise BadRecord("error-record-wrong-seat", move=self.moves, seat=move.seat)
            self.play(move.seat, self._dequeue(choice))

    # -- the engine: run the rules until somebody has to decide

    def _enter_phase(self) -> bool:
        state = self.state
        name = self.game.next_phase(state)
        if name is None:
            self._ask = None
            if self._queue and self._strict:
                raise BadRecord("error-record-too-long", move=self.moves)
            return False
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
                ask = self._steps.send(value)  # type: ignore[union-attr]
            except StopIteration:
                value = None
                if not self._enter_phase():
                    return
                continue
            self._ask = ask
            if type(ask) is Choice:
                value = self._single(ask)
                if value is None:
                    return
            else:
                self._given = {}
                self._collect(ask)  # type: ignore[arg-type]
                if len(self._given) < len(ask.choices):  # type: ignore[union-attr]
                    return
                value = self._closed(ask)  # type: ignore[arg-type]

    def _single(self, choice: Choice) -> Answer | None:
        """The answer that is already there (replayed, or forced), or None: somebody has to be asked."""
        forced = choice.forced()
        if self._queue:
            answer = self._dequeue(choice)
        elif forced is not None and not self._held:
            answer = forced
        else:
            return None
        self._history.append(Move(choice.seat, answer, forced is not None, self.state.news))
        return answer

    def _collect(self, together: Together) -> None:
        """Take the answers of a simultaneous choice that are already there."""
        waiting = {choice.seat: choice for choice in together.choices}
        while self._queue and self._queue[-1].seat in waiting:
            choice = waiting.pop(self._queue[-1].seat)
            self._gather(choice, self._dequeue(choice), choice.forced() is not None)
        if waiting and self._queue and self._strict:
            raise BadRecord("error-record-wrong-seat", move=self.moves, seat=self._queue[-1].seat)
        for choice in waiting.values():
            forced = choice.forced()
            if forced is not None and not self._held:
                self._gather(choice, forced, True)

    def _gather(self, choice: Choice, answer: Answer, forced: bool) -> None:
        self._history.append(Move(choice.seat, answer, forced, self.state.news))
        self._given[choice.seat] = answer

    def _dequeue(self, choice: Choice) -> Answer:
        move = self._queue.pop()
        if not self._strict:
            return move.answer
        if move.seat != choice.seat:
            raise BadRecord("error-record-wrong-seat", move=self.moves, seat=move.seat)
        try:
            return choice.normalise(move.answer)
        except IllegalAnswer as error:
            raise BadRecord("error-record-illegal", move=self.moves, why=error.text) from None

    def _closed(self, together: Together) -> dict[int, Answer]:
        """All answers of a simultaneous choice: from now on everybody knows them."""
        given = self._given
        self._given = {}
        if len(together.choices) > 1:
            self.state.news += 1
        return {choice.seat: given[choice.seat] for choice in together.choices}

    # -- going back

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer.

        With a seat: that seat's own last answer, as long as nobody has learned anything and nobody else
        has decided since; raises UndoRefused otherwise. Without: whoever's it was, as the table agreed.
        """
        if not self._checkpoints:
            raise RulesBroken("error-light-table")
        self._take_back(self._undo_index(seat, len(self._history)), seat)

    def undoable(self, seat: int) -> int:
        """How many of its answers, from the last backwards, this seat may take back on its own."""
        end = len(self._history)
        count = 0
        while True:
            try:
                end = self._undo_index(seat, end)
            except UndoRefused:
                return count
            count += 1

    def at(self, move: int) -> Table:
        """The table as it was after that many answers: a fork to look at or to play on from."""
        if not self._first <= move <= self.moves:
            raise BadSetup("error-no-such-move", move=move, moves=self.moves)
        twin = self.fork()
        twin._rewind(move)
        twin._log = [(each.seat, each.answer) for each in twin._history]
        return twin

    def _undo_index(self, seat: int | None, end: int) -> int:
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
                    raise UndoRefused("error-undo-learned")
                if index < first_open and self._others_decided(seat):
                    raise UndoRefused("error-undo-decided")
                return index
            if index < first_open:
                raise UndoRefused("error-undo-decided")
        raise UndoRefused("error-undo-nothing")

    def _others_decided(self, seat: int) -> bool:
        open_moves = self._history[len(self._history) - len(self._given) :] if self._given else []
        return any(move.seat != seat for move in open_moves)  # forced or not: nobody is to tell

    def _take_back(self, index: int, seat: int | None) -> None:
        if self._log is not None:
            self._log.append((UNDO, seat))
        move = self._history[index]
        if index >= len(self._history) - len(self._given) and len(self._given) > 0:
            # The others' answers to the same question stay: nobody has seen this one.
            del self._history[index]
            del self._given[move.seat]
        else:
            self._rewind(self._first + index)

    def _rewind(self, move: int) -> None:
        """Back to the position after `move` answers, from the last checkpoint before it."""
        while len(self._checkpoints) > 1 and self._checkpoints[-1].move > move:
            self._checkpoints.pop()
        checkpoint = self._checkpoints[-1]
        since = self._history[checkpoint.move - self._first : move - self._first]
        del self._history[checkpoint.move - self._first :]
        del self._events[checkpoint.events :]
        self._resume_from(checkpoint.state.copy(), since, listen=not self._light)

    def _resume_from(self, state: State, since: list[Move], listen: bool, held: bool = False) -> None:
        """Run the phase again with the answers since. `held`: stop there, even where one answer is left.

        (In an imagined world somebody may have nothing to choose who has at the true table.)
        """
        self.state = state
        state.host = self if listen else None
        self._given = {}
        self._queue = since[::-1]
        self._strict = False
        name = self.game.next_phase(state)
        if name is None:
            self._ask = None
            return
        self._steps = self.game.phases[name](state)
        self._held = held
        self._run(None)
        self._held = False

    # -- other worlds

    def fork(
        self,
        observer: int | None = None,
        chance: Bits | None = None,
        *,
        light: bool = False,
        listen: bool = False,
    ) -> Table:
        """A table that goes on from here on its own.

        With an observer (a seat, or SPECTATOR): a world as that seat may imagine it. Every face and every
        draw that it cannot know is dealt anew from `chance`, unrevealed answers of others are
        forgotten, everything seen stays. `light`: keeps no checkpoints, so it can be played on
        (a search does nothing else) but not forked or undone. `listen`: collect events again
        from the last checkpoint on.
        """
        if observer is not None and observer != SPECTATOR:
            self._check_seat(observer)
        if not self._checkpoints:
            raise RulesBroken("error-light-table")
        return self._twin(light) if observer is None else self._imagined(observer, chance, light, listen)

    def _twin(self, light: bool) -> Table:
        checkpoint = self._checkpoints[-1]
        twin = self._bare_twin(light)
        twin._checkpoints = [] if light else self._checkpoints[:]
        twin._history = self._history[: checkpoint.move - self._first]
        twin._first = self._first
        twin.seed = self.seed
        twin.position_start = self.position_start
        twin._light = True  # while replaying what is known already
        since = self._history[checkpoint.move - self._first :]
        twin._resume_from(checkpoint.state.copy(), since, listen=False, held=True)
        twin._light = light
        if not light:
            twin._events = self._events[:]
            twin._log = None if self._log is None else self._log[:]
            twin.state.host = twin
        return twin

    def _imagined(self, observer: int, chance: Bits | None, light: bool, listen: bool) -> Table:
        checkpoint = self._checkpoints[-1]
        luck = Chance((chance or SystemRandom()).getrandbits(64))
        since = self._known_answers(checkpoint, observer)
        base: State = checkpoint.state.copy()
        bit = base.cards.bit(None if observer == SPECTATOR else observer)
        script = imagine(base.cards, self.state.cards, self.state.chance.log, bit, luck)
        base.chance = Chance(luck.getrandbits(64))
        base.chance.script = script
        twin = self._bare_twin(light)
        twin._first = checkpoint.move
        twin._checkpoints = [] if light else [Checkpoint(checkpoint.move, base, 0)]
        twin._light = True
        twin._resume_from(base if light else base.copy(), since, listen=listen, held=True)
        twin._light = light
        return twin

    def _bare_twin(self, light: bool) -> Table:
        twin = Table.__new__(Table)
        twin.game = self.game
        twin.options = self.options
        twin.seed = None
        twin.position_start = None
        twin.players = self.players
        twin._blank(self.state)
        return twin

    def _known_answers(self, checkpoint: Checkpoint, observer: int) -> list[Move]:
        since = self._history[checkpoint.move - self._first :]
        if not self._given:
            return since
        closed = len(since) - len(self._given)
        return since[:closed] + [move for move in since[closed:] if move.seat == observer]

    # -- keeping

    def position(self) -> dict[str, Any]:
        """The state at the last checkpoint, and the answers since when there are any."""
        checkpoint = self._checkpoints[-1]
        data = to_json(checkpoint.state)
        since = self._history[checkpoint.move - self._first :]
        if since:
            data["since"] = [[move.seat, thaw(move.answer)] for move in since]
        return data

    @property
    def record(self) -> Record:
        """Everything needed to play this table again."""
        if self._log is None:
            raise RulesBroken("error-light-table")
        last = self._checkpoints[-1]
        result = self.result
        return Record(
            game=self.game.id,
            rules=self.game.revision,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            position=self.position_start,
            players=self.players[:],
            moves=self._log[:],
            fingerprints=[(point.move, point.state.fingerprint()) for point in self._checkpoints],
            snapshot={"move": last.move, "state": self.position()},
            result=None if result is None else result.to_json(),
        )

    def checkpoints(self) -> Iterator[Checkpoint]:
        """The checkpoints that are kept, from the oldest."""
        return iter(self._checkpoints)

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.state.seats:
            raise IllegalAnswer("error-no-such-seat", seat=str(seat), seats=self.state.seats)

    def __repr__(self) -> str:
        return f"Table({self.game.id!r}, seats={self.seats}, moves={self.moves}, over={self.over})"


def _queued(answers: list[tuple[int, Answer]]) -> list[Move]:
    return [Move(seat, answer, False, 0) for seat, answer in reversed(answers)]
