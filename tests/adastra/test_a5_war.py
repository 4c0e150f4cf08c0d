"""A5.24–A5.30 Attack and Invasion."""

from astrarium.games.adastra.rules import invasion

from .full_view import sees
from .table import (
    FOE,
    GREEN,
    HOME,
    NORTH,
    ORION,
    SOUTH,
    WEST,
    Open,
    base,
    begin,
    both_pass,
    change,
    colony,
    fleet,
    lay_out,
    load,
    options,
    people,
    play,
    prompt,
    refused,
    told,
    unit,
    why_not,
)
from .war import PLAIN, strike, war

# -- attack


def test_A5_24_targets_are_closed_systems():
    t = lay_out(systems={WEST: GREEN, NORTH: Open("core_004", 0, "green_2")}, ships={(1, WEST): "1 frigate"})
    play(t, 0, ("play", "attack"))
    assert prompt(t) == "strike", "the only target is taken by the table"
    assert why_not(t, 0, "attack", ("target", NORTH)) == ("barred-nothing-there", "A5.24")
    assert why_not(t, 0, "attack", ("target", HOME)) == ("barred-your-own", "A5.24")
    assert why_not(t, 0, "attack", ("target", FOE)) == ("barred-unconnected", "A5.25")


def test_A5_24_without_defenders_ships_take_control():
    t = lay_out(**colony(1))
    strike(t)
    assert t.state.holder(WEST) == 0
    assert t.state.owner[WEST] == 1
    assert "took-control" in told(t)


def test_A5_25_ships_come_from_several_systems_within_their_own_speed():
    t = lay_out(
        systems={WEST: GREEN, NORTH: Open("core_004", 0, "green_2"), SOUTH: Open("core_005", 0, "green_3")},
        ships={(0, HOME): "1 titan, 1 frigate overloaded", (0, SOUTH): "1 cruiser", (1, WEST): "1 titan"},
    )
    play(t, 0, ("play", "attack"), ("target", WEST))
    assert options(t) == {unit(HOME, "titan"), unit(SOUTH, "cruiser")}, "no overloaded ship"
    far = lay_out(
        systems={WEST: Open("core_003"), 6: Open("core_004", 0, "green_2")},
        ships={(0, HOME): "1 titan", (1, 6): "1 frigate"},
        enemies={ORION: {}},
    )
    assert why_not(far, 0, "attack", ("target", 6)) == ("barred-out-of-range", "A5.25")


def test_A5_25_asteroids_between_stop_an_attack():
    given = {
        "systems": {WEST: Open("core_020"), 6: Open("core_004", 0, "green_2")},
        "ships": {(0, HOME): "1 frigate", (1, ORION): "1 frigate"},
        "enemies": {ORION: {}},
    }
    t = lay_out(**given)
    assert why_not(t, 0, "attack", ("target", ORION)) == ("barred-cut-off", "A5.25")
    free = lay_out(**given, abilities={0: "asteroid_born"})
    assert ("play", "attack") in options(free)


def test_E31_A5_26_an_attack_breaks_embassies_both_ways():
    t = war(owners={WEST: 1}, people={WEST: (1, 0, 0)}, embassies=((0, 1), (1, 0)), theirs="1 frigate")
    strike(t, 5, 5, 1)
    assert t.state.embassies == [0, 0]
    assert t.state.discontent[0] == 2
    assert not any(source.startswith("diplomat") for makeup in t.state.makeup for source in makeup[2])
    none = strike(war(theirs="1 frigate"), 5, 5, 1)
    assert none.state.discontent[0] == 0


# -- invasion


def siege(counts, mine="3 frigate", **changes):
    """Seat 0 besieges a colony of seat 1 in the west."""
    given = {**colony(1, counts), "ships": {(0, WEST): mine}}
    return lay_out(**(given | changes))


def invade(t, *faces):
    play(t, 0, ("play", "invasion"), ("invade", WEST))
    load(t, *faces)
    return play(t, 0, list(t.choice(0).options))


