"""What all at a table see: worked out once for all, and packed once where it stays as it is for long."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Any, TypeAlias

from ..kernel import Table

#: What is shown to several is packed once: a server puts it into JSON.
Pack: TypeAlias = Callable[[Any], Any]


def plain(shown: Any) -> Any:
    """Leave it as it is."""
    return shown


class Common:
    """The parts of a table's view that are the same for all, where the game tells them from the rest.

    Most are put into JSON again for everybody: that is quicker than to pack them and put them together. Only
    things that stay as they were from move to move (see `kernel/lately.py`) are packed one by one, and kept.
    """

    def __init__(self, table: Table, pack: Pack) -> None:
        self._table = table
        self._pack = pack
        #: What all see in the present moment.
        self._public: Any = None
        #: Lists in it, or in what was seen last; where things in them stay as they were, each of them packed.
        self._lists: dict[str, tuple[list[Any], list[Any]]] = {}
        #: Such lists, packed as a whole.
        self._whole: dict[str, Any] = {}

    def view(self, seat: int | None) -> Any:
        """What a seat sees, packed as far as that pays; what all see is worked out once."""
        table, personal = self._table, self._table.game.personal
        if seat is None or personal is None or table.over:
            return self._pack(table.view(seat))
        if self._public is None:
            self._look()
        seen = {**personal(table.state, self._public, seat)}
        for name, (public, packed) in self._lists.items():
            if packed:
                seen[name] = self._part(name, public, packed, seen[name])
        return seen

    def _look(self) -> None:
        """See what all see, and what of it is still there since a move ago."""
        self._public = self._table.view(None)
        last, self._lists = self._lists, {}
        for name, listed in self._public.items():
            if isinstance(listed, list) and listed and isinstance(listed[0], dict):
                before, packed = last.get(name, ([], []))
                if not any(map(is_, before, listed)):
                    packed = []
                elif listed is not before or not packed:
                    lasting = {id(thing): each for thing, each in zip(before, packed, strict=False)}
                    packed = [lasting.get(id(thing)) or self._pack(thing) for thing in listed]
                self._lists[name] = listed, packed

    def _part(self, name: str, public: list[Any], packed: list[Any], own: list[Any]) -> Any:
        """A list as a seat sees it, with what is the very thing that all see as it was packed."""
        if own is public:
            if name not in self._whole:
                self._whole[name] = self._pack(packed)
            return self._whole[name]
        if len(own) != len(public):
            return own
        return [packed[at] if each is public[at] else each for at, each in enumerate(own)]

    def forget(self) -> None:
        """Everybody has been shown what is common to all: it need not wait in memory for the next move."""
        self._public, self._whole = None, {}
