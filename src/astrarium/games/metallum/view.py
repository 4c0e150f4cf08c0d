"""The view of a seat: only face-down planets and decks are hidden (M17)."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from .components import PLACES, SLOT_PRICES, TERCE
from .prices import price
from .scoring import pays_everywhere, strengths
from .state import LEDGER, State

Deposit = Literal["none", "rich", "poor"]


class Installed(TypedDict):
    """A planetary module on a planet."""

    module: str
    owner: int


class PlanetView(TypedDict):
    at: int
    #: The planet's id, if the seat knows it.
    planet: str | None
    explored: bool
    deposit: Deposit
    #: By seat: robots, strength in scoring, pay if scored now.
    robots: list[int]
    strength: list[int]
    forecast: list[int]
    #: The seats whose ships are there.
    ships: list[int]
    modules: list[Installed]


class PlayerView(TypedDict):
    seat: int
    credits: int
    #: Sources and uses of credits.
    ledger: dict[str, int]
    reserve: int
    ship: int
    #: Tiles: available, in this round's program, unresolved in it, used up.
    active: list[str]
    program: list[str]
    unresolved: list[str]
    spent: list[str]
    #: Action modules to be played; planetary modules that were paid for.
    hand: list[str]
    bought: list[str]
    #: The sum that all planets would pay now.
    forecast: int


class Offer(TypedDict):
    """A slot of the market; without a card there are no prices."""

    slot: int
    modifier: int
    module: str | None
    #: By seat.
    prices: list[int]


class Use(TypedDict):
    """An installation used in this action phase, and by which means."""

    means: str
    at: int


class View(TypedDict):
    round: int
    terce: int
    phase: str
    acting: int | None
    first: int | None
    planets: list[PlanetView]
    players: list[PlayerView]
    market: list[Offer]
    #: The numbers of cards in the decks; then the cards of the open piles.
    deck: int
    action_deck: int
    discards: list[str]
    unbought: list[str]
    gone: list[str]
    uses: list[Use]
    freed: list[str]


def view(g: State, seat: int | None) -> View:
    """The view of a seat (None: a spectator); programs are not in the state before the reveal."""
    paid = pays_everywhere(g)
    return {
        "round": g.round,
        "terce": (g.round - 1) // TERCE + 1,
        "phase": g.phase,
        "acting": g.acting if g.acting >= 0 else None,
        "first": g.first if g.first >= 0 else None,
        "planets": [_planet(g, seat, at, paid[at]) for at in range(PLACES)],
        "players": [_player(g, each, sum(pay[each] for pay in paid)) for each in range(g.seats)],
        "market": [_offer(g, slot) for slot in range(len(SLOT_PRICES))],
        "deck": len(g.deck),
        "action_deck": len(g.action_deck),
        "discards": [g.module(card) for card in g.discards],
        "unbought": [g.module(card) for card in g.unbought],
        "gone": list(g.gone),
        "uses": [{"means": means, "at": at} for means, at in g.uses],
        "freed": list(g.freed),
    }


def personal(g: State, public: View, seat: int) -> View:
    """The view of a seat, derived from the spectator's."""
    planets = public["planets"][:]
    for at, shown in enumerate(planets):
        if shown["planet"] is None and g.cards.knows(seat, at):
            planets[at] = {**shown, "planet": g.planet(at)}
    return {**public, "planets": planets}


def _planet(g: State, seat: int | None, at: int, paid: tuple[int, int]) -> PlanetView:
    return {
        "at": at,
        "planet": g.planet(at) if g.cards.knows(seat, at) else None,
        "explored": at in g.explored,
        "deposit": cast(Deposit, g.deposits[at]),
        "robots": [g.robots[each][at] for each in range(g.seats)],
        "strength": strengths(g, at),
        "forecast": list(paid),
        "ships": [each for each in range(g.seats) if g.ships[each] == at],
        "modules": [
            {"module": module, "owner": owner}
            for module, (owner, place) in g.installed.items()
            if place == at
        ],
    }


def _player(g: State, seat: int, forecast: int) -> PlayerView:
    return {
        "seat": seat,
        "credits": g.credits[seat],
        "ledger": dict(zip(LEDGER, g.ledger[seat], strict=True)),
        "reserve": g.reserve[seat],
        "ship": g.ships[seat],
        "active": list(g.active[seat]),
        "program": list(g.program[seat]),
        "unresolved": list(g.unresolved[seat]),
        "spent": list(g.spent(seat)),
        "hand": list(g.hand[seat]),
        "bought": list(g.bought[seat]),
        "forecast": forecast,
    }


def _offer(g: State, slot: int) -> Offer:
    card = g.market[slot]
    prices = [price(g, seat, slot) for seat in range(g.seats)] if card >= 0 else []
    return {
        "slot": slot,
        "modifier": SLOT_PRICES[slot],
        "module": g.module(card) if card >= 0 else None,
        "prices": prices,
    }
