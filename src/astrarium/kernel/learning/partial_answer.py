"""Picks: assembles the answer to a choice of several options, one option at a time."""

from __future__ import annotations

from collections.abc import Callable

from ..choice import Answer, Choice, Option

#: The candidate that ends the picks.
STOP: Option = ("stop",)


class Picks:
    """A partial answer.

    With `canonical`, options of an unordered choice are picked in their order, so each set of options has exactly
    one sequence.
    """

    __slots__ = ("_canonical", "_choice", "_left", "_taken", "done")

    def __init__(self, choice: Choice, canonical: bool = True) -> None:
        self._choice = choice
        self._canonical = canonical and not choice.ordered
        self._left = list(choice.options)
        self._taken: list[Option] = []
        self.done = choice.several and (choice.at_most <= 0 or not choice.options)

    def candidates(self) -> list[Option]:
        """The next legal picks; STOP among them once enough are picked."""
        choice = self._choice
        if not choice.several:
            return self._left
        needed = choice.at_least - len(self._taken)
        if self._canonical and needed > 1:
            return self._left[: len(self._left) - needed + 1]
        return self._left if needed > 0 else [*self._left, STOP]

    def take(self, option: Option) -> None:
        """Pick one of the candidates."""
        choice = self._choice
        if option is STOP:
            self.done = True
            return
        self._taken.append(option)
        at = self._left.index(option)
        self._left = self._left[at + 1 :] if self._canonical else self._left[:at] + self._left[at + 1 :]
        self.done = not choice.several or not self._left or len(self._taken) >= choice.at_most

    def complete(self, random: Callable[[], float]) -> None:
        """Pick the rest at random: uniform over the number of picks, then over the sets."""
        if self.done:
            return
        choice, left = self._choice, self._left
        least = max(choice.at_least - len(self._taken), 0)
        most = min(choice.at_most - len(self._taken), len(left))
        for _ in range(least + int(random() * (most - least + 1))):
            self._taken.append(left.pop(int(random() * len(left))))
        self.done = True

    def answer(self) -> Answer:
        """The answer in canonical form."""
        choice, taken = self._choice, self._taken
        if not choice.several:
            return taken[0]
        return (
            tuple(taken)
            if choice.ordered
            else tuple([option for option in choice.options if option in taken])
        )

    def copy(self) -> Picks:
        copy = Picks.__new__(Picks)
        copy._choice = self._choice
        copy._canonical = self._canonical
        copy._left = self._left[:]
        copy._taken = self._taken[:]
        copy.done = self.done
        return copy


def most_picks(choice: Choice) -> int:
    """The maximum number of picks of an answer."""
    return min(choice.at_most, len(choice.options)) if choice.several else 1
