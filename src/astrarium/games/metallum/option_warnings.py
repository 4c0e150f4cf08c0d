"""Warnings before a move, mostly that an option would have no effect."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Choice, Option, Text
from .components import EXPLORE_REWARD, MODULES, PLANETS, TERCE, TILES
from .effects import Execution
from .effects.execution import shielded
from .option_texts import place, tiles
from .scoring import pays
from .state import State
from .vocabulary import RemoveEvery, ScorePlanet

#: Warnings that an option is useless.
WASTEFUL = frozenset(
    (
        "would-lapse",
        "would-pay-nothing",
        "would-be-paid-nothing",
        "would-remove-nothing",
        "would-remove-own",
        "would-leave-cells",
    )
)


def consequence(g: State, choice: Choice, option: Option) -> Text | None:
    """The warning for an option, or None."""
    if option[0] == "program":
        return _empty(g, choice, option)
    find = OF.get((choice.prompt, option[0])) or OF.get(("", option[0]))
    return None if find is None else find(g, choice.seat, *option[1:])


def _empty(g: State, choice: Choice, option: Option) -> Text | None:
    """M13.6 In the last round of a terce, saving tiles is useless: all come back afterwards."""
    if len(option) > 2 or g.round % TERCE:
        return None
    more = max(len(each) for each in choice.options if option[1] in each) - len(option)
    return Text("would-leave-cells", n=more) if more else None


def _lapses(g: State, seat: int) -> Text | None:
    """M6.3 Unresolved tiles are spent too."""
    left = g.unresolved[seat]
    return Text("would-lapse", tiles=tiles(g, left)) if left else None


def _explores(g: State, seat: int, at: int) -> Text | None:
    """M6.8 Arriving explores."""
    return None if at in g.explored else Text("would-explore", credits=EXPLORE_REWARD)


def _pays_nothing(g: State, seat: int, at: int) -> Text | None:
    return None if pays(g, at)[seat] else Text("would-pay-nothing", at=place(g, at))


def _resolves(g: State, seat: int, tile: str) -> Text | None:
    return _idle(Execution(g, seat, TILES[tile]))


def _plays(g: State, seat: int, module: str) -> Text | None:
    return _idle(Execution(g, seat, MODULES[module]))


def _uses(g: State, seat: int, at: int) -> Text | None:
    return _idle(Execution(g, seat, PLANETS[g.planet(at)], at))


def _idle(doing: Execution) -> Text | None:
    """M6.6 The warning for an op that is legal although it would pay or remove nothing."""
    g, seat, effects = doing.g, doing.seat, doing.thing.effects
    if len(effects) != 1:
        return None
    op = effects[0]
    if isinstance(op, ScorePlanet):
        if op.at != "one_explored":
            return _pays_nothing(g, seat, doing.place(op.at))
        return None if any(pays(g, each)[seat] for each in g.explored) else Text("would-be-paid-nothing")
    if isinstance(op, RemoveEvery):
        at = doing.place(op.at)
        leaving = [g.robots[owner][at] and at not in shielded(doing, owner, "robots") for owner in (0, 1)]
        if not any(leaving):
            return Text("would-remove-nothing", at=place(g, at))
        if leaving[seat] and not leaving[1 - seat]:
            return Text("would-remove-own", count=g.robots[seat][at], at=place(g, at))
    return None


#: Functions that make a warning, by prompt ("" for any) and the option's first word.
OF: dict[tuple[str, str], Callable[..., Text | None]] = {
    ("action", "end"): _lapses,
    ("", "resolve"): _resolves,
    ("", "play"): _plays,
    ("", "use"): _uses,
    ("move-ship", "to"): _explores,
    ("score-planet", "at"): _pays_nothing,
}
