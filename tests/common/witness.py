"""Proof that a test shows what it says it shows.

`@exercises("gamma")` belongs to a test in which the thing does its work, `@limits("gamma")` to a test of what
it does not do, or not allow: the thing is at hand there. `@shows("gamma")` is both. They fail otherwise.
What the words mean each game says in the `look` of its own witness; its tables let the witness look after
every answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


class Witness:
    """What has been seen since the test began."""

    def __init__(self) -> None:
        self.at_hand: set[str] = set()
        self.at_work: set[str] = set()

    def exercises(self, *things: str) -> Callable[[Test], Test]:
        """The test shows these things at work."""
        return self._checked(self.at_work, things)

    def limits(self, *things: str) -> Callable[[Test], Test]:
        """The test shows what these things do not do or not allow."""
        return self._checked(self.at_hand, things)

    def shows(self, *things: str) -> Callable[[Test], Test]:
        """The test shows these things at work and at their limits."""
        return self._checked(self.at_work, things)

    def _checked(self, seen: set[str], things: tuple[str, ...]) -> Callable[[Test], Test]:
        def decorate(test: Test) -> Test:
            @wraps(test)
            def witnessed(*args: Any, **kwargs: Any) -> None:
                self.at_hand.clear()
                self.at_work.clear()
                test(*args, **kwargs)
                missing = set(things) - seen
                assert not missing, f"{test.__name__} does not show {sorted(missing)}"

            return witnessed  # type: ignore[return-value]

        return decorate
