"""O21–O23 What is hidden, variants, rulings, and what is of our design."""

import json
import re

import pytest

import astrarium
from astrarium.games.orion.components import ADVISORS, FOLDER, RACES, STRUCTURES
from astrarium.kernel import SPECTATOR, BadSetup, Chance, Hidden, Table
from astrarium.localization import say

from .table import GAME, asked, hand, lay_out, middle, options, pending, play, played, stock
from .witness import exercises, limits

# -- O21


def test_O21_1_hands_deck_and_unused_advisors_are_hidden():
    t = lay_out(hands={0: "frigate titan", 1: "autolab"}, deck="biospheres spaceport")
    assert [held["structure"] for held in t.view(0)["players"][0]["hand"]] == ["frigate", "titan"]
    for seat in (0, None):
        seen = t.view(seat)
        assert seen["players"][1]["hand"] is None
        assert seen["players"][1]["hand_size"] == 1
        assert "autolab" not in json.dumps(seen)
        assert seen["deck"] == 87


def test_O21_1_only_who_draws_is_told_the_cards():
    t = played("research", deck="biospheres spaceport")
    told = {seat: [event.name for event in t.events(0, seat)] for seat in (0, 1, None)}
    assert told == {0: ["drew", "drew-cards"], 1: ["drew"], None: ["drew"]}


def test_O21_1_an_imagined_world_knows_no_more():
    t = lay_out(hands={0: "frigate titan", 1: "autolab biospheres"})
    hands = set()
    for seed in range(20):
        world = t.fork(observer=0, chance=Chance(seed))
        assert hand(world, 0) == ["frigate", "titan"]
        hands.add(tuple(hand(world, 1)))
    assert len(hands) > 15
    assert len({tuple(hand(t.fork(observer=SPECTATOR, chance=Chance(seed)), 0)) for seed in range(20)}) > 15


def test_O21_1_what_a_player_may_build_tells_others_nothing():
    """Whether a transport's owner can build anything others cannot tell: the question is always asked."""
    for held in ("civil_transport titan", "civil_transport frigate"):
        t = played("build civil_transport", hands=held, stock=(2, 2, 1), pool=(1, 1))
        moves = [(move.seat, move.answer[0]) for move in t.history]
        if "frigate" in held:
            play(t, "skip")
            moves = [(move.seat, move.answer[0]) for move in t.history]
        assert moves == [(0, "build"), (0, "on"), (0, "skip")]


def test_O21_2_all_else_is_open():
    t = lay_out(
        systems={1: ["frigate titan", "autolab"]},
        advisors={1: "vale"},
        discards="spaceport",
        hands={1: "biospheres"},
    )
    for seat in (0, 1, None):
        seen = t.view(seat)["players"][1]
        assert [[card["structure"] for card in system["cards"]] for system in seen["systems"]] == [
            ["frigate", "titan"],
            ["autolab"],
            [],
            [],
            [],
        ]
        assert seen["advisor"]["advisor"] == "vale"
        assert (seen["hand_size"], seen["food"], seen["morale"], seen["pool"]) == (1, 5, 10, 3)


@exercises("biospheres")
def test_O21_3_a_card_taken_from_the_pile_is_known():
    t = played("activate biospheres", systems=["biospheres"], discards="frigate", hands="titan")
    assert t.view(1)["players"][0]["shown"] == ["frigate"]
    assert t.view(1)["players"][0]["hand"] is None
    for seed in range(10):
        assert "frigate" in hand(t.fork(observer=1, chance=Chance(seed)), 0)


def two_frigates() -> Table:
    """Seat 0 holds a frigate that nobody saw, and takes the one that lies open."""
    t = lay_out(hands="frigate", systems=["biospheres"], discards="titan frigate", pool=(3, 0))
    play(t, "activate biospheres")
    assert t.view(1)["players"][0]["shown"] == ["frigate"]
    return t


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("deed", ["exploit", "build"])
def test_O21_4_nobody_can_tell_which_of_two_copies_left(deed, which):
    t = two_frigates()
    t.answer(0, (deed, t.state.hands[0][which]))
    if deed == "build":
        play(t, "on 1")
    assert hand(t, 0) == ["frigate"]
    assert t.view(1)["players"][0]["shown"] == []
    worlds = [t.fork(1, Chance(luck)) for luck in range(60)]
    assert len({world.state.cards.face[world.state.hands[0][0]] for world in worlds}) > 5


def test_O21_4_another_card_leaves_and_the_copies_stay_known():
    t = lay_out(hands="frigate titan", systems=["biospheres"], discards="titan frigate", pool=(3, 0))
    play(t, "activate biospheres", "exploit titan")
    assert t.view(1)["players"][0]["shown"] == ["frigate"]


