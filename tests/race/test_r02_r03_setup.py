"""R1 to R3: cards, chips, set-up, and deals written out."""

import pytest

import astrarium
from astrarium.games.race.components import DESIGN, DESIGNS, FACES, NAME, PRESET_HANDS
from astrarium.kernel import BadSetup

from .table import (
    GAME,
    chips,
    choice,
    goods,
    hand,
    held,
    lay_out,
    options,
    passing,
    pay,
    play,
    state,
    tableau,
    told,
    unplaceable,
)

WORLDS = ["old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"]


def deck_for(worlds, held=()):
    """All cards that are not dealt before the supply is laid out, in the order of the box."""
    out = {NAME[FACES[world][0]] for world in worlds} | set(held)
    return [name for name in NAME if name not in out]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_1_R3_1_R3_2_R3_3_a_new_game(seats):
    t = astrarium.start("race", seats=seats, seed=7)
    view = t.view(None)
    assert view["pool"] == 12 * seats
    assert [len(player["tableau"]) for player in view["players"]] == [1] * seats
    starts = [player["tableau"][0]["design"] for player in view["players"]]
    assert len(set(starts)) == seats
    assert set(starts) <= set(WORLDS)
    assert [player["hand"] for player in view["players"]] == [6] * seats
    assert view["deck"] + seats * 7 + ("alpha_centauri" in starts) == 114
    assert view["discards"] == 0


def test_R1_1_more_or_fewer_players_are_refused():
    for seats in (1, 5):
        with pytest.raises(BadSetup) as caught:
            astrarium.start("race", seats=seats, seed=1)
        assert caught.value.text.id == "error-bad-seats"


def test_R1_2_a_card_is_a_world_money_or_a_good():
    t = lay_out("old_earth", hands=["asteroid_belt 3"], phase="settle", deck="gem_world")
    play(t, 0, "card asteroid_belt")
    assert pay(t, 0) == 2
    assert tableau(t, 0) == ["old_earth", "asteroid_belt"]
    assert goods(t, 0) == {"asteroid_belt"}
    assert FACES["gem_world"][0] in state(t).players[0].goods.values()


def test_R1_4_R15_4_what_lies_open_is_seen_by_all():
    t = lay_out("alpha_centauri+ gem_world", "old_earth", hands=[3, 5], chips=[4, 0], phase="choose")
    for seat in (0, 1, None):
        view = t.view(seat)
        first = view["players"][0]
        assert [entry["design"] for entry in first["tableau"]] == ["alpha_centauri", "gem_world"]
        assert [entry["good"] is not None for entry in first["tableau"]] == [True, False]
        assert (first["chips"], first["hand"], view["players"][1]["hand"]) == (4, 3, 5)
        assert (view["pool"], view["deck"], view["discards"]) == (24, 114 - 3 - 1 - 8, 0)


# -- drawing


def test_R2_1_a_card_is_drawn_from_the_top():
    t = lay_out("old_earth interstellar_bank", hands=["gem_world"], deck="mining_world", phase="develop")
    assert hand(t, 0) == ["gem_world", "mining_world"]
    assert told(t, "drew", 0) == [{"count": 1}]


def test_R2_2_an_empty_supply_is_made_anew_at_once():
    t = lay_out("old_earth merchant_guild rebel_underground", phase="produce", supply=2)
    assert held(t, 0) == 3
    assert told(t, "reshuffled") == [{"count": 114 - 4 - 2}]
    t = lay_out("old_earth merchant_guild", phase="produce", supply=2)
    assert held(t, 0) == 2
    assert len(told(t, "reshuffled")) == 1, "as soon as the last card is gone"
    assert (len(state(t).supply), state(t).discards) == (114 - 3 - 2, [])


def everything_held(**more):
    """A table where seat 1 holds all cards that lie nowhere else."""
    return lay_out("old_earth merchant_guild gem_world", hands=[0, 110], supply=0, phase="produce", **more)


def test_R2_3_R10_7_without_cards_the_rest_goes_on():
    t = everything_held()
    assert (state(t).supply, state(t).discards) == ([], [])
    assert held(t, 0) == 0
    assert goods(t, 0) == set(), "no card for the good, so no card for it either"
    assert choice(t, 1).prompt == "hand-limit"


def test_R2_4_what_is_paid_takes_part_in_the_reshuffle_it_causes():
    t = lay_out("old_earth public_works", hands=["investment_credits 2", 107], supply=1, phase="develop")
    assert state(t).discards == [], "all other cards are held"
    play(t, 0, "card investment_credits")
    passing(t)
    assert pay(t, 0) == 1
    assert told(t, "reshuffled") == [{"count": 1}], "the card that was paid"
    assert held(t, 0) == 2


