"""When things go wrong: the server dies, two answers cross, somebody wants to take back."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import BUILT, Server, Sitting
from .hands import Hand

LINK = {"kind": "link"}


def test_a_killed_server_comes_back_and_so_do_the_players(sit: Sitting, server: Server) -> None:
    ann, bea = sit("Ann", at=server.address), sit("Bea", at=server.address)
    bea.join(ann.open(LINK, seed="9"))
    bea.program("move_1", "deploy_1")
    expect(bea.page.locator(".prompt.wait")).to_be_visible()
    ann.tile("move_2")
    ann.tile("deploy_2")
    server.kill()
    for hand in (ann, bea):
        expect(hand.page.locator(".lost")).to_be_visible()
    ann.confirm()
    expect(ann.page.locator(".notice")).to_contain_text("no connection")
    server.start()
    for hand in (ann, bea):
        expect(hand.page.locator(".lost")).to_have_count(0)
    # what was acknowledged is there, and so is what was only being thought about
    expect(bea.page.locator(".prompt.wait")).to_contain_text("Waiting for Ann")
    expect(ann.page.locator(".board .snapped")).to_have_count(2)
    ann.confirm()
    for hand, hers, other in ((ann, "You", "Bea"), (bea, "Ann", "You")):
        expect(hand.page.locator(".log")).to_contain_text(f"{other} revealed Move 1 and One robot")
        expect(hand.page.locator(".log")).to_contain_text(f"{hers} revealed Move 2 and Two robots")


def newer(folder: Path) -> Path:
    """The page as a newer build of it: every file that carries a hash has another name."""
    shutil.copytree(BUILT.parent, folder)
    names = {file.name: f"{file.stem}_newer{file.suffix}" for file in (folder / "assets").iterdir()}
    for name, other in names.items():
        (folder / "assets" / name).rename(folder / "assets" / other)
    older = re.compile("|".join(map(re.escape, names)))
    for file in [*folder.glob("*.html"), *folder.glob("assets/*.js"), *folder.glob("assets/*.css")]:
        words = file.read_text(encoding="utf-8")
        file.write_text(older.sub(lambda found: names[found[0]], words), encoding="utf-8")
    return folder


def test_a_page_from_before_an_upgrade_loads_itself_anew(
    sit: Sitting, server: Server, tmp_path: Path
) -> None:
    ann = sit("Ann", at=server.address)
    ann.open(LINK, seed="9")
    settings = ann.page.get_by_role("button", name="Settings")
    ann.page.evaluate("window.from = 'before'")
    server.kill()
    server.environment["OTHER_PAGE"] = str(newer(tmp_path / "page"))
    server.start()
    expect(ann.page.locator(".lost")).to_have_count(0)
    assert ann.page.evaluate("window.from") == "before"
    with ann.page.expect_event("load"):
        settings.click()
    assert all("Unable to preload" in fault or "dynamically imported" in fault for fault in ann.faults), (
        ann.faults
    )
    ann.faults.clear()
    ann.ready()
    ann.page.wait_for_selector("dialog[open]")  # the invitations, as whenever the page is loaded
    ann.close_sheet()
    settings.click()
    expect(ann.page.locator("dialog[open]")).to_contain_text("Sound")


def test_two_tabs_stay_in_step(sit: Sitting) -> None:
    ann = sit("Ann")
    made = ann.open(LINK)
    other = Hand(ann.page.context.new_page(), ann.address)
    other.go(f"/table/{made['table']}")
    other.ready()
    other.close_sheet()
    ann.program("move_1", "deploy_1")
    expect(other.page.locator(".tray")).to_have_count(0)
    expect(other.page.locator(".prompt.wait")).to_contain_text("Waiting for")
    other.page.keyboard.press("u")
    expect(ann.page.locator(".tray")).to_be_visible()


class Slow:
    """A line that holds back what the server says, while told to."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.held: list[str | bytes] = []
        self.route: Any = None
        page.route_web_socket("**/play*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self.route = route
        far = route.connect_to_server()
        far.on_message(lambda message: self.held.append(message) if self.holding else route.send(message))

    def release(self) -> None:
        self.holding = False
        for message in self.held:
            self.route.send(message)


def test_of_two_answers_at_once_one_wins_and_the_other_is_told(sit: Sitting) -> None:
    ann, bea = sit("Ann"), sit("Bea")
    made = ann.open(LINK)
    bea.join(made)
    page = ann.page.context.new_page()
    page.set_viewport_size({"width": 1440, "height": 900})  # the log is in sight
    line = Slow(page)
    late = Hand(page, ann.address)
    late.go(f"/table/{made['table']}")
    late.ready()
    for hand, move in ((ann, "move_1"), (late, "move_3")):
        hand.tile(move)
    line.holding = True
    ann.confirm()
    expect(ann.page.locator(".prompt.wait")).to_be_visible()
    late.confirm()
    line.release()
    expect(late.page.locator(".notice")).to_be_visible()
    assert not ann.frames_of("refused")
    bea.program("move_2")
    for hand in (ann, late):
        expect(hand.page.locator(".log")).to_contain_text("You revealed Move 1")


def test_beyond_what_one_may_take_back_the_other_is_asked(sit: Sitting) -> None:
    ann, bea = sit("Ann"), sit("Bea")
    bea.join(ann.open(LINK, seed="2"))
    ann.program("move_1", "deploy_1")
    bea.program("move_2", "deploy_1")
    expect(ann.page.locator(".log")).to_contain_text("Bea revealed")
    ask = ann.page.get_by_role("button", name="Ask the table")
    expect(ask).to_be_visible()
    # refused
    ask.click()
    expect(bea.page.locator("#decision")).to_contain_text("asks to take back")
    bea.page.get_by_role("button", name="Refuse").click()
    expect(ann.page.locator(".notice")).to_contain_text("didn't agree")
    # withdrawn
    ask.click()
    expect(bea.page.locator("#decision")).to_contain_text("asks to take back")
    ann.page.get_by_role("button", name="Withdraw request").click()
    expect(bea.page.locator("#decision")).not_to_contain_text("asks to take back")
    # agreed
    ask.click()
    bea.page.get_by_role("button", name="Agree").click()
    expect(ann.page.locator(".tray")).to_be_visible()
    expect(bea.page.locator(".log")).not_to_contain_text("revealed")


def test_looking_back_does_not_disturb_what_is_being_chosen(sit: Sitting) -> None:
    ann, bea = sit("Ann"), sit("Bea")
    bea.join(ann.open(LINK, seed="2"))
    ann.program("move_1", "deploy_1")
    bea.program("move_2", "deploy_1")
    expect(ann.page.locator(".log")).to_contain_text("Bea revealed")
    hands = [ann, bea]
    first = hands.pop(ann.position()["waiting"][0])
    other = hands[0]
    expect(first.page.locator("#decision [data-option]").first).to_be_visible()
    other.page.locator(".history .step").first.click()
    expect(other.page.locator(".shell.past")).to_be_visible()
    first.page.locator("#decision [data-option]").first.click()
    expect(other.page.locator(".history")).to_contain_text("of 3")
    other.asked("You're looking at move 1")
    other.page.keyboard.press("u")
    other.page.get_by_role("button", name="Back to now").first.click()
    expect(other.page.locator(".shell.past")).to_have_count(0)
    assert not other.frames_of("undo_asked")