def test_O21_4_of_several_picked_copies_the_known_one_is_among_them():
    t = lay_out(hands="frigate titan titan", phase="mulligan")
    g = t.state
    frigate, unseen, known = g.hands[0]
    g.cards.seen[known] = g.cards.everyone
    t.answer(0, [("discard", unseen), ("discard", frigate)])
    assert t.history[0].answer == (("discard", known), ("discard", frigate))
    assert t.state.discards == [known, frigate]
    assert t.view(1)["players"][0]["shown"] == []


def test_O21_1_in_an_imagined_world_the_builder_can_pay():
    """Which card is being built nobody knows before it lies there; but it is one that could be built."""
    t = played("build frigate", hands="frigate titan autolab", systems=["biospheres"], stock=(1, 2, 1))
    assert asked(t) == (0, "place")
    built = t.history[-1].answer[1]
    faces = set()
    for luck in range(200):
        world = t.fork(1, Chance(luck))
        faces.add(world.state.cards.face[built])
        play(world, options(world)[0])
        assert min(stock(world, 0)) >= 0
    assert len(faces) > 2


def test_O21_3_everything_is_shown_when_the_game_is_over():
    t = lay_out(phase="end_check", round=8, hands={0: "frigate", 1: "titan"})
    shown = t.view(0, reveal=True)["players"]
    assert [player["hand"][0]["structure"] for player in shown] == ["frigate", "titan"]
    running = astrarium.start("orion", 2, seed=1)
    with pytest.raises(Hidden):
        running.view(0, reveal=True)


def test_O21_2_a_view_explains_prices_and_attacks():
    t = lay_out(
        hands="recyclotron",
        races="meklar human",
        systems={0: ["space_elevator"], 1: ["orbital_batteries"]},
        advisors="vale",
        stock={0: (5, 3, 1), 1: (0, 4, 0)},
    )
    seen = t.view(0)["players"][0]
    vale = t.state.advisors[0]
    assert [(each["source"], each["amount"], each["scope"]) for each in seen["discounts"]] == [
        ("meklar", 1, "colour"),
        ("space_elevator", 1, "all"),
    ]
    assert seen["hand"][0]["prices"] == [
        {"place": 0, "saved": 2, "ways": [(0, 0, 1)]},
        {"place": 1, "saved": 2, "ways": [(0, 0, 1)]},
    ]
    assert seen["attack"] == [
        {
            "seat": 1,
            "possible": True,
            "fleet": 3,
            "bonus": 2,
            "theirs": 4,
            "toll": 3,
            "left": 3,
            "effects": [vale],
            "answers": [],
        }
    ]


# -- O22


@exercises("human", "holosimulator", "spy_training_complex")
@limits("holosimulator", "spy_training_complex")
def test_O22_1_the_beginners_game():
    t = astrarium.start("orion", 3, seed=4, options={"beginner": True, "random_races": True})
    assert t.state.races == ["human"] * 3
    assert t.view(0)["advisors"] == []
    assert t.state.unused == []
    t = lay_out(beginner=True, hands="holosimulator spy_training_complex frigate titan autolab", pool=(3, 1))
    assert options(t, "hire") == []
    play(t, "build holosimulator")
    assert asked(t) == (1, "action"), "no advisor can be hired"
    play(t, "research", "build spy_training_complex", "on 0")
    assert t.view(0)["players"][0]["score"]["structures"] == 3


def test_O22_2_races_at_random():
    seen = set()
    for seed in range(30):
        t = astrarium.start("orion", 4, seed=seed, options={"random_races": True})
        assert asked(t)[1] == "mulligan"
        assert len(set(t.state.races)) == 4
        seen.update(t.state.races)
    assert seen == set(RACES)


@pytest.mark.parametrize(
    ("seats", "options", "refusal"),
    [
        (2, {"civilizations": ["psilon"]}, "refusal-seats"),
        (2, {"civilizations": ["psilon", "psilon"]}, "refusal-twice"),
        (2, {"civilizations": ["human", "psilon"], "beginner": True}, "refusal-beginner"),
        (2, {"civilizations": ["human", "klackon"]}, "error-bad-setting"),
        (2, {"civilizations": "human"}, "error-bad-setting"),
        (2, {"random_races": 1}, "error-bad-setting"),
        (1, {}, "error-bad-seats"),
    ],
)
def test_O2_3_races_that_cannot_be(seats, options, refusal):
    with pytest.raises(BadSetup) as caught:
        astrarium.start("orion", seats, seed=1, options=options)
    assert caught.value.text.id == refusal
    assert "⟦" not in str(caught.value)


def test_O2_3_named_races():
    t = astrarium.start("orion", 3, seed=1, options={"civilizations": ["human", "psilon", "human"]})
    assert t.state.races == ["human", "psilon", "human"]


def test_O2_3_how_many_can_play_is_said_by_the_name_of_the_game():
    with pytest.raises(BadSetup) as caught:
        astrarium.start("orion", 1)
    assert str(caught.value) == "Master of Orion is a game for 2 to 4 players, not for 1."


