"""Groups the events of a game into deeds: an action with its causes and consequences.

A game declares the part of each event by name. Log, playback, terminal and screen reader all describe a deed
in one sentence.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol, TypeAlias, TypeVar

#: The part of an event in its deed. `head`: a heading of its own. `deed`: the action. `lead`: its cause.
#: `with`: a consequence. `unsaid`: repeats another event of the deed. `table`: bookkeeping.
Part: TypeAlias = Literal["head", "deed", "lead", "with", "unsaid", "table"]

NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Telling:
    """The parts of a game's events, by name.

    An undeclared event is a deed of its own, or bookkeeping if it has no seat. The text `brief-NAME` is
    an event in a few words, shown beside the sentence of its deed.
    """

    #: Actions of a player; each begins a deed.
    deeds: frozenset[str] = NOTHING
    #: Causes of a deed, such as the card that allows it. They join the next deed of their seat.
    leads: frozenset[str] = NOTHING
    #: Consequences of a deed.
    consequences: frozenset[str] = NOTHING
    #: Automatic events of the table: income, refills.
    bookkeeping: frozenset[str] = NOTHING
    heads: frozenset[str] = frozenset({"round", "phase"})
    #: Lasting deeds, each with the event that ends it; all events between belong to it.
    until: Mapping[str, str] = field(default_factory=dict)
    #: Events that repeat what others of the same deed say.
    unsaid: Mapping[str, Collection[str]] = field(default_factory=dict)
    #: Events that give something to their seat.
    gains: frozenset[str] = NOTHING
    #: Events that harm a seat: the argument with that seat, or `seat` for the event's own.
    strikes: Mapping[str, str] = field(default_factory=dict)

    def kind(self, name: str, seat: int | None) -> Part:
        """The declared part of an event."""
        if name in self.heads:
            return "head"
        if name in self.consequences:
            return "with"
        if name in self.leads:
            return "lead"
        if name in self.bookkeeping:
            return "table"
        return "deed" if name in self.deeds or seat is not None else "table"

    def struck(self, event: Told, args: Mapping[str, object]) -> int | None:
        """The seat that an event harms, if another seat caused it."""
        named = self.strikes.get(event.name, "")
        victim = event.seat if named == "seat" else args.get(named)
        if not isinstance(victim, int) or victim == event.turn:
            return None
        return None if victim == event.seat and named != "seat" else victim


class Told(Protocol):
    """The fields of an event that the grouping reads."""

    @property
    def move(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def begins(self) -> bool: ...


class StoredEvent(NamedTuple):
    """The same fields of a stored event."""

    move: int
    name: str
    seat: int | None
    turn: int | None
    begins: bool


class Place(NamedTuple):
    """The place of an event: the index of the first event of its deed, and its part."""

    deed: int
    part: Part


@dataclass(slots=True)
class _Deed:
    """A deed that later events may join."""

    at: int
    seat: int | None
    #: The last answer that added to it.
    move: int
    #: Whether it only has leads so far; the name of its main event.
    leading: bool
    main: str
    names: set[str]


class Grouping:
    """Groups the events of one viewer incrementally; earlier results never change."""

    __slots__ = ("_at", "_last", "_lasting", "_open", "_table", "_telling")

    def __init__(self, telling: Telling) -> None:
        self._telling = telling
        self._at = -1
        #: The open deeds, the latest last; the last one, open or not; the current group of bookkeeping.
        self._open: list[_Deed] = []
        self._last: _Deed | None = None
        self._table: _Deed | None = None
        #: The event that ends a lasting deed.
        self._lasting = ""

    def place(self, event: Told) -> Place:
        self._at += 1
        part = self._telling.kind(event.name, event.seat)
        if part == "head":
            self._open, self._last, self._lasting = [], None, ""
            return Place(self._at, part)
        if event.begins:
            kept = [deed for deed in self._open if deed.leading or deed.move == event.move]
            if len(kept) < len(self._open):
                self._open, self._lasting = kept, ""
        if part == "table":
            return self._kept(event)
        deed = self._within(event, part)
        if deed is None and part == "with" and event.seat is None:
            deed = self._last  # an event of the table follows from the last deed
        if deed is None:
            goes_on = self._table is not None and self._table.move == event.move
            if part == "with" and (goes_on or event.seat is None):
                return self._kept(event)
            return self._begun(event, part)
        return self._joined(deed, event, part)

    def _kept(self, event: Told) -> Place:
        """Add to the current group of bookkeeping, which lasts until the next deed."""
        if self._table is None:
            self._table = _Deed(self._at, None, event.move, False, event.name, set())
        self._table.move = event.move
        return Place(self._table.at, "table")

    def _begun(self, event: Told, part: Part) -> Place:
        deed = _Deed(self._at, event.seat, event.move, part == "lead", event.name, {event.name})
        # seats that act simultaneously have a deed each
        self._open = [each for each in self._open if each.move == event.move and each.seat != event.seat]
        self._open.append(deed)
        self._last, self._table = deed, None
        self._lasting = self._telling.until.get(event.name, "")
        return Place(deed.at, "lead" if part == "lead" else "deed")

    def _within(self, event: Told, part: Part) -> _Deed | None:
        """The open deed that an event belongs to."""
        if not self._open:
            return None
        last = self._open[-1]
        if self._lasting:
            return last
        own = next((deed for deed in reversed(self._open) if deed.seat == event.seat), None)
        if event.turn is not None and last.seat == event.turn and (own is None or part == "with"):
            own = last  # in a turn, what happens to others is a consequence
        if own is None:
            return None
        if part == "with" or own.leading:
            return own
        # one answer is one deed, unless several players act at once
        return own if event.turn is not None and own.move == event.move else None

    def _joined(self, deed: _Deed, event: Told, part: Part) -> Place:
        deed.move = event.move
        said = self._telling.unsaid.get(event.name, ())
        repeats = not deed.names.isdisjoint(said)
        deed.names.add(event.name)
        if event.name == self._lasting:
            self._lasting = ""
        if repeats:
            return Place(deed.at, "unsaid")
        if deed.leading and part != "lead":
            deed.leading = False
            if part == "deed":
                self._lasting = self._telling.until.get(event.name, "")
                return Place(deed.at, "deed")
        return Place(deed.at, "lead" if part == "lead" and deed.leading else "with")


T = TypeVar("T", bound=Told)
#: A deed: its events with their parts.
Deed: TypeAlias = list[tuple[T, Part]]


def grouped(telling: Telling, events: Iterable[T]) -> list[Deed[T]]:
    """The deeds of these events in order. A heading splits bookkeeping."""
    grouping = Grouping(telling)
    deeds: dict[tuple[int, int], Deed[T]] = {}
    heads = 0
    for event in events:
        place = grouping.place(event)
        heads += place.part == "head"
        deeds.setdefault((place.deed, heads), []).append((event, place.part))
    return list(deeds.values())


def main_of(deed: Deed[T]) -> T:
    """The main event of a deed."""
    for part in ("deed", "lead"):
        for event, each in deed:
            if each == part:
                return event
    return deed[0][0]
