"""O5–O9 The eight actions of a turn: which are legal, and their execution."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import permutations

from ...kernel import Option, Reason, Steps, ask, run, then
from .building import BUILD_CARD
from .components import ADVISORS, CARDS, CONSTANTS, EXPLOITATION, STRUCTURES, TRADES
from .effects import Execution, bar_use, resources, use_all
from .effects.advisors import HIRE, hire
from .effects.slots import ACTIVATE, activate, resolve_all
from .effects.systems import build_and_resolve
from .option_texts import WORDS
from .phrases import RESOURCES
from .piles import ask_discard, discard, draw
from .prices import BIT, MORALE_ALLOWS, bar_build, bar_fleet, payable, shortfall
from .state import BUILD, CONTRACT, EXPLOIT, NOBODY, PROPAGANDA, RESEARCH, TRADE, State
from .vocabulary import NO_GOODS, Gain

EXPLOIT_CARD: tuple[Option, ...] = tuple(("exploit", card) for card in range(CARDS))
ATTACK: tuple[Option, ...] = tuple(("attack", seat) for seat in range(8))
DO_RESEARCH: Option = ("research",)
DO_PROPAGANDA: Option = ("propaganda",)
CONTRACT_CARDS = CONSTANTS.contract_cards
ATTACK_LIMITS = CONSTANTS.attacks_on_one
ATTACK_FLEET = CONSTANTS.attack_fleet
#: The gain of each colour whose exploitation is only a gain.
PLAIN_EXPLOITS: dict[str, tuple[int, int, int]] = {
    colour: op.goods
    for colour, (op, *more) in EXPLOITATION.items()
    if not more and isinstance(op, Gain) and op.target == "self" and not op.per
}


def _means(*stock: int) -> tuple[int, tuple[Option, ...], tuple[Option, ...]]:
    """What a stock allows without a discount: structures (as bits), and actions without a card.

    The actions come twice: with Propaganda, and without it after its use in the round.
    """
    trades = [
        ("trade", give, get)
        for give, get in permutations(RESOURCES, 2)
        if (give, get) in TRADES and not shortfall(TRADES[give, get][0], stock)
    ]
    return payable(*stock), (DO_RESEARCH, *trades, DO_PROPAGANDA), (DO_RESEARCH, *trades)


_HELD = range(CONSTANTS.resource_max + 1)
#: `_means` of every stock: MEANS[food][fleet][production].
MEANS = tuple(tuple(tuple(_means(a, b, c) for c in _HELD) for b in _HELD) for a in _HELD)


def turn(g: State) -> Steps:
    """O5.1 One action of one player."""
    seat = g.acting
    chosen = yield ask(
        WORDS,
        g,
        seat,
        "action",
        _candidates,
        bar_action,
        "O5.2",
        about=(g, seat),
        quick=action_options(g, seat),
    )
    g.pool[seat] -= 1
    word = chosen[0]
    steps: Steps | None = None
    if word == "trade":
        g.boxes[seat][TRADE] += 1
        pays, gets = TRADES[chosen[1], chosen[2]]
        resources.exchange(g, seat, pays, gets)
    elif word == "build":
        g.boxes[seat][BUILD] += 1
        steps = build_and_resolve(g, seat, chosen[1])
    elif word == "exploit":
        g.boxes[seat][EXPLOIT] += 1
        steps = exploit(g, seat, chosen[1])
    elif word == "research":
        g.boxes[seat][RESEARCH] += 1
        draw(g, seat, g.powers[seat].research_draw)
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
    """O5.3 Pass the turn to the next player clockwise with a marker left; without one, end the phase."""
    pool, following = g.pool, seat
    for _ in pool:
        following = following + 1 if following + 1 < g.seats else 0
        if pool[following]:
            g.acting = following
            return
    g.acting = g.first
    g.phase = "end_check"


def action_options(g: State, seat: int) -> list[Option]:
    """O5.2 The candidates that `bar_action` allows, computed faster; always with research (O5.5)."""
    options: list[Option] = []
    hand = g.hands[seat]
    food, fleet, production = g.stock[seat]
    structures, anytime, rest = MEANS[food][fleet][production]
    powers = g.powers[seat]
    if hand and powers.places:
        if powers.discounted:
            structures = payable(food, fleet, production, powers.best)
        morale = g.morale[seat]
        structures &= MORALE_ALLOWS[morale if morale > 0 else 0]
        if structures:
            face = g.cards.face
            for card in hand:
                if structures & BIT[face[card]]:
                    options.append(BUILD_CARD[card])
    for card, ability in powers.activations:
        if card not in g.on_a and (ability.free or bar_use(g, seat, card, ability) is None):
            options.append(ACTIVATE[card])
    if fleet >= ATTACK_FLEET:
        reach = fleet + powers.attack_fleet
        made, limit = g.attacks[seat], ATTACK_LIMITS[g.seats]
        for foe, theirs in enumerate(g.stock):
            if (
                theirs[1] <= reach
                and foe != seat
                and made[foe] < limit
                and fleet >= g.powers[foe].attack_toll
            ):
                options.append(ATTACK[foe])
    for card in hand:
        options.append(EXPLOIT_CARD[card])
    options += rest if g.boxes[seat][PROPAGANDA] else anytime
    if len(hand) >= CONTRACT_CARDS and not powers.settled:
        for card in g.middle:
            options.append(HIRE[card])
    return options


def _candidates(g: State, seat: int) -> Iterator[Option]:
    """All actions that could be legal at some time."""
    for card in g.hands[seat]:
        yield BUILD_CARD[card]
        yield EXPLOIT_CARD[card]
    for card in _activations(g, seat):
        yield ACTIVATE[card]
    for foe in g.opponents(seat):
        yield ATTACK[foe]
    for give, get in TRADES:
        yield "trade", give, get
    yield DO_RESEARCH
    yield DO_PROPAGANDA
    for card in (*g.middle, *g.advisors):
        if card != NOBODY:
            yield HIRE[card]


def _activations(g: State, seat: int) -> Iterator[int]:
    """Own cards with an activation, covered or not, and the advisor."""
    for system in g.systems[seat]:
        for card in system:
            if any(each.when == "activation" for each in STRUCTURES[g.cards.face[card]].abilities):
                yield card
    card = g.advisors[seat]
    abilities = () if card == NOBODY else ADVISORS[g.cards.face[card]].abilities
    if any(each.when == "activation" for each in abilities):
        yield card


def bar_action(g: State, seat: int, option: Option) -> Reason | None:
    """O5.2 Why an action cannot be taken now."""
    word = option[0]
    if word == "build":
        return bar_build(g, seat, option[1])
    if word == "activate":
        return _bar_activation(g, seat, option[1])
    if word == "attack":
        return bar_attack(g, seat, option[1])
    if word == "trade":
        pays, _ = TRADES[option[1], option[2]]
        resource = RESOURCES.index(option[1])
        have = g.stock[seat][resource]
        return ("trade", "O7.6", pays, have) if have < pays[resource] else None
    if word == "hire":
        return _bar_contract(g, seat, option[1])
    if word == "propaganda" and g.boxes[seat][PROPAGANDA]:
        return "propaganda", "O7.8"
    return None


def _bar_activation(g: State, seat: int, card: int) -> Reason | None:
    """O8.1, O8.2 Why a card cannot be activated: covered, used, or barred by its ability."""
    for source, ability in g.powers[seat].activations:
        if source == card:
            return ("slot", "O8.1") if card in g.on_a else bar_use(g, seat, card, ability)
    return g.bar_inactive(seat, card)


def bar_attack(g: State, seat: int, foe: int) -> Reason | None:
    """O9.2–O9.4 Why an opponent cannot be attacked: the limit, the fleets, the price."""
    most = ATTACK_LIMITS[g.seats]
    if g.attacks[seat][foe] >= most:
        return "attack-limit", "O9.2", most, foe
    powers = g.powers
    return bar_fleet(g.stock[seat][1], powers[seat].attack_fleet, g.stock[foe][1], powers[foe].attack_toll)


def _bar_contract(g: State, seat: int, advisor: int) -> Reason | None:
    """O7.9, O7.10, O16.1 Why an advisor cannot be hired."""
    if advisor in g.advisors:
        owner = g.advisors.index(advisor)
        return "hired", "O7.10" if owner == seat else "O7.9", advisor, owner
    if g.powers[seat].settled:
        return "settled", "O16.1", g.advisors[seat]
    have = len(g.hands[seat])
    return ("contract", "O7.9", CONTRACT_CARDS, have) if have < CONTRACT_CARDS else None


# -- attacks


def attack(g: State, seat: int, foe: int) -> Steps | None:
    """O9.5 Marker, price, result, the defender's effects, then the attacker's."""
    g.attacks[seat][foe] += 1
    toll = g.powers[foe].attack_toll
    g.stock[seat][1] -= toll
    g.vp[seat] += CONSTANTS.attack_vp
    g.raided[seat] += CONSTANTS.attack_vp
    if g.listener:
        g.tell("attacked", seat, player=foe, fleet=toll, points=CONSTANTS.attack_vp)
    resources.change_morale(g, foe, -CONSTANTS.attack_morale)
    attacked = g.powers[foe].attacked
    return then(use_all(g, foe, attacked) if attacked else None, partial(after_attack, g, seat, foe))


def after_attack(g: State, seat: int, foe: int) -> Steps | None:
    """O9.6 The attacker's own effects."""
    sources = g.powers[seat].after_attack
    return resolve_all(g, seat, sources, "after-attack", "O9.6", foe) if sources else None


