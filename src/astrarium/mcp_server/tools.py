"""The tools of the MCP server. A model reads their docstrings and arguments as descriptions."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock, RLock
from typing import Any, TypeAlias

from .. import games, start
from ..game_registry import game as find_game
from ..kernel import AstrariumError, IllegalAnswer
from ..tables.bot_levels import levels
from ..terminal.games_command import games_grid
from ..terminal.text_formatter import TableSpeech
from ..text_environment.rules_text import Length, contents, rules_text
from ..text_environment.seat_text import Page, SeatText
from ..text_environment.token_budget import pages
from . import local_table
from .local_table import LocalTable, resume_table
from .remote_table import RemoteTable, sit_down

#: Maximum tokens of a result, including the tokens reserved for the line about further pages.
BUDGET, FOOT = 1500, 40
#: Minimum token budget.
LEAST_BUDGET = 200
#: Maximum seconds that a call waits for others.
LONGEST_WAIT = 60.0


GuestTable: TypeAlias = LocalTable | RemoteTable
#: Maximum tables in memory. The least recently used are evicted; local ones can be reloaded from disk.
MOST = 200


class Refusal(AstrariumError):
    """A refusal that is already formatted in the words of its game."""


class Tools:
    """Tables for one MCP server. Each public method is a tool, and changes nothing when it refuses."""

    def __init__(
        self, language: str, budget: int = BUDGET, *, servers: str | None = "", referee: bool = False
    ) -> None:
        """`servers`: the only server whose invitations are taken; empty: any; None: none.

        A referee takes no seats.
        """
        self._language, self._budget, self._servers, self.referee = language, budget, servers, referee
        self._speech = TableSpeech(language)
        self.tables = OpenTables(language)

    # -- without a table

    def list_games(self) -> str:
        """List the games: id, seats, minutes, settings, and the levels of bots to play against, weakest first."""
        page = Page(self._speech)
        page.blocks([games_grid(self._language)])
        for id in games():
            page.line(f"{id}: " + ", ".join(each.level.rpartition("-")[2] for each in levels(id)))
        return self._paged(page.taken())

    def read_rules(self, game: str, words: str = "", page: int = 1) -> str:
        """Read a game's rules. `words`: a paragraph's number (R8.4), or words to search for. Without words: a
        summary and the chapters. Cite paragraphs by their numbers."""
        found = find_game(game)
        if words.strip():
            return self._paged(self._reader(game).rules(words.strip()), page)
        told = rules_text(found, self._language, Length.PAGE), contents(found, self._language)
        return self._paged("\n\n".join(told), page)

    def find_card(self, game: str, name: str) -> str:
        """Say what a card, tile, world or technology of a game does, in the sentences printed on it."""
        return self._paged(self._reader(game).card(name))

    def _reader(self, game: str) -> SeatText:
        found = find_game(game)
        return SeatText(start(game, max(2, found.seats[0])), None, self._language)

    # -- opening tables

    def open_table(
        self,
        game: str,
        opponent: str = "",
        seats: int = 2,
        options: dict[str, Any] | None = None,
        seed: str = "",
        name: str = "",
        lesson: str = "",
        stop: int = 0,
    ) -> str:
        """Open a table against bots and sit down at it. `opponent`: a level (cadet to admiral), a bot or a rating;
        empty: an easy one. `options`: settings of the game. `lesson`: be given a lesson instead (`first`), from its
        stop `stop`. Returns the table's id, the whole position and the first question."""
        found, language = find_game(game), self._language
        if lesson:
            return self._opened(local_table.open_lesson(found, lesson, stop, language))
        table = local_table.open_table(found, opponent, seats, options or {}, seed, name, language)
        return self._opened(table)

    def take_seat(self, invitation: str, name: str, brought_by: str) -> str:
        """Take the seat of an invitation link (…/join/…) at a running server, or watch by a link for watching.
        `name`: yours. `brought_by`: the person you play for. Everybody at the table is told both. After a restart, the
        same link and names bring you back to your seat."""
        if self._servers is None:
            raise IllegalAnswer("shell-guest-no-servers")
        return self._opened(
            sit_down(invitation, name, brought_by, self._language, self._servers, watch=self.referee)
        )

    def put_up(
        self, record: str = "", game: str = "", puzzle: str = "", move: int | None = None, seat: int = 0
    ) -> str:
        """Put up a position to teach or judge: a record or a study (its JSON, or the name of a file among this
        machine's records) after `move` answers, as `seat` sees it; or a puzzle of a game. Answers there are only
        tried out."""
        found = find_game(game) if game else None
        return self._opened(local_table.put_up(record, puzzle, found, move, seat, self._language))

    def _opened(self, table: GuestTable) -> str:
        self.tables.add(table)
        said = self._speech.shell("shell-guest-opened", table=table.id)
        return self._at(table.id, lambda table: self._turn(table, f"{said}\n{table.begin()}", whole=True))

    # -- reading

    def look(self, table: str, whole: bool = False, page: int = 1) -> str:
        """See what is new since you last looked, and the question with its options. `whole`: the whole position."""
        return self._at(table, lambda table: self._turn(table, whole=whole or page > 1), page)

    def list_options(self, table: str, words: str = "", page: int = 1) -> str:
        """List the options of the open question with their handles; with words, those that contain them."""
        return self._at(table, lambda table: table.question(words), page)

    def why_not(self, table: str, words: str = "", page: int = 1) -> str:
        """Say what cannot be chosen now, why, and by which paragraph; with words, what contains them."""
        return self._at(table, lambda table: table.why(words), page)

    def what_would_happen(self, table: str, option: str) -> str:
        """Say what an option would surely bring at once, without choosing it. Hidden cards stay hidden."""
        return self._at(table, lambda table: table.outcome(option))

    def explain(self, table: str, option: str = "") -> str:
        """Cite the rule behind the open question, or behind one option and the cards that it names."""
        return self._at(table, lambda table: table.explain(option))

    def read_log(self, table: str, since: int = 0, page: int = 1) -> str:
        """Tell what happened at a table, as your seat may know it, from the answer with number `since` on."""
        return self._at(table, lambda table: table.log(since), page)

    def ask_coach(self, table: str) -> str:
        """Ask the coach what it would consider and why. Among people the coach needs the agreement of all."""
        return self._at(table, lambda table: table.hint())

    def review_game(self, table: str, page: int = 1) -> str:
        """Look back at a game: the costliest decisions, turning points, luck. Takes up to a minute."""
        return self._at(table, lambda table: table.review(), page)

    def get_record(self, table: str, page: int = 1) -> str:
        """Get the record of a table, which anybody can verify (astrarium verify). Also a resource."""

        def told(table: GuestTable) -> str:
            record = json.dumps(table.record())
            return (
                table.voice.shell("shell-guest-record", table=table.id, where=table.where()) + "\n" + record
            )

        return self._at(table, told, page)

    def wait(self, table: str, seconds: float = 20.0) -> str:
        """Wait until you are asked at a table with people, then look. At most 60 seconds a call."""
        self.tables.find(table)[0].wait(min(max(seconds, 0.0), LONGEST_WAIT))
        return self.look(table)

    # -- acting

    def answer(self, table: str, picks: str) -> str:
        """Answer the open question: a handle as in [brackets], or several with commas between. A number of the list or
        words that fit one option do as well. Returns what happened then, and the next question."""
        return self._at(table, lambda table: self._turn(table, table.give(picks)))

    def undo(self, table: str) -> str:
        """Take back your last answer, where the rules of undo allow it; among people the others are asked."""

        def undone(table: GuestTable) -> str:
            table.take_back()
            return self._turn(table, table.voice.shell("shell-guest-undone"))

        return self._at(table, undone)

    def chat(self, table: str, words: str) -> str:
        """Say something to the people at a table (500 characters)."""
        return self._at(table, lambda table: table.chat(words))

    def agree(self, table: str, what: str, agree: bool = True) -> str:
        """Agree or refuse what needs everybody: `undo` (another's request to take back), `coach` (a coach for all),
        `abandon` (end the game without a winner)."""

        def agreed(table: GuestTable) -> str:
            if what not in ("undo", "coach", "abandon"):
                raise IllegalAnswer("shell-guest-agree", what=what[:40])
            table.agree(what, agree)
            return self._turn(table)

        return self._at(table, agreed)

    def go_to(self, table: str, move: int) -> str:
        """Walk through a record that was put up: show the position after `move` answers."""

        def walked(table: GuestTable) -> str:
            table.go_to(move)
            return self._turn(table, whole=True)

        return self._at(table, walked)

    def walk_study(self, table: str, step: str = "board", page: int = 1) -> str:
        """Walk the tree of a study or record that was put up; the table then stands at that node. `step`: a number
        goes on by that move, `back`, `start`, `end`, `go 12` (a node), `turn` (the next turning point), `try` (lists
        answers; `try 3` tries one), `best` (the engine's answers), `eyes 1` (what a seat knew), `open` (all cards),
        `deal`, `note …`, `name …`, `good`, `doubtful`, `mistake`, `unmark`, `promote`, `delete`, `tree`, `board`,
        `save`."""
        return self._at(table, lambda table: table.walk(step), page)

    # -- resources

    def rules_resource(self, game: str) -> str:
        return rules_text(find_game(game), self._language, Length.ALL)

    def record_resource(self, table: str) -> str:
        found, lock = self.tables.find(table)
        with lock:
            return json.dumps(found.record())

    # -- texts within the budget

    def _paged(self, text: str, page: int = 1) -> str:
        parts = pages(text, self._budget - FOOT)
        if not 1 <= page <= len(parts):
            raise IllegalAnswer("shell-guest-no-page", page=str(page)[:9], pages=len(parts))
        part = parts[page - 1]
        if len(parts) > 1:
            part += "\n" + self._speech.shell("shell-guest-page", page=page, pages=len(parts))
        return carried(part) or "–"

    def _at(self, id: str, act: Callable[[GuestTable], str], page: int = 1) -> str:
        """Run an action under the table's lock; refusals use the words of its game."""
        table, lock = self.tables.find(id)
        with lock:
            try:
                return self._paged(act(table), page)
            except AstrariumError as error:
                raise Refusal("shell-guest-told", words=table.voice.say(error.text)) from None

    def _turn(self, table: GuestTable, before: str = "", *, whole: bool = False) -> str:
        """News of a table and its question; a whole position comes last and may take several pages."""
        question = table.question(budget=max(self._budget // 2, LEAST_BUDGET))
        parts = [before.strip(), table.speech(), table.news()]
        parts += [question, table.board()] if whole else [table.changes(), question]
        return "\n".join(part for part in parts if part)


def carried(text: str) -> str:
    """The text with lone surrogates replaced, which UTF-8 cannot encode."""
    return text.encode("utf-8", "replace").decode()


class NoTable(AstrariumError):
    """There is no open table of that id."""


class OpenTables:
    """Open tables by id. Ids are long and random, so that knowing one authorises its use."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._tables: OrderedDict[str, tuple[GuestTable, RLock]] = OrderedDict()
        self._lock = Lock()

    def add(self, table: GuestTable) -> GuestTable:
        with self._lock:
            while len(self._tables) >= MOST:
                _, (oldest, _) = self._tables.popitem(last=False)
                if isinstance(oldest, RemoteTable):
                    oldest.close()
            self._tables[table.id] = table, RLock()
        return table

    def find(self, id: str) -> tuple[GuestTable, RLock]:
        """A table and the lock that serialises its calls."""
        if id not in self._tables and (kept := resume_table(id, self.language)) is not None:
            self.add(kept)
        with self._lock:
            if id not in self._tables:
                raise NoTable("shell-guest-no-table", table=id[:40])
            self._tables.move_to_end(id)
            return self._tables[id]

    def close(self) -> None:
        for table, _ in self._tables.values():
            if isinstance(table, RemoteTable):
                table.close()
