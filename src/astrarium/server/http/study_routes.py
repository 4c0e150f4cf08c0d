"""Routes of studies: create, show and change them, and ask the engine.

Everyone with the link of a study may see it. Studies are made of finished games only.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from secrets import token_hex
from time import monotonic, time
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from ... import game as find_game
from ...kernel import AstrariumError, BadRecord, Text
from ...study import BadStudy, Study, Walk, study_of
from ...study.analysis import best
from ...study.by_hand import Asked, Edit, asked, changed, form
from ...study.changes import Change, make
from ...study.node_puzzle import proved, solves
from ...study.study_messages import moments_of, position, reviewed, to_review, tree, welcome, words
from ...tables import daily_deal
from ...tables.archive import ArchivedTable
from ...tables.record_validation import MOST_ENTRIES, load_record
from ...tables.token_bucket import TooMuch
from ..accounts import Accounts
from ..bots import coach_tasks
from ..bots.worker_pool import WorkerPool
from ..bots.worker_process import BotFailed
from ..origin_check import cookie_of
from ..rate_limits import RateLimits
from ..store.rows import Conflict, Person
from ..store.store import Store
from ..store.studies import StudyRow
from .lobby import Lobby, NotYet, NotYours

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
#: Maximum bytes of a file, seconds to check a file and of an engine task, studies per person and in memory.
LARGEST, CHECKING, LOOKING, MOST, KEPT = 4_000_000, 20.0, 20.0, 300, 24
#: Seconds of a proof, and puzzles in a list.
PROVING, LISTED = 60.0, 60
#: Seconds without a request after which a person has left a study.
GONE = 12.0


class NoSuchStudy(AstrariumError):
    """There is no study of that id."""


class NewStudy(Struct):
    """A request for a study of a finished table."""

    table: str
    token: str | None = None
    #: The position to open, as a number of answers.
    move: int = 0


class Made(Struct):
    study: str
    node: int = 0


class ByHand(Struct):
    """Changes of a position by hand."""

    edits: list[Edit]


class Attempt(Struct):
    """An answer to a puzzle."""

    seat: int
    answer: Any


class Sharing(Struct):
    """Whether everyone with the link may change a study."""

    shared: bool


@dataclass(slots=True)
class Room:
    """A study in memory, and the people viewing it."""

    row: StudyRow
    walk: Walk
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    #: By person: name, node, and time of the last request.
    people: dict[str, tuple[str, int, float]] = field(default_factory=dict)


class Studies:
    """The studies of a server."""

    def __init__(self, store: Store, workers: WorkerPool, lobby: Lobby) -> None:
        self.store, self.workers, self.lobby = store, workers, lobby
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        #: Running reviews by study and seat: (done, total), or None after a failure; and their tasks.
        self._reviews: dict[tuple[str, int], tuple[int, int] | None] = {}
        self._reviewing: set[asyncio.Task[None]] = set()

    # -- creation

    async def of_table(self, person: Person, wanted: NewStudy) -> Made:
        """The person's study of a table, created if necessary, at a move. Running games are refused."""
        served = await self.lobby.watchable(wanted.table, person, wanted.token)
        if not served.live.table.over:
            raise NotYet("error-study-not-yet")
        if daily_deal.closed(served.live.stored):
            raise NotYet("table-daily-closed")
        if isinstance(served.live.table, ArchivedTable):
            raise BadRecord("table-review-rules")
        id = await self.store.studies.made_of(wanted.table, person.id)
        if id is None:
            async with served.lock:
                record = (await asyncio.to_thread(served.live.record)).to_json()
            id = await self._add(person, record, wanted.table, served.live.stored.name or "")
        move = wanted.move - served.live.history.earlier.moves
        return Made(id, (await self.room(id)).walk.node_at(move))

    async def of_file(self, person: Person, data: dict[str, Any]) -> str:
        """Create a study from a file: a study, or the record of a finished game. Returns its id."""
        return await self._add(person, data, None, "")

    async def by_hand(self, id: str, node: int, person: Person, edits: list[Edit]) -> str:
        """Create a study of a changed position. Returns its id."""
        room = await self.room(id)
        async with room.lock:
            position = await asyncio.to_thread(asked, room.walk, node)
        return await self._checked(person, checked_by_hand, (position, edits), None)

    async def _add(self, person: Person, data: dict[str, Any], origin: str | None, title: str) -> str:
        return await self._checked(person, checked, (msgspec.json.encode(data), title), origin)

    async def _checked(self, person: Person, check: Any, task: tuple[Any, ...], origin: str | None) -> str:
        """Store the study that a task in a worker process gives."""
        if await self.store.studies.count(person.id) >= MOST:
            raise TooMuch("server-too-many-studies", most=MOST)
        try:
            found = await self.workers.ask(person.id, check, task, CHECKING)
        except BotFailed:
            raise BadRecord("server-record-unplayable") from None
        if isinstance(found, Text):
            raise BadStudy(found)
        study = msgspec.json.decode(found)
        now = time()
        title = study["study"]["title"]
        row = StudyRow(token_hex(8), person.id, study["game"], title, study, now, now, origin)
        await self.store.studies.add(row)
        return row.id

    # -- studies in memory

    async def room(self, id: str) -> Room:
        """A study in memory, reloaded if another process has changed it."""
        version = await self.store.studies.version(id)
        if version is None:
            self._rooms.pop(id, None)
            raise NoSuchStudy("server-no-such-study")
        room = self._rooms.get(id)
        if room is None or room.row.version != version:
            people = room.people if room else {}
            row = await self.store.studies.study(id)
            if row is None:
                raise NoSuchStudy("server-no-such-study")
            room = Room(row, await asyncio.to_thread(_open, row), people=people)
            self._rooms[id] = room
        self._rooms.move_to_end(id)
        if len(self._rooms) > KEPT:
            self._rooms.popitem(last=False)
        return room

    async def change(self, id: str, person: Person, change: Change) -> int:
        """Change a study and store it. Returns the node to show next."""
        for _ in range(3):
            room = await self.room(id)
            if not may_change(room.row, person):
                raise NotYours("server-study-look-only")
            async with room.lock:
                try:
                    before = len(room.walk.study.nodes)
                    node = await asyncio.to_thread(make, room.walk, change, person.name)
                    if change.do in ("answer", "deal") and len(room.walk.study.nodes) == before:
                        return node
                    row = room.row
                    row.data = await asyncio.to_thread(room.walk.study.to_json)
                    row.title = room.walk.study.title
                    await self.store.studies.save(row)
                    return node
                except Conflict:
                    self._rooms.pop(id, None)  # another process was first: reload and retry
                except AstrariumError:
                    raise
                except Exception:
                    self._rooms.pop(id, None)
                    raise
        raise NotYet("table-try-again")

    # -- reading

    async def whole(self, id: str, person: Person | None) -> dict[str, Any]:
        """The tree of a study."""
        room = await self.room(id)
        async with room.lock:
            row, walk = room.row, room.walk
            return {
                "id": id,
                "version": row.version,
                "mine": person is not None and person.id == row.person,
                "may": person is not None and may_change(row, person),
                "shared": row.shared,
                "origin": row.origin,
                "title": row.title,
                "puzzle": row.puzzle and _shown_puzzle(row.puzzle),
                "welcome": welcome(walk, id, row.created),
                "played": walk.study.played,
                "nodes": await asyncio.to_thread(tree, walk.study),
            }

    async def node(self, id: str, show: Any, node: int, seat: int | None, open: bool | None) -> Any:
        room = await self.room(id)
        async with room.lock:
            return await asyncio.to_thread(show, room.walk, node, seat, open)

    async def moments(self, id: str, person: str) -> list[Any]:
        """The turning points of the game, computed once and stored."""
        room = await self.room(id)
        if room.row.moments is None:
            packed = msgspec.json.encode(room.row.data).decode()
            await self._keep(room, moments=await self._think(person, moments_of, (packed,)))
        found: list[Any] = room.row.moments["moments"]
        return found

    async def review(self, id: str, seat: int, person: str) -> dict[str, Any]:
        """The review of a seat's decisions, computed in the background and stored; until then, progress."""
        room, key = await self.room(id), (id, seat)
        if known := (room.row.moments or {}).get(f"review {seat}"):
            return {"review": known}
        if key not in self._reviews:
            async with room.lock:
                task = await asyncio.to_thread(to_review, room.walk, seat)
            self._reviews[key] = 0, 1
            work = asyncio.create_task(self._look_back(key, task, person))
            self._reviewing.add(work)
            work.add_done_callback(self._reviewing.discard)
        if (known := self._reviews[key]) is None:
            del self._reviews[key]
            raise NotYet("table-coach-failed")
        done, whole = known
        return {"done": done, "all": whole}

    async def _look_back(self, key: tuple[str, int], task: tuple[Any, ...], person: str) -> None:
        id, seat = key
        try:
            await self.moments(id, person)
            async for found in coach_tasks.review(self.workers, task, person):
                if isinstance(found, tuple):
                    self._reviews[key] = found
                else:
                    room = await self.room(id)
                    await self._keep(room, **{f"review {seat}": reviewed(room.walk, found)})
            del self._reviews[key]
        except (AstrariumError, BotFailed) as error:
            log.warning("no review of study %s: %s", id, error)
            self._reviews[key] = None

    async def _keep(self, room: Room, **found: Any) -> None:
        room.row.moments = (room.row.moments or {}) | found
        await self.store.studies.save_moments(room.row.id, room.row.moments)

    async def best(self, id: str, node: int, seat: int, open: bool, known: int, person: str) -> Any:
        """The engine's result at a node, after more worlds than `known`."""
        room = await self.room(id)
        async with room.lock:
            asked = await asyncio.to_thread(room.walk.question, node, seat, open)
        return await self._think(person, best, (*asked, known))

    # -- puzzles

    async def puzzle(self, id: str, node: int, person: Person) -> dict[str, Any]:
        """Prove a node as a puzzle, for the list of all; raises BadStudy if there is no proof."""
        room = await self.room(id)
        if room.row.person != person.id:
            raise NotYours("server-study-look-only")
        async with room.lock:
            position = await asyncio.to_thread(asked, room.walk, node)
        try:
            found = await self.workers.ask(person.id, proved, (position,), PROVING)
        except BotFailed:
            found = None
        if found is None:
            raise BadStudy("error-study-unproved")
        room.row.puzzle = {**found, "node": node}
        await self.store.studies.save_puzzle(room.row)
        return _shown_puzzle(room.row.puzzle)

    async def puzzles(self) -> list[dict[str, Any]]:
        """The puzzles that people have proved."""
        return [
            {"study": row["id"], "game": row["game"], "title": row["title"], "by": row["name"]}
            | _shown_puzzle(row["puzzle"])
            for row in await self.store.studies.puzzles(LISTED)
        ]

    async def solves(self, id: str, node: int, tried: Attempt) -> bool:
        room = await self.room(id)
        async with room.lock:
            return await asyncio.to_thread(solves, room.walk, node, tried.seat, tried.answer, room.row.puzzle)

    async def _think(self, person: str, work: Any, task: tuple[Any, ...]) -> Any:
        try:
            return await self.workers.ask(person, work, task, LOOKING)
        except BotFailed:
            raise NotYet("table-coach-failed") from None

    async def here(self, id: str, node: int, person: Person | None) -> dict[str, Any]:
        """Record at which node a person is. Returns the other people and the study's version."""
        room, now = await self.room(id), monotonic()
        if person is not None and node in room.walk.study.nodes:
            room.people[person.id] = person.name, node, now
        room.people = {who: there for who, there in room.people.items() if there[2] > now - GONE}
        others = [
            {"name": name, "node": at}
            for who, (name, at, _) in room.people.items()
            if person is None or who != person.id
        ]
        return {"version": room.row.version, "people": others}


