"""Every "why not?" has its answer, and what comes of nothing says so before the click."""

import pytest

import astrarium
from astrarium.games.captains.option_texts import WORDS
from astrarium.localization import LANGUAGES, has, say
from common.asking import check

from .played import diligent
from .table import GAME, in_english, lay_out, pending, play, refused


@pytest.mark.parametrize(("seats", "side"), [(1, "B"), (3, "A"), (4, "B")])
def test_S3_3_every_question_of_players_who_use_everything(seats, side):
    """The contract asks players by chance, who come to fewer questions."""
    t = astrarium.start("captains", seats=seats, seed=seats, options={"tracks": side})
    choose = diligent(seats)
    while not t.over:
        choice = t.pending[0]
        check(t, choice)
        assert (choice.candidates is None) == (choice.prompt in WORDS.free), choice
        if choice.candidates is not None:
            candidates = {*choice.candidates.all()}
            heads = {option[0] for option in candidates}
            open_to_it = {option for option in candidates if choice.candidates.bar(option) is None}
            assert open_to_it == {option for option in choice.options if option[0] in heads}, choice
        for option in choice.options:
            text = t.consequence(choice, option)
            assert text is None or all(say(text, language, game=GAME, strict=True) for language in LANGUAGES)
        t.answer(choice.seat, choose(t.state, choice))


def test_S20_1_S20_6_cards_are_cited_where_they_are_described():
    t = lay_out(
        at="aldara",
        ready="red cadet",
        techs={1: "aux_thrusters", 4: "warp_core"},
        missions={"aldara": "border_patrol"},
        event_techs="simulator",
    )
    choice = t.pending[0]
    cited = {option: t.cite(choice, option) for option in choice.options}
    assert cited["room", "helm", "red"] == "S4.1"
    assert cited["room", "aux_thrusters", "red"] == "S20.1"
    assert cited["room", "warp_core", "red"] == "S20.3"
    assert cited["mission", "border_patrol"] == "S20.6"
    assert cited["train", "cadet", "red"] == "S5.2"
    assert cited["pass",] == "S3.4"


def test_every_reason_has_a_text():
    for name in WORDS.reasons:
        assert all(has(f"barred-{name}", language, game=GAME) for language in LANGUAGES), name


def why(t, words):
    """What is said to whoever wonders."""
    (text,) = [
        barred.text for barred in pending(t).barred() if " ".join(map(str, barred.option)).strip() == words
    ]
    return in_english(text)


def test_S8_1_a_reason_names_the_place_and_how_far_it_is():
    t = lay_out(missions={"aldara": "border_patrol", "cerulo": "comet_mining"}, ready="red")
    assert why(t, "mission border_patrol") == "The mission is on Aldara, 1 move from your ship."
    away = lay_out(at="aldara", missions={"aldara": "border_patrol"}, ready="red")
    assert why(away, "mission border_patrol") == "The mission needs 2 figures; 1 is in your ready room."


def test_S6_2_S9_2_reasons_name_routes_and_distances():
    t = lay_out(
        at="aldara",
        ready="red yellow",
        pirates={"home-aldara": "green_android", "home-dunmarrow": "green_artifact"},
    )
    weapons = t.fork()
    play(t, 0, "room helm red")
    assert why(t, "fly kelpa").startswith("There's no route from Aldara to Kelpa: it's ")
    play(weapons, 0, "room weapons yellow")
    assert why(weapons, "fight home-dunmarrow") == (
        "The route Home Station – Dunmarrow doesn't start at Aldara, where your ship is."
    )
    assert why(weapons, "fight aldara-brontis") == "There's no pirate on the route Aldara – Brontis."


def test_S10_3_S10_4_what_is_whole_needs_no_repair():
    t = lay_out(ready="cadet", bays=8, surplus=2, techs={1: "brig"})
    play(t, 0, "room workshop cadet")
    assert why(t, "repair bay") == "Repair surplus damage first: 2 left."
    assert why(t, "mend 1") == "Slot 2 isn't damaged."


def test_S11_3_no_slot_says_how_many_are_taken_and_damaged():
    t = lay_out(ready="blue blue", techs={1: "simulator", 4: "brig"}, display="warp_core hull_plating")
    play(t, 0, "room science blue")
    assert why(t, "take hull_plating") == (
        "There's no slot for Hull Plating: 2 slots are taken, 4 are damaged, and it can't replace "
        "a tech here."
    )
    play(t, 0, "take warp_core")
    assert refused(t, 0, "place 0") == ("barred-slot-damaged", "S11.3")


def test_S12_2_S14_11_what_a_price_is_not_paid_with():
    t = lay_out(ready="yellow red", cargo="green_android red_blue", techs={1: "brig", 4: "trophy_exhibit"})
    training = t.fork()
    play(t, 0, "room brig yellow")
    assert why(t, "pay red_blue") == "You must pay with 1 pirate ship token."
    play(training, 0, "train red blue")
    assert why(training, "pay red_blue") == "The red-blue artifact can't be spent as a medal."


def test_S5_7_S5_8_what_a_commander_cannot_do():
    t = lay_out(
        at="aldara",
        ready="blue_commander cadet",
        queue="red blue_commander cadet",
        missions={"aldara": "border_patrol"},
        medals=0,
    )
    play(t, 0, "mission")
    assert why(t, "crew red") == "The red ensign is still in the queue, at place 1."
    play(t, 0, "crew blue_commander")
    barred = {" ".join(map(str, each.option)): each.text.id for each in pending(t).barred()}
    assert barred == {
        "again": "barred-not-resolved",
        "order red": "barred-order",
        "order blue_commander": "barred-no-order",
    }


# -- before the click


def before(t, words):
    choice = pending(t)
    (option,) = [option for option in choice.options if " ".join(map(str, option)).startswith(words)]
    text = t.consequence(choice, option)
    return None if text is None else in_english(text)


def test_S4_5_a_room_that_would_do_nothing_says_so():
    t = lay_out(ready="yellow red blue_commander", techs={1: "brig", 4: "simulator"}, display="brig")
    assert before(t, "room weapons yellow") == (
        "There's no pirate on a route at Home Station. The yellow ensign would go to the queue for nothing."
    )
    assert before(t, "room brig yellow") == (
        "It costs 1 pirate ship token; you have 0. The yellow ensign would go to the queue for nothing."
    )
    assert before(t, "room science blue_commander").endswith("It would do nothing.")
    assert before(t, "room helm red") is None
    near = lay_out(ready="yellow", pirates={"home-aldara": "green_android"})
    assert before(near, "room weapons yellow") is None


def test_S4_2_who_goes_to_the_queue_is_the_first_in_it():
    t = lay_out(ready="red cadet", queue="", techs={1: "escape_capsules"})
    assert before(t, "room escape_capsules red") is None


def test_S8_3_a_figure_that_does_not_match_its_row_is_told_before():
    t = lay_out(at="aldara", ready="cadet yellow red", missions={"aldara": "border_patrol"})
    play(t, 0, "mission")
    assert before(t, "crew yellow") is None
    assert before(t, "crew red") == "The red ensign doesn't match this row, so it will do nothing."


def test_S7_2_S14_2_what_waits_says_whether_it_can_be_declined():
    t = lay_out(at="lumen", lasting="crisis_detonators diplomatic_directive_12", cargo="red_blue")
    play(t, 0, "pass")
    assert before(t, "event crisis_detonators") == "You can decline it when it comes up."
    assert before(t, "event diplomatic_directive_12") == "You can decline it when it comes up."
