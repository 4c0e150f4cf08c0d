"""The lobby: setting tables up, finding them, sitting down."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from ... import game as find_game
from ... import games as all_games
from ...kernel import AstrariumError, BadSetup, Text
from ...puzzles import puzzles
from ...tables import LiveTable, daily
from ...tables.branching import check_branch
from ...tables.levels import STAND_IN, easy
from ...tables.limits import TooMuch
from ...tables.listing import TableCard, card, learning, nobody
from ...tables.live import entries as answers_of
from ...tables.opening import Opened, open_branch, open_lesson, open_puzzle, open_rematch, open_table
from ...tables.rematch import ask_again, begin_again, begins
from ...tables.seats import Seating
from ...tables.sheet import Sheet
from ...tables.snapshots import snapshot_of
from ...tables.strength import MINE
from ..bots.outside import OUTSIDE
from ..limits import TABLES
from ..store.rows import Overtaken, Person
from ..store.store import Store
from ..table.keeping import entry_texts
from ..table.live_tables import LiveTables, NoSuchTable
from ..table.served import ServedTable
from . import bodies as b
from .personal import strength_of
from .records import taken_over

log = logging.getLogger(__name__)
#: Tables that a list has at most; of those where all is over, the latest ones.
LISTED = 200
FINISHED = 50


class SeatTaken(AstrariumError):
    """Somebody else sits there."""


class NotInvited(AstrariumError):
    """The seat, or the table, is only for those with its link."""


class NotYours(AstrariumError):
    """A table that other people have a part in."""


class Draining(AstrariumError):
    """The server is about to stop and takes no new tables."""


class NotYet(AstrariumError):
    """A record is shown when the game is over."""


class Lobby:
    """What people do before they sit at a table."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self.store = store
        self.live_tables = live_tables

    async def create(self, person: Person, wish: b.NewTable) -> b.Created:
        """Set up a table; the game begins at once, people may come later."""
        game = find_game(wish.game)
        if wish.puzzle is not None:
            await self.store.lists.forget_tries(person.id, game.id, wish.puzzle)
            begin = partial(open_puzzle, game, wish.puzzle)
            return await self.open(await asyncio.to_thread(begin, person.id, person.name), person)
        await self.check_count(person)
        if wish.lesson is not None:
            begin = partial(open_lesson, game, wish.lesson)
        else:
            clock = None if wish.clock is None else msgspec.to_builtins(wish.clock)
            wish = await self._my_match(person, game.id, wish)
            wish, outside = self._outside(game.id, wish)
            begin = partial(open_table, game, wish, clock)
            opened = await asyncio.to_thread(begin, person.id, person.name)
            for seat, bot in outside.items():
                opened.sheet.places[seat].bot = bot
            return await self.open(opened, person)
        return await self.open(await asyncio.to_thread(begin, person.id, person.name), person)

    async def _my_match(self, person: Person, game: str, wish: b.NewTable) -> b.NewTable:
        """Seats for a bot of about the host's own strength get one of that rating."""
        if not any(each.bot == MINE for each in wish.seats):
            return wish
        rating = await strength_of(self.store, person, game)
        bot = easy(game) if rating is None else str(rating)
        return replace(
            wish, seats=[replace(each, bot=bot) if each.bot == MINE else each for each in wish.seats]
        )

    def _outside(self, game: str, wish: b.NewTable) -> tuple[b.NewTable, dict[int, str]]:
        """Seats that are given to programs from outside; for the rest of the house a quick bot is there."""
        found = {seat: str(each.bot) for seat, each in enumerate(wish.seats) if _from_outside(each)}
        there = self.live_tables.workers.outside.names(game)
        for bot in found.values():
            if bot not in there:
                raise BadSetup("server-bot-not-there", bot=bot.removeprefix(OUTSIDE))
        seats = [
            replace(each, bot=STAND_IN, name=each.name or str(each.bot).removeprefix(OUTSIDE))
            if _from_outside(each)
            else each
            for each in wish.seats
        ]
        return replace(wish, seats=seats), found

    async def take_over(self, person: Person, record: dict[str, Any]) -> b.Created:
        """Go on with a game that was begun elsewhere; a finished one can be looked at."""
        await self.check_count(person)
        opened = await taken_over(record, person, self.live_tables.workers)
        created = await self.open(opened, person)
        if opened.sheet.over:
            served = self.live_tables.served[created.table]
            served.archived = served.begin(served.archive())
        return created

    async def puzzles(self, person: Person) -> b.PuzzleLists:
        """All puzzles, and which of them somebody has solved."""
        solved = await self.store.lists.solved_by(person.id)
        known = await asyncio.to_thread(lambda: {id: puzzles(game) for id, game in all_games().items()})
        return b.PuzzleLists(
            games=[
                b.PuzzleList(
                    game=game,
                    puzzles=[
                        b.PuzzleCard(each.id, each.kind, each.grade, (game, each.id) in solved)
                        for each in found.values()
                    ],
                )
                for game, found in known.items()
            ]
        )

    async def branch(self, id: str, move: int, person: Person, token: str | None) -> b.Created:
        """A table of one's own, from a past position of another one."""
        served = await self._watched(id, person, token)
        await self.check_count(person)
        async with served.lock:
            check_branch(served.live, person.id)
            opened = await asyncio.to_thread(open_branch, served.live, move, person.id, person.name)
        return await self.open(opened, person)

    async def rematch(self, id: str, person: Person) -> b.Rematch:
        """Ask for another game with the same people; it begins when all have asked."""
        served = await self._watched(id, person, None)
        async with served.lock:
            try:
                await served.carry_on(ask_again(served.live, person.id))
            except Overtaken:  # somebody asked elsewhere in the same moment, and is known here by now
                await served.carry_on(ask_again(served.live, person.id))
            if begins(served.live):
                await self.check_count(person)
                await self._begin_again(served, person)
            wanted = served.live.room.wanted()
            return b.Rematch(wanted=wanted["wanted"], table=wanted["table"])

    async def _begin_again(self, served: ServedTable, person: Person) -> None:
        """Open the new table; where another process was quicker, there is only that one."""
        opened = await asyncio.to_thread(open_rematch, served.live, person.id)
        made = await self.open(opened, person)
        try:
            await served.carry_on(begin_again(served.live, made.table))
        except Overtaken:
            self.live_tables.forget(self.live_tables.served[made.table])
            await self.store.delete_table(made.table)
            if served.live.room.rematch is None:
                raise

    async def check_count(self, person: Person) -> None:
        if await self.store.lists.count_hosted(person.id) >= TABLES:
            raise TooMuch("server-too-many-tables", most=TABLES)

    async def open(self, opened: Opened, person: Person) -> b.Created:
        """Keep a new table, with what was entered before the first question, and let it begin."""
        row, table = opened.sheet, opened.table
        for place in row.places:
            if place.person in (None, person.id):  # the others of a rematch are what they were
                place.guest = person.guest
        entries = entry_texts(answers_of(opened.entered))
        snapshot = snapshot_of(LiveTable(row, table), row.moves)
        await self.store.add_table(row, entries, snapshot)
        if row.words is None:
            self.live_tables.admit(row, table, kept=snapshot).go_on()
        return b.Created(table=row.id, links=Seating(row).links())

    async def tables(self, person: Person) -> b.Tables:
        """My tables, those with a free seat, and those where all is over."""
        mine = await self.store.lists.tables_of(person.id, over=False, most=LISTED)
        finished = await self.store.lists.tables_of(person.id, over=True, most=FINISHED)
        known = {row.id for row in mine}
        apart = await self.store.house.apart(person.id)
        listed = await self.store.lists.open_tables(LISTED)
        others = [row for row in listed if row.id not in known and row.host not in apart]
        return b.Tables(
            mine=await self._cards(mine, person),
            open=[each for each in await self._cards(others, person) if each["free"]],
            finished=await self._cards(finished, person),
            finished_count=await self.store.lists.count_finished(person.id),
            lessons=[learning(row) for row in await self.store.lists.lessons_of(person.id, LISTED)],
        )

    async def _cards(self, rows: Sequence[Sheet], person: Person) -> list[TableCard]:
        """Tables as the lobby lists them; a long list is made bit by bit, so that nobody has to wait."""
        cards = []
        for row in rows:
            try:
                cards.append(self._card(row, person))
            except Exception:
                log.exception("table %s cannot be listed", row.id)  # the others can
            if len(cards) % 10 == 0:
                await asyncio.sleep(0)
        return cards

    def _card(self, row: Sheet, person: Person) -> TableCard:
        served = self.live_tables.served.get(row.id)
        return card(row, person.id, served.live if served else None)

    async def link(self, token: str, person: Person | None) -> b.LinkTarget:
        """What a link leads to, or why it does not work."""
        found = await self.store.lists.table_by_link(token)
        if found is None:
            return b.LinkTarget(status="unknown", text=Text("server-link-unknown").to_json())
        row, seat = found
        seating = Seating(row)
        status: Any = "watch" if seat is None else _link_status(row, seating, seat, person)
        return b.LinkTarget(
            status=status,
            text=Text(f"server-link-{status}").to_json(),
            table=row.id,
            name=row.name,
            game=row.game,
            seat=seat,
            players=seating.players(nobody),
        )

    async def sit(self, id: str, wish: b.Sit, person: Person) -> b.Seated:
        """Take a seat by its invitation, or a free one of an open table."""
        served = await self.live_tables.get(id)
        live = served.live
        if not 0 <= wish.seat < live.sheet.seats:
            raise BadSetup("error-no-such-seat", seat=str(wish.seat), seats=live.sheet.seats)
        if wish.seat in live.seating.held_by(person.id):
            return b.Seated(table=id, seat=wish.seat)
        if live.seating.host in await self.store.house.apart(person.id):
            raise NotInvited("server-not-invited")
        if not live.seating.may_take(wish.seat, wish.token):
            if live.seating.vacant(wish.seat):
                raise NotInvited("server-not-invited")
            raise SeatTaken("server-link-taken")
        if not live.seating.vacant(wish.seat) or not await self.store.take_seat(id, wish.seat, person.id):
            raise SeatTaken("server-link-taken")
        await served.seated(wish.seat, person.id, person.name, person.guest)
        return b.Seated(table=id, seat=wish.seat)

    async def delete(self, id: str, person: Person) -> None:
        """Delete a table of one's own, at which nobody else plays."""
        served = await self._watched(id, person, None)
        if not served.live.seating.belongs_to(person.id):
            raise NotYours("server-delete-own")
        if served.live.sheet.counted and daily.closed(served.live.sheet):
            raise NotYet("server-daily-stays")
        await self.live_tables.delete(id)

    async def record(self, id: str, person: Person | None, token: str | None) -> dict[str, Any]:
        """The record of a finished game, for those who may watch it."""
        served = await self._watched(id, person, token)
        if not served.live.table.over:
            raise NotYet("server-record-not-yet")
        if daily.closed(served.live.sheet):
            raise NotYet("table-daily-closed")
        async with served.lock:
            return (await asyncio.to_thread(served.live.record)).to_json()

    async def _watched(self, id: str, person: Person | None, token: str | None) -> ServedTable:
        """A table, for those who may watch it."""
        served = await self.live_tables.get(id)
        if not await self.live_tables.may_watch(served.live, person.id if person else None, token):
            raise NoSuchTable("server-no-such-table")
        return served


def _link_status(row: Sheet, seating: Seating, seat: int, person: Person | None) -> str:
    if person is not None and seating.places[seat].person == person.id:
        return "mine"
    if not seating.vacant(seat):
        return "taken"
    return "over" if row.over else "free"


def _from_outside(wish: b.SeatWish) -> bool:
    return wish.kind == "bot" and (wish.bot or "").startswith(OUTSIDE)
