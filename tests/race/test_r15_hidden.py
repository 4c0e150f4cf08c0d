"""R15 What is hidden, from whom, and what may be remembered."""

import json

import pytest

import astrarium
from astrarium.contract.hidden_information import seen
from astrarium.kernel import SPECTATOR, Chance, Hidden
from astrarium.kernel.data.plain_dataclass import to_json

from .table import FACES, choice, lay_out, options, play, state


def test_R15_1_a_hand_is_seen_by_its_owner_alone():
    t = lay_out("old_earth", "rebel_base", hands=["gem_world 2", "comet_zone 1"], phase="choose")
    own = t.view(0)["players"]
    assert "gem_world" in {card["design"] for card in own[0]["cards"]}
    assert own[1]["cards"] is None
    assert own[1]["hand"] == 2
    for seat in (1, None):
        assert "gem_world" not in json.dumps(t.view(seat))


def test_R15_1_so_are_the_cards_looked_at():
    t = lay_out("old_earth", phase="explore", deck="gem_world comet_zone mining_world spice_world")
    assert [card["design"] for card in t.view(0)["players"][0]["looks_at"]] == ["gem_world", "comet_zone"]
    assert t.view(1)["players"][0]["looks_at"] is None
    assert t.view(1)["players"][0]["drawn"] == 2
    assert "comet_zone" not in json.dumps(t.view(1))


def test_R15_1_events_tell_only_what_a_seat_may_know():
    t = lay_out("old_earth interstellar_bank", "rebel_base", hands=["export_duties 1"], deck="gem_world")
    own = [event.name for event in t.events(0, 0)]
    assert "drew-cards" in own
    for seat in (1, None):
        assert "drew-cards" not in [event.name for event in t.events(0, seat)]
        assert "gem_world" not in json.dumps([event.to_json() for event in t.events(0, seat)])


def test_R15_2_own_discards_are_remembered():
    t = lay_out("old_earth", "rebel_base", hands=["export_duties gem_world comet_zone"])
    play(t, 0, "card export_duties", "card gem_world")
    assert [card["design"] for card in t.view(0)["known_discards"]] == ["gem_world"]
    assert t.view(1)["known_discards"] == []
    assert t.view(1)["discards"] == 1


def test_R15_2_until_the_next_shuffle():
    t = lay_out("old_earth public_works", "rebel_base", hands=["export_duties gem_world", 108], supply=1)
    play(t, 0, "card export_duties")
    for asked in list(t.pending):
        t.answer(asked.seat, asked.options[0])
    assert t.view(0)["known_discards"] == []
    assert t.view(0)["discards"] == 0


def test_R15_2_what_all_have_seen_all_remember():
    t = lay_out("gambling_world", "rebel_base", phase="consume", deck="drop_ships")
    play(t, 0, "number 3")
    for seat in (0, 1, None):
        assert [card["design"] for card in t.view(seat)["known_discards"]] == ["drop_ships"]


def test_R15_2_a_card_won_is_in_a_hand_like_others():
    t = lay_out("gambling_world deficit_spending", hands=[2], phase="consume", deck="drop_ships")
    play(t, 0, "power gambling_world guess_and_flip", "number 4")
    card = FACES["drop_ships"][0]
    assert state(t).won == [card]
    assert t.fork(observer=1, chance=Chance(1)).state.cards.face[card] == card, "everybody has seen it"
    play(t, 0, "power deficit_spending discard_hand", "card drop_ships")
    assert [each["design"] for each in t.view(0)["known_discards"]] == ["drop_ships"]
    assert t.view(1)["known_discards"] == [], "nobody else knows that it was this card"
    assert not state(t).cards.knows(1, card)
    assert state(t).won == []
    for observer in (0, 1, SPECTATOR):
        assert_nothing_leaks(t, observer)


@pytest.mark.parametrize("put_away", ["drop_ships", "any other"])
def test_R15_2_which_card_was_discarded_face_down_nobody_else_knows(put_away):
    row = "gambling_world deficit_spending prosperous_world destroyed_world+"
    t = lay_out(row, "rebel_base", hands=[2], phase="consume", deck="drop_ships")
    play(t, 0, "power gambling_world guess_and_flip", "number 4", "power deficit_spending discard_hand")
    card = FACES["drop_ships"][0]
    other = next(each for each in state(t).players[0].hand if each != card)
    t.answer(0, [("card", card if put_away == "drop_ships" else other)])
    where = set()
    for luck in range(40):
        g = t.fork(1, Chance(luck)).state
        (place,) = [at for at, face in enumerate(g.cards.face) if face == card]
        assert place in (*g.players[0].hand, *g.discards), "it was in the hand from which a card went"
        where.add(place in g.discards)
    assert where == {False, True}
    for observer in (0, 1, SPECTATOR):
        assert_nothing_leaks(t, observer)


