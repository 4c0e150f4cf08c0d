"""components.toml: read to the last field of the last op; what does not fit is refused in one line."""

import pytest

from common.corrections import faults, is_named

FAULTS = faults(
    """
cards new_sparta | powers.settle.0.op = "militray" | powers.settle[0].op
cards new_sparta | powers.settle.0.kind = "rare" | powers.settle[0].kind
cards new_sparta | powers.settle.0.n = 0 | powers.settle[0].n
cards new_sparta | powers.settle.0.n = "two" | powers.settle[0].n
cards new_sparta | powers.settle.0.vs = "spice" | powers.settle[0].vs
cards old_earth | powers.consume.0.least = 2 | powers.consume[0].least
cards old_earth | powers.consume.0.vp = 0 | powers.consume[0].vp
cards tourist_world | powers.consume.0.most = 3 | powers.consume[0].most
cards gambling_world | powers.consume.0 = { op = "draw", n = 1 } | powers.consume[0].kind
cards gem_world | cost = "gone" | cost
cards gem_world | source = "gone" | source
cards gem_world | windfall = true | powers.produce
cards public_works | good = "rare" | good
cards trade_league | vp = 3 | vp
cards gem_world | id = "jem_world" | jem_world, id
cards mining_league | score.2.ids = ["nobody"] | score[2].ids
cards old_earth | start = 3 | start
constants | deal = 20 | constants, deal
actions 2 | bonus = [{ op = "sell_good" }] | develop, bonus[0].op
kinds | 3 = "gone" | kinds
"""
)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_R1_5_what_does_not_fit_is_named(fault):
    is_named("race", fault)