def test_R2_5_a_good_lies_unseen_and_alone_on_its_world():
    t = lay_out("old_earth gem_world+", phase="produce")
    assert len(state(t).players[0].goods) == 1
    card = state(t).players[0].goods[FACES["gem_world"][0]]
    assert state(t).cards.seen[card] == 0
    assert t.view(0)["players"][0]["tableau"][1]["good"] == {"card": card}


def test_R2_6_exactly_the_price_is_paid():
    t = lay_out("old_earth", hands=["mining_robots 4"], phase="develop")
    play(t, 0, "card mining_robots")
    asked = choice(t, 0)
    assert (asked.at_least, asked.at_most) == (2, 2)
    for count in (1, 3):
        with pytest.raises(astrarium.IllegalAnswer) as caught:
            t.answer(0, list(asked.options[:count]))
        assert caught.value.text.id == "error-wrong-count"


def test_E44_R2_7_everybody_gets_what_they_earned():
    row = "rebel_base tourist_world prosperous_world destroyed_world+ asteroid_belt+ radioactive_world+"
    other = "rebel_homeworld galactic_trendsetters avian_uplift_race+"
    t = lay_out(row, other, phase="consume", pool=1)
    play(t, 0, "power tourist_world consume", "good destroyed_world & good asteroid_belt")
    assert (chips(t, 0), chips(t, 1), state(t).pool) == (4, 2, -5)
    assert t.over
    assert t.result.scores == {0: 4 + 6 + 2 + 2 + 0 + 1 + 1, 1: 2 + 7 + 3 + 2}


# -- set-up


def test_R3_4_only_alpha_centauri_begins_with_a_good():
    for seed in range(12):
        t = astrarium.start("race", seats=4, seed=seed)
        for player in t.view(None)["players"]:
            world = player["tableau"][0]
            assert (world["good"] is not None) == (world["design"] == "alpha_centauri")


@pytest.mark.parametrize(
    ("worlds", "order"),
    [
        (["old_earth", "epsilon_eridani"], [0, 1]),
        (["new_sparta", "alpha_centauri"], [1, 0]),
        (["new_sparta", "earths_lost_colony", "old_earth"], [2, 0, 1]),
        (["earths_lost_colony", "epsilon_eridani", "new_sparta", "alpha_centauri"], [1, 2, 3, 0]),
    ],
)
def test_R3_5_the_lowest_number_begins(worlds, order):
    t = astrarium.start("race", seats=len(worlds), seed=1, options={"start_worlds": worlds})
    assert t.view(None)["order"] == order
    assert [player["tableau"][0]["design"] for player in t.view(None)["players"]] == worlds


def test_R3_6_two_of_six_cards_are_discarded():
    t = astrarium.start("race", seats=2, seed=3)
    asked = choice(t, 0)
    assert (asked.prompt, len(asked.options), asked.at_least, asked.at_most) == ("start", 6, 2, 2)
    t.answer(1, list(choice(t, 1).options[:2]))
    t.answer(0, list(asked.options[:2]))
    assert [player["hand"] for player in t.view(None)["players"]] == [4, 4]
    assert t.view(None)["discards"] == 4
    assert [card["card"] for card in t.view(0)["known_discards"]] == [card for _, card in asked.options[:2]]


def test_R3_7_a_start_world_that_was_not_dealt_is_a_card_like_others():
    t = lay_out("new_sparta", "rebel_base", hands=["old_earth 3", "alpha_centauri 2"], phase="settle")
    play(t, 0, "card old_earth")
    play(t, 1, "card alpha_centauri")
    assert tableau(t, 0) == ["new_sparta", "old_earth"]
    assert goods(t, 1) == {"alpha_centauri"}
    t = lay_out("space_marines", "rebel_base", hands=["new_sparta"], phase="settle")
    assert unplaceable(t, 0, "new_sparta") is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R3_8_the_first_game_has_prepared_hands(seats):
    hands = {
        1: ["rebel_fuel_cache", "gem_world", "public_works#1", "colony_ship#1"],
        2: ["rebel_miners", "comet_zone", "expedition_force#1", "mining_robots#1"],
        3: ["former_penal_colony", "malevolent_lifeforms", "export_duties#1", "new_military_tactics#1"],
        4: ["avian_uplift_race", "spice_world", "contact_specialist#1", "space_marines#1"],
    }
    dealt = set()
    for seed in range(8):
        t = astrarium.start("race", seats=seats, seed=seed, options={"first_game": True})
        assert choice(t, 0).prompt == "action", "nobody discards"
        numbers = [DESIGNS[player["tableau"][0]["design"]].start for player in t.view(None)["players"]]
        assert sorted(numbers) == list(range(1, seats + 1))
        dealt.add(tuple(numbers))
        for seat, number in enumerate(numbers):
            assert hand(t, seat) == sorted(hands[number])
    assert len(dealt) > 1, "which seat gets which start world is chance"
    assert {len(cards) for cards in PRESET_HANDS.values()} == {4}


