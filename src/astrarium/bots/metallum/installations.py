"""What a player can do with installations, each as the few best outcomes.

Every function gets a fresh node for the use, and returns the nodes it can become. The worth of robots lies in
tables by planet, so the best targets are found planet by planet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...games.metallum.components import PLACES, PLANETS, Effect
from .scene import Node, Reply, Scene
from .values import SHIFT

ENOUGH = ("enough",)
#: How many outcomes of one use are looked at.
BEST = 2
#: One robot more: of the mover's, of the other's, as it is packed.
OWN, FOE = 1 << SHIFT, 1


def use(scene: Scene, node: Node, at: int, means: str, done: str, *replies: Reply) -> list[Node]:
    """The outcomes of using the installation at a position."""
    planet = scene.position.planets[at]
    if not planet or node.explored[at] is False:
        return []
    base = node.then(done, *replies)
    base.uses = (*node.uses, (means, at))
    effects = PLANETS[planet].effects
    return INSTALLATIONS[effects[0].op](scene, base, at, effects)


# -- robots on one planet


def shift(node: Node, scene: Scene, at: int, change: int) -> None:
    """Change the robots on a planet by a packed number, and the value with them."""
    robots = node.own[at] << SHIFT | node.foe[at]
    worth = scene.worths[at][node.marks[at]]
    after = robots + change
    node.value += worth[after] - worth[robots]
    own, foe = after >> SHIFT, after & (OWN - 1)
    if own != node.own[at]:
        node.own = (*node.own[:at], own, *node.own[at + 1 :])
    if foe != node.foe[at]:
        node.foe = (*node.foe[:at], foe, *node.foe[at + 1 :])


def gains(scene: Scene, node: Node, at: int, unit: int, most: int) -> list[float]:
    """What 0, 1, … `most` times the unit (negative: less) of robots on a planet change."""
    robots = node.own[at] << SHIFT | node.foe[at]
    worth = scene.worths[at][node.marks[at]]
    before = worth[robots]
    return [worth[robots + unit * count] - before for count in range(most + 1)]


def place(scene: Scene, node: Node, at: int, count: int) -> None:
    """Put own robots on a planet, recycling where it costs least when the reserve is empty."""
    missing = count - node.reserve
    if missing > 0:
        _recycle(scene, node, missing)
    shift(node, scene, at, count * OWN)


def _recycle(scene: Scene, node: Node, missing: int) -> None:
    for _ in range(missing):
        sources = [at for at in range(PLACES) if node.own[at]]
        source = max(sources, key=lambda at: gains(scene, node, at, -OWN, 1)[1])
        shift(node, scene, source, -OWN)
        node.replies.append(("recycle", ("from", source)))


# -- which robots can be touched


def _explored(node: Node) -> list[int]:
    return [at for at in range(PLACES) if node.explored[at]]


def _reach(scene: Scene, node: Node, unit: int) -> list[int]:
    """Planets with robots that an installation can take away."""
    if unit == OWN:
        return [at for at in range(PLACES) if node.own[at]]
    barriers = scene.barriers
    return [at for at in range(PLACES) if node.foe[at] and at not in barriers]


def _movable(scene: Scene, node: Node, unit: int) -> list[int]:
    return [at for at in _reach(scene, node, unit) if at not in scene.jams]


def _open(scene: Scene, node: Node) -> list[int]:
    return [at for at in _explored(node) if at not in scene.jams]


# -- the installations, by the first op of their effects


def _move_robots(scene: Scene, node: Node, at: int, effects: tuple[Effect, ...]) -> list[Node]:
    unit = OWN if effects[0].owner == "self" else FOE
    if effects[0].source == "one_explored":
        return _spread(scene, node, unit, effects[0].most)
    return _gather(scene, node, unit)


def _spread(scene: Scene, node: Node, unit: int, most: int) -> list[Node]:
    """From one planet to others: for each source the best targets."""
    targets = _open(scene, node)
    added = {to: gains(scene, node, to, unit, most) for to in targets}
    found = []
    counts = node.own if unit == OWN else node.foe
    sources = _movable(scene, node, unit)
    for source in sources:
        able = min(most, counts[source])
        others = [(to, added[to]) for to in targets if to != source]
        if not others:
            continue
        lost = gains(scene, node, source, -unit, able)
        best = _share(others, able)
        gain, count = max((best[count][0] + lost[count], count) for count in range(1, able + 1))
        found.append((gain, source, best[count][1], count < able, len(others) == 1))
    found.sort(key=_first, reverse=True)
    return [
        _spread_node(scene, node, unit, source, goals, more, alone, len(sources) == 1)
        for _, source, goals, more, alone in found[:BEST]
    ]


def _first(found: tuple[float, int, tuple[int, ...], bool, bool]) -> float:
    return found[0]


def _share(others: Iterable[tuple[int, list[float]]], able: int) -> list[tuple[float, tuple[int, ...]]]:
    """For 0, 1, … `able` robots: the best gain and the planets they go to."""
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ()), *[(-1e9, ())] * able]
    for to, gain in others:
        for total in range(able, 0, -1):
            for count in range(1, total + 1):
                before = best[total - count]
                if before[0] + gain[count] > best[total][0]:
                    best[total] = (before[0] + gain[count], before[1] + (to,) * count)
    return best


def _spread_node(
    scene: Scene,
    base: Node,
    unit: int,
    source: int,
    goals: tuple[int, ...],
    more: bool,
    alone: bool,
    only: bool,
) -> Node:
    node = _again(base)
    if not only:
        node.replies.append(("move-from", ("from", source)))
    shift(node, scene, source, -unit * len(goals))
    for to in goals:
        shift(node, scene, to, unit)
    node.replies += [("move-to", ("to", to)) for to in (goals[1:] if alone else goals)]
    if more:
        node.replies.append(("move-to", ENOUGH))
    return node


def _again(base: Node) -> Node:
    """Another node for another outcome of the same use."""
    node = base.then("", *base.replies)
    node.parent = base.parent
    return node


def _gather(scene: Scene, node: Node, unit: int) -> list[Node]:
    """One or two own robots onto one planet."""
    sources = _movable(scene, node, unit)
    targets = [to for to in _open(scene, node) if any(source != to for source in sources)]
    lost = {source: gains(scene, node, source, -unit, min(2, node.own[source])) for source in sources}
    found: list[tuple[float, int, tuple[int, ...]]] = []
    for to in targets:
        singles = sorted([(lost[source][1], source) for source in sources if source != to], reverse=True)
        gain = gains(scene, node, to, unit, 2)
        found.append((gain[1] + singles[0][0], to, (singles[0][1],)))
        pairs = [(lost[source][2], (source, source)) for _, source in singles if len(lost[source]) > 2]
        if len(singles) > 1:
            pairs.append((singles[0][0] + singles[1][0], (singles[0][1], singles[1][1])))
        if pairs:
            loss, picked = max(pairs)
            found.append((gain[2] + loss, to, picked))
    found.sort(reverse=True)
    return [_gather_node(scene, node, unit, to, picked, len(targets) == 1) for _, to, picked in found[:BEST]]


def _gather_node(scene: Scene, base: Node, unit: int, to: int, picked: tuple[int, ...], only: bool) -> Node:
    node = _again(base)
    if not only:
        node.replies.append(("gather-to", ("to", to)))
    for moved, source in enumerate(picked):
        if moved or len([at for at in _movable(scene, node, unit) if at != to]) > 1:
            node.replies.append(("gather-from", ("from", source)))
        shift(node, scene, source, -unit)
        shift(node, scene, to, unit)
    if len(picked) == 1 and any(at != to for at in _movable(scene, node, unit)):
        node.replies.append(("gather-from", ENOUGH))
    return node


def _remove(scene: Scene, node: Node, at: int, effects: tuple[Effect, ...]) -> list[Node]:
    if effects[0].owner == "opponent":
        return _replace(scene, node)
    return _sacrifice(scene, node, at, effects[1].most)


def _replace(scene: Scene, node: Node) -> list[Node]:
    """Beta: one enemy robot away, an own one in its place."""
    found = _reach(scene, node, FOE)
    ranked = sorted(found, key=lambda at: gains(scene, node, at, OWN - FOE, 1)[1], reverse=True)
    nodes = []
    for target in ranked[:BEST]:
        after = _again(node)
        if len(found) > 1:
            after.replies.append(("remove-robot", ("from", target)))
        shift(after, scene, target, -FOE)
        place(scene, after, target, 1)
        nodes.append(after)
    return nodes


def _sacrifice(scene: Scene, base: Node, at: int, most: int) -> list[Node]:
    """Gamma: an own robot off it, one or two enemy robots off any planets."""
    targets = _reach(scene, base, FOE)
    if not base.own[at] or not targets:
        return []
    node = _again(base)
    shift(node, scene, at, -OWN)
    lost = {target: gains(scene, node, target, -FOE, min(most, node.foe[target])) for target in targets}
    singles = sorted([(gain[1], target) for target, gain in lost.items()], reverse=True)
    options: list[tuple[float, tuple[int, ...]]] = [(singles[0][0], (singles[0][1],))]
    options += [(gain[2], (target, target)) for target, gain in lost.items() if len(gain) > 2]
    if len(singles) > 1:
        options.append((singles[0][0] + singles[1][0], (singles[0][1], singles[1][1])))
    options.sort(reverse=True)
    return [_sacrifice_node(scene, node, picked, most) for _, picked in options[:BEST]]


def _sacrifice_node(scene: Scene, base: Node, picked: tuple[int, ...], most: int) -> Node:
    node = _again(base)
    for taken, target in enumerate(picked):
        if taken or len(_reach(scene, node, FOE)) > 1:
            node.replies.append(("remove-robot", ("from", target)))
        shift(node, scene, target, -FOE)
    if len(picked) < most and _reach(scene, node, FOE):
        node.replies.append(("remove-robot", ENOUGH))
    return node


def _swap(scene: Scene, base: Node, at: int, effects: tuple[Effect, ...]) -> list[Node]:
    """Zeta: an own and an enemy robot on different planets change places."""
    owns = [(gains(scene, base, own, FOE - OWN, 1)[1], own) for own in _movable(scene, base, OWN)]
    foes = [(gains(scene, base, foe, OWN - FOE, 1)[1], foe) for foe in _movable(scene, base, FOE)]
    pairs = sorted(
        [(gain + more, own, foe) for gain, own in owns for more, foe in foes if own != foe], reverse=True
    )
    nodes = []
    for _, own, foe in pairs[:BEST]:
        node = _again(base)
        node.replies += [("swap-own", ("from", own)), ("swap-enemy", ("with", foe))]
        shift(node, scene, own, FOE - OWN)
        shift(node, scene, foe, OWN - FOE)
        nodes.append(node)
    return nodes


def _place(scene: Scene, node: Node, at: int, effects: tuple[Effect, ...]) -> list[Node]:
    if effects[0].at == "here":
        place(scene, node, at, effects[0].count)
        return [node]
    return place_anywhere(scene, node, effects[0].count)


def place_anywhere(scene: Scene, base: Node, count: int) -> list[Node]:
    """Eta, orbital drop: own robots on one explored planet of choice."""
    ranked = sorted(_explored(base), key=lambda at: gains(scene, base, at, OWN, count)[count], reverse=True)
    nodes = []
    for target in ranked[:BEST]:
        node = _again(base)
        node.replies.append(("place-robots", ("at", target)))
        place(scene, node, target, count)
        nodes.append(node)
    return nodes


def _jump(scene: Scene, base: Node, at: int, effects: tuple[Effect, ...]) -> list[Node]:
    """Epsilon: the ship to any other explored planet."""
    return [jump_to(base, target) for target in _explored(base) if target != base.ship]


def jump_to(base: Node, target: int) -> Node:
    node = _again(base)
    node.replies.append(("move-ship", ("to", target)))
    node.ship = target
    node.surprise = False
    return node


def _set_deposit(scene: Scene, base: Node, at: int, effects: tuple[Effect, ...]) -> list[Node]:
    return mark(scene, base, effects[0].modes)[:BEST]


def mark(scene: Scene, base: Node, modes: tuple[str, ...]) -> list[Node]:
    """The ways to set, turn, shift or take away a marker, the best first."""
    found = []
    for reply, changes in _markings(base.marks, modes):
        gain = 0.0
        for at, side in changes:
            robots = base.own[at] << SHIFT | base.foe[at]
            worths = scene.worths[at]
            gain += worths[side][robots] - worths[base.marks[at]][robots]
        found.append((gain, reply, changes))
    found.sort(reverse=True)
    return [_marked(base, gain, reply, changes) for gain, reply, changes in found[:BEST]]


Changes = tuple[tuple[int, str], ...]


def _markings(marks: tuple[str, ...], modes: tuple[str, ...]) -> list[tuple[tuple[str | int, ...], Changes]]:
    free = [at for at in range(PLACES) if marks[at] == "none"]
    marked = [at for at in range(PLACES) if marks[at] != "none"]
    found: list[tuple[tuple[str | int, ...], Changes]] = []
    for mode in modes:
        if mode == "place":
            found += [(("mark", at, side), ((at, side),)) for at in free for side in ("rich", "poor")]
        elif mode == "remove":
            found += [(("unmark", at), ((at, "none"),)) for at in marked]
        elif mode == "flip":
            found += [(("flip", at), ((at, "poor" if marks[at] == "rich" else "rich"),)) for at in marked]
        else:
            found += [(("shift", at, to), ((at, "none"), (to, marks[at]))) for at in marked for to in free]
    return found


def _marked(base: Node, gain: float, reply: tuple[str | int, ...], changes: Changes) -> Node:
    node = _again(base)
    node.replies.append(("set-deposit", reply))
    node.value += gain
    marks = list(node.marks)
    for at, side in changes:
        marks[at] = side
    node.marks = tuple(marks)
    return node


INSTALLATIONS: dict[str, Callable[[Scene, Node, int, tuple[Effect, ...]], list[Node]]] = {
    "move_robots": _move_robots,
    "remove": _remove,
    "jump_ship": _jump,
    "swap_robots": _swap,
    "place": _place,
    "set_deposit": _set_deposit,
}
