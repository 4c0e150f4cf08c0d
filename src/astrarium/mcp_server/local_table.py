"""Tables on this machine: a game against bots, a lesson, or a position that was put up."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ..data_folder import home
from ..kernel import BadRecord, BadSetup, Game, IllegalAnswer, Table
from ..kernel import replay as play_again
from ..kernel import start as new_table
from ..puzzles import puzzles
from ..tables.bot_levels import bounded, check_bot
from ..tables.lesson_table import check_stop
from ..tables.record_validation import load_record
from ..teach import LessonRun, begin_at, lesson_table, lessons
from ..terminal.coaching import hint, show_review
from ..terminal.decision import Decision
from ..terminal.lesson_screen import Teacher
from ..terminal.saved_games import folder
from ..terminal.seat_arguments import BOT, YOU, players_of, usual_bot
from ..terminal.study_command import StudySession, walk_of
from ..text_environment.seat_text import SeatText

#: Folder of assistants' tables, and folders searched for records.
KEPT = "guests"
RECORDS = (KEPT, "finished")
#: Maximum seconds of a bot's search for a move.
LONGEST = 3.0
ID = re.compile(r"[a-z_]+-[0-9a-f]{12}")


class LocalTable(SeatText):
    """A table whose other seats are bots. It is saved after every answer."""

    #: For a position that was put up: the whole game, and the walk through its study.
    whole: Table | None = None
    study: GuestStudy | None = None
    #: The JSON of the record, including its study if there is one.
    source: Mapping[str, Any] = MappingProxyType({})

    def __init__(self, id: str, table: Table, language: str, seat: int = 0, *, taught: bool = False) -> None:
        seated = players_of(table.game, table.players, taught)
        bots = [player.bot for player in seated]
        super().__init__(table, seat, language, [player.name for player in seated], bots=bots)
        self.id = id

    @property
    def path(self) -> Path:
        return folder(KEPT) / f"{self.id}.json"

    def keep(self) -> None:
        if self.whole is None:
            self.table.record.save(self.path)

    # -- playing

    def begin(self) -> str:
        """Let bots answer until the seat is asked; returns the opening of a lesson."""
        words = "" if self.teacher is None else self.page(self.teacher.open)
        self.let_others()
        return words

    def let_others(self) -> None:
        while not self.table.over and self.choice is None and self.whole is None:
            self._ask_bot(self.table.pending[0])
        self.keep()

    def give(self, said: str) -> str:
        """Answer the open question; returns the lesson's remark."""
        choice = self._asked()
        answer = self.read(said)
        remark = None if self.teacher is None else self.teacher.remark(choice, answer)
        self._seen_facts()
        self.table.answer(choice.seat, answer)
        self.let_others()
        return remark or ""

    def take_back(self) -> None:
        if self.whole is not None:
            raise IllegalAnswer("shell-guest-put-up")
        super().take_back()
        self.keep()

    def wait(self, seconds: float) -> None:
        """Return at once: bots have already answered."""

    def speech(self) -> str:
        """The lesson's words before the open question."""
        choice = self.choice
        if self.teacher is None or choice is None:
            return ""
        teacher = self.teacher

        def speak() -> None:
            teacher.speak(choice)
            teacher.explain()
            teacher.show(choice)

        return self.page(speak, quiet=False)

    # -- around the game

    def agree(self, what: str, agree: bool) -> None:
        raise IllegalAnswer("shell-guest-nobody")

    def chat(self, words: str) -> str:
        return self.voice.shell("shell-guest-nobody")

    def hint(self) -> str:
        decision = Decision(self, self._asked())
        return self.page(lambda: hint(decision, ""))

    def review(self) -> str:
        self._check_over()
        seat = 0 if self.seat is None else self.seat
        return self.page(lambda: show_review(self.screen, self.whole or self.table, seat), quiet=False)

    def record(self) -> dict[str, Any]:
        """The record with its seed and all hidden cards; only for a finished game."""
        self._check_over()
        return (self.whole or self.table).record.to_json()

    def _check_over(self) -> None:
        if not (self.whole or self.table).over:
            raise IllegalAnswer("shell-guest-not-over")

    def where(self) -> str:
        return str(self.path)

    # -- a position that was put up

    def go_to(self, move: int) -> None:
        """Go to the position after so many answers of a record."""
        if self.whole is None:
            raise IllegalAnswer("shell-guest-not-put-up")
        self.table = self.whole.at(move)
        if self.study is not None:
            self.study.at = self.study.walk.node_at(move)

    def walk(self, step: str) -> str:
        """Take a step through the study of the record; the position follows."""
        if self.whole is None:
            raise IllegalAnswer("shell-guest-not-put-up")
        study = self.study = self.study or GuestStudy(self)
        told = self.page(lambda: study.obey(step.strip()), quiet=False)
        if not study.study.node(study.at).stale:
            self.table = study.walk.table(study.at).fork()
        return told


