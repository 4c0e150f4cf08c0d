"""The lobby: setting tables up, finding them, sitting down."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from secrets import token_hex
from time import time
from typing import Any

import msgspec

from ... import game as find_game
from ... import kernel
from ...kernel import AstrariumError, BadSetup, Game, Move, Table, Text
from ...tables import LiveTable
from ...tables.branching import branch_places, check_branch, past_table
from ...tables.for_seat import public_move
from ...tables.limits import TooMuch
from ...tables.live import entries as answers_of
from ...tables.names import clean_name
from ...tables.seats import Seating, new_token, place_wishes
from ...tables.sheet import Place, Sheet
from ...tables.teaching import find_lesson, lesson_places
from ...teach import LEARNER, Lesson, lesson_table
from ..limits import TABLES
from ..store.rows import Person
from ..store.store import Store
from ..table.keeping import entry_texts, snapshot_of
from ..table.live_tables import LiveTables, NoSuchTable
from ..table.served import ServedTable
from . import bodies as b

log = logging.getLogger(__name__)
#: Tables that a list has at most; of those where all is over, the latest ones.
LISTED = 200
FINISHED = 50
#: Sent to whoever is at a table that is no more.
GONE = 4404


class SeatTaken(AstrariumError):
    """Somebody else sits there."""


class NotInvited(AstrariumError):
    """The seat, or the table, is only for those with its link."""


class NotYours(AstrariumError):
    """A table that other people have a part in."""


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
        if wish.lesson is not None:
            return await self._teach(person, game, find_lesson(game, wish.lesson))
        places = place_wishes(game, wish.seats, person.id)
        options = game.check_setup(len(places), _variants(game, wish.options))
        for place in places:
            place.called = person.name if place.person else None
        seed = token_hex(16) if wish.seed is None else str(wish.seed)
        row = _new_row(game, person, places, options, seed)
        row.name = clean_name(wish.name) if wish.name and wish.name.strip() else None
        row.seeded, row.open, row.absence = wish.seed is not None, wish.open, wish.absence
        row.clock = None if wish.clock is None else msgspec.to_builtins(wish.clock)
        await self._check_count(person)
        table = await asyncio.to_thread(kernel.start, game, len(places), seed, options)
        return await self._open(row, table, table.history)

    async def _teach(self, person: Person, game: Game, lesson: Lesson) -> b.Created:
        """A table at which somebody learns a game."""
        await self._check_count(person)
        places = lesson_places(game, lesson, person.id)
        places[LEARNER].called = person.name
        table = await asyncio.to_thread(lesson_table, game, lesson)
        row = _new_row(game, person, places, dict(table.options), str(lesson.deal.seed))
        row.seeded, row.lesson = True, lesson.id
        return await self._open(row, table, table.history)

    async def branch(self, id: str, move: int, person: Person, token: str | None) -> b.Created:
        """A table of one's own, from a past position of another one."""
        served = await self._watched(id, person, token)
        await self._check_count(person)
        async with served.lock:
            live = served.live
            check_branch(live, person.id)
            table = await asyncio.to_thread(past_table, live, move)
            places = branch_places(live.seating, table, person.id, person.name)
            old = live.sheet
        row = _new_row(table.game, person, places, old.options, old.seed)
        row.name, row.position = old.name, table.start_position
        row.seeded, row.origin = True, {"table": old.id, "move": move}
        known = len((table.start_position or {}).get("since", ()))
        return await self._open(row, table, table.history[known:])

    async def _check_count(self, person: Person) -> None:
        if await self.store.count_hosted(person.id) >= TABLES:
            raise TooMuch("server-too-many-tables", most=TABLES)

    async def _open(self, row: Sheet, table: Table, entered: Sequence[Move]) -> b.Created:
        """Keep a new table, with what was entered before the first question, and let it begin."""
        row.moves, row.move = len(entered), public_move(table)
        row.waiting = [choice.seat for choice in table.pending]
        live = LiveTable(row, table)
        row.heading = live.heading()
        entries = entry_texts(answers_of(entered))
        await self.store.add_table(row, entries, snapshot_of(live, row.moves))
        served = self.live_tables.admit(row, table)
        served.go_on()
        return b.Created(table=row.id, links=served.live.seating.links())

    async def tables(self, person: Person) -> b.Tables:
        """My tables, those with a free seat, and those where all is over."""
        mine = await self.store.tables_of(person.id, over=False, most=LISTED)
        finished = await self.store.tables_of(person.id, over=True, most=FINISHED)
        known = {row.id for row in mine}
        others = [row for row in await self.store.open_tables(LISTED) if row.id not in known]
        return b.Tables(
            mine=await self._cards(mine, person),
            open=[card for card in await self._cards(others, person) if card.free],
            finished=await self._cards(finished, person),
            finished_count=await self.store.count_finished(person.id),
            lessons=[_learning(row) for row in await self.store.lessons_of(person.id, LISTED)],
        )

    async def _cards(self, rows: Sequence[Sheet], person: Person) -> list[b.TableCard]:
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

    def _card(self, row: Sheet, person: Person) -> b.TableCard:
        served = self.live_tables.served.get(row.id)
        live = served.live if served else None
        seating = live.seating if live else Seating(row)
        mine = seating.held_by(person.id)
        return b.TableCard(
            id=row.id,
            game=row.game,
            options={} if row.lesson else row.options,
            players=seating.players(live.room.present if live else _nobody),
            mine=list(mine),
            free=seating.free(),
            your_turn=any(seat in row.waiting for seat in mine),
            open=row.open,
            over=row.over,
            moves=row.move,
            created=row.created,
            changed=row.changed,
            result=row.result,
            name=row.name,
            heading=live.heading() if live else row.heading or [],
            origin=row.origin,
            lesson=row.lesson,
            stop=row.stop,
            own=_own(seating, person),
        )

    async def link(self, token: str, person: Person | None) -> b.LinkTarget:
        """What a link leads to, or why it does not work."""
        found = await self.store.table_by_link(token)
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
            players=seating.players(_nobody),
        )

    async def sit(self, id: str, wish: b.Sit, person: Person) -> b.Seated:
        """Take a seat by its invitation, or a free one of an open table."""
        served = await self.live_tables.get(id)
        live = served.live
        if not 0 <= wish.seat < live.sheet.seats:
            raise BadSetup("error-no-such-seat", seat=str(wish.seat), seats=live.sheet.seats)
        if wish.seat in live.seating.held_by(person.id):
            return b.Seated(table=id, seat=wish.seat)
        if not live.seating.may_take(wish.seat, wish.token):
            if live.seating.vacant(wish.seat):
                raise NotInvited("server-not-invited")
            raise SeatTaken("server-link-taken")
        if not live.seating.vacant(wish.seat) or not await self.store.take_seat(id, wish.seat, person.id):
            raise SeatTaken("server-link-taken")
        await served.seated(wish.seat, person.id, person.name)
        return b.Seated(table=id, seat=wish.seat)

    async def delete(self, id: str, person: Person) -> None:
        """Delete a table of one's own, at which nobody else plays."""
        served = await self._watched(id, person, None)
        if not _own(served.live.seating, person):
            raise NotYours("server-delete-own")
        async with served.lock:
            served.stop()
            self.live_tables.forget(served)
            await self.store.delete_table(id)
        for listener in tuple(served.live.room.audience):
            listener.close(GONE)

    async def record(self, id: str, person: Person | None, token: str | None) -> dict[str, Any]:
        """The record of a finished game, for those who may watch it."""
        served = await self._watched(id, person, token)
        if not served.live.table.over:
            raise NotYet("server-record-not-yet")
        async with served.lock:
            return (await asyncio.to_thread(served.live.record)).to_json()

    async def _watched(self, id: str, person: Person | None, token: str | None) -> ServedTable:
        """A table, for those who may watch it."""
        served = await self.live_tables.get(id)
        if not served.live.seating.may_watch(person.id if person else None, token):
            raise NoSuchTable("server-no-such-table")
        return served


