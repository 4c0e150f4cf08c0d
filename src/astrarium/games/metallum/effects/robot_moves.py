"""Robots: moving from planet to planet, swapping."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ....kernel import Reason, Steps, bars, does
from ..vocabulary import MoveRobots, SwapRobots
from .execution import ENOUGH, Execution, any_open, ask_next, ask_place, bar_jam, bar_unexplored, jammed
from .robots import bar_few, bar_few_on, bar_robot, hindered, no_robots, within_reach


def _movable(doing: Execution, owner: int) -> list[int]:
    """Planets with a robot of `owner` that this effect can move away."""
    reach, closed = within_reach(doing, owner), jammed(doing)
    return [at for at in reach if at not in closed] if closed else reach


def _open_to_moves(doing: Execution) -> Sequence[int]:
    """Explored planets onto which this effect can move robots."""
    explored, closed = doing.g.explored, jammed(doing)
    return [at for at in explored if at not in closed] if closed else explored


def _bar_leaving(doing: Execution, owner: int, at: int, rule: str) -> Reason | None:
    """Why no robot of `owner` can be moved off a planet."""
    return bar_robot(doing, owner, at, rule) or bar_jam(doing, at)


def _bar_arriving(doing: Execution, at: int) -> Reason | None:
    """Why no robot can be moved onto a planet."""
    return bar_unexplored(doing.g, at) or bar_jam(doing, at)


def _bar_standing(doing: Execution, owner: int, rule: str) -> Reason:
    """Why none of the robots that a player has on planets can be moved."""
    for at in doing.g.explored:
        if doing.g.robots[owner][at] and (reason := _bar_leaving(doing, owner, at, rule)):
            return reason
    return no_robots(doing, owner, rule)


# -- moving


def _bar_departure(op: MoveRobots, doing: Execution, owner: int, at: int) -> Reason | None:
    """Why not enough robots can go from a planet to another one."""
    return (
        _bar_leaving(doing, owner, at, "M6.10")
        or bar_few_on(doing.g.robots[owner], owner, at, op.least, "M6.10")
        or _bar_targets(doing, at)
    )


def _bar_targets(doing: Execution, source: int) -> Reason | None:
    """Why no other planet can take a robot from this one."""
    for at in _open_to_moves(doing):
        if at != source:
            return None
    others = [at for at in doing.g.explored if at != source]
    return _bar_arriving(doing, others[0]) if others else ("one-explored", "M6.10")


def _bar_goal(op: MoveRobots, doing: Execution, owner: int, at: int) -> Reason | None:
    """Why not enough robots can be gathered on a planet."""
    if reason := _bar_arriving(doing, at):
        return reason
    sources = [source for source in _movable(doing, owner) if source != at]
    count = sum(doing.g.robots[owner][source] for source in sources)
    if not count:
        return "none-elsewhere", "M6.10", at
    return ("few-elsewhere", "M6.10", owner, at, op.least, count) if count < op.least else None


@bars(MoveRobots)
def bar_moving(op: MoveRobots, doing: Execution) -> Reason | None:
    """M8.6, M8.9, M8.13 Robots must be able to leave, and another planet must be able to take them."""
    owner = doing.owner(op.owner)
    robots, explored = doing.g.robots[owner], doing.g.explored
    if op.least == 1 and not hindered(doing):
        if not any(robots):
            return no_robots(doing, owner, "M6.10")
        return None if len(explored) > 1 else ("one-explored", "M6.10")
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
    return _bar_goal(op, doing, owner, goal)


@does(MoveRobots)
def move_robots(op: MoveRobots, doing: Execution) -> Steps | None:
    """M6.10 Move robots either from one planet to any others, or from any planets to one."""
    if bar_moving(op, doing):
        return None
    return (_spread if op.spreads else _gather)(op, doing, doing.owner(op.owner))


def _spread(op: MoveRobots, doing: Execution, owner: int) -> Steps:
    """M8.6, M8.9 Move robots from one planet, each to a chosen planet."""
    bar = partial(_bar_departure, op, doing, owner)
    robots = doing.g.robots[owner]
    enough = [at for at in _movable(doing, owner) if robots[at] >= op.least]
    chosen = yield ask_place(doing, "move-from", "from", bar, "M6.10", {"owner": owner}, quick=enough)
    source = chosen[1]
    targets = [at for at in _open_to_moves(doing) if at != source]
    bar, args = partial(_bar_coming, doing, source), {"source": source}
    for moved in range(min(op.most, robots[source])):
        chosen = yield ask_next(doing, "move-to", "to", bar, "M6.10", args, op.least, moved, targets)
        if chosen == ENOUGH:
            break
        _shift(doing, owner, source, chosen[1])


def _bar_coming(doing: Execution, source: int, at: int) -> Reason | None:
    """Why a robot from `source` cannot move onto a planet."""
    return ("comes-from", "M6.10", source) if at == source else _bar_arriving(doing, at)


def _gather(op: MoveRobots, doing: Execution, owner: int) -> Steps:
    """M8.13 Move robots onto one planet, each from a chosen planet."""
    chosen = yield ask_place(doing, "gather-to", "to", partial(_bar_goal, op, doing, owner), "M6.10")
    target = chosen[1]
    bar, args = partial(_bar_going, doing, owner, target), {"owner": owner, "at": target}
    for moved in range(op.most):
        sources = [at for at in _movable(doing, owner) if at != target]
        if not sources:
            break
        chosen = yield ask_next(doing, "gather-from", "from", bar, "M6.10", args, op.least, moved, sources)
        if chosen == ENOUGH:
            break
        _shift(doing, owner, chosen[1], target)


def _bar_going(doing: Execution, owner: int, target: int, at: int) -> Reason | None:
    """Why no robot can go from a planet to `target`."""
    return ("comes-from", "M6.10", at) if at == target else _bar_leaving(doing, owner, at, "M6.10")


def _shift(doing: Execution, owner: int, source: int, target: int) -> None:
    robots = doing.g.robots[owner]
    robots[source] -= 1
    robots[target] += 1
    if doing.g.listener:
        doing.g.tell("shifted", doing.seat, owner=owner, source=source, at=target)


# -- swapping


def _bar_swap(doing: Execution, own: int) -> Reason | None:
    """Why no own robot on a planet can change places with an enemy robot (M8.11)."""
    if reason := _bar_leaving(doing, doing.seat, own, "M8.11"):
        return reason
    return None if any_open(partial(_bar_partner, doing, own)) else ("no-partner", "M8.11", own)


def _bar_partner(doing: Execution, own: int, at: int) -> Reason | None:
    """Why the robot on `own` cannot change places with an enemy robot on a planet."""
    return ("same-planet", "M8.11") if at == own else _bar_leaving(doing, doing.foe, at, "M8.11")


@bars(SwapRobots)
def bar_swapping(op: SwapRobots, doing: Execution) -> Reason | None:
    """M8.11 Both players must have robots, on different planets."""
    owns = _movable(doing, doing.seat)
    if not owns:
        return _bar_standing(doing, doing.seat, "M8.11")
    enemies = _movable(doing, doing.foe)
    if not enemies:
        return _bar_standing(doing, doing.foe, "M8.11")
    return None if len({*owns, *enemies}) > 1 else ("no-partner", "M8.11", owns[0])


@does(SwapRobots)
def swap_robots(op: SwapRobots, doing: Execution) -> Steps:
    if bar_swapping(op, doing):
        return
    seat, foe = doing.seat, doing.foe
    bar = partial(_bar_swap, doing)
    chosen = yield ask_place(doing, "swap-own", "from", bar, "M8.11", {"owner": seat})
    own = chosen[1]
    bar, args = partial(_bar_partner, doing, own), {"owner": foe, "source": own}
    chosen = yield ask_place(doing, "swap-enemy", "with", bar, "M8.11", args)
    enemy = chosen[1]
    robots = doing.g.robots
    robots[seat][own] -= 1
    robots[seat][enemy] += 1
    robots[foe][enemy] -= 1
    robots[foe][own] += 1
    doing.g.tell("swapped", seat, owner=foe, source=own, at=enemy)
