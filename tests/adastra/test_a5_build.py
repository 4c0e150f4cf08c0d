"""A5.9–A5.12 Build."""

from astrarium.games.adastra.rules import build

from .full_view import sees
from .table import (
    HOME,
    NO_ABILITIES,
    NORTH,
    WEST,
    WORLDS,
    Open,
    base,
    begin,
    change,
    colony,
    lay_out,
    options,
    play,
    refused,
    tokens,
    why_not,
)


def test_E12_A5_9_two_items_of_one_place_are_paid_together():
    t = lay_out(
        levels={0: {"eng": 1}}, resources={0: (0, 0, 6, 0)}, orbitals={HOME: (0, 0)}, makeup=NO_ABILITIES
    )
    play(t, 0, ("play", "build"), ("site", HOME), ("ship", "cruiser"), ("orbital", "outpost"))
    assert tokens(t, 0)[2] == 0
    assert t.pending[0].seat == 1, "a third item is illegal"


def test_E51_A5_9_items_are_priced_before_any_of_them_stands():
    t = lay_out(levels={0: {"eng": 2}}, resources={0: (0, 0, 6, 0)}, makeup=NO_ABILITIES)
    play(t, 0, ("play", "build"), ("site", HOME), ("raise", "space_port"), ("ship", "frigate"))
    assert tokens(t, 0)[2] == 0, "4 and 2"


def test_A5_9_build_needs_control_people_and_production():
    t = lay_out(**colony(), ships={(1, WEST): "1 frigate"}, resources={0: (0, 0, 2, 0)})
    assert why_not(t, 0, "build", ("site", WEST)) == ("barred-besieged", "A2.8")
    t = lay_out(resources={0: (0, 0, 1, 0)})
    assert refused(t, 0, ("play", "build")) == ("barred-nowhere", "A5.1")


def test_E14_A5_10_a_slot_holds_one_building():
    planet = Open("core_007", 0, "green_2")
    t = lay_out(
        **colony(world=planet),
        buildings={WEST: "research_laboratory"},
        levels={0: {"bio": 1, "phys": 1}},
        resources={0: (0, 0, 20, 9)},
    )
    play(t, 0, ("play", "build"), ("site", WEST))
    assert refused(t, 0, ("raise", "hydroponic_farm")) == ("barred-no-room", "A5.10")
    assert refused(t, 0, ("raise", "research_laboratory")) == ("barred-built", "A5.10")
    assert options(t, "terraform") == {("terraform", 0), ("terraform", 1), ("terraform", 2)}


def test_A5_10_locked_things_and_empty_supplies():
    t = lay_out(resources={0: (0, 0, 20, 0)}, ships={(0, HOME): "9 frigate"}, levels={0: {"gov": 3}})
    play(t, 0, ("play", "build"), ("site", HOME))
    assert refused(t, 0, ("ship", "cruiser")) == ("barred-locked", "A2.12")
    assert refused(t, 0, ("ship", "frigate")) == ("barred-no-piece", "A8.1")
    play(t, 0, ("raise", "monument"))
    assert refused(t, 0, ("raise", "monument")) == ("barred-picked", "A5.10"), "it does not stand yet"
    play(t, 0, ("enough",))
    assert t.state.points[0] == 1


def test_A5_10_a_limited_building_is_built_once_a_game():
    t = lay_out(resources={0: (0, 0, 20, 0)}, levels={0: {"gov": 3}}, built_limited=[1 << 11, 0])
    play(t, 0, ("play", "build"), ("site", HOME))
    assert refused(t, 0, ("raise", "monument")) == ("barred-limited", "A5.10")


def test_A5_11_terraforming_once_then_advanced_once():
    t = lay_out(levels={0: {"bio": 3}}, resources={0: (0, 0, 8, 0)})
    play(t, 0, ("play", "build"), ("site", HOME), ("terraform", 2))
    assert not options(t, "terraform")
    play(t, 0, ("terraform_all",))
    assert tokens(t, 0)[2] == 0
    assert sees(t, 0)["systems"][HOME]["capacity"] == (5, 5, 6)
    g = t.state.copy()
    g.hand[0] += ("build",)
    g.played[0] = ()
    change(g, resources={0: (0, 0, 20, 0)}, acting=0, phase="turn")
    again = play(begin(g), 0, ("play", "build"), ("site", HOME))
    assert not options(again, "terraform")
    assert ("terraform_all",) not in options(again), "once a planet"
    early = lay_out(levels={0: {"bio": 1}}, resources={0: (0, 0, 8, 0)})
    play(early, 0, ("play", "build"), ("site", HOME), ("terraform", 0))
    assert ("terraform_all",) not in options(early)


