"""The rules, paragraph by paragraph."""

from __future__ import annotations

import pytest

from shooting_stars import GAME
from astrarium.contract import PROPERTIES, Property, examine
from astrarium.kernel import start


@pytest.mark.parametrize("property", PROPERTIES, ids=lambda each: each.name)
def test_the_contract_holds(property: Property) -> None:
    verdict = examine(GAME, property, games=10)
    assert verdict.broken is None, str(verdict.broken)


def test_N1_3_who_has_turned_up_nothing_cannot_stop() -> None:
    table = start(GAME, 2, seed=1)
    (choice,) = table.pending
    assert list(choice.options) == [("turn-up",)]
    assert choice.barred()[0].rule == "N1.3"


def test_N1_3_who_stops_keeps_the_stars() -> None:
    table = start(GAME, 2, seed=1)
    table.answer(0, ("turn-up",))
    table.answer(0, ("stop",))
    assert len(table.view(0)["kept"][0]) == 1
    assert table.pending[0].seat == 1
