"""Warnings before an option is chosen, mostly that it would have no effect."""

from __future__ import annotations

from ...kernel import Choice, Option, Text
from .active_powers import Powers
from .components import CONSUME, KIND, OPENS, WORLD
from .placement import bar_development, bar_world
from .prices import strength
from .state import Player, State
from .vocabulary import ANY, ConsumeAll, ConsumeGoods, ConsumePower

#: Warnings that an option is useless.
WASTEFUL = frozenset(
    (
        "would-be-free-anyway",
        "would-suffice",
        "would-give-nothing",
        "would-develop-nothing",
        "would-settle-nothing",
        "would-sell-nothing",
        "would-double-nothing",
        "would-produce-nothing",
    )
)


def consequence(g: State, choice: Choice, option: Option) -> Text | None:
    """The warning for an option, or None."""
    seat = choice.seat
    match option:
        case ("action" | "actions", *actions):
            return _of_actions(g, seat, tuple(actions))
        case ("ship", _) if ("pay", 0) in choice.options:
            return Text("would-be-free-anyway")
        case ("tactics", _) if ("conquer",) in choice.options:
            world = WORLD[g.cards.face[choice.args["card"]]]
            assert world is not None
            return Text("would-suffice", strength=strength(g.powers[seat], world), defence=world[2])
        case ("power", card, op):
            power = CONSUME[g.cards.face[card]][op]
            if isinstance(power, ConsumeAll) and len(g.players[seat].goods) + power.offset <= 0:
                return Text("would-give-nothing")
    return None


def _of_actions(g: State, seat: int, actions: tuple[str, ...]) -> Text | None:
    """The warning for chosen actions; for two, only if both are idle."""
    idle = [_idle(g, seat, action) for action in actions]
    return None if None in idle else idle[0]


def _idle(g: State, seat: int, action: str) -> Text | None:
    """Why choosing an action would do nothing for this player, as things stand."""
    player, powers, phase = g.players[seat], g.powers[seat], OPENS[action]
    if phase.startswith("develop"):
        placeable = any(bar_development(g, seat, card, bonus=True) is None for card in player.hand)
        return None if placeable else Text("would-develop-nothing")
    if phase.startswith("settle"):
        placeable = any(bar_world(g, seat, card) is None for card in player.hand)
        return None if placeable else Text("would-settle-nothing")
    if action == "consume_trade" and not player.goods:
        return Text("would-sell-nothing")
    if action == "consume_x2" and not _earns(g, player, powers):
        return Text("would-double-nothing")
    if phase == "produce" and not _produces(player, powers):
        return Text("would-produce-nothing")
    return None


def _earns(g: State, player: Player, powers: Powers) -> bool:
    """Whether the player's goods could give VP, which Consume ×2 would double."""
    face = g.cards.face
    kinds = [KIND[face[world]] for world in player.goods]
    return any(_gives_vp(CONSUME[face[card]][op], kinds) for card, op in powers.consume)


def _gives_vp(power: ConsumePower, kinds: list[int]) -> bool:
    if isinstance(power, ConsumeGoods):
        held = len(kinds) if power.k == ANY else kinds.count(power.k)
        return power.vp > 0 and held >= power.least
    return isinstance(power, ConsumeAll) and len(kinds) + power.offset > 0


def _produces(player: Player, powers: Powers) -> bool:
    """Whether Produce would bring a good or a card."""
    worlds = (*powers.producers, *powers.windfalls)
    return bool(powers.produce_draw or max(powers.per_world)) or any(
        world not in player.goods for world in worlds
    )
