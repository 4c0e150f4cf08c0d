"""Runs a game in text play from the first question to the result."""

from __future__ import annotations

from ..kernel import (
    AstrariumError,
    Block,
    Choice,
    Event,
    HexMap,
    IllegalAnswer,
    Seat,
    Table,
    Text,
    UndoRefused,
    grouped,
)
from ..kernel.telling import Deed
from .lesson_screen import Teacher
from .result_screen import show_result, show_story
from .saved_games import Save
from .screen import Leave, Screen
from .seat_arguments import Player
from .stepwise_choice import decide
from .typed_commands import AskAgain

#: Maximum log lines above a question.
RECENT = 8


class Session:
    """The game loop for people and bots at one table. It saves after every answer."""

    def __init__(
        self,
        table: Table,
        players: list[Player],
        screen: Screen,
        save: Save,
        *,
        open_hands: bool = False,
        teacher: Teacher | None = None,
    ) -> None:
        self.table = table
        self.players = players
        self.screen = screen
        self.voice = screen.voice
        self.save = save
        self.open_hands = open_hands
        self.teacher = teacher
        self.persons = [seat for seat, player in enumerate(players) if player.bot is None]
        self.bots = {seat: player.bot for seat, player in enumerate(players) if player.bot is not None}
        #: The seat whose view is shown; None before the first turn and for spectators.
        self.viewer: int | None = self.persons[0] if len(self.persons) == 1 else None
        #: Whether to confirm wasteful answers, and the reasons already shown.
        self.warns = True
        self.warned: set[str] = set()
        self._told: dict[int | None, int] = {}
        self._together: tuple[Choice, ...] = ()
        self._notice: Text | str | None = None

    # -- playing

    def run(self) -> None:
        """Play to the end or until the person leaves; the game is saved either way."""
        try:
            self.save.keep(self.table)
            while not self.table.over:
                self._next()
            path = self.save.finish(self.table)
            self._show_end()
            show_result(self.screen, self.table)
            show_story(self.screen, self.table, self.persons[0] if len(self.persons) == 1 else None)
            if self.teacher is not None:
                self.teacher.close()
            self.screen.line(self.voice.shell("shell-record-at", file=str(path)), "quiet")
            if len(self.persons) == 1:
                self.screen.line(self.voice.shell("shell-review-offer", file=str(path)), "quiet")
        except (Leave, KeyboardInterrupt) as leaving:
            command = (
                f"astrarium {self.teacher.command if self.teacher else 'play --text'} {self.table.game.id}"
            )
            self.screen.line(self.voice.shell("shell-kept", command=command), "quiet")
            if isinstance(leaving, KeyboardInterrupt):
                raise
        finally:
            self.save.close()

    def _next(self) -> None:
        """Get one answer: from a person if one is asked, else from a bot."""
        pending = self.table.pending
        if len(pending) > 1:
            self._together = pending
        choice = next((choice for choice in pending if choice.seat in self.persons), None)
        if choice is None:
            self._ask_bot(pending[0])
            return
        self._pass_device(choice)
        self._show_table()
        if self.teacher is not None:
            self.teacher.speak(choice)
        try:
            answer = decide(self, choice).ask()
        except AskAgain:
            return
        self._seen_facts()
        if self.teacher is not None:
            self._notice = self.teacher.remark(choice, answer)
        self._answer(choice.seat, answer)

    def _answer(self, seat: int, answer: object) -> None:
        self.table.answer(seat, answer)
        self.save.keep(self.table)

    def _ask_bot(self, choice: Choice) -> None:
        from ..bots.bot_files import BotFault, told
        from ..tables.bot_answer import thought_at
        from ..tables.bot_levels import LONGEST

        seat = choice.seat
        if self.teacher is not None and (planned := self.teacher.planned(choice)) is not None:
            self._answer(seat, planned)
            return
        bot = self.bots[seat]
        with self.screen.thinking(seat):
            try:
                answer = thought_at(self.table, seat, bot, LONGEST)
            except Exception as error:
                move = self.table.moves + 1
                raise BotFault("error-bot-failed", bot=bot, move=move, why=told(error)) from error
        try:
            self._answer(seat, answer)
        except IllegalAnswer as error:
            raise AstrariumError("error-bot-answer", bot=bot, why=error.text) from None
        if not self.persons:
            self._watch()

    def take_back(self) -> None:
        """Undo back to a person's last decision, including later answers of bots."""
        decided = [move.seat for move in self.table.history if not move.forced]
        if self.teacher is not None:
            decided = decided[self.teacher.dealt :]
        if not any(seat in self.persons for seat in decided):
            raise UndoRefused("error-undo-nothing")
        while True:
            seat = decided.pop()
            self.table.undo()
            if seat in self.persons:
                break
        self.save.keep(self.table)
        self._notice = Text("shell-undone")

    # -- hot-seat

    def _pass_device(self, choice: Choice) -> None:
        """Show a blank page between two persons if either has hidden information."""
        last, self.viewer = self.viewer, choice.seat
        if last == choice.seat or len(self.persons) < 2 or self.open_hands:
            return
        before = self.table.moves > 0 if last is None else self._private(last)
        if before or self._secret(choice) or self._private(choice.seat):
            self.screen.clear(wholly=True)
            self.screen.line(self.voice.shell("shell-pass-device", player=Seat(choice.seat)), "question")
            self.screen.read()

    def _secret(self, choice: Choice) -> bool:
        """Whether the choice is part of a simultaneous decision."""
        return any(choice is each for each in self._together)

    def _private(self, seat: int) -> bool:
        """Whether the seat knows a card that another person here does not."""
        cards = self.table.state.cards
        others = [cards.bit(other) for other in self.persons if other != seat]
        mine = cards.bit(seat)
        return any(mask & mine and not all(mask & other for other in others) for mask in cards.seen)

    # -- showing

    def deeds(self) -> list[Deed[Event]]:
        """The events that the viewer may know, grouped into deeds."""
        return grouped(self.table.game.telling, self.table.events(seat=self.viewer))

    def show_board(self, *, wholly: bool) -> None:
        if wholly:
            self.screen.map(self._map())
        self.screen.blocks(self._board(), wholly=wholly, reader=self.viewer)

    def _board(self) -> list[Block]:
        return list(self.table.game.outline(self.table.view(self.viewer), self.viewer))

    def _map(self) -> HexMap | None:
        return self.table.game.hex_map(self.table.view(self.viewer), self.viewer)

    def _show_table(self) -> None:
        """Begin a page: the board or its changes, recent events, and the seat that is asked."""
        self.screen.page(self._board(), self.viewer, self._map())
        self._show_events()
        if self._notice is not None:
            words = self._notice if isinstance(self._notice, str) else self.voice.say(self._notice)
            self.screen.line(words, "good")
            self._notice = None
        assert self.viewer is not None
        self.screen.turn_of(self.viewer)

    def _show_events(self) -> None:
        """Print the events since this person's last decision."""
        news = self._news()
        if news:
            self.screen.line(self.voice.say(Text("shell-recent")), "title")
        if len(news) > RECENT:
            earlier = Text("shell-recent-earlier", count=len(news) - RECENT, all=len(news))
            self.screen.line(self.voice.say(earlier), "quiet")
        self.screen.deeds(news[-RECENT:])

    def _watch(self) -> None:
        """Print the latest events of a game of bots only."""
        self.screen.deeds(self._news())
        self._seen_facts()

    def _news(self) -> list[Deed[Event]]:
        told = self._told.get(self.viewer, 0)
        return [deed for deed in self.deeds() if deed[-1][0].index >= told]

    def _seen_facts(self) -> None:
        """Mark all events so far as seen by the viewer."""
        self._told[self.viewer] = max((deed[-1][0].index + 1 for deed in self.deeds()), default=0)

    def _show_end(self) -> None:
        """Show the final board; with several persons, as a spectator sees it."""
        self.screen.clear()
        if len(self.persons) == 1:
            self._show_events()
        else:
            self.viewer = None
        self.show_board(wholly=False)
