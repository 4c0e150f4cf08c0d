"""A world as a seat may imagine it: everything the seat cannot know is dealt anew.

The imagined deal is a function of what the seat knows and of the given chance alone: unseen faces are
sorted before they are mixed, so two tables that look the same to a seat give it the same worlds.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from .cards import Cards, Mixed
from .chance import Chance


def imagine(base: Cards, now: Cards, log: list[Any], bit: int, chance: Chance) -> tuple[Any, ...]:
    """Re-deal `base` (the cards at the checkpoint) for the seat with this bit; the script of luck since.

    `now` are the cards at this moment and `log` is what luck brought between the two. Faces the seat
    knows now stay. Where a pile was shuffled since the checkpoint, what the seat had seen of the pile
    before stays in the pile, and what it has seen after the shuffle stays where it was seen.
    """
    faces = now.face[:]
    hidden = [card for card, mask in enumerate(now.seen) if not mask & bit]
    shuffles = [entry for entry in log if isinstance(entry, Mixed)]
    for mixed in reversed(shuffles):
        hidden = _keep_in_pile(mixed, faces, hidden, now, bit, chance)
    for group in _by_pool(hidden, now.pool):
        printed = sorted(faces[card] for card in group)
        chance.mix(printed, "imagine")
        for card, face in zip(group, printed, strict=True):
            faces[card] = face
    script = _before_the_shuffles(log, faces, bit, chance)
    base.face = faces
    return script


def _by_pool(ids: list[int], pool: list[int]) -> list[list[int]]:
    groups: dict[int, list[int]] = {}
    for card in ids:
        groups.setdefault(pool[card], []).append(card)
    return list(groups.values())


def _keep_in_pile(
    mixed: Mixed, faces: list[Any], hidden: list[int], now: Cards, bit: int, chance: Chance
) -> list[int]:
    """Put the faces that the seat saw going into this shuffle on hidden cards of the pile.

    Returns the cards that are still to be dealt. A face moves by swapping, so the totals stay right.
    """
    known = Counter(face for face, mask in zip(mixed.before, mixed.seen, strict=True) if mask & bit)
    if not known:
        return hidden
    still = set(hidden)
    known -= Counter(faces[card] for card in mixed.ids if card not in still)
    places = [card for card in mixed.ids if card in still]
    chance.mix(places, "imagine")
    for face in sorted(known.elements()):
        if not places:
            break
        place = places.pop()
        holder = next((card for card in hidden if card in still and faces[card] == face), place)
        faces[holder], faces[place] = faces[place], faces[holder]
        still.discard(place)
    return [card for card in hidden if card in still]


def _before_the_shuffles(log: list[Any], faces: list[Any], bit: int, chance: Chance) -> tuple[Any, ...]:
    """Walk the shuffles backwards: change `faces` to the deal at the checkpoint; the script of luck."""
    script: list[Any] = []
    for entry in reversed(log):
        if not isinstance(entry, Mixed):
            script.append(entry)
            continue
        after = tuple(faces[card] for card in entry.ids)
        left = Counter(after)
        for card, face, mask in zip(entry.ids, entry.before, entry.seen, strict=True):
            if mask & bit:
                faces[card] = face
                left[face] -= 1
        rest = sorted((+left).elements())
        chance.mix(rest, "imagine")
        for card, mask in zip(entry.ids, entry.seen, strict=True):
            if not mask & bit and rest:
                faces[card] = rest.pop()
        script.append(Mixed(entry.ids, (), (), after))
    script.reverse()
    return tuple(script)
