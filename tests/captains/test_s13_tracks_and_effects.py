"""S13 and S14: tracks, events, the words of effects."""

import pytest

from astrarium.games.captains.components import LISTS, _every_list
from astrarium.games.captains.count_ops import Androids
from astrarium.games.captains.vocabulary import every, slug, together

from .table import (
    asked,
    crew,
    heads,
    in_english,
    lay_out,
    made,
    options,
    pending,
    pile,
    play,
    refused,
    resolve,
    ship,
    tech_in,
    told,
)

ANY_TWO = made("advance", track="any", n=2)


def test_S13_1_laps_without_limit():
    for progress, worth in ((0, 0), (1, 1), (4, 2), (5, 3), (8, 4), (9, 5), (13, 7), (18, 10), (31, 17)):
        seen = lay_out(progress=(progress, 0, 0)).view(0)["players"][0]
        assert seen["track_points"]["nian"] == worth
        assert seen["laps"]["nian"] == progress // 9


def test_S13_2_the_same_space_again_after_a_lap():
    t = lay_out(progress=(10, 0, 0), events={})
    g = resolve(t, 0, [made("advance", track="nian", n=1)], "advance nian 1")
    assert len(g.ships[0].cargo) == 1


def test_S13_3_never_back_beyond_the_start_and_not_on_the_same_track():
    summit = LISTS["pay_retreat_2_(advance_any_2)"]
    poor = lay_out(progress=(1, 1, 1))
    assert resolve(poor, 0, summit).ships[0].progress == [1, 1, 1], "nobody is asked"
    t = lay_out(progress=(2, 3, 1), events={})
    g = resolve(t, 0, summit, "retreat cooperative", "advance nian 1")
    assert g.ships[0].progress == [3, 1, 1]
    with pytest.raises(AssertionError, match="no such option"):
        resolve(t, 0, summit, "retreat cooperative", "advance cooperative 1")
    assert resolve(t, 0, summit, "stop").ships[0].progress == [2, 3, 1]
    g = resolve(t, 0, summit, "retreat nian", "advance cooperative 1")
    assert g.ships[0].progress == [0, 4, 1], "back to the start, and no further"


def test_S13_6_a_lasting_event_does_nothing_at_first():
    t = lay_out(
        ready="red",
        techs={1: "embassy_deck"},
        progress=(0, 3, 0),
        events={"cooperative": "diplomatic_directive_12"},
        resolved=0,
    )
    play(t, 0, "room embassy_deck red", "advance cooperative 1")
    assert asked(t) == (0, "advance-any"), "the second half of the room, and no event yet"
    assert t.state.lasting == ["diplomatic_directive_12"]


def test_S13_7_what_is_not_taken_is_discarded():
    position = {
        "ready": "red",
        "techs": {1: "embassy_deck"},
        "progress": (0, 0, 3),
        "events": {"tincan": "tincan_gift"},
        "event_techs": "crew_lounge",
        "resolved": 0,
    }
    t = play(lay_out(**position), 0, "room embassy_deck red", "advance tincan 1", "stop", "stop")
    assert pile(t, "tech_discards") == ["crew_lounge"]
    t = play(lay_out(**position), 0, "room embassy_deck red", "advance tincan 1", "take crew_lounge")
    assert pile(t, "tech_discards") == []
    assert t.state.event_techs == []


def test_S13_5_boxed_techs_are_discarded():
    t = lay_out(
        ready="red",
        techs={1: "embassy_deck"},
        progress=(0, 3, 0),
        events={"cooperative": "fleet_review", "tincan": "tincan_gift"},
        event_techs="crew_lounge",
        resolved=1,
    )
    play(t, 0, "room embassy_deck red", "advance cooperative 1")
    assert pile(t, "tech_discards") == ["crew_lounge"]
    assert "event-boxed" in told(t)


def test_S13_7_solo_two_techs_are_offered():
    t = lay_out(1, passenger="collector", ready="red cadet", techs={1: "embassy_deck"}, progress=(0, 0, 3))
    play(t, 0, "room embassy_deck red", "advance tincan 1")
    assert options(t) == {"take xeno_archive", "take artifact_exhibit", "stop"}
    play(t, 0, "take artifact_exhibit")
    assert pile(t, "tech_discards") == ["xeno_archive"]


