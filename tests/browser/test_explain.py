"""Everything on the boards explains itself: by mouse, by keys, by a long press; nothing is silent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .conftest import ROOT, Server, Sitting
from .hands import STILL, Hand
from .test_pages import violations

BOT = {"kind": "bot", "bot": "random"}
RECORDS = ROOT / "tests" / "server" / "record_server.py"
SEATS = {"metallum": 2, "race": 3, "orion": 3, "captains": 3, "adastra": 3}

#: What shows a component: whatever tells about itself, every small drawing, every number. Each must lie in
#: something that tells about itself and holds no other such thing; only plain buttons and tabs say what they
#: are by their words.
SILENT = """() => {
  const TELLS = '[data-thing], [data-tell]'
  const boards = [...document.querySelectorAll('main.board, .top .strip')]
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length
  const plain = 'button.btn:not([data-tell]), [role=tab], nav button, .groups button, .sr, .empty'
  const drawings = boards.flatMap((board) => [...board.querySelectorAll('svg')]).filter((each) => {
    const { width, height } = each.getBoundingClientRect()
    return width > 0 && width <= 44 && height <= 44
  })
  const numbers = boards.flatMap((board) => {
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) {
      if (/\\d/.test(walker.currentNode.data)) found.push(walker.currentNode.parentElement)
    }
    return found
  })
  const leaf = (each) => {
    const teller = each.closest(TELLS)
    return teller !== null && teller.querySelector(TELLS) === null
  }
  const said = (each) => `${each.parentElement.outerHTML.slice(0, 160)} IN ${each.closest(TELLS)?.className}`
  const bare = [...drawings, ...numbers].filter((each) => seen(each) && !leaf(each) && !each.closest(plain))
  return [...new Set(bare.map(said))]
}"""

#: Comes to rest on everything that tells about itself, one after the other, and reads the card.
WALK = """async () => {
  const all = document.querySelectorAll('main.board :is([data-thing], [data-tell]), .top .strip [data-tell]')
  const things = [...all].filter((each) => each.checkVisibility({ visibilityProperty: true }))
  const card = () => document.querySelector('#explain')
  const told = (thing) => thing.getAttribute('aria-describedby') === 'explain' && card()?.querySelector('h2')
  const parts = (named) => [...(card()?.querySelectorAll(named) ?? [])]
  const read = (named) => parts(named).map((each) => each.textContent).join(' ').trim()
  const silent = []
  // a mouse that never moved has not asked about what lies under it
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
  for (const thing of things) {
    thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    for (let i = 0; i < 2000 && !told(thing); i += 1) await new Promise((done) => setTimeout(done, 5))
    const [name, words] = [read('h2'), read('.now, .why, .text, .face, dd')]
    if (!told(thing) || !name || words.trim().length < 8 || /⟦|undefined|NaN/.test(name + words)) {
      silent.push(`${thing.dataset.thing ?? thing.dataset.tell}: ${name} / ${words}`)
    }
    const names = parts('h2:not(.sr), .face *').filter((each) => each.textContent.trim() === name)
    if (names.filter((each) => !each.children.length).length > 1) silent.push(`${name}: said twice`)
  }
  return { count: things.length, silent: [...new Set(silent)] }
}"""


#: Each line of the key: what is drawn, what it is called, what it says.
KEY = """() => [...document.querySelectorAll('.key dt')].map((each) => [
  each.querySelector('svg path')?.getAttribute('d'),
  each.textContent.trim(),
  each.nextElementSibling.textContent,
])"""
#: Targets that a finger would miss.
SMALL = """(within) => [...document.querySelectorAll(`${within} button`)]
  .map((each) => each.getBoundingClientRect())
  .filter(({ width, height }) => width < 36 || height < 36).length"""


@pytest.fixture(scope="module")
def midgame(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose games begin in mid-game."""
    started = Server(tmp_path_factory.mktemp("midgame"), script=RECORDS)
    yield started.address
    started.stop()


def open_midgame(hand: Hand, game: str) -> None:
    made = hand.set_up(*[BOT] * (SEATS[game] - 1), game=game, seed="7")
    hand.go(f"/table/{made['table']}")
    hand.ready()
    hand.rest()


@pytest.mark.parametrize(("game", "locale"), [*((game, "en-GB") for game in SEATS), ("race", "pl-PL")])
def test_nothing_on_a_board_is_silent(sit: Sitting, midgame: str, game: str, locale: str) -> None:
    ann = sit("Ann", at=midgame, locale=locale)
    open_midgame(ann, game)
    assert ann.page.evaluate(SILENT) == []
    found = ann.page.evaluate(WALK)
    assert found["count"] > 40
    assert found["silent"] == []
    every_sign_is_told(ann)


