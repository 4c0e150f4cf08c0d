"""Values of a vocabulary that no printed card uses, each on a card of a corrected file, shown at a table.

A game's `values.py` has its `CASES`: which values a case shows, the change of the file that brings them, and
a function that plays with them and compares with what was worked out by hand. `SAYS` are the sentences of the
changed things. `tests/test_values.py` calls `hold` in a process of its own that has the changed file in use.
"""

from __future__ import annotations

import copy
import importlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import astrarium
from astrarium.kernel import Text
from astrarium.localization import LANGUAGES, say

Data = dict[str, Any]


class Case(NamedTuple):
    """Values, how they come into the file, and what is seen of them."""

    values: tuple[str, ...]
    plant: Callable[[Data], None]
    show: Callable[[], None]


def planted(own: Data, cases: Mapping[str, Case]) -> Data:
    """A game's own file with what all cases change."""
    data = copy.deepcopy(own)
    for case in cases.values():
        case.plant(data)
    return data


def entry(data: Data, table: str, id: str) -> Data:
    found: Data = next(each for each in data[table] if each["id"] == id)
    return found


def wrong(game: str, cases: Mapping[str, Case], says: Mapping[str, tuple[str, str]]) -> list[str]:
    """Cases that fail at tables with the file in use, and things that do not say this in English and Polish."""
    loaded, found = astrarium.game(game), []
    for name, case in cases.items():
        try:
            case.show()
        except BaseException as error:  # a test that fails is no Exception
            found.append(f"{name}: {type(error).__name__}: {error}")
    for thing, sentences in says.items():
        said = tuple(say(Text(f"{thing}.text"), each, game=loaded, strict=True) for each in LANGUAGES)
        if said != sentences:
            found.append(f"{thing!r}: {said},")
    return found


def hold(game: str) -> None:
    """The cases of a game hold; called in a process where the changed file is in use."""
    module = importlib.import_module(f"{game}.values")
    found = wrong(game, module.CASES, module.SAYS)
    assert not found, "\n".join(found)
