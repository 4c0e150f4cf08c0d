"""O5–O9 The eight actions: what a player may do in a turn, and doing it."""

from __future__ import annotations

from functools import partial
from itertools import permutations

from ...kernel import Choice, Option, Steps, run, then
from .building import BUILD_CARD
from .components import CARDS, CONSTANTS, EXPLOITATION, TRADES
from .effects import Doing, bar_use, goods, use_all
from .effects.advisors import HIRE, hire
from .effects.slots import ACTIVATE, activate, resolve_all
from .effects.systems import build_and_resolve
from .phrases import RESOURCES
from .piles import ask_discard, discard, draw
from .powers import Force
from .prices import BIT, MORALE_ALLOWS, payable, shortfall
from .state import BUILD, CONTRACT, EXPLOIT, PROPAGANDA, RESEARCH, TRADE, State
from .vocabulary import NO_GOODS, Gain
from .why import Turn

EXPLOIT_CARD: tuple[Option, ...] = tuple(("exploit", card) for card in range(CARDS))
ATTACK: tuple[Option, ...] = tuple(("attack", seat) for seat in range(8))
DO_RESEARCH: Option = ("research",)
DO_PROPAGANDA: Option = ("propaganda",)
CONTRACT_CARDS = CONSTANTS.contract_cards
ATTACK_LIMITS = CONSTANTS.attacks_on_one
ATTACK_FLEET = CONSTANTS.attack_fleet
#: Colours whose exploitation is nothing but a gain.
PLAIN_EXPLOITS: dict[str, tuple[int, int, int]] = {
    colour: op.goods
    for colour, (op, *more) in EXPLOITATION.items()
    if not more and isinstance(op, Gain) and op.target == "self" and not op.per
}


def _means(*stock: int) -> tuple[int, tuple[Option, ...], tuple[Option, ...]]:
    """What a stock allows without a discount: structures (as bits), and actions that need no card.

    These are with Propaganda and, when that has been done in the round, without it.
    """
    trades = [
        ("trade", give, get)
        for give, get in permutations(RESOURCES, 2)
        if (give, get) in TRADES and not shortfall(TRADES[give, get][0], stock)
    ]
    return payable(*stock), (DO_RESEARCH, *trades, DO_PROPAGANDA), (DO_RESEARCH, *trades)


_HELD = range(CONSTANTS.resource_max + 1)
#: The same for every stock: MEANS[food][fleet][production].
MEANS = tuple(tuple(tuple(_means(a, b, c) for c in _HELD) for b in _HELD) for a in _HELD)


def turn(g: State) -> Steps:
    """O5.1 One action of one player."""
    seat = g.acting
    chosen = yield Choice(seat, "action", action_options(g, seat), None, None, "O5.2", (Turn, g, seat))
    g.pool[seat] -= 1
    word = chosen[0]
    steps: Steps | None = None
    if word == "trade":
        g.boxes[seat][TRADE] += 1
        pays, gets = TRADES[chosen[1], chosen[2]]
        goods.exchange(g, seat, pays, gets)
    elif word == "build":
        g.boxes[seat][BUILD] += 1
        steps = build_and_resolve(g, seat, chosen[1])
    elif word == "exploit":
        g.boxes[seat][EXPLOIT] += 1
        steps = exploit(g, seat, chosen[1])
    elif word == "research":
        g.boxes[seat][RESEARCH] += 1
        draw(g, seat, g.forces[seat].research_draw)
    elif word == "activate":
        g.on_a.add(chosen[1])
        steps = activate(g, seat, chosen[1])
    elif word == "attack":
        steps = attack(g, seat, chosen[1])
    elif word == "hire":
        g.boxes[seat][CONTRACT] += 1
        steps = contract(g, seat, chosen[1])
    else:
        g.boxes[seat][PROPAGANDA] += 1
        steps = propaganda(g, seat)
    if steps is not None:
        yield from steps
    next_turn(g, seat)


def next_turn(g: State, seat: int) -> None:
    """O5.3 The next player clockwise who has a marker left; when nobody has, the phase ends."""
    pool, following = g.pool, seat
    for _ in pool:
        following = following + 1 if following + 1 < g.seats else 0
        if pool[following]:
            g.acting = following
            return
    g.acting = g.first
    g.phase = "end_check"