def may_change(row: StudyRow, person: Person) -> bool:
    return row.shared or row.person == person.id


def _shown_puzzle(puzzle: dict[str, Any]) -> dict[str, Any]:
    return {name: puzzle[name] for name in ("node", "kind", "grade", "aim")}


def _open(row: StudyRow) -> Walk:
    study = Study.from_json(row.data)
    walk = Walk(find_game(row.game), study)
    if any(node.rules != walk.game.revision for node in study.nodes.values()):
        walk.check(retell=False)
    return walk


# -- in the worker process


def checked(packed: bytes, title: str) -> bytes | Text:
    """The study of a file, with every move validated; a text if it is invalid."""
    data = msgspec.json.decode(packed)
    try:
        game, record = load_record(data)
        if "study" in data:
            study = Study.from_json(data)
            Walk(game, study).check(retell=True)
        else:
            study = study_of(game, record, title)
            if len(study.played) > MOST_ENTRIES:
                raise BadRecord("server-record-long", most=MOST_ENTRIES)
    except AstrariumError as error:
        return error.text
    return msgspec.json.encode(study.to_json())


def checked_by_hand(position: Asked, edits: list[Edit]) -> bytes | Text:
    """The study of a changed position; a text if the game refuses it."""
    try:
        return msgspec.json.encode(changed(position, edits).to_json())
    except AstrariumError as error:
        return error.text


