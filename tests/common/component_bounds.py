"""Every number of a game's file at the least and the most that is taken: each is played, or refused in words.

    python -m common.component_bounds orion              # in the folder tests: a line for each that breaks
    python -m common.component_bounds orion 200 1        # 200 of them, chosen by the seed 1

What a number may be is read off the annotations of the classes (`written.py`); where the file as a
whole takes less than a field says, the bound is the last number on the way there that it does take.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from astrarium.kernel import BadComponents, Row
from astrarium.kernel.data.typed_toml import read_thing
from common import mutants
from common.written import Said, said


class Bound(NamedTuple):
    """A number of the file, and what it is changed to."""

    number: Said
    to: int
    data: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.number} ({self.number.of}): {self.number.value} becomes {self.to}"


def numbers(game: str) -> list[Said]:
    """Every number of a game's own file."""
    return [each for each in said(mutants.box(game), mutants.own_file(game)) if each.kind in (int, float)]


def changed(data: dict[str, Any], number: Said, to: int) -> dict[str, Any]:
    data = copy.deepcopy(data)
    *way, last = number.path
    holder: Any = data
    for key in way:
        holder = holder[key]
    holder[last] = to
    return data


def bounds(game: str, number: Said, data: dict[str, Any]) -> Iterator[Bound]:
    """The least and the most that a number of the file may be, where it is not that already."""
    for end in (number.span.least, number.span.most):
        assert end is not None, f"{number.of}: without end"
        to = _taken(game, number, end, data)
        if to != number.value:
            yield Bound(number, to, changed(data, number, to))


def _taken(game: str, number: Said, end: int, data: dict[str, Any]) -> int:
    """The number nearest to the end of its span that the file takes; halving finds it."""
    if takes(game, changed(data, number, end)):
        return end
    taken, refused = number.value, end
    while abs(taken - refused) > 1:
        between = (taken + refused) // 2
        if takes(game, changed(data, number, between)):
            taken = between
        else:
            refused = between
    return taken


def takes(game: str, data: dict[str, Any]) -> bool:
    try:
        read_thing(mutants.box(game), Row(data, "mutant.toml"))
    except BadComponents:
        return False
    return True


def tried(
    game: str, most: int | None = None, seed: int = 0, games: int = 3
) -> Iterator[tuple[Bound, mutants.Outcome]]:
    """The bounds of so many numbers of a game (of all, where nothing is said), each with how it fared."""
    data = mutants.own_file(game)
    mutants.read_texts(game)
    found = numbers(game)
    if most is not None:
        found = Random(f"rims/{game}/{seed}").sample(found, min(most, len(found)))
    for at, number in enumerate(found):
        for bound in bounds(game, number, data):
            yield bound, mutants.try_out(game, bound.data, games, at)


def main() -> None:
    game = sys.argv[1]
    most, seed = (int(sys.argv[2]) if sys.argv[2:] else None), int((*sys.argv[3:4], "0")[0])
    fared = {"refused": 0, "played": 0, "broken": 0}
    for bound, outcome in tried(game, most, seed):
        fared[outcome.how] += 1
        if outcome.how != "played":
            print(f"{bound} → {outcome.words}", flush=True)
    print(game, fared)
    sys.exit(fared["played"] != sum(fared.values()))


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    main()
