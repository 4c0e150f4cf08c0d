"""Every op and every mission test in every sentence frame, for the page of `make sentences`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from astrarium.games.adastra.component_types import TYPES, YES_OR_NO, Metric, Test
from astrarium.games.adastra.components import AT_LARGE, ENEMIES
from astrarium.games.adastra.enumerations import (
    ACTIONS,
    LOCAL,
    OF_UNITS,
    POPULATION,
    RESOURCES,
    RISING,
    UNITS,
    EventName,
    FlagName,
    Kind,
    Per,
    Resource,
    Ship,
    Stat,
)
from astrarium.games.adastra.vocabulary import (
    AddPopulation,
    CardOfItsOwn,
    CombatEffect,
    Discontent,
    DrawTechnologies,
    Effect,
    Flag,
    Gain,
    Income,
    Instant,
    InvasionEffect,
    Mod,
    On,
    OncePerRound,
    PlaceUnit,
    Points,
    Spawn,
)
from astrarium.kernel import Text, filled

#: Numbers that cover all plural forms: one, a few, many.
COUNTS = (1, 2, 5)


def frames() -> Iterator[tuple[str, Text]]:
    """All sentences, each with a name."""
    effects = [*instants(), *lasting()]
    for at, effect in enumerate(effects):
        yield f"{effect.name} {at + 1}", filled(effect.say(), AT_LARGE)
    for metric in get_args(Metric):
        for test in _tests(metric):
            yield f"{metric} {test.type or ''} {test.least or test.most}", test.say()
            yield f"{metric} within", Text("barred-unfulfilled", test=test.say(), have=0)


def instants() -> Iterator[Instant]:
    for n in COUNTS:
        for res in (*RESOURCES, "any"):
            yield Gain(res=res, n=n)  # type: ignore[arg-type]
        yield Discontent(n=n)
        yield Discontent(n=-n)
        yield Points(n=n)
        yield DrawTechnologies(n=n)
        for unit in get_args(Ship):
            yield PlaceUnit(unit=unit, n=n, where="here")
            yield PlaceUnit(unit=unit, n=n, where="home")
        for kind in (*get_args(Kind), "choice"):
            for where in ("here", "home", "choice"):
                yield AddPopulation(type=kind, n=n, where=where)
        for enemy in ENEMIES:
            yield Spawn(enemy=enemy, n=n, where="here")


def lasting() -> Iterator[Effect]:
    for n in COUNTS:
        for res in get_args(Resource):
            yield Income(res=res, n=n)
            yield Income(res=res, n=n, scope="system")
            for per in get_args(Per):
                yield Income(res=res, n=n, per=per)
        for stat in get_args(Stat):
            yield from _mods(stat, n)
            if stat not in RISING:
                yield from _mods(stat, -n)
        for face in (1, 4, 6):
            yield CombatEffect(face=face, damage=n)
            yield InvasionEffect(face=face, successes=n)
        for discount in (0, n):
            yield CardOfItsOwn(actions=ACTIONS[:1], free_places=n, discount=discount)  # type: ignore[arg-type]
            yield CardOfItsOwn(actions=ACTIONS[1:3], free_places=n, discount=discount)  # type: ignore[arg-type]
    for flag in get_args(FlagName):
        yield Flag(flag=flag)
    for deed in instants():
        yield On(event="explore", deeds=(deed, Points(n=1)))
        yield OncePerRound(cost=(0, 0, 1, 2), deeds=(deed,))
    for event in get_args(EventName):
        yield On(event=event, deeds=(Points(n=1),))
    yield OncePerRound(cost=(0, 0, 0, 0), deeds=(Points(n=1), Discontent(n=-1)))


def _mods(stat: Stat, n: int) -> Iterator[Mod]:
    """A stat with every possible filter, for the empire and for a system."""
    if stat == "capacity":
        for kind in (*POPULATION, "all"):
            yield Mod(stat=stat, n=n, filter=(kind,))  # type: ignore[arg-type]
            yield Mod(stat=stat, n=n, filter=(kind,), scope="system")  # type: ignore[arg-type]
        return
    yield Mod(stat=stat, n=n)
    if stat in LOCAL:
        yield Mod(stat=stat, n=n, scope="system")
    if stat in OF_UNITS:
        yield Mod(stat=stat, n=n, filter=UNITS[:1])  # type: ignore[arg-type]
        yield Mod(stat=stat, n=n, filter=UNITS[:3])  # type: ignore[arg-type]


def _tests(metric: Metric) -> Iterator[Test]:
    types = TYPES.get(metric, ())
    for kind in types if metric == "resource" else (None, *types):
        for n in (1,) if metric in YES_OR_NO else COUNTS:
            number = {"most": n} if metric == "discontent" else {"least": n}
            yield Test(metric=metric, type=kind, **number)  # type: ignore[arg-type]
