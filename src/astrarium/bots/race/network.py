"""Small networks in plain NumPy: the chance to win, and the choice of actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...kernel.data import component_files
from .action_choice import Actions
from .network_input import ACTIONS, PLACE, Row, width

FOLDER = Path(__file__).parent / "network_weights"

Layers = list[tuple[Row, Row]]


class Networks(NamedTuple):
    """Two networks that were trained together.

    `value`: the first output is the logit of a win; the others predict the actions of a seat with a hidden hand.
    `policy`: which actions to choose.
    """

    value: Layers
    policy: Layers

    def chances(self, rows: Row) -> Row:
        """The chance to win, as a logit."""
        found: Row = _run(self.value, rows)[:, 0]
        return found

    def choosing(self, row: Row, options: Sequence[Actions]) -> Row:
        """The probability of each of these actions by the policy."""
        return _odds(_run(self.policy, row[None])[0], options)

    def foretold(self, row: Row, options: Sequence[Actions]) -> Row:
        """The predicted probability of each of these actions for a player with a hidden hand."""
        return _odds(_run(self.value, row[None])[0, 1:], options)


def _run(layers: Layers, rows: Row) -> Row:
    for weights, bias in layers[:-1]:
        rows = np.maximum(rows @ weights + bias, 0)
    weights, bias = layers[-1]
    found: Row = rows @ weights + bias
    return found


def _odds(outputs: Row, options: Sequence[Actions]) -> Row:
    """Softmax over options; the logit of an option is the sum of the logits of its actions."""
    sums = outputs[_places(tuple(options))].sum(axis=1)
    odds = np.exp(sums - sums.max())
    found: Row = odds / odds.sum()
    return found


@cache
def _places(options: tuple[Actions, ...]) -> NDArray[np.intp]:
    """The indices in the outputs of each option's actions."""
    return np.array([[ACTIONS.index(action) for action in actions] for actions in options])


# -- as files


def read_taught(path: Path) -> tuple[int, bool, Networks]:
    """Networks as training_loop.c writes them: the number of seats, whether the game is advanced, the networks."""
    raw = path.read_bytes()
    seats, advanced, *sizes = np.frombuffer(raw[:24], np.int32).tolist()
    numbers = np.frombuffer(raw[24:], np.float32)
    found: list[Layers] = []
    at = 0
    for _ in Networks._fields:
        layers: Layers = []
        for rows, columns in pairwise(sizes):
            end = at + rows * columns
            layers.append((numbers[at:end].reshape(rows, columns), numbers[end : end + columns]))
            at = end + columns
        found.append(layers)
    return seats, bool(advanced), Networks(*found)


def save(path: Path, networks: Networks) -> None:
    """Store networks as plain arrays, with the names of the cards they were trained on."""
    arrays: dict[str, NDArray[Any]] = {"designs": np.array(list(PLACE))}
    for name, layers in networks._asdict().items():
        for at, (weights, bias) in enumerate(layers):
            arrays[f"{name}-w{at}"] = weights.astype(np.float16)
            arrays[f"{name}-b{at}"] = bias.astype(np.float16)
    np.savez_compressed(path, allow_pickle=False, **arrays)


@cache
def load(seats: int, advanced: bool) -> Networks | None:
    """The stored networks for this number of seats; None if there are none, or for other cards."""
    if component_files.replaced("race"):
        return None
    return read(FOLDER / f"{name_of(seats, advanced)}.npz", seats)


def name_of(seats: int, advanced: bool) -> str:
    return f"{seats}{'a' if advanced else ''}"


def read(path: Path, seats: int) -> Networks | None:
    if not path.is_file():
        return None
    with np.load(path) as kept:
        if kept["designs"].tolist() != list(PLACE):
            return None
        found = Networks(*[_layers(kept, name) for name in Networks._fields])
    return found if len(found.value[0][0]) == width(seats) else None


def _layers(kept: Any, name: str) -> Layers:
    count = sum(each.startswith(f"{name}-w") for each in kept.files)
    return [
        (kept[f"{name}-w{at}"].astype(np.float32), kept[f"{name}-b{at}"].astype(np.float32))
        for at in range(count)
    ]
