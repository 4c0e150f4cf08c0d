"""Proof that a test really exercises what it says: what was on the tables of a test, and what was done there.

`@exercises("gamma")` belongs to a test in which the thing does its work: the installation of a planet is
used, a tile is resolved, an action module is played, a planetary module lies on a planet. `@limits("gamma")`
belongs to a test of what it does not do, or not allow: the thing is at hand there. Both fail otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from astrarium.games.metallum.components import PLACES, TERCE
from astrarium.kernel import Table

Test = TypeVar("Test", bound=Callable[..., None])


class Witness:
    """What has been seen since the test began."""

    def __init__(self) -> None:
        self.at_hand: set[str] = set()
        self.at_work: set[str] = set()

    def look(self, table: Table, since: int = 0) -> None:
        """Note what lies on the table and what was done with the last answers."""
        g = table.state
        self.at_work.update(g.installed)
        self.at_hand.update(g.installed, *g.hand, *g.program, *g.active)
        self.at_hand.update(g.planet(place) for place in g.explored)
        self.at_hand.update(module for _, module in g.offers())
        if g.round > 2 * TERCE:
            self.at_hand.update(g.module(card) for card in g.unbought)
        for move in table.history[since:]:
            self._note(table, move.answer)

    def _note(self, table: Table, answer: Any) -> None:
        word, *things = answer
        if word == "use":
            assert 0 <= things[0] < PLACES
            self.at_work.add(table.state.planet(things[0]))
        elif word in ("resolve", "play", "run"):
            self.at_work.add(things[0])


WITNESS = Witness()


def exercises(*things: str) -> Callable[[Test], Test]:
    """The test shows these planets, tiles or modules at work."""
    return _checked("at_work", things)


def limits(*things: str) -> Callable[[Test], Test]:
    """The test shows what these planets, tiles or modules do not do or not allow."""
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
