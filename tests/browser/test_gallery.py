"""The pieces boards are made of."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Sitting
from .hands import Hand
from .test_pages import violations


def gallery(sit: Sitting, **more: Any) -> Hand:
    ann = sit(**more)
    ann.go("/gallery")
    expect(ann.page.locator(".hex-button").first).to_be_visible()
    return ann


def box(hand: Hand) -> dict[str, float]:
    """Where the map lies now."""
    found = hand.page.locator(".field").bounding_box()
    assert found is not None
    return dict(found)


#: Names that leave their header or break within a word, by the width of their card; a letter's own box may
#: stand out by a hair.
CUT = """() => [...document.querySelectorAll('.structure')].flatMap((card) => {
  const [name, header] = [card.querySelector('.name'), card.querySelector('.header')]
  const [room, outer] = [name.getBoundingClientRect(), header.getBoundingClientRect()]
  const whole = [...name.textContent.matchAll(/[^\\s-]+/g)].every((word) => {
    const range = document.createRange()
    range.setStart(name.firstChild, word.index)
    range.setEnd(name.firstChild, word.index + word[0].length)
    const [inner] = range.getClientRects()
    const inside = inner.right <= room.right + 1 && inner.top >= outer.top - 2
    return inside && inner.bottom <= outer.bottom + 2 && range.getClientRects().length === 1
  })
  return whole ? [] : [`${Math.round(outer.width)}: ${name.textContent}`]
})"""


@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "dark"), ("pl-PL", "light")])
def test_all_pieces_are_open_to_everybody_and_no_name_is_cut_off(
    sit: Sitting, locale: str, scheme: str
) -> None:
    ann = gallery(sit, locale=locale, color_scheme=scheme)
    expect(ann.page.locator(".structure.full")).to_have_count(90)
    ann.page.evaluate("document.fonts.ready")
    assert ann.page.evaluate(CUT) == []
    assert not violations(ann.page)


def test_a_map_is_dragged_and_zoomed_and_still_clicked(sit: Sitting) -> None:
    ann = gallery(sit)
    page = ann.page
    page.locator(".map").scroll_into_view_if_needed()
    before = box(ann)
    middle = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 60, middle[1] + 30, steps=4)
    page.mouse.up()
    after = box(ann)
    assert after["x"] - before["x"] == pytest.approx(60, abs=2)
    expect(page.locator(".gallery [role=status]")).to_have_text("")  # a drag is no click
    page.mouse.wheel(0, -200)
    page.wait_for_function(
        f"document.querySelector('.field').getBoundingClientRect().width > {after['width'] * 1.2}"
    )
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Show everything").click()
    assert box(ann)["width"] == pytest.approx(before["width"], abs=1)
    page.locator(".hex-button", has_text="0 0").first.click()
    expect(page.locator(".gallery [role=status]")).to_have_text("0 0")


def test_two_fingers_zoom(sit: Sitting) -> None:
    ann = gallery(sit, width=390, height=844, has_touch=True)
    ann.page.locator(".map").scroll_into_view_if_needed()
    before = box(ann)
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    touch = ann.page.context.new_cdp_session(ann.page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})

    fingers("touchStart", 30)
    for apart in (40, 50, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    assert box(ann)["width"] > before["width"] * 1.5


def test_what_the_mouse_rests_on_is_shown_large(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open({"kind": "bot", "bot": "random"}, seed="7")
    ann.page.locator(".offer").first.hover()
    expect(ann.card().locator(".module")).to_be_visible()
    ann.page.keyboard.press("Shift")
    expect(ann.card()).to_have_count(0)
    ann.page.locator(".offer").first.click(button="right")
    expect(ann.card().locator(".module")).to_be_visible()
