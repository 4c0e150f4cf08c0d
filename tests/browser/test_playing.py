"""People at the table: against a bot, by link, at one screen, by keyboard, on a phone, watching."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Sitting
from .hands import Hand, play_until
from .test_lobby import SHIFTS
from .walk import BOT, LINK, walk

GAMES = ("metallum", "race", "orion", "captains", "adastra")


def test_a_game_against_a_bot_begins_at_its_card(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.go("/")
    ann.page.locator("button.quick[aria-label*=Metallum]").click()
    ann.page.get_by_role("button", name="Yes, all the rules").click()
    ann.ready()
    assert "program" in ann.prompt()
    play_until(Random(1), ann, rounds=2)
    ann.go("/")
    expect(ann.page.locator(".yours .rows li")).to_have_count(1)
    expect(ann.page.locator(".yours .rows li")).to_contain_text("Round 2")
    expect(ann.page.locator(".yours .rows li")).to_contain_text("Against Ares")
    ann.page.locator(".yours .btn.main").click()
    ann.ready()
    assert "program" in ann.prompt()


def test_tiles_snap_together_and_a_misfit_says_why(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open(LINK)
    ann.tile("move_3")
    expect(ann.page.locator(".board .snapped")).to_have_count(1)
    misfit = ann.page.locator('.tray [data-thing="tile:deploy_3"]')
    expect(misfit).to_have_attribute("data-state", "barred")
    expect(misfit).to_contain_text("No socket")
    misfit.click()
    expect(ann.page.locator(".notice")).to_contain_text("M4.6")
    ann.tile("deploy_1")
    expect(ann.page.locator("#decision .main")).to_contain_text("Confirm 2 tiles")
    ann.confirm()
    expect(ann.page.locator(".prompt.wait")).to_be_visible()
    ann.page.keyboard.press("u")
    expect(ann.page.locator(".tray")).to_be_visible()


def nothing_has_moved(hand: Hand) -> None:
    """The parts of a table are mounted one by one, and nothing is pushed about before the eyes."""
    hand.at_rest()
    assert hand.page.evaluate("window.shifted") < 0.05


def test_a_newcomer_is_told_the_game_in_a_minute_and_only_once(sit: Sitting) -> None:
    hand = sit("Helena", locale="pl-PL", new=True)
    hand.page.add_init_script(SHIFTS)
    seen: set[str] = set()
    for game in GAMES:
        hand.open(BOT, game=game)
        nothing_has_moved(hand)
        primer = hand.page.locator(".side .primer")
        expect(primer.locator("dd")).to_have_count(3)
        assert "web-primer" not in primer.inner_text()
        # the sign that it points to is the one below the board
        sign = hand.page.get_by_role("button", name="Dlaczego").locator("[data-sign]")
        named = primer.locator(".why [data-sign]").get_attribute("data-sign")
        if sign.count():
            seen.add(str(sign.get_attribute("data-sign")))
        assert seen <= {str(named)}
    assert seen
    primer.locator("header button").click()
    expect(primer).to_have_count(0)
    hand.open(BOT, game="adastra")
    hand.page.wait_for_selector(".side .log")
    expect(primer).to_have_count(0)


def test_on_a_phone_the_primer_comes_first_on_the_board(sit: Sitting) -> None:
    """Nothing stands beside the board there."""
    hand = sit("Helena", width=390, height=844, new=True)
    hand.page.add_init_script(SHIFTS)
    for game in GAMES:
        hand.open(BOT, game=game)
        hand.rest()
        nothing_has_moved(hand)
        expect(hand.page.locator("main.board .primer h3")).to_be_in_viewport(ratio=1)
    # whoever has read it is led to the question
    hand.page.locator(".primer header button").click()
    expect(hand.page.locator("main [data-state=selectable]").first).to_be_in_viewport()


def test_reload_in_mid_program_loses_nothing(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open(BOT)
    ann.tile("move_2")
    ann.tile("deploy_2")
    ann.page.reload()
    ann.ready()
    expect(ann.page.locator(".board .snapped")).to_have_count(2)
    expect(ann.page.locator("#decision .main")).to_contain_text("Confirm 2 tiles")


def test_the_invitation_is_shown_and_leads_to_the_seat(sit: Sitting) -> None:
    ann, bea, cid = sit("Ann"), sit("Bea"), sit("Cid")
    ann.go("/new/metallum")
    ann.page.locator("form.new [data-kind=link]").click()
    ann.page.locator("form.new button.main").click()
    link = ann.page.locator("dialog[open] li input").input_value()
    bea.page.goto(link)
    bea.page.locator("form.join button").click()
    bea.ready()
    cid.page.goto(link)
    expect(cid.page.locator(".error")).to_contain_text("Someone is already sitting there")
    ann.close_sheet()
    expect(ann.page.locator(".seats")).to_contain_text("Bea")


def test_two_at_one_screen_play_behind_curtains(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open({"kind": "hotseat", "name": "Bea"}, seed="2")
    expect(ann.page.locator(".curtain")).to_contain_text("Pass the device to Ann")
    play_until(Random(2), ann, rounds=3)
    passed = [frame for frame in ann.frames_of("position") if frame["pass_to"] is not None]
    assert len(passed) > 3
    assert not any(frame["choices"] for frame in passed)


def test_the_language_changes_at_the_table(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open(BOT)
    ann.tile("move_1")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Polski").check()
    expect(ann.page.locator("dialog[open] h2")).to_have_text("Ustawienia")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("#decision .main")).to_contain_text("Zatwierdź 1 podprogram")
    assert "⟦" not in ann.page.locator("body").inner_text()


@pytest.mark.slow
def test_a_whole_game_of_two_and_one_who_watches(sit: Sitting) -> None:
    ann, bea, _ = walk(sit, "metallum", seed="5", stops=(3,))
    assert ann.round() == 9
    scores = ann.page.locator("#decision .score b").all_inner_texts()
    assert scores
    assert scores == bea.page.locator("#decision .score b").all_inner_texts()
    bea.page.locator(".top .tools button").first.tap()
    expect(bea.page.locator("dialog[open] .scores")).to_be_visible()


def test_history_shows_the_past_and_comes_back(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open(BOT, seed="4")
    play_until(Random(4), ann, rounds=2)
    ann.page.locator(".history .step").first.click()
    expect(ann.page.locator(".shell.past")).to_be_visible()
    ann.asked("You're looking at move")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".shell.past")).to_have_count(0)


def test_chat_reaches_the_other_side(sit: Sitting) -> None:
    ann, bea = sit("Ann"), sit("Bea")
    made = ann.open(LINK)
    bea.join(made)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_placeholder("Write a message").fill("Good luck <b>")
    ann.page.keyboard.press("Enter")
    bea.page.get_by_role("tab", name="Chat").click()
    expect(bea.page.locator(".chat li")).to_contain_text("Good luck <b>")


@pytest.mark.slow
def test_when_time_is_up_a_bot_sits_in_until_one_is_back(sit: Sitting) -> None:
    ann, bea = sit("Ann"), sit("Bea", width=390, height=844)
    made = ann.open(LINK, seed="2", clock={"seconds": 10, "increment": 0})
    ann.program("move_1", "deploy_1")  # clocks stand until everybody has come
    bea.join(made)
    expect(ann.page.get_by_role("timer")).to_have_count(2)
    expect(ann.page.locator(".log .notice")).to_contain_text("Time is up for Bea")
    expect(ann.page.locator(".log")).to_contain_text("Bea revealed")
    expect(bea.page.locator("#decision .prompt")).to_have_text("A bot is playing for you")
    bea.page.get_by_role("button", name="I'm back").click()
    expect(bea.page.locator("#decision .prompt")).not_to_have_text("A bot is playing for you")
