"""What all at a table see: packed once for everybody, and once for as many moves as it stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ..kernel import Table

#: What is shown to several is packed once: a server puts it into JSON.
Pack: TypeAlias = Callable[[Any], Any]


def plain(shown: Any) -> Any:
    """Leave it as it is."""
    return shown


class Common:
    """The parts of a table's view that are the same for all, where the game tells them from the rest."""

    def __init__(self, table: Table, pack: Pack) -> None:
        self._table = table
        self._pack = pack
        #: What all see in the present moment, and its parts, packed.
        self._public: Any = None
        self._parts: dict[str, Any] = {}
        #: Lists in it as they were shown last, and the things in them, packed.
        self._lists: dict[str, tuple[list[Any], list[Any]]] = {}

    def view(self, seat: int | None) -> Any:
        """What a seat sees, packed as a whole or part by part; what all see is worked out and packed once."""
        table, personal = self._table, self._table.game.personal
        if seat is None or personal is None or table.over:
            return self._pack(table.view(seat))
        if self._public is None:
            self._public = table.view(None)
        public, parts = self._public, self._parts
        return {
            name: parts[name] if what is public[name] and name in parts else self._part(name, what)
            for name, what in personal(table.state, public, seat).items()
        }

    def _part(self, name: str, what: Any) -> Any:
        """A part of what a seat sees; as far as it is the very thing that all see, packed once for all."""
        public = self._public[name]
        if what is public:
            self._parts[name] = self._packed(name, what)
            return self._parts[name]
        if not isinstance(what, list) or len(what) != len(public):
            return what
        packed = self._things(name, public)
        return [packed[at] if each is public[at] else each for at, each in enumerate(what)]

    def _packed(self, name: str, what: Any) -> Any:
        if isinstance(what, list) and what and isinstance(what[0], dict):
            return self._pack(self._things(name, what))
        # a number or a word is no lighter packed
        return self._pack(what) if isinstance(what, dict | list) else what

    def _things(self, name: str, public: list[Any]) -> list[Any]:
        """The things in a list, each packed; what was there a move ago still is."""
        listed, packed = self._lists.get(name, ([], []))
        if listed is not public:
            lasting = {id(thing): before for thing, before in zip(listed, packed, strict=True)}
            packed = [lasting.get(id(thing)) or self._pack(thing) for thing in public]
            self._lists[name] = public, packed
        return packed

    def forget(self) -> None:
        """Everybody has been shown what is common to all: it need not wait in memory for the next move."""
        self._public, self._parts = None, {}