def every_sign_is_told(hand: Hand) -> None:
    """The key to the icons: those on this table, then all; each drawn, named and told."""
    hand.page.keyboard.press("k")
    key = hand.page.locator(".key")
    expect(key.locator("dt").first).to_be_visible()
    here = key.locator("dt").count()
    assert here > 5
    key.locator(".two button").nth(1).click()
    words = hand.page.evaluate(KEY)
    assert len(words) > here
    assert [line for line in words if not all(line)] == []
    hand.page.keyboard.press("Escape")
    expect(key).to_have_count(0)


def test_the_key_on_a_phone(sit: Sitting, midgame: str) -> None:
    ann = sit("Ann", width=390, height=844, at=midgame, locale="pl-PL")
    open_midgame(ann, "captains")
    ann.page.get_by_role("button", name="Objaśnienie znaków").click()
    key = ann.page.locator(".key")
    expect(key.locator("dt").first).to_be_visible()
    assert not violations(ann.page)
    assert ann.page.evaluate(SMALL, ".key") == 0
    assert key.evaluate("(key) => key.scrollWidth <= key.clientWidth")
    key.locator("input").fill("medal")
    key.get_by_role("button", name="Medal", exact=True).click()
    expect(key).to_have_count(0)
    expect(ann.page.locator("main .shown-by-key").first).to_be_visible()


def test_the_walk_finds_what_is_silent(sit: Sitting, midgame: str) -> None:
    ann = sit("Ann", at=midgame)
    open_midgame(ann, "race")
    ann.page.evaluate("delete document.querySelector('main [data-tell=\"sign:deck\"]').dataset.tell")
    assert len(ann.page.evaluate(SILENT)) == 2  # a sign and a number
    ann.page.evaluate("document.querySelector('main [data-tell]').dataset.tell = 'sign:nothing'")
    assert len(ann.page.evaluate(WALK)["silent"]) == 1


def test_mouse_keys_and_fingers_ask_a_thing_what_it_is(sit: Sitting, midgame: str) -> None:
    ann = sit("Ann", at=midgame)
    open_midgame(ann, "race")
    ann.page.locator("main [data-tell='sign:deck']").hover()
    expect(ann.card()).to_contain_text("Supply")
    expect(ann.card()).to_have_attribute("role", "tooltip")
    ann.page.mouse.move(700, 890)
    expect(ann.card()).to_have_count(0)
    # an arrow leads to what cannot be picked, too; Space lets the card stay, Escape closes it
    ann.page.locator("#decision").focus()
    for _ in range(3):
        ann.page.keyboard.press("ArrowUp")
    expect(ann.card()).to_be_visible()
    ann.page.keyboard.press("Space")
    expect(ann.card()).to_have_attribute("role", "dialog")
    assert not violations(ann.page)
    ann.close_card()
    assert ann.page.evaluate("document.activeElement.matches('[data-thing], [data-tell]')")


def test_a_long_press_tells_and_picks_nothing(sit: Sitting, midgame: str) -> None:
    ann = sit("Ann", width=390, height=844, at=midgame, has_touch=True, is_mobile=True)
    open_midgame(ann, "metallum")
    assert ann.page.evaluate(SILENT) == []
    touch = ann.page.context.new_cdp_session(ann.page)
    things = ann.page.locator("main :is([data-thing], [data-tell]):visible")
    for i in range(0, things.count(), 6):
        thing = things.nth(i)
        thing.scroll_into_view_if_needed()
        thing.evaluate(STILL)
        box = thing.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(ann.card()).to_have_attribute("role", "dialog")
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(ann.card().locator("h2")).not_to_be_empty()
        assert not ann.page.evaluate(SMALL, "#explain")
        ann.card().locator("header button").click()
        expect(ann.card()).to_have_count(0)
    assert ann.page.locator("main [data-state=selected]").count() == 0


@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1440), ("pl-PL", 390)])
def test_rules_bear_signs_and_lead_to_each_other(sit: Sitting, locale: str, width: int) -> None:
    ann = sit("Ann", width=width, height=844, locale=locale)
    for game in SEATS:
        ann.go(f"/rules/{game}")
        ann.page.wait_for_function("document.querySelectorAll('.rules .bears svg').length > 10")
        expect(ann.page.locator(".rules .primer h3")).to_be_in_viewport()
        link = ann.page.locator(".rules a[data-to*='.']").first
        number = link.inner_text()
        link.click()
        cited = ann.page.locator(".rules .cited")
        expect(cited).to_have_attribute("data-rule", number)
        expect(cited).to_be_in_viewport()
    assert not violations(ann.page)
