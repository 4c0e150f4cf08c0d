"""Texts and results of protocol messages as the kernel has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel import Result, Seat, Text


def text_of(tree: Any) -> Any:
    """A text tree of JSON as a text; numbers and strings as they are."""
    if not isinstance(tree, Mapping):
        return tree
    if "seat" in tree:
        return Seat(tree["seat"])
    return Text(tree["text"], **{name: text_of(arg) for name, arg in tree.get("args", {}).items()})


def result_of(tree: Mapping[str, Any]) -> Result:
    return Result(
        {int(seat): score for seat, score in tree["scores"].items()},
        [list(tied) for tied in tree["ranking"]],
        {int(seat): dict(rows) for seat, rows in tree["breakdown"].items()},
        tree["decided_by"],
    )
