"""Choosing a program: what it brings now, what its tiles would bring later in the terce, who acts second."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import exp

from ...games.metallum.components import ALL_TILES, EXPLORE_REWARD, PLACES, ROUNDS, TERCE, TILES
from ...games.metallum.programs import PROGRAMS
from .installations import OWN, gains, mark, use
from .scene import USE, Node, Position, Scene
from .search import Search
from .steps import DEPLOYED, DISTANCE, STEPS, pay
from .values import OPEN, Weights

Program = tuple[str, ...]
#: Programs as sets of bits, a bit a tile.
BITS = {tile: 1 << at for at, tile in enumerate(ALL_TILES)}
#: How many programs are searched after all have been estimated.
TRIED = 6
COMPLEXITY = {tile.id: tile.complexity for tile in TILES.values()}


def bits(tiles: Iterable[str]) -> int:
    return sum(BITS[tile] for tile in tiles)


ALL_ACTIVE = bits(ALL_TILES)
MASKS = tuple((bits(program), program) for program in PROGRAMS)


@cache
def _gains(weights: Weights, round: int) -> list[tuple[int, float]]:
    """What every program usually brings in a round."""
    return [(mask, sum([weights.tiles[tile][round - 1] for tile in program])) for mask, program in MASKS]


@cache
def rest(weights: Weights, active: int, round: int) -> float:
    """What the active tiles will usually bring in the rounds of the terce that are left, from this one on."""
    if (round - 1) % TERCE == 0:
        return 0.0
    spent = ~active
    fitting = [(mask, gain) for mask, gain in _gains(weights, round) if not mask & spent]
    if round % TERCE == 0:
        return max([gain for _, gain in fitting])
    return max([gain + rest(weights, active & ~mask, round + 1) for mask, gain in fitting])


def prepare(weights: Weights) -> None:
    """Look ahead through the terces once, so that no decision has to."""
    for round in range(1, ROUNDS, TERCE):
        for mask, _ in MASKS:
            rest(weights, ALL_ACTIVE & ~mask, round + 1)


class Estimates:
    """Quick estimates of what programs bring: gains of single tiles, added up along each way of the ship."""

    __slots__ = ("_deploys", "_marks", "_root", "_scene", "_uses")

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._root = scene.root(scene.things(()))
        self._root.uses = ()
        self._uses: dict[int, float] = {}
        self._marks = self._mark_gain()
        self._deploys = [gains(scene, self._root, at, OWN, 4) for at in range(PLACES)]

    def _mark_gain(self) -> float:
        return mark(self._scene, self._root, ("place", "remove"))[0].value - self._root.value

    def _use(self, at: int) -> float:
        found = self._uses.get(at)
        if found is None:
            found = self._uses[at] = self._use_gain(at)
        return found

    def _use_gain(self, at: int) -> float:
        root, scene = self._root, self._scene
        if not scene.position.planets[at]:
            return scene.weights.surprise
        there = root.then("")
        there.explored = (*root.explored[:at], True, *root.explored[at + 1 :])
        outcomes = use(scene, there, at, "regular", USE)
        best = max([node.value for node in outcomes], default=root.value) - root.value
        return max(best, 0.0) if scene.position.planets[at] != "epsilon" else 1.0

    def of(self, program: Program) -> float:
        """The gain of a program."""
        start = self._root.ship
        distance = next(DISTANCE[tile] for tile in program if tile in DISTANCE)
        ends = [to for to in (start - distance, start + distance) if 0 <= to < PLACES]
        return max([self._along(program, start, end) for end in ends])

    def _along(self, program: Program, start: int, end: int) -> float:
        explores = 0 if self._root.explored[end] else EXPLORE_REWARD
        gain = self._scene.stand(end) + explores
        first, second = self._use(start), self._use(end)
        gain += first + second if "extra_activation" in program else max(first, second)
        if "deposit_report" in program:
            gain += self._marks
        if "buy_module" in program or "buy_or_move_module" in program:
            gain += self._bought(explores)
        count = next((DEPLOYED[tile] for tile in program if tile in DEPLOYED), 0)
        return gain + max(self._deployed(program, count, at, (start, end)) for at in (start, end))

    def _deployed(self, program: Program, count: int, at: int, stops: tuple[int, int]) -> float:
        if "overload" in program:
            count += 1
        gain = self._deploys[at][count]
        if "intensive_mining" in program:
            gain += max(self._pay(stop, count if stop == at else 0) for stop in stops)
        return gain

    def _pay(self, at: int, more: int) -> int:
        root = self._root
        there = root.then("")
        there.own = (*root.own[:at], root.own[at] + more, *root.own[at + 1 :])
        return pay(self._scene, there, at)

    def _bought(self, explores: int) -> float:
        there = self._root.then("")
        there.credits += explores
        outcomes = STEPS["buy_module"](self._scene, there, "buy_module")
        return max([node.value for node in outcomes], default=there.value) - there.value


def choose_program(scene: Scene, programs: list[Program], random: Callable[[], float], budget: int) -> Program:
    """The program with the best worth: estimated for all, searched for the best of them."""
    odds = order_odds(scene)
    ranked = []
    for gain, later, program in _estimated(scene, programs):
        beside = later + scene.weights.order * odds[complexity(scene, scene.me, program)]
        ranked.append((gain + beside, beside, program))
    ranked.sort(reverse=True)
    best, chosen = -1e9, programs[0]
    for _, beside, program in ranked[:TRIED]:
        value = beside + _searched(scene, program, budget // (2 * TRIED)) + random() * scene.weights.noise
        if value > best:
            best, chosen = value, program
    return chosen


def _estimated(scene: Scene, programs: Iterable[Program]) -> list[tuple[float, float, Program]]:
    """Programs with what they bring now, and what the tiles that are left bring in the rest of the terce."""
    weights, position = scene.weights, scene.position
    active = bits(position.active[scene.me])
    estimates = Estimates(scene)
    return [
        (estimates.of(each), rest(weights, active & ~bits(each), position.round + 1) * weights.thrift, each)
        for each in programs
    ]


def complexity(scene: Scene, seat: int, program: Program) -> int:
    """The complexity of a player's program, his modules counted."""
    return sum([COMPLEXITY[tile] for tile in program]) + scene.position.complexity[seat]


