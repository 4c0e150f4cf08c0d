"""Uniform choice: the bot `random`, and the fast chooser that playouts use."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ..kernel import Answer, Choice, Chooser, Window


def uniform(rng: Random) -> Chooser:
    """A chooser for playouts: every option is as likely as the others.

    Where several are picked, every number of them is equally likely, and then every set of that size.
    """
    random = rng.random

    def choose(choice: Choice) -> Answer:
        if choice.several:
            return pick_several(choice, random)
        options = choice.options
        return options[int(random() * len(options))]

    return choose


def pick_several(choice: Choice, random: Callable[[], float]) -> tuple[Any, ...]:
    """A random pick of several, in the one proper form of an answer."""
    options = choice.options
    least, most, left = choice.at_least, choice.at_most, len(choice.options)
    count = least + int(random() * ((most if most < left else left) - least + 1))
    if count == 1:
        return (options[int(random() * left)],)
    if count == 2:
        one, other = int(random() * left), int(random() * (left - 1))
        if other == one:
            other = left - 1
        if other < one and not choice.ordered:
            return options[other], options[one]
        return options[one], options[other]
    places = list(range(left))
    first = left - count
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
    """Chooses blindly."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self._choose = uniform(Random(str(seed)))

    def choose(self, window: Window) -> Answer:
        return self._choose(window.choice)
