"""The weights of a bot as plain data and as a vector of factors; bots with stored weights."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

from .bot_registry import Bot, Kind, Novice
from .evaluation import lead_by
from .search_budget import Limit


class WeightVector:
    """The variable weights of a bot, without zeros, whole numbers and steady weights."""

    def __init__(self, novice: Novice) -> None:
        self._weights = novice.weights
        self._fields = [each.name for each in fields(novice.weights) if each.name not in novice.steady]
        #: Their names, as `token.2` or `perks.growth_cost`.
        self.names = [name for name, _ in self._all(novice.weights)]

    def _all(self, weights: Any) -> Iterator[tuple[str, float]]:
        for name in self._fields:
            for key, number in _inner(getattr(weights, name)):
                if number:
                    yield f"{name}.{key}" if key != "" else name, number

    def times(self, logs: Sequence[float]) -> Any:
        """The bot's weights, each multiplied by the exponential of its log factor."""
        new = {
            name: float(f"{number * exp(power):.6g}")
            for (name, number), power in zip(self._all(self._weights), logs, strict=True)
        }
        return self.changed(new)

    def logs(self, weights: Any) -> list[float]:
        """The logarithm of each weight over its hand-made value."""
        return [
            log(number / by_hand)
            for (_, number), (_, by_hand) in zip(self._all(weights), self._all(self._weights), strict=True)
        ]

    def changed(self, new: Mapping[str, float]) -> Any:
        """The bot's weights with some of them replaced; raises ValueError for unknown names."""
        unknown = new.keys() - set(self.names)
        if unknown:
            raise ValueError(f"no such numbers: {', '.join(sorted(unknown))}")
        return replace(
            self._weights, **{name: _outer(getattr(self._weights, name), name, new) for name in self._fields}
        )

    def data(self, weights: Any) -> dict[str, float]:
        """The variable weights by name."""
        return dict(self._all(weights))


def _inner(value: Any) -> list[tuple[Any, float]]:
    """The numbers in a field: of a number, a row or a table; none of other types."""
    if isinstance(value, float):
        return [("", value)]
    if isinstance(value, tuple) and all(isinstance(each, float) for each in value):
        return list(enumerate(value))
    if isinstance(value, Mapping):
        return [(key, each) for key, each in value.items() if isinstance(each, float)]
    return []


def _outer(value: Any, name: str, new: Mapping[str, float]) -> Any:
    """A field with its new numbers in place."""
    found = {key: new.get(f"{name}.{key}" if key != "" else name, number) for key, number in _inner(value)}
    if isinstance(value, float):
        return found[""]
    if isinstance(value, Mapping):
        return {**value, **found}
    return tuple(found.values()) if found else value


class StoredWeights(NamedTuple):
    """Stored weights, with the command that made them and the number of fits."""

    made: str
    terms: int
    numbers: dict[str, float]


def save(path: Path, kept: StoredWeights) -> None:
    path.write_text(json.dumps(kept._asdict(), indent=1) + "\n", encoding="utf-8")


def read(path: Path) -> StoredWeights:
    return StoredWeights(**json.loads(path.read_text(encoding="utf-8")))


def fitted(basic: Kind, file: Path) -> Kind:
    """The kind of a bot with the weights of a file (made by `astrarium train GAME --fit-weights`)."""
    novice = basic.novice
    assert novice is not None
    weights = WeightVector(novice).changed(read(file).numbers)

    def make(name: str, seed: int | str, limit: Limit) -> Bot:
        return novice.make(name, seed, weights, 1.0)

    # Hints and weaker bots use the hand-made weights.
    return replace(basic, make=make, insight=None, novice=None, lead=lead_by(novice.insight(weights)))
