"""Runs events: starts them, pairs rounds, sets up tables, enters results and forfeits overdue games.

Every step is stored before the next one and is idempotent, so it can resume after a restart
(`store/events.py`).
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Iterable, Set
from contextlib import suppress
from functools import partial
from hashlib import sha256
from secrets import token_hex
from typing import Any

from msgspec import Struct, convert, json, structs, to_builtins

from .. import game as find_game
from ..kernel import AstrariumError, Seat, Text
from ..kernel.play.result import ABANDONED
from ..tables import daily_deal, leaving
from ..tables.host_calls import Command, HostFailed
from ..tables.live_table import LiveTable
from ..tables.server_messages import Clock
from ..tables.stored_table import DAY, Place
from ..tables.table_creation import open_match
from .event_rules import (
    Entrant,
    Kind,
    Pairing,
    bye_points,
    divisions,
    pair,
    rounds_of,
    standings,
)
from .http.lobby import Lobby
from .live_tables.loaded_tables import LiveTables
from .runtime.periodic_task import PeriodicTask
from .store.events import Event, EventState, Open, Played, seat_table
from .store.rows import Conflict, Overtaken, is_outage
from .store.store import Store

log = logging.getLogger(__name__)
#: Seconds between checks, and a time that never comes.
EVERY, NEVER = 5.0, 1e11


class League(Struct):
    """Divisions of about `size` entrants, of which `moves` rise and fall.

    A season begins `days` after the last one (0: when the arbiter says so), once its games are over.
    """

    size: int
    moves: int
    days: float


class EventRules(Struct):
    """The rules of an event; those of a league are the rules of its divisions, and its rounds are seasons.

    `late`: minutes after which an entrant who never came to the table forfeits. `hours`: the length of a
    round; then the seats that a table waits for forfeit. In duplicate, the bot `opponent` plays the
    other seats.
    """

    kind: Kind
    game: str
    rounds: int
    options: dict[str, Any] = {}
    clock: Clock | None = None
    rated: bool = False
    late: int = 0
    hours: float = 0.0
    seats: int = 2
    opponent: str | None = None
    league: League | None = None

    def own_seat(self, round: int) -> int:
        """The seat of every entrant in a round of duplicate."""
        return (round - 1) % self.seats


# msgspec prepares a class at its first use. Two threads that do so at once crash the process, so it is done here.
json.Decoder(EventRules)


class EventWatch:
    """Periodic task that advances events. Several processes may run it at the same time."""

    def __init__(self, store: Store, live_tables: LiveTables, lobby: Lobby) -> None:
        self._store, self._live_tables, self._lobby = store, live_tables, lobby
        self._task = PeriodicTask(EVERY, self.check, "the check of events failed")
        self._key = b""

    async def open(self) -> None:
        self._key = bytes.fromhex(await self._store.setting("event-key", token_hex(32)))
        self._task.start()

    def close(self) -> None:
        self._task.stop()

    async def check(self) -> None:
        for id in await self._store.events.due(daily_deal.now()):
            try:
                await self.advance(id)
            except AstrariumError as error:
                if not is_outage(error):
                    log.warning("event %s: %s", id, error)

    async def advance(self, id: str) -> None:
        """Do all pending steps of an event."""
        events = self._store.events
        state = await events.state(id)
        if state is not None and state.event.state == "entry":
            await events.begin(id, daily_deal.now())
            state = await events.state(id)
        if state is None or state.event.state not in ("running", "league"):
            return
        rules = convert(state.event.rules, EventRules)
        league = rules.league
        await (self._take_in(state, rules) if league is None else self._take_in_divisions(state))
        now, begins = daily_deal.now(), None
        if league is not None and state.event.begins <= now:
            begins = now + DAY * league.days if league.days else NEVER
            await events.number(id)
        state = await events.state(id) or state  # what follows is decided by this state alone
        due = league is None or state.event.begins <= now
        if due and all(each.points is not None for each in state.games):
            round = state.event.round + 1
            pairings = await asyncio.to_thread(next_round, state, rules, round)
            await events.next_round(id, round, pairings, begins)
            state = await events.state(id) or state
        for game in state.games:
            if game.points is None and game.played is None:
                if league is None:
                    await self._set_up(state, rules, game)
                else:
                    division = division_of(state.event, rules, game)
                    await events.add_division(division, game.round, game.board, game.seats)
                    await self.advance(division.id)

    async def _take_in_divisions(self, state: EventState) -> None:
        """Enter the places of a league's divisions that are over."""
        ids = {each.number: each.id for each in state.entrants}
        for game in state.games:
            if game.points is not None or game.played is None:
                continue
            division = await self._store.events.state(game.played)
            if division is not None and division.event.state == "over":
                numbers = {each.id: each.number for each in division.entrants}
                games = [each.pairing() for each in division.games]
                lines = standings("round_robin", entrants_of(division), games)
                places = {line.number: line.place for line in lines}
                points = [float(places.get(numbers.get(ids[seat]) or 0, 0)) for seat in game.seats]
                await self._store.events.set_points(state.event.id, game.round, game.board, points)

    async def _set_up(self, state: EventState, rules: EventRules, game: Played) -> None:
        """Set up the table of a pairing, unless another process was first."""
        event = state.event
        entrants = {each.number: each for each in state.entrants}
        duplicate = rules.kind == "duplicate"
        own = rules.own_seat(game.round)
        numbers = [game.seats[0] if seat == own else None for seat in range(rules.seats)]
        places = []
        for seat, number in enumerate(numbers if duplicate else game.seats):
            entrant = entrants.get(number) if number is not None else None
            if entrant is None or entrant.person is None:
                places.append(Place(seat, "bot", bot=entrant.bot if entrant else rules.opponent))
            else:
                places.append(Place(seat, "link", person=entrant.person, called=entrant.name))
        people = [place.person for place in places if place.person is not None]
        host = await self._store.accounts.person(people[0] if people else event.host)
        if host is None:
            return
        deal = hmac.new(self._key, f"{event.id}/{game.round}".encode(), sha256).hexdigest()
        begin = partial(
            open_match,
            find_game(rules.game),
            places,
            rules.options,
            rules.clock,
            host.id,
            seed=deal if duplicate else None,
            name=event.name,
            rated=rules.rated and bool(people),
            event=event.id,
        )
        opened = await asyncio.to_thread(begin)
        taken = partial(
            seat_table, event=event.id, round=game.round, board=game.board, table=opened.stored.id
        )
        with suppress(Conflict):
            await self._lobby.open(opened, host, taken)

    async def _take_in(self, state: EventState, rules: EventRules) -> None:
        """Enter results and forfeit overdue games."""
        event, now = state.event, daily_deal.now()
        bots = {each.number for each in state.entrants if each.bot is not None}
        tables = await self._store.events.open_tables(event.id)
        for each in tables:
            if each.over:
                points = points_of(each, rules, bots)
                await self._store.events.set_points(event.id, each.round, each.board, points)
        going = [each for each in tables if not each.over]
        expected = [each for each in going if rules.late and now > each.created + 60 * rules.late]
        absent = await self._store.events.never_there([each.table for each in expected])
        for each in going:
            seats = [seat for seat, person in absent.get(each.table, ()) if not self._is_there(each, person)]
            if rules.hours and now > each.created + 3600 * rules.hours:
                seats += each.waiting
            if seats:
                await self._forfeit(event, rules, each, set(seats))

    def _is_there(self, table: Open, person: str) -> bool:
        served = self._live_tables.served.get(table.table)
        return served is not None and served.live.room.present(person)

    async def _forfeit(self, event: Event, rules: EventRules, table: Open, seats: set[int]) -> None:
        """Forfeit these seats. If all entrants of a table forfeit, nobody gets points."""
        try:
            served = await self._live_tables.get(table.table)
            await served.catch_up()
            held = {place.seat for place in served.live.seating.places if place.person is not None}
            if len(held & seats) == len(table.entrants):
                nothing = [0.0] * len(table.entrants)
                await self._store.events.set_points(event.id, table.round, table.board, nothing)
            await served.carry_out(_lose(served.live, sorted(held & seats)))
        except (Overtaken, HostFailed):
            pass  # another process was first


