"""A6 Combat: dice, targets, damage, retreats, honours; A13.4 enemies."""

import pytest

from astrarium.games.adastra import combat, pieces
from astrarium.games.adastra.components import ENEMY_TABLE, FOUNDATIONS
from astrarium.games.adastra.pieces import FIRST_ENEMY, STRONGEST, WEAKEST

from .sight import sees
from .table import (
    GREEN,
    HOME,
    NORTH,
    ORION,
    WEST,
    Open,
    fleet,
    lay_out,
    load,
    options,
    play,
    prompt,
    tokens,
    told,
)
from .war import CRUISER, FRIGATE, GUARDIAN, OUTPOST, PLAIN, STATION, TITAN, strike, war


def piece(side, number, state=0, hull=1, origin=0):
    return (side, number, state, hull, origin)


# -- dice and damage


def test_E21_A6_2_each_die_uses_its_best_effect():
    t = lay_out(developed={0: "laser_cannon"}, makeup=PLAIN)
    table = t.state.power(0).combat
    assert [table[face] for face in (6, 5, 4, 2)] == [2, 1, 0, 0]


def test_A5_27_A6_2_what_a_die_does_at_the_start():
    usual = [each for each in FOUNDATIONS.values() if each.combat == each.invasion == (5, 1)]
    assert {*FOUNDATIONS} - {each.id for each in usual} == {"storm_world", "clan_world"}
    assert (FOUNDATIONS["storm_world"].combat, FOUNDATIONS["storm_world"].invasion) == ((6, 2), (5, 1))
    assert (FOUNDATIONS["clan_world"].combat, FOUNDATIONS["clan_world"].invasion) == ((5, 1), (4, 1))


def test_E55_A6_2_antaran_dice():
    t = lay_out("antarans humans", antarans=True)
    table = t.state.power(0).combat
    assert sum(table[face] for face in (6, 6, 4, 3, 1)) == 5
    fleet_table = pieces.dice_table(t.state, 6, FRIGATE)
    assert sum(fleet_table[face] for face in (6, 6, 4, 3, 1)) == 3


TITAN_AND_FRIGATES = [piece(1, TITAN, hull=4), piece(1, FRIGATE), piece(1, FRIGATE)]


def test_E22_A6_4_strongest_first():
    t = lay_out(makeup=PLAIN)
    left, dead = pieces.hit(t.state, 1, TITAN_AND_FRIGATES, 3, STRONGEST)
    assert dead == []
    assert sorted(each[3] for each in left if each[1] == TITAN) == [2]
    assert sum(1 for each in left if each[1] == FRIGATE) == 2


def test_E23_A6_4_weakest_first():
    t = lay_out(makeup=PLAIN)
    left, dead = pieces.hit(t.state, 1, TITAN_AND_FRIGATES, 3, WEAKEST)
    assert [each[1] for each in dead] == [FRIGATE, FRIGATE]
    assert [each[3] for each in left] == [4], "the last point meets the shield"


def test_E24_A6_2_firepower_makes_dice():
    t = lay_out(makeup=PLAIN)
    dice = [pieces.firepower(t.state, 0, CRUISER, state) for state in (0, 2)]
    dice.append(pieces.firepower(t.state, 0, OUTPOST, 0))
    assert dice == [2, 1, 1]


def test_A6_3_ties_go_by_type_then_by_state():
    t = lay_out(makeup=PLAIN)
    same = [piece(1, OUTPOST), piece(1, FRIGATE, 0), piece(1, FRIGATE, 1)]
    order = [same[at][1:3] for at in pieces.in_order(t.state, 1, same, STRONGEST)]
    assert order == [(FRIGATE, 1), (FRIGATE, 0), (OUTPOST, 0)]


def test_A6_3_target_orders_are_asked_at_once_where_they_matter():
    t = strike(war("1 frigate, 1 cruiser", "1 frigate, 1 cruiser"), 5, 1, 1, 5, 1, 1)
    assert {choice.seat for choice in t.pending} == {0, 1}
    assert {choice.prompt for choice in t.pending} == {"targets"}
    play(t, 0, ("strongest",))
    assert {choice.seat for choice in t.pending} == {1}
    play(t, 1, ("weakest",))
    hulls = {(p["side"], p["unit"]): p["hull"] for p in t.view(0)["battle"]["pieces"]}
    assert hulls == {(0, "cruiser"): 2, (1, "frigate"): 1, (1, "cruiser"): 1}
    alone = strike(war("2 frigate", "1 cruiser"), 5, 1, 1, 1)
    assert prompt(alone) == "retreat", "nothing to choose: a single target, and no damage"


