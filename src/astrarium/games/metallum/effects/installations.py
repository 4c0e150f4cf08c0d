"""M8 Installations, and effects that contain other effects."""

from __future__ import annotations

from functools import cache

from ....kernel import Choice, Option, Reason, Steps, ask, barrable, barred, bars, does, run
from ..components import PLACES, PLANETS
from ..option_texts import WORDS
from ..state import State
from ..vocabulary import ChooseOne, Effect, RemoteInstallation, TakeInitiative, UseInstallation
from .execution import EVERY, Execution, bar_unexplored, carry_out


def candidates(g: State, seat: int, means: str) -> list[Option]:
    """Every installation as an option, those within range first."""
    return [EVERY["use"][at] for at in dict.fromkeys((*within_range(g, seat, means), *range(PLACES)))]


def within_range(g: State, seat: int, means: str) -> list[int]:
    """Planets in range: the ship's, and those of own relays except for an extra activation (M10.10)."""
    reach = [g.ships[seat]]
    if RemoteInstallation in g.force and means != "extra_activation":
        for owner, at, _ in g.modifiers(RemoteInstallation):
            if owner == seat and at not in reach:
                reach.append(at)
    return reach


def _bar_again(g: State, at: int, means: str) -> Reason | None:
    """M8.3 Regular use and extra activation need different installations; Activation does not."""
    if means == "regular":
        return ("extra-used", "M8.3", at) if ("extra_activation", at) in g.uses else None
    used = means == "extra_activation" and any(place == at for _, place in g.uses)
    return ("installation-used", "M8.3", at) if used else None


def _bar_effect(g: State, seat: int, at: int) -> Reason | None:
    """M8.5 An installation can be used only if it can have its effect."""
    planet = g.cards.face[at]
    conditions = _conditions(planet)
    if conditions:
        doing = Execution(g, seat, PLANETS[planet], at)
        for op in conditions:
            reason = op.bar(doing)
            if reason is not None:
                return reason
    return None


@cache
def _conditions(planet: str) -> tuple[Effect, ...]:
    """The ops that may bar an installation."""
    return tuple(barrable(PLANETS[planet].effects))  # type: ignore[arg-type]


def bar_use(g: State, seat: int, at: int, means: str) -> Reason | None:
    """M8 The reason why a player cannot use an installation by these means, or None."""
    if reason := bar_unexplored(g, at):
        return reason
    if g.uses and means == "regular":
        for by, place in g.uses:
            if by == "regular":
                return "installation-used", "M8.1", place
    if at not in within_range(g, seat, means):
        return "ship-elsewhere", "M8.1", g.ships[seat], at
    return bar_in_range(g, seat, at, means)


def bar_in_range(g: State, seat: int, at: int, means: str) -> Reason | None:
    """M8.3, M8.5 `bar_use` for an installation within range, if these means are still unused."""
    return (_bar_again(g, at, means) if g.uses else None) or _bar_effect(g, seat, at)


def use(g: State, seat: int, at: int, means: str) -> Steps | None:
    g.uses.append((means, at))
    if g.listener:
        g.tell("used", seat, at=at)
    planet = PLANETS[g.planet(at)]
    return carry_out(planet.effects, Execution(g, seat, planet, at))


@bars(UseInstallation)
def bar_using(op: UseInstallation, doing: Execution) -> Reason | None:
    g, seat = doing.g, doing.seat
    reasons = [bar_use(g, seat, at, op.means) for at in within_range(g, seat, op.means)]
    return None if None in reasons else reasons[0]


@does(UseInstallation)
def use_installation(op: UseInstallation, doing: Execution) -> Steps:
    if bar_using(op, doing):
        return
    g, seat = doing.g, doing.seat
    every = candidates(g, seat, op.means)

    def bar(option: Option) -> Reason | None:
        return bar_use(g, seat, option[1], op.means)

    chosen = yield ask(WORDS, g, seat, "use-installation", every, bar, "M8.1")
    yield from use(g, seat, chosen[1], op.means) or ()


# -- one of several


@bars(ChooseOne)
def bar_choosing(op: ChooseOne, doing: Execution) -> Reason | None:
    """M6.6 At least one of the lists must be possible."""
    reason: Reason | None = None
    for option in op.options:
        other = barred(option, doing)
        if other is None:
            return None
        reason = other if reason is None else ("neither", "M6.6", reason, other)
    return reason


@does(ChooseOne)
def choose_one(op: ChooseOne, doing: Execution) -> Steps:
    lists = {option[0].name: option for option in op.options}
    options: list[Option] = [("do", word) for word in lists if barred(lists[word], doing) is None]
    if not options:
        return
    args = {"thing": doing.thing.id}
    chosen = yield Choice(doing.seat, "choose-one", options, rule="M6.6", args=args)
    yield from run(lists[chosen[1]], doing) or ()


@does(TakeInitiative)
def take_initiative(op: TakeInitiative, doing: Execution) -> None:
    """M5.5 This player now decides who acts first."""
    doing.g.acting = doing.seat
