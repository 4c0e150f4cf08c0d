"""Setting up a table: for a game, a lesson, a puzzle, a deal of the day, or from a past position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from secrets import token_hex
from time import time
from typing import Any, Protocol

from .. import kernel
from ..kernel import AstrariumError, BadSetup, Game, Move, Record, Table
from ..teach import LEARNER, lesson_table
from .branching import branch_places, past_table
from .for_seat import public_move
from .levels import check_bot, first
from .live import LiveTable
from .luck import check_seats, mixed
from .messages import Clock
from .names import clean_name
from .puzzling import find_puzzle, puzzle_places
from .rematch import rematch_places
from .seats import SeatWish, new_token, place_wishes
from .sheet import Place, Sheet
from .teaching import find_lesson, lesson_places


class TableWish(Protocol):
    """What somebody wants to play, and with whom."""

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


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of a day, and whether it is played as the try that counts."""

    day: str
    seed: str
    counts: bool


@dataclass(slots=True)
class Opened:
    """A new table, and what was entered there before the first question."""

    sheet: Sheet
    table: Table
    entered: Sequence[Move]


def open_table(game: Game, wish: TableWish, clock: Clock | None, person: str, called: str) -> Opened:
    """A table as somebody wants it; raises BadSetup."""
    places = place_wishes(game, wish.seats, person)
    options = game.check_setup(len(places), _variants(game, wish.options))
    for place in places:
        place.called = called if place.person else None
    seed = token_hex(16) if wish.seed is None else str(wish.seed)
    sheet = _sheet(game, person, places, options, seed)
    sheet.name = clean_name(wish.name) if wish.name and wish.name.strip() else None
    sheet.seeded, sheet.open, sheet.absence = wish.seed is not None, wish.open, wish.absence
    sheet.clock = clock
    if wish.words and wish.seed is None:
        check_seats(len(places))
        sheet.words = {}
    table = kernel.start(game, len(places), seed, options)
    return _opened(sheet, table, table.history)


def deal(game: Game, sheet: Sheet) -> Opened:
    """Deal at a table where all words are spoken."""
    own: dict[int, str] = {}
    for person, word in (sheet.words or {}).items():
        held = [place.seat for place in sheet.places if place.person == person]
        if held:
            own[held[0]] = word
    sheet.seed, sheet.words, sheet.rules = mixed(sheet.seed, own, sheet.seats), None, game.revision
    table = kernel.start(game, sheet.seats, sheet.seed, sheet.options)
    return _opened(sheet, table, table.history)


def open_lesson(game: Game, lesson_id: str, person: str, called: str) -> Opened:
    """A table at which somebody learns a game; raises BadSetup."""
    lesson = find_lesson(game, lesson_id)
    places = lesson_places(game, lesson, person)
    places[LEARNER].called = called
    table = lesson_table(game, lesson)
    sheet = _sheet(game, person, places, dict(table.options), str(lesson.deal.seed))
    sheet.seeded, sheet.lesson = True, lesson.id
    return _opened(sheet, table, table.history)


def open_puzzle(game: Game, puzzle_id: str, person: str, called: str) -> Opened:
    """A table at which somebody solves a puzzle; raises BadSetup."""
    puzzle = find_puzzle(game, puzzle_id)
    table = puzzle.table(game)
    sheet = _sheet(game, person, puzzle_places(game, puzzle, person, called), dict(table.options), "puzzle")
    sheet.seeded, sheet.position, sheet.puzzle = True, table.start_position, puzzle.id
    return _opened(sheet, table, table.history[len(puzzle.position.get("since", ())) :])