# -- the others


def exploit(g: State, seat: int, card: int) -> Steps | None:
    """O7.1–O7.4 Discard a card for the bonus of its colour."""
    structure = g.structure(card)
    discard(g, seat, (card,), "exploited")
    gains = PLAIN_EXPLOITS.get(structure.colour)
    if gains is not None:
        resources.gain(g, seat, gains)
        return exploit_more(g, seat, structure.tint)
    steps = run(EXPLOITATION[structure.colour], Execution(g, seat, card))
    return then(steps, partial(exploit_more, g, seat, structure.tint))


def exploit_more(g: State, seat: int, tint: int) -> Steps | None:
    """O7.4 Additional gains from the player's cards and race."""
    powers = g.powers[seat]
    bonus = powers.exploit_bonus[tint]
    if bonus is not NO_GOODS:
        resources.gain(g, seat, bonus)
    return use_all(g, seat, powers.own_exploit) if powers.own_exploit else None


def propaganda(g: State, seat: int) -> Steps | None:
    """O7.8 Once a round: 3 morale."""
    if g.listener:
        g.tell("propaganda", seat)
    resources.change_morale(g, seat, CONSTANTS.propaganda_morale)
    return use_all(g, seat, g.powers[seat].own_propaganda)


def contract(g: State, seat: int, advisor: int) -> Steps:
    """O7.9, O7.10 Discard three cards and hire an advisor."""
    yield from ask_discard(g, seat, CONTRACT_CARDS, "discard", "O7.9")
    yield from hire(g, seat, advisor)
