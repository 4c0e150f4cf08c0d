"""A policy and value network in plain NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...kernel import Game
from ...kernel.data import component_files
from .input_encoding import PICKED, InputEncoding, reading_of

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]

FOLDER = Path(__file__).parent / "weights"


class Network:
    """A network with two hidden layers; the name embeddings are folded into the first on loading."""

    def __init__(self, reading: InputEncoding, arrays: Mapping[str, Floats]) -> None:
        self._reading = reading
        first = arrays["in"]
        end = len(reading.amounts)
        self._amounts: Floats = first[:end] * arrays["scale"][:, None]
        tables, places, offsets = [], [], []
        rows = 0
        for named in reading.named:
            names = arrays[f"name-{named.field}"]
            for at in range(named.length):
                tables.append(names @ first[end : end + named.width])
                places.append(named.begin + at)
                offsets.append(rows - named.least)
                rows += named.kinds
                end += named.width
        self._names = np.concatenate(tables) if tables else np.zeros((0, first.shape[1]), np.float32)
        self._places = np.array(places, np.intp)
        self._offsets = np.array(offsets, np.intp)
        self._picked: Floats = arrays["picked"] @ first[end : end + PICKED]
        self._picked[0] = 0
        self._arrays = arrays
        #: The usual lead in points during training.
        self.usual = float(arrays["usual"][0])
        self._policy: Floats = np.ascontiguousarray(arrays["policy"].T)

    def judge(self, row: Rows, legal: Sequence[int]) -> tuple[Floats, float]:
        """The probability of each action, and the value of the row, for the seat that owns it."""
        hidden = self._hidden(row)
        logits = self._policy[legal] @ hidden + self._arrays["policy-add"][legal]
        odds = np.exp(logits - logits.max())
        value = float((hidden @ self._arrays["value"] + self._arrays["value-add"])[0])
        return odds / odds.sum(), value

    def value(self, row: Rows) -> float:
        """The value of the position for the seat that owns the row: 1 is won, -1 lost."""
        return float((self._hidden(row) @ self._arrays["value"] + self._arrays["value-add"])[0])

    def _hidden(self, row: Rows) -> Floats:
        reading, arrays = self._reading, self._arrays
        hidden = row[reading.amounts].astype(np.float32) @ self._amounts + arrays["in-add"]
        if len(self._places):
            hidden += self._names[row[self._places] + self._offsets].sum(0)
        picked = row[reading.picked]
        if picked[0]:
            hidden += self._picked[picked].sum(0)
        found: Floats = np.maximum(np.maximum(hidden, 0) @ arrays["middle"] + arrays["middle-add"], 0)
        return found


# -- as files


def save(path: Path, reading: InputEncoding, arrays: Mapping[str, Floats]) -> None:
    """Store a network: weights quantised to int8, with a scale for each column."""
    kept: dict[str, NDArray[Any]] = {"signature": np.array(reading.signature)}
    for name, numbers in arrays.items():
        if numbers.ndim == 1 or numbers.shape[1] == 1:
            kept[name] = numbers.astype(np.float32)
            continue
        scale = np.maximum(np.abs(numbers).max(0), 1e-8) / 127
        kept[name] = np.round(numbers / scale).astype(np.int8)
        kept[f"{name}~scale"] = scale.astype(np.float32)
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, allow_pickle=False, **kept)


def read(path: Path, reading: InputEncoding) -> Network | None:
    """The network of a file; None if there is no file or its signature differs."""
    if not path.is_file():
        return None
    with np.load(path) as kept:
        if tuple(kept["signature"].tolist()) != reading.signature:
            return None
        arrays = {
            name: kept[name].astype(np.float32) * kept.get(f"{name}~scale", np.float32(1))
            for name in kept.files
            if name != "signature" and not name.endswith("~scale")
        }
    return Network(reading, arrays)


_LOADED: dict[tuple[str, int], Network | None] = {}


def network_of(game: Game, seats: int) -> Network | None:
    """The stored network of a game for this number of seats, memoised; None for changed cards."""
    if component_files.replaced(game.id):
        return None
    key = (game.id, seats)
    if key not in _LOADED:
        _LOADED[key] = read(FOLDER / game.id / f"{seats}.npz", reading_of(game, seats))
    return _LOADED[key]
