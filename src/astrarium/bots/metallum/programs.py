"""Choosing a program: what it brings now, what its tiles would bring later in the terce, who acts second."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import exp

from ...games.metallum.components import ALL_TILES, EXPLORE_REWARD, PLACES, ROUNDS, TERCE, TILES
from ...games.metallum.programs import PROGRAMS
from .installations import mark, use
from .position import Position
from .robots import gains
from .scene import USE, Node, Scene
from .search import Search, answer, beside
from .steps import DEPLOYED, DISTANCE, STEPS, pay
from .values import OPEN, OWN, PLANET, REPLY, SURE, Weights

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
        there.explored |= 1 << at
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
        explores = 0 if self._root.explored >> end & 1 else EXPLORE_REWARD
        gain = self._scene.stands[end] + explores
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
        there.board += more * OWN << PLANET * at
        return pay(self._scene, there, at)

    def _bought(self, explores: int) -> float:
        there = self._root.then("")
        there.credits += explores
        outcomes = STEPS["buy_module"](self._scene, there, "buy_module")
        return max([node.value for node in outcomes], default=there.value) - there.value


def choose_program(
    scene: Scene, programs: list[Program], random: Callable[[], float], budget: int
) -> Program:
    """The program with the best worth: estimated for all, searched for the best of them."""
    forecast = Forecast(scene, budget // (4 * TRIED))
    ranked = []
    for gain, later, program in _estimated(scene, programs):
        second = forecast.second(program)
        ranked.append((gain + later + scene.weights.order * second, later, second, program))
    ranked.sort(reverse=True)
    best, chosen = -1e9, programs[0]
    for _, later, second, program in ranked[:TRIED]:
        value = later + forecast.value(program, second) + random() * scene.weights.noise
        if value > best:
            best, chosen = value, program
    return chosen


class Forecast:
    """The round to be expected: what the other may program, and how it will go with programs of the mover."""

    __slots__ = ("_budget", "_chances", "_deed", "_guess", "_other", "_scene", "_tie")

    def __init__(self, scene: Scene, budget: int) -> None:
        self._scene = scene
        self._budget = budget
        position, foe, weights = scene.position, scene.foe, scene.weights
        active = bits(position.active[foe])
        other = Scene(position, foe, OPEN, weights)
        estimated = _estimated(other, [program for mask, program in MASKS if not mask & ~active])
        best, self._guess = max([(gain + later, program) for gain, later, program in estimated])
        self._chances: dict[int, float] = {}
        for gain, later, program in estimated:
            sum_ = complexity(scene, foe, program)
            chance = exp((gain + later - best) / weights.guess)
            self._chances[sum_] = self._chances.get(sum_, 0.0) + chance
        mine, his = position.credits[scene.me], position.credits[foe]
        self._tie = 1.0 if mine < his else 0.0 if mine > his else 0.5
        self._deed = self._foe_first()

    def _foe_first(self) -> tuple[float, Node]:
        """What the other will do if he acts first."""
        scene = self._scene
        other = Scene(scene.position, scene.foe, REPLY, scene.weights)
        root = other.root(other.things(self._guess))
        root.uses = ()
        value, end = Search(other, root, 3 * self._budget).best()[0]
        return beside(value, end), end

    def second(self, program: Program) -> float:
        """How likely the mover is to decide the order with this program: then he acts second."""
        own = complexity(self._scene, self._scene.me, program)
        total = sum(self._chances.values())
        higher = sum([chance for sum_, chance in self._chances.items() if sum_ > own])
        return (higher + self._tie * self._chances.get(own, 0.0)) / total

    def value(self, program: Program, second: float) -> float:
        """What the table will be worth after the round."""
        value = 0.0
        if second > 0.05:
            value += second * self._after_him(program)
        if second < 0.95:
            value += (1 - second) * self._before_him(program)
        return value

    def _after_him(self, program: Program) -> float:
        scene = self._scene
        beside_him, end = self._deed
        mine = Scene(scene.position, scene.me, SURE, scene.weights)
        return answer(mine, end, mine.things(program), self._budget) - beside_him

    def _before_him(self, program: Program) -> float:
        scene = self._scene
        mine = Scene(scene.position, scene.me, REPLY, scene.weights)
        root = mine.root(mine.things(program))
        root.uses = ()
        value, end = Search(mine, root, self._budget).best()[0]
        other = Scene(scene.position, scene.foe, SURE, scene.weights)
        return beside(value, end) - answer(other, end, other.things(self._guess), self._budget)


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


def order_chooser(position: Position) -> int:
    """Who will decide the order: the lower complexity, then fewer credits; -1 when chance will."""
    sums = [sum([COMPLEXITY[tile] for tile in position.programs[seat]]) for seat in (0, 1)]
    sums = [sums[seat] + position.complexity[seat] for seat in (0, 1)]
    for red, blue in (sums, position.credits):
        if red != blue:
            return 0 if red < blue else 1
    return -1
