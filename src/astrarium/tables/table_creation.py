"""Creates tables: games, lessons, puzzles, daily deals, branches, rematches, records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from secrets import token_hex
from time import time
from typing import Any, Protocol

from .. import kernel
from ..kernel import AstrariumError, BadSetup, Game, Move, Record, Table
from ..teach import LEARNER, begin_at, lesson_table
from .bot_levels import check_bot, first
from .branch import branch_places, past_table
from .daily_deal import check_printed
from .display_names import clean_name
from .lesson_table import check_stop, find_lesson, lesson_places
from .live_table import LiveTable
from .puzzle_table import find_puzzle, puzzle_places
from .rated_play import check_rated
from .rematch import rematch_places
from .seat_messages import public_move
from .seats import SeatWish, assign_seats, new_token
from .seed_words import check_seats, mixed
from .server_messages import Clock
from .stored_table import Place, StoredTable


class TableRequest(Protocol):
    """The requested set-up of a new table."""

    @property
    def seats(self) -> Sequence[SeatWish]: ...
    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def seed(self) -> str | int | None: ...
    @property
    def open(self) -> bool: ...
    @property
    def name(self) -> str | None: ...
    @property
    def absence(self) -> int: ...
    @property
    def words(self) -> bool: ...
    @property
    def rated(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Deal:
    """A daily deal, and whether it is the counted try."""

    day: str
    seed: str
    counts: bool


@dataclass(slots=True)
class Opened:
    """A new table, and its entries before the first question."""

    stored: StoredTable
    table: Table
    entered: Sequence[Move]


def open_table(game: Game, wish: TableRequest, clock: Clock | None, person: str, called: str) -> Opened:
    """A table from a request; raises BadSetup."""
    places = assign_seats(game, wish.seats, person)
    options = game.check_setup(len(places), _variants(game, wish.options))
    for place in places:
        place.called = called if place.person else None
    seed = token_hex(16) if wish.seed is None else str(wish.seed)
    stored = _new_table(game, person, places, options, seed)
    stored.name = clean_name(wish.name) if wish.name and wish.name.strip() else None
    stored.seeded, stored.open, stored.absence = wish.seed is not None, wish.open, wish.absence
    stored.clock = clock
    if wish.rated:
        stored.rated = True
        check_rated(stored)
    if wish.words and wish.seed is None:
        check_seats(len(places))
        stored.words = {}
    table = kernel.start(game, len(places), seed, options)
    return _opened_table(stored, table, table.history)


def deal(game: Game, stored: StoredTable) -> Opened:
    """Start the game of a table when all seed words are in."""
    own: dict[int, str] = {}
    for person, word in (stored.words or {}).items():
        held = [place.seat for place in stored.places if place.person == person]
        if held:
            own[held[0]] = word
    stored.seed, stored.words, stored.rules = mixed(stored.seed, own, stored.seats), None, game.revision
    table = kernel.start(game, stored.seats, stored.seed, stored.options)
    return _opened_table(stored, table, table.history)


def open_lesson(game: Game, lesson_id: str, person: str, called: str, stop: int | None = None) -> Opened:
    """A table with a lesson, from its start or from a stop; raises BadSetup."""
    lesson = find_lesson(game, lesson_id)
    places = lesson_places(game, lesson, person)
    places[LEARNER].called = called
    table = (
        lesson_table(game, lesson) if stop is None else begin_at(game, lesson, check_stop(game, lesson, stop))
    )
    stored = _new_table(game, person, places, dict(table.options), str(lesson.deal.seed))
    stored.seeded, stored.lesson, stored.stop = True, lesson.id, (stop or 1) - 1
    return _opened_table(stored, table, table.history)


def open_puzzle(game: Game, puzzle_id: str, person: str, called: str) -> Opened:
    """A table with a puzzle; raises BadSetup."""
    puzzle = find_puzzle(game, puzzle_id)
    table = puzzle.table(game)
    stored = _new_table(
        game, person, puzzle_places(game, puzzle, person, called), dict(table.options), "puzzle"
    )
    stored.seeded, stored.position, stored.puzzle = True, table.start_position, puzzle.id
    return _opened_table(stored, table, table.history[len(puzzle.position.get("since", ())) :])


def open_daily(game: Game, deal: Deal, person: str, called: str) -> Opened:
    """A table with a daily deal; raises BadSetup."""
    check_printed(game)
    seats = min(max(2, game.seats[0]), game.seats[1])
    bots = [Place(seat, "bot", bot=first(game.id)) for seat in range(1, seats)]
    places = [Place(0, "me", person=person, called=called), *bots]
    options = game.check_setup(seats, {})
    stored = _new_table(game, person, places, options, deal.seed)
    stored.daily, stored.counted = deal.day, deal.counts
    table = kernel.start(game, seats, deal.seed, options)
    return _opened_table(stored, table, table.history)


def open_branch(live: LiveTable, move: int, person: str, called: str) -> Opened:
    """A branch of another table; raises NoBranch."""
    table = past_table(live, move)
    places = branch_places(live.seating, table, person, called)
    old = live.stored
    stored = _new_table(table.game, person, places, old.options, old.seed)
    stored.name, stored.position = old.name, table.start_position
    stored.seeded, stored.origin = True, {"table": old.id, "move": move}
    if live.table.result is not None and live.seating.held_by(person):  # for comparison
        scores = live.table.result.scores
        stored.origin["scores"] = {str(seat): points for seat, points in scores.items()}
    known = len((table.start_position or {}).get("since", ()))
    return _opened_table(stored, table, table.history[known:])


def open_rematch(live: LiveTable, person: str) -> Opened:
    """A table with the same people, bots and options, moved on by one seat."""
    game, old = live.table.game, live.stored
    places = rematch_places(live.seating)
    known = [setting.id for setting in game.variants]
    chosen = {name: value for name, value in old.options.items() if name in known}
    options = game.check_setup(len(places), chosen)
    stored = _new_table(game, person, places, options, token_hex(16))
    stored.name, stored.clock, stored.absence = old.name, old.clock, old.absence
    stored.rated = old.rated
    table = kernel.start(game, len(places), stored.seed, options)
    return _opened_table(stored, table, table.history)


def open_match(
    game: Game,
    places: list[Place],
    options: Mapping[str, Any],
    clock: Clock | None,
    host: str,
    *,
    seed: str | None = None,
    name: str | None = None,
    rated: bool = False,
    event: str | None = None,
) -> Opened:
    """A table at which all have their seats already; raises BadSetup."""
    stored = _new_table(
        game, host, places, game.check_setup(len(places), _variants(game, options)), seed or token_hex(16)
    )
    stored.clock, stored.name, stored.rated, stored.event = clock, name, rated, event
    if rated:
        check_rated(stored)
    table = kernel.start(game, len(places), stored.seed, stored.options)
    return _opened_table(stored, table, table.history)


def open_record(game: Game, record: Record, person: str, called: str, invite: bool = False) -> Opened:
    """A table that continues a record; raises BadRecord.

    Names of bots become bots. The person takes the seat with their name, an unnamed one, or the first one of
    a person. The other seats share the device, or get invitations if `invite` is set and the game is open.
    """
    table = kernel.replay(game, record)
    invite = invite and not table.over
    names = [*record.players, *[""] * record.seats][: record.seats]
    own = next((seat for seat, name in enumerate(names) if name in (called, "")), None)
    places = [_recorded_place(game, seat, name, person, invite) for seat, name in enumerate(names)]
    if own is None:
        own = next((place.seat for place in places if place.bot is None), 0)
    places[own] = Place(own, "me", person=person, called=called)
    stored = _new_table(game, person, places, dict(table.options), record.seed or "")
    stored.seeded, stored.position = True, record.position
    stored.over = table.over
    stored.result = table.result.to_json() if table.result is not None else None
    if not table.over:
        stored.origin = {"table": None, "move": table.moves}
    known = len((record.position or {}).get("since", ()))
    return _opened_table(stored, table, table.history[known:])


def _recorded_place(game: Game, seat: int, name: str, person: str, invite: bool) -> Place:
    try:
        return Place(seat, "bot", bot=check_bot(name, game))
    except AstrariumError:
        if invite:
            return Place(seat, "link", token=new_token())
    try:
        return Place(seat, "hotseat", person=person, name=clean_name(name))
    except AstrariumError:
        return Place(seat, "hotseat", person=person)


def _opened_table(stored: StoredTable, table: Table, entered: Sequence[Move]) -> Opened:
    stored.moves, stored.move = len(entered), public_move(table)
    stored.waiting = [choice.seat for choice in table.pending]
    stored.heading = LiveTable(stored, table).heading()
    return Opened(stored, table, entered)


def _new_table(
    game: Game, person: str, places: list[Place], options: dict[str, Any], seed: str
) -> StoredTable:
    """The row of a new table."""
    now = time()
    return StoredTable(
        id=token_hex(8),
        game=game.id,
        rules=game.revision,
        seats=len(places),
        options=options,
        seed=seed,
        seeded=False,
        open=False,
        watch=new_token(),
        host=person,
        created=now,
        changed=now,
        places=places,
    )


def _variants(game: Game, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options of a request. Settings that write out a deal are refused; scripts may use them."""
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
