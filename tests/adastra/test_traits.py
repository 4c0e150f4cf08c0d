"""What a balance study groups games by."""

from __future__ import annotations

from adastra.table import HOME, WEST, base, change, colony
from astrarium.games.adastra.balance_traits import TRAITS, WAYS


def test_empires_technologies_and_buildings_are_named():
    g = base("humans meklar")
    change(g, **colony(), developed={0: "hydroponics robotics"})
    change(g, buildings={HOME: "monument", WEST: "monument trade_center"})
    (humans, meklar), shared = TRAITS.of(g)
    assert humans["empire"] == ["humans"]
    assert humans["technology"] == ["hydroponics", "robotics"]
    assert sorted(humans["building"]) == ["monument", "trade_center"]
    assert meklar["building"] == []
    assert shared["rounds"] == ["1"]


def test_a_way_to_score_belongs_to_whoever_is_alone_ahead():
    g = base()
    change(g, points=[2, 1], honours=[1, 1], influence=[0, 2])
    humans, psilons = TRAITS.of(g)[0]
    assert humans["score"] == ["points"]
    assert "influence" in psilons["score"]
    assert "honours" not in humans["score"] + psilons["score"], "both have as many"


def test_every_way_to_score_can_be_missed():
    assert set(TRAITS.ids["score"]) == set(WAYS)
    assert "discontent" not in WAYS
