"""B4 Empires of one's own."""

import astrarium
from astrarium.games.adastra.components import EMPIRES
from astrarium.games.adastra.rules import setup_choices
from astrarium.kernel import new_state

from .full_view import sees
from .table import DEFAULTS, GAME, base, begin, level, options, people, play, prompt, why_not


def custom(seats=2, seed=1):
    return astrarium.start("adastra", seats=seats, seed=seed, options={"custom": True, "no_missions": True})


def test_B4_1_E46_making_an_empire_uses_up_a_card_of_the_offer():
    t = custom(4)
    first = t.pending[0].seat
    offered = sorted(name for word, name in options(t) if word == "empire")
    assert {name for word, name in options(t) if word == "custom"} == set(offered)
    play(t, first, ("custom", offered[0]))
    play(t, first, sorted(options(t))[0])
    now = {name for word, name in options(t) if word == "empire"}
    assert offered[0] not in now
    assert offered[1] in now
    assert len(now) == 3, "what was left and two new ones"
    assert t.state.custom_boards == 3
    assert t.state.pieces[first] == offered[0]


def test_B4_2_E46_three_six_three_and_one_two_one():
    t = custom(2)
    a, b = t.state.order
    name = sorted(option[1] for option in options(t, "custom"))[0]
    play(t, a, ("custom", name))
    play(t, a, sorted(options(t))[0])
    other = sorted(option[1] for option in options(t, "custom"))[0]
    play(t, b, ("custom", other))
    assert prompt(t) == "keep-foundation"
    assert {choice.seat for choice in t.pending} == {0, 1}
    assert [len(t.choice(a).options), t.choice(a).at_least] == [3, 1]
    drawn = t.state.custom_drawn[a]
    assert all(t.state.cards.knows(a, card) for card in drawn)
    assert not any(t.state.cards.knows(b, card) for card in drawn)
    seen = t.view(b)["empires"]["drawn"]
    assert {row["seat"] for row in seen} == {b}
    for kind, (count, keep) in {"foundation": (3, 1), "ability": (6, 2), "card": (3, 1)}.items():
        for seat in (a, b):
            choice = t.choice(seat)
            assert (choice.prompt, len(choice.options), choice.at_least, choice.at_most) == (
                f"keep-{kind}",
                count,
                keep,
                keep,
            )
            t.answer(seat, choice.options[:keep])
    g = t.state
    known = {card for card in drawn if g.cards.knows(b, card)}
    assert known == set(g.custom_drawn[a]), "what is kept is open, the rest stays unseen"
    made = next(event for event in t.events() if event.name == "made-empire" and event.seat == a)
    foundation, *abilities, card = [g.name(each) for each in g.custom_drawn[a]]
    assert (made.args["foundation"], made.args["abilities"], made.args["card"]) == (
        foundation,
        tuple(abilities),
        card,
    ), "everybody is told what was kept"
    assert len(g.makeup[a][2]) == 2
    assert g.makeup[a][1] == "standard"
    home = EMPIRES[name].home.capacity
    assert sees(t, 0)["systems"][g.home[a]]["planet"] == f"home_{name}"
    assert g.site(g.home[a]).capacity == home


def test_E44_B4_3_start_resources_are_added_up():
    g = base(custom=True)
    g.empire[0] = "custom"
    names = ("republic", "prolific", "traders", "golden_age")
    g.custom_drawn[0] = tuple(
        next(card for card, face in enumerate(g.cards.face) if face == name) for name in names
    )
    from astrarium.games.adastra.rules.setup_choices import _design

    start, abilities, card, table, resources = _design(g, 0)
    assert resources == (1, 2, 4, 7)
    assert (start.id, abilities, card, table) == (
        "republic",
        ("prolific", "traders"),
        "golden_age",
        "standard",
    )
    assert level(begin(base()), 0, "gov") == 1


def test_E45_B4_4_four_boards():
    t = custom(5)
    for _ in range(4):
        seat = t.pending[0].seat
        play(t, seat, sorted(options(t, "custom"))[0])
        play(t, seat, sorted(options(t))[0])
    assert options(t, "custom") == set()
    assert options(t, "empire")


def custom_on(pieces, **options):
    """Seat 0 has made an empire of these four cards with the pieces of another one."""
    g = new_state(GAME, 2, "custom", DEFAULTS | {"custom": True, **options})
    g.order, g.empire_offer = [0, 1], ()
    g.empire, g.pieces, g.home = ["custom", "humans"], [pieces, "humans"], setup_choices.homes(g)
    wanted = ("clan_world", "prolific", "alchemists", "grand_fleet")
    g.custom_drawn[0] = tuple(
        card for name in wanted for deck in g.custom_decks for card in deck if g.name(card) == name
    )
    g.custom_decks = [
        tuple(card for card in deck if card not in g.custom_drawn[0]) for deck in g.custom_decks
    ]
    for _ in setup_choices.settle_in(g):
        raise AssertionError("nobody has to choose here")
    g.phase, g.acting = "turn", 0
    return g


def test_B4_1_B4_3_a_custom_empire_has_the_home_and_the_diplomat_of_the_pieces_it_took():
    g = custom_on("sakkra")
    t = begin(g, {"custom": True})
    assert people(t, 1) == (3, 3, 2)
    assert sees(t, 0)["systems"][1]["capacity"] == (5, 4, 3), "printed on the planet, without Burrowers"
    assert t.state.hand[0][8:] == ("grand_fleet",)
    assert t.state.resources[0] == (1 + 0 + 1 + 1, 1 + 0 + 1 + 1, 1 + 1 + 1 + 1, 2 + 1 + 1 + 1)
    assert level(t, 0, "eng") == 1
    assert level(t, 0, "bio") == 0, "the branch of the foundation, not that of the Sakkra"
    assert t.state.powers[0].invasion[1:] == (0, 0, 0, 1, 1, 1)
    play(t, 0, ("pass",))
    play(t, 1, ("play", "diplomacy"), ("embassy", 0))
    assert t.state.powers[1].income[0] == 1, "the Sakkra diplomat brings food"


def test_B4_3_antaran_pieces_bring_their_planet_and_no_doom_star():
    g = custom_on("antarans", antarans=True)
    t = begin(g, {"custom": True, "antarans": True})
    assert sees(t, 0)["systems"][1]["capacity"] == (5, 5, 5)
    assert list(sees(t, 0)["players"][0]["units"]) == [
        "frigate",
        "cruiser",
        "titan",
        "outpost",
        "battle_station",
    ]
    assert t.state.powers[0].firepower[0] == 1
    assert why_not(t, 1, "diplomacy", ("embassy", 0)) == ("barred-no-diplomat", "B1.1")
