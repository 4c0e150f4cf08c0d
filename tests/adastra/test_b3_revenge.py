"""B3 Antaran's Revenge."""

from dataclasses import replace

import pytest

import astrarium
from astrarium.games.adastra import galaxy
from astrarium.games.adastra.components import ABILITIES, CARDS, EMPIRES, FOUNDATIONS
from astrarium.games.adastra.rules import antarans
from astrarium.games.adastra.rules.population_growth import quick as growth_places
from astrarium.games.adastra.scoring import breakdown

from .full_view import sees
from .table import (
    GREEN,
    Open,
    base,
    begin,
    change,
    colony,
    fleet,
    load,
    options,
    people,
    play,
    prompt,
    refused,
    told,
)


def revenge(empires="humans psilons sakkra", **changes):
    g = base(empires, revenge=True, no_missions=True)
    change(g, **changes)
    return g


def table(g):
    return begin(g, {"revenge": True, "no_missions": True})


def struck(g, at, *faces):
    """Nobody bids anything, the dice show these faces, and the first player sends the fleet there."""
    t = table(g)
    for seat in range(g.seats):
        play(t, seat, ("bid", 0))
    load(t, *faces)
    return play(t, 0, ("target", at))


def test_B3_1_three_tokens_each_and_no_antarans():
    g = revenge()
    assert g.resistance == [3, 3, 3]
    assert base().resistance == [0, 0], "in other games there are none"
    t = astrarium.start("adastra", seats=6, seed=1, options={"revenge": True})
    assert "antarans" not in {t.state.name(card) for card in (*t.state.empire_deck, *t.state.empire_offer)}


def test_B3_2_the_antaran_home():
    g = revenge(systems={4: Open("core_001")}, ships={(0, 4): "1 frigate"})
    seen = sees(table(g), 0)
    home = seen["systems"][seen["antarans"]["home"]]
    assert (home["q"], home["planet"], home["fleet"]["owner"]) == (None, "home_antarans", 6)
    assert home["fleet"]["ships"][0]["unit"] == "doom_star"
    assert g.antares in galaxy.steps_from(g, 4, False)
    assert ("play", "attack") in options(table(g))
    closed = revenge()
    assert galaxy.steps_from(closed, closed.antares, False) == (closed.antares,)


def test_B3_3_E38_tokens_for_destroyed_units():
    g = revenge(owners={}, ships={(1, 2): "6 cruiser"}, round=1, phase="bids")
    t = table(g)
    for seat in (0, 1, 2):
        play(t, seat, ("bid", 1 if seat == 0 else 0))
    assert prompt(t) == "antaran-target"
    load(t, *[1] * 4, *[6] * 12)
    play(t, 0, ("target", 2))
    assert t.state.resistance == [2, 5, 3], "two Frigates, two tokens"


def test_B3_3_a_token_also_in_a_lost_battle():
    g = revenge(ships={(1, 2): "1 frigate"}, round=1, phase="bids")
    t = struck(g, 2, *[4] * 4, 5, 1)
    assert t.state.fleet_owner[2] == 6, "the Antarans hold the home of the Psilons"
    assert t.state.resistance == [3, 4, 3]


def test_B3_3_an_empty_supply_gives_no_token():
    g = revenge(ships={(1, 2): "6 cruiser"}, round=1, phase="bids", resistance=[0, 0, 30])
    t = table(g)
    play(t, 2, ("bid", 0))
    load(t, *[1] * 4, *[6] * 12)
    play(t, 0, ("target", 2))
    assert t.state.resistance == [0, 0, 30]


def test_E35_B3_4_B3_5_the_highest_bid_then_the_order_decides():
    g = revenge(round=1, phase="bids", order=[1, 0, 2])
    t = table(g)
    assert {choice.seat for choice in t.pending} == {0, 1, 2}
    play(t, 0, ("bid", 2))
    assert sees(t, 1)["players"][0]["resistance"] == 3, "nobody sees it yet"
    play(t, 1, ("bid", 2))
    play(t, 2, ("bid", 1))
    assert t.pending[0].seat == 1
    owners = {t.state.owner[option[1]] for option in options(t)}
    assert owners == {0, 2}
    play(t, 1, ("target", t.state.home[2]))
    finish(t)
    assert t.state.resistance[0] == 1
    assert t.state.resistance[2] >= 2


def finish(t):
    """Let a battle run its course."""
    while t.state.round == 1 and not t.over:
        choice = t.pending[0]
        t.answer(choice.seat, choice.options[0])


def test_E36_B3_5_all_zero_is_a_tie():
    t = table(revenge(round=1, phase="bids", order=[2, 1, 0]))
    for seat in (0, 1, 2):
        play(t, seat, ("bid", 0))
    assert t.pending[0].seat == 2


def test_B3_4_nobody_bids_more_than_they_have():
    t = table(revenge(round=1, phase="bids", resistance=[1, 0, 3]))
    assert refused(t, 0, ("bid", 2)).text == "error-not-an-option"
    assert t.choice(1) is None, "nothing to choose: the table takes it"


