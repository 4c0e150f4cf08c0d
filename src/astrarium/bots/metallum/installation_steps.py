"""Steps with installations, each as its few best outcomes.

Every function gets a fresh node for the use and returns the nodes of its outcomes. The worth of robots is
tabulated by planet, so the best targets are found planet by planet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...games.metallum.components import PLACES, PLANETS
from ...games.metallum.vocabulary import Effect, JumpShip, MoveRobots, Place, Remove, SetDeposit, SwapRobots
from .judge import FOE, MARK, MARKS, OWN
from .robot_steps import (
    count,
    explored,
    gain_of,
    gains,
    in_reach,
    movable,
    open_to_moves,
    place,
    shift,
)
from .search_nodes import Node, Reply, Scene

ENOUGH = ("enough",)
#: Maximum outcomes of one use that are searched.
BEST = 2


def use(scene: Scene, node: Node, at: int, means: str, done: str, *replies: Reply) -> list[Node]:
    """The outcomes of using the installation at a position."""
    planet = scene.position.planets[at]
    if not planet or not node.explored >> at & 1:
        return []
    base = node.then(done, *replies)
    base.uses = (*node.uses, (means, at))
    return _outcomes(scene, base, at, PLANETS[planet].effects[0])


def _outcomes(scene: Scene, base: Node, at: int, op: Effect) -> list[Node]:
    """The outcomes of an installation by its first op; those of Beta and Gamma include the other ops."""
    match op:
        case MoveRobots():
            unit = OWN if op.owner == "self" else FOE
            return _spread(scene, base, unit, op.most) if op.spreads else _gather(scene, base, unit)
        case Remove():
            return _replace(scene, base) if op.owner == "opponent" else _sacrifice(scene, base, at)
        case JumpShip():
            return [jump_to(base, target) for target in explored(base) if target != base.ship]
        case SwapRobots():
            return _swap(scene, base)
        case Place(at="here"):
            place(scene, base, at, op.count)
            return [base]
        case Place():
            return place_anywhere(scene, base, op.count)
        case SetDeposit():
            return mark(scene, base, op.modes)
    return []


def _again(base: Node) -> Node:
    """A copy of the node, for another outcome of the same use."""
    node = base.then("", *base.replies)
    node.parent = base.parent
    return node


# -- moving robots


#: Gain, source, targets, whether more robots could go.
Spread = tuple[float, int, tuple[int, ...], bool]


def _spread(scene: Scene, node: Node, unit: int, most: int) -> list[Node]:
    """Alpha, delta: from one planet to others; for each source the best targets."""
    targets = open_to_moves(scene, node)
    sources = movable(scene, node, unit) if len(targets) > 1 else []
    added = [(to, gains(scene, node, to, unit, most)) for to in targets]
    found: list[Spread] = []
    for source in sources:
        able = min(most, count(node, source, unit))
        lost = gains(scene, node, source, -unit, able)
        best = _share([each for each in added if each[0] != source], able)
        gain, moved = max([(best[moved][0] + lost[moved], moved) for moved in range(1, able + 1)])
        found.append((gain, source, best[moved][1], moved < able))
    found.sort(reverse=True)
    alone = len(targets) == 2
    return [_spread_node(scene, node, unit, spread, alone, len(sources) == 1) for spread in found[:BEST]]


def _share(others: Iterable[tuple[int, list[float]]], able: int) -> list[tuple[float, tuple[int, ...]]]:
    """For 0, 1, … `able` robots: the best gain and the planets they go to."""
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ()), *[(-1e9, ())] * able]
    for to, gain in others:
        for total in range(able, 0, -1):
            for some in range(1, total + 1):
                before = best[total - some]
                if before[0] + gain[some] > best[total][0]:
                    best[total] = (before[0] + gain[some], before[1] + (to,) * some)
    return best


def _spread_node(scene: Scene, base: Node, unit: int, spread: Spread, alone: bool, only: bool) -> Node:
    _, source, goals, more = spread
    node = _again(base)
    if not only:
        node.replies.append(("move-from", ("from", source)))
    shift(scene, node, source, -unit * len(goals))
    for to in goals:
        shift(scene, node, to, unit)
    node.replies += [("move-to", ("to", to)) for to in (goals[1:] if alone else goals)]
    if more:
        node.replies.append(("move-to", ENOUGH))
    return node


def _gather(scene: Scene, node: Node, unit: int) -> list[Node]:
    """Theta: one or two own robots onto one planet."""
    sources = movable(scene, node, unit)
    targets = [to for to in open_to_moves(scene, node) if any(source != to for source in sources)]
    lost = {
        source: gains(scene, node, source, -unit, min(2, count(node, source, unit))) for source in sources
    }
    found: list[tuple[float, int, tuple[int, ...]]] = []
    for to in targets:
        gain = gains(scene, node, to, unit, 2)
        others = {source: loss for source, loss in lost.items() if source != to}
        found += [(gain[len(picked)] + loss, to, picked) for loss, picked in _one_or_two(others)]
    found.sort(reverse=True)
    return [_gather_node(scene, node, unit, to, picked, len(targets) == 1) for _, to, picked in found[:BEST]]


def _one_or_two(changes: dict[int, list[float]]) -> list[tuple[float, tuple[int, ...]]]:
    """The best single planet and the best pair (or one planet twice), each with its gain."""
    singles = sorted([(change[1], at) for at, change in changes.items()], reverse=True)
    pairs = [(change[2], (at, at)) for at, change in changes.items() if len(change) > 2]
    if len(singles) > 1:
        pairs.append((singles[0][0] + singles[1][0], (singles[0][1], singles[1][1])))
    return [(singles[0][0], (singles[0][1],)), *([max(pairs)] if pairs else [])]


def _gather_node(scene: Scene, base: Node, unit: int, to: int, picked: tuple[int, ...], only: bool) -> Node:
    node = _again(base)
    if not only:
        node.replies.append(("gather-to", ("to", to)))
    for moved, source in enumerate(picked):
        if moved or len([at for at in movable(scene, node, unit) if at != to]) > 1:
            node.replies.append(("gather-from", ("from", source)))
        shift(scene, node, source, -unit)
        shift(scene, node, to, unit)
    if len(picked) == 1 and any(at != to for at in movable(scene, node, unit)):
        node.replies.append(("gather-from", ENOUGH))
    return node


def _swap(scene: Scene, base: Node) -> list[Node]:
    """Zeta: an own and an enemy robot on different planets change places."""
    owns = [(gain_of(scene, base, own, FOE - OWN), own) for own in movable(scene, base, OWN)]
    foes = [(gain_of(scene, base, foe, OWN - FOE), foe) for foe in movable(scene, base, FOE)]
    pairs = [(gain + more, own, foe) for gain, own in owns for more, foe in foes if own != foe]
    nodes = []
    for _, own, foe in sorted(pairs, reverse=True)[:BEST]:
        node = _again(base)
        node.replies += [("swap-own", ("from", own)), ("swap-enemy", ("with", foe))]
        shift(scene, node, own, FOE - OWN)
        shift(scene, node, foe, OWN - FOE)
        nodes.append(node)
    return nodes


# -- removing robots


def _replace(scene: Scene, node: Node) -> list[Node]:
    """Beta: replaces one enemy robot by an own one."""
    found = in_reach(scene, node, FOE)
    ranked = sorted([(gain_of(scene, node, at, OWN - FOE), at) for at in found], reverse=True)
    nodes = []
    for _, target in ranked[:BEST]:
        after = _again(node)
        if len(found) > 1:
            after.replies.append(("remove-robot", ("from", target)))
        shift(scene, after, target, -FOE)
        place(scene, after, target, 1)
        nodes.append(after)
    return nodes


def _sacrifice(scene: Scene, base: Node, at: int) -> list[Node]:
    """Gamma: removes an own robot from it, and one or two enemy robots from any planets."""
    targets = in_reach(scene, base, FOE)
    if not count(base, at, OWN) or not targets:
        return []
    node = _again(base)
    shift(scene, node, at, -OWN)
    node.reserve += 1
    lost = {to: gains(scene, node, to, -FOE, min(2, count(node, to, FOE))) for to in targets}
    return [_sacrifice_node(scene, node, picked) for _, picked in _one_or_two(lost)]


def _sacrifice_node(scene: Scene, base: Node, picked: tuple[int, ...]) -> Node:
    node = _again(base)
    for taken, target in enumerate(picked):
        if taken or len(in_reach(scene, node, FOE)) > 1:
            node.replies.append(("remove-robot", ("from", target)))
        shift(scene, node, target, -FOE)
    if len(picked) == 1 and in_reach(scene, node, FOE):
        node.replies.append(("remove-robot", ENOUGH))
    return node


# -- placing robots


def place_anywhere(scene: Scene, base: Node, robots: int) -> list[Node]:
    """Eta, orbital drop: own robots on one explored planet of choice."""
    ranked = sorted([(gain_of(scene, base, at, robots * OWN), at) for at in explored(base)], reverse=True)
    nodes = []
    for _, target in ranked[:BEST]:
        node = _again(base)
        node.replies.append(("place-robots", ("at", target)))
        place(scene, node, target, robots)
        nodes.append(node)
    return nodes


# -- ships and deposits


def jump_to(base: Node, target: int) -> Node:
    """Move the ship to another explored planet."""
    node = _again(base)
    node.replies.append(("move-ship", ("to", target)))
    node.ship = target
    node.surprise = False
    return node


#: An answer, and its changes: planets with packed numbers to add.
Marking = tuple[tuple[str | int, ...], tuple[tuple[int, int], ...]]
NONE, RICH, POOR = MARKS.index("none"), MARKS.index("rich"), MARKS.index("poor")


def mark(scene: Scene, base: Node, modes: Sequence[str]) -> list[Node]:
    """The outcomes of setting, turning, shifting or removing a marker, the best first."""
    found = []
    for reply, changes in _markings(base, modes):
        found.append((sum([gain_of(scene, base, at, change) for at, change in changes]), reply, changes))
    found.sort(reverse=True)
    nodes = []
    for _, reply, changes in found[:BEST]:
        node = _again(base)
        node.replies.append(("set-deposit", reply))
        for at, change in changes:
            shift(scene, node, at, change)
        nodes.append(node)
    return nodes


def _markings(node: Node, modes: Sequence[str]) -> list[Marking]:
    """All ways to do one of these things to a marker."""
    marks = [node.planet(at) // MARK for at in range(PLACES)]
    free = [at for at in range(PLACES) if marks[at] == NONE]
    marked = [at for at in range(PLACES) if marks[at] != NONE]
    found: list[Marking] = []
    for mode in modes:
        if mode == "place":
            found += [(("mark", at, "rich"), ((at, (RICH - NONE) * MARK),)) for at in free]
            found += [(("mark", at, "poor"), ((at, (POOR - NONE) * MARK),)) for at in free]
        elif mode == "remove":
            found += [(("unmark", at), ((at, (NONE - marks[at]) * MARK),)) for at in marked]
        elif mode == "flip":
            found += [(("flip", at), ((at, (RICH + POOR - 2 * marks[at]) * MARK),)) for at in marked]
        else:
            off = {at: (NONE - marks[at]) * MARK for at in marked}
            found += [(("shift", at, to), ((at, off[at]), (to, -off[at]))) for at in marked for to in free]
    return found
