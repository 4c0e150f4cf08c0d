"""Several picks, one at a time: what may be picked next, and when it is enough."""

from __future__ import annotations

from collections.abc import Callable

from .choice import Answer, Choice, Option

#: As a candidate: pick no more.
STOP: Option = ("stop",)


class Picks:
    """An answer in the making.

    With `canonical`, options of an unordered pick are taken in their order on the table, so that every set of
    options is reached by one sequence only.
    """

    __slots__ = ("_canonical", "_choice", "_left", "_taken", "done")

    def __init__(self, choice: Choice, canonical: bool = True) -> None:
        self._choice = choice
        self._canonical = canonical and not choice.ordered
        self._left = list(choice.options)
        self._taken: list[Option] = []
        self.done = choice.several and (choice.at_most <= 0 or not choice.options)

    def candidates(self) -> list[Option]:
        """What may be picked next; STOP where it may be enough already."""
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
        """Make the rest of the picks at random: every number of them as likely, then every set."""
        if self.done:
            return
        choice, left = self._choice, self._left
        least = max(choice.at_least - len(self._taken), 0)
        most = min(choice.at_most - len(self._taken), len(left))
        for _ in range(least + int(random() * (most - least + 1))):
            self._taken.append(left.pop(int(random() * len(left))))
        self.done = True

    def answer(self) -> Answer:
        """The answer in its one proper form."""
        choice, taken = self._choice, self._taken
        if not choice.several:
            return taken[0]
        return (
            tuple(taken)
            if choice.ordered
            else tuple([option for option in choice.options if option in taken])
        )

    def copy(self) -> Picks:
        twin = Picks.__new__(Picks)
        twin._choice = self._choice
        twin._canonical = self._canonical
        twin._left = self._left[:]
        twin._taken = self._taken[:]
        twin.done = self.done
        return twin


def most_picks(choice: Choice) -> int:
    """How many picks an answer can take."""
    return min(choice.at_most, len(choice.options)) if choice.several else 1
