"""Robots: placing, recycling, removing, moving, swapping."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Steps
from ..components import Effect
from .doing import ENOUGH, NOTHING_TO_ASK, Doing, ask, jammed, op, shielded


@op("place")
def place(effect: Effect, doing: Doing) -> Steps:
    """M15.1 Exactly so many robots; nothing is asked where planet and reserve leave no choice."""
    at = doing.place(effect.at)
    if at < 0 or doing.g.reserve[doing.seat] < effect.count:
        return _choose_and_place(effect, doing, at)
    _put_down(doing, at, effect.count)
    _tell_placed(effect, doing, at)
    return NOTHING_TO_ASK


def _choose_and_place(effect: Effect, doing: Doing, at: int) -> Steps:
    """M15.2 Robots are recycled one by one where the reserve is empty."""
    g, seat = doing.g, doing.seat
    if at < 0:
        chosen = yield ask(doing, "place-robots", "at", g.explored, "M6.7", {"count": effect.count})
        at = chosen[1]
    fresh = min(effect.count, g.reserve[seat])
    _put_down(doing, at, fresh)
    for _ in range(effect.count - fresh):
        yield from _recycle(doing)
        g.robots[seat][at] += 1
    _tell_placed(effect, doing, at)


def _put_down(doing: Doing, at: int, count: int) -> None:
    doing.g.reserve[doing.seat] -= count
    doing.g.robots[doing.seat][at] += count


def _tell_placed(effect: Effect, doing: Doing, at: int) -> None:
    if doing.g.host:
        doing.g.tell("placed", doing.seat, count=effect.count, at=at)


def _recycle(doing: Doing) -> Steps:
    """M15.3 A robot that the running list has put down cannot be taken again by it."""
    g, seat, stock = doing.g, doing.seat, doing.stock
    chosen = yield ask(doing, "recycle", "from", [at for at in g.explored if stock[at]], "M15.3")
    at = chosen[1]
    stock[at] -= 1
    g.robots[seat][at] -= 1
    g.tell("recycled", seat, at=at)


# -- what can be touched


def _within_reach(doing: Doing, owner: int) -> list[int]:
    """Planets with a robot of `owner` that this effect can touch."""
    robots = doing.g.robots[owner]
    found = [at for at in doing.g.explored if robots[at]]
    if doing.g.modifiers("protect"):
        safe = shielded(doing, owner, "robots")
        return [at for at in found if at not in safe]
    return found


def _movable(doing: Doing, owner: int) -> list[int]:
    """Planets with a robot of `owner` that this effect can move away."""
    found = _within_reach(doing, owner)
    if doing.g.modifiers("forbid_robot_moves"):
        barred = jammed(doing)
        return [at for at in found if at not in barred]
    return found


def _open_to_moves(doing: Doing) -> Sequence[int]:
    """Explored planets onto which this effect can move robots."""
    if doing.g.modifiers("forbid_robot_moves"):
        barred = jammed(doing)
        return [at for at in doing.g.explored if at not in barred]
    return doing.g.explored


def _hindered(doing: Doing) -> bool:
    """Whether any module on the board could keep an effect from robots; mostly none does."""
    return bool(doing.g.modifiers("protect") or doing.g.modifiers("forbid_robot_moves"))


# -- removing


def _can_remove(effect: Effect, doing: Doing) -> bool:
    if effect.every:
        return True
    owner, at = doing.owner(effect.owner), doing.place(effect.at)
    if at >= 0:
        return bool(doing.g.robots[owner][at]) and at not in shielded(doing, owner, "robots")
    return bool(_within_reach(doing, owner)) if _hindered(doing) else any(doing.g.robots[owner])


@op("remove", can=_can_remove)
def remove(effect: Effect, doing: Doing) -> Steps:
    if effect.every:
        _remove_every(effect, doing)
        return
    owner, at = doing.owner(effect.owner), doing.place(effect.at)
    for taken in range(effect.most):
        reach = [at] if at >= 0 else _within_reach(doing, owner)
        if not reach:
            break
        enough = taken >= effect.least
        chosen = yield ask(doing, "remove-robot", "from", reach, "M8.5", {"owner": owner}, enough=enough)
        if chosen == ENOUGH:
            break
        doing.picked = chosen[1]
        _take_off(doing, owner, doing.picked, 1)


def _remove_every(effect: Effect, doing: Doing) -> None:
    """M11.1 All robots of both players leave, except those a module protects."""
    at = doing.place(effect.at)
    for owner in (0, 1):
        count = doing.g.robots[owner][at]
        if count and at not in shielded(doing, owner, "robots"):
            _take_off(doing, owner, at, count)


def _take_off(doing: Doing, owner: int, at: int, count: int) -> None:
    g = doing.g
    g.robots[owner][at] -= count
    g.reserve[owner] += count
    if owner == doing.seat:
        doing.stock[at] -= count
    g.tell("removed", doing.seat, owner=owner, count=count, at=at)


# -- moving


def _departures(doing: Doing, owner: int) -> list[int]:
    """Planets from which a robot can go to another planet."""
    sources, targets = _movable(doing, owner), _open_to_moves(doing)
    return sources if len(targets) > 1 else [at for at in sources if any(to != at for to in targets)]


def _can_move(effect: Effect, doing: Doing) -> bool:
    owner = doing.owner(effect.owner)
    if _hindered(doing):
        return bool(_departures(doing, owner))
    return len(doing.g.explored) > 1 and any(doing.g.robots[owner])


@op("move_robots", can=_can_move)
def move_robots(effect: Effect, doing: Doing) -> Steps:
    """M6.10 Either from one planet to any others, or from any planets to one."""
    owner = doing.owner(effect.owner)
    yield from (_spread if effect.source == "one_explored" else _gather)(effect, doing, owner)


def _spread(effect: Effect, doing: Doing, owner: int) -> Steps:
    """M8.6, M8.9 From one planet, each robot to a planet of choice."""
    chosen = yield ask(
        doing, "move-from", "from", _departures(doing, owner), "M6.10", {"owner": owner}, moves=True
    )
    source = chosen[1]
    targets = [at for at in _open_to_moves(doing) if at != source]
    for moved in range(min(effect.most, doing.g.robots[owner][source])):
        enough = moved >= effect.least
        chosen = yield ask(
            doing, "move-to", "to", targets, "M6.10", {"source": source}, enough=enough, moves=True
        )
        if chosen == ENOUGH:
            break
        _shift(doing, owner, source, chosen[1])


def _gather(effect: Effect, doing: Doing, owner: int) -> Steps:
    """M8.13 Onto one planet, each robot from a planet of choice."""
    sources = _movable(doing, owner)
    targets = [at for at in _open_to_moves(doing) if any(source != at for source in sources)]
    chosen = yield ask(doing, "gather-to", "to", targets, "M6.10", moves=True)
    target = chosen[1]
    for moved in range(effect.most):
        sources = [at for at in _movable(doing, owner) if at != target]
        if not sources:
            break
        enough = moved >= effect.least
        args = {"owner": owner, "at": target}
        chosen = yield ask(doing, "gather-from", "from", sources, "M6.10", args, enough=enough, moves=True)
        if chosen == ENOUGH:
            break
        _shift(doing, owner, chosen[1], target)


def _shift(doing: Doing, owner: int, source: int, target: int) -> None:
    robots = doing.g.robots[owner]
    robots[source] -= 1
    robots[target] += 1
    if doing.g.host:
        doing.g.tell("shifted", doing.seat, owner=owner, source=source, at=target)


# -- swapping


def _swaps(doing: Doing) -> dict[int, list[int]]:
    """Own robots that can be swapped, with the enemy robots each can change places with (M8.11)."""
    enemies = _movable(doing, doing.foe)
    pairs = {own: [at for at in enemies if at != own] for own in _movable(doing, doing.seat)}
    return {own: others for own, others in pairs.items() if others}


@op("swap_robots", can=lambda effect, doing: bool(_swaps(doing)))
def swap_robots(effect: Effect, doing: Doing) -> Steps:
    seat, foe = doing.seat, doing.foe
    pairs = _swaps(doing)
    chosen = yield ask(doing, "swap-own", "from", list(pairs), "M8.11", {"owner": seat}, moves=True)
    own = chosen[1]
    chosen = yield ask(
        doing, "swap-enemy", "with", pairs[own], "M8.11", {"owner": foe, "source": own}, moves=True
    )
    enemy = chosen[1]
    robots = doing.g.robots
    robots[seat][own] -= 1
    robots[seat][enemy] += 1
    robots[foe][enemy] -= 1
    robots[foe][own] += 1
    doing.g.tell("swapped", seat, owner=foe, source=own, at=enemy)
