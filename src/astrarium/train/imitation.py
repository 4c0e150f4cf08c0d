"""Games of a bot to learn from: at every decision what its seat saw, what it could do and what it did."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ... import bots, start
from ...kernel import Answer, Chance, Choice, Table, Window, utilities
from ...kernel.picks import STOP, Picks

#: How often somebody does anything at all instead, so that there is something to learn about odd positions.
STRAYS = 0.04


class Examples(NamedTuple):
    """Decisions, one a row."""

    rows: NDArray[np.int16]
    #: What could be done, a bit an action.
    legal: NDArray[np.uint8]
    actions: NDArray[np.int32]
    #: What the game brought to the seat in the end: by its place, and its lead in points.
    places: NDArray[np.float32]
    leads: NDArray[np.float32]


class Showing(NamedTuple):
    """Which bot shows how it plays, and for how long."""

    game: str
    seats: int
    bot: str
    seconds: float


class _Notes:
    """What is noted of one game after another."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing
        self._rows: list[bytes] = []
        self._legal: list[bytes] = []
        self._actions: list[int] = []
        self._seats: list[int] = []
        self._ends: list[tuple[float, float]] = []

    def play(self, seed: str) -> None:
        """A whole game of a bot against itself."""
        game, seats, bot, _ = self._showing
        table = start(game, seats=seats, seed=seed)
        rng = Random(seed)
        players = [bots.make(bot, f"{seed}/{seat}") for seat in range(seats)]
        while table.pending:
            choice = table.pending[0]
            answer = players[choice.seat].choose(Window(table, choice.seat, Chance(f"{seed}/{rng.random()}")))
            self._note(table, choice, answer)
            if rng.random() < STRAYS:
                picks = Picks(choice)
                if choice.several:
                    picks.complete(rng.random)
                else:
                    picks.take(rng.choice(choice.options))
                answer = picks.answer()
            table.play(choice.seat, answer)
        self._end(table)

    def _note(self, table: Table, choice: Choice, answer: Answer) -> None:
        """A decision, one row a pick."""
        game, state = table.game, table.state
        layout, actions = game.layout(self._showing.seats), game.actions
        picked: list[int] = []
        for options, option in _one_at_a_time(choice, answer):
            legal = actions.numbers(state, choice, options)
            number = legal[options.index(option)]
            row = layout.row(state, choice.seat, choice, picked)
            bits = np.zeros(len(actions), np.uint8)
            bits[legal] = 1
            self._rows.append(row[: layout.size_of_observation].tobytes())
            self._legal.append(np.packbits(bits).tobytes())
            self._actions.append(number)
            self._seats.append(choice.seat)
            picked.append(number)

    def _end(self, table: Table) -> None:
        result = table.result
        assert result is not None
        points = table.game.standing(table.state)
        got = utilities(table.game, result)
        for seat in self._seats:
            rest = max((each for other, each in enumerate(points) if other != seat), default=0)
            self._ends.append((got[seat], points[seat] - rest))
        self._seats.clear()

    def examples(self) -> Examples:
        rows = np.frombuffer(b"".join(self._rows), np.int16).reshape(len(self._rows), -1)
        legal = np.frombuffer(b"".join(self._legal), np.uint8).reshape(len(self._rows), -1)
        ends = np.array(self._ends, np.float32)
        return Examples(rows, legal, np.array(self._actions, np.int32), ends[:, 0], ends[:, 1])


def _one_at_a_time(choice: Choice, answer: Answer) -> Iterator[tuple[list[Any], Any]]:
    """What may be picked and what is picked, pick by pick."""
    picks = Picks(choice, canonical=False)
    left = list(answer) if choice.several else [answer]
    while not picks.done:
        options = list(picks.candidates())
        option = left.pop(0) if left else STOP
        if len(options) > 1:
            yield options, option
        picks.take(option)


def _play(showing: Showing, path: str, seed: str) -> None:
    notes = _Notes(showing)
    end = monotonic() + showing.seconds
    for number in count():
        notes.play(f"{seed}/{number}")
        if monotonic() > end:
            break
    np.savez(path, **notes.examples()._asdict())


def gather(showing: Showing, workers: int, folder: Path, seed: int) -> Examples:
    """Let a bot play against itself in so many processes."""
    context = get_context("spawn")
    paths = [folder / f"{number}.npz" for number in range(workers)]
    playing = [
        context.Process(target=_play, args=(showing, str(path), f"{seed}/{path.stem}")) for path in paths
    ]
    for process in playing:
        process.start()
    for process in playing:
        process.join()
    parts = []
    for path in paths:
        with np.load(path) as kept:
            parts.append(Examples(*[kept[name] for name in Examples._fields]))
    return Examples(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])