def test_E30_A5_27_A5_29_bulrathi_conquer_a_colony():
    t = siege((1, 1, 0), empires="bulrathi psilons", buildings={WEST: "trade_center"})
    invade(t, 6, 4, 3)
    assert prompt(t) == "settle"
    play(t, 0, ("settle", 0))
    assert t.state.owner[WEST] == 0
    assert people(t, WEST) == (1, 0, 0)
    assert t.state.discontent[0] == 1
    assert sees(t, 0)["systems"][WEST]["buildings"] == ("trade_center",)
    assert t.state.deeds[0][2] == 1


def test_E29_A5_28_resistance_of_a_home():
    t = lay_out(makeup=PLAIN)
    assert t.state.resists(HOME) == 2
    shielded = lay_out(buildings={HOME: "planetary_shield"}, makeup=PLAIN)
    assert shielded.state.resists(HOME) == 4


def test_A5_27_ships_are_used_and_need_control():
    t = siege((3, 0, 0), mine="1 frigate, 1 frigate exhausted")
    invade(t, 5)
    assert fleet(t, WEST) == {"frigate exhausted": 1, "frigate overloaded": 1}
    assert people(t, WEST) == (3, 0, 0), "one success, one resistance; the overloaded ship rolls no die"
    away = lay_out()
    assert why_not(away, 0, "invasion", ("invade", FOE)) == ("barred-besieged", "A5.27")
    tired = siege((1, 0, 0), mine="1 frigate overloaded")
    assert why_not(tired, 0, "invasion", ("invade", WEST)) == ("barred-overloaded", "A2.10")


def test_A5_28_the_invader_chooses_who_is_lost():
    t = siege((1, 1, 0), mine="2 frigate")
    invade(t, 5, 1)
    assert options(t) == {("losses", 1, 0, 0), ("losses", 0, 1, 0)}
    play(t, 0, ("losses", 0, 1, 0))
    assert people(t, WEST) == (1, 0, 0)
    assert t.state.owner[WEST] == 1


def test_A5_29_tyrants_settle_two_and_others_need_a_flag():
    t = siege((1, 0, 0), abilities={0: "tyrants"})
    invade(t, 5, 5, 1)
    play(t, 0, ("settle", 0), ("settle", 1))
    assert people(t, WEST) == (1, 1, 0)
    tiles = {3: "core_004", 4: "core_005", 5: "core_008", 6: "core_009", 7: "core_012", 9: "core_013"}
    worlds = {at: Open(tile, 0, f"yellow_{n + 1}") for n, (at, tile) in enumerate(tiles.items())}
    full = siege(
        (1, 0, 0),
        systems={WEST: GREEN, **worlds},
        owners={WEST: 1, **dict.fromkeys(worlds, 0)},
        people={WEST: (1, 0, 0), **dict.fromkeys(worlds, (1, 0, 0))},
        buildings={WEST: "trade_center"},
    )
    invade(full, 5, 5, 1)
    assert full.state.owner[WEST] == -1
    assert people(full, WEST) == (0, 0, 0)
    assert sees(full, 0)["systems"][WEST]["buildings"] == ()
    assert full.state.discontent[0] == 0


def test_A5_30_the_last_people_lost_otherwise():
    t = lay_out(
        systems={WEST: Open("core_007", 0, "green_1", "red_fungus"), NORTH: Open("core_004", 0, "green_2")},
        owners={WEST: 0, NORTH: 0},
        people={WEST: (1, 0, 0), NORTH: (1, 0, 0)},
        orbitals={NORTH: (1, 0)},
        buildings={WEST: "trade_center", NORTH: "trade_center"},
        resources={0: (0, 0, 0, 0)},
        discontent={0: 12},
    )
    both_pass(t)
    play(t, 0, ("lose", WEST, 0), ("lose", NORTH, 0))
    assert t.state.owner[WEST] == -1
    assert t.state.ground[WEST] == ("green_1", "red_fungus", 0, 0, 0)
    assert t.state.owner[NORTH] == 0, "the Outpost keeps it"
    assert sees(t, 0)["systems"][NORTH]["buildings"] == ()
    assert refused(t, 0, ("lose", WEST, 0)).text == "error-not-an-option"


