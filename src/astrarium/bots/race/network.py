"""Small networks in plain NumPy: how likely a win is, and which actions a seat will choose.

What a network says is unsure in its own way, and so is the judge; the two together are surer than either.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .empire import Empire
from .judge import Judge
from .sight import ACTIONS, LEAD, PLACE, row

FOLDER = Path(__file__).parent / "learned"
#: How much the networks count beside the judge: what won most games.
SHARE = 0.3

Matrix = NDArray[np.float32]
Layers = list[tuple[Matrix, Matrix]]


class Network:
    """The mean of several networks. Of their outputs the first is the logit of a win; the actions follow."""

    def __init__(self, networks: Sequence[Layers]) -> None:
        self._networks = networks

    def chances(self, judge: Judge, ends: Sequence[tuple[Empire, Sequence[Empire]]]) -> list[float]:
        """How likely a win is for whoever has the first empire, at the end of rounds that go on like this."""
        seen = np.stack([row(judge, own, others, ended=1) for own, others in ends])
        logits = SHARE * self._outputs(seen)[:, 0] + (1 - SHARE) * seen[:, LEAD]
        found: list[float] = (1 / (1 + np.exp(-logits))).tolist()
        return found

    def expected(self, judge: Judge, at: int, options: Sequence[tuple[str, ...]]) -> list[float]:
        """How likely one of the others is to choose each of these, seen from there without the hand."""
        others = [judge.root, *judge.others[:at], *judge.others[at + 1 :]]
        seen = row(judge, judge.others[at], others)
        logits = self._outputs(seen[None])[0, 1 : 1 + len(ACTIONS)]
        sums = np.array([sum(logits[ACTIONS.index(action)] for action in actions) for actions in options])
        odds = np.exp(sums - sums.max())
        found: list[float] = (odds / odds.sum()).tolist()
        return found

    def _outputs(self, rows: Matrix) -> Matrix:
        found: Matrix = np.mean([_run(layers, rows) for layers in self._networks], axis=0)
        return found


def _run(layers: Layers, rows: Matrix) -> Matrix:
    for weights, bias in layers[:-1]:
        rows = np.maximum(rows @ weights + bias, 0)
    weights, bias = layers[-1]
    return rows @ weights + bias


def save(path: Path, networks: Sequence[Layers]) -> None:
    """Keep networks as plain arrays, with the names of the cards they were taught on."""
    arrays: dict[str, Any] = {"designs": np.array(list(PLACE))}
    for number, layers in enumerate(networks):
        for at, (weights, bias) in enumerate(layers):
            arrays[f"n{number}w{at}"] = weights.astype(np.float16)
            arrays[f"n{number}b{at}"] = bias.astype(np.float16)
    np.savez_compressed(path, **arrays)


@cache
def load(seats: int, advanced: bool) -> Network | None:
    """The networks for a game of so many seats; None where there are none, or for other cards than these."""
    return read(FOLDER / f"{seats}{'a' if advanced else ''}.npz")


def read(path: Path) -> Network | None:
    if not path.is_file():
        return None
    with np.load(path) as kept:
        if kept["designs"].tolist() != list(PLACE):
            return None
        arrays = {name: kept[name].astype(np.float32) for name in kept.files if name != "designs"}
    return Network([_layers(arrays, number) for number in range(sum(name.endswith("w0") for name in arrays))])


def _layers(arrays: dict[str, Matrix], number: int) -> Layers:
    count = sum(name.startswith(f"n{number}w") for name in arrays)
    return [(arrays[f"n{number}w{at}"], arrays[f"n{number}b{at}"]) for at in range(count)]