#: Frigates, Cruisers, Titans by round.
FLEET = {
    1: (2, 0, 0),
    2: (1, 1, 0),
    3: (0, 0, 1),
    4: (2, 0, 1),
    5: (1, 1, 1),
    6: (3, 2, 1),
    7: (3, 2, 1),
    8: (3, 2, 1),
}


@pytest.mark.parametrize("number", FLEET)
def test_B3_6_the_fleet_of_each_round(number):
    g = revenge(round=min(number, 6))
    g.round, g.rounds = number, 8
    groups = antarans.muster(g)
    assert tuple(sum(n for u, _, n in groups if u == unit) for unit in range(3)) == FLEET[number]


def test_E33_B3_6_units_in_the_galaxy_join():
    g = revenge(round=4, ships={(6, 5): "1 titan"}, systems={5: GREEN})
    assert antarans.muster(g) == [(0, 0, 2), (2, 0, 2)]
    assert g.fleet_owner[5] == -1
    assert g.fleet_owner[g.antares] == 6, "the Doom Star stays at home"


def test_E34_B3_6_as_many_as_there_are_figures():
    g = revenge(round=6, ships={(6, 5): "3 titan"}, systems={5: GREEN})
    assert antarans.muster(g) == [(0, 0, 3), (1, 0, 2), (2, 0, 3)]
    assert g.antaran_supply == [6, 4, 0]


def test_B3_7_without_defenders_they_take_control():
    g = revenge(**colony(1, (2, 0, 0), at=5), round=3, phase="bids")
    t = struck(g, 5)
    assert fleet(t, 5) == {"titan": 1}
    assert people(t, 5) == (1, 0, 0), "B3.8"


def test_B3_7_the_fleet_leaves_after_ten_rounds():
    g = revenge(round=1, phase="bids", developed={1: "class_v_shields class_iii_shields deflector_shields"})
    change(g, ships={(1, 2): "2 titan"})
    t = struck(g, 2, *[1] * 200)
    while t.state.battle is not None:
        play(t, t.pending[0].seat, t.pending[0].options[0])
    assert t.state.antaran_supply == [9, 6, 3]
    assert told(t).count("dice") == 10
    assert "retreated" in told(t)
    assert fleet(t, 2)["titan"] == 2


def test_B3_7_the_fleet_hits_the_strongest_and_never_retreats():
    g = revenge(round=2, phase="bids", ships={(1, 2): "1 frigate, 1 cruiser"})
    t = struck(g, 2, 4, 4, 1, 1, 1, 1, 1, 1, 1)
    left = [piece["unit"] for piece in t.view(0)["battle"]["pieces"] if piece["side"] == 1]
    assert left == ["frigate", "outpost"], "two points for the Cruiser, which has most firepower"
    assert {choice.seat for choice in t.pending} == {1}, "nobody speaks for the Antarans"


def test_B3_6_B3_7_a_system_they_hold_already_is_struck_again():
    g = revenge(**colony(1, (3, 0, 0), at=5), ships={(6, 5): "1 titan"}, round=1, phase="bids")
    t = struck(g, 5)
    assert fleet(t, 5) == {"frigate": 2, "titan": 1}, "the new ones just join"
    assert people(t, 5) == (2, 0, 0)


def test_B3_6_B3_8_a_colony_that_the_fleet_leaves_is_free_again():
    g = revenge(**colony(1, (3, 0, 0), at=5), ships={(6, 5): "1 titan"}, phase="bids")
    t = struck(g, g.home[2], *[1] * 40)
    finish(t)
    assert t.state.holder(5) == 1
    assert people(t, 5) == (3, 0, 0)


def test_B3_7_the_fleet_fights_whoever_besieges_the_system():
    g = revenge(**colony(1, at=5), ships={(2, 5): "1 titan"}, phase="bids")
    t = struck(g, 5, *[1] * 4, *[6] * 4)
    assert t.state.resistance == [3, 3, 5], "the Sakkra besiege the Psilons, and win"
    assert t.state.holder(5) == 2
    assert people(t, 5) == (1, 0, 0)


def test_B3_5_there_is_no_attack_when_nobody_else_owns_a_system():
    g = revenge("humans psilons", phase="bids", people={2: (0, 0, 0)}, orbitals={2: (0, 0)})
    change(g, owners={2: -1})
    t = table(g)
    play(t, 0, ("bid", 2))
    play(t, 1, ("bid", 1))
    assert "antarans-strike" not in told(t)
    assert t.state.resistance == [1, 2], "spent all the same"


def test_B3_4_eliminated_players_do_not_bid():
    g = revenge(phase="bids", people={2: (0, 0, 0)}, orbitals={2: (0, 0)}, ships={(1, 2): ""})
    change(g, owners={2: -1})
    g.eliminated = frozenset({1})
    t = table(g)
    assert {choice.seat for choice in t.pending} == {0, 2}


