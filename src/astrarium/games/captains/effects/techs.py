"""S11 Technologies: taking, placing, bonuses, discarding."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from ....kernel import Choice, Option, Reason, Steps, ask, bars, does, run
from ..components import BONUS, TECHS
from ..option_texts import WORDS
from ..state import DAMAGED, EMPTY, Ship, State
from ..vocabulary import TakeTech
from .damage_and_cargo import shed
from .execution import STOP, Execution
from .tokens import throw_away

# -- the decks


def draw_tech(g: State) -> int:
    """S11.2 The top card of the alpha-beta deck; -1 if it has run out for this round."""
    if not g.tech_deck:
        if g.reshuffled or not g.tech_discards:
            return -1
        g.tech_deck, g.tech_discards = g.tech_discards, []
        g.shuffle(g.tech_deck, "techs again")
        g.reshuffled = True
        g.tell("techs-reshuffled")
    return g.tech_deck.pop()


def _draw_omega(g: State) -> int:
    """S11.2 The top card of the omega deck; -1 if there is none at all."""
    if not g.omega_deck:
        if not g.omega_discards:
            return -1
        g.omega_deck, g.omega_discards = g.omega_discards, []
        g.shuffle(g.omega_deck, "omegas again")
        g.tell("omegas-reshuffled")
    return g.omega_deck.pop()


def refill(g: State) -> None:
    """S11.1 New cards for the empty places of the central tech board, in the order of the places."""
    while -1 in g.display:
        card = draw_tech(g)
        if card < 0:
            return
        place = g.display.index(-1)
        g.display[place] = card
        g.arrivals[place] = max(g.arrivals) + 1
        g.reveal((card,))
        if g.listener:
            g.tell("offered", tech=g.name(card))


def put_away(g: State, card: int) -> None:
    """Put a revealed tech card on its discard pile."""
    omega = TECHS[g.cards.face[card]].deck == "omega"
    (g.omega_discards if omega else g.tech_discards).append(card)


# -- taking


@bars(TakeTech)
def _nothing_fits(effect: TakeTech, doing: Execution) -> Reason | None:
    """S11.3 Whether there is no tech to take, or no slot for any."""
    g, ship = doing.g, doing.ship
    if effect.source in ("deck", "omega_deck"):
        return None
    cards = g.display if effect.source == "display" else g.event_techs
    if max(cards, default=-1) < 0:
        return "no-techs", "S11.2"
    if any(card >= 0 and bar_tech(ship, g.name(card), effect.replace) is None for card in cards):
        return None
    return "no-slots", "S11.3", sum(card >= 0 for card in ship.slots), ship.slots.count(DAMAGED)


@does(TakeTech)
def take_tech(effect: TakeTech, doing: Execution) -> Steps | None:
    """S14.6 The player may take a tech and place it."""
    if effect.source == "display":
        return None if _nothing_fits(effect, doing) else _take_offered(effect, doing)
    if effect.source == "event_tech":
        return _take_event_tech(effect, doing)
    return _take_drawn(effect, doing)


def bar_tech(ship: Ship, tech: str, replace: bool) -> Reason | None:
    """S11.3 Why there is no slot for a tech: none is free, and none may be taken over."""
    slots = ship.slots
    if EMPTY in slots or ((replace or TECHS[tech].overlay) and max(slots) >= 0):
        return None
    return "no-slot", "S11.3", tech, sum(card >= 0 for card in slots), slots.count(DAMAGED)


def _take_offered(effect: TakeTech, doing: Execution) -> Steps:
    """Take one of the techs on the central board."""
    g = doing.g
    card = yield from _pick_open(effect, doing, g.display)
    if card >= 0:
        yield from _place(effect, doing, card, g.display)


def _take_event_tech(effect: TakeTech, doing: Execution) -> Steps:
    """S13.7 Take one of the techs at the Tincan track; the others are discarded."""
    g = doing.g
    card = yield from _pick_open(effect, doing, g.event_techs)
    if card >= 0:
        yield from _place(effect, doing, card, g.event_techs)
    left, g.event_techs = g.event_techs, []
    for card in left:
        put_away(g, card)
        g.tell("tech-discarded", doing.seat, tech=g.name(card))


def _pick_open(effect: TakeTech, doing: Execution, cards: list[int]) -> Generator[Choice, Option, int]:
    """Ask for one of the face-up cards; -1 if the player declines."""
    g, ship = doing.g, doing.ship
    face = g.cards.face
    found = {face[card]: card for card in reversed(cards) if card >= 0}

    def candidates() -> list[Option]:
        names = [face[card] for card in (*g.display, *g.event_techs) if card >= 0]
        return [("take", name) for name in (*reversed(found), *names)]

    def bar(option: Option) -> Reason | None:
        tech = option[1]
        if tech not in found:
            return "not-central" if effect.source == "display" else "not-at-track", "S11.7", tech
        return bar_tech(ship, tech, effect.replace)

    quick = [("take", name) for name in reversed(found) if bar_tech(ship, name, effect.replace) is None]
    chosen = yield ask(WORDS, g, doing.seat, "take-tech", candidates, bar, "S11.3", quick=quick, also=(STOP,))
    return found[chosen[1]] if chosen[0] == "take" else -1


def _take_drawn(effect: TakeTech, doing: Execution) -> Steps:
    """S14.6 Draw cards that only the player sees; one may be kept, the others are revealed and discarded."""
    g, seat = doing.g, doing.seat
    draw = draw_tech if effect.source == "deck" else _draw_omega
    for _ in range(effect.draw):
        card = draw(g)
        if card >= 0:
            g.drawn.append(card)
    g.look(seat, g.drawn)
    g.tell("drew", seat, n=len(g.drawn), deck=effect.source)
    for card in g.drawn:
        g.tell("drew-tech", seat, to=seat, tech=g.name(card))

    def bar(option: Option) -> Reason | None:
        return bar_tech(doing.ship, g.name(option[1]), effect.replace)

    candidates = [("keep", card) for card in g.drawn]
    chosen = yield ask(WORDS, g, seat, "keep-tech", candidates, bar, "S14.6", also=(STOP,))
    if chosen[0] == "keep":
        yield from _place(effect, doing, chosen[1], g.drawn)
    left, g.drawn = g.drawn, []
    g.reveal(left)
    for card in left:
        put_away(g, card)
        g.tell("tech-discarded", seat, tech=g.name(card))


# -- placing


def _place(effect: TakeTech, doing: Execution, card: int, pile: list[int]) -> Steps:
    """S11.3, S11.4 Place a card of a pile in a slot; a tech already there is discarded first.

    Excess cargo is only discarded once the new card is placed, as that may add storage (S10.6).
    """
    g, ship = doing.g, doing.ship
    g.reveal((card,))
    tech = g.name(card)
    replaces = effect.replace or TECHS[tech].overlay

    def bar(option: Option) -> Reason | None:
        there = ship.slots[option[1]]
        if there == DAMAGED:
            return "slot-damaged", "S11.3", option[1]
        return None if there == EMPTY or replaces else ("slot-taken", "S11.3", option[1], g.name(there), tech)

    candidates: list[Option] = []
    for slot, there in enumerate(ship.slots):
        if there == EMPTY:
            candidates.append(("place", slot, *g.bonuses(ship, slot, tech)))
        elif there >= 0 and replaces:
            candidates.append(("replace", slot, g.name(there), *g.bonuses(ship, slot, tech)))
        else:
            candidates.append(("place", slot))
    chosen = yield ask(WORDS, g, doing.seat, "place-tech", candidates, bar, "S11.3", {"tech": tech})
    if pile is g.display:
        pile[pile.index(card)] = -1
    else:
        pile.remove(card)
    slot = chosen[1]
    if ship.slots[slot] >= 0:
        _take_off(doing, slot)
    ship.slots[slot] = card
    ship.kit = None
    if g.listener:
        g.tell("installed", doing.seat, tech=tech, slot=slot)
    yield from shed(doing) or ()
    symbols = chosen[2:] if chosen[0] == "place" else chosen[3:]
    if symbols:
        yield from _give_bonuses(doing, symbols)


def discard_tech(doing: Execution, slot: int) -> Steps | None:
    """S11.6, S10.6 A tech leaves the board; lost storage may cost cargo."""
    _take_off(doing, slot)
    return shed(doing)


def _take_off(doing: Execution, slot: int) -> None:
    """S11.6 A tech leaves the board, with the artifact that lay on its room."""
    g, ship = doing.g, doing.ship
    card = ship.slots[slot]
    ship.slots[slot] = EMPTY
    ship.kit = None
    put_away(g, card)
    g.tell("tech-discarded", doing.seat, tech=g.name(card))
    artifact = ship.contracts.pop(g.name(card), "")
    if artifact:
        throw_away(g, artifact)


def _give_bonuses(doing: Execution, symbols: Sequence[str]) -> Steps:
    """S11.5 Medals come first, as they do not affect the others; the player orders moves and repairs."""
    bonus = Execution(doing.g, doing.seat, bonus=True)
    left = list(symbols)
    while left:
        each = "medal" if "medal" in left else left[0]
        kinds = dict.fromkeys(left)
        if each != "medal" and len(kinds) > 1:
            chosen = yield Choice(doing.seat, "bonus", [("bonus", kind) for kind in kinds], rule="S11.5")
            each = chosen[1]
        left.remove(each)
        bonus.g.tell("bonus", bonus.seat, symbol=each)
        yield from run(BONUS[each], bonus) or ()
