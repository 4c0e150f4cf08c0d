"""Cards: ids (card backs), faces, and which seats have seen which face.

A card is an id, and `face[id]` is its face. A shuffle moves the faces among the ids of a pile, so ids reveal
nothing. `seen[id]` has a bit for each seat that has seen the face since the last shuffle. The bit after the
last seat is for spectators. Cards with equal `pool[id]` have interchangeable unseen faces: the same back, from
the same shuffle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Annotated, Any, NamedTuple, TypeAlias

from .chance import Chance

#: In annotations of a state: the id of a card, and a place for one (negative: empty).
CardId: TypeAlias = Annotated[int, "card"]
CardSlot: TypeAlias = Annotated[int, "slot"]


class Mixed(NamedTuple):
    """A shuffle in the log of chance."""

    ids: tuple[int, ...]
    before: tuple[Any, ...]
    seen: tuple[int, ...]
    after: tuple[Any, ...]


def _each(values: list[Any], ids: Sequence[int]) -> tuple[Any, ...]:
    """The entries of a list for these cards; `itemgetter` is fastest for a whole pile."""
    return itemgetter(*ids)(values) if len(ids) > 1 else tuple([values[card] for card in ids])


class Cards:
    """All cards of a table with their faces and viewers."""

    __slots__ = ("everyone", "face", "pool", "seen")

    def __init__(self, seats: int) -> None:
        self.everyone = (1 << (seats + 1)) - 1
        self.face: list[Any] = []
        self.seen: list[int] = []
        self.pool: list[int] = []

    def copy(self) -> Cards:
        copy = Cards.__new__(Cards)
        copy.everyone = self.everyone
        copy.face = self.face[:]
        copy.seen = self.seen[:]
        copy.pool = self.pool[:]
        return copy

    def to_json(self) -> dict[str, Any]:
        return {"everyone": self.everyone, "face": self.face[:], "seen": self.seen[:], "pool": self.pool[:]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Cards:
        cards = cls(0)
        cards.everyone = int(data["everyone"])
        cards.face = list(data["face"])
        cards.seen = [int(mask) for mask in data["seen"]]
        cards.pool = [int(pool) for pool in data["pool"]]
        if not len(cards.face) == len(cards.seen) == len(cards.pool):
            raise ValueError("face, seen and pool must be equally long")
        return cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def add(self, faces: Iterable[Any], *, open: bool = False) -> list[int]:
        """Add cards with a common back, in order; returns their ids."""
        pool = max(self.pool, default=-1) + 1
        first = len(self.face)
        self.face.extend(faces)
        fresh = len(self.face) - first
        self.seen.extend([self.everyone if open else 0] * fresh)
        self.pool.extend([pool] * fresh)
        return list(range(first, len(self.face)))

    def knows(self, seat: int | None, card: int) -> bool:
        """Whether the seat (None: a spectator) has seen the face of the card."""
        return bool(self.seen[card] & self.bit(seat))

    def bit(self, seat: int | None) -> int:
        return (self.everyone + 1) >> 1 if seat is None else 1 << seat

    def show(self, ids: Iterable[int], bits: int) -> bool:
        """Show faces to the seats in `bits`; returns whether a face was new to one of them."""
        seen = self.seen
        news = False
        for card in ids:
            mask = seen[card]
            if mask | bits != mask:
                seen[card] = mask | bits
                news = True
        return news

    def mix(self, ids: Sequence[int], chance: Chance, stream: str) -> None:
        """Shuffle a pile of new, unseen cards during set-up; not logged."""
        if not ids:
            return
        face, first, end = self.face, ids[0], ids[-1] + 1
        if end - first == len(ids):  # a contiguous range of ids
            printed = face[first:end]
            chance.mix(printed, stream)
            face[first:end] = printed
        else:
            printed = [face[card] for card in ids]
            chance.mix(printed, stream)
            for card, each in zip(ids, printed, strict=True):
                face[card] = each

    def shuffle(self, ids: Sequence[int], chance: Chance, stream: str) -> None:
        """Shuffle the faces of a pile; all knowledge of them is lost."""
        face, seen = self.face, self.seen
        before, masks = _each(face, ids), _each(seen, ids)
        scripted = chance.outcome()
        if scripted is None:
            after = list(before)
            chance.mix(after, stream)
        else:
            after = list(scripted.after)
        chance.log.append(Mixed(tuple(ids), before, masks, tuple(after)))
        for card, printed in zip(ids, after, strict=True):
            face[card] = printed
            seen[card] = 0
        self._regroup(ids, masks)

    def lose_track(self, ids: Sequence[int], keeps: int, chance: Chance) -> None:
        """Some of these cards moved unseen: only the seats in `keeps` still know the faces.

        For the other seats it is a shuffle. The faces stay on their ids.
        """
        face, seen = self.face, self.seen
        before, masks = _each(face, ids), _each(seen, ids)
        scripted = chance.outcome()
        after = before if scripted is None else scripted.after
        chance.log.append(Mixed(tuple(ids), before, masks, after))
        for card, printed in zip(ids, after, strict=True):
            face[card] = printed
            seen[card] &= keeps
        self._regroup(ids, masks)

    def _regroup(self, ids: Sequence[int], masks: tuple[int, ...]) -> None:
        """Update the pools after a shuffle."""
        pool = self.pool
        mixed = set(_each(pool, ids))
        if masks.count(self.everyone) == len(masks):
            # All seats knew all cards of this pile, so it is a pool of its own.
            fresh = max(pool, default=-1) + 1
            for card in ids:
                pool[card] = fresh
        elif len(mixed) > 1:
            # The faces of these pools are now interchangeable.
            common = min(mixed)
            self.pool = [common if group in mixed else group for group in pool]
