"""Validation of a position: cards lost or doubled, sums that do not add up."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.state_invariants import by_seat, every_card_once, in_stages
from .active_powers import powers_of
from .components import BIT, CARDS, CONSUME, GREY, KIND, OPENS, ORDER
from .state import Player, State

PHASES = ("start", "choose", *ORDER, "end_round", "over")


def faults(g: State) -> Iterator[str]:
    """The violated invariants; none in any position that play can reach."""
    return in_stages(g, [_shape], [_cards], [_course, _players])


def _shape(g: State) -> Iterator[str]:
    yield from by_seat(g, "players")
    if sorted(g.order) != list(range(g.seats)):
        yield f"order {g.order} for {g.seats} seats"
    if g.phase not in PHASES:
        yield f"phase {g.phase!r}"


def _cards(g: State) -> Iterator[str]:
    """Every card is in one place, and every face on one card."""
    places = [[*each.hand, *each.drawn, *each.tableau, *each.goods.values()] for each in g.players]
    yield from every_card_once(g, [g.supply, g.discards, *places], range(CARDS))
    if sorted(g.cards.face) != list(range(CARDS)):
        yield "cards: their faces are not those of the box"
    if any(g.cards.seen[card] for card in g.supply if card < len(g.cards.seen)):
        yield "supply: somebody has seen a card of it"


def _course(g: State) -> Iterator[str]:
    if g.round < 1:
        yield f"round {g.round}"
    if g.revealed[len(g.revealed) - len(g.agenda) :] != g.agenda:
        yield f"agenda {g.agenda} of {g.revealed}"
    if g.agenda and g.phase != g.agenda[0]:
        yield f"phase {g.phase} at the agenda {g.agenda}"
    if not g.agenda and g.phase in ORDER:
        yield f"phase {g.phase} without an agenda"
    if not 0 <= g.turn < g.seats or (g.turn and g.phase != "consume"):
        yield f"turn {g.turn} in {g.phase}"
    hands = [card for player in g.players for card in player.hand]
    for card in g.won:
        if card not in hands or g.cards.seen[card] != g.cards.everyone:
            yield f"won: card {card} is in no hand, or not seen by all"
    tableau = g.players[g.order[g.turn]].tableau if 0 <= g.turn < g.seats else []
    for card, op in g.unused:
        if card not in tableau or op not in CONSUME[g.cards.face[card]] or g.phase != "consume":
            yield f"unused: {op} of card {card}"


def _players(g: State) -> Iterator[str]:
    for seat, player in enumerate(g.players):
        yield from _player(g, seat, player)


def _player(g: State, seat: int, player: Player) -> Iterator[str]:
    face = g.cards.face
    if not player.tableau:
        yield f"seat {seat} has no start world"
        return
    if any(action not in OPENS for action in player.actions):
        yield f"actions of seat {seat}: {player.actions}"
    if g.agenda and len(player.actions) != (2 if g.advanced else 1):
        yield f"actions of seat {seat}: {player.actions}"
    if player.chips < 0:
        yield f"chips of seat {seat}: {player.chips}"
    for world in player.goods:
        if world not in player.tableau or KIND[face[world]] == GREY:
            yield f"a good of seat {seat} on card {world}"
    if any(g.cards.seen[card] != g.cards.everyone for card in player.tableau):
        yield f"tableau of seat {seat}: not everybody has seen it"
    if any(not g.cards.seen[card] >> seat & 1 for card in player.hand):
        yield f"hand of seat {seat}: unseen"
    if g.powers is not None and g.powers[seat] != powers_of(g, player):
        yield f"powers of seat {seat}: {g.powers[seat]}"
    bits = [BIT[face[card]] for card in player.tableau if BIT[face[card]]]
    if len(set(bits)) != len(bits):
        yield f"tableau of seat {seat}: a development twice"
