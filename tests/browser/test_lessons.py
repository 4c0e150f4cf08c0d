"""The table that teaches, as a learner has it: from the lobby to the last stop, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Page, expect

import astrarium
from astrarium.teach import Lesson, lessons
from common.amount import sample

from .conftest import QUIET, Sitting
from .hands import PATIENCE, STILL, Hand
from .test_pages import violations

SCREENS = {"wide": (1440, 900), "phone": (390, 844)}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
#: Every game's first lesson, all of them in a whole study; sizes and languages are spread over the games, and
#: one is given by keyboard alone.
KEYS = "shadow"
WHERE = {
    "adastra": ("wide", "pl"),
    "captains": ("wide", "pl"),
    "metallum": ("phone", "pl"),
    "orion": ("phone", "en"),
    "race": ("wide", "en"),
}
GIVEN = [
    pytest.param(game.id, lesson, *WHERE[game.id], id=f"{game.id}-{lesson.id}")
    for game in astrarium.games().values()
    for lesson in lessons(game).values()
    if sample(lesson.id in ("first", KEYS), True)
]
#: What is pressed next by somebody who does as shown: a button, a thing or a tab; nothing without a plan.
NEXT = """() => {
  const quoted = JSON.stringify
  const seen = (each) => each.getClientRects().length
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen)
  const plan = all('#lesson-shown li')
  if (!plan.length || document.querySelector('#decision[aria-busy=true]')) return null
  for (const line of plan) {
    const button = all(`#decision [data-key=${quoted(line.dataset.key)}]:not([disabled])`)[0]
    if (button && button.getAttribute('aria-pressed') === 'true') continue
    if (button) return button
    for (const thing of line.dataset.things.split(' ').filter(Boolean)) {
      const found = all(`[data-thing=${quoted(thing)}]`)
      const lit = found.find((each) => each.dataset.state === 'selectable')
      if (lit) return lit
      const tab = all(`[data-holds~=${quoted(thing)}]:not([aria-selected=true])`)[0]
      if (tab && !found.length) return tab
    }
  }
  return all('#decision button.main:not([disabled])')[0] ?? null
}"""
#: Goes on as shown until the next stop is told, or the lesson is over.
FOLLOW = """(patience) => new Promise((done, fail) => {
  const next = NEXT
  const end = performance.now() + patience
  const go = () => {
    const say = document.querySelector('.caption .say')
    const told = say && !say.matches('.help') && !document.querySelector('#lesson-shown')
    if (told) return done()
    if (performance.now() > end) return fail(new Error(document.querySelector('#decision').textContent))
    next()?.click()
    requestAnimationFrame(() => requestAnimationFrame(go))
  }
  go()
})""".replace("NEXT", NEXT)
#: Where a pointer presses it, and whether a press there would meet it.
SPOT = """(element) => {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const parts = [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.5, 0.75], [0.75, 0.5], [0.15, 0.15]]
  for (const [across, down] of parts) {
    const spot = [x + width * across, y + height * down]
    const met = document.elementFromPoint(...spot)
    const own = met && (element.contains(met) || met.closest('[data-thing]') === element)
    if (own) return { spot, free: true }
  }
  return { spot: [x + width / 2, y + height / 2], free: false, what: element.outerHTML.slice(0, 120) }
}"""
#: More presses of Tab than this lead nowhere.
MOST_TABS = 250
#: Texts of the caption that are cut off, and things to press that are too small for a thumb.
FAULTS = """() => {
  const caption = document.querySelector('.caption')
  const { left, right } = caption.getBoundingClientRect()
  const out = [...caption.querySelectorAll('h2, p, li, button')].filter((each) => {
    const box = each.getBoundingClientRect()
    return box.left < left - 1 || box.right > right + 1 || each.scrollWidth > each.clientWidth + 1
  })
  const small = [...caption.querySelectorAll('button')].filter(
    (each) => each.offsetHeight < 36 || each.offsetWidth < 36,
  )
  return [...out, ...small].map((each) => each.outerHTML.slice(0, 120))
}"""


#: What may be picked or is spoken of, and lies under the caption.
COVERED = """() => {
  const caption = document.querySelector('.caption').getBoundingClientRect()
  const under = ({ left, right, top, bottom }) =>
    left < caption.right && right > caption.left && top < caption.bottom && bottom > caption.top
  const open = document.querySelectorAll('main.board [data-state=selectable], .ink .ring')
  const hidden = [...open].filter((each) => under(each.getBoundingClientRect()))
  return hidden.map((each) => each.outerHTML.slice(0, 120))
}"""


def stop_now(hand: Hand) -> dict[str, Any]:
    state: dict[str, Any] = hand.position()["lesson"]
    return state


def wait_until(hand: Hand, done: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE / 20_000
    while not done():
        assert monotonic() < end, hand.prompt()
        hand.drawn()


def still(hand: Hand) -> None:
    """Nothing travels or scrolls any more."""
    hand.page.locator("main.board").evaluate(STILL)


def by_pointer(page: Page) -> Callable[[ElementHandle], None]:
    def press(target: ElementHandle) -> None:
        found = target.evaluate(SPOT)
        assert found["free"], found
        page.mouse.click(*found["spot"])

    return press


def by_keys(page: Page) -> Callable[[ElementHandle], None]:
    """Somebody without a pointer goes from thing to thing until they are there."""

    def press(target: ElementHandle) -> None:
        for _ in range(MOST_TABS):
            if target.evaluate("(element) => element.contains(document.activeElement)"):
                return page.keyboard.press("Enter")
            page.keyboard.press("Tab")
        raise AssertionError(target.evaluate("(element) => element.outerHTML.slice(0, 120)"))

    return press


def do_as_shown(hand: Hand, keys: bool = False) -> None:
    """Open what the lesson would do, and do it by hand."""
    page, before = hand.page, len(hand.frames_of("position"))
    press = by_keys(page) if keys else by_pointer(page)
    hand.rest()
    if not page.locator("#lesson-shown").count():
        if keys:
            page.keyboard.press("s")
        else:
            page.locator(".caption button[aria-keyshortcuts=S]").click()
    expect(page.locator("#lesson-shown li").first).to_be_visible()
    before = len(hand.frames_of("position"))
    while len(hand.frames_of("position")) == before:
        hand.drawn()
        target = page.evaluate_handle(NEXT).as_element()
        if target is not None:
            press(target)
        hand.drawn()
        wait_until(hand, lambda: not page.evaluate("!!document.querySelector('#decision[aria-busy=true]')"))
    hand.rest()


def begin(hand: Hand, game: str) -> None:
    """From the lobby's card to the first stop."""
    hand.go("/")
    card = hand.page.locator("article.game", has=hand.page.locator(f'a[href="/new/{game}"]'))
    card.locator(".learn").click()
    hand.ready()
    hand.page.locator(".caption .btn.main").click()
    expect(hand.page.locator(".caption h2")).to_be_visible()
    hand.rest()


