"""The view of a seat (R15), as JSON. A card keeps its number as long as it stays where it is.

`reveal` shows the same with nothing hidden: every hand and every good as cards, all discards among
`known_discards`, and `supply` with the next card first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NotRequired, TypedDict, cast

from ...kernel import unchanged
from .active_powers import Powers
from .components import DESIGN, KINDS, NAME, OPENS
from .placement import Sheet, develops_with_bonus, sheet
from .prices import sale_price
from .rules.explore import looks
from .rules.round import ending
from .scoring import breakdown, card_points, leftovers
from .state import State
from .vocabulary import Kind


class Card(TypedDict):
    """A card by its number on the table, its name in the box and its design; face down, by its number."""

    card: int
    #: "public_works#1", and "public_works": the text is `card-<design>`.
    id: str
    design: str


class CardInHand(Card):
    """A card of one's own hand, or one looked at, with what placing it takes now."""

    sheet: Sheet


class FaceDown(TypedDict):
    """A good; what it is, only the reveal says."""

    card: int
    id: NotRequired[str]
    design: NotRequired[str]


class Sale(TypedDict):
    """How many cards a good is sold for: with Trade powers, and without them."""

    trade: int
    plain: int


class CardInTableau(Card):
    """A card in play; `active` is false while its powers do not work yet, `vp` is its worth so far."""

    good: FaceDown | None
    kind: Kind | None
    active: bool
    vp: int
    sale: Sale | None


class Explore(TypedDict):
    """Cards to look at and to keep, with powers and this round's bonus."""

    draw: int
    keep: int


class Score(TypedDict):
    """Points by where they come from, as the game stands."""

    chips: int
    worlds: int
    developments: int
    six: int
    total: int


class PlayerView(TypedDict):
    """One player; cards and cards looked at are there for the seat itself alone."""

    seat: int
    hand: int
    cards: list[CardInHand] | None
    #: The number of cards it looks at in Explore, and these cards.
    drawn: int
    looks_at: list[CardInHand] | None
    tableau: list[CardInTableau]
    chips: int
    actions: list[str]
    #: Total Military; against some worlds, where it differs: {"rare": 3, "rebel": 4}.
    military: int
    military_vs: dict[str, int]
    explore: Explore
    score: Score
    #: The tie-break: cards in hand and goods.
    leftovers: int


class ChosenBy(TypedDict):
    """Somebody who has the bonus of a phase; a second Develop or Settle card ends in _2."""

    seat: int
    action: str


class PhaseView(TypedDict):
    """A phase of this round, once it is revealed."""

    phase: str
    state: Literal["past", "now", "coming"]
    chosen_by: list[ChosenBy]


class View(TypedDict):
    """The table as somebody sees it; `supply` is there when everything is revealed."""

    round: int
    #: "start" (discard two), "choose", "explore", "develop", "develop_2", …, "end_round", "over".
    phase: str
    advanced: bool
    phases: list[PhaseView]
    order: list[int]
    #: The seat whose turn it is in Consume.
    acting: int | None
    #: VP chips left; negative if they were overdrawn.
    pool: int
    deck: int
    discards: int
    #: Cards of the discard pile that this seat has seen: its own, and what everybody saw.
    known_discards: list[Card]
    #: Why the game ends after this round: some of "tableau", "pool", "rounds".
    ending: list[str]
    players: list[PlayerView]
    supply: NotRequired[list[Card]]


def view(g: State, seat: int | None) -> View:
    """The view of a seat (None: a spectator); choices are not in the state before the reveal."""
    players = _players(g)
    return {
        "round": g.round,
        "phase": g.phase,
        "advanced": g.advanced,
        "phases": _phases(g),
        "order": list(g.order),
        "acting": g.order[g.turn] if g.phase == "consume" else None,
        "pool": g.pool,
        "deck": len(g.supply),
        "discards": len(g.discards),
        "known_discards": _known_discards(g, seat),
        "ending": list(ending(g)),
        "players": players if seat is None else _with_own_hand(g, seat, players),
    }


def personal(g: State, public: View, seat: int) -> View:
    """The view of a seat, derived from the spectator's."""
    players = _with_own_hand(g, seat, public["players"])
    return {**public, "known_discards": _known_discards(g, seat), "players": players}


def reveal(g: State, seat: int | None) -> View:
    """The view with nothing hidden."""
    seen = view(g, seat)
    seen["players"] = [_with_hand(g, each, _player(g, each)) for each in range(g.seats)]
    for player in seen["players"]:
        for entry in player["tableau"]:
            if entry["good"] is not None:
                entry["good"] = cast(FaceDown, _card(g, entry["good"]["card"]))
    seen["known_discards"] = [_card(g, card) for card in g.discards]
    seen["supply"] = [_card(g, card) for card in reversed(g.supply)]
    return seen