# -- routes


def study_routes(accounts: Accounts, studies: Studies, limits: RateLimits) -> list[Any]:
    """The route handlers of studies."""

    async def whoever(request: AnyRequest) -> str:
        person = await accounts.who(cookie_of(request))
        return person.id if person else "onlooker"

    @get("/api/studies", summary="My studies")
    async def mine(request: AnyRequest) -> dict[str, Any]:
        person = await accounts.known(cookie_of(request))
        rows = await studies.store.studies.of(person.id, MOST)
        return {"studies": rows}

    @post("/api/studies", summary="Study a game that is over")
    async def of_table(request: AnyRequest, data: JSONBody[NewStudy]) -> Made:
        return await studies.of_table(await accounts.known(cookie_of(request)), data)

    @post("/api/studies/file", request_max_body_size=LARGEST, summary="Open a study from a file")
    async def of_file(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> Made:
        person = await accounts.known(cookie_of(request))
        limits.record(person.id)
        return Made(await studies.of_file(person, data))

    @get("/api/studies/{study:str}", summary="A study: its game and its tree")
    async def whole(request: AnyRequest, study: FromPath[str]) -> dict[str, Any]:
        return await studies.whole(study, await accounts.who(cookie_of(request)))

    @get("/api/studies/{study:str}/nodes/{node:int}", summary="A node of a study as a position")
    async def node(
        study: FromPath[str],
        node: FromPath[int],
        seat: FromQuery[int | None] = None,
        open: FromQuery[bool | None] = None,
    ) -> dict[str, Any]:
        found: dict[str, Any] = await studies.node(study, position, node, seat, open)
        return found

    @get("/api/studies/{study:str}/words/{node:int}", summary="A node in words, and why a choice is barred")
    async def in_words(
        study: FromPath[str],
        node: FromPath[int],
        seat: FromQuery[int | None] = None,
        open: FromQuery[bool | None] = None,
    ) -> dict[str, Any]:
        found: dict[str, Any] = await studies.node(study, words, node, seat, open)
        return found

    @get("/api/studies/{study:str}/form/{node:int}", summary="A position as a form, to change it by hand")
    async def as_form(study: FromPath[str], node: FromPath[int]) -> dict[str, Any]:
        room = await studies.room(study)
        async with room.lock:
            return await asyncio.to_thread(lambda: form(room.walk.table(node)))

    @post("/api/studies/{study:str}/form/{node:int}", summary="A study of a position that is changed by hand")
    async def by_hand(
        request: AnyRequest, study: FromPath[str], node: FromPath[int], data: JSONBody[ByHand]
    ) -> Made:
        person = await accounts.known(cookie_of(request))
        limits.record(person.id)
        return Made(await studies.by_hand(study, node, person, data.edits))

    @get("/api/studies/puzzles", summary="The puzzles that people have set")
    async def puzzles() -> dict[str, Any]:
        return {"puzzles": await studies.puzzles()}

    @post("/api/studies/{study:str}/puzzle/{node:int}", status_code=200, summary="Prove a node as a puzzle")
    async def puzzle(request: AnyRequest, study: FromPath[str], node: FromPath[int]) -> dict[str, Any]:
        person = await accounts.known(cookie_of(request))
        limits.record(person.id)
        return await studies.puzzle(study, node, person)

    @post("/api/studies/{study:str}/solve/{node:int}", status_code=200, summary="Answer a node as a puzzle")
    async def solve(study: FromPath[str], node: FromPath[int], data: JSONBody[Attempt]) -> dict[str, bool]:
        return {"right": await studies.solves(study, node, data)}

    @get("/api/studies/{study:str}/moments", summary="The turning points of the game")
    async def turned(request: AnyRequest, study: FromPath[str]) -> dict[str, Any]:
        return {"moments": await studies.moments(study, await whoever(request))}

    @get("/api/studies/{study:str}/review/{seat:int}", summary="What the decisions of a seat cost")
    async def look_back(request: AnyRequest, study: FromPath[str], seat: FromPath[int]) -> dict[str, Any]:
        return await studies.review(study, seat, await whoever(request))

    @get("/api/studies/{study:str}/best/{node:int}", summary="The best answers at a node, after more worlds")
    async def best_answers(
        request: AnyRequest,
        study: FromPath[str],
        node: FromPath[int],
        seat: FromQuery[int],
        open: FromQuery[bool] = False,
        known: FromQuery[int] = 0,
    ) -> dict[str, Any]:
        found: dict[str, Any] = await studies.best(study, node, seat, open, known, await whoever(request))
        return found

    @get("/api/studies/{study:str}/here/{node:int}", summary="Say where I am; where the others are")
    async def here(request: AnyRequest, study: FromPath[str], node: FromPath[int]) -> dict[str, Any]:
        return await studies.here(study, node, await accounts.who(cookie_of(request)))

    @get("/api/studies/{study:str}/file", summary="A study as a file")
    async def file(study: FromPath[str]) -> dict[str, Any]:
        room = await studies.room(study)
        data: dict[str, Any] = room.row.data
        return data

    @get("/api/studies/{study:str}/record/{node:int}", summary="The game up to a node, to play on from there")
    async def record(study: FromPath[str], node: FromPath[int]) -> dict[str, Any]:
        room = await studies.room(study)
        return room.walk.study.record(node).to_json()

    @post("/api/studies/{study:str}/changes", status_code=200, summary="Change a study")
    async def change(request: AnyRequest, study: FromPath[str], data: JSONBody[Change]) -> dict[str, Any]:
        person = await accounts.known(cookie_of(request))
        return {"node": await studies.change(study, person, data)}

    @post("/api/studies/{study:str}/sharing", status_code=204, summary="Set who may change a study")
    async def sharing(request: AnyRequest, study: FromPath[str], data: JSONBody[Sharing]) -> None:
        room = await studies.room(study)
        if room.row.person != (await accounts.known(cookie_of(request))).id:
            raise NotYours("server-study-look-only")
        async with room.lock:
            room.row.shared = data.shared
            await studies.store.studies.save(room.row)

    @post("/api/studies/{study:str}/delete", status_code=204, summary="Delete a study of mine")
    async def delete(request: AnyRequest, study: FromPath[str]) -> None:
        room = await studies.room(study)
        if room.row.person != (await accounts.known(cookie_of(request))).id:
            raise NotYours("server-study-look-only")
        await studies.store.studies.delete(study)

    return [
        mine,
        of_table,
        of_file,
        whole,
        node,
        in_words,
        as_form,
        by_hand,
        puzzles,
        puzzle,
        solve,
        turned,
        look_back,
        best_answers,
        here,
        file,
        record,
        change,
        sharing,
        delete,
    ]