# -- deals that are written out


def test_R3_9_R3_10_a_deal_that_is_written_out():
    worlds = ["alpha_centauri", "old_earth"]
    deck = deck_for(worlds)
    t = astrarium.start("race", seats=2, seed=1, options={"start_worlds": worlds, "deck": deck})
    assert [card["id"] for card in t.view(0)["players"][0]["cards"]] == deck[:6]
    assert [card["id"] for card in t.view(1)["players"][1]["cards"]] == deck[6:12]
    again = astrarium.start("race", seats=2, seed=2, options={"start_worlds": worlds, "deck": deck})
    assert again.view(0) == t.view(0), "nothing is left to chance"
    t.answer(0, [["card", card["card"]] for card in t.view(0)["players"][0]["cards"][:2]])
    t.answer(1, [["card", card["card"]] for card in t.view(1)["players"][1]["cards"][:2]])
    t.answer(0, ("action", "explore_5"))
    t.answer(1, ("action", "explore_1_1"))
    assert [card["id"] for card in t.view(1)["players"][1]["looks_at"]] == deck[13:16], "seat 1 is first"
    assert [card["id"] for card in t.view(0)["players"][0]["looks_at"]] == deck[16:23]
    assert astrarium.replay(t.record).view(0) == t.view(0)


def test_R3_10_a_first_game_written_out():
    worlds = ["alpha_centauri", "epsilon_eridani"]
    preset = [NAME[face] for number in (1, 2) for face in PRESET_HANDS[number]]
    deck = deck_for(worlds, preset)
    options = {"start_worlds": worlds, "deck": deck, "first_game": True}
    t = astrarium.start("race", seats=2, seed=1, options=options)
    (good,) = state(t).players[0].goods.values()
    assert NAME[state(t).cards.face[good]] == deck[0]


def test_R3_10_bare_names_and_copies():
    worlds = ["old_earth", "new_sparta"]
    deck = [name.replace("public_works#1", "public_works") for name in deck_for(worlds)]
    deck[deck.index("gem_world")] = "gem_world#1"
    t = astrarium.start("race", seats=2, seed=1, options={"start_worlds": worlds, "deck": deck})
    assert [DESIGN[face].id for face in sorted(state(t).cards.face)] == [design.id for design in DESIGN]


def impossible(**options):
    with pytest.raises(BadSetup) as caught:
        astrarium.start("race", seats=2, seed=1, options=options)
    assert "\n" not in str(caught.value)
    assert "⟦" not in str(caught.value)
    return caught.value.text.id


def test_R3_9_R3_10_an_impossible_deal_is_refused():
    two = ["old_earth", "new_sparta"]
    deck = deck_for(two)
    assert impossible(start_worlds=["old_earth"]) == "refusal-start-worlds"
    assert impossible(start_worlds="old_earth") == "refusal-start-worlds"
    assert impossible(start_worlds=["old_earth", 3]) == "refusal-start-worlds"
    assert impossible(start_worlds=["old_earth", "gem_world"]) == "refusal-start-world"
    assert impossible(start_worlds=["old_earth", "epsilon_eridani"], first_game=True) == "refusal-start-world"
    assert impossible(start_worlds=["old_earth", "old_earth"]) == "refusal-start-world-twice"
    assert impossible(deck=deck) == "refusal-deck-alone"
    assert impossible(deck={"gem_world": 1}, start_worlds=two) == "refusal-deck"
    assert impossible(deck=[1, 2], start_worlds=two) == "refusal-deck"
    assert impossible(deck=[*deck[:-1], "death_star"], start_worlds=two) == "refusal-no-card"
    assert impossible(deck=[*deck[:-1], "gem_world#2"], start_worlds=two) == "refusal-no-card"
    assert impossible(deck=[*deck[:-1], deck[0]], start_worlds=two) == "refusal-too-often"
    assert impossible(deck=[*deck[:-1], "old_earth"], start_worlds=two) == "refusal-too-often"
    assert impossible(deck=[*deck, "public_works"], start_worlds=two) == "refusal-too-often"
    doubled = ["public_works#1" if name == "public_works#2" else name for name in deck]
    assert impossible(deck=doubled, start_worlds=two) == "refusal-too-often"
    assert impossible(deck=deck[:-1], start_worlds=two) == "refusal-missing"
    assert impossible(deck=[], start_worlds=two) == "refusal-missing"


def test_R3_10_the_paragraphs_of_the_game_are_there():
    assert GAME.rules["R3.10"].startswith("A script may also name the whole deal")
    assert options(astrarium.start("race", seats=2, seed=1, options={"first_game": True}), 0) == {
        f"action {action}"
        for action in (
            "explore_5",
            "explore_1_1",
            "develop",
            "settle",
            "consume_trade",
            "consume_x2",
            "produce",
        )
    }
