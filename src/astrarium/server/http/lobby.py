"""The lobby: creating, listing and joining tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import UTC
from functools import lru_cache, partial
from typing import Any, cast

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from ... import game as find_game
from ... import games as all_games
from ...kernel import AstrariumError, BadSetup, Text
from ...puzzles import goal, puzzles
from ...tables import LiveTable, daily_deal
from ...tables.bot_levels import easy, first
from ...tables.branch import check_branch
from ...tables.clock_calendar import zone_of
from ...tables.live_table import entries as answers_of
from ...tables.lobby_entry import TableCard, card, learning, nobody, stays
from ...tables.player_rating import MINE
from ...tables.puzzle_table import find_puzzle
from ...tables.rematch import ask_again, begin_again, begins
from ...tables.seats import Seating
from ...tables.server_messages import Clock
from ...tables.snapshots import snapshot_of
from ...tables.stored_table import StoredTable
from ...tables.table_creation import Opened, open_branch, open_lesson, open_puzzle, open_rematch, open_table
from ...tables.token_bucket import TooMuch
from ..bots.external_bots import EXTERNAL
from ..live_tables.loaded_tables import LiveTables
from ..live_tables.persistence import entry_texts
from ..live_tables.table_host import ServerTable
from ..live_tables.table_loading import NoSuchTable
from ..rate_limits import TABLES
from ..store.groups import NotInGroup
from ..store.rows import Overtaken, Person
from ..store.store import Store
from . import bodies as b
from .people_routes import check_friend
from .player_statistics_routes import strength_of
from .record_import import import_record

log = logging.getLogger(__name__)
#: Maximum tables of a list, and of the list of finished games.
LISTED = 200
FINISHED = 50
#: Maximum seconds and increment of a live clock, and minimum seconds of a clock by days.
LONGEST_CLOCK, LONGEST_INCREMENT, SHORTEST_DAYS = 7 * 86400, 3600, 3600


class SeatTaken(AstrariumError):
    """The seat is taken."""


class NotInvited(AstrariumError):
    """The seat or table is open to invited people only."""


class NotYours(AstrariumError):
    """Other people play at the table."""


class Draining(AstrariumError):
    """The server is about to stop and takes no new tables."""


class NotYet(AstrariumError):
    """The game is not over."""


class Lobby:
    """Creates tables and seats people."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self.store = store
        self.live_tables = live_tables

    async def create(self, person: Person, data: b.NewTable) -> b.Created:
        """Create a table. The game begins at once, and people may join later."""
        game = find_game(data.game)
        if data.puzzle is not None:
            await self.store.forget_tries(person.id, game.id, data.puzzle)
            begin = partial(open_puzzle, game, data.puzzle)
            return await self.open(await asyncio.to_thread(begin, person.id, person.name), person)
        await self.check_count(person)
        if data.rated and person.guest:
            raise NotInvited("server-rated-account")
        if data.lesson is not None:
            begin = partial(open_lesson, game, data.lesson, stop=data.stop)
        else:
            clock = None if data.clock is None else table_clock(data.clock)
            data = await self._rated_seats(person, game.id, data)
            data, external = await self._external_seats(game.id, data)
            data = await self._for_group(person, data)
            begin = partial(open_table, game, data, clock)
            opened = await asyncio.to_thread(begin, person.id, person.name)
            opened.stored.group_id = data.group
            for seat, bot in external.items():
                opened.stored.places[seat].bot = bot
            for place, each in zip(opened.stored.places, data.seats, strict=True):
                if each.friend is not None and place.kind == "link":
                    await check_friend(self.store, person, each.friend)
                    place.asked = each.friend
            return await self.open(opened, person)
        return await self.open(await asyncio.to_thread(begin, person.id, person.name), person)

    async def _rated_seats(self, person: Person, game: str, data: b.NewTable) -> b.NewTable:
        """Replace bots of the host's own strength by bots of that rating."""
        if not any(each.bot == MINE for each in data.seats):
            return data
        rating = await strength_of(self.store, person, game)
        bot = easy(game) if rating is None else str(rating)
        return replace(
            data, seats=[replace(each, bot=bot) if each.bot == MINE else each for each in data.seats]
        )

    async def _for_group(self, person: Person, data: b.NewTable) -> b.NewTable:
        """A table of a group is open to its members, not to everybody."""
        if data.group is None:
            return data
        if data.group not in await self.store.groups.of(person.id):
            raise NotInGroup("server-group-role")
        invited = [replace(each, kind="link") if each.kind == "open" else each for each in data.seats]
        return replace(data, open=False, seats=invited)

    async def _external_seats(self, game: str, data: b.NewTable) -> tuple[b.NewTable, dict[int, str]]:
        """Split off the seats of external bots. The game's own bot fills them while the table is created."""
        found = {seat: str(each.bot) for seat, each in enumerate(data.seats) if _is_external(each)}
        programs = self.live_tables.workers.external
        there = programs.names(game)
        for bot in found.values():
            if bot not in there:
                raise BadSetup("server-bot-not-there", bot=bot.removeprefix(EXTERNAL))
            if not await programs.challenge(bot, game, data.options, len(data.seats)):
                raise BadSetup("server-bot-declined", bot=bot.removeprefix(EXTERNAL))
        seats = [
            replace(each, bot=first(game), name=each.name or str(each.bot).removeprefix(EXTERNAL))
            if _is_external(each)
            else each
            for each in data.seats
        ]
        return replace(data, seats=seats), found

    async def programs(self, game: str) -> list[b.Program]:
        """The programs that play a game now."""
        found = []
        for bot in self.live_tables.workers.external.names(game):
            rating = (await self.store.ratings.of_program(bot, game)).get(game)
            found.append(
                b.Program(bot, bot.removeprefix(EXTERNAL), None if rating is None else round(rating.points))
            )
        return found

    async def take_over(self, person: Person, record: dict[str, Any]) -> b.Created:
        """Open a table from a record. A finished game can be viewed."""
        await self.check_count(person)
        opened = await import_record(record, person, self.live_tables.workers)
        created = await self.open(opened, person)
        if opened.stored.over:
            served = self.live_tables.served[created.table]
            served.archived = served.begin(served.archive())
        return created

    async def puzzles(self, person: Person) -> b.PuzzleLists:
        """All puzzles, with those the person has solved."""
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

    async def puzzle(self, game: str, id: str) -> b.PuzzlePreview:
        """The preview of a puzzle: its position and goal."""
        return await asyncio.to_thread(_preview, game, id)

    async def branch(self, id: str, move: int, person: Person, token: str | None) -> b.Created:
        """Open a new table from a past position of another table."""
        served = await self.watchable(id, person, token)
        await self.check_count(person)
        async with served.lock:
            check_branch(served.live, person.id)
            opened = await asyncio.to_thread(open_branch, served.live, move, person.id, person.name)
        return await self.open(opened, person)

    async def rematch(self, id: str, person: Person) -> b.Rematch:
        """Ask for a rematch. It begins when all have asked."""
        served = await self.watchable(id, person, None)
        async with served.lock:
            try:
                await served.carry_out_locked(ask_again(served.live, person.id))
            except Overtaken:  # another process stored a request first; it is loaded by now
                await served.carry_out_locked(ask_again(served.live, person.id))
            if begins(served.live):
                await self.check_count(person)
                await self._open_rematch(served, person)
            wanted = served.live.room.wanted()
            return b.Rematch(wanted=wanted["wanted"], table=wanted["table"])

    async def _open_rematch(self, served: ServerTable, person: Person) -> None:
        """Open the rematch, unless another process was first."""
        opened = await asyncio.to_thread(open_rematch, served.live, person.id)
        made = await self.open(opened, person)
        try:
            await served.carry_out_locked(begin_again(served.live, made.table))
        except Overtaken:
            self.live_tables.forget(self.live_tables.served[made.table])
            await self.store.delete_table(made.table)
            if served.live.room.rematch is None:
                raise

    async def check_count(self, person: Person) -> None:
        if await self.store.lists.count_hosted(person.id) >= TABLES:
            raise TooMuch("server-too-many-tables", most=TABLES)

    async def open(
        self, opened: Opened, person: Person, also: Callable[[Connection], bool] | None = None
    ) -> b.Created:
        """Store a new table and start it.

        `also` runs in the same transaction. Raises Conflict if it returns False.
        """
        row, table = opened.stored, opened.table
        for place in row.places:
            if place.person in (None, person.id):  # the other people of a rematch keep their status
                place.guest = person.guest
        entries = entry_texts(answers_of(opened.entered))
        snapshot = snapshot_of(LiveTable(row, table), row.moves)
        await self.store.add_table(row, entries, snapshot, also)
        if row.words is None:
            self.live_tables.admit(row, table, snapshot=snapshot).go_on()
        return b.Created(table=row.id, links=Seating(row).links())

    async def tables(self, person: Person) -> b.Tables:
        """The person's tables, open tables with a free seat, and finished games."""
        mine = await self.store.lists.tables_of(person.id, over=False, most=LISTED)
        finished = await self.store.lists.tables_of(person.id, over=True, most=FINISHED)
        known = {row.id for row in mine}
        blocked = await self.store.moderation.blocked_either_way(person.id)
        groups = set() if person.guest else await self.store.groups.of(person.id)
        listed = await self.store.lists.open_tables(LISTED, groups)
        asked, asking = [], []
        if not person.guest:
            rows = await self.store.lists.asked(person.id, LISTED)
            asked = [row for row in rows if row.host not in blocked]
            _, those, _ = await self.store.friends.lists(person.id)
            asking = [b.PersonName(each.person, each.name) for each in those if each.person not in blocked]
        others = [row for row in listed if row.id not in known and row.host not in blocked]
        return b.Tables(
            mine=await self._cards(mine, person),
            open=[each for each in await self._cards(others, person) if each["free"]],
            finished=await self._cards(finished, person),
            finished_count=await self.store.lists.count_finished(person.id),
            asked=await self._cards(asked, person),
            asking=asking,
            lessons=[learning(row) for row in await self.store.lists.lessons_of(person.id, LISTED)],
        )

    async def tables_of_group(self, group: str, person: Person) -> list[TableCard]:
        """The tables in play of a group, as a member sees them."""
        blocked = await self.store.moderation.blocked_either_way(person.id)
        rows = await self.store.lists.tables_of_group(group, LISTED)
        return await self._cards([row for row in rows if row.host not in blocked], person)

    async def _cards(self, rows: Sequence[StoredTable], person: Person) -> list[TableCard]:
        """The lobby's cards of tables. Long lists yield to the event loop."""
        cards = []
        for row in rows:
            try:
                cards.append(self._card(row, person))
            except Exception:
                log.exception("table %s cannot be listed", row.id)  # list the others all the same
            if len(cards) % 10 == 0:
                await asyncio.sleep(0)
        return cards

    def _card(self, row: StoredTable, person: Person) -> TableCard:
        served = self.live_tables.served.get(row.id)
        return card(row, person.id, served.live if served else None)

    async def link(self, token: str, person: Person | None) -> b.LinkTarget:
        """The target of a link, or why it does not work."""
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
            rated=row.rated,
            clock=row.clock,
        )

    async def sit(self, id: str, data: b.Sit, person: Person) -> b.Seated:
        """Take a seat by invitation, or a free seat of an open table."""
        served = await self.live_tables.get(id)
        live = served.live
        if not 0 <= data.seat < live.stored.seats:
            raise BadSetup("error-no-such-seat", seat=str(data.seat), seats=live.stored.seats)
        if data.seat in live.seating.held_by(person.id):
            return b.Seated(table=id, seat=data.seat)
        if live.seating.host in await self.store.moderation.blocked_either_way(person.id):
            raise NotInvited("server-not-invited")
        if live.stored.rated and person.guest:
            raise NotInvited("server-rated-account")
        if live.stored.rated and live.seating.held_by(person.id):
            raise NotInvited("server-rated-one-seat")
        asked = data.token is None and await self.store.friends.asked_to(id)
        member = await self.store.groups.admit(live.stored, person.id)
        if not live.seating.may_take(data.seat, data.token, member) and not (
            asked and data.seat in asked and asked[data.seat].person == person.id
        ):
            if live.seating.vacant(data.seat):
                raise NotInvited("server-not-invited")
            raise SeatTaken("server-link-taken")
        if not live.seating.vacant(data.seat) or not await self.store.take_seat(id, data.seat, person.id):
            raise SeatTaken("server-link-taken")
        await served.seated(data.seat, person.id, person.name, person.guest)
        return b.Seated(table=id, seat=data.seat)

    async def delete(self, id: str, person: Person) -> None:
        """Delete a table at which nobody else plays."""
        served = await self.watchable(id, person, None)
        if not served.live.seating.belongs_to(person.id):
            raise NotYours("server-delete-own")
        if served.live.stored.counted and daily_deal.closed(served.live.stored):
            raise NotYet("server-daily-stays")
        if stays(served.live.stored):
            raise NotYet("server-rated-stays")
        await self.live_tables.delete(id)

    async def record(self, id: str, person: Person | None, token: str | None) -> dict[str, Any]:
        """The record of a finished game."""
        served = await self.watchable(id, person, token)
        if not served.live.table.over:
            raise NotYet("server-record-not-yet")
        if daily_deal.closed(served.live.stored):
            raise NotYet("table-daily-closed")
        async with served.lock:
            return (await asyncio.to_thread(served.live.record)).to_json()

    async def watchable(self, id: str, person: Person | None, token: str | None) -> ServerTable:
        """A table that the person may watch."""
        served = await self.live_tables.get(id)
        if not await self.live_tables.may_watch(served.live, person.id if person else None, token):
            raise NoSuchTable("server-no-such-table")
        return served