def test_B3_8_A7_4_who_loses_the_last_people_to_them_is_out():
    g = revenge(people={2: (1, 0, 0)}, orbitals={2: (0, 0)}, ships={(1, 2): ""}, phase="drain")
    change(g, ships={(6, 2): "1 frigate"})
    t = table(g)
    assert t.state.eliminated == {1}
    assert t.state.owner[2] == -1


def test_E37_B3_8_the_owner_chooses_who_is_taken():
    g = revenge(**colony(1, (1, 1, 0), at=5), ships={(6, 5): "1 frigate"}, phase="drain")
    t = table(g)
    assert t.pending[0].seat == 1
    assert options(t) == {("lose", 5, 0), ("lose", 5, 1)}
    play(t, 1, ("lose", 5, 1))
    assert people(t, 5) == (1, 0, 0)


def test_B3_9_whoever_destroyed_the_doom_star_scores_it_unless_eliminated():
    g = base(revenge=True)
    g.doom_star_by = 0
    assert breakdown(g, 0)["doom_star"] == 1
    g.eliminated = frozenset({0})
    assert breakdown(g, 0)["doom_star"] == 0, "the attacks end all the same"


def test_E39_B3_9_the_doom_star_ends_the_attacks():
    g = revenge("humans psilons", round=5)
    change(g, systems={4: Open("core_001")}, ships={(0, 4): "3 titan, 6 cruiser"})
    change(g, developed={0: "phasors"})
    t = table(g)
    play(t, 0, ("play", "attack"), ("target", g.antares))
    load(t, *[6] * 12, *[1] * 8)
    play(t, 0, list(t.choice(0).options))
    while t.state.battle is not None:
        load(t, *[6] * 12, *[1] * 8)
        play(t, t.pending[0].seat, t.pending[0].options[0])
    assert t.state.doom_star_by == 0
    assert t.state.resistance[0] == 4
    assert sees(t, 0)["players"][0]["score"]["doom_star"] == 1
    while t.state.round == 5:
        choice = t.pending[0]
        assert choice.prompt != "bid"
        t.answer(choice.seat, ("pass",) if ("pass",) in choice.options else choice.options[-1])
    g = t.state
    assert ("grow", g.antares, 0) in growth_places(g, 0, CARDS["growth"]), "a planet like any other"


def test_E54_B3_7_attacking_a_fleet_that_holds_a_colony_breaks_embassies_with_its_owner():
    g = revenge(**colony(1, at=8), ships={(6, 8): "1 titan"})
    near = next(at for at in range(len(g.coords)) if 8 in g.links[at])
    change(g, ships={(0, near): "3 titan, 1 frigate"}, embassies=((0, 1),))
    t = table(g)
    play(t, 0, ("play", "attack"), ("target", 8))
    load(t, *[6] * 12, *[1] * 5)
    play(t, 0, list(t.choice(0).options))
    assert t.state.embassies[0] == 0
    assert t.state.discontent[0] == 2
    assert t.state.resistance[0] == 4
    assert t.state.honours[0] == 0


#: Food, research, production, credits of those who start otherwise with Antaran's Revenge.
STARTS = {"sakkra": (6, 3, 6, 3), "meklar": (2, 2, 3, 2)}


@pytest.mark.parametrize("name", [name for name in EMPIRES if name not in ("humans", "antarans")])
def test_B3_10_who_starts_with_other_resources_against_the_antarans(name):
    g = revenge(f"{name} humans")
    assert g.resources == [STARTS.get(name, EMPIRES[name].start.resources), (5, 4, 6, 4)]
    assert sees(table(g), 0)["players"][0]["resources"]["food"] == g.resources[0][0]


def test_B3_10_B2_8_with_both_modules_both_differences_count():
    g = base("sakkra mrrshan psilons humans", unknown=True, revenge=True)
    assert g.resources == [(4, 3, 4, 2), (7, 6, 10, 8), (1, 2, 2, 2), (5, 4, 6, 4)]
    poor = replace(EMPIRES["sakkra"], with_revenge=(-2, 0, 0, -2))
    assert poor.starts_with(unknown=True, revenge=True) == (0, 2, 2, 0), "nothing falls below 0"


def test_B3_10_B4_3_an_empire_of_ones_own_starts_as_its_cards_say():
    on = {"custom": True, "revenge": True, "unknown": True, "no_missions": True}
    t = astrarium.start("adastra", seats=2, seed=1, options=on)
    while t.state.phase in ("choose", "customise"):
        choice = t.pending[0]
        options = [option for option in choice.options if option[0] != "empire"]
        t.answer(choice.seat, tuple(options[: choice.at_least]) if choice.several else options[0])
    for seat, cards in enumerate(t.state.custom_drawn):
        foundation, *abilities, card = (t.state.name(each) for each in cards)
        printed = [FOUNDATIONS[foundation].resources, CARDS[card].resources]
        printed += [ABILITIES[name].resources for name in abilities]
        assert t.state.resources[seat] == tuple(map(sum, zip(*printed, strict=True)))
