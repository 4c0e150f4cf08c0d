"""What a seat may see. Nearly everything: only face-down planets and decks hide something (M17)."""

from __future__ import annotations

from typing import Any

from .components import MODULES, PLACES, SLOT_PRICES, TERCE
from .prices import price
from .scoring import pays, results, strengths
from .state import LEDGER, State


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it; programs are not in the state before the reveal."""
    return {
        "round": g.round,
        "terce": (g.round - 1) // TERCE + 1,
        "phase": g.phase,
        "acting": g.acting if g.acting >= 0 else None,
        "first": g.first if g.first >= 0 else None,
        "planets": [_planet(g, seat, at) for at in range(PLACES)],
        "players": [_player(g, each) for each in range(g.seats)],
        "market": [_offer(g, slot) for slot in range(len(SLOT_PRICES))],
        "deck": len(g.deck),
        "action_deck": len(g.action_deck),
        "discards": [g.module(card) for card in g.discards],
        "unbought": [g.module(card) for card in g.unbought],
        "gone": list(g.gone),
        "uses": [{"means": means, "at": at} for means, at in g.uses],
        "freed": list(g.freed),
    }


def _planet(g: State, seat: int | None, at: int) -> dict[str, Any]:
    return {
        "at": at,
        "planet": g.planet(at) if g.cards.knows(seat, at) else None,
        "explored": at in g.explored,
        "deposit": g.deposits[at],
        "robots": [g.robots[each][at] for each in range(g.seats)],
        "strength": strengths(g, at),
        "result": list(results(g, at)),
        "forecast": list(pays(g, at)),
        "ships": [each for each in range(g.seats) if g.ships[each] == at],
        "modules": [
            {"module": module, "owner": owner}
            for module, (owner, place) in g.installed.items()
            if place == at
        ],
    }


def _player(g: State, seat: int) -> dict[str, Any]:
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
        "forecast": sum(pays(g, at)[seat] for at in range(PLACES)),
    }


def _offer(g: State, slot: int) -> dict[str, Any]:
    card = g.market[slot]
    if card < 0:
        return {"slot": slot, "modifier": SLOT_PRICES[slot], "module": None}
    module = g.module(card)
    return {
        "slot": slot,
        "modifier": SLOT_PRICES[slot],
        "module": module,
        "cost": MODULES[module].cost,
        "prices": [price(g, seat, slot) for seat in range(g.seats)],
    }