def table_clock(wish: b.Clock) -> Clock:
    """The clock of a new table; raises BadSetup."""
    if wish.pace is None:
        if wish.seconds > LONGEST_CLOCK or wish.increment > LONGEST_INCREMENT or wish.night or wish.weekends:
            raise BadSetup("server-bad-clock")
    elif wish.seconds < SHORTEST_DAYS or (wish.night is not None and wish.night[0] == wish.night[1]):
        raise BadSetup("server-bad-clock")
    elif wish.zone != "UTC" and zone_of(wish.zone) is UTC:
        raise BadSetup("server-bad-zone", zone=wish.zone)
    given = msgspec.to_builtins(wish)
    usual = msgspec.to_builtins(b.Clock(seconds=1))
    kept = {name: value for name, value in given.items() if value != usual[name]}
    return cast(Clock, {**kept, "seconds": wish.seconds, "increment": wish.increment})


def _link_status(row: StoredTable, seating: Seating, seat: int, person: Person | None) -> str:
    if person is not None and seating.places[seat].person == person.id:
        return "mine"
    if not seating.vacant(seat):
        return "taken"
    return "over" if row.over else "free"


def _is_external(data: b.SeatWish) -> bool:
    return data.kind == "bot" and (data.bot or "").startswith(EXTERNAL)


@lru_cache(maxsize=500)
def _preview(game_id: str, id: str) -> b.PuzzlePreview:
    game = find_game(game_id)
    puzzle = find_puzzle(game, id)
    return b.PuzzlePreview(view=puzzle.table(game).view(None), goal=goal(game, puzzle).to_json())