def test_A6_2_at_most_twelve_dice():
    t = strike(war("3 titan, 2 cruiser", "1 frigate"), *[1] * 13)
    assert len(t.view(0)["battle"]["dice"][0]) == 12


def test_E28_A6_3_enemies_hit_the_weakest():
    t = lay_out(makeup=PLAIN)
    cruisers = [piece(0, CRUISER, hull=2) for _ in range(3)]
    table = pieces.dice_table(t.state, 7, GUARDIAN)
    damage = sum(table[face] for face in (6, 4, 4, 3))
    assert damage == 3
    left, dead = pieces.hit(t.state, 0, cruisers, damage, WEAKEST)
    assert len(dead) == 1
    assert sorted(each[3] for each in left) == [1, 2]


# -- how a battle ends


def test_A6_6_the_last_side_wins_and_stays():
    t = strike(war("2 frigate", "1 frigate"), 5, 5, 1)
    assert fleet(t, WEST) == {"frigate exhausted": 2}
    assert t.state.fleet_owner[WEST] == 0
    assert t.state.supply[1][FRIGATE] == 9 - 2, "the loser's frigate is back in the supply"
    assert "won-battle" in told(t)


def test_E25_A6_6_mutual_destruction():
    t = strike(war(theirs="1 frigate", owners={WEST: 1}, people={WEST: (1, 0, 0)}), 5, 5, ships=1)
    assert "nobody-won" in told(t)
    assert t.state.honours == [0, 0]
    assert t.state.holder(WEST) == 1, "the system is its owner's again"
    assert t.state.deeds[0][1] == t.state.deeds[1][1] == 0


def test_E26_A6_7_each_attacker_goes_back_where_it_came_from():
    t = lay_out(
        systems={WEST: GREEN, NORTH: Open("core_004", 0, "green_2")},
        ships={(0, HOME): "1 frigate", (0, NORTH): "1 frigate", (1, WEST): "1 cruiser"},
        makeup=PLAIN,
    )
    strike(t, 1, 1, 1, 1)
    assert prompt(t) == "retreat"
    play(t, 0, ("retreat",))
    assert fleet(t, HOME) == {"frigate overloaded": 1}
    assert fleet(t, NORTH) == {"frigate overloaded": 1}
    assert fleet(t, WEST) == {"cruiser": 1}
    assert "won-battle" in told(t)


def test_A6_7_safe_retreat_costs_no_step():
    t = strike(war(theirs="1 cruiser", developed={0: "military_tactics"}), 1, 1, 1, ships=1)
    play(t, 0, ("retreat",))
    assert fleet(t, HOME) == {"frigate": 1, "frigate exhausted": 1}


def test_A6_7_R41_the_defender_withdraws_but_not_to_where_attackers_came_from():
    t = lay_out(
        systems={WEST: Open("core_003"), 6: Open("core_004", 0, "green_2")},
        ships={(0, HOME): "2 frigate", (1, WEST): "2 frigate"},
        makeup=PLAIN,
    )
    strike(t, 1, 1, 1, 1)
    play(t, 0, ("stay",))
    assert prompt(t) == "withdraw"
    assert ("retreat_to", HOME) not in options(t)
    assert options(t, "retreat_to") == {("retreat_to", 6)}
    play(t, 1, ("retreat_to", 6))
    assert fleet(t, 6) == {"frigate exhausted": 2}
    assert fleet(t, WEST) == {"frigate exhausted": 2}
    assert t.state.fleet_owner[WEST] == 0


def test_A6_7_R41_nor_to_where_an_attacker_came_from_who_is_destroyed():
    t = lay_out(
        systems={
            WEST: Open("core_003"),
            NORTH: Open("core_004", 0, "green_2"),
            6: Open("core_007", 0, "green_3"),
        },
        ships={(0, HOME): "1 cruiser", (0, NORTH): "1 frigate", (1, WEST): "1 cruiser"},
        makeup=PLAIN,
    )
    strike(t, 1, 1, 1, 5, 1)
    play(t, 1, ("weakest",))
    assert {piece["unit"] for piece in t.view(0)["battle"]["pieces"]} == {"cruiser"}
    play(t, 0, ("stay",))
    assert options(t, "retreat_to") == {("retreat_to", 6)}


def test_A6_7_orbital_buildings_fight_on():
    t = lay_out(
        systems={WEST: Open("core_003"), 6: Open("core_004", 0, "green_2")},
        owners={WEST: 1},
        orbitals={WEST: (1, 0)},
        ships={(0, HOME): "2 frigate", (1, WEST): "1 frigate"},
        makeup=PLAIN,
    )
    strike(t, 1, 1, 1, 1)
    play(t, 0, ("stay",))
    load(t, 1, 1, 1, 1, 1, 1, 1)
    play(t, 1, ("retreat_to", 6))
    assert [p["unit"] for p in t.view(0)["battle"]["pieces"]] == ["frigate", "frigate", "outpost"]


