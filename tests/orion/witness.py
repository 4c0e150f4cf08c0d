"""Proof that a test really shows what it says: the cards and races that were on the tables of a test.

`@exercises("frigate")` belongs to a test in which the card works: it lies in a system, the advisor is hired,
the race is led. `@limits("frigate")` belongs to a test of what it does not do, or not allow: it is at hand
there, in whatever place. Both fail otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from itertools import chain
from typing import Any, TypeVar

from astrarium.kernel import Table

Test = TypeVar("Test", bound=Callable[..., None])


class Witness:
    """What has been seen since the test began."""

    def __init__(self) -> None:
        self.at_hand: set[str] = set()
        self.at_work: set[str] = set()

    def look(self, table: Table) -> None:
        """Note what lies on the table."""
        g = table.state
        face = g.cards.face
        hired = [card for card in g.advisors if card >= 0]
        self.at_work.update(g.races, (face[card] for card in chain(hired, *g.systems)))
        self.at_hand.update(self.at_work, (face[card] for card in chain(g.middle, g.discards, *g.hands)))


WITNESS = Witness()


def exercises(*things: str) -> Callable[[Test], Test]:
    """The test shows these cards or races at work."""
    return _checked("at_work", things)


def limits(*things: str) -> Callable[[Test], Test]:
    """The test shows what these cards or races do not do or not allow."""
    return _checked("at_hand", things)


def _checked(where: str, things: tuple[str, ...]) -> Callable[[Test], Test]:
    def decorate(test: Test) -> Test:
        @wraps(test)
        def witnessed(*args: Any, **kwargs: Any) -> None:
            WITNESS.__init__()  # type: ignore[misc]
            test(*args, **kwargs)
            missing = set(things) - getattr(WITNESS, where)
            assert not missing, f"{test.__name__} does not show {sorted(missing)}"

        return witnessed  # type: ignore[return-value]

    return decorate