def _known_discards(g: State, seat: int | None) -> list[Card]:
    seen, face, bit = g.cards.seen, g.cards.face, g.cards.bit(seat)
    return [_with_face(card, face[card]) for card in g.discards if seen[card] & bit]


def _card(g: State, card: int) -> Card:
    return _with_face(card, g.cards.face[card])


@lru_cache(maxsize=1 << 14)
def _with_face(card: int, face: int) -> Card:
    """A face-up card. Memoised: whole piles of them are shown after every move."""
    return {"card": card, "id": NAME[face], "design": DESIGN[face].id}


def _phases(g: State) -> list[PhaseView]:
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


def _players(g: State) -> list[PlayerView]:
    """All players as everybody sees them, memoised by what they depend on."""
    rows = [
        (
            len(player.hand),
            len(player.drawn),
            player.chips,
            player.placed,
            player.actions,
            tuple(player.tableau),
            tuple(player.goods.items()),
            powers.explore_draw,
            powers.explore_keep,
            powers.military,
            powers.strength,
            powers.rebel,
            powers.trade,
            powers.trade_kind,
        )
        for player, powers in zip(g.players, g.powers, strict=True)
    ]
    return unchanged(g, "players", rows, lambda seat: _player(g, seat))


def _player(g: State, seat: int) -> PlayerView:
    """A player as everybody sees them now."""
    player, powers = g.players[seat], g.powers[seat]
    draw, keep = looks(player.actions, powers.explore_draw, powers.explore_keep)
    rows = breakdown(g, seat)
    return {
        "seat": seat,
        "hand": len(player.hand),
        "cards": None,
        "drawn": len(player.drawn),
        "looks_at": None,
        "tableau": [_in_tableau(g, seat, card) for card in player.tableau],
        "chips": player.chips,
        "actions": list(player.actions),
        "military": powers.military,
        "military_vs": _military_vs(powers),
        "explore": {"draw": draw, "keep": keep},
        "score": {
            "chips": rows["chips"],
            "worlds": rows["worlds"],
            "developments": rows["developments"],
            "six": rows["six"],
            "total": sum(rows.values()),
        },
        "leftovers": leftovers(g, seat),
    }


def _with_own_hand(g: State, seat: int, players: list[PlayerView]) -> list[PlayerView]:
    """All players as one of them sees them, with the own hand."""
    return [_with_hand(g, each, shown) if each == seat else shown for each, shown in enumerate(players)]


def _with_hand(g: State, seat: int, shown: PlayerView) -> PlayerView:
    """A player as they see themselves: with the cards in hand and those looked at."""
    player, face = g.players[seat], g.cards.face
    row = (
        tuple([(card, face[card]) for card in player.hand]),
        tuple([(card, face[card]) for card in player.drawn]),
        tuple(player.tableau),
        player.placed,
        develops_with_bonus(g, player),
    )
    cards, looks_at = unchanged(g, f"hand-{seat}", [row], lambda _: _hand(g, seat))[0]
    return {**shown, "cards": cards, "looks_at": looks_at}


def _hand(g: State, seat: int) -> tuple[list[CardInHand], list[CardInHand]]:
    player = g.players[seat]
    held = [_in_hand(g, seat, card) for card in player.hand]
    return held, [_in_hand(g, seat, card) for card in player.drawn]


def _in_hand(g: State, seat: int, card: int) -> CardInHand:
    return {**_card(g, card), "sheet": sheet(g, seat, card)}


def _in_tableau(g: State, seat: int, card: int) -> CardInTableau:
    player, design = g.players[seat], DESIGN[g.cards.face[card]]
    return {
        **_card(g, card),
        "good": {"card": player.goods[card]} if card in player.goods else None,
        "kind": design.good,
        "active": card != player.placed,
        "vp": card_points(g, seat, card),
        "sale": _sale(g, seat, card) if card in player.goods else None,
    }


def _sale(g: State, seat: int, card: int) -> Sale:
    face, powers = g.cards.face[card], g.powers[seat]
    return {"trade": sale_price(powers, face, True), "plain": sale_price(powers, face, False)}


def _military_vs(powers: Powers) -> dict[str, int]:
    """Military against some worlds, where it is not the total."""
    found = {
        kind: have for kind, have in zip(KINDS, powers.strength, strict=False) if have != powers.military
    }
    return found | ({"rebel": powers.military + powers.rebel} if powers.rebel else {})
