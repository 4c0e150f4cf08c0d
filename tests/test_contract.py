"""Every registered game keeps the contract."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.contract import PROPERTIES, Property, examine
from common.amount import sample

#: Random games for each property; fewer where a position costs more to look at.
GAMES = sample(5, 16)
FEWER = {
    "refusals": 2,
    "garbage": sample(1, 2),
    "no_leak": sample(2, 6),
    "texts": sample(2, 4),
    "everywhere": sample(2, 4),
    "actions": sample(2, 4),
    "observations": 2,
}
#: Games that are long: a part of that many is looked at here, and the rest by `make soak`.
LONG = {"adastra": 8, "captains": 4, "metallum": 2, "orion": 4, "race": 2}

if not astrarium.games():
    pytest.skip("no game is registered", allow_module_level=True)


@pytest.mark.parametrize("property", PROPERTIES, ids=lambda each: each.name)
@pytest.mark.parametrize("game", astrarium.games())
def test_the_contract_holds(game: str, property: Property) -> None:
    games = -(-FEWER.get(property.name, GAMES) // LONG.get(game, 1))
    verdict = examine(astrarium.game(game), property, games=games)
    assert verdict.broken is None, str(verdict.broken)
    assert verdict.games == games
