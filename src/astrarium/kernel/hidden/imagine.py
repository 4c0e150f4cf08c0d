"""A world as a seat may imagine it: everything the seat cannot know is dealt anew.

The imagined deal is a function of what the seat knows and of the given chance alone: unseen faces are
sorted before they are mixed, so two tables that look the same to a seat give it the same worlds.
"""

from __future__ import annotations

from typing import Any

from .cards import Cards, Mixed
from .chance import Chance

#: In place of a face: any face will do.
FREE: Any = object()
#: How often to try again where shuffle upon shuffle leaves no room for all that the seat remembers.
TRIES = 200


#: Cards that a seat has not seen, and their faces, sorted; by pool.
Unseen = list[tuple[list[int], list[Any]]]


def unseen(now: Cards, bit: int) -> Unseen:
    """The cards whose faces the seat with this bit does not know: the same for all worlds of a position."""
    pool, faces = now.pool, now.face
    groups: dict[int, list[int]] = {}
    for card, mask in enumerate(now.seen):
        if not mask & bit:
            groups.setdefault(pool[card], []).append(card)
    return [(cards, sorted([faces[card] for card in cards])) for cards in groups.values()]


def imagine(
    base: Cards, now: Cards, log: list[Any], bit: int, chance: Chance, hidden: Unseen | None = None
) -> tuple[Any, ...]:
    """Re-deal `base` (the cards at the checkpoint) for the seat with this bit; the script of luck since.

    `now` are the cards at this moment, `hidden` those of them that the seat has not seen (where somebody
    has worked it out), and `log` is what luck brought between the two. Faces the seat knows now stay. Where
    a pile was shuffled since the checkpoint, what the seat had seen of the pile before stays in the pile,
    and what it has seen after the shuffle stays where it was seen.
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
        # The seat forgets what it saw before the shuffles, and what belonged together.
        dealt = known[:]
        paths = _trace_back(shuffles, dealt, 0, chance)
        _deal(dealt, base.face, [0] * len(base.pool), chance)
    base.face = dealt
    return _script(log, dealt[:], paths)


def _deal_hidden(now: Cards, hidden: Unseen, chance: Chance) -> list[Any]:
    """Mix the faces that the seat does not know, pool by pool."""
    faces = now.face[:]
    for cards, known in hidden:
        printed = known[:]
        chance.mix(printed, "imagine")
        for card, face in zip(cards, printed, strict=True):
            faces[card] = face
    return faces


def _trace_back(shuffles: list[Mixed], faces: list[Any], bit: int, chance: Chance) -> list[dict[int, int]]:
    """Change `faces` from what is known after the shuffles to what has to be before them.

    Returns for each shuffle which card's face came to lie on which card; nothing where it cannot be.
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
    """Where each face of a pile may have gone: those seen going in and coming out are the same."""
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
    """Deal what is printed on the cards of each pool to its free cards; False where it does not fit."""
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
    """What luck brings when the imagined deal is played on as it was."""
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