def _own(seating: Seating, person: Person) -> bool:
    """Whether a table is a person's alone."""
    return seating.host == person.id and not seating.others(person.id)


def _learning(row: Sheet) -> b.Learning:
    return b.Learning(game=row.game, lesson=row.lesson or "", table=row.id, stop=row.stop, over=row.over)


def _link_status(row: Sheet, seating: Seating, seat: int, person: Person | None) -> str:
    if person is not None and seating.places[seat].person == person.id:
        return "mine"
    if not seating.vacant(seat):
        return "taken"
    return "over" if row.over else "free"


def _new_row(game: Game, person: Person, places: list[Place], options: dict[str, Any], seed: str) -> Sheet:
    """What the store keeps of a table that begins now."""
    now = time()
    return Sheet(
        id=token_hex(8),
        game=game.id,
        rules=game.revision,
        seats=len(places),
        options=options,
        seed=seed,
        seeded=False,
        open=False,
        watch=new_token(),
        host=person.id,
        created=now,
        changed=now,
        places=places,
    )


def _nobody(person: str) -> bool:
    return False


def _variants(game: Game, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options of a wish; whoever writes out a deal would know it, so that is for scripts alone."""
    known = [setting.id for setting in game.variants]
    for name in options:
        if name not in known:
            raise BadSetup(
                "error-unknown-setting",
                game=game.id,
                setting=str(name)[:40],
                settings=", ".join(known) or "–",
            )
    return options
