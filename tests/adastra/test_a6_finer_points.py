"""A6 The finer points of battles: ties, shields, refuges, honours."""

import pytest

from astrarium.games.adastra import battle_pieces, combat
from astrarium.games.adastra.battle_pieces import STRONGEST, WEAKEST

from .table import HOME, NORTH, WEST, Open, fleet, lay_out, options, play, tokens, told
from .war import CRUISER, FRIGATE, OUTPOST, PLAIN, STATION, TITAN, strike, war


def piece(side, number, state=0, hull=1, origin=0):
    return (side, number, state, hull, origin)


def in_order(order, *some):
    t = lay_out(makeup=PLAIN)
    return [
        some[at][1:3] for at in battle_pieces.in_order(battle_pieces.power_of(t.state, 1), list(some), order)
    ]


def test_A6_3_the_weakest_have_least_hull_left_then_least_firepower():
    titan, cruiser = piece(1, TITAN, hull=1), piece(1, CRUISER, hull=2)
    assert in_order(WEAKEST, cruiser, titan) == [(TITAN, 0), (CRUISER, 0)], "hull counts before firepower"
    assert in_order(WEAKEST, titan, piece(1, FRIGATE)) == [(FRIGATE, 0), (TITAN, 0)]


def test_A6_3_the_strongest_have_most_firepower_then_most_hull_left():
    station = piece(1, STATION, hull=3)
    assert in_order(STRONGEST, station, piece(1, TITAN, hull=1)) == [(TITAN, 0), (STATION, 0)]
    tired = piece(1, TITAN, 2, hull=4)
    assert in_order(STRONGEST, station, tired) == [(TITAN, 2), (STATION, 0)], "three dice each"


def test_A6_3_ties_go_in_the_printed_order_of_types():
    small = [piece(1, OUTPOST), piece(1, CRUISER, 2, hull=1), piece(1, FRIGATE)]
    large = [piece(1, TITAN, 2, hull=3), piece(1, STATION, hull=3)]
    for order in (WEAKEST, STRONGEST):
        assert in_order(order, *small) == [(FRIGATE, 0), (CRUISER, 2), (OUTPOST, 0)]
        assert in_order(order, *large) == [(STATION, 0), (TITAN, 2)]


def test_A6_3_of_equal_ships_the_one_that_came_first_is_hit():
    t = lay_out(makeup=PLAIN)
    ships = [piece(0, CRUISER, 1, 2, HOME), piece(0, CRUISER, 1, 2, NORTH)]
    for order in (WEAKEST, STRONGEST):  # the first one is hit, then the other, which has more hull left
        ships, _ = battle_pieces.hit(battle_pieces.power_of(t.state, 0), ships, 1, order)
    assert [each[3:] for each in ships] == [(1, HOME), (1, NORTH)], "equal again, in the order of arrival"
    _, dead = battle_pieces.hit(battle_pieces.power_of(t.state, 0), ships, 1, STRONGEST)
    assert [each[4] for each in dead] == [HOME]


def test_A6_4_a_shield_works_again_in_every_round():
    t = lay_out(makeup=PLAIN)
    pieces_left = [piece(1, TITAN, hull=4)]
    for hull in (3, 2):
        pieces_left, _ = battle_pieces.hit(battle_pieces.power_of(t.state, 1), pieces_left, 2, WEAKEST)
        assert pieces_left[0][3] == hull, "two dealt, one swallowed"


def refuge(**changes):
    """The defender in the west could withdraw to system 6."""
    given = {
        "systems": {WEST: Open("core_003"), 6: Open("core_004", 0, "green_2")},
        "ships": {(0, HOME): "2 frigate", (1, WEST): "2 frigate"},
        "makeup": PLAIN,
    }
    return lay_out(**(given | changes))


def test_A6_7_when_the_attacker_retreats_the_defender_is_not_asked():
    t = strike(refuge(), 1, 1, 1, 1)
    play(t, 0, ("retreat",))
    assert t.state.battle is None
    assert fleet(t, WEST) == {"frigate": 2}, "the winners do not move and are not used"


def test_A6_7_ships_withdraw_together_through_what_all_of_them_can_use():
    worlds = {WEST: Open("core_019"), 3: Open("core_020")}
    for theirs, small in (("2 frigate", True), ("1 frigate, 1 cruiser", False)):
        t = strike(refuge(systems=worlds, ships={(0, HOME): "2 frigate", (1, WEST): theirs}), *[1] * 5)
        play(t, 0, ("stay",))
        assert (("retreat_to", 3) in options(t)) == small, "a micro-wormhole is for Frigates"


def test_A6_9_a_battle_without_losses_is_no_victory_to_speak_of():
    t = strike(refuge(), 1, 1, 1, 1)
    play(t, 0, ("stay",))
    play(t, 1, ("retreat_to", 6))
    assert "won-battle" in told(t)
    assert t.state.deeds[0][1] == 0
    assert t.state.honours[0] == 0


def test_A6_9_orbital_buildings_count_for_an_honour_at_their_printed_cost():
    t = war("3 titan", "", owners={WEST: 1}, people={WEST: (1, 0, 0)}, orbitals={WEST: (0, 1)})
    strike(t, *[6] * 12, 1, 1, 1)
    assert t.state.honours[0] == 1, "a Battle Station of 5 production"
    outpost = war("3 titan", "", owners={WEST: 1}, people={WEST: (1, 0, 0)}, orbitals={WEST: (1, 0)})
    strike(outpost, *[6] * 12, 1)
    assert outpost.state.honours[0] == 0


@pytest.mark.parametrize("foe", ["an empire", "enemies", "the attacker leaves"])
def test_A10_5_A6_6_whoever_wins_a_battle_plunders(foe):
    gunners = [("humans", "standard", ("plunderers",)), ("psilons", "standard", ("plunderers",))]
    if foe == "enemies":
        t = war("2 frigate", "", enemies={WEST: {"pirate_raiders": 1}}, makeup=gunners)
    else:
        t = war("2 frigate", "1 frigate", makeup=gunners)
    before = [tokens(t, seat)[3] for seat in (0, 1)]
    if foe == "the attacker leaves":
        strike(t, 1, 1, 1)
        play(t, 0, ("retreat",))
    else:
        strike(t, 5, 5, 1)
    gained = [tokens(t, seat)[3] - had for seat, had in enumerate(before)]
    assert gained == {"an empire": [2, 0], "enemies": [3, 0], "the attacker leaves": [0, 2]}[foe]


def test_A10_5_destroyed_ships_are_an_event_and_orbital_buildings_are_none(monkeypatch):
    heard = []

    def listen(g, seat, event, here=-1):
        heard.append((seat, event))
        yield from ()

    monkeypatch.setattr(combat, "fire", listen)
    orbital = {"owners": {WEST: 1}, "orbitals": {WEST: (1, 0)}}
    strike(war("3 titan", "1 frigate", **orbital), *[6] * 12, 5, 1)
    assert heard == [(0, "destroy_unit"), (0, "win_battle")]


def test_A6_5_a_reward_also_for_those_who_die_with_the_enemy():
    t = war("2 frigate", "", enemies={WEST: {"pirate_raiders": 1}})
    before = tokens(t, 0)[3]
    strike(t, 5, 5, ships=1)
    assert "nobody-won" in told(t)
    assert tokens(t, 0)[3] == before + 1
    assert t.state.holder(WEST) == -1