def test_A5_12_an_outpost_claims_an_empty_system():
    t = lay_out(systems={WEST: Open("core_019")}, ships={(0, WEST): "1 frigate"}, resources={0: (0, 0, 2, 0)})
    play(t, 0, ("play", "build"), ("site", WEST))
    assert t.state.outposts[WEST] == 1
    assert t.state.owner[WEST] == 0
    assert t.state.discontent[0] == 0
    assert tokens(t, 0)[2] == 0


def test_A5_12_one_further_orbital_building_a_place():
    t = lay_out(
        systems={WEST: Open("core_007", 0, "green_1")},
        owners={WEST: 0},
        orbitals={WEST: (1, 0)},
        levels={0: {"eng": 1}},
        resources={0: (0, 0, 20, 9)},
    )
    assert why_not(t, 0, "build", ("site", WEST)) == ("barred-full", "A5.9")
    t = lay_out(people={HOME: (0, 0, 0)}, levels={0: {"eng": 1}}, resources={0: (0, 0, 20, 0)})
    play(t, 0, ("play", "build"))
    assert options(t) == {("orbital", "outpost"), ("orbital", "battle_station")}


def test_A5_12_exactly_one_outpost_claims_a_system_with_two_slots():
    g = base()
    change(g, people={HOME: (0, 0, 0)}, orbitals={HOME: (0, 0)}, resources={0: (0, 0, 20, 0)})
    g.own(HOME, -1)
    t = begin(g)
    play(t, 0, ("play", "build"))
    assert t.state.outposts[HOME] == 1
    assert t.state.owner[HOME] == 0
    assert t.pending[0].seat == 1


def test_A2_7_A5_12_an_outpost_needs_a_flag():
    full = dict.fromkeys((3, 4, 5, 6, 7, 8), 0)
    t = lay_out(
        systems=WORLDS,
        owners=full,
        people=dict.fromkeys(full, (1, 0, 0)) | {5: (0, 0, 1), 6: (0, 0, 1), 7: (0, 1, 0), 8: (0, 1, 0)},
        ships={(0, NORTH): "1 frigate"},
        resources={0: (0, 0, 9, 0)},
    )
    play(t, 0, ("play", "build"))
    assert ("site", NORTH) not in options(t)


def test_A5_10_a_limited_building_is_not_built_in_a_second_place():
    t = lay_out(**colony(), resources={0: (0, 0, 20, 9)}, levels={0: {"gov": 3}})
    play(t, 0, ("play", "build"), ("site", HOME), ("raise", "monument"), ("enough",), ("site", WEST))
    assert refused(t, 0, ("raise", "monument")) == ("barred-limited", "A5.10")


def test_A5_10_two_items_need_two_slots_and_two_pieces():
    t = lay_out(
        **colony(world=Open("core_007", 0, "green_2")),
        ships={(0, HOME): "8 frigate"},
        levels={0: {"gov": 1, "bio": 1, "eng": 1}},
        resources={0: (0, 0, 20, 9)},
    )
    play(t, 0, ("play", "build"), ("site", WEST), ("raise", "trade_center"))
    assert refused(t, 0, ("raise", "hydroponic_farm")) == ("barred-picked-room", "A5.10")
    play(t, 0, ("orbital", "outpost"), ("site", HOME), ("ship", "frigate"))
    assert refused(t, 0, ("ship", "frigate")) == ("barred-picked-pieces", "A8.1")
    play(t, 0, ("orbital", "outpost"))
    assert t.state.outposts[HOME] == 2


def test_A2_13_A5_4_a_discount_leaves_a_price_of_one():
    t = lay_out("meklar humans", buildings={HOME: "space_port"}, resources={0: (0, 0, 2, 0)})
    play(t, 0, ("play", "mass_assembly"), ("site", HOME), ("ship", "frigate"), ("enough",))
    assert tokens(t, 0)[2] == 1, "2, less 1 for the Space Port, less 1 for the card: still 1"


def test_A8_1_A5_11_without_a_token_nothing_is_terraformed(monkeypatch):
    monkeypatch.setitem(build.TOKENS, "advanced_terraforming", 0)
    t = lay_out(levels={0: {"bio": 3}}, resources={0: (0, 0, 20, 0)})
    play(t, 0, ("play", "build"), ("site", HOME), ("terraform", 0))
    assert ("terraform_all",) not in options(t)
    monkeypatch.setitem(build.TOKENS, "terraforming", 0)
    t = lay_out(levels={0: {"bio": 3}}, resources={0: (0, 0, 20, 0)})
    play(t, 0, ("play", "build"), ("site", HOME))
    assert not options(t, "terraform")