def test_R15_2_of_two_copies_nobody_can_tell_which_was_placed():
    g = state(lay_out("rebel_base", "gambling_world", hands=["drop_ships drop_ships 4"], phase="develop"))
    unseen, won = [card for card in g.players[0].hand if g.cards.face[card] in FACES["drop_ships"]]
    g.won, g.cards.seen[won] = [won], g.cards.everyone
    t = astrarium.resume("race", json.loads(json.dumps(to_json(g))))
    t.answer(0, ("card", unseen))
    assert won in state(t).players[0].tableau
    assert state(t).won == []
    assert not state(t).cards.knows(1, unseen)


def assert_nothing_leaks(t, observer):
    """What a seat sees is the same in every world that it may imagine."""
    truth = seen(t, observer, list(t.checkpoints())[-1].events)
    for number in range(5):
        assert seen(t.fork(observer, Chance(number), listen=True), observer, 0) == truth


def test_R15_2_a_card_won_and_spent_within_one_turn():
    row = "gambling_world deficit_spending new_economy prosperous_world destroyed_world+"
    t = lay_out(row, "rebel_base", hands=[2], phase="consume", deck="drop_ships")
    for answer in (
        "power new_economy draw",
        "power gambling_world guess_and_flip",
        "number 4",
        "power deficit_spending discard_hand",
        "card drop_ships",
        "power prosperous_world consume",
    ):
        if answer.split()[0] in {option.split()[0] for option in options(t, 0)}:
            play(t, 0, answer)
        for observer in (0, 1, SPECTATOR):
            assert_nothing_leaks(t, observer)


def test_R15_2_a_card_won_may_be_placed():
    t = lay_out("gambling_world", "rebel_base", hands=[5], phase="consume", deck="drop_ships")
    play(t, 0, "number 4")
    for seat in (0, 1):
        t.answer(seat, ("action", "develop"))
    play(t, 0, "card drop_ships")
    assert state(t).won == []


def test_R15_3_nobody_knows_goods():
    t = lay_out("old_earth gem_world", "rebel_base", phase="produce", deck="comet_zone", then=["explore"])
    (good,) = state(t).players[0].goods.values()
    assert state(t).cards.seen[good] == 0
    for seat in (0, 1, None):
        assert "comet_zone" not in json.dumps(t.view(seat))
    t = lay_out("old_earth gem_world+", "rebel_base", actions=["consume_trade"], phase="consume")
    assert t.view(0)["known_discards"] == []
    assert t.view(0)["discards"] == 1


def test_R15_3_in_imagined_worlds_what_is_unknown_is_dealt_anew():
    t = lay_out("old_earth gem_world+", hands=["comet_zone 3", "mining_world 3"], phase="choose")
    worlds = [t.fork(observer=0, chance=Chance(number)) for number in range(8)]
    own, other = state(t).players
    face = state(t).cards.face
    assert all(world.view(0) == t.view(0) for world in worlds)
    assert all(
        [world.state.cards.face[card] for card in own.hand] == [face[card] for card in own.hand]
        for world in worlds
    )
    assert len({tuple(world.state.cards.face[card] for card in other.hand) for world in worlds}) > 1
    assert len({tuple(world.state.cards.face[card] for card in own.goods.values()) for world in worlds}) > 1
    spectator = t.fork(observer=SPECTATOR, chance=Chance(1))
    assert spectator.view(None) == t.view(None)


def test_R15_5_everything_is_shown_when_the_game_is_over():
    t = astrarium.start("race", seats=2, seed=1)
    with pytest.raises(Hidden):
        t.view(None, reveal=True)
    luck = Chance("a game")
    while not t.over:
        asked = t.pending[0]
        picked = [asked.options[luck.below(len(asked.options), "pick")]]
        if asked.several:
            rest = [option for option in asked.options if option not in picked]
            picked = (picked + rest)[: asked.at_least]
        t.answer(asked.seat, picked if asked.several else picked[0])
    shown = t.view(None, reveal=True)
    cards = [card["id"] for card in [*shown["supply"], *shown["known_discards"]]]
    for player in shown["players"]:
        cards += [card["id"] for card in [*player["cards"], *player["tableau"]]]
        cards += [entry["good"]["id"] for entry in player["tableau"] if entry["good"]]
    assert len(cards) == len(set(cards)) == 114


def test_R15_5_a_table_for_analysis_shows_everything():
    t = lay_out("old_earth gem_world+", hands=["comet_zone 3", 2], phase="choose", deck="spice_world")
    shown = t.view(1, reveal=True)
    assert shown["supply"][0]["id"] == "spice_world"
    assert shown["players"][0]["cards"][0]["id"] == "comet_zone"
    assert choice(t, 0).prompt == "action"
