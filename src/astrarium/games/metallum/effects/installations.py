"""M8 Installations; and the two effects that contain others."""

from __future__ import annotations

from functools import cache

from ....kernel import Choice, Steps
from ..components import PLANETS, Effect
from ..state import State
from .doing import DO, Can, Doing, can_run, conditions, op, places, run


def usable(g: State, seat: int, means: str) -> list[int]:
    """Planets whose installation a player may use now by these means (M8.1, M8.3, M8.4)."""
    found = []
    for at in within_range(g, seat, means):
        if not (g.uses and used_up(g, at, means)) and has_effect(g, seat, at):
            found.append(at)
    return found


def within_range(g: State, seat: int, means: str) -> list[int]:
    """The ship's planet; except for an extra activation, those with an own relay, too (M10.10)."""
    reach = [g.ships[seat]]
    if means != "extra_activation":
        for owner, at, _ in g.modifiers("remote_installation"):
            if owner == seat and at not in reach:
                reach.append(at)
    return reach


def used_up(g: State, at: int, means: str) -> bool:
    """M8.3 Regular use and extra activation must be two installations; Activation is free of this."""
    if means == "extra_activation":
        return any(place == at for _, place in g.uses)
    return means == "regular" and ("extra_activation", at) in g.uses


def has_effect(g: State, seat: int, at: int) -> bool:
    """M8.5 An installation can be used only if it can have its effect."""
    conditions = _conditions(g.cards.face[at])
    if conditions:
        doing = Doing(g, seat, "installations", at)
        for can, effect in conditions:
            if not can(effect, doing):
                return False
    return True


@cache
def _conditions(planet: str) -> tuple[tuple[Can, Effect], ...]:
    """What has to be looked at before an installation is used."""
    return conditions(PLANETS[planet].effects)


def use(g: State, seat: int, at: int, means: str) -> Steps:
    g.uses.append((means, at))
    if g.host:
        g.tell("used", seat, at=at)
    return run(PLANETS[g.planet(at)].effects, Doing(g, seat, "installations", at))


def _means(effect: Effect) -> str:
    return "activation" if effect.repeat else "extra_activation"


@op("use_installation", can=lambda effect, doing: bool(usable(doing.g, doing.seat, _means(effect))))
def use_installation(effect: Effect, doing: Doing) -> Steps:
    options = places("use", usable(doing.g, doing.seat, _means(effect)))
    chosen = yield Choice(doing.seat, "use-installation", options, rule="M8.1")
    yield from use(doing.g, doing.seat, chosen[1], _means(effect))


@op("choose_one", can=lambda effect, doing: any(can_run(option, doing) for option in effect.options))
def choose_one(effect: Effect, doing: Doing) -> Steps:
    lists = {option[0].op: option for option in effect.options if can_run(option, doing)}
    chosen = yield Choice(doing.seat, "choose-one", [("do", word) for word in lists], rule="M6.6")
    for each in lists[chosen[1]]:
        yield from DO[each.op](each, doing)


@op("take_initiative")
def take_initiative(effect: Effect, doing: Doing) -> Steps:
    """M5.5 From now on it is this player who decides who acts first."""
    doing.g.acting = doing.seat
    yield from ()
