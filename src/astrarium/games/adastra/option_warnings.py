"""Warnings before a move: what breaks, what ends, and moves without effect."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Choice, Option, Seat, Text, sentences
from ...kernel.text import joined
from . import fleets, galaxy
from .battle_pieces import firepower
from .combat import defender_of
from .components import CUSTOM_CARDS, N
from .phrases import place
from .rules.attack import victims
from .state import NOBODY, State

#: Consequences that mark an option as wasteful.
WASTEFUL = frozenset(("would-remove-nobody", "would-leave-cards"))


def consequence(g: State, choice: Choice, option: Option) -> Text | None:
    """The warning about an option, or None."""
    if choice.prompt == "turn" and option[0] == "pass":
        playable = sum([each[0] == "play" for each in choice.options])
        left = min(playable, g.powers[choice.seat].action_limit - g.actions_taken[choice.seat])
        return Text("would-leave-cards", n=left) if left else None
    if choice.prompt == "rotation":
        return _joins(g, choice.args["at"], option[1])
    find = OF.get((choice.prompt, option[0]))
    return None if find is None else find(g, choice.seat, option[1])


def _joins(g: State, system: int, turn: int) -> Text:
    """A5.18 The systems that a rotation of the drawn tile joins."""
    near = list(galaxy.ways(g, system, galaxy.LYING[g.tile_in_hand][turn]))
    return Text("would-join", count=len(near), systems=joined([place(g, each) for each in near], "both"))


def _colonises(g: State, seat: int, system: int) -> Text | None:
    """A5.6 Warns that the first population on a planet adds discontent."""
    if g.people(system) or "quiet_colonies" in g.powers[seat].flags or not N.colonise_discontent:
        return None
    return Text("would-colonise", n=N.colonise_discontent)


def _ends_turn(g: State, seat: int, system: int) -> Text | None:
    """B2.3 Warns that laying a tile ends the turn, or only the purchase of extra places."""
    return Text("would-buy-no-more" if g.card in CUSTOM_CARDS else "would-end-turn")


def _breaks(g: State, seat: int, others: list[int]) -> list[Text]:
    """A5.26 Warns about embassies that an attack or invasion ends."""
    lost = [other for other in others if (g.embassies[seat] >> other | g.embassies[other] >> seat) & 1]
    if not lost:
        return []
    return [
        Text("would-break", others=joined([Seat(other) for other in lost]), n=N.broken_embassy_discontent)
    ]


def _attacks(g: State, seat: int, system: int) -> Text | None:
    found = _breaks(g, seat, victims(g, seat, system))
    if defender_of(g, system) == NOBODY:
        found.append(Text("would-take-control"))
    return _told(found)


def _invades(g: State, seat: int, system: int) -> Text | None:
    """A5.27, A5.28 Warns if even the best roll removes nobody."""
    found = _breaks(g, seat, [g.owner[system]])
    power, used = g.powers[seat], fleets.used(fleets.usable_groups(g.fleets[system]))
    dice = sum(firepower(power, unit, state) * count for unit, state, count in used) + power.invasion_dice
    most = max(0, min(N.most_dice, dice)) * max(power.invasion)
    if most <= g.resists(system):
        found.append(Text("would-remove-nobody", most=most, resistance=g.resists(system)))
    return _told(found)


def _told(found: list[Text]) -> Text | None:
    return sentences(found) if found else None


OF: dict[tuple[str, str], Callable[[State, int, int], Text | None]] = {
    ("growth", "grow"): _colonises,
    ("exploration", "chart"): _ends_turn,
    ("attack", "target"): _attacks,
    ("invasion", "invade"): _invades,
}
