"""Routes of events: list, entry, rounds with their tables, standings, corrections, results as CSV."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from io import StringIO
from secrets import token_hex
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, convert, to_builtins

from ... import game as find_game
from ...bots.bots_by_rating import rating_of
from ...kernel import AstrariumError, BadSetup
from ...tables import daily_deal
from ...tables.bot_levels import check_bot, first, title
from ...tables.display_names import clean_name
from ...tables.server_messages import Clock, TextTree
from ..accounts import Accounts
from ..event_rules import (
    TIE_BREAKS,
    Entrant,
    Kind,
    Pairing,
    Standing,
    league_standings,
    rounds_of,
    standings,
)
from ..event_watch import NEVER, EventRules, EventWatch, League, entrants_of
from ..origin_check import cookie_of
from ..ratings import newcomer
from ..store.events import Event, EventClosed, EventState
from ..store.groups import NotInGroup
from ..store.rows import Person
from ..store.store import Store
from . import bodies as b
from .lobby import NotInvited, table_clock
from .player_statistics_routes import strength_of

AnyRequest = Request[Any, Any, Any]
#: Maximum entrants of an event, and maximum unfinished events per host.
MOST, OWN = 256, 10
EventKind = Kind | Literal["league"]
Points = Annotated[float, Meta(ge=-1e6, le=1e6)]


class NoSuchEvent(AstrariumError):
    """There is no such event."""


class NewEvent(Struct, forbid_unknown_fields=True):
    """A new event (`event_watch.EventRules`); `begins` in seconds since 1970, `bots` take part."""

    name: b.Name
    game: b.Word
    kind: EventKind
    begins: Annotated[float, Meta(ge=0, le=1e11)] = 0.0
    rounds: Annotated[int, Meta(ge=1, le=30)] = 3
    bots: Annotated[list[b.Word], Meta(max_length=64)] = []
    options: dict[str, Any] = {}
    clock: b.Clock | None = None
    rated: bool = False
    late: Annotated[int, Meta(ge=0, le=14 * 1440)] = 15
    hours: Annotated[float, Meta(ge=0, le=60 * 24)] = 0.0
    #: For members of this group alone.
    group: b.Word | None = None
    #: Of a league: entrants of a division, how many rise and fall, and days of a season (0: the arbiter turns it).
    size: Annotated[int, Meta(ge=2, le=16)] = 4
    moves: Annotated[int, Meta(ge=1, le=4)] = 1
    days: Annotated[float, Meta(ge=0, le=400)] = 0.0


class EventDeed(Struct, forbid_unknown_fields=True):
    """Enter or leave an event; as the arbiter, begin it or a season now, remove an entrant, correct a result."""

    deed: Literal["enter", "leave", "begin", "correct"]
    entrant: b.Word | None = None
    round: int = 0
    board: int = 0
    points: Annotated[list[Points], Meta(max_length=32)] = []
    why: Annotated[str, Meta(max_length=200)] = ""


class EventCard(Struct):
    """An event. `begins`: of a league that has begun, the next season; null if the arbiter begins it."""

    id: str
    name: str
    kind: EventKind
    game: str
    begins: float | None
    state: str
    round: int
    rounds: int
    count: int


class EventEntrant(Struct):
    """An entrant. `title` is that of a bot; only the arbiter gets `id`."""

    number: int | None
    name: str | None
    title: TextTree | None
    gone: bool
    you: bool
    id: str | None = None


class EventGame(Struct):
    """A table of a round; `table` is its id if I play there. Of a league: a division, its event and the places."""

    round: int
    board: int
    seats: list[int]
    points: list[float] | None
    table: str | None
    corrections: list[dict[str, Any]]


class EventLine(Struct):
    number: int
    place: int
    points: float
    ties: list[float]
    #: The place after each round.
    places: list[int]


class Named(Struct):
    """The league of a division, or the group of an event."""

    id: str
    name: str


class EventPage(Struct):
    """An event. `ties` names the tie-breaks of `standings`; `arbiter`: whether I am the arbiter."""

    event: EventCard
    host: str
    arbiter: bool
    rated: bool
    clock: Clock | None
    late: int
    hours: float
    opponent: TextTree | None
    ties: list[str]
    entrants: list[EventEntrant]
    games: list[EventGame]
    standings: list[EventLine]
    league: League | None = None
    parent: Named | None = None
    group: Named | None = None


class Events(Struct):
    events: list[EventCard]


def card(event: Event, count: int) -> EventCard:
    rules = convert(event.rules, EventRules)
    fixed = event.state == "entry" or rules.league is not None
    rounds = rules.rounds if fixed else rounds_of(rules.kind, count, rules.rounds)
    state = event.state if event.state != "league" else "running" if event.round else "entry"
    kind: EventKind = rules.kind if rules.league is None else "league"
    begins = None if event.begins >= NEVER else event.begins
    return EventCard(event.id, event.name, kind, rules.game, begins, state, event.round, rounds, count)


def lines_of(state: EventState) -> Sequence[EventLine]:
    """The standings of an event, with the places after each round; none before it begins."""
    games = tuple(each.pairing() for each in state.games)
    rules = convert(state.event.rules, EventRules)
    going = state.event.state in ("running", "league")
    return _lines(rules.kind, rules.league is not None, going, tuple(entrants_of(state)), games)


@lru_cache(maxsize=50)
def _lines(
    kind: Kind, league: bool, going: bool, entrants: tuple[Entrant, ...], games: tuple[Pairing, ...]
) -> list[EventLine]:
    def order(games: Sequence[Pairing]) -> list[Standing]:
        return league_standings(entrants, games) if league else standings(kind, entrants, games)

    places: dict[int, list[int]] = {}
    rounds = sorted({each.round for each in games})
    for round in rounds[:-1] if going else rounds:
        for line in order([each for each in games if each.round <= round]):
            places.setdefault(line.number, []).append(line.place)
    return [EventLine(**asdict(each), places=places.get(each.number, [])) for each in order(games)]


def event_page(state: EventState, host: str, person: Person | None) -> EventPage:
    """The page of an event, as a person sees it."""
    rules, me = convert(state.event.rules, EventRules), person.id if person else None
    arbiter = state.event.host == me
    mine = {each.number for each in state.entrants if each.person is not None and each.person == me}

    def titled(bot: str | None) -> TextTree | None:
        return None if bot is None else title(rules.game, bot).to_json()

    return EventPage(
        event=card(state.event, len(state.entrants)),
        host=host,
        arbiter=arbiter,
        rated=rules.rated,
        clock=rules.clock,
        late=rules.late,
        hours=rules.hours,
        opponent=titled(rules.opponent),
        ties=[] if rules.league is not None else list(TIE_BREAKS[rules.kind]),
        entrants=[
            EventEntrant(
                number=each.number,
                name=each.name,
                title=titled(each.bot),
                gone=each.gone,
                you=each.person is not None and each.person == me,
                id=each.id if arbiter else None,
            )
            for each in state.entrants
        ],
        games=[
            EventGame(
                round=each.round,
                board=each.board,
                seats=each.seats,
                points=each.points,
                table=each.played if rules.league is not None or mine & set(each.seats) else None,
                corrections=each.corrections or [],
            )
            for each in state.games
        ],
        standings=list(lines_of(state)),
        league=rules.league,
    )


def results_csv(state: EventState) -> str:
    """The standings with a column for each round: points and opponent."""
    entrants = {each.number: each for each in state.entrants}
    rules = convert(state.event.rules, EventRules)
    out = StringIO()
    writer = csv.writer(out)
    ties = TIE_BREAKS[rules.kind] if rules.league is None else ()
    points, each_round = ("points", "round") if rules.league is None else ("division", "season")
    rounds = [f"{each_round} {number}" for number in range(1, state.event.round + 1)]
    writer.writerow(["place", "number", "name", points, *ties, *rounds])
    for line in lines_of(state):
        cells = {}
        for each in state.games:
            if line.number in each.seats and each.points is not None and rules.league is not None:
                cells[each.round] = f"{each.board}.{each.points[each.seats.index(line.number)]:g}"
            elif line.number in each.seats and each.points is not None:
                others = "".join(f" {number}" for number in each.seats if number != line.number)
                cells[each.round] = f"{each.points[each.seats.index(line.number)]:g}{others}"
        who = entrants[line.number].name or entrants[line.number].bot or ""
        who = f"'{who}" if who[:1] in "=+-@" else who  # prevents formulas in spreadsheets
        numbers = [f"{tie:g}" for tie in (line.points, *line.ties)]
        row = [line.place, line.number, who, *numbers]
        writer.writerow([*row, *(cells.get(number, "") for number in range(1, state.event.round + 1))])
    return out.getvalue()


async def create_event(store: Store, person: Person, wish: NewEvent) -> Event:
    """Announce an event. Raises BadSetup."""
    game, duplicate, league = find_game(wish.game), wish.kind == "duplicate", wish.kind == "league"
    if wish.group is not None and wish.group not in await store.groups.of(person.id):
        raise NotInGroup("server-group-role")
    seats = min(max(2, game.seats[0]), game.seats[1]) if duplicate else 2
    game.check_setup(seats, wish.options)
    bots = [check_bot(bot, game) for bot in wish.bots]
    if wish.rated and (duplicate or any(rating_of(bot, game.id) is None for bot in bots)):
        raise BadSetup("server-event-rated")
    if wish.clock is None and not wish.hours:
        raise BadSetup("server-event-time")
    rules = EventRules(
        kind="round_robin" if wish.kind == "league" else wish.kind,
        game=game.id,
        rounds=wish.rounds,
        options=wish.options,
        clock=None if wish.clock is None else table_clock(wish.clock),
        rated=wish.rated,
        late=wish.late,
        hours=wish.hours,
        seats=seats,
        opponent=first(game.id) if duplicate else None,
        league=League(wish.size, wish.moves, wish.days) if league else None,
    )
    if await store.events.count_unfinished(person.id) >= OWN:
        raise EventClosed("server-event-too-many", most=OWN)
    event = Event(
        token_hex(8),
        clean_name(wish.name),
        person.id,
        to_builtins(rules),
        wish.begins,
        state="league" if league else "entry",
        group_id=wish.group,
    )
    strengths = [float(rating_of(bot, game.id) or newcomer(game.id).points) for bot in bots]
    await store.events.add(event, list(zip(bots, strengths, strict=True)))
    return event


def event_routes(store: Store, accounts: Accounts, watch: EventWatch) -> list[Any]:
    """The route handlers."""

    async def found(id: str) -> EventState:
        state = await store.events.state(id)
        if state is None:
            raise NoSuchEvent("server-no-such-event")
        return state

    async def shown(id: str, person: Person | None) -> EventPage:
        state = await visible(id, person)
        event = state.event
        host = await store.accounts.person(event.host)
        page = await asyncio.to_thread(event_page, state, host.name if host else "", person)
        if event.parent is not None and (parent := await store.events.state(event.parent)) is not None:
            page.parent = Named(parent.event.id, parent.event.name)
        if (
            event.group_id is not None
            and (group := await store.groups.group(event.group_id, None)) is not None
        ):
            page.group = Named(group.id, group.name)
        return page

    async def visible(id: str, person: Person | None) -> EventState:
        """An event that a person may see: those of a group are for its members and the entrants."""
        state = await found(id)
        event, me = state.event, person.id if person else None
        known = {event.host, *(each.person for each in state.entrants)}
        hidden = event.group_id is not None and me not in known
        if hidden and event.group_id not in await store.groups.of(me):
            raise NoSuchEvent("server-no-such-event")
        return state

    @get("/api/events", summary="Events: coming, going on, over")
    async def events(request: AnyRequest) -> Events:
        person = await accounts.who(cookie_of(request))
        groups = await store.groups.of(person.id) if person else ()
        return Events([card(event, count) for event, count in await store.events.listed(groups)])

    @post("/api/events", status_code=201, summary="Announce an event")
    async def create(request: AnyRequest, data: JSONBody[NewEvent]) -> EventCard:
        person = await accounts.known(cookie_of(request))
        if person.guest:
            raise NotInvited("server-account-needed")
        return card(await create_event(store, person, data), len(data.bots))

    @get("/api/events/{id:str}", summary="An event: entrants, tables, standings")
    async def event(request: AnyRequest, id: FromPath[str]) -> Response[EventPage]:
        page = await shown(id, await accounts.who(cookie_of(request)))
        return Response(page, headers={"Cache-Control": "no-store"})

    @get("/api/events/{id:str}/results.csv", media_type="text/csv", summary="The standings as CSV")
    async def results(request: AnyRequest, id: FromPath[str]) -> Response[str]:
        state = await visible(id, await accounts.who(cookie_of(request)))
        headers = {"Content-Disposition": f'attachment; filename="{state.event.id}.csv"'}
        return Response(await asyncio.to_thread(results_csv, state), media_type="text/csv", headers=headers)

    @post("/api/events/{id:str}", status_code=200, summary="Enter or leave; begin or correct as the arbiter")
    async def act(request: AnyRequest, id: FromPath[str], data: JSONBody[EventDeed]) -> EventPage:
        person = await accounts.known(cookie_of(request))
        state = await visible(id, person)
        rules, parent = convert(state.event.rules, EventRules), state.event.parent
        if (data.deed in ("begin", "correct") or data.entrant is not None) and state.event.host != person.id:
            raise NotInvited("server-event-arbiter")
        if data.deed == "enter":
            if person.guest:
                raise NotInvited("server-account-needed")
            strength = await strength_of(store, person, rules.game)
            points = newcomer(rules.game).points if strength is None else float(strength)
            await store.events.enter(id, person.id, points, MOST)
        elif data.deed == "leave":
            await store.events.leave(id, data.entrant or person.id)
        elif data.deed == "begin":
            await store.events.begin(id)
        else:
            why = " ".join(data.why.split())
            trace = {"by": person.name, "at": daily_deal.now(), "why": why}
            await store.events.correct(id, data.round, data.board, data.points, trace)
            if parent is not None:
                await store.events.reopen_division(id)
        await watch.advance(id)
        if parent is not None:
            await watch.advance(parent)
        return await shown(id, person)

    return [events, create, event, results, act]
