"""R12 Scoring: the points of a tableau, the ranking and its tie-breaks."""

from __future__ import annotations

from ...kernel import Result, ranked
from .active_powers import ALONE
from .components import ADDS, DESIGN, VP
from .state import State


def card_points(g: State, seat: int, card: int) -> int:
    """The points of one card of a tableau, as the game stands (R12.2, R12.3)."""
    player, face = g.players[seat], g.cards.face
    printed: int = face[card]
    adds = ADDS.get(printed)
    if adds is None:
        return VP[printed]
    counted: int = sum([adds[face[each]] for each in player.tableau])
    return counted + DESIGN[printed].adds_for(player.chips, total_military(g, seat))


def total_military(g: State, seat: int) -> int:
    """Total Military, without bonuses against some worlds only; a card just placed counts too."""
    placed = g.players[seat].placed
    return g.powers[seat].military + (ALONE[g.cards.face[placed]].military if placed >= 0 else 0)


def score(g: State, seat: int) -> int:
    """R12.1 Chips and cards."""
    player = g.players[seat]
    face = g.cards.face
    points = player.chips
    for card in player.tableau:
        printed = face[card]
        points += card_points(g, seat, card) if printed in ADDS else VP[printed]
    return points


def standing(g: State) -> list[int]:
    return [score(g, seat) for seat in range(g.seats)]


def final_rows(g: State, seat: int) -> dict[str, int]:
    """Points by source, with a row for each 6-cost development."""
    player, face = g.players[seat], g.cards.face
    rows = breakdown(g, seat)
    del rows["six"]
    sixes = [card for card in player.tableau if face[card] in ADDS]
    return rows | {DESIGN[face[card]].id: card_points(g, seat, card) for card in sixes}


def breakdown(g: State, seat: int) -> dict[str, int]:
    """Points by source."""
    player = g.players[seat]
    rows = {"chips": player.chips, "worlds": 0, "developments": 0, "six": 0}
    for card in player.tableau:
        design = DESIGN[g.cards.face[card]]
        row = "six" if design.six else "developments" if design.development else "worlds"
        rows[row] += card_points(g, seat, card)
    return rows


def leftovers(g: State, seat: int) -> int:
    """R12.5 The tie-break: the number of cards in hand and goods."""
    player = g.players[seat]
    return len(player.hand) + len(player.goods)


def result(g: State) -> Result:
    """R12.4–R12.6 Most points; then most cards and goods; else the victory is shared."""
    marks = [(score(g, seat), leftovers(g, seat)) for seat in range(g.seats)]
    return ranked(marks, ("points", "cards"), {seat: final_rows(g, seat) for seat in range(g.seats)})