def keep_still(hand: Hand) -> None:
    """Things are where they belong at once, so that nobody waits for them."""
    hand.go(QUIET)
    hand.page.evaluate("""
      const kept = JSON.parse(localStorage.getItem('astrarium') ?? '{}')
      localStorage.setItem('astrarium', JSON.stringify({ ...kept, motion: 'off' }))
    """)


@pytest.mark.parametrize(("game", "lesson", "screen", "language"), GIVEN)
def test_a_lesson_from_the_lobby_to_its_end(
    sit: Sitting, game: str, lesson: Lesson, screen: str, language: str
) -> None:
    scheme = "dark" if screen == "phone" else "light"
    ann = sit("Ann", *SCREENS[screen], locale=LOCALES[language], color_scheme=scheme)
    keep_still(ann)
    if lesson.id == "first":
        begin(ann, game)
    else:
        made = ann.call("POST", "/api/tables", {"game": game, "lesson": lesson.id})
        ann.go(f"/table/{made['table']}")
        ann.ready()
        ann.page.locator(".caption .btn.main").click()
    told: list[int] = []
    while not stop_now(ann)["over"] and len(told) < len(lesson.stops):
        number = stop_now(ann)["stop"]
        told.append(number)
        words = lesson.stops[number - 1].words(language)
        expect(ann.page.locator(".caption h2")).to_have_text(words.title)
        expect(ann.page.locator(".caption .say")).to_have_text(words.say)
        # what the words speak of is ringed on the board, or the caption says where it is
        rings = stop_now(ann)["rings"]
        expect(ann.page.locator(".ink .ring, .caption .away button")).to_have_count(len(rings))
        assert ann.page.evaluate(FAULTS) == []
        if screen == "wide":
            wait_until(ann, lambda: ann.page.evaluate(COVERED) == [])
            expect(ann.page.locator(".rail [aria-current=step]")).to_be_in_viewport()
        if number == 1:
            assert not violations(ann.page)
            expect(ann.card()).to_have_count(0)  # nobody has asked about what lies under the mouse
        do_as_shown(ann, keys=lesson.id == KEYS)
        ann.page.evaluate(FOLLOW, PATIENCE / 20)
        ann.rest()
    assert told == list(range(1, len(lesson.stops) + 1))
    assert stop_now(ann)["told"] == told
    ann.go("/")
    card = ann.page.locator("article.game", has=ann.page.locator(f'a[href="/new/{game}"]'))
    if lesson.id == "first" and len(lessons(astrarium.games()[game])) == 1:
        expect(card.locator(".learned")).to_be_visible()


