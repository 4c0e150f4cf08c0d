"""What a seat sees, and the board as facts."""

from __future__ import annotations

from typing import Any

from astrarium.kernel import Block, Cell, Facts, Grid, Seat, Text
from astrarium.kernel.text import joined

from .rules import State, sizes


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it; here everybody sees the same."""
    return {
        "deck": len(g.deck),
        "acting": g.acting,
        "row": sizes(g, g.row),
        "kept": [sizes(g, cards) for cards in g.kept],
    }


def outline(seen: dict[str, Any], seat: int | None) -> list[Block]:
    """The board in words: what the terminal draws, and what the browser shows without a board of your own."""
    rows = [
        (Cell(Seat(each), each), Cell(sum(kept)), Cell(len(kept))) for each, kept in enumerate(seen["kept"])
    ]
    table = Facts(
        Text("game-title"),
        [
            (Text("label-deck"), Cell(seen["deck"])),
            (Text("label-row"), Cell(joined([Text("star", size=size) for size in seen["row"]]))),
        ],
    )
    header = (Text("label-player"), Text("label-points"), Text("label-stars"))
    return [table, Grid(Text("label-players"), header, rows)]
