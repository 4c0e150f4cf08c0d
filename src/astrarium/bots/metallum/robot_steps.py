"""Steps that change the robots on planets, and their worth."""

from __future__ import annotations

from ...games.metallum.components import PLACES
from .judge import COUNT, FOE, OWN, PLANET
from .search_nodes import PLANET_BITS, Node, Scene

#: Bit offsets on the packed board of each side's robots, by planet.
OWN_AT = tuple(PLANET * at + 6 for at in range(PLACES))
FOE_AT = tuple(PLANET * at for at in range(PLACES))


def shift(scene: Scene, node: Node, at: int, change: int) -> None:
    """Add a packed number to a planet, and update the value of the node."""
    before = node.board >> PLANET * at & PLANET_BITS
    worth = scene.worths[at]
    node.value += worth[before + change] - worth[before]
    node.board += change << PLANET * at


def gain_of(scene: Scene, node: Node, at: int, change: int) -> float:
    """The gain of adding a packed number to a planet."""
    before = node.board >> PLANET * at & PLANET_BITS
    worth = scene.worths[at]
    return worth[before + change] - worth[before]


def gains(scene: Scene, node: Node, at: int, unit: int, most: int) -> list[float]:
    """The gains of adding a packed number to a planet 0, 1, … `most` times."""
    before = node.board >> PLANET * at & PLANET_BITS
    worth = scene.worths[at]
    now = worth[before]
    return [worth[before + unit * count] - now for count in range(most + 1)]


def place(scene: Scene, node: Node, at: int, count: int) -> None:
    """Put own robots on a planet, recycling where it costs least when the reserve is empty."""
    for _ in range(count - node.reserve):
        sources = owned(node)
        source = max(sources, key=lambda source: gain_of(scene, node, source, -OWN))
        shift(scene, node, source, -OWN)
        node.replies.append(("recycle", ("from", source)))
        node.reserve += 1
    node.reserve -= count
    shift(scene, node, at, count * OWN)


# -- which robots can be touched


def owned(node: Node) -> list[int]:
    """Planets with own robots."""
    board = node.board
    return [at for at in range(PLACES) if board >> OWN_AT[at] & COUNT]


def explored(node: Node) -> list[int]:
    seen = node.explored
    return [at for at in range(PLACES) if seen >> at & 1]


def in_reach(scene: Scene, node: Node, unit: int) -> list[int]:
    """Planets with robots of one side that an installation can take away."""
    if unit == OWN:
        return owned(node)
    board = node.board
    found = [at for at in range(PLACES) if board >> FOE_AT[at] & COUNT]
    return [at for at in found if at not in scene.barriers] if scene.barriers else found


def movable(scene: Scene, node: Node, unit: int) -> list[int]:
    """Planets with robots of one side that an installation can move elsewhere."""
    found = in_reach(scene, node, unit)
    return [at for at in found if at not in scene.jams] if scene.jams else found


def open_to_moves(scene: Scene, node: Node) -> list[int]:
    """Planets to which an installation can move robots."""
    found = explored(node)
    return [at for at in found if at not in scene.jams] if scene.jams else found


def count(node: Node, at: int, unit: int) -> int:
    """The number of robots of one side on a planet."""
    return node.board >> (OWN_AT[at] if unit == OWN else FOE_AT[at]) & COUNT


def flipped(board: int) -> int:
    """The board as the other player sees it."""
    return board // OWN & _FOES | (board & _FOES) * OWN | board & _MARKS


_FOES = sum(COUNT * FOE << PLANET * at for at in range(PLACES))
_MARKS = sum(PLANET_BITS << PLANET * at for at in range(PLACES)) & ~(_FOES | _FOES * OWN)
