"""S4 and S5: rooms and crew."""

import pytest

from astrarium.games.captains import crew as rules_of_crew
from astrarium.games.captains.crew import matches_room, matches_row

from .table import asked, crew, heads, hold, in_english, lay_out, options, play, refused, ship, told


def test_S4_2_an_ensign_goes_to_the_queue_first():
    """With an empty queue, "the first of the queue" is the one who has just worked."""
    t = lay_out(ready="red cadet", queue="", techs={1: "escape_capsules"})
    play(t, 0, "room escape_capsules red", "stay")
    assert crew(t) == ("cadet red", "")


def test_S4_3_artifacts_bring_no_commander():
    t = lay_out(cargo="red_blue red_yellow", ready="red_commander", at="aldara")
    play(t, 0, "artifacts helm", "fly home", "stay")
    assert asked(t)[1] != "commander"
    assert crew(t)[0] == "red_commander"
    assert hold(t) == ""
    assert sum(t.state.artifact_discards.values()) == 2


def test_S4_3_not_for_grey_rooms():
    t = lay_out(cargo="red_blue red_yellow", ready="cadet")
    assert refused(t, 0, "artifacts workshop") == ("barred-grey-room", "S4.3")
    assert refused(t, 0, "artifacts science red_yellow") == ("barred-artifact-colour", "S4.3")


def test_S4_4_contractors_only_with_their_card():
    t = lay_out(cargo="red_blue")
    assert "contract" not in heads(t)
    t = lay_out(cargo="red_blue", techs={1: "outside_contractors"})
    assert "contract" in heads(t)


def test_S4_5_a_room_may_be_used_for_nothing():
    t = lay_out(bays=0, mended=[0, 2, 3, 5], ready="cadet red")
    play(t, 0, "room workshop cadet")
    assert crew(t) == ("red", "yellow blue red cadet")


@pytest.mark.parametrize(
    ("figure", "rooms", "rows"),
    [
        ("cadet", "workshop", ""),
        ("red", "helm workshop", "red"),
        ("yellow", "weapons workshop", "yellow"),
        ("blue", "science workshop", "blue"),
        ("red_commander", "helm workshop", "red"),
        ("yellow_commander", "weapons workshop", "yellow"),
        ("blue_commander", "science workshop", "blue"),
        ("android", "", "red yellow blue gold"),
    ],
)
def test_S5_1_who_matches_what(figure, rooms, rows):
    assert [r for r in ("helm", "weapons", "science", "workshop") if matches_room(figure, r)] == rooms.split()
    assert [
        colour for colour in ("red", "yellow", "blue", "gold") if matches_row(figure, colour)
    ] == rows.split()


def test_S5_2_training():
    t = lay_out(ready="cadet red")
    assert {option for option in options(t) if option.startswith("train")} == {
        "train cadet red",
        "train cadet yellow",
        "train cadet blue",
        "train red yellow",
        "train red blue",
    }
    cadets, blues = t.state.supply["cadet"], t.state.supply["blue"]
    play(t, 0, "train cadet blue")
    assert crew(t)[0] == "blue red"
    assert ship(t).medals == 0
    assert (t.state.supply["cadet"], t.state.supply["blue"]) == (cadets + 1, blues - 1)
    assert refused(t, 0, "train red blue") == ("barred-medals", "S5.2")
    assert refused(t, 0, "train red red") == ("barred-same-colour", "S5.2")


def test_S5_2_S17_2_no_ensign_left():
    many = "yellow " * 6
    t = lay_out(3, ready={0: f"cadet {many}", 1: many, 2: many}, queue={0: "", 1: "", 2: ""})
    assert refused(t, 0, "train cadet yellow") == ("barred-supply", "S17.2")
    assert "train cadet blue" in options(t)


def test_S5_3_promotion():
    t = lay_out(ready="cadet red blue_commander", medals=3)
    assert refused(t, 0, "promote cadet") == ("barred-no-promotion", "S5.3")
    assert refused(t, 0, "promote blue_commander") == ("barred-no-promotion", "S5.3")
    play(t, 0, "promote red")
    assert crew(t)[0] == "blue_commander cadet red_commander"
    assert ship(t).medals == 0
    poor = lay_out(ready="red", medals=2)
    assert refused(poor, 0, "promote red") == ("barred-medals", "S5.3")


def test_S5_3_five_rings():
    five = "red_commander red_commander blue_commander blue_commander"
    t = lay_out(ready=f"red {five}", queue="yellow_commander", medals=3)
    assert refused(t, 0, "promote red") == ("barred-rings", "S5.3")


def test_S5_4_only_in_the_own_turn():
    t = lay_out(medals={0: 5, 1: 5})
    assert t.choice(1) is None
    play(t, 0, "room helm red")
    assert "train" not in heads(t), "not in the middle of an effect"


def test_S5_5_a_commander_goes_to_the_queue_last():
    t = lay_out(ready="red_commander", queue="red cadet")
    play(t, 0, "room helm red_commander", "stay")
    assert t.view(0)["players"][0]["busy"] == ["red_commander"]
    play(t, 0, "nothing")
    assert crew(t) == ("", "red cadet red_commander")


