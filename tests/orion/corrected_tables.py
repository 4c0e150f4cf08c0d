"""What is shown at tables with corrected cards; `test_corrected.py` runs each in a process with such a file.

As a program: `python -m orion.at_corrected_tables NAME` in the folder of the tests.
"""

from __future__ import annotations

import sys

from astrarium.texts import rules

from .table import (
    GAME,
    asked,
    discards,
    hand,
    in_english,
    lay_out,
    options,
    pending,
    play,
    refused,
    stock,
    systems,
)


def rates_of_their_own() -> None:
    t = lay_out(stock={0: (3, 0, 0)})
    assert options(t, "trade") == ["trade food fleet"]
    assert refused(t, "trade food production") == ("barred-trade", "O7.6")
    t = lay_out(stock={0: (4, 0, 0)})
    play(t, "trade food production")
    assert stock(t, 0) == (0, 0, 1)


def must_build_and_cannot() -> None:
    t = lay_out(hands={0: "hydroponic_farm titan"}, stock={0: (2, 0, 0)}, pool={0: 1, 1: 1})
    play(t, "build hydroponic_farm")
    assert (hand(t, 0), stock(t, 0)) == (["titan"], (2, 0, 0)), "the other half of the effect is carried out"
    assert asked(t) == (1, "action")
    t = lay_out(hands={0: "hydroponic_farm scout_ship titan"}, stock={0: (3, 1, 0)}, pool={0: 1, 1: 1})
    play(t, "build hydroponic_farm", "on 1")
    assert systems(t, 0)[:2] == ["hydroponic_farm", "scout_ship"]


def top_discard_where_the_card_says() -> None:
    full = "autolab autolab frigate titan biospheres"
    for system, top, why in (
        (full, "frigate", "This system is full: it holds 5 cards."),
        (
            "biospheres",
            "spaceport",
            "The top card of the discard pile is Spaceport. It has to be a red structure.",
        ),
        (
            "biospheres",
            "doom_star",
            "The top card of the discard pile is Doom Star. "
            "You lack 1 fleet and 2 production; the discount of 1 does not make up for that.",
        ),
    ):
        t = lay_out(systems={0: [system]}, discards=top, stock={0: (5, 3, 1)})
        assert refused(t, "activate biospheres").rule == "O8.4"
        (barred,) = (each for each in pending(t).barred() if each.option[0] == "activate")
        assert in_english(barred.text) == why
    t = lay_out(systems={0: ["biospheres"]}, discards="titan frigate", stock={0: (0, 1, 0)})
    play(t, "activate biospheres")
    assert (systems(t, 0)[0], stock(t, 0)) == ("biospheres frigate", (0, 0, 0))


def top_discard_if_the_owner_likes() -> None:
    t = lay_out(advisors={0: "advia_osm"}, discards="frigate", pool={0: 1, 1: 1})
    play(t, "activate advia_osm")
    assert options(t) == ["build frigate", "skip"]
    play(t, "skip")
    assert discards(t) == ["frigate"]
    t = lay_out(advisors={0: "advia_osm"}, pool={0: 1, 1: 1})
    play(t, "activate advia_osm")
    assert asked(t) == (1, "action"), "an empty pile, and nothing happens"


def covered_meanwhile() -> None:
    mine_and_university = {0: ["deep_core_mine", "astro_university"]}
    t = lay_out(phase="start_effects", hands={0: "frigate"}, systems=mine_and_university)
    assert options(t) == ["use astro_university", "use deep_core_mine"]
    play(t, "use astro_university", "on 0")
    assert systems(t, 0)[0] == "deep_core_mine frigate"
    assert (asked(t), t.state.morale[0]) == ((0, "action"), 10)


def trigger_with_a_need() -> None:
    for pile, gained in (("", 0), ("titan", 1)):
        t = lay_out(systems={1: ["star_fortress"]}, discards=pile)
        play(t, "attack 1")
        assert t.state.vp[1] == gained


def discounts_on_one_colour() -> None:
    t = lay_out(
        races="meklar human",
        hands={0: "recyclotron"},
        systems={0: ["space_elevator", "space_elevator"]},
        stock={0: (0, 0, 0)},
    )
    play(t, "build recyclotron", "on 2")
    assert stock(t, 0) == (0, 0, 1), "3 production less 3, and 1 gained"


def sentences_that_follow() -> None:
    t = lay_out(hands={0: "frigate destroyer"})
    rows = list(GAME.outline(t.view(0), 0))[-1].rows
    said = {in_english(row[0].text): in_english(row[-1].text) for row in rows}
    assert said["Frigate"] == "After attack: gain 2 fleet. (our design)"
    assert "After attack: gain 2 fleet." in rules(GAME)["O18.1"]
    assert "Po ataku: zyskaj 2 jednostki floty." in rules(GAME, "pl")["O18.1"]
    assert said["Destroyer"].endswith("or loses 2 morale.")


if __name__ == "__main__":
    globals()[sys.argv[1]]()
    print("as it should be")
