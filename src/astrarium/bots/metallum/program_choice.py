"""Chooses a program by its gain now, the later use of its tiles, and the order of play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import exp

from ...games.metallum.components import ALL_TILES, EXPLORE_REWARD, PLACES, ROUNDS, TERCE, TILES
from ...games.metallum.programs import PROGRAMS, chooser
from .installation_steps import mark, use
from .judge import OPEN, OWN, PLANET, REPLY, SURE
from .phase_steps import DEPLOYED, DISTANCE, STEPS, pay
from .planner import Search, answer, beside
from .position import Position
from .robot_steps import gains
from .search_nodes import USE, Node, Scene
from .weights import ByTile, Weights

Program = tuple[str, ...]
#: The bit of each tile: a program is a bit set.
BITS = {tile: 1 << at for at, tile in enumerate(ALL_TILES)}
#: Programs that are searched, after all have been estimated.
TRIED = 6
#: Probability below which a case is ignored.
UNLIKELY = 0.05
COMPLEXITY = {tile.id: tile.complexity for tile in TILES.values()}


def bits(tiles: Iterable[str]) -> int:
    return sum(BITS[tile] for tile in tiles)


ALL_ACTIVE = bits(ALL_TILES)
MASKS = tuple((bits(program), program) for program in PROGRAMS)


@cache
def _gains(tiles: ByTile, round: int) -> list[tuple[int, float]]:
    """The usual gain of every program in a round."""
    return [(mask, sum([tiles[tile][round - 1] for tile in program])) for mask, program in MASKS]


@cache
def rest(tiles: ByTile, active: int, round: int) -> float:
    """The usual gain of the active tiles in the remaining rounds of the terce, from this one on."""
    if (round - 1) % TERCE == 0:
        return 0.0
    spent = ~active
    fitting = [(mask, gain) for mask, gain in _gains(tiles, round) if not mask & spent]
    if round % TERCE == 0:
        return max([gain for _, gain in fitting])
    return max([gain + rest(tiles, active & ~mask, round + 1) for mask, gain in fitting])


def prepare(weights: Weights) -> None:
    """Fill the cache of `rest` before the first decision."""
    for round in range(1, ROUNDS, TERCE):
        for mask, _ in MASKS:
            rest(weights.tiles, ALL_ACTIVE & ~mask, round + 1)


class Estimates:
    """Quick estimates of programs: the gains of single tiles, added up for each move of the ship."""

    __slots__ = ("_bought", "_deploys", "_marks", "_root", "_scene", "_uses")

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._root = scene.fresh_root(())
        self._uses: dict[int, float] = {}
        self._marks = self._mark_gain()
        self._deploys = [gains(scene, self._root, at, OWN, 4) for at in range(PLACES)]
        self._bought = [self._purchase(credits) for credits in (0, EXPLORE_REWARD)]

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
        if any(node.ship != there.ship for node in outcomes):
            return scene.weights.jump
        return max([node.value for node in outcomes], default=root.value) - root.value

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
        gain += (
            max(first, 0.0) + max(second, 0.0) if "extra_activation" in program else max(first, second, 0.0)
        )
        if "deposit_report" in program:
            gain += self._marks
        if "buy_module" in program or "buy_or_move_module" in program:
            gain += self._bought[explores > 0]
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

    def _purchase(self, credits: int) -> float:
        """The gain of the best purchase with this number of additional credits."""
        there = self._root.then("")
        there.credits += credits
        outcomes = STEPS["buy_module"](self._scene, there, "buy_module")
        return max([node.value for node in outcomes], default=there.value) - there.value


def ranked_programs(
    scene: Scene, programs: list[Program], random: Callable[[], float], budget: int
) -> list[Program]:
    """Programs by their worth, the best first: estimated for all, searched for the best of them."""
    forecast = Forecast(scene, budget // (3 * TRIED))
    ranked = []
    for gain, later, program in _estimated(scene, programs):
        second = forecast.second(program)
        ranked.append((gain + later + scene.weights.order * second, later, second, program))
    ranked.sort(reverse=True)
    searched = [
        (later + forecast.value(program, second) + random() * scene.weights.noise, program)
        for _, later, second, program in ranked[:TRIED]
    ]
    searched.sort(key=lambda each: -each[0])
    return [program for _, program in searched] + [each[-1] for each in ranked[TRIED:]]


class Forecast:
    """A forecast of the round: the other's likely programs, and the outcomes of the mover's programs."""

    __slots__ = ("_budget", "_chances", "_first", "_guess", "_other_first", "_second", "_tie")

    def __init__(self, scene: Scene, budget: int) -> None:
        position, foe, weights = scene.position, scene.foe, scene.weights
        self._budget = budget
        #: The mover and the other, each with a scene for acting first and one for acting second.
        seats = (scene.me, foe)
        self._first = [Scene(position, seat, REPLY, weights) for seat in seats]
        self._second = [Scene(position, seat, SURE, weights) for seat in seats]
        active = bits(position.active[foe])
        other = Scene(position, foe, OPEN, weights)
        estimated = _estimated(other, [program for mask, program in MASKS if not mask & ~active])
        best, self._guess = max([(gain + later, program) for gain, later, program in estimated])
        self._chances: dict[int, float] = {}
        for gain, later, program in estimated:
            total = complexity(position, foe, program)
            self._chances[total] = self._chances.get(total, 0.0) + exp((gain + later - best) / weights.guess)
        mine, others = position.credits[scene.me], position.credits[foe]
        self._tie = 1.0 if mine < others else 0.0 if mine > others else 0.5
        self._other_first = self._acts_first(1, self._guess, 2 * budget)

    def second(self, program: Program) -> float:
        """The probability that the mover decides the order with this program, and so acts second."""
        chances, scene = self._chances, self._second[0]
        own = complexity(scene.position, scene.me, program)
        above = sum([chance for total, chance in chances.items() if total > own])
        return (above + self._tie * chances.get(own, 0.0)) / sum(chances.values())

    def value(self, program: Program, second: float) -> float:
        """The expected value of the table after the round."""
        value = 0.0
        if second > UNLIKELY:
            beside_other, end = self._other_first
            value += second * (self._answer(0, end, program) - beside_other)
        if second < 1 - UNLIKELY:
            beside_me, end = self._acts_first(0, program, self._budget)
            value += (1 - second) * (beside_me - self._answer(1, end, self._guess))
        return value

    def _acts_first(self, who: int, program: Program, budget: int) -> tuple[float, Node]:
        """The best phase of a player who acts first: the value beside planets, and the end."""
        scene = self._first[who]
        value, end = Search(scene, scene.fresh_root(program), budget).best()[0]
        return beside(value, end), end

    def _answer(self, who: int, end: Node, program: Program) -> float:
        """The value of the planets to a player who acts second, after the best answer."""
        scene = self._second[who]
        return answer(scene, end, scene.things(program), self._budget)


def _estimated(scene: Scene, programs: Iterable[Program]) -> list[tuple[float, float, Program]]:
    """Programs with their gain now, and the gain of the remaining tiles in the rest of the terce."""
    tiles, thrift, position = scene.weights.tiles, scene.weights.thrift, scene.position
    active = bits(position.active[scene.me])
    estimates = Estimates(scene)
    return [
        (
            estimates.of(each),
            rest(tiles, active & ~bits(each), position.round + 1) * thrift,
            each,
        )
        for each in programs
    ]


def complexity(position: Position, seat: int, program: Program) -> int:
    """The complexity of a player's program, including modules."""
    return sum([COMPLEXITY[tile] for tile in program]) + position.complexity[seat]


def order_chooser(position: Position) -> int:
    """The seat that decides the order: lower complexity, then fewer credits; -1 for chance."""
    sums = [complexity(position, seat, position.programs[seat]) for seat in (0, 1)]
    return chooser(sums, position.credits)
