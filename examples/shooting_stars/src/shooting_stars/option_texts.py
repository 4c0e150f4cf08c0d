"""How options, events and reasons are said; the words themselves are in text/en.ftl."""

from __future__ import annotations

from typing import Any

from astrarium.kernel import Text, Words


def star(g: Any, card: int) -> Text:
    return Text("star", size=g.cards.face[card])


WORDS = Words(
    options={"turn-up": (), "stop": ()},
    args={"star": star},
    reasons={"nothing-yet": ()},
    cites={"turn-up": "N1.2", "stop": "N1.3"},
    free=frozenset(),
)