def _lose(live: LiveTable, seats: Iterable[int]) -> Command:
    for seat in seats:
        if not live.table.over and seat not in live.table.conceded:
            yield from leaving.give_up(live, seat, Text("table-notice-event-late", seat=Seat(seat)))
    live.room.tell_all()


def next_round(state: EventState, rules: EventRules, round: int) -> list[Pairing]:
    """The pairings of a round; none after the last one. A bye has its points from the start."""
    entrants = entrants_of(state)
    games = [each.pairing() for each in state.games]
    if rules.league is not None:
        over = round > rules.rounds or sum(not each.gone for each in entrants) < 2
        return [] if over else divisions(entrants, games, round, rules.league.size, rules.league.moves)
    if (
        round > rounds_of(rules.kind, len(entrants), rules.rounds)
        or sum(not each.gone for each in entrants) < 2
    ):
        return []
    bye = bye_points(rules.kind)
    return [
        Pairing(each.round, each.board, each.seats, (bye,))
        if bye is not None and len(each.seats) == 1
        else each
        for each in pair(rules.kind, entrants, games, round)
    ]


def division_of(league: Event, rules: EventRules, game: Played) -> Event:
    """The event of a division in a season."""
    name = f"{league.name[:32]} {game.round}.{game.board}"
    own = to_builtins(structs.replace(rules, league=None))
    return Event(
        token_hex(8), name, league.host, own, daily_deal.now(), group_id=league.group_id, parent=league.id
    )


def entrants_of(state: EventState) -> list[Entrant]:
    """The numbered entrants of an event."""
    return [Entrant(each.number, each.gone) for each in state.entrants if each.number is not None]


def points_of(table: Open, rules: EventRules, bots: Set[int | None]) -> list[float]:
    """The points of a finished table by entrant.

    A game that was broken off gives no points, except to a bot: its opponent has lost.
    """
    result = table.result or {}
    broken_off = not result or result["decided_by"] == ABANDONED
    if rules.kind == "duplicate":
        own = str(rules.own_seat(table.round))
        return [0.0 if broken_off else float(result["scores"][own])]
    if broken_off:
        against = [number in bots for number in table.entrants]
        return [float(bot and sum(against) == 1) for bot in against]
    first = result["ranking"][0]
    return [0.0 if seat not in first else 1.0 / len(first) for seat in (0, 1)]
