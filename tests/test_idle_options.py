"""Before the click: an option that changes nothing says so, unless its name does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import astrarium
from astrarium.kernel import Option, Table
from common.asking import any_answer

#: Options whose very name says that nothing is done.
DECLINING = {"done", "end", "enough", "none", "pass", "skip", "stay", "stop"}
#: What a view says of the course of the game, and of what a deed takes, whatever comes of it.
COURSE = {"acting", "next_order", "phase", "phases", "playing", "round"}
EFFORT = {"boxes", "freed", "markers", "pool", "queue", "ready", "spent", "unresolved", "uses"}
#: A question that goes on until all is chosen: nothing happens before.
BASKET = "item"
#: How many games are played, and at how many of their questions how many options are tried.
GAMES, EVERY, TRIED = 6, 4, 6


@pytest.mark.parametrize("game", [*astrarium.games()])
def test_an_option_that_changes_nothing_says_so(game: str) -> None:
    rng = Random(game)
    for seed in range(GAMES):
        table = astrarium.start(game, seats=2, seed=seed)
        while not table.over:
            if not rng.randrange(EVERY):
                assert not list(silent(table, rng)), "changes nothing, and does not say so"
            choice = table.pending[0]
            table.answer(choice.seat, any_answer(choice, rng))


def silent(table: Table, rng: Random) -> Iterator[tuple[str, Option]]:
    """Options that would leave the table as it is, ask nothing further, and have no consequence to tell."""
    if len(table.pending) > 1 or table.pending[0].several:
        return
    choice = table.pending[0]
    before = table.view(choice.seat)
    for option in rng.sample(choice.options, min(TRIED, len(choice.options))):
        if option[0] in DECLINING or table.consequence(choice, option) is not None:
            continue
        after = table.fork()
        after.answer(choice.seat, option)
        done = choice.prompt != BASKET and all(each.prompt == choice.prompt for each in after.pending)
        if done and not _changed(before, after.view(choice.seat)):
            yield choice.prompt, option


def _changed(before: Any, after: Any) -> bool:
    """Whether anything differs but the course of the game and what the deed took."""
    if isinstance(before, dict) and isinstance(after, dict):
        names = (before.keys() | after.keys()) - COURSE - EFFORT
        return any(_changed(before.get(name), after.get(name)) for name in names)
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return any(_changed(old, new) for old, new in zip(before, after, strict=True))
    return bool(before != after)
