"""Every thing op by op, for whoever reads the sentences (`make sentences`)."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Text
from .components import BOX
from .saying import op_by_op


def frames() -> Iterator[tuple[str, Text]]:
    """Every thing op by op, as a corrected file would have it said."""
    for kind, things in (("planet", BOX.planets), ("tile", BOX.subprograms), ("module", BOX.modules)):
        for id, thing in things.items():
            yield f"{kind}-{id}", op_by_op(thing)
