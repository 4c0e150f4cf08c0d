"""What is shown at tables with corrected cards; `test_corrected_tables.py` runs each in a process with such a file."""

from __future__ import annotations

from astrarium.kernel import Text
from astrarium.localization import rules

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
    played,
    refused,
    stock,
    systems,
)


def rates_of_their_own() -> None:
    t = lay_out(stock=(3, 0, 0))
    assert options(t, "trade") == ["trade food fleet"]
    assert refused(t, "trade food production") == ("barred-trade", "O7.6")
    t = played("trade food production", stock=(4, 0, 0))
    assert stock(t, 0) == (0, 0, 1)


def must_build_and_cannot() -> None:
    t = played("build hydroponic_farm", hands="hydroponic_farm titan", stock=(2, 0, 0), pool=(1, 1))
    assert (hand(t, 0), stock(t, 0)) == (["titan"], (2, 0, 0)), "the other half of the effect is carried out"
    assert asked(t) == (1, "action")
    t = lay_out(hands="hydroponic_farm scout_ship titan", stock=(3, 1, 0), pool=(1, 1))
    play(t, "build hydroponic_farm", "on 1")
    assert systems(t, 0)[:2] == ["hydroponic_farm", "scout_ship"]


def top_discard_where_the_card_says() -> None:
    full = "autolab autolab frigate titan biospheres"
    for system, top, why in (
        (full, "frigate", "This system is full: it holds 5 cards."),
        (
            "biospheres",
            "spaceport",
            "The top card of the discard pile is Spaceport. It must be a red structure.",
        ),
        (
            "biospheres",
            "doom_star",
            "The top card of the discard pile is Doom Star. "
            "You lack 1 fleet and 2 production; the discount of 1 doesn't make up for that.",
        ),
    ):
        t = lay_out(systems=[system], discards=top, stock=(5, 3, 1))
        assert refused(t, "activate biospheres").rule == "O8.4"
        (barred,) = (each for each in pending(t).barred() if each.option[0] == "activate")
        assert in_english(barred.text) == why
    t = played("activate biospheres", systems=["biospheres"], discards="titan frigate", stock=(0, 1, 0))
    assert (systems(t, 0)[0], stock(t, 0)) == ("biospheres frigate", (0, 0, 0))


def top_discard_if_the_owner_likes() -> None:
    t = played("activate advia_osm", advisors="advia_osm", discards="frigate", pool=(1, 1))
    assert options(t) == ["build frigate", "skip"]
    play(t, "skip")
    assert discards(t) == ["frigate"]
    t = played("activate advia_osm", advisors="advia_osm", pool=(1, 1))
    assert asked(t) == (1, "action"), "an empty pile, and nothing happens"


def covered_meanwhile() -> None:
    mine_and_university = {0: ["deep_core_mine", "astro_university"]}
    t = lay_out(phase="start_effects", hands="frigate", systems=mine_and_university)
    assert options(t) == ["use astro_university", "use deep_core_mine"]
    play(t, "use astro_university", "on 0")
    assert systems(t, 0)[0] == "deep_core_mine frigate"
    assert (asked(t), t.state.morale[0]) == ((0, "action"), 10)


def trigger_with_a_need() -> None:
    for pile, gained in (("", 0), ("titan", 1)):
        t = played("attack 1", systems={1: ["star_fortress"]}, discards=pile)
        assert t.state.vp[1] == gained


def discounts_on_one_colour() -> None:
    t = lay_out(
        races="meklar human",
        hands="recyclotron",
        systems=["space_elevator", "space_elevator"],
        stock=(0, 0, 0),
    )
    play(t, "build recyclotron", "on 2")
    assert stock(t, 0) == (0, 0, 1), "3 production less 3, and 1 gained"


def sentences_that_follow() -> None:
    t = lay_out(hands="frigate destroyer")
    rows = list(GAME.outline(t.view(0), 0))[-1].rows
    said = {in_english(row[0].text): in_english(row[-1].text) for row in rows}
    assert said["Frigate"] == "After attack: gain 2 fleet. (our design)"
    assert "After attack: gain 2 fleet." in rules(GAME)["O18.1"]
    assert "Po ataku: zyskaj 2 floty." in rules(GAME, "pl")["O18.1"]
    assert said["Destroyer"].endswith("or loses 2 morale.")


def research_as_it_says() -> None:
    """A number of the file in a sentence, and what is done."""
    for race, says, drawn in (("human", None, 1), ("psilon", "draws 2 cards instead of 1", 2)):
        t = played("research", races=f"{race} human", deck="frigate titan autolab")
        assert len(hand(t, 0)) == drawn
        assert says is None or says in in_english(Text(f"race-{race}.text"))
