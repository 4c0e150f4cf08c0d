"""Positions by hand: the fields of a position as a form, and changes of them.

The form follows from the annotations of the game's state. A change is accepted if the game finds no fault in
the position, and refused with the first fault otherwise. A changed position begins with its phase, because a
phase cannot be entered in the middle.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from .. import game as find_game
from ..kernel import Game, Table, Text, resume
from ..kernel.data.plain_dataclass import to_json
from .tree import BadStudy, Study
from .walk import Walk, study_of

#: The place of a value in the JSON data of a state.
Path: TypeAlias = tuple[str | int, ...]
Kind: TypeAlias = Literal["number", "flag", "word", "data", "cards", "slots"]
#: Fields that nobody sets by hand.
INNER = frozenset({"seats", "chance", "cards", "news"})
#: An empty place of a card.
EMPTY = -1
#: The kinds of plain values, and of lists with marked entries (`CardId`, `CardSlot`).
SCALARS: dict[Any, Kind] = {int: "number", bool: "flag", str: "word"}
MARKS: dict[Any, Kind] = {"card": "cards", "slot": "slots"}


@dataclass(slots=True)
class Field:
    """A value of a position: where it is, what it may hold, and the seat that it belongs to."""

    path: Path
    kind: Kind
    value: Any
    seat: int | None = None


@dataclass(slots=True)
class Edit:
    """A change: a new value, another face of a card, or another place of it (`card` and `path`)."""

    path: list[str | int] = field(default_factory=list)
    value: Any = None
    card: int | None = None


@dataclass(slots=True)
class Asked:
    """A position to change, as plain data: a worker process checks it."""

    game: str
    options: dict[str, Any]
    position: dict[str, Any]
    players: list[str]
    title: str


def asked(walk: Walk, id: int) -> Asked:
    """The position of a node."""
    table, study = walk.table(id), walk.study
    return Asked(walk.game.id, dict(table.options), table.position(), study.start.players, study.title)


def form(table: Table) -> dict[str, Any]:
    """The fields of a position, and the names of all its cards."""
    state = table.past().checkpoint.state
    name: Callable[[Any, int], Text] = table.game.words.args["face"]  # type: ignore[assignment]
    found = _fields(type(state), to_json(state), (), state.seats)
    return {
        "fields": [
            {"path": list(each.path), "kind": each.kind, "value": each.value, "seat": each.seat}
            for each in found
        ],
        "cards": [name(state, card).to_json() for card in range(len(state.cards.face))],
    }


def changed(asked: Asked, edits: Sequence[Edit]) -> Study:
    """The study of a changed position, with its start alone; raises BadStudy or BadRecord."""
    table = resume(find_game(asked.game), asked.position, asked.options, played=True)
    state = table.past().checkpoint.state
    data = to_json(state)
    zones = [each for each in _fields(type(state), data, (), state.seats) if each.kind in ("cards", "slots")]
    moved: dict[int, Path] = {}
    for edit in edits:
        path = tuple(edit.path)
        if edit.card is None:
            _put(data, path, edit.value)
            continue
        if not 0 <= edit.card < len(state.cards.face):
            raise BadStudy("error-study-place", place=str(edit.card))
        if path:
            _move(data, zones, edit.card, path)
            moved[edit.card] = path
        else:
            _print(data["cards"], edit.card, edit.value)
    for card, path in moved.items():
        _show(table.game, data, zones, card, path)
    record = resume(table.game, data, table.options).record
    record.players = asked.players
    return study_of(table.game, record, asked.title)


def _fields(hint: Any, value: Any, path: Path, seats: int, seat: int | None = None) -> Iterator[Field]:
    """The fields of a value, by its annotation."""
    inner = getattr(hint, "_types", None)
    if inner is not None and isinstance(value, Mapping):
        hints = typing.get_type_hints(hint, include_extras=True)
        for name in inner:
            if path or name not in INNER:
                yield from _fields(hints[name], value[name], (*path, name), seats, seat)
        return
    origin = typing.get_origin(hint)
    if origin in (list, tuple) and isinstance(value, list):
        each = typing.get_args(hint)[0]
        marks = getattr(each, "__metadata__", ())
        if marks and marks[0] in MARKS:
            yield Field(path, MARKS[marks[0]], value, seat)
            return
        by_seat = origin is list and seat is None and len(value) == seats
        if by_seat or _holds_cards(each) or hasattr(each, "_types"):
            for at, one in enumerate(value):
                yield from _fields(each, one, (*path, at), seats, at if by_seat else seat)
            return
    yield Field(path, SCALARS.get(hint, "data"), value, seat)


def _holds_cards(hint: Any) -> bool:
    return any(
        getattr(each, "__metadata__", (None,))[0] in MARKS or _holds_cards(each)
        for each in typing.get_args(hint)
    )


def _within(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def _put(data: Any, path: Path, value: Any) -> None:
    """Replace a value; its type is checked with the whole position."""
    try:
        _within(data, path)
        if path[0] in INNER:
            raise LookupError
        _within(data, path[:-1])[path[-1]] = value
    except (LookupError, TypeError):
        raise BadStudy("error-study-place", place=_said(path)) from None


def _said(path: Path) -> str:
    return ".".join(map(str, path))[:60]


def _move(data: Any, zones: Sequence[Field], card: int, path: Path) -> None:
    """Move a card to another zone, on top of its cards or to its first empty place."""
    goal = next((zone for zone in zones if zone.path == path), None)
    if goal is None:
        raise BadStudy("error-study-place", place=_said(path))
    there = _within(data, path)
    if goal.kind == "slots" and EMPTY not in there:
        raise BadStudy("error-study-no-room", place=_said(path))
    for zone in zones:
        cards = _within(data, zone.path)
        if card in cards:
            cards[:] = [
                EMPTY if each == card else each for each in cards if each != card or zone.kind == "slots"
            ]
    if goal.kind == "slots":
        there[there.index(EMPTY)] = card
    else:
        there.append(card)


def _print(cards: Any, card: int, other: Any) -> None:
    """Exchange the faces of two cards: each is in the box as often as before."""
    faces = cards["face"]
    if not isinstance(other, int) or isinstance(other, bool) or not 0 <= other < len(faces):
        raise BadStudy("error-study-place", place=str(other)[:20])
    faces[card], faces[other] = faces[other], faces[card]


def _show(game: Game, data: Any, zones: Sequence[Field], card: int, path: Path) -> None:
    """Show a moved card to those who see its new neighbours; in an empty zone, to whom the game allows."""
    seen = data["cards"]["seen"]
    beside = [seen[each] for each in _within(data, path) if each not in (card, EMPTY)]
    seat = next((zone.seat for zone in zones if zone.path == path), None)
    own = [] if seat is None else [1 << seat]
    masks = [*beside[:1], data["cards"]["everyone"], *own, 0]
    seen[card] = min(masks, key=lambda mask: _faults(game, data, card, mask))


def _faults(game: Game, data: Any, card: int, mask: int) -> int:
    data["cards"]["seen"][card] = mask
    try:
        return len([*game.faults(game.state.from_json(data))])
    except (AttributeError, LookupError, TypeError, ValueError):
        return 0  # the whole position is checked later
