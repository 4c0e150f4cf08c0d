"""What has not changed since it was last looked at is not looked at again."""

from __future__ import annotations

from typing import Any

from astrarium.kernel import new_state, unchanged
from toys.comets import GAME


class Looking:
    """Somebody who looks at numbers, and remembers at which."""

    def __init__(self) -> None:
        self.g: Any = new_state(GAME, 2, 1)
        self.at: list[int] = []

    def look(self, name: str, *values: int) -> list[list[int]]:
        """The numbers, each as a thing of its own."""
        self.at = []
        return unchanged(self.g, name, [(value,) for value in values], lambda at: [values[self._seen(at)]])

    def _seen(self, at: int) -> int:
        self.at.append(at)
        return at


def test_only_what_has_changed_is_looked_at() -> None:
    looking = Looking()
    first = looking.look("stars", 1, 2, 3)
    assert first == [[1], [2], [3]]
    second = looking.look("stars", 1, 5, 3)
    assert second == [[1], [5], [3]]
    assert looking.at == [1]
    assert second[0] is first[0]


def test_where_nothing_has_changed_it_is_the_very_list() -> None:
    looking = Looking()
    first = looking.look("stars", 1, 2)
    assert looking.look("stars", 1, 2) is first
    assert looking.at == []


def test_things_may_come_and_go() -> None:
    looking = Looking()
    looking.look("stars", 1, 2)
    assert looking.look("stars", 1, 2, 3) == [[1], [2], [3]]
    assert looking.at == [2]
    assert looking.look("stars", 1) == [[1]]
    assert looking.at == []


def test_kinds_of_things_are_told_apart_and_a_copy_looks_for_itself() -> None:
    looking = Looking()
    looking.look("stars", 1)
    looking.look("ships", 1)
    assert looking.at == [0]
    looking.g = looking.g.copy()
    looking.look("stars", 1)
    assert looking.at == [0]