def test_a_stop_is_left_and_returned_to(sit: Sitting) -> None:
    ann = sit("Ann")
    keep_still(ann)
    begin(ann, "race")
    do_as_shown(ann)
    title = ann.page.locator(".caption h2").inner_text()
    assert stop_now(ann)["stop"] == 2
    ann.page.reload()
    ann.ready()
    expect(ann.page.locator(".caption h2")).to_have_text(title)
    ann.page.locator("a.home").click()
    go_on = ann.page.locator("a.learn")
    expect(go_on).to_have_text("Continue: stop 2 of 13")
    go_on.click()
    ann.ready()
    expect(ann.page.locator(".caption h2")).to_have_text(title)
    expect(ann.page.get_by_role("tab", name="Lesson")).to_have_attribute("aria-selected", "true")
    expect(ann.page.locator(".rail [aria-current=step]")).to_contain_text(title)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_move_off_the_path_is_answered_and_taken_back(sit: Sitting, screen: str) -> None:
    ann = sit("Ann", *SCREENS[screen])
    keep_still(ann)
    begin(ann, "race")
    race = lessons(astrarium.games()["race"])["first"]
    still(ann)
    ann.page.locator('[data-thing="action:produce"]').click()
    ann.confirm()
    expect(ann.page.locator(".remark p")).to_have_text(race.stops[0].others[-1].en)
    ann.rest()
    assert ann.page.evaluate(FAULTS) == []
    ann.page.get_by_role("button", name="Take it back").click()
    expect(ann.page.locator(".remark")).to_have_count(0)
    expect(ann.page.locator(".caption .say")).to_have_text(race.stops[0].en.say)
    assert stop_now(ann)["stop"] == 1


def sit_at(hand: Hand, game: str, lesson: str, stop: int) -> None:
    """A lesson that begins at one of its stops."""
    made = hand.call("POST", "/api/tables", {"game": game, "lesson": lesson, "stop": stop})
    hand.go(f"/table/{made['table']}")
    hand.ready()
    expect(hand.page.locator(".caption h2")).to_be_visible()
    hand.rest()
    hand.at_rest()


def test_a_caption_covers_nothing_that_may_be_picked(sit: Sitting) -> None:
    """Orion's fourth stop has no place for a caption of full width: a narrower one lies beside the hand."""
    ann = sit("Ann")
    keep_still(ann)
    sit_at(ann, "orion", "first", 4)
    for key in ("", "w", "s"):
        if key:
            ann.page.keyboard.press(key)
        wait_until(ann, lambda: ann.page.evaluate(COVERED) == [])


def test_on_a_phone_what_a_stop_speaks_of_lies_beside_its_caption(sit: Sitting) -> None:
    ann = sit("Ann", *SCREENS["phone"])
    keep_still(ann)
    # Race speaks of the other's seat and of actions that lie at the lower edge
    sit_at(ann, "race", "first", 8)
    wait_until(ann, lambda: ann.page.evaluate(COVERED) == [])
    # the board of Captains turns to the crew by itself; the stop speaks of a track
    sit_at(ann, "captains", "first", 13)
    expect(ann.page.locator(".ink .ring")).to_have_count(1)
    expect(ann.page.locator(".caption .away")).to_have_count(0)
    # Ad Astra sends two units: one is enough, two are allowed
    sit_at(ann, "adastra", "first", 2)
    do_as_shown(ann)
    expect(ann.page.locator("#lesson-shown li")).to_have_count(2)
    expect(ann.page.locator("#decision .hint")).to_have_text("Pick 1 to 2")


def test_the_ring_of_a_hex_keeps_off_its_neighbours(sit: Sitting) -> None:
    """Ad Astra's second stop speaks of a card and a system: a box would cut through the systems around it."""
    ann = sit("Ann")
    keep_still(ann)
    sit_at(ann, "adastra", "first", 2)
    expect(ann.page.locator(".ink rect.ring")).to_have_count(1)
    expect(ann.page.locator(".ink path.ring")).to_have_count(1)


def test_a_lesson_is_begun_and_asked_by_keys(sit: Sitting) -> None:
    """Why and show me by their letters; the stops are spoken. The whole of it is walked above."""
    ann = sit("Ann")
    keep_still(ann)
    race = lessons(astrarium.games()["race"])["first"]
    press = ann.page.keyboard.press
    ann.go("/")
    expect(ann.page.locator(".learn").first).to_be_visible()
    ann.page.locator(".learn[aria-label*=Race]").focus()
    press("Enter")
    ann.ready()
    expect(ann.page.locator(".caption .btn.main")).to_be_visible()
    while not ann.page.evaluate("document.activeElement.matches('.caption .btn.main')"):
        press("Tab")
    press("Enter")
    live = ann.page.locator("[aria-live=polite]", has_text="Stop 1 of 13.")
    expect(live).to_have_text(f"Stop 1 of 13. {race.stops[0].en.title}. {race.stops[0].en.say}")
    press("w")
    expect(ann.page.locator("#lesson-why")).to_contain_text(race.stops[0].en.why)
    do_as_shown(ann, keys=True)
    assert stop_now(ann)["told"] == [1]