def test_O22_1_humans_may_be_named_in_the_beginners_game():
    options = {"beginner": True, "civilizations": ["human", "human"]}
    assert astrarium.start("orion", 2, seed=1, options=options).state.races == ["human", "human"]


def test_O22_4_a_deal_written_out():
    deck = ["titan", "titan", *["frigate", "autolab"] * 2, "biospheres"]
    advisors = ["quail", "victoria"]
    dealt = []
    for seed in (1, 2):
        options = {"civilizations": ["human", "psilon"], "first": 1, "deck": deck, "advisors": advisors}
        t = astrarium.start("orion", 2, seed=seed, options=options)
        assert asked(t) == (1, "mulligan")
        assert hand(t, 1) == deck[:5], "the first card named is drawn first"
        assert hand(t, 0)[:2] == deck[5:]
        assert {"quail", "victoria"} < middle(t)
        assert not list(GAME.faults(t.state)), "every card is still there"
        assert astrarium.replay(t.record).position() == t.position()
        dealt.append(hand(t, 0))
    assert dealt[0] != dealt[1], "the rest is shuffled"


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"deck": ["titan"] * 3}, "refusal-too-often"),
        ({"deck": ["victoria"]}, "error-bad-setting"),
        ({"deck": [["titan"]]}, "error-bad-setting"),
        ({"advisors": ["victoria", "victoria"]}, "refusal-too-often"),
        ({"advisors": ["victoria"], "beginner": True}, "refusal-no-advisors"),
        ({"first": 2}, "refusal-first"),
        ({"first": True}, "error-bad-setting"),
    ],
)
def test_O22_4_deals_that_cannot_be(options, refusal):
    with pytest.raises(BadSetup) as caught:
        astrarium.start("orion", 2, options=options)
    assert caught.value.text.id == refusal
    assert "⟦" not in str(caught.value)


# -- O23


def test_O23_1_rulings_on_levels_copies_turns_and_limits():
    t = lay_out(
        3,
        phase="development",
        first=1,
        stock=dict.fromkeys(range(3), (0, 0, 0)),
        deck="frigate titan autolab",
    )
    assert [hand(t, seat) for seat in (1, 2, 0)] == [["frigate"], ["titan"], ["autolab"]]
    assert {card.count for card in STRUCTURES.values()} == {2}


def test_O23_2_rulings_on_markers_and_discards():
    t = played("research", pool=(2, 0))
    assert (t.state.pool[0], t.state.reserve[0]) == (1, 8), "the spent marker is not in the reserve"


def designed(kind):
    return {id for id, card in kind.items() if card.source == "designed"}


def test_O23_3_O23_4_O23_5_what_is_ours_is_listed():
    whole = {id for id in designed(STRUCTURES) if "name" in STRUCTURES[id].designed}
    assert (len(whole), len(designed(STRUCTURES) - whole)) == (14, 11)
    for language, file in (("en", "RULES.md"), ("pl", "RULES.pl.md")):
        rules = (FOLDER / file).read_text(encoding="utf-8")
        section = re.sub(r"\s+", " ", rules[rules.index("## O23") :])
        for id in designed(STRUCTURES):
            assert say(astrarium.Text(f"card-{id}"), language, game=GAME) in section
    without = [id for id, card in STRUCTURES.items() if "cost" not in card.designed]
    assert without == ["planetary_stock_exchange"], "the one cost that the rulebook gives"


def test_O23_6_designed_advisors_and_races():
    assert designed(ADVISORS) == {"moldred", "quail", "emissary_sola"}
    assert designed(RACES) == {"alkari", "meklar"}
    assert all("start" in race.designed for race in RACES.values())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_O23_3_designed_cards_are_marked_on_the_card_and_in_the_about_text(language):
    t = lay_out(hands="frigate destroyer")
    blocks = list(GAME.outline(t.view(0), 0))
    said = {
        say(row[0].text, language, game=GAME): say(row[-1].text, language, game=GAME)
        for row in blocks[-1].rows
    }
    mark = {"en": "(our design)", "pl": "(nasz projekt)"}[language]
    frigate, destroyer = (
        say(astrarium.Text(f"card-{id}"), language, game=GAME) for id in ("frigate", "destroyer")
    )
    assert said[frigate].endswith(mark)
    assert not said[destroyer].endswith(mark)
    about = say(astrarium.Text("game-about"), language, game=GAME)
    assert "O23" in about
    assert "--components" in about


def test_O5_2_pending_cites_its_paragraph():
    t = lay_out(hands="frigate")
    assert pending(t).rule == "O5.2"
    assert t.cite(pending(t), ("build", t.state.hands[0][0])) == "O18.1"
    assert stock(t, 0) == (5, 5, 5)
