"""The steps of an action phase: tiles, installations, cards, each as the few best outcomes."""

from __future__ import annotations

from collections.abc import Callable

from ...games.metallum.components import EXPLORE_REWARD, MODULES, PLACES, TILES
from ...games.metallum.vocabulary import Effect, MoveShip, Place, SetDeposit
from .installation_steps import BEST, jump_to, mark, place_anywhere, use
from .judge import FOE, MARK, MARKS, OWN, pay_now
from .position import LOCAL
from .robot_steps import count, place, shift
from .search_nodes import GATE, USE, Node, Reply, Scene

Step = Callable[[Scene, Node, str], list[Node]]
REPORT = "deposit_report"
#: Distance of each movement tile; number of robots of each deployment tile.
DISTANCE = {
    tile.id: op.distance for tile in TILES.values() for op in tile.effects if isinstance(op, MoveShip)
}
DEPLOYED = {tile.id: op.count for tile in TILES.values() for op in tile.effects if isinstance(op, Place)}


def steps(scene: Scene, node: Node) -> list[Node]:
    """The child nodes of a node, without a deposit report."""
    found: list[Node] = []
    for thing in node.left:
        if thing != REPORT:
            found += STEPS[thing](scene, node, thing)
    return found


def _resolve(tile: str) -> Reply:
    return ("action", ("resolve", tile))


# -- ships


def sail(scene: Scene, node: Node, to: int) -> None:
    """Move the ship to a planet."""
    node.replies.append(("move-ship", ("to", to)))
    node.ship = to
    node.surprise = False
    if not node.explored >> to & 1:
        node.explored |= 1 << to
        node.credits += EXPLORE_REWARD
        node.gain(EXPLORE_REWARD)
        node.surprise = not scene.position.planets[to]


def _move(scene: Scene, node: Node, tile: str) -> list[Node]:
    return _sail_by(scene, node, tile, DISTANCE[tile], _resolve(tile))


def _sail_by(scene: Scene, node: Node, done: str, distance: int, *replies: Reply) -> list[Node]:
    found = []
    for to in (node.ship - distance, node.ship + distance):
        if 0 <= to < PLACES:
            after = node.then(done, *replies)
            sail(scene, after, to)
            found.append(after)
    return found


def _gate(scene: Scene, node: Node, thing: str) -> list[Node]:
    if node.ship == scene.gate:
        return []
    return [jump_to(node.then(GATE, ("action", ("run", GATE))), scene.gate)]


# -- robots, deposits, pay


def _deploy(scene: Scene, node: Node, tile: str) -> list[Node]:
    after = node.then(tile, _resolve(tile))
    place(scene, after, node.ship, DEPLOYED[tile])
    return [after]


def _overload(scene: Scene, node: Node, tile: str) -> list[Node]:
    after = node.then(tile, _resolve(tile), ("choose-one", ("do", "place")))
    place(scene, after, node.ship, 1)
    return [after, *_sail_by(scene, node, tile, 1, _resolve(tile), ("choose-one", ("do", "move_ship")))]


def report(scene: Scene, node: Node) -> Node:
    """The best deposit report. It costs nothing to make it after everything else."""
    return mark(scene, node.then(REPORT, _resolve(REPORT)), _modes(TILES[REPORT].effects))[0]