def test_S5_5_a_commander_is_not_there_for_his_own_effects():
    """The first of the queue comes back before the commander is in it."""
    t = lay_out(ready="red_commander cadet", queue="", techs={1: "escape_capsules"})
    play(t, 0, "room escape_capsules red_commander", "stay", "nothing")
    assert crew(t) == ("cadet", "red_commander")


def test_S5_6_extra_work_once():
    t = lay_out(ready="yellow_commander", at="aldara", pirates={"home-aldara": "green_android"})
    play(t, 0, "room weapons yellow_commander", "fight home-aldara", "extra workshop", "repair bay")
    assert asked(t)[0] == 1
    assert crew(t)[1].endswith("yellow_commander")
    assert told(t).count("extra") == 1


def test_S5_6_extra_work_in_another_one_shot_room():
    t = lay_out(ready="red_commander", techs={1: "field_workshop", 4: "emergency_warp"}, events={})
    play(t, 0, "room emergency_warp red_commander", "jump kelpa", "stop", "extra field_workshop", "stop")
    assert [t.state.name(card) for card in t.state.tech_discards][-2:] == ["emergency_warp", "field_workshop"]


def test_S5_7_no_extra_work_on_a_row_that_was_skipped():
    t = lay_out(at="aldara", ready="yellow_commander cadet", missions={"aldara": "living_slime"})
    play(t, 0, "mission", "crew cadet", "skip")
    assert asked(t) == (0, "turn") or "again" not in heads(t)
    t = lay_out(
        at="aldara", ready="yellow_commander cadet", queue="cadet yellow", missions={"aldara": "living_slime"}
    )
    play(t, 0, "mission", "crew cadet", "skip")
    assert options(t) == {"order cadet", "order yellow", "nothing"}


def test_S5_7_the_whole_row_again():
    t = lay_out(at="aldara", ready="yellow_commander cadet", missions={"aldara": "living_slime"})
    play(t, 0, "mission", "crew cadet", "resolve", "again")
    assert ship(t).bays == 5
    assert ship(t).medals == 3


def test_S5_8_an_order_after_a_row_that_does_not_match():
    t = lay_out(
        at="aldara", ready="blue_commander cadet", queue="red blue", missions={"aldara": "border_patrol"}
    )
    play(t, 0, "mission", "crew blue_commander")
    assert options(t) == {"order blue", "nothing"}
    play(t, 0, "order blue")
    assert crew(t) == ("blue", "red blue_commander cadet")


def test_S5_8_any_figure_of_the_queue_may_be_called():
    """Equal figures that stand apart are named by their place: who is left comes back in another order."""
    t = lay_out(ready="red_commander", queue="red cadet red red")
    play(t, 0, "room helm red_commander", "stay")
    orders = {option for option in options(t) if option.startswith("order")}
    assert orders == {"order red 0", "order cadet", "order red 2"}, "the last two make no difference"
    front, back = t.fork(), t.fork()
    play(front, 0, "order red 0")
    assert crew(front) == ("red", "cadet red red red_commander")
    play(back, 0, "order red 2")
    assert crew(back) == ("red", "red cadet red red_commander")
    choice = t.choice(0)
    assert in_english(t.say(choice, ("order", "red", 2))) == "Call the red ensign from the queue (place 3)"
    assert [event.args["queued"] for event in back.events() if event.name == "ordered"] == [2]


def test_S5_8_any_figure_of_the_queue_may_be_called_on_a_mission():
    t = lay_out(
        at="aldara",
        ready="blue_commander cadet",
        queue="yellow blue yellow red blue",
        missions={"aldara": "border_patrol"},
    )
    play(t, 0, "mission", "crew blue_commander")
    assert options(t) == {"order blue 1", "order blue 4", "nothing"}
    assert refused(t, 0, "order yellow 2") == ("barred-order", "S5.8")
    play(t, 0, "order blue 4")
    assert crew(t) == ("blue", "yellow blue yellow red blue_commander cadet")


def test_S5_9_androids_leave_after_a_mission():
    t = lay_out(at="aldara", ready="android android", missions={"aldara": "comet_mining"})
    left = t.state.supply["android"]
    play(t, 0, "mission", "repair bay")
    assert crew(t) == ("", "yellow blue red")
    assert t.state.supply["android"] == left + 2


def test_S5_2_S5_3_training_and_promotion_have_a_price_each(monkeypatch):
    """Also where a corrected file makes training the dearer one."""
    monkeypatch.setattr(rules_of_crew, "TRAINING", 3)
    monkeypatch.setattr(rules_of_crew, "PROMOTION", 1)
    t = lay_out(ready="red cadet", medals=2)
    assert {"promote"} == heads(t) & {"promote", "train"}


def test_S5_2_S5_3_training_and_promotion_show_what_will_be_paid():
    t = lay_out(ready="cadet red", medals=4)
    choice = t.choice(0)
    said = [in_english(t.say(choice, option)) for option in (("train", "cadet", "blue"), ("promote", "red"))]
    assert said == [
        "Train the cadet as a blue ensign (1 medal)",
        "Promote the red ensign to commander (3 medals)",
    ]
    play(t, 0, "train cadet blue")
    assert ship(t).medals == 3
    play(t, 0, "promote red")
    assert ship(t).medals == 0
