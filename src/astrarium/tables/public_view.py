"""The public part of a view, computed once per position; unchanged items are serialised once."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Any, TypeAlias

from ..kernel import Table

#: Serialises data that several listeners receive. A server uses JSON.
Pack: TypeAlias = Callable[[Any], Any]


def plain(shown: Any) -> Any:
    """The identity: no serialisation."""
    return shown


class PublicView:
    """The view parts that all seats share, for games that define `personal`.

    Most parts are serialised for each listener, which is faster than joining fragments. Items that stay the
    same object from move to move (`kernel/data/view_memo.py`) are serialised once and cached.
    """

    def __init__(self, table: Table, pack: Pack) -> None:
        self._table = table
        self._pack = pack
        #: The public view of the open question.
        self._public: Any = None
        #: Its lists, or those of the last view, with the serialised items of lists that persist.
        self._lists: dict[str, tuple[list[Any], list[Any]]] = {}
        #: Unchanged lists, serialised as a whole.
        self._whole: dict[str, Any] = {}

    def view(self, seat: int | None) -> Any:
        """The view of a seat, serialised where that pays; the public part is computed once."""
        table, personal = self._table, self._table.game.personal
        if seat is None or personal is None or table.over:
            return self._pack(table.view(seat))
        if self._public is None:
            self._evaluation()
        seen = {**personal(table.state, self._public, seat)}
        for name, (public, packed) in self._lists.items():
            if packed:
                seen[name] = self._part(name, public, packed, seen[name])
        return seen

    def _evaluation(self) -> None:
        """Compute the public view and find the items that last since the previous one."""
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
        """A seat's list with the serialised form of its public items."""
        if own is public:
            if name not in self._whole:
                self._whole[name] = self._pack(packed)
            return self._whole[name]
        if len(own) != len(public):
            return own
        return [packed[at] if each is public[at] else each for at, each in enumerate(own)]

    def forget(self) -> None:
        """Free the public view after all listeners have received it."""
        self._public, self._whole = None, {}
