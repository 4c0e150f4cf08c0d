"""What a seat may see (R15), as JSON. A card keeps its number as long as it stays where it is.

A *card* below is {"card": 17, "id": "public_works#1", "design": "public_works"}: its number on the table (the
one that options and events name), its name in the box, and its design (the text id is `card-<design>`).

    round, phase     the number of the round; the phase that goes on: "start" (discard two), "choose",
                     "explore", "develop", "develop_2", "settle", "settle_2", "consume", "produce",
                     "end_round", "over"
    advanced         whether two actions are chosen in each round
    phases           the phases of this round once they are revealed, in order, each as {"phase",
                     "state": "past" | "now" | "coming", "chosen_by": [{"seat", "action"}]}: those who have
                     its bonus. The second Develop and Settle cards are the actions "develop_2", "settle_2"
    order            the seats in player order
    acting           the seat whose turn it is in Consume, else None
    pool             VP chips left (less than nothing when they were overdrawn), of `pool_start`
    tableau_end      how many cards in a tableau end the game
    deck, discards   how many cards the supply and the discard pile hold
    known_discards   cards of the discard pile that this seat has seen: its own, and what everybody saw
    ending           why the game ends after this round: [] or some of "tableau", "pool", "rounds"
    players          by seat:
        seat, start_world    the seat; the design of its start world, with its `start_number`
        hand                 how many cards it holds
        cards                its hand as cards, for itself alone (else None); each with `sheet`, see below
        drawn                how many cards it looks at in Explore; `looks_at`: these cards, as `cards`
        tableau              cards in order of placement, each with "good": None or {"card": 5} (face down),
                             "kind": the kind of a coloured world or None, "active": False while its powers
                             do not work yet, "vp": what it is worth as the game stands, and "sale": None
                             or {"trade": 4, "plain": 3}: how many cards its good is sold for, with Trade
                             powers and without (`trade` in the question's arguments says which)
        chips                VP in chips
        actions              the action cards of this round once revealed
        military             total Military; `military_vs`: against some worlds, where it differs, as
                             {"rare": 3, "rebel": 4} (a Rebel world of such a kind adds both differences)
        explore              {"draw": 2, "keep": 1} with powers and this round's bonus
        discounts            {"develop": 1, "worlds": 2, "kinds": {"rare": 3}}: what powers take off
        score                {"chips", "worlds", "developments", "six", "total"} as the game stands
        leftovers            hand and goods: what breaks ties

The `sheet` of a card says what placing it takes now:

    needs      "development" or "world"
    price      {"base": 3, "less": [{"card": 4, "amount": 1}, {"action": "develop", "amount": 1}],
               "total": 1}: "cost 3 - 1 - 1 = 1"; missing for a military world that cannot be paid for
    military   {"defence": 5, "from": [{"card": 4, "amount": 2}], "strength": 2}: "2 of 5"; military worlds
    tactics    {"card": 9, "amount": 3}: discard that card for so much more Military
    ship       the card to discard for paying nothing
    barred     None, or why it could not be placed if its phase came now: the text id of the reason

`reveal` shows the same with nothing hidden: every hand and every good as cards, `discard_pile`, and `supply`
with the next card first.
"""

from __future__ import annotations

from typing import Any

