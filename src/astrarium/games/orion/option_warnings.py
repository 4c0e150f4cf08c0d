"""Warnings before an option is chosen: that it loses something, does nothing, or cannot be skipped."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from ...kernel import Choice, Option, Text
from .ability_types import Ability
from .active_powers import active_colours
from .components import CONSTANTS, EXPLOITATION, TRADES
from .phrases import resources
from .state import NOBODY, State
from .vocabulary import (
    BuryActive,
    Draw,
    DrawKeep,
    Effect,
    Gain,
    GainAction,
    GainByColourBeneath,
    IfActive,
    Morale,
    ReorderSystem,
    ReturnAdvisor,
    TakeDiscard,
)

#: Warnings that an option is useless.
WASTEFUL = frozenset(
    ("would-draw-nothing", "would-lift-nothing", "would-stay", "would-do-nothing", "would-pay-for-nothing")
)


def consequence(g: State, choice: Choice, option: Option) -> Text | None:
    """The warning for an option, or None."""
    seat, word = choice.seat, option[0]
    if word == "exploit":
        return _lost(g, seat, exploited_goods(g, seat, option[1]))
    if word == "trade":
        pays, gets = TRADES[option[1], option[2]]
        return _lost(g, seat, gets, pays)
    if word == "gain":
        return _lost(g, seat, option[1:])
    if word == "exchange":
        return _lost(g, seat, option[4:], option[1:4])
    if word == "research" and not _cards(g):
        return Text("would-draw-nothing")
    if word == "propaganda" and g.morale[seat] >= CONSTANTS.morale_max and not g.powers[seat].own_propaganda:
        return Text("would-lift-nothing", morale=CONSTANTS.morale_max)
    if word == "bury" and len(next(system for system in chain(*g.systems) if option[1] in system)) == 1:
        return Text("would-stay")
    if word in ("activate", "use"):
        abilities = _abilities(g, seat, choice, option[1])
        if _all_in_vain(g, seat, option[1], abilities):
            costs = any(ability.cost for ability in abilities)
            return Text("would-pay-for-nothing" if costs else "would-do-nothing")
        return _waiting(choice, abilities) if choice.prompt in ("start-effect", "after-attack") else None
    return None


def _waiting(choice: Choice, abilities: Sequence[Ability]) -> Text | None:
    """O11.6 Whether one of several effects can be skipped; None if all can, which has its own option."""
    if ("done",) in choice.options:
        return None
    return Text("waits-may" if all(ability.may for ability in abilities) else "waits-must")


def _lost(g: State, seat: int, gets: Sequence[int], pays: Sequence[int] = (0, 0, 0)) -> Text | None:
    """Resources that will not fit on the tracks (O5.6)."""
    kept = [have - less for have, less in zip(g.stock[seat], pays, strict=True)]
    lost = [max(have + more - CONSTANTS.resource_max, 0) for have, more in zip(kept, gets, strict=True)]
    return Text("would-lose", lost=resources(lost)) if any(lost) else None


def exploited_goods(g: State, seat: int, card: int) -> list[int]:
    """O7.1–O7.4 The resources gained by exploiting a card, with those of the player's cards and race."""
    structure, powers = g.structure(card), g.powers[seat]
    ops = [*EXPLOITATION[structure.colour], *(op for _, ability in powers.own_exploit for op in ability.ops)]
    bundles = [op.goods for op in ops if isinstance(op, Gain) and op.target == "self" and not op.per]
    return [sum(many) for many in zip(*bundles, powers.exploit_bonus[structure.tint], strict=True)]


def _cards(g: State) -> bool:
    """Whether there is a card to draw, now or after a shuffle (O12.3)."""
    return bool(g.deck) or len(g.discards) > 1


def _abilities(g: State, seat: int, choice: Choice, card: int) -> list[Ability]:
    """The abilities of a card that a question is about."""
    powers = g.powers[seat]
    if choice.prompt in ("action", "activate-next"):
        sources = powers.activations
    elif choice.prompt == "use":
        return list(g.structure(card).after_build)
    else:
        sources = powers.after_attack if choice.prompt == "after-attack" else powers.start_of_round
    return [ability for source, ability in sources if source == card]


def _all_in_vain(g: State, seat: int, card: int, abilities: Sequence[Ability]) -> bool:
    ops = [op for ability in abilities for op in ability.ops]
    return bool(ops) and all(_in_vain(g, seat, card, op) for op in ops)


def _in_vain(g: State, seat: int, card: int, op: Effect) -> bool:
    """Whether an op would certainly do nothing, by public information."""
    match op:
        case Gain(target="self"):
            kinds = [kind for kind, many in enumerate(op.goods) if many]
            return all(g.stock[seat][kind] >= CONSTANTS.resource_max for kind in kinds)
        case Morale(target="self"):
            return op.amount >= 0 and g.morale[seat] >= CONSTANTS.morale_max
        case Draw() | DrawKeep():
            return not _cards(g)
        case GainAction():
            return not g.reserve[seat]
        case TakeDiscard():
            return not g.discards
        case ReorderSystem():
            return all(len(system) < 2 for system in g.systems[seat])
        case ReturnAdvisor(target="each_opponent"):
            return all(g.advisors[foe] == NOBODY or g.settled(foe) for foe in g.opponents(seat))
        case BuryActive(target="each_opponent"):
            return all(len(system) < 2 for foe in g.opponents(seat) for system in g.systems[foe])
        case IfActive():
            idle = all(_in_vain(g, seat, card, each) for each in op.then)
            return idle or op.colour not in active_colours(g, seat)
        case GainByColourBeneath():
            colour = g.colour_beneath(seat, card)
            return colour is None or not any(op.goods(colour))
    return False