def open_daily(game: Game, deal: Deal, person: str, called: str) -> Opened:
    """A table with the deal of a day; raises BadSetup."""
    seats = min(max(2, game.seats[0]), game.seats[1])
    bots = [Place(seat, "bot", bot=first(game.id)) for seat in range(1, seats)]
    places = [Place(0, "me", person=person, called=called), *bots]
    options = game.check_setup(seats, {})
    sheet = _sheet(game, person, places, options, deal.seed)
    sheet.daily, sheet.counted = deal.day, deal.counts
    table = kernel.start(game, seats, deal.seed, options)
    return _opened(sheet, table, table.history)


def open_branch(live: LiveTable, move: int, person: str, called: str) -> Opened:
    """A table of one's own, from a past position of another one; raises NoBranch."""
    table = past_table(live, move)
    places = branch_places(live.seating, table, person, called)
    old = live.sheet
    sheet = _sheet(table.game, person, places, old.options, old.seed)
    sheet.name, sheet.position = old.name, table.start_position
    sheet.seeded, sheet.origin = True, {"table": old.id, "move": move}
    if live.table.result is not None and live.seating.held_by(person):  # they will want to compare
        scores = live.table.result.scores
        sheet.origin["scores"] = {str(seat): points for seat, points in scores.items()}
    known = len((table.start_position or {}).get("since", ()))
    return _opened(sheet, table, table.history[known:])


def open_rematch(live: LiveTable, person: str) -> Opened:
    """The same people, bots and options again; everybody has moved on by one seat."""
    game, old = live.table.game, live.sheet
    places = rematch_places(live.seating)
    known = [setting.id for setting in game.variants]
    chosen = {name: value for name, value in old.options.items() if name in known}
    options = game.check_setup(len(places), chosen)
    sheet = _sheet(game, person, places, options, token_hex(16))
    sheet.name, sheet.clock, sheet.absence = old.name, old.clock, old.absence
    table = kernel.start(game, len(places), sheet.seed, options)
    return _opened(sheet, table, table.history)


def open_record(game: Game, record: Record, person: str, called: str, invite: bool = False) -> Opened:
    """A table that goes on where a record ends, with everybody on their seats; raises BadRecord.

    Bots are known by their names. Of the others, whose name it is, or nobody's, and the first where none is,
    plays on; the rest share the device, or are invited by links where there is something left to play.
    """
    table = kernel.replay(game, record)
    invite = invite and not table.over
    names = [*record.players, *[""] * record.seats][: record.seats]
    own = next((seat for seat, name in enumerate(names) if name in (called, "")), None)
    places = [_played(game, seat, name, person, invite) for seat, name in enumerate(names)]
    if own is None:
        own = next((place.seat for place in places if place.bot is None), 0)
    places[own] = Place(own, "me", person=person, called=called)
    sheet = _sheet(game, person, places, dict(table.options), record.seed or "")
    sheet.seeded, sheet.position = True, record.position
    sheet.over = table.over
    sheet.result = table.result.to_json() if table.result is not None else None
    if not table.over:
        sheet.origin = {"table": None, "move": table.moves}
    known = len((record.position or {}).get("since", ()))
    return _opened(sheet, table, table.history[known:])


def _played(game: Game, seat: int, name: str, person: str, invite: bool) -> Place:
    try:
        return Place(seat, "bot", bot=check_bot(name, game))
    except AstrariumError:
        if invite:
            return Place(seat, "link", token=new_token())
    try:
        return Place(seat, "hotseat", person=person, name=clean_name(name))
    except AstrariumError:
        return Place(seat, "hotseat", person=person)


def _opened(sheet: Sheet, table: Table, entered: Sequence[Move]) -> Opened:
    sheet.moves, sheet.move = len(entered), public_move(table)
    sheet.waiting = [choice.seat for choice in table.pending]
    sheet.heading = LiveTable(sheet, table).heading()
    return Opened(sheet, table, entered)


def _sheet(game: Game, person: str, places: list[Place], options: dict[str, Any], seed: str) -> Sheet:
    """What is kept of a table that begins now."""
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
        host=person,
        created=now,
        changed=now,
        places=places,
    )


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