def order_odds(scene: Scene) -> dict[int, float]:
    """How likely each complexity is to decide the order, by what the other player may be expected to program."""
    position, foe = scene.position, scene.foe
    active = bits(position.active[foe])
    programs = [program for mask, program in MASKS if not mask & ~active]
    other = Scene(position, foe, OPEN, scene.weights)
    estimated = _estimated(other, programs)
    best = max([gain + later for gain, later, _ in estimated])
    chances: dict[int, float] = {}
    for gain, later, program in estimated:
        sum_ = complexity(scene, foe, program)
        chances[sum_] = chances.get(sum_, 0.0) + exp((gain + later - best) / scene.weights.guess)
    total = sum(chances.values())
    mine, his = position.credits[scene.me], position.credits[foe]
    tie = 1.0 if mine < his else 0.0 if mine > his else 0.5
    return {
        own: sum([chance for sum_, chance in chances.items() if sum_ > own]) / total
        + tie * chances.get(own, 0.0) / total
        for own in range(-1, 12)
    }


def _searched(scene: Scene, program: Program, budget: int) -> float:
    root: Node = scene.root(scene.things(program))
    root.uses = ()
    return Search(scene, root, budget).best()[0][0]


def order_chooser(position: Position) -> int:
    """Who will decide the order: the lower complexity, then fewer credits; -1 when chance will."""
    sums = [sum([COMPLEXITY[tile] for tile in position.programs[seat]]) for seat in (0, 1)]
    sums = [sums[seat] + position.complexity[seat] for seat in (0, 1)]
    for red, blue in (sums, position.credits):
        if red != blue:
            return 0 if red < blue else 1
    return -1
