"""Robots: moving from planet to planet, swapping."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Option, Reason, Steps, bars, does
from ..vocabulary import ForbidRobotMoves, MoveRobots, SwapRobots
from .doing import ENOUGH, Bar, Doing, ask_next, ask_place, bar_jam, bar_unexplored, jammed
from .robots import bar_few, bar_few_on, bar_robot, hindered, no_robots, within_reach


def _movable(doing: Doing, owner: int) -> list[int]:
    """Planets with a robot of `owner` that this effect can move away."""
    found = within_reach(doing, owner)
    if ForbidRobotMoves in doing.g.force:
        barred = jammed(doing)
        return [at for at in found if at not in barred]
    return found


def _open_to_moves(doing: Doing) -> Sequence[int]:
    """Explored planets onto which this effect can move robots."""
    if ForbidRobotMoves in doing.g.force:
        barred = jammed(doing)
        return [at for at in doing.g.explored if at not in barred]
    return doing.g.explored


def _bar_leaving(doing: Doing, owner: int, at: int, rule: str) -> Reason | None:
    """Why no robot of `owner` can be moved off a planet."""
    return bar_robot(doing, owner, at, rule) or bar_jam(doing, at)


def _bar_arriving(doing: Doing, at: int) -> Reason | None:
    """Why no robot can be moved onto a planet."""
    return bar_unexplored(doing.g, at) or bar_jam(doing, at)


def _bar_standing(doing: Doing, owner: int, rule: str) -> Reason:
    """Why none of the robots that a player has on planets can be moved."""
    for at in doing.g.explored:
        if doing.g.robots[owner][at] and (reason := _bar_leaving(doing, owner, at, rule)):
            return reason
    return no_robots(doing, owner, rule)


# -- moving


def _departures(op: MoveRobots, doing: Doing, owner: int) -> list[int]:
    """Planets from which enough robots can go to another planet."""
    sources, targets = _movable(doing, owner), _open_to_moves(doing)
    if op.least > 1:
        sources = [at for at in sources if doing.g.robots[owner][at] >= op.least]
    return sources if len(targets) > 1 else [at for at in sources if any(to != at for to in targets)]


def _bar_departure(op: MoveRobots, doing: Doing, owner: int, option: Option) -> Reason | None:
    at = option[1]
    return (
        _bar_leaving(doing, owner, at, "M6.10")
        or bar_few_on(doing.g.robots[owner], owner, at, op.least, "M6.10")
        or _bar_targets(doing, at)
    )


def _bar_targets(doing: Doing, source: int) -> Reason | None:
    """Why no other planet can take a robot from this one."""
    reasons = [_bar_arriving(doing, at) for at in doing.g.explored if at != source]
    if not reasons:
        return "one-explored", "M6.10"
    return None if None in reasons else reasons[0]


def _goals(op: MoveRobots, doing: Doing, owner: int) -> list[int]:
    """Planets onto which enough robots can be gathered."""
    sources, robots = _movable(doing, owner), doing.g.robots[owner]
    if op.least > 1:
        total = sum(robots[at] for at in sources)
        return [
            to for to in _open_to_moves(doing) if total - (robots[to] if to in sources else 0) >= op.least
        ]
    return [at for at in _open_to_moves(doing) if any(source != at for source in sources)]


def _bar_goal(op: MoveRobots, doing: Doing, owner: int, option: Option) -> Reason | None:
    at = option[1]
    if reason := _bar_arriving(doing, at):
        return reason
    sources = [source for source in _movable(doing, owner) if source != at]
    count = sum(doing.g.robots[owner][source] for source in sources)
    if not count:
        return "none-elsewhere", "M6.10", at
    return ("few-elsewhere", "M6.10", owner, at, op.least, count) if count < op.least else None


@bars(MoveRobots)
def bar_moving(op: MoveRobots, doing: Doing) -> Reason | None:
    """M8.6, M8.9, M8.13 Robots that can leave, and another planet that can take them."""
    owner = doing.owner(op.owner)
    robots, explored = doing.g.robots[owner], doing.g.explored
    if op.least == 1 and not hindered(doing):
        if not any(robots):
            return no_robots(doing, owner, "M6.10")
        return None if len(explored) > 1 else ("one-explored", "M6.10")
    if _departures(op, doing, owner) if op.spreads or op.least == 1 else _goals(op, doing, owner):
        return None
    movable = _movable(doing, owner)
    if not movable:
        return _bar_standing(doing, owner, "M6.10")
    if reason := _bar_targets(doing, movable[0]):
        return reason
    if reason := bar_few(robots, owner, movable, op.least, "M6.10", op.spreads):
        return reason
    if op.spreads:
        return _bar_targets(doing, max(movable, key=robots.__getitem__))
    goal = min(_open_to_moves(doing), key=lambda at: robots[at] if at in movable else 0)
    return _bar_goal(op, doing, owner, ("to", goal))


@does(MoveRobots)
def move_robots(op: MoveRobots, doing: Doing) -> Steps | None:
    """M6.10 Either from one planet to any others, or from any planets to one."""
    owner = doing.owner(op.owner)
    places = _departures(op, doing, owner) if op.spreads else _goals(op, doing, owner)
    if not places:
        return None
    return (_spread if op.spreads else _gather)(op, doing, owner, places)


def _spread(op: MoveRobots, doing: Doing, owner: int, sources: list[int]) -> Steps:
    """M8.6, M8.9 From one planet, each robot to a planet of choice."""
    bar: Bar = (_bar_departure, op, doing, owner)
    chosen = yield ask_place(doing, "move-from", "from", sources, bar, "M6.10", {"owner": owner})
    source = chosen[1]
    targets = [at for at in _open_to_moves(doing) if at != source]
    bar, args = (_bar_coming, doing, source), {"source": source}
    for moved in range(min(op.most, doing.g.robots[owner][source])):
        chosen = yield ask_next(doing, "move-to", "to", targets, bar, "M6.10", args, op.least, moved)
        if chosen == ENOUGH:
            break
        _shift(doing, owner, source, chosen[1])


def _bar_coming(doing: Doing, source: int, option: Option) -> Reason | None:
    """Why a robot from `source` cannot come onto a planet."""
    return ("comes-from", "M6.10", source) if option[1] == source else _bar_arriving(doing, option[1])


def _gather(op: MoveRobots, doing: Doing, owner: int, goals: list[int]) -> Steps:
    """M8.13 Onto one planet, each robot from a planet of choice."""
    bar: Bar = (_bar_goal, op, doing, owner)
    chosen = yield ask_place(doing, "gather-to", "to", goals, bar, "M6.10")
    target = chosen[1]
    bar, args = (_bar_going, doing, owner, target), {"owner": owner, "at": target}
    for moved in range(op.most):
        sources = [at for at in _movable(doing, owner) if at != target]
        if not sources:
            break
        chosen = yield ask_next(doing, "gather-from", "from", sources, bar, "M6.10", args, op.least, moved)
        if chosen == ENOUGH:
            break
        _shift(doing, owner, chosen[1], target)


def _bar_going(doing: Doing, owner: int, target: int, option: Option) -> Reason | None:
    """Why no robot can go from a planet to `target`."""
    at = option[1]
    return ("comes-from", "M6.10", at) if at == target else _bar_leaving(doing, owner, at, "M6.10")


def _shift(doing: Doing, owner: int, source: int, target: int) -> None:
    robots = doing.g.robots[owner]
    robots[source] -= 1
    robots[target] += 1
    if doing.g.listener:
        doing.g.tell("shifted", doing.seat, owner=owner, source=source, at=target)


# -- swapping


def _swaps(doing: Doing) -> dict[int, list[int]]:
    """Own robots that can be swapped, with the enemy robots each can change places with (M8.11)."""
    enemies = _movable(doing, doing.foe)
    pairs = {own: [at for at in enemies if at != own] for own in _movable(doing, doing.seat)}
    return {own: others for own, others in pairs.items() if others}


def _bar_swap(doing: Doing, pairs: dict[int, list[int]], option: Option) -> Reason | None:
    at = option[1]
    if reason := _bar_leaving(doing, doing.seat, at, "M8.11"):
        return reason
    return None if at in pairs else ("no-partner", "M8.11", at)


@bars(SwapRobots)
def bar_swapping(op: SwapRobots, doing: Doing) -> Reason | None:
    if _swaps(doing):
        return None
    owns, enemies = _movable(doing, doing.seat), _movable(doing, doing.foe)
    if not owns:
        return _bar_standing(doing, doing.seat, "M8.11")
    return ("no-partner", "M8.11", owns[0]) if enemies else _bar_standing(doing, doing.foe, "M8.11")


@does(SwapRobots)
def swap_robots(op: SwapRobots, doing: Doing) -> Steps | None:
    pairs = _swaps(doing)
    return _swap(doing, pairs) if pairs else None


def _bar_partner(doing: Doing, own: int, option: Option) -> Reason | None:
    """Why the robot on `own` cannot change places with an enemy robot on a planet."""
    at = option[1]
    return ("same-planet", "M8.11") if at == own else _bar_leaving(doing, doing.foe, at, "M8.11")


def _swap(doing: Doing, pairs: dict[int, list[int]]) -> Steps:
    seat, foe = doing.seat, doing.foe
    bar: Bar = (_bar_swap, doing, pairs)
    chosen = yield ask_place(doing, "swap-own", "from", list(pairs), bar, "M8.11", {"owner": seat})
    own = chosen[1]
    bar, args = (_bar_partner, doing, own), {"owner": foe, "source": own}
    chosen = yield ask_place(doing, "swap-enemy", "with", pairs[own], bar, "M8.11", args)
    enemy = chosen[1]
    robots = doing.g.robots
    robots[seat][own] -= 1
    robots[seat][enemy] += 1
    robots[foe][enemy] -= 1
    robots[foe][own] += 1
    doing.g.tell("swapped", seat, owner=foe, source=own, at=enemy)
