"""Why not? What the rules exclude, for people who wonder."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Barred, Option, Text
from .components import BIT, CONSUME, CONTACT, KIND, KINDS, TACTICS, WORLD, World
from .prices import can_place, development_price, develops_with_bonus, has_bonus, strength, world_price
from .printed import Power
from .state import Player, State


def _barred(card: int, text: str, rule: str, **args: int | Text) -> Barred:
    return Barred(("card", card), Text(text, **args), rule)


def why_not_place(g: State, seat: int, card: int) -> Barred | None:
    """Why a card in hand could not be placed if its phase came now; None when it could."""
    player = g.players[seat]
    face = g.cards.face[card]
    if WORLD[face] is None:
        return _why_not_develop(player, card, face, develops_with_bonus(g, player))
    return _why_not_settle(player, card, face)


def barred_developments(g: State, seat: int) -> Iterator[Barred]:
    """Cards in hand that cannot be developed now."""
    player = g.players[seat]
    bonus = has_bonus(g, player)
    for card in player.hand:
        face = g.cards.face[card]
        if WORLD[face] is not None:
            yield _barred(card, "barred-world", "R7.2")
        elif found := _why_not_develop(player, card, face, bonus):
            yield found


def barred_worlds(g: State, seat: int) -> Iterator[Barred]:
    """Cards in hand that cannot be settled now."""
    player = g.players[seat]
    for card in player.hand:
        face = g.cards.face[card]
        if WORLD[face] is None:
            yield _barred(card, "barred-development", "R8.2")
        elif found := _why_not_settle(player, card, face):
            yield found


def _why_not_develop(player: Player, card: int, face: int, bonus: bool) -> Barred | None:
    if player.built & BIT[face]:
        return _barred(card, "barred-duplicate", "R7.3")
    price = development_price(player, face, bonus)
    others = _others(player, card)
    return _barred(card, "barred-too-dear", "R7.4", price=price, cards=others) if price > others else None


def _why_not_settle(player: Player, card: int, face: int) -> Barred | None:
    world = WORLD[face]
    assert world is not None
    others = _others(player, card)
    if can_place(player.sums, world, others):
        return None
    if not world[0]:
        return _barred(card, "barred-too-dear", "R8.4", price=world_price(player.sums, world), cards=others)
    have = _strength(player, world)
    if player.sums[CONTACT + world[1]]:
        price = world_price(player.sums, world)
        return _barred(
            card,
            "barred-too-weak-too-dear",
            "R8.7",
            strength=have,
            defence=world[2],
            price=price,
            cards=others,
        )
    return _barred(card, "barred-too-weak", "R8.5", strength=have, defence=world[2])


def _strength(player: Player, world: World) -> int | Text:
    """Military against a world; what a card could add that would be given up for it is said."""
    have, tactics = strength(player.sums, world), player.sums[TACTICS]
    return Text("strength-with-tactics", strength=have + tactics, tactics=tactics) if tactics else have


def _others(player: Player, card: int) -> int:
    """The cards with which a card may be paid: all others in hand."""
    return len(player.hand) - (card in player.hand)


def barred_powers(g: State, seat: int) -> Iterator[Barred]:
    """Consume powers that cannot be used now, and why the player may not stop."""
    player, face = g.players[seat], g.cards.face
    must = False
    for card in player.tableau:
        for op, power in CONSUME[face[card]].items():
            option: Option = ("power", card, op)
            if (card, op) not in g.unused:
                yield Barred(option, Text("barred-used"), "R9.4")
            elif (text := _why_not_use(g, player, power)) is not None:
                yield Barred(option, text, "R9.4" if power.per_good else "R9.7")
            elif power.op != "discard_hand":
                must = True
    if must:
        yield Barred(("stop",), Text("barred-must-consume"), "R9.4")


def _why_not_use(g: State, player: Player, power: Power) -> Text | None:
    """Why a consume power cannot be used; None when it can."""
    face = g.cards.face
    if power.op in ("draw", "guess_and_flip"):
        return None
    if power.op == "discard_hand":
        return None if player.hand else Text("barred-no-hand")
    kinds = [KIND[face[world]] for world in player.goods]
    if power.op == "consume" and power.distinct:
        have = len(set(kinds))
        return None if have >= power.least else Text("barred-kinds", need=power.least, have=have)
    have = len(kinds) if power.op != "consume" or power.kind not in KINDS else kinds.count(power.k)
    if have >= power.least:
        return None
    if power.kind in KINDS:
        return Text("barred-goods-of", need=power.least, have=have, kind=Text(f"kind-{power.kind}"))
    return Text("barred-goods", need=power.least, have=have)