from .components import DESIGN, KINDS, NAME, OPENS, POOL, TABLEAU_END
from .effects import sale_price
from .powers import Powers
from .prices import bar_placing, sheet
from .rules.explore import looks
from .rules.round import ending
from .scoring import breakdown, card_points, leftovers
from .state import State
from .vocabulary import GREY


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it; choices are not in the state before the reveal."""
    seen, bit = g.cards.seen, g.cards.bit(seat)
    return {
        "round": g.round,
        "phase": g.phase,
        "advanced": g.advanced,
        "phases": _phases(g),
        "order": list(g.order),
        "acting": g.order[g.turn] if g.phase == "consume" else None,
        "pool": g.pool,
        "pool_start": POOL * g.seats,
        "tableau_end": TABLEAU_END,
        "deck": len(g.supply),
        "discards": len(g.discards),
        "known_discards": [_card(g, card) for card in g.discards if seen[card] & bit],
        "ending": list(ending(g)),
        "players": [_player(g, each, own=each == seat) for each in range(g.seats)],
    }


def reveal(g: State, seat: int | None) -> dict[str, Any]:
    """Everything, when nothing has to be hidden any more."""
    seen = view(g, seat)
    seen["players"] = [_player(g, each, own=True) for each in range(g.seats)]
    for player in seen["players"]:
        for entry in player["tableau"]:
            if entry["good"] is not None:
                entry["good"] = _card(g, entry["good"]["card"])
    seen["known_discards"] = [_card(g, card) for card in g.discards]
    seen["discard_pile"] = seen["known_discards"]
    seen["supply"] = [_card(g, card) for card in reversed(g.supply)]
    return seen


def _card(g: State, card: int) -> dict[str, Any]:
    face = g.cards.face[card]
    return {"card": card, "id": NAME[face], "design": DESIGN[face].id}


def _phases(g: State) -> list[dict[str, Any]]:
    past = len(g.revealed) - len(g.agenda)
    return [
        {
            "phase": phase,
            "state": "past" if at < past else "now" if at == past else "coming",
            "chosen_by": [
                {"seat": seat, "action": action}
                for seat in g.order
                for action in g.players[seat].actions
                if OPENS[action] == phase
            ],
        }
        for at, phase in enumerate(g.revealed)
    ]


def _player(g: State, seat: int, own: bool) -> dict[str, Any]:
    player, powers = g.players[seat], g.powers[seat]
    first = DESIGN[g.cards.face[player.tableau[0]]]
    rows = breakdown(g, seat)
    return {
        "seat": seat,
        "start_world": first.id,
        "start_number": first.start,
        "hand": len(player.hand),
        "cards": [_in_hand(g, seat, card) for card in player.hand] if own else None,
        "drawn": len(player.drawn),
        "looks_at": [_in_hand(g, seat, card) for card in player.drawn] if own else None,
        "tableau": [_in_tableau(g, seat, card) for card in player.tableau],
        "chips": player.chips,
        "actions": list(player.actions),
        "military": powers.military,
        "military_vs": _military_vs(powers),
        "explore": dict(zip(("draw", "keep"), looks(g, seat), strict=True)),
        "discounts": _discounts(powers),
        "score": {**rows, "total": sum(rows.values())},
        "leftovers": leftovers(g, seat),
    }


def _in_hand(g: State, seat: int, card: int) -> dict[str, Any]:
    reason = bar_placing(g, seat, card)
    barred = None if reason is None else f"barred-{reason[0]}"
    return {**_card(g, card), "sheet": {**sheet(g, seat, g.cards.face[card]), "barred": barred}}


def _in_tableau(g: State, seat: int, card: int) -> dict[str, Any]:
    player, design = g.players[seat], DESIGN[g.cards.face[card]]
    return {
        **_card(g, card),
        "good": {"card": player.goods[card]} if card in player.goods else None,
        "kind": design.good,
        "active": card != player.placed,
        "vp": card_points(g, seat, card),
        "sale": _sale(g, seat, card) if card in player.goods else None,
    }


def _sale(g: State, seat: int, card: int) -> dict[str, int]:
    face, powers = g.cards.face[card], g.powers[seat]
    return {"trade": sale_price(powers, face, True), "plain": sale_price(powers, face, False)}


def _military_vs(powers: Powers) -> dict[str, int]:
    """Military against some worlds, where it is not the total."""
    found = {
        kind: have for kind, have in zip(KINDS, powers.strength, strict=False) if have != powers.military
    }
    return found | ({"rebel": powers.military + powers.rebel} if powers.rebel else {})


def _discounts(powers: Powers) -> dict[str, Any]:
    less = powers.settle_less
    return {
        "develop": powers.develop_less,
        "worlds": less[GREY],
        "kinds": {kind: less[k] for k, kind in enumerate(KINDS) if less[k] != less[GREY]},
    }
