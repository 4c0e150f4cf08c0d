"""Applies a client's changes to a study."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_hex
from typing import Any, Literal

from .tree import BadStudy
from .walk import Walk


@dataclass(slots=True)
class Change:
    """A requested change: a new variation, the order of variations, an annotation or the title."""

    do: Literal["answer", "deal", "promote", "delete", "name", "sign", "note", "title"]
    node: int = 0
    seat: int = 0
    answer: Any = None
    text: str = ""


def make(walk: Walk, change: Change, by: str) -> int:
    """Apply a change for a person; returns the node to show next. A refused change alters nothing."""
    study, node, text = walk.study, change.node, change.text
    match change.do:
        case "answer":
            return walk.answer(node, change.seat, change.answer, by).id
        case "deal":
            walk.table(node).view(change.seat)  # checks the seat
            return walk.deal(node, change.seat, token_hex(8), by).id
        case "promote":
            study.promote(node)
            walk.forget()
        case "delete":
            node = study.delete(node)
            walk.forget()
        case "name":
            study.call(node, text)
        case "sign":
            study.mark(node, text or None)
        case "note":
            study.note(node, by, text)
        case "title":
            study.entitle(text)
        case _:
            raise BadStudy("error-study-layout", why=str(change.do)[:20])
    return node
