"""Why not? What people might try at a question."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Option, QuickWonder, Reason
from ..words import WORDS


class Wondered(QuickWonder):
    """What people might try at a question that is about something: `(Wondered, g, candidates, bar, *about)`.

    They are `candidates(g, *about)`, and why not says `bar(g, *about, option)`.
    """

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterable[Option]:
        g, candidates, _, *about = self
        found: Iterable[Option] = candidates(g, *about)
        return found

    def bar(self, option: Option) -> Reason | None:
        g, _, bar, *about = self
        reason: Reason | None = bar(g, *about, option)
        return reason
