"""A6 Combat: dice, targets, damage, retreats, honours; A13.4 enemies."""

import pytest

from astrarium.games.adastra import battle_pieces
from astrarium.games.adastra.battle_pieces import FIRST_ENEMY, STRONGEST, WEAKEST
from astrarium.games.adastra.components import ENEMY_TABLE, FOUNDATIONS

from .full_view import sees
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
from .war import CRUISER, FRIGATE, GUARDIAN, OUTPOST, PLAIN, TITAN, strike, war


def piece(side, number, state=0, hull=1, origin=0):
    return (side, number, state, hull, origin)


# -- dice and damage


def test_E21_A6_2_each_die_uses_its_best_effect():
    t = lay_out(developed={0: "laser_cannon"}, makeup=PLAIN)
    table = t.state.powers[0].combat
    assert [table[face] for face in (6, 5, 4, 2)] == [2, 1, 0, 0]


def test_A5_27_A6_2_what_a_die_does_at_the_start():
    usual = [each for each in FOUNDATIONS.values() if each.combat == each.invasion == (5, 1)]
    assert {*FOUNDATIONS} - {each.id for each in usual} == {"storm_world", "clan_world"}
    assert (FOUNDATIONS["storm_world"].combat, FOUNDATIONS["storm_world"].invasion) == ((6, 2), (5, 1))
    assert (FOUNDATIONS["clan_world"].combat, FOUNDATIONS["clan_world"].invasion) == ((5, 1), (4, 1))


def test_E55_A6_2_antaran_dice():
    t = lay_out("antarans humans", antarans=True)
    table = t.state.powers[0].combat
    assert sum(table[face] for face in (6, 6, 4, 3, 1)) == 5
    fleet_table = battle_pieces.dice_table(battle_pieces.power_of(t.state, 6), FRIGATE)
    assert sum(fleet_table[face] for face in (6, 6, 4, 3, 1)) == 3


TITAN_AND_FRIGATES = [piece(1, TITAN, hull=4), piece(1, FRIGATE), piece(1, FRIGATE)]


def test_E22_A6_4_strongest_first():
    t = lay_out(makeup=PLAIN)
    left, dead = battle_pieces.hit(battle_pieces.power_of(t.state, 1), TITAN_AND_FRIGATES, 3, STRONGEST)
    assert dead == []
    assert sorted(each[3] for each in left if each[1] == TITAN) == [2]
    assert sum(1 for each in left if each[1] == FRIGATE) == 2


def test_E23_A6_4_weakest_first():
    t = lay_out(makeup=PLAIN)
    left, dead = battle_pieces.hit(battle_pieces.power_of(t.state, 1), TITAN_AND_FRIGATES, 3, WEAKEST)
    assert [each[1] for each in dead] == [FRIGATE, FRIGATE]
    assert [each[3] for each in left] == [4], "the last point meets the shield"


def test_E24_A6_2_firepower_makes_dice():
    t = lay_out(makeup=PLAIN)
    dice = [battle_pieces.firepower(battle_pieces.power_of(t.state, 0), CRUISER, state) for state in (0, 2)]
    dice.append(battle_pieces.firepower(battle_pieces.power_of(t.state, 0), OUTPOST, 0))
    assert dice == [2, 1, 1]


def test_A6_3_ties_go_by_type_then_by_state():
    t = lay_out(makeup=PLAIN)
    same = [piece(1, OUTPOST), piece(1, FRIGATE, 0), piece(1, FRIGATE, 1)]
    order = [
        same[at][1:3] for at in battle_pieces.in_order(battle_pieces.power_of(t.state, 1), same, STRONGEST)
    ]
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
    table = battle_pieces.dice_table(battle_pieces.power_of(t.state, 7), GUARDIAN)
    damage = sum(table[face] for face in (6, 4, 4, 3))
    assert damage == 3
    left, dead = battle_pieces.hit(battle_pieces.power_of(t.state, 0), cruisers, damage, WEAKEST)
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
    assert battle_pieces.numbers(battle_pieces.power_of(t.state, 7), number) == (firepower, hull, shield)
    assert battle_pieces.dice_table(battle_pieces.power_of(t.state, 7), number) == tuple(
        int(shown >= face) for shown in range(7)
    )
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