def test_E27_A6_8_after_five_rounds_the_attacker_must_retreat():
    t = strike(war(theirs="1 cruiser"), *[1] * 15, ships=1)
    for _ in range(4):
        play(t, 0, ("stay",))
        if prompt(t) == "withdraw":
            play(t, 1, ("stay",))
    assert t.state.battle is None
    assert fleet(t, HOME) == {"frigate": 1, "frigate overloaded": 1}


def test_A6_9_an_honour_for_four_production():
    t = strike(war("3 frigate", "2 frigate"), 5, 5, 1, 1, 1)
    assert t.state.honours[0] == 1
    assert t.state.deeds[0][1] == 1
    small = strike(war("2 frigate", "1 frigate"), 5, 1, 1)
    assert small.state.honours[0] == 0, "2 production are too little"
    assert small.state.deeds[0][1] == 1
    enough = strike(war("3 frigate", "2 frigate", honours=[3, 0]), 5, 5, 1, 1, 1)
    assert enough.state.honours[0] == 3


def test_A6_10_damage_is_repaired():
    t = strike(war("2 cruiser", "1 cruiser"), 5, 1, 1, 1, ships=1)
    play(t, 0, ("retreat",))
    assert t.state.battle is None
    assert fleet(t, WEST) == {"cruiser": 1}


def test_A6_1_A6_5_enemies_reward_whoever_destroys_them():
    g = war("2 frigate", "", enemies={WEST: {"pirate_raiders": 1}})
    before = tokens(g, 0)
    t = strike(g, 5, 1, 5)
    assert tokens(t, 0)[3] == before[3] + 1
    assert t.state.deeds[0][0] == 1
    assert t.state.enemy_supply[0] == 10


REWARDS = {
    "pirate_raiders": (1, 1, 0, 5, (0, 0, 0, 1), 0),
    "pirate_base": (2, 3, 0, 5, (0, 0, 2, 3), 0),
    "space_eel": (3, 4, 0, 5, (0, 3, 0, 0), 1),
    "guardian": (4, 6, 1, 4, (0, 4, 0, 0), 1),
}


@pytest.mark.parametrize("name", REWARDS)
def test_A13_4_enemies(name):
    """Numbers, what a die of each face deals, what destroying one brings; nothing while it lives."""
    firepower, hull, shield, face, reward, points = REWARDS[name]
    t = war("3 titan", "", enemies={WEST: {name: 1}}, makeup=PLAIN)
    number = FIRST_ENEMY + list(REWARDS).index(name)
    assert pieces.numbers(t.state, 7, number) == (firepower, hull, shield)
    assert pieces.dice_table(t.state, 7, number) == tuple(int(shown >= face) for shown in range(7))
    before = tokens(t, 0)
    strike(t, *[6] * 12, *[1] * firepower)
    assert tokens(t, 0) == tuple(a + b for a, b in zip(before, reward, strict=True))
    assert t.state.points[0] == points


def test_A13_4_A8_1_how_many_enemies_there_are():
    counts = {name: 10 if name == "pirate_raiders" else 2 if name == "space_eel" else 1 for name in REWARDS}
    assert {enemy.id: enemy.count for enemy in ENEMY_TABLE} == counts


def test_A6_2_the_view_says_what_an_attacker_would_meet():
    seen = sees(war(theirs="1 frigate, 1 titan", makeup=PLAIN), 0)["systems"]
    assert seen[WEST]["defence"] == (5, 5, 10), "dice, hull, sixths"
    assert seen[ORION]["defence"] == (4, 6, 12)
    assert seen[NORTH]["defence"] == (0, 0, 0)


# -- the finer points


def in_order(order, *some):
    t = lay_out(makeup=PLAIN)
    return [some[at][1:3] for at in pieces.in_order(t.state, 1, list(some), order)]


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
        ships, _ = pieces.hit(t.state, 0, ships, 1, order)
    assert [each[3:] for each in ships] == [(1, HOME), (1, NORTH)], "equal again, in the order of arrival"
    _, dead = pieces.hit(t.state, 0, ships, 1, STRONGEST)
    assert [each[4] for each in dead] == [HOME]


def test_A6_4_a_shield_works_again_in_every_round():
    t = lay_out(makeup=PLAIN)
    pieces_left = [piece(1, TITAN, hull=4)]
    for hull in (3, 2):
        pieces_left, _ = pieces.hit(t.state, 1, pieces_left, 2, WEAKEST)
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