def test_A5_26_whoever_holds_a_system_is_attacked_beside_its_owner():
    g = base("humans psilons sakkra")
    change(g, **colony(2, at=8), ships={(1, 8): "1 frigate"})
    near = next(at for at in range(len(g.coords)) if 8 in g.links[at])
    change(g, ships={(0, near): "2 frigate"}, embassies=((0, 1), (2, 0)))
    t = begin(g)
    play(t, 0, ("play", "attack"), ("target", 8))
    load(t, 5, 5, 1)
    play(t, 0, list(t.choice(0).options))
    assert t.state.embassies == [0, 0, 0], "the Psilons besiege the Sakkra"
    assert t.state.discontent[0] == 2, "once a place"


def test_A5_27_an_invasion_breaks_embassies_too():
    t = siege((3, 0, 0), embassies=((1, 0),))
    invade(t, 1, 1, 1)
    assert t.state.embassies == [0, 0]
    assert t.state.discontent[0] == 2


def test_A5_27_cards_add_dice_up_to_twelve():
    t = siege((3, 3, 3), mine="2 frigate", developed={0: "death_spores"})
    invade(t, 1, 1, 1, 1)
    landed = next(event for event in t.events() if event.name == "landed")
    assert len(landed.args["faces"]) == 4
    many = siege((3, 3, 3), mine="3 titan, 2 cruiser")
    invade(many, *[1] * 13)
    landed = next(event for event in many.events() if event.name == "landed")
    assert len(landed.args["faces"]) == 12


def test_A5_28_the_owner_and_the_system_add_to_resistance():
    world = Open("core_007", 0, "green_1", "high_gravity")
    g = siege((3, 0, 0), systems={WEST: world}, abilities={1: "defenders"}, makeup=PLAIN).state
    assert g.resists(WEST) == 1 + 1 + 1
    mine = siege((3, 0, 0), abilities={0: "defenders"}, makeup=PLAIN).state
    assert mine.resists(WEST) == 1, "the invader's do not count"


def test_A5_29_a_conquest_upsets_also_those_with_quiet_colonies(monkeypatch):
    heard = []

    def listen(g, seat, event, here=-1):
        heard.append((seat, event, here))
        yield from ()

    monkeypatch.setattr(invasion, "fire", listen)
    t = siege((1, 0, 0), developed={0: "federation"})
    invade(t, 5, 5, 1)
    play(t, 0, ("settle", 1))
    assert t.state.discontent[0] == 1
    assert heard == [(0, "conquer", WEST)]


def test_A2_7_A5_29_the_own_home_is_taken_back_without_a_flag():
    tiles = {3: "core_004", 4: "core_005", 5: "core_008", 6: "core_009", 7: "core_012", 9: "core_013"}
    worlds = {at: Open(tile, 0, f"yellow_{n + 1}") for n, (at, tile) in enumerate(tiles.items())}
    t = lay_out(
        systems=worlds,
        owners=dict.fromkeys(worlds, 0),
        people={**dict.fromkeys(worlds, (1, 0, 0)), HOME: (1, 0, 0)},
        orbitals={HOME: (0, 0)},
        makeup=PLAIN,
    )
    g = t.state.copy()
    g.own(HOME, 1)
    t = begin(g)
    play(t, 0, ("play", "invasion"))
    load(t, 5, 5)
    play(t, 0, list(t.choice(0).options), ("settle", 0))
    assert t.state.owner[HOME] == 0
    assert sees(t, 0)["players"][0]["income"]["credits"] == 2 + 6, "the home pays two again"
