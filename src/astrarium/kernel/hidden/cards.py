"""Physical cards: a card is an id (its back), `face[id]` says what is printed on it.

Ids never tell anything: a shuffle moves the *faces* among the ids of the pile. `seen[id]` has one
bit for each seat that has looked at the face since the last shuffle (the bit after the last seat is
the spectators'). `pool[id]` names the cards whose unseen faces are interchangeable for somebody who
has not looked: cards with the same back, from the same shuffle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from .chance import Chance


class Mixed(NamedTuple):
    """One shuffle, as the log of luck keeps it."""

    ids: tuple[int, ...]
    before: tuple[Any, ...]
    seen: tuple[int, ...]
    after: tuple[Any, ...]


def _each(values: list[Any], ids: Sequence[int]) -> tuple[Any, ...]:
    """What a list says of each of these cards. (Nothing is quicker for a whole pile.)"""
    return itemgetter(*ids)(values) if len(ids) > 1 else tuple([values[card] for card in ids])


class Cards:
    """All cards of a table, with who has seen what."""

    __slots__ = ("everyone", "face", "pool", "seen")

    def __init__(self, seats: int) -> None:
        self.everyone = (1 << (seats + 1)) - 1
        self.face: list[Any] = []
        self.seen: list[int] = []
        self.pool: list[int] = []

    def copy(self) -> Cards:
        twin = Cards.__new__(Cards)
        twin.everyone = self.everyone
        twin.face = self.face[:]
        twin.seen = self.seen[:]
        twin.pool = self.pool[:]
        return twin

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
        """New cards with one common back; their ids. They lie in the order given until shuffled."""
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
        """Show faces to everybody in `bits`; True when somebody saw something new."""
        seen = self.seen
        news = False
        for card in ids:
            mask = seen[card]
            if mask | bits != mask:
                seen[card] = mask | bits
                news = True
        return news

    def mix(self, ids: Sequence[int], chance: Chance, stream: str) -> None:
        """Shuffle a pile of the set-up, whose cards lie as they were added.

        Nobody has seen any of them: there is nothing to remember of it, and nothing to forget.
        """
        if not ids:
            return
        face, first, end = self.face, ids[0], ids[-1] + 1
        if end - first == len(ids):  # no card between them lies elsewhere
            printed = face[first:end]
            chance.mix(printed, stream)
            face[first:end] = printed
        else:
            printed = [face[card] for card in ids]
            chance.mix(printed, stream)
            for card, each in zip(ids, printed, strict=True):
                face[card] = each

    def shuffle(self, ids: Sequence[int], chance: Chance, stream: str) -> None:
        """Mix the faces among the cards of a pile; nobody knows any of them afterwards."""
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
        """Some of these cards went elsewhere unseen: only those in `keeps` can still tell which is which.

        To them it is a shuffle; the faces stay where they are.
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
        """Say which cards are interchangeable after a shuffle."""
        pool = self.pool
        mixed = set(_each(pool, ids))
        if masks.count(self.everyone) == len(masks):
            # A pile of which everybody knew every card stays apart: its cards can be nowhere else.
            fresh = max(pool, default=-1) + 1
            for card in ids:
                pool[card] = fresh
        elif len(mixed) > 1:
            # Nobody can tell any more which face of the pile came from where.
            common = min(mixed)
            self.pool = [common if group in mixed else group for group in pool]