def _modes(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """The changes of deposit markers that a list of effects allows."""
    return next(op.modes for op in effects if isinstance(op, SetDeposit))


def pay(scene: Scene, node: Node, at: int) -> int:
    """The payment of a planet to the mover now."""
    edge = scene.edges[at]
    own, foe = count(node, at, OWN) + edge.strength, count(node, at, FOE) + scene.foe_edges[at].strength
    return pay_now(MARKS[node.planet(at) // MARK], own, foe, edge)


def _mine(scene: Scene, node: Node, tile: str) -> list[Node]:
    credits = pay(scene, node, node.ship)
    if not credits:
        return []
    after = node.then(tile, _resolve(tile))
    after.credits += credits
    after.gain(credits)
    return [after]


# -- installations


def _use(scene: Scene, node: Node, thing: str) -> list[Node]:
    reach = {node.ship, *scene.relays}
    found: list[Node] = []
    for at in reach:
        if ("extra_activation", at) not in node.uses:
            found += use(scene, node, at, "regular", USE, ("action", ("use", at)))
    return found


def _extra(scene: Scene, node: Node, tile: str) -> list[Node]:
    if any(place == node.ship for _, place in node.uses):
        return []
    return use(scene, node, node.ship, "extra_activation", tile, _resolve(tile))


# -- modules


def _buy(scene: Scene, node: Node, tile: str, *replies: Reply) -> list[Node]:
    offers = [
        (lasting + _difference(scene, node, module, (scene.me, node.ship)) - price, module, price)
        for module, price, lasting in scene.offers
        if price <= node.credits
    ]
    found = []
    for gain, module, price in sorted(offers, reverse=True)[:BEST]:
        if gain <= 0:
            break
        after = node.then(tile, _resolve(tile), *replies, ("buy-module", ("buy", module)))
        after.credits -= price
        after.gain(gain)
        if MODULES[module].timing == "own_action":
            after.left = (*after.left, module)
        found.append(after)
    return found


def _difference(scene: Scene, node: Node, module: str, place: tuple[int, int] | None) -> float:
    """The change of the planets' worth with a module at this place (None: nowhere)."""
    worth = 0.0
    for at, then in scene.altered(module, place):
        planet = node.planet(at)
        worth += then[planet] - scene.worths[at][planet]
    return worth


def _buy_or_carry(scene: Scene, node: Node, tile: str) -> list[Node]:
    bought = _buy(scene, node, tile, ("choose-one", ("do", "buy_module")))
    return bought + _carry(scene, node, tile)


def _carry(scene: Scene, node: Node, tile: str) -> list[Node]:
    """Move an own local module to the planet where it gains most."""
    best = (0.5, "", 0)
    installed = scene.position.installed
    for module, (owner, at) in installed.items():
        if owner != scene.me or module not in LOCAL:
            continue
        for to in range(PLACES):
            if to != at and node.explored >> to & 1:
                gain = _difference(scene, node, module, (owner, to))
                best = max(best, (gain, module, to))
    if not best[1]:
        return []
    gain, module, to = best
    replies = (_resolve(tile), ("choose-one", ("do", "move_module")), ("move-module", ("carry", module, to)))
    after = node.then(tile, *replies)
    after.gain(gain)
    return [after]


# -- cards


def _play(scene: Scene, node: Node, card: str) -> Node:
    after = node.then(card, ("action", ("play", card)))
    after.gain(-scene.lasting(card))
    return after


def _explode(scene: Scene, node: Node, card: str) -> list[Node]:
    at, after = node.ship, _play(scene, node, card)
    own = 0 if at in scene.fields else count(node, at, OWN)
    foe = 0 if at in scene.foe_fields else count(node, at, FOE)
    after.reserve += own
    shift(scene, after, at, -own * OWN - foe * FOE)
    return [after]


def _sabotage(scene: Scene, node: Node, card: str) -> list[Node]:
    installed = scene.position.installed
    best: tuple[float, str] = (0.0, "")
    for module, (owner, at) in installed.items():
        if owner == scene.foe and at not in scene.foe_fields:
            gain = _difference(scene, node, module, None)
            best = max(best, (gain + scene.lasting(module), module))
    if not best[1]:
        return []
    after = _play(scene, node, card)
    after.replies.append(("destroy-module", ("destroy", best[1])))
    after.gain(best[0])
    return [after]


def _acquire(scene: Scene, node: Node, card: str) -> list[Node]:
    pool = scene.position.unbought
    if not pool:
        return []
    here = (scene.me, node.ship)
    worth, module = max([(scene.lasting(each) + _difference(scene, node, each, here), each) for each in pool])
    after = _play(scene, node, card)
    after.replies.append(("take-module", ("take", module)))
    after.gain(worth)
    return [after]


def _activate(scene: Scene, node: Node, card: str) -> list[Node]:
    found: list[Node] = []
    for at in {node.ship, *scene.relays}:
        found += use(scene, _play(scene, node, card), at, "activation", "", ("use-installation", ("use", at)))
    return [_joined(each) for each in found]


def _joined(node: Node) -> Node:
    """Merge two steps into one: the card, then the use of the installation."""
    played = node.parent
    if played is not None:
        node.replies = played.replies + node.replies
        node.parent = played.parent
    return node


def _drop(scene: Scene, node: Node, card: str) -> list[Node]:
    robots = sum(op.placed() for op in MODULES[card].effects)
    return place_anywhere(scene, _play(scene, node, card), robots)


def _audit(scene: Scene, node: Node, card: str) -> list[Node]:
    credits, at = max([(pay(scene, node, at), at) for at in range(PLACES) if node.explored >> at & 1])
    after = _play(scene, node, card)
    after.replies.append(("score-planet", ("at", at)))
    after.credits += credits
    after.gain(credits)
    return [after]


def _hyperspace(scene: Scene, node: Node, card: str) -> list[Node]:
    found = []
    for to in range(PLACES):
        if to != node.ship:
            after = _play(scene, node, card)
            sail(scene, after, to)
            found.append(after)
    return found


# -- outside the action phase


def best_marking(scene: Scene, card: str) -> tuple[float, list[Reply]]:
    """The gain of a card that sets a deposit, and its answers."""
    root = scene.root(())
    best = mark(scene, root.then(""), _modes(MODULES[card].effects))[0]
    return best.value - root.value, best.replies


def best_placing(scene: Scene, module: str) -> tuple[float, list[Reply]]:
    """The gain of a robot that a module places on its planet, and the answers for it."""
    root = scene.root(())
    after = root.then("")
    place(scene, after, scene.position.installed[module][1], 1)
    return after.value - root.value, after.replies


STEPS: dict[str, Step] = {
    **dict.fromkeys(DISTANCE, _move),
    **dict.fromkeys(DEPLOYED, _deploy),
    "overload": _overload,
    "intensive_mining": _mine,
    "buy_module": _buy,
    "buy_or_move_module": _buy_or_carry,
    "extra_activation": _extra,
    USE: _use,
    GATE: _gate,
    "nuclear_explosion": _explode,
    "sabotage": _sabotage,
    "module_acquisition": _acquire,
    "activation": _activate,
    "orbital_drop": _drop,
    "government_audit": _audit,
    "hyperspace_jump": _hyperspace,
}