class GuestStudy(StudySession):
    """A walk through a study, written to the page of its table. It is saved only as that table."""

    def __init__(self, table: LocalTable) -> None:
        assert table.whole is not None
        walk = walk_of(table.table.game, table.whole.record, table.source)
        super().__init__(table.screen, walk, table.path, walk.node_at(table.table.moves), table.seat)

    def _save(self, rest: str) -> None:
        super()._save(str(self.file))

    def _quit(self, rest: str) -> None:
        """Do nothing: there is no session to leave."""


def new_id(game: str) -> str:
    return f"{game}-{secrets.token_hex(6)}"


def open_table(
    game: Game, opponent: str, seats: int, options: Mapping[str, Any], seed: str, name: str, language: str
) -> LocalTable:
    """A new table with the agent on the first seat and bots on the others."""
    bot = bounded(check_bot(opponent or usual_bot(game), game), LONGEST)
    words = [f"{YOU}:{name}" if name else YOU, *[BOT + bot] * (seats - 1)]
    game.check_seats(seats)
    table = new_table(game, seats, seed or secrets.token_hex(8), game.check_setup(seats, options), words)
    return LocalTable(new_id(game.id), table, language)


def open_lesson(game: Game, lesson: str, stop: int, language: str) -> LocalTable:
    """A table of a lesson, from its beginning or at a stop."""
    known = lessons(game)
    if lesson not in known:
        raise BadSetup("error-no-lesson", game=game.id, lessons=", ".join(known) or "–").of(game)
    given = known[lesson]
    words = [YOU, *[BOT + usual_bot(game)] * (given.deal.seats - 1)]
    table = (
        begin_at(game, given, check_stop(game, given, stop), words)
        if stop
        else lesson_table(game, given, words)
    )
    found = LocalTable(new_id(game.id), table, language, taught=True)
    found.teacher = Teacher(LessonRun(game, given, table), found.screen)
    return found


def put_up(
    record: str, puzzle: str, game: Game | None, move: int | None, seat: int, language: str
) -> LocalTable:
    """A position of a record or a puzzle, as a seat sees it."""
    source: dict[str, Any] = {}
    if puzzle:
        known = {} if game is None else puzzles(game)
        if game is None or puzzle not in known:
            raise BadSetup(
                "error-no-puzzle", game="–" if game is None else game.id, puzzles=", ".join([*known][:20])
            )
        table = known[puzzle].table(game)
        seat = table.pending[0].seat
    else:
        table, source = _recorded(record)
    if not 0 <= seat < table.seats:
        raise IllegalAnswer("error-no-such-seat", seat=str(seat), seats=table.seats)
    table.players = table.players if len(table.players) == table.seats else [YOU] * table.seats
    found = LocalTable(new_id(table.game.id), table, language, seat)
    found.whole, found.source = table, source
    found.go_to(table.moves if move is None else move)
    return found


def _recorded(record: str) -> tuple[Table, dict[str, Any]]:
    """The table and JSON of a record, given as JSON or as the file name of a finished game.

    The file of a game in play would reveal hidden information.
    """
    if record.lstrip().startswith("{"):
        try:
            data = json.loads(record)
            return play_again(*load_record(data)), data
        except ValueError as error:
            raise BadRecord("error-file", file="JSON", why=str(error)) from None
    name = Path(record).name
    for each in RECORDS:
        path = home() / each / (name if name.endswith(".json") else f"{name}.json")
        if path.is_file():
            game, read = load_record(path)
            if read.result is None:
                raise IllegalAnswer("shell-guest-not-over")
            return play_again(game, read), json.loads(path.read_text(encoding="utf-8"))
    here = sorted(path.name for each in RECORDS for path in (home() / each).glob("*.json"))
    raise BadRecord("shell-guest-no-record", name=name[:60], records=", ".join(here[-8:]) or "–")


def resume_table(id: str, language: str) -> LocalTable | None:
    """A table of an earlier run, loaded from its file."""
    path = home() / KEPT / f"{id}.json"
    if not ID.fullmatch(id) or not path.is_file():
        return None
    game, read = load_record(path)
    table = play_again(game, read)
    found = LocalTable(id, table, language)
    found.let_others()
    return found