def test_S14_1_from_left_to_right_each_finished_before_the_next():
    """The track bonus of the first effect comes before the second effect."""
    t = lay_out(at="aldara", ready="red cadet", missions={"aldara": "first_contact"}, events={})
    play(t, 0, "mission", "crew red")
    since = len(t.events())
    play(t, 0, "advance cooperative 2")
    assert told(t, since)[:2] == ["advanced", "decorated"]


@pytest.mark.parametrize(
    "effect",
    [
        made("move", n=2),
        made("jump"),
        made("fight", n=1),
        made("repair", n=2),
        made("take_tech", source="display"),
        ANY_TWO,
        made("pay", cost={"medal": 1}, then=(made("gain", what="artifact"),)),
    ],
    ids=lambda effect: effect.name,
)
def test_S14_2_S14_4_S14_5_what_may_be_declined(effect):
    t = lay_out(at="aldara", pirates={"home-aldara": "green_android"})
    before = t.state.copy()
    after = resolve(t, 0, [effect], "stay" if effect.name in ("move", "jump") else "stop")
    assert after == before


@pytest.mark.parametrize(
    "effect", [made("damage"), made("ambush"), made("ready"), made("peek", deck="mission", n=3)]
)
def test_S14_2_what_simply_happens(effect):
    t = lay_out(at="aldara")
    before = t.state.copy()
    assert resolve(t, 0, [effect]) != before, "nobody is asked"


def test_S14_6_cards_are_drawn_even_without_a_slot():
    t = lay_out(
        at="aldara",
        ready="blue cadet",
        techs={1: "simulator", 4: "brig"},
        missions={"aldara": "tincan_library"},
        deck="crew_lounge hull_plating fabricator",
        display="-",
    )
    play(t, 0, "mission", "crew blue", "resolve")
    assert sorted(pile(t, "tech_discards")) == ["crew_lounge", "fabricator", "hull_plating"]


def test_S14_6_replacing_where_the_effect_allows_it():
    take = made("take_tech", source="display", replace=True)
    t = lay_out(techs={1: "simulator", 4: "brig"}, display="hull_plating")
    g = resolve(t, 0, [take], "take hull_plating", "replace 4")
    assert [g.name(card) for card in g.ships[0].slots if card >= 0] == ["simulator", "hull_plating"]
    assert [g.name(card) for card in g.tech_discards] == ["brig"]


def test_S14_7_neighbours_are_drawn_together():
    """Artifacts next to each other in a list are one effect: seen together before anything is thrown out."""
    one = made("gain", what="artifact")
    found = together((one, one, made("gain", what="medal")))
    assert [(effect.what, effect.n) for effect in found] == [("artifact", 2), ("medal", 1)]


def test_S14_8_an_empty_queue_gives_nobody():
    t = lay_out(queue="")
    assert resolve(t, 0, [made("ready", n=2)]).ships[0].ready == t.state.ships[0].ready


def test_S14_9_as_far_as_you_like_on_one_track():
    t = lay_out(events={})
    g = resolve(t, 0, [ANY_TWO, ANY_TWO], "advance nian 1", "advance tincan 1")
    assert g.ships[0].progress == [1, 0, 1]


def test_S14_9_no_other_track_than_the_printed_one():
    t = lay_out(at="aldara", ready="red cadet", missions={"aldara": "royal_wedding"})
    play(t, 0, "mission", "crew red")
    assert refused(t, 0, "advance nian 1") == ("barred-other-track", "S14.9")


def test_S14_10_a_side_that_does_nothing_may_be_chosen():
    t = lay_out(bays=0, mended=[0, 2, 3, 5], ready="blue cadet", techs={1: "replicator"})
    play(t, 0, "room replicator blue", "choose repair_3")
    assert asked(t) == (0, "after")
    assert ship(t).medals == 1


def test_S14_11_no_payment_no_gain():
    t = lay_out(ready="yellow cadet", techs={1: "brig"}, cargo="red_blue")
    play(t, 0, "room brig yellow")
    assert asked(t) == (0, "after"), "an artifact is no pirate"


