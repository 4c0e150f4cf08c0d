"""Puzzles in the browser: the list, hints one by one, a failed try and another one; and sound by a switch."""

from __future__ import annotations

from playwright.sync_api import expect

from astrarium import game as find_game
from astrarium.puzzles import puzzles

from .conftest import Sitting
from .hands import Hand
from .test_pages import violations

#: Counts the tones that are asked for.
EARS = """window.tones = 0
const made = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { window.tones += 1; return made.call(this) }"""
#: Answers as a puzzle's solution does, then what has one answer only; tells how the try stands in the end.
SOLVE = """([table, seat, steps]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/play`)
  let id = 0
  line.onmessage = ({ data }) => {
    const said = JSON.parse(data)
    if (said.type !== 'position') return
    if (said.puzzle.standing !== 'open') return done(said.puzzle.standing)
    if (!said.choices.length) return // somebody who stands by has to answer first
    const [{ several, options }] = said.choices
    const answer = steps.length ? steps.shift() : several ? [options[0].option] : options[0].option
    line.send(JSON.stringify({ type: 'answer', id: (id += 1), seat, move: said.move, answer }))
  }
})"""


def test_a_solved_puzzle_is_ticked_in_the_list(sit: Sitting) -> None:
    """One about a whole round, in which another one stands by."""
    ann = sit("Ann", width=390, height=844, locale="pl-PL")
    puzzle = next(each for each in puzzles(find_game("race")).values() if each.kind == "last")
    table = ann.call("POST", "/api/tables", {"game": "race", "puzzle": puzzle.id})["table"]
    ann.go(f"/table/{table}")
    ann.ready()
    assert ann.page.evaluate(SOLVE, [table, puzzle.seat, puzzle.line]) == "solved"
    expect(ann.page.locator(".puzzle .solved")).to_contain_text("Rozwiązane")
    assert violations(ann.page) == []
    ann.page.locator(".puzzle").get_by_role("link", name="Zadania").click()
    done = ann.page.get_by_role("button", name=f"zadanie {puzzle.id}, stopień {puzzle.grade} z 3, rozwiązane")
    expect(done).to_be_visible()


def open_to_both(hand: Hand) -> None:
    """Axe finds nothing serious, on a phone and on a wide screen."""
    for width in (1440, 390):
        hand.page.set_viewport_size({"width": width, "height": 844})
        assert violations(hand.page) == []


def test_a_program_has_to_be_surely_first(sit: Sitting) -> None:
    ann = sit("Ann", width=390, height=844, locale="pl-PL")
    puzzle = next(each for each in puzzles(find_game("metallum")).values() if each.kind == "program")
    unsure = next(answer for answer, value in puzzle.values if value is None)
    table = ann.call("POST", "/api/tables", {"game": "metallum", "puzzle": puzzle.id})["table"]
    ann.go(f"/table/{table}")
    ann.ready()
    bar = ann.page.locator(".puzzle")
    expect(bar).to_contain_text("Znajdź jedyny program")
    ann.program(*unsure[1:])
    expect(bar.locator(".second")).to_contain_text("Dondi może działać przed tobą")
    again(ann, "Jeszcze raz")
    other = ann.page.url.rpartition("/")[2]
    assert ann.page.evaluate(SOLVE, [other, puzzle.seat, puzzle.line]) == "solved"
    expect(bar.locator(".solved")).to_contain_text("Rozwiązane")
    open_to_both(ann)


def again(hand: Hand, words: str) -> None:
    """The same puzzle at a table of its own."""
    before = hand.page.url
    hand.page.locator(".puzzle").get_by_role("button", name=words).click()
    hand.page.wait_for_url(lambda url: url != before)
    hand.ready()
    expect(hand.page.locator(".puzzle .open")).to_be_visible()


def test_a_puzzle_is_hinted_failed_and_begun_again(sit: Sitting) -> None:
    ann = sit("Ann", width=390, height=844)
    ann.go("/puzzles/orion")
    first = ann.page.locator("section li button").first
    expect(first).to_be_visible()
    open_to_both(ann)
    first.click()
    ann.ready()
    bar = ann.page.locator(".puzzle")
    expect(bar).to_contain_text("Leave nothing to chance")
    for number in range(3):
        bar.get_by_role("button", name="Solution" if number == 2 else "Hint").click()
    expect(bar).to_contain_text("were tried")
    open_to_both(ann)
    # an answer that falls short is known from the puzzle itself
    puzzle = next(iter(puzzles(find_game("orion")).values()))
    wrong = next(answer for answer, value in puzzle.values if value not in (None, puzzle.goal))
    table = ann.page.url.rpartition("/")[2]
    assert ann.page.evaluate(SOLVE, [table, puzzle.seat, [wrong]]) in ("short", "luck")
    again(ann, "Once more")


def test_sound_is_off_until_it_is_switched_on(sit: Sitting) -> None:
    ann = sit("Ann", fresh=True)
    ann.page.add_init_script(EARS)
    ann.go("/")
    switch = ann.page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert ann.page.evaluate("window.tones") == 0
    switch.click()
    ann.page.wait_for_function("window.tones > 0")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
