"""Determinization: deals the unseen cards of a seat again.

The deal depends on the seat's knowledge and on the given chance alone: unseen faces are sorted before they are
shuffled. So two tables that look the same to a seat give it the same worlds.
"""

from __future__ import annotations

from typing import Any

from .cards import Cards, Mixed
from .chance import Chance

#: Placeholder for any face.
FREE: Any = object()
#: Maximum attempts to find a deal consistent with the seat's memory over several shuffles.
TRIES = 200


#: Unseen cards and their sorted faces, by pool.
Unseen = list[tuple[list[int], list[Any]]]


def unseen(now: Cards, bit: int) -> Unseen:
    """The cards unseen by the seat with this bit; equal for all worlds of a position."""
    pool, faces = now.pool, now.face
    groups: dict[int, list[int]] = {}
    for card, mask in enumerate(now.seen):
        if not mask & bit:
            groups.setdefault(pool[card], []).append(card)
    return [(cards, sorted([faces[card] for card in cards])) for cards in groups.values()]


def imagine(
    base: Cards, now: Cards, log: list[Any], bit: int, chance: Chance, hidden: Unseen | None = None
) -> tuple[Any, ...]:
    """Deal `base` (the cards at the checkpoint) again for the seat with this bit; returns the script of chance.

    `now` are the present cards, `hidden` the unseen ones among them (if known), and `log` the chance results
    since the checkpoint. Faces that the seat knows stay. If a pile was shuffled since the checkpoint, faces
    seen before stay in the pile, and faces seen after stay on their cards.
    """
    shuffles = [entry for entry in log if isinstance(entry, Mixed)]
    if not shuffles:
        base.face = _deal_hidden(now, unseen(now, bit) if hidden is None else hidden, chance)
        return tuple(log)
    known = [face if mask & bit else FREE for face, mask in zip(now.face, now.seen, strict=True)]
    for _ in range(TRIES):
        dealt = known[:]
        paths = _trace_back(shuffles, dealt, bit, chance)
        if paths and _deal(dealt, base.face, base.pool, chance):
            break
    else:
        # Drop the seat's knowledge from before the shuffles.
        dealt = known[:]
        paths = _trace_back(shuffles, dealt, 0, chance)
        _deal(dealt, base.face, [0] * len(base.pool), chance)
    base.face = dealt
    return _script(log, dealt[:], paths)


def _deal_hidden(now: Cards, hidden: Unseen, chance: Chance) -> list[Any]:
    """Shuffle the unseen faces of each pool."""
    faces = now.face[:]
    for cards, known in hidden:
        printed = known[:]
        chance.mix(printed, "imagine")
        for card, face in zip(cards, printed, strict=True):
            faces[card] = face
    return faces


def _trace_back(shuffles: list[Mixed], faces: list[Any], bit: int, chance: Chance) -> list[dict[int, int]]:
    """Change `faces` from the knowledge after the shuffles to the faces before them.

    Returns for each shuffle a map from old to new card of each face; an empty list if it is impossible.
    """
    paths: list[dict[int, int]] = []
    for mixed in reversed(shuffles):
        path = _trace_shuffle(mixed, faces, bit, chance)
        if path is None:
            return []
        before = {card: faces[path[card]] for card in mixed.ids}
        for card, face, mask in zip(mixed.ids, mixed.before, mixed.seen, strict=True):
            faces[card] = face if mask & bit else before[card]
        paths.append(path)
    return paths[::-1]


def _trace_shuffle(mixed: Mixed, faces: list[Any], bit: int, chance: Chance) -> dict[int, int] | None:
    """A possible permutation of a shuffle: faces seen before and after have to match."""
    out = list(mixed.ids)
    chance.mix(out, "imagine")
    bound = [card for card in out if faces[card] is not FREE]
    free = [card for card in out if faces[card] is FREE]
    path: dict[int, int] = {}
    for card, face, mask in zip(mixed.ids, mixed.before, mixed.seen, strict=True):
        if mask & bit:
            places = next(([place] for place in bound if faces[place] == face), free)
            if not places:
                return None
            path[card] = place = places[-1]
            (bound if place in bound else free).remove(place)
    rest = [card for card in mixed.ids if card not in path]
    chance.mix(rest, "imagine")
    path.update(zip(rest, bound + free, strict=True))
    return path


def _deal(faces: list[Any], printed: list[Any], pool: list[int], chance: Chance) -> bool:
    """Deal the faces of each pool to its free cards; returns False if they do not fit."""
    left: dict[int, list[Any]] = {}
    for card in sorted(range(len(pool)), key=lambda card: (pool[card], printed[card])):
        left.setdefault(pool[card], []).append(printed[card])
    for card, face in enumerate(faces):
        if face is not FREE:
            if face not in left[pool[card]]:
                return False
            left[pool[card]].remove(face)
    for rest in left.values():
        chance.mix(rest, "imagine")
    for card, face in enumerate(faces):
        if face is FREE:
            faces[card] = left[pool[card]].pop()
    return True


def _script(log: list[Any], faces: list[Any], paths: list[dict[int, int]]) -> tuple[Any, ...]:
    """The chance results that replay the log in the imagined deal."""
    script: list[Any] = []
    coming = iter(paths)
    for entry in log:
        if isinstance(entry, Mixed):
            came = {place: faces[card] for card, place in next(coming).items()}
            for card, face in came.items():
                faces[card] = face
            entry = Mixed(entry.ids, (), (), tuple([came[card] for card in entry.ids]))
        script.append(entry)
    return tuple(script)
