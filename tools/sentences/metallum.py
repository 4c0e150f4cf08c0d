"""Every card and tile op by op, for the page of `make sentences`."""

from __future__ import annotations

from collections.abc import Iterator

from astrarium.games.metallum.card_text import op_by_op
from astrarium.games.metallum.components import BOX
from astrarium.kernel import Text


def frames() -> Iterator[tuple[str, Text]]:
    """Every card and tile op by op, in the words generated for a modified component file."""
    for kind, things in (("planet", BOX.planets), ("tile", BOX.subprograms), ("module", BOX.modules)):
        for id, thing in things.items():
            yield f"{kind}-{id}", op_by_op(thing)
