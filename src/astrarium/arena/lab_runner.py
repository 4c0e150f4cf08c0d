"""Plays the two versions of a laboratory study: each in processes of its own, on the same deals."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool
from time import monotonic
from typing import Any, NamedTuple

from .. import game as game_of
from ..kernel.data import component_files
from ..parallel import quiet
from .game_runner import Played, Sitting, play_table, played_of
from .paired_estimates import Arm, Comparison, compare

#: Deals between two looks.
LOOK = 20
#: The versions: the game as printed, and the variant in use.
PRINTED, CHANGED = False, True


class LabGame(NamedTuple):
    """A game, and the components that somebody saw in it; None if the game does not tell."""

    played: Played
    came: frozenset[str] | None


def play_lab_game(sitting: Sitting) -> LabGame:
    table, times = play_table(sitting)
    traits = game_of(sitting.game).traits
    came = None if traits is None or traits.came is None else frozenset(traits.came(table.state))
    return LabGame(played_of(sitting, table, times), came)


def pairs(sittings: list[Sitting], jobs: int) -> Generator[tuple[LabGame, LabGame]]:
    """Every deal in both versions, in order. Closing the iterator stops the work."""
    with ExitStack() as stack:
        pools = [stack.enter_context(_pool(changed, max(1, jobs // 2))) for changed in (PRINTED, CHANGED)]
        before, after = (pool.imap(play_lab_game, sittings) for pool in pools)
        yield from zip(before, after, strict=True)


@contextmanager
def _pool(changed: bool, jobs: int) -> Iterator[Pool]:
    """Processes that load the game as printed, or with the variant in use here."""
    in_use: Any = os.environ.get(component_files.IN_USE, "")
    os.environ[component_files.IN_USE] = in_use if changed else ""
    try:
        pool = get_context("spawn").Pool(jobs, initializer=quiet)
    finally:
        os.environ[component_files.IN_USE] = in_use
    try:
        yield pool
    finally:
        pool.terminate()
        pool.join()


class Plan(NamedTuple):
    """A study: what is played, how long at most, on how many processes."""

    sittings: list[Sitting]
    seconds: float
    jobs: int
    watched: list[tuple[str, str]]


def looks(plan: Plan) -> Iterator[tuple[Comparison, Arm]]:
    """The state of a study at each look."""
    before, after = Arm(was for was, _ in plan.watched), Arm(now for _, now in plan.watched)
    begun = monotonic()
    with closing(pairs(plan.sittings, plan.jobs)) as games:
        for number, (printed, changed) in enumerate(games, 1):
            before.add(*printed)
            after.add(*changed)
            last = number == len(plan.sittings) or monotonic() - begun > plan.seconds
            if number % LOOK == 0 or last:
                found = compare(before, after, plan.watched)
                yield found, after
                if last or not found.open:
                    return
