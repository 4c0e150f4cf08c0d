"""Why not? What the rules exclude in an action phase, for people who wonder."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Barred, Text
from .components import MODULES, PLACES, TILES
from .effects import Doing, can_run, installations
from .programs import REQUIRED
from .state import State


def barred_actions(g: State, seat: int) -> Iterator[Barred]:
    """Steps that a player might want to take now and may not."""
    yield from _barred_tiles(g, seat)
    yield from _barred_uses(g, seat)
    yield from _barred_modules(g, seat)
    if any(TILES[tile].group == REQUIRED for tile in g.unresolved[seat]):
        yield Barred(("end",), Text("barred-movement-first"), "M6.2")


def _barred_tiles(g: State, seat: int) -> Iterator[Barred]:
    for tile in g.program[seat]:
        if tile not in g.unresolved[seat]:
            yield Barred(("resolve", tile), Text("barred-resolved"), "M6.4")
        elif not can_run(TILES[tile].effects, Doing(g, seat, "subprograms")):
            yield Barred(("resolve", tile), Text(f"barred-{tile}"), TILES[tile].rule)


def _barred_uses(g: State, seat: int) -> Iterator[Barred]:
    used = any(means == "regular" for means, _ in g.uses)
    reach = installations.within_range(g, seat, "regular")
    for at in range(PLACES):
        option = ("use", at)
        if at not in g.explored:
            yield Barred(option, Text("barred-unexplored"), "M6.7")
        elif used:
            yield Barred(option, Text("barred-installation-used"), "M8.1")
        elif at not in reach:
            yield Barred(option, Text("barred-ship-elsewhere"), "M8.1")
        elif installations.used_up(g, at, "regular"):
            yield Barred(option, Text("barred-extra-used"), "M8.3")
        elif not installations.has_effect(g, seat, at):
            yield Barred(option, Text("barred-no-effect"), "M8.5")


def _barred_modules(g: State, seat: int) -> Iterator[Barred]:
    for module in g.hand[seat]:
        card = MODULES[module]
        if card.timing != "own_action":
            yield Barred(("play", module), Text(f"barred-window-{card.timing}"), "M9.9")
        elif not can_run(card.effects, Doing(g, seat, "action_modules")):
            yield Barred(("play", module), Text("barred-no-effect"), "M6.6")
    for module, (owner, at) in g.installed.items():
        if owner != seat or not any(modifier.kind == "free_action" for modifier in MODULES[module].modifiers):
            continue
        if module in g.freed:
            yield Barred(("run", module), Text("barred-freed"), MODULES[module].rule)
        elif at == g.ships[seat]:
            yield Barred(("run", module), Text("barred-ship-there"), "M6.9")