def test_S14_11_every_kind_of_price():
    medal = made("gain", what="medal")
    t = lay_out(ready="android cadet", cargo="green_android red_blue", techs={1: "simulator"})
    for price, answer in {
        "artifact": "pay red_blue",
        "pirate": "pay green_android",
        "android": "pay android",
        "tech": "discard 1 simulator",
    }.items():
        g = resolve(t, 0, [made("pay", cost={price: 1}, then=(medal,))], answer)
        assert g.ships[0].medals == 2
    g = resolve(t, 0, [made("pay", cost={"cargo": 2}, then=(medal,))], "pay green_android")
    assert g.ships[0].cargo == []
    assert resolve(t, 0, [made("pay", cost={"cargo": 3}, then=(medal,))]).ships[0].medals == 1


def test_S14_12_a_look_keeps_the_order():
    t = lay_out(
        at="aldara",
        ready="red cadet cadet",
        missions={"aldara": "stargate"},
        mission_deck="comet_mining first_contact royal_wedding",
    )
    deck = list(t.state.mission_deck)
    play(t, 0, "mission", "crew red")
    assert t.state.mission_deck == deck
    assert t.view(0)["decks"]["missions_seen"] == ["comet_mining", "first_contact", "royal_wedding"]
    assert t.view(1)["decks"]["missions_seen"] == []
    assert t.view(None)["decks"]["missions_seen"] == []


def test_S14_13_counted_once():
    per = made("per", most=4, count=Androids(), listed=(made("gain", what="android"),))
    t = lay_out(ready="android android")
    assert resolve(t, 0, [per]).ships[0].ready.count("android") == 4


def test_S14_14_everybody_in_turn_the_acting_player_first():
    t = lay_out(3, cargo={0: "red_blue", 1: "red_blue", 2: "green_android"}, acting=1)
    auction = LISTS["each_player_(pay_cargo_1_(medal_2))"]
    g = resolve(t, 1, auction, "pay red_blue", "pay green_android", "stop")
    assert [mine.medals for mine in g.ships] == [1, 3, 3]


def test_S14_3_medals_end_training():
    """Nothing in training gives a medal back, so it ends with the last one."""
    t = lay_out(ready="cadet", medals=4)
    while "train" in heads(t):
        t.answer(0, next(option for option in t.pending[0].options if option[0] == "train"))
    assert ship(t).medals == 0
    assert crew(t)[0] != "cadet"


def test_S14_15_the_holodeck_copies_rooms_of_others_but_not_itself():
    t = lay_out(ready="blue", techs={0: {1: "holodeck"}, 1: {1: "warp_core", 4: "hull_plating"}})
    play(t, 0, "room holodeck blue")
    assert options(t) == {"copy helm", "copy weapons", "copy science", "copy workshop", "copy warp_core"}
    assert [each.option for each in t.pending[0].barred()] == [("copy", "holodeck")]
    play(t, 0, "copy warp_core", "fly aldara", "fly brontis", "fly cerulo", "fly dunmarrow")
    assert t.state.at[0] == "dunmarrow"
    assert tech_in(t, 1) == "holodeck"


def test_S13_5_a_tech_that_goes_with_its_event_is_told():
    t = lay_out(
        at="aldara",
        ready="red yellow",
        missions={"aldara": "royal_wedding"},
        progress=(0, 3, 0),
        resolved=1,
        event_techs="hull_plating",
    )
    play(t, 0, "mission", "crew red", "advance cooperative 1")
    said = [in_english(event.text) for event in t.events()]
    assert "Hull Plating is gone with it." in said
    assert pile(t, "tech_discards") == ["hull_plating"]


def test_S14_1_every_list_of_effects_has_a_name_of_its_own():
    """Options and questions name lists; two with the same name would be taken for each other."""
    every_list: list[object] = []
    for each in (each for found in _every_list() for each in _with_inner(found)):
        if each and each not in every_list:
            every_list.append(each)
    assert all(LISTS[slug(each)] == each for each in every_list)
    assert len(LISTS) == len(every_list)


def _with_inner(found):
    return [found, *(inner for effect in every(found) for inner in effect.lists())]


@pytest.mark.parametrize(("mission", "row", "replaces"), [("time_loop", 2, False), ("dyson_sphere", 1, True)])
def test_S8_2_S14_6_the_question_for_a_row_says_whether_a_tech_may_replace_another(mission, row, replaces):
    t = lay_out(at="aldara", ready="blue red yellow cadet", missions={"aldara": mission})
    play(t, 0, "mission", *["crew yellow"] * (row - 1))
    assert ("may replace" in in_english(t.say(pending(t)))) == replaces
