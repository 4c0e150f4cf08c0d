"""Imitation: demonstrations of a bot, and behaviour cloning from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import cross_entropy, mse_loss

from .. import bots, start
from ..bots.outcome_value import leads
from ..kernel import Answer, Chance, Choice, Table, Window, utilities
from ..kernel.learning.partial_answer import STOP, Picks
from .torch_model import Model

#: Share of random answers, so that unusual positions occur in the examples.
STRAYS = 0.04


class Examples(NamedTuple):
    """Recorded decisions, one per row."""

    rows: NDArray[np.int16]
    #: Legal actions as packed bits.
    legal: NDArray[np.uint8]
    actions: NDArray[np.int32]
    #: The result of the game for the seat: the utility of its place, and its lead in points.
    places: NDArray[np.float32]
    leads: NDArray[np.float32]


class Demonstration(NamedTuple):
    """The bot that plays the examples, and for how many seconds."""

    game: str
    seats: int
    bot: str
    seconds: float


class _Recorder:
    """The recorded decisions of games."""

    def __init__(self, plan: Demonstration) -> None:
        self._plan = plan
        self._rows: list[bytes] = []
        self._legal: list[bytes] = []
        self._actions: list[int] = []
        self._seats: list[int] = []
        self._ends: list[tuple[float, float]] = []

    def play(self, seed: str) -> None:
        """Play a whole game of a bot against itself."""
        game, seats, bot, _ = self._plan
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
        """Record a decision, one row per pick."""
        game, state = table.game, table.state
        layout, actions = game.layout(self._plan.seats), game.actions
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
        ahead = leads(table.game.standing(table.state))
        got = utilities(table.game, result)
        for seat in self._seats:
            self._ends.append((got[seat], ahead[seat]))
        self._seats.clear()

    def examples(self) -> Examples:
        rows = np.frombuffer(b"".join(self._rows), np.int16).reshape(len(self._rows), -1)
        legal = np.frombuffer(b"".join(self._legal), np.uint8).reshape(len(self._rows), -1)
        ends = np.array(self._ends, np.float32)
        return Examples(rows, legal, np.array(self._actions, np.int32), ends[:, 0], ends[:, 1])


def _one_at_a_time(choice: Choice, answer: Answer) -> Iterator[tuple[list[Any], Any]]:
    """The options and the chosen option of each pick."""
    picks = Picks(choice, canonical=False)
    left = list(answer) if choice.several else [answer]
    while not picks.done:
        options = list(picks.candidates())
        option = left.pop(0) if left else STOP
        if len(options) > 1:
            yield options, option
        picks.take(option)


def _play(plan: Demonstration, path: str, seed: str) -> None:
    recorder = _Recorder(plan)
    end = monotonic() + plan.seconds
    for number in count():
        recorder.play(f"{seed}/{number}")
        if monotonic() > end:
            break
    np.savez(path, **recorder.examples()._asdict())


def gather(plan: Demonstration, workers: int, folder: Path, seed: int) -> Examples:
    """Collect examples of a bot's self-play in this number of processes."""
    context = get_context("spawn")
    paths = [folder / f"{number}.npz" for number in range(workers)]
    playing = [context.Process(target=_play, args=(plan, str(path), f"{seed}/{path.stem}")) for path in paths]
    for process in playing:
        process.start()
    for process in playing:
        process.join()
    parts = []
    for path in paths:
        with np.load(path) as kept:
            parts.append(Examples(*[kept[name] for name in Examples._fields]))
    return Examples(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])


# -- cloning


BATCH = 4096


def clone(
    model: Model, examples: Examples, worth: Tensor, epochs: int, device: str, say: Callable[[str], None]
) -> None:
    """Behaviour cloning from examples; one in twenty is held out for validation."""
    actions = model.reading.actions
    order = np.random.default_rng(1).permutation(len(examples.actions))
    kept_back = max(1, len(order) // 20)
    rows = torch.from_numpy(examples.rows).to(device)
    legal = torch.from_numpy(examples.legal).to(device)
    done = torch.from_numpy(examples.actions).long().to(device)
    worth = worth.to(device)
    held, used = order[:kept_back], torch.from_numpy(order[kept_back:]).to(device)
    steps = epochs * (len(used) // BATCH + 1)
    rule = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=1e-3)
    pace = torch.optim.lr_scheduler.OneCycleLR(rule, 2e-3, total_steps=steps)
    for _ in range(epochs):
        for part in used[torch.randperm(len(used), device=device)].split(BATCH):
            logits, value = model(rows[part], unpacked(legal[part], actions))
            loss = cross_entropy(logits, done[part]) + 0.5 * mse_loss(value, worth[part])
            rule.zero_grad()
            loss.backward()
            rule.step()
            pace.step()
    with torch.no_grad():
        part = torch.from_numpy(held).to(device)
        logits, value = model(rows[part], unpacked(legal[part], actions))
        same = (logits.argmax(1) == done[part]).float().mean().item()
        explained = 1 - (mse_loss(value, worth[part]) / worth[part].var()).item()
    say(f"copied {len(order):,} decisions: {same:.1%} the same, {explained:.2f} of the end foreseen")


def unpacked(bits: Tensor, actions: int) -> Tensor:
    """Masks from packed bits, the most significant bit of a byte first."""
    shifts = torch.arange(7, -1, -1, device=bits.device, dtype=torch.uint8)
    return ((bits[:, :, None] >> shifts) & 1).flatten(1)[:, :actions].bool()