def action_options(g: State, seat: int) -> list[Option]:
    """O5.2 Everything a player may do now; research is always among it (O5.5)."""
    options: list[Option] = []
    hand = g.hands[seat]
    food, fleet, production = g.stock[seat]
    structures, anytime, rest = MEANS[food][fleet][production]
    forces = g.forces
    force = forces[seat]
    if hand and force.places:
        if force.discounted:
            structures = payable(food, fleet, production, force.best)
        morale = g.morale[seat]
        structures &= MORALE_ALLOWS[morale if morale > 0 else 0]
        if structures:
            face = g.cards.face
            for card in hand:
                if structures & BIT[face[card]]:
                    options.append(BUILD_CARD[card])
    for card, ability in force.activations:
        if card not in g.on_a and (ability.free or bar_use(g, seat, card, ability) is None):
            options.append(ACTIVATE[card])
    if fleet >= ATTACK_FLEET:
        add_attacks(g, seat, forces, options)
    for card in hand:
        options.append(EXPLOIT_CARD[card])
    options += rest if g.boxes[seat][PROPAGANDA] else anytime
    if len(hand) >= CONTRACT_CARDS and not force.settled:
        for card in g.middle:
            options.append(HIRE[card])
    return options


# -- attacks


def add_attacks(g: State, seat: int, forces: list[Force], options: list[Option]) -> None:
    """O9.2–O9.4 The opponents whom a player may attack: by the limit, the fleets and the price."""
    fleet = g.stock[seat][1]
    reach = fleet + forces[seat].attack_fleet
    made, limit = g.attacks[seat], ATTACK_LIMITS[g.seats]
    for foe, theirs in enumerate(g.stock):
        if theirs[1] <= reach and foe != seat and made[foe] < limit and fleet >= forces[foe].attack_toll:
            options.append(ATTACK[foe])


def attack(g: State, seat: int, foe: int) -> Steps | None:
    """O9.5 Marker, price, result, the defender's effects, then the attacker's."""
    g.attacks[seat][foe] += 1
    toll = g.forces[foe].attack_toll
    g.stock[seat][1] -= toll
    g.vp[seat] += CONSTANTS.attack_vp
    g.raided[seat] += CONSTANTS.attack_vp
    if g.listener:
        g.tell("attacked", seat, player=foe, fleet=toll, points=CONSTANTS.attack_vp)
    goods.change_morale(g, foe, -CONSTANTS.attack_morale)
    attacked = g.forces[foe].attacked
    return then(use_all(g, foe, attacked) if attacked else None, partial(after_attack, g, seat, foe))


def after_attack(g: State, seat: int, foe: int) -> Steps | None:
    """O9.6 The attacker's own effects."""
    sources = g.forces[seat].after_attack
    return resolve_all(g, seat, sources, "after-attack", "O9.6", foe) if sources else None


# -- the others


def exploit(g: State, seat: int, card: int) -> Steps | None:
    """O7.1–O7.4 Discard a card for the bonus of its colour."""
    structure = g.structure(card)
    discard(g, seat, (card,), "exploited")
    gains = PLAIN_EXPLOITS.get(structure.colour)
    if gains is not None:
        goods.gain(g, seat, gains)
        return exploit_more(g, seat, structure.tint)
    steps = run(EXPLOITATION[structure.colour], Doing(g, seat, card))
    return then(steps, partial(exploit_more, g, seat, structure.tint))


def exploit_more(g: State, seat: int, tint: int) -> Steps | None:
    """O7.4 What the player's cards and race add."""
    force = g.forces[seat]
    bonus = force.exploit_bonus[tint]
    if bonus is not NO_GOODS:
        goods.gain(g, seat, bonus)
    return use_all(g, seat, force.own_exploit) if force.own_exploit else None


def propaganda(g: State, seat: int) -> Steps | None:
    """O7.8 Once a round: 3 morale."""
    if g.listener:
        g.tell("propaganda", seat)
    goods.change_morale(g, seat, CONSTANTS.propaganda_morale)
    return use_all(g, seat, g.forces[seat].own_propaganda)


def contract(g: State, seat: int, advisor: int) -> Steps:
    """O7.9, O7.10 Discard three cards and hire an advisor."""
    yield from ask_discard(g, seat, CONTRACT_CARDS, "discard", "O7.9")
    yield from hire(g, seat, advisor)