def test_a_stop_is_skipped_and_the_game_played_on_alone(sit: Sitting) -> None:
    ann = sit("Ann")
    begin(ann, "race")
    ann.page.get_by_role("button", name="Skip this stop").click()
    expect(ann.page.locator(".caption")).to_have_count(0)
    ann.page.locator(".rail .stop", has_text="You choose in secret").click()
    expect(ann.page.locator(".caption h2")).to_have_text("You choose in secret")
    ann.page.get_by_role("button", name="Play on alone").click()
    expect(ann.page.locator(".caption")).to_have_count(0)
    expect(ann.page.get_by_role("tab", name="Lesson")).to_have_count(0)
    expect(ann.page.locator("#decision .prompt:not(.wait)")).to_be_visible()


def test_a_detour_says_what_it_takes_away_and_a_stop_is_begun_again(sit: Sitting) -> None:
    """Race, paid with Gem World at the third stop; then the stop once more, and a puzzle to practise it."""
    ann = sit("Ann", *SCREENS["wide"])
    keep_still(ann)
    race = lessons(astrarium.games()["race"])["first"]
    sit_at(ann, "race", "first", 3)
    still(ann)
    ann.page.locator("main.board [data-thing][data-state=selectable]", has_text="Gem World").first.click()
    ann.confirm()
    gone = "Gem World is gone: stops 7, 8, 10 are explained differently or skipped."
    expect(ann.page.locator(".remark p")).to_contain_text(gone)
    ann.rest()
    assert ann.page.evaluate(FAULTS) == []
    before = ann.page.url
    ann.page.locator(".rail .stop", has_text=race.stops[2].en.title).click()
    ann.page.get_by_role("button", name="Restart this stop").click()
    ann.page.wait_for_url(lambda url: url != before)
    ann.ready()
    expect(ann.page.locator(".caption .say")).to_have_text(race.stops[2].en.say)
    expect(ann.page.locator(".remark")).to_have_count(0)
    before = ann.page.url
    ann.page.locator(".rail .stop", has_text=race.stops[2].en.title).click()
    ann.page.get_by_role("button", name=f"Puzzle {int(race.stops[2].puzzles[0])}").click()
    ann.page.wait_for_url(lambda url: url != before)
    ann.ready()
    expect(ann.page.locator(".caption")).to_have_count(0)


#: The boxes of rings, and of what they are around; null while something is still on its way.
AROUND = """(rings) => {
  const moves = (each) => each.effect.getComputedTiming().iterations !== Infinity
  if (document.getAnimations().some(moves)) return null
  const boxes = [...document.querySelectorAll('.ink .ring')].map((each) => each.getBoundingClientRect())
  const found = rings.map((things) => things.map((each) =>
    document.querySelector(`[data-thing=${JSON.stringify(each)}], [data-ring=${JSON.stringify(each)}]`))[0])
  if (boxes.length !== found.length || found.includes(null)) return null
  return found.map((each, i) => {
    const [a, b] = [each.getBoundingClientRect(), boxes[i]]
    return Math.abs(a.left - b.left) < 12 && Math.abs(a.top - b.top) < 12
  })
}"""


def test_rings_are_where_things_have_come_to_rest(sit: Sitting) -> None:
    """With motion: the card of the fourth stop of Race moves while the third one is answered."""
    ann = sit("Ann", *SCREENS["wide"])
    sit_at(ann, "race", "first", 3)
    do_as_shown(ann)
    wait_until(ann, lambda: stop_now(ann)["stop"] == 4)
    rings = stop_now(ann)["rings"]
    wait_until(ann, lambda: ann.page.evaluate(AROUND, rings) is not None)
    assert ann.page.evaluate(AROUND, rings) == [True] * len(rings)


def test_nobody_else_is_named_where_somebody_learns_alone(sit: Sitting) -> None:
    ann = sit("Ann", *SCREENS["wide"])
    made = ann.call("POST", "/api/tables", {"game": "captains", "lesson": "shadow"})
    ann.go(f"/table/{made['table']}")
    ann.ready()
    expect(ann.page.locator(".caption .btn.main")).to_be_visible()
    expect(ann.page.locator(".rail .lesson")).to_be_visible()
    assert "Dondi" not in ann.page.locator("body").inner_text()
