"""A table: one game being played, with everything that happened at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from . import closing
from .chance import Bits
from .choice import Answer, Ask, Choice, Option, Together, thaw
from .engine import Checkpoint, Event, Move, Past
from .errors import BadRecord, BadSetup, Hidden, IllegalAnswer, NotAnOption, RulesBroken, UndoRefused
from .game import Game, Result
from .plain import to_json
from .record import ABANDON, CONCEDE, UNDO, Record
from .refusing import not_an_option
from .rewinding import Rewinding
from .state import State
from .text import Text
from .twins import settled

#: As an observer: somebody who watches and holds no seat.
SPECTATOR = -1


class Table(Rewinding):
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
        """A table at the first checkpoint of a state; `begin` sets it going."""
        super().__init__(game, state)
        self.options = dict(options)
        self.seed = seed
        self.start_position = position
        self.players = list(players or [])
        #: Not a game being played, but a position or a record to be looked at: everything may be seen.
        self.analysis = False
        #: Seats that gave the game up, in that order; and whether it ended by that, or because all agreed.
        self.conceded: list[int] = []
        self.closed = False
        #: Everything that was answered and taken back, in order; None where nobody keeps a record.
        self._log: list[tuple[Any, Any]] | None = None

    def begin(self, answers: list[tuple[int, Answer]] | None = None) -> Table:
        """Start playing and keeping a record, with these answers (of a record) first."""
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
            return closing.broken_off(self.game, self.state, self.conceded)
        return closing.played_out(self.game.result(self.state), self.conceded)

    @property
    def history(self) -> tuple[Move, ...]:
        """The answers that count: those that were taken back are not among them."""
        return tuple(self._history)

    def view(self, seat: int | None, *, reveal: bool = False) -> dict[str, Any]:
        """All that this seat may see (None: a spectator), as JSON can hold it.

        `reveal` shows what is hidden, too: when the game is over, or at a table for analysis.
        """
        if seat is not None:
            self._check_seat(seat)
        if reveal:
            if not (self.over or self.analysis):
                raise Hidden("error-hidden")
            if self.game.reveal is not None:
                return cast(dict[str, Any], self.game.reveal(self.state, seat))
        return cast(dict[str, Any], self.game.view(self.state, seat))

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened, as this seat (None: a spectator) may know it."""
        return [event for event in self._events[since:] if event.to is None or event.to == seat]

    def say(self, choice: Choice, option: Option | None = None) -> Text:
        """The prompt of a choice, or one of its options, as a text."""
        words = self.game.words
        if option is None:
            return words.prompt(self.state, choice)
        return words.option(self.state, option, choice)

    def cite(self, choice: Choice, option: Option) -> str:
        """The paragraph of the rules behind an option."""
        return (self.game.cite or self.game.words.cite)(self.state, choice, option)

    def consequence(self, choice: Choice, option: Option) -> Text | None:
        """What an option would cause that people should know before, or that it would do nothing."""
        consequence = self.game.words.consequence
        return None if consequence is None else consequence(self.state, choice, option)

    # -- playing

    def answer(self, seat: int, answer: Any) -> None:
        """Give a seat's answer; raises IllegalAnswer and changes nothing when the rules forbid it."""
        self._check_seat(seat)
        if self._ask is None:
            raise IllegalAnswer("error-game-over")
        choice = self.choice(seat)
        if choice is None:
            raise IllegalAnswer("error-not-your-choice", seat=seat)
        try:
            answer = choice.normalise(answer)
        except NotAnOption as error:
            raise not_an_option(self.game, self.state, choice, error.option) from None
        except IllegalAnswer as error:
            raise error.of(self.game) from None
        self.play(seat, answer)

    def play(self, seat: int, answer: Answer) -> None:
        """Give an answer that is known to be an option of the seat's pending choice (searches do)."""
        ask = self._ask
        forced = False
        if (self.game.held or not self._light) and (choice := self.choice(seat)) is not None:
            forced = choice.forced() is not None
            answer = settled(self.game, self.state, choice, answer)
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
        """Called by the state when the rules tell something."""
        text = self.game.words.event(self.state, name, seat, args)
        acting = getattr(self.state, "acting", None)
        turn = acting if self._history and self._history[-1].seat == acting else None
        self._events.append(Event(len(self._events), self.moves, name, seat, to, args, text, turn))

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

    # -- ending it early

    def concede(self, seat: int) -> None:
        """A seat gives the game up. With one seat left it is over; else somebody has to play on for it."""
        self._check_seat(seat)
        if self._ask is None:
            raise IllegalAnswer("error-game-over")
        if seat in self.conceded:
            raise IllegalAnswer("error-conceded", seat=seat)
        self.conceded.append(seat)
        self._close(CONCEDE, seat, len(self.conceded) >= self.seats - 1)

    def abandon(self) -> None:
        """The game is broken off, as the table agreed."""
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

        With a seat: that seat's own last answer, as long as nobody has learned anything and nobody else
        has decided since; raises UndoRefused otherwise. Without: whoever's it was, as the table agreed.
        """
        if not self._checkpoints:
            raise RulesBroken("error-light-table")
        if self.closed:
            raise UndoRefused("error-game-over")
        self._take_back(self._last_of(seat, len(self._history)), seat)

    def at(self, move: int) -> Table:
        """The table as it was after that many answers: a fork to look at or to play on from."""
        if not self._first <= move <= self.moves:
            raise BadSetup("error-no-such-move", move=move, moves=self.moves)
        twin = self.fork()
        twin.conceded, twin.closed = [], False
        twin.analysis = self.analysis or self.over
        twin._rewind(move)
        twin._log = [(each.seat, each.answer) for each in twin._history]
        return twin

    def walk(self) -> Iterator[Table]:
        """The table as it was before its first answer and after each, in one go.

        It is one table that plays on: what is wanted of it is taken before the next step. An answer that the
        table took by itself comes with the one before it.
        """
        first = self._checkpoints[0]
        twin = Table(self.game, first.state.copy(), options=self.options, players=self.players)
        twin._first, twin._events = first.move, self._events[: first.events]
        twin.analysis = self.analysis or self.over
        yield twin.begin()
        while twin.moves < self.moves:
            move = self._history[twin.moves - self._first]
            twin.play(move.seat, move.answer)
            yield twin

    def question_at(self, move: int) -> Ask | None:
        """What was asked after that many answers."""
        if move == self.moves:
            return self._ask
        twin = self.fork()
        twin._rewind(move, held=True)
        return twin._ask

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
        if observer is None:
            return self._twin(light)
        from . import forks  # a table and its forks know each other

        return forks.imagined(self, observer, chance, light, listen)

    def again(
        self, past: Past, state: State, *, light: bool, listen: bool = False, wary: bool = False
    ) -> Table:
        """Another table of this game that has come from a past, run on in this state (the checkpoint's).

        `wary`: raise Misfit where an answer since the checkpoint could not have been given there.
        """
        other = Table(self.game, state, options=self.options, players=self.players)
        other._first = past.checkpoint.move - len(past.before)
        other._history = past.before
        other._light = True  # while playing again what is known already
        other.resume_from(state, past.since, listen=listen, held=True, wary=wary)
        if not light:
            other._light = False
            other._checkpoints = [past.checkpoint]
        return other

    def _twin(self, light: bool = False) -> Table:
        """A table that is where this one is, with all that was kept and told, and goes on on its own."""
        past = self.past()
        other = self.again(past, past.checkpoint.state.copy(), light=light)
        other.seed = self.seed
        other.start_position = self.start_position
        other.analysis = self.analysis
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
        """The state at the last checkpoint, and the answers since when there are any.

        `lend` is for whoever puts it into JSON: rows that nobody can change are not copied.
        """
        past = self.past()
        data = to_json(past.checkpoint.state, lend=lend)
        if past.since:
            data["since"] = [[move.seat, thaw(move.answer)] for move in past.since]
        return data

    @property
    def record(self) -> Record:
        """Everything needed to play this table again."""
        made = self.unmarked_record()
        made.fingerprints = [(point.move, point.state.fingerprint()) for point in self._checkpoints]
        return made

    def unmarked_record(self) -> Record:
        """The same without the fingerprints: they take long."""
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
            position=self.start_position,
            players=self.players[:],
            moves=self._log[:],
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
