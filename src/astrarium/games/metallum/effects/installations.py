"""M8 Installations; and the effects that contain others."""

from __future__ import annotations

from functools import cache

from ....kernel import Choice, Option, Reason, Steps, Wonder, barrable, barred, bars, does, run
from ..components import PLANETS
from ..state import State
from ..vocabulary import ChooseOne, Effect, RemoteInstallation, TakeInitiative, UseInstallation
from ..words import WORDS
from .doing import EVERY, Doing, bar_unexplored, carry_out, places


def usable(g: State, seat: int, means: str) -> list[int]:
    """Planets whose installation a player may use now by these means (M8.1, M8.3, M8.4)."""
    found = []
    for at in _within_range(g, seat, means):
        if not (g.uses and _bar_again(g, at, means)) and _bar_effect(g, seat, at) is None:
            found.append(at)
    return found


def _within_range(g: State, seat: int, means: str) -> list[int]:
    """The ship's planet; except for an extra activation, those with an own relay, too (M10.10)."""
    reach = [g.ships[seat]]
    if RemoteInstallation in g.force and means != "extra_activation":
        for owner, at, _ in g.modifiers(RemoteInstallation):
            if owner == seat and at not in reach:
                reach.append(at)
    return reach


def _bar_again(g: State, at: int, means: str) -> Reason | None:
    """M8.3 Regular use and extra activation must be two installations; Activation is free of this."""
    if means == "regular":
        return ("extra-used", "M8.3", at) if ("extra_activation", at) in g.uses else None
    used = means == "extra_activation" and any(place == at for _, place in g.uses)
    return ("installation-used", "M8.3", at) if used else None


def _bar_effect(g: State, seat: int, at: int) -> Reason | None:
    """M8.5 An installation can be used only if it can have its effect."""
    planet = g.cards.face[at]
    conditions = _conditions(planet)
    if conditions:
        doing = Doing(g, seat, PLANETS[planet], at)
        for op in conditions:
            reason = op.bar(doing)
            if reason is not None:
                return reason
    return None


@cache
def _conditions(planet: str) -> tuple[Effect, ...]:
    """What has to be looked at before an installation is used."""
    return tuple(barrable(PLANETS[planet].effects))  # type: ignore[arg-type]


def bar_use(g: State, seat: int, at: int, means: str) -> Reason | None:
    """M8 Why a player cannot use an installation by these means; None where it can be used."""
    regular = next((place for by, place in g.uses if by == "regular"), -1)
    if reason := bar_unexplored(g, at):
        return reason
    if means == "regular" and regular >= 0:
        return "installation-used", "M8.1", regular
    if at not in _within_range(g, seat, means):
        return "ship-elsewhere", "M8.1", g.ships[seat], at
    return _bar_again(g, at, means) or _bar_effect(g, seat, at)


def use(g: State, seat: int, at: int, means: str) -> Steps | None:
    g.uses.append((means, at))
    if g.listener:
        g.tell("used", seat, at=at)
    planet = PLANETS[g.planet(at)]
    return carry_out(planet.effects, Doing(g, seat, planet, at))


@bars(UseInstallation)
def bar_using(op: UseInstallation, doing: Doing) -> Reason | None:
    g, seat = doing.g, doing.seat
    first: Reason | None = None
    for at in _within_range(g, seat, op.means):
        reason = _bar_again(g, at, op.means) or _bar_effect(g, seat, at)
        if reason is None:
            return None
        first = first or reason
    return first


@does(UseInstallation)
def use_installation(op: UseInstallation, doing: Doing) -> Steps | None:
    found = usable(doing.g, doing.seat, op.means)
    return _use_one(op, doing, found) if found else None


def _use_one(op: UseInstallation, doing: Doing, found: list[int]) -> Steps:
    g, seat = doing.g, doing.seat
    wonder = Wonder(WORDS, g, EVERY["use"], lambda option: bar_use(g, seat, option[1], op.means))
    chosen = yield Choice(seat, "use-installation", places("use", found), rule="M8.1", wonder=wonder)
    yield from use(g, seat, chosen[1], op.means) or ()


# -- one of several


@bars(ChooseOne)
def bar_choosing(op: ChooseOne, doing: Doing) -> Reason | None:
    """M6.6 One of the lists has to be possible."""
    reason: Reason | None = None
    for option in op.options:
        other = barred(option, doing)
        if other is None:
            return None
        reason = other if reason is None else ("neither", "M6.6", reason, other)
    return reason


@does(ChooseOne)
def choose_one(op: ChooseOne, doing: Doing) -> Steps | None:
    lists = {option[0].name: option for option in op.options}
    open_ones: list[Option] = [("do", word) for word in lists if barred(lists[word], doing) is None]
    return _choose(doing, lists, open_ones) if open_ones else None


def _choose(doing: Doing, lists: dict[str, tuple[Effect, ...]], options: list[Option]) -> Steps:
    args = {"thing": doing.thing.id}
    chosen = yield Choice(doing.seat, "choose-one", options, rule="M6.6", args=args)
    yield from run(lists[chosen[1]], doing) or ()


@does(TakeInitiative)
def take_initiative(op: TakeInitiative, doing: Doing) -> None:
    """M5.5 From now on it is this player who decides who acts first."""
    doing.g.acting = doing.seat
