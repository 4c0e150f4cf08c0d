"""Uniform choice: the bot `random`, and the fast chooser that playouts use."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ..kernel import Answer, Choice, Chooser, Window


def uniform(rng: Random) -> Chooser:
    """A chooser for playouts: every option is as likely as the others.

    In a choice of several, every number of picks is equally likely, and then every set of that size.
    """
    random = rng.random

    def choose(choice: Choice) -> Answer:
        options = choice.options
        left = len(options)
        if not choice.several:
            return options[int(random() * left)]
        count, luck = choice.at_least, random()
        if choice.at_most != count:
            count += int(luck * (min(choice.at_most, left) - count + 1))
        if count == 1:
            return (options[int(random() * left)],)
        if count == 2:
            one, other = int(random() * left), int(random() * (left - 1))
            if other == one:
                other = left - 1
            if other < one and not choice.ordered:
                one, other = other, one
            return options[one], options[other]
        return _pick(choice, count, random)

    return choose


def _pick(choice: Choice, count: int, random: Callable[[], float]) -> tuple[Any, ...]:
    """A random set of this many options, as a normalised answer."""
    options = choice.options
    left = len(options)
    first = left - count
    places = list(range(left))
    while left > first:
        at = int(random() * left)
        left -= 1
        places[at], places[left] = places[left], places[at]
    picked = places[first:]
    if choice.ordered:
        picked.reverse()
    else:
        picked.sort()
    return tuple([options[place] for place in picked])


class RandomBot:
    """Plays uniformly random answers."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self._choose = uniform(Random(str(seed)))

    def choose(self, window: Window) -> Answer:
        return self._choose(window.choice)
