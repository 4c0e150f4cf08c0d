"""Studies: a finished game taken apart on the board, kept, shown by a link, saved as a file and opened again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from program import astrarium

from .conftest import Sitting
from .hands import Hand
from .layout import LAYOUT
from .test_pages import violations
from .test_replay import finished
from .test_turns import FITS

GAMES = ("adastra", "captains", "metallum", "orion", "race")
#: Buttons of a study that a finger would miss.
SMALL = """() => [...document.querySelectorAll('.side button, .top button, #decision button')]
  .map((each) => [each.ariaLabel ?? each.textContent, each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 36 || box.width < 36)).map(([name]) => name)"""


def study_of(hand: Hand, game: str = "metallum") -> str:
    """The study of a game that two bots have played; the page shows it."""
    finished(hand, game)
    hand.page.locator("#decision .ended [data-icon=branch]").click()
    hand.page.wait_for_url("**/study/**")
    hand.ready()
    return hand.page.url.rpartition("/")[2].partition("?")[0]


def at(page: Page) -> int:
    """The node that the board shows."""
    page.wait_for_function("document.querySelector('.tree [aria-current]')")
    return int(page.locator(".tree [aria-current]").get_attribute("data-node") or 0)


def walked(page: Page, key: str) -> int:
    """Press a key and wait until it has led elsewhere."""
    before = at(page)
    page.keyboard.press(key)
    page.wait_for_function(
        "before => document.querySelector('.tree [aria-current]')?.dataset.node !== before", arg=str(before)
    )
    return at(page)


def tried(hand: Hand, dice: Random) -> int:
    """Answer on the board until that has made a variation; its node."""
    known = {each["id"] for each in tree(hand)["nodes"]}
    for _ in range(60):
        hand.step(dice)
        hand.page.wait_for_function("document.querySelector('#decision')?.ariaBusy !== 'true'")
        new = {each["id"] for each in tree(hand)["nodes"]} - known
        if new:
            hand.page.locator(f'.tree [data-node="{max(new)}"][aria-current]').wait_for()
            return int(max(new))
    pytest.fail("nothing new was tried")


def tree(hand: Hand) -> dict[str, list[dict[str, object]]]:
    study = hand.page.url.rpartition("/study/")[2].partition("?")[0]
    return dict(hand.call("GET", f"/api/studies/{study}"))


def test_a_game_is_taken_apart_kept_shown_and_carried_away(sit: Sitting, tmp_path: Path) -> None:
    ann = sit("Ann")
    study_of(ann)
    page = ann.page
    assert at(page) == 0
    first = walked(page, "ArrowRight")
    assert walked(page, "ArrowRight") != first
    assert walked(page, "ArrowLeft") == first
    walked(page, "End")
    expect(page.locator("#decision .prompt")).to_contain_text("The game is over")
    walked(page, "Home")
    walked(page, ".")
    walked(page, "Shift+ArrowLeft")
    node = tried(ann, Random(4))
    expect(page.locator(".tree .inner [aria-current]")).to_contain_text("Ann")
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Your note").fill("Braver, żółw")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Doubtful").click()
    page.get_by_label("Name of this line").fill("the brave one")
    page.keyboard.press("Enter")
    expect(page.locator(".tree [aria-current]")).to_contain_text("the brave one")
    expect(page.locator(".tree [aria-current] .sign")).to_contain_text("?!")
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert not violations(page)
    assert page.evaluate(SMALL) == []
    # it stays as it is, and whoever has the link sees it at this position and changes nothing
    bea = sit("Bea")
    bea.page.goto(page.url)
    bea.ready()
    assert at(bea.page) == node
    bea.page.get_by_role("tab", name="Notes").click()
    expect(bea.page.locator(".pane .note")).to_have_text("Ann Braver, żółw")
    expect(bea.page.locator("main [data-state=selectable]")).to_have_count(0)
    expect(bea.page.get_by_label("Your note")).to_have_count(0)
    assert not violations(bea.page)
    expect(page.locator(".tree .person")).to_have_text("Bea")
    # where one may, both change it
    page.get_by_role("button", name="More about this study").click()
    page.get_by_label("Whoever has the link may change it too").check()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert not violations(page)
    ann.close_sheet()
    bea.page.reload()
    bea.ready()
    bea.page.get_by_role("tab", name="Notes").click()
    bea.page.get_by_label("Your note").fill("No!")
    bea.page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".pane .note")).to_have_text("Bea No!")
    # the file is the same tree in the terminal, and in another's browser
    file = tmp_path / "study.json"
    file.write_bytes(download.value.path().read_bytes())
    told = json.loads(astrarium(tmp_path, "study", str(file), "--json").stdout)
    whole = tree(ann)
    assert [each["id"] for each in told["nodes"]] == [each["id"] for each in whole["nodes"]]
    bea.go("/replays")
    bea.page.locator("label.file input").set_input_files(file)
    bea.page.wait_for_url("**/study/**")
    bea.ready()
    assert len(tree(bea)["nodes"]) == len(whole["nodes"])
    # from a variation one plays on, at a table of one's own
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    ann.ready()


def test_the_engine_is_at_hand_and_knows_what_the_seat_knew(sit: Sitting) -> None:
    ann = sit("Ann")
    study_of(ann, "race")
    page = ann.page
    for _ in range(6):
        walked(page, "ArrowRight")
    ways = page.locator(".pane .way")
    expect(ways.first).to_be_visible()
    seen = page.locator("main").inner_text()
    page.get_by_label("Whose eyes").select_option("known 0")
    expect(page.locator(".pane")).to_contain_text(re.compile("what this seat knew|Somebody else decides"))
    assert page.locator("main").inner_text() != seen
    page.get_by_label("Whose eyes").select_option("open ")
    expect(page.locator(".pane .tag").filter(has_text="played")).to_be_visible()
    other = ways.filter(has_not_text="played").first
    other.click()
    expect(page.locator(".tree .inner [aria-current]")).to_be_visible()
    page.get_by_role("tab", name="Notes").click()
    page.get_by_role("button", name="Delete from here on").click()
    expect(page.locator(".tree .inner")).to_have_count(0)
    page.get_by_role("button", name="Deal anew").click()
    expect(page.locator(".told")).to_contain_text("Another world")
    # from any position another one is set up by hand; what the rules do not allow is refused
    page.get_by_role("button", name="More about this study").click()
    page.get_by_role("button", name="Set up a position").click()
    form = page.get_by_role("dialog", name="Set up a position")
    chips = form.get_by_label("players chips").first
    chips.fill("-1")
    form.get_by_role("button", name="Study this position").click()
    expect(form.get_by_role("alert")).to_contain_text("chips of seat 0: -1")
    chips.fill("9")
    form.locator(".chip").first.click()
    form.get_by_label("Exchange with").select_option("Public Works")
    assert not violations(page)
    before = page.url.partition("?")[0]
    form.get_by_role("button", name="Study this position").click()
    page.wait_for_url(lambda url: url.partition("?")[0] != before)
    ann.ready()
    expect(page.locator("main")).to_contain_text("Public Works")
    tried(ann, Random(1))
    # the position is a puzzle for whoever has the link: nothing that follows is shown
    link = page.url.partition("?")[0] + "?node=0&find"
    page.goto(link)
    ann.ready()
    expect(page.get_by_role("heading", name="Find it")).to_be_visible()
    expect(page.locator("main [data-state=selectable]").first).to_be_visible()
    expect(page.locator(".tree, .pane .way")).to_have_count(0)
    assert not violations(page)
    page.get_by_role("button", name="Show the study").click()
    expect(page.locator(".tree .move")).to_have_count(2)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_each_game_fits(sit: Sitting, game: str) -> None:
    ann = sit("Ann", width=1280, height=720)
    study_of(ann, game)
    page = ann.page
    nodes = tree(ann)["nodes"]
    middle = next(each["id"] for each in nodes[len(nodes) // 2 :] if not each.get("forced"))
    for width, height in ((1280, 720), (1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(page.url.partition("?")[0] + f"?node={middle}")
        ann.ready()
        page.locator("#decision .prompt").wait_for()
        ann.at_rest()
        assert page.evaluate(FITS)
        assert page.evaluate(LAYOUT) == []
        assert page.evaluate(SMALL) == []


def test_on_a_phone_in_polish(sit: Sitting) -> None:
    ewa = sit("Ewa", width=390, height=844, locale="pl-PL", has_touch=True)
    study_of(ewa, "captains")
    page = ewa.page
    for _ in range(3):
        page.get_by_role("button", name="Ruch dalej").tap()
    page.locator('.tree [data-node="1"]').tap()
    expect(page.locator('.tree [data-node="1"]')).to_have_attribute("aria-current", "step")
    page.get_by_role("tab", name="Najlepsze").tap()
    expect(page.locator(".pane .way").first).to_be_visible()
    assert not violations(page)
    page.get_by_role("tab", name="Notatki").tap()
    page.get_by_label("Twoja notatka").fill("Tu był błąd")
    page.get_by_role("button", name="Zapisz", exact=True).tap()
    expect(page.locator('[role=tab][aria-selected="true"] .dot')).to_have_text("1")
    assert page.evaluate(SMALL) == []
    assert page.evaluate(FITS)
    assert not violations(page)
    ewa.go("/replays")
    page.get_by_role("link", name="Studium").tap()
    ewa.ready()


def test_a_game_that_runs_has_no_study(sit: Sitting) -> None:
    ann = sit("Ann")
    made = ann.open({"kind": "bot", "bot": "random"}, game="race")
    refused = ann.page.request.post(f"{ann.address}/api/studies", data={"table": made["table"]})
    assert refused.status == 409
    expect(ann.page.get_by_role("button", name="Study")).to_have_count(0)
    ann.go("/study/nowhere")
    expect(ann.page.locator(".error")).to_contain_text("no such study")
