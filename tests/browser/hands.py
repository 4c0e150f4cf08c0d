"""What a person does at the table: look, click, press keys."""

from __future__ import annotations

import json
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from .layout import LAYOUT, MARKED, STILLNESS

#: One step of somebody who plays anything that is allowed, by clicking on the real page. Tells what was done.
STEP = """(dice) => {
  const one = (list) => list[Math.floor(dice * list.length)]
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.offsetParent)
  const sheet = document.querySelector('dialog[open] header button')
  if (sheet) { sheet.click(); return 'closed' }
  if (all('#decision .ended').length) return 'over'
  const curtain = all('.curtain button')
  if (curtain.length) { curtain[0].click(); return 'passed on' }
  const main = all('#decision button.main:not([disabled])')
  const tray = all('.tray [data-state=selectable]')
  const chosen = all('.board [data-state=selected]')
  if (all('.tray').length) {
    const empty = all('.tray .gone').length === 0 && tray.length && (chosen.length === 0 || dice > 0.35)
    if (empty) { one(tray).click(); return 'tile' }
    if (main.length) { main[0].click(); return 'program' }
    one(all('.groups button')).click(); return 'group'
  }
  if (main.length) { main[0].click(); return 'confirmed' }
  const options = all('#decision [data-option]:not([disabled]):not([aria-pressed=true])')
  const picked = all('main [data-state=selected]')
  const things = all('main [data-state=selectable]')
  if (picked.length && options.length) { one(options).click(); return 'chosen' }
  if (things.length && (!options.length || dice > 0.2)) { one(things).click(); return 'picked' }
  if (options.length) { one(options).click(); return 'chosen' }
  return 'waiting'
}"""
#: The same person until the game or a round is over; `window.played` says how it ended, and `window.faults`
#: what was wrong with the layout in any position. What `first` selects is picked before anything else,
#: whenever it is there and nothing is picked yet.
PLAY = (
    """({seed, rounds, patience, first}) => {
  const step = STEP
  const dice = () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296
  const heading = () => document.querySelector(".top .game .help")?.textContent ?? ""
  const round = () => Number(/\\d+/.exec(heading())?.[0] ?? 0)
  const find = (selector) => document.querySelector(selector)
  const begun = performance.now()
  window.played = ''
  window.faults = []
  const [look, marked, still] = [LAYOUT, MARKED, (STILLNESS)()]
  const questions = new Set()
  let [seen, doing] = ['', '']
  const measure = () => {
    if (find('dialog[open], .curtain button')) return
    const now = asked()
    const found = still(doing)
    if (now !== seen) found.push(...look(), ...marked())
    seen = now
    window.faults = [...new Set([...window.faults, ...found])]
  }
  // what comes a little later than a question pushes nothing about: looked at once for each kind of them
  const met = () => {
    const kind = find('#decision .prompt')?.textContent.replace(/\\d+/g, '')
    return questions.has(kind) || !questions.add(kind)
  }
  // a die is thrown for what is done, never for a wait: how long that takes changes no game
  let roll = dice()
  const act = () => {
    if (first && find(first) && !find('main [data-state=selected]')) return find(first).click()
    const done = step(roll)
    if (done !== 'waiting') doing = done
    if (done !== 'waiting') roll = dice()
    return done
  }
  // nobody acts before a question is drawn, and laid out
  let shown = ''
  const asked = () => `${find('#decision')?.dataset.move} ${find('#decision .prompt')?.textContent}`
  const turn = () => {
    const mounting = document.documentElement.dataset.mounting !== undefined
    if (shown !== (shown = asked()) || mounting) return void requestAnimationFrame(() => setTimeout(turn))
    measure()
    if (!met()) return void setTimeout(turn, 60)
    if (round() >= rounds) window.played = 'round'
    else if (performance.now() - begun > patience) window.played = 'stuck'
    else {
      const done = act()
      if (done === 'over') window.played = 'over'
      else setTimeout(turn, done === 'waiting' ? 16 : 4)
    }
  }
  turn()
}""".replace("STEP", STEP)
    .replace("LAYOUT", LAYOUT)
    .replace("MARKED", MARKED)
    .replace("STILLNESS", STILLNESS)
)
#: How long a whole game may take, in milliseconds: generous, for busy machines.
PATIENCE = 600_000
#: Resolves when everything that has changed is drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
#: Resolves when nothing moves any more but what moves for ever.
AT_REST = """() => Promise.all(document.getAnimations()
  .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished.catch(() => null))).then(() => null)"""
#: Resolves when an element has stayed where it is from one picture to the next.
STILL = """(element) => new Promise((done) => {
  const place = () => JSON.stringify(element.getBoundingClientRect())
  const look = (before) => requestAnimationFrame(() => (place() === before ? done() : look(place())))
  requestAnimationFrame(() => look(place()))
})"""
#: A table that can be seen, or the curtain before it.
TABLE = ":is(.metallum, .race, .orion, .captains, .adastra, .any, .brought, .curtain button)"
#: What a page shows that is not whole yet.
HELD = """() => [document.visibilityState, document.readyState, document.documentElement.dataset.mounting,
  document.body.innerText.slice(0, 300), document.querySelector('main')?.outerHTML.slice(0, 300)]"""
#: Whether an answer is on its way, or what came last is not shown yet.
BUSY = """(move) => {
  const bar = document.querySelector('#decision')
  return bar !== null && (bar.ariaBusy === 'true' || Number(bar.dataset.move) !== move)
}"""


class Hand:
    """One person and their window."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        self.frames: list[dict[str, Any]] = []
        #: Where this person has been.
        self.origins = {address}
        page.on("framenavigated", lambda frame: self.origins.add("/".join(frame.url.split("/")[:3])))
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def call(self, method: str, path: str, body: Any = None, first: bool = False) -> Any:
        """A call of the lobby with this person's cookie."""
        if first:
            self.page.request.get(self.address + "/api/me")
        answer = self.page.request.fetch(self.address + path, method=method, data=body)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def set_up(self, *others: dict[str, Any], game: str = "metallum", **more: Any) -> dict[str, Any]:
        """A new table where I sit first."""
        wish = {"game": game, "seats": [{"kind": "me"}, *others], **more}
        return dict(self.call("POST", "/api/tables", wish))

    def open(self, *others: dict[str, Any], seed: str = "1", **more: Any) -> dict[str, Any]:
        """A new table where I sit first; the page shows it."""
        made = self.set_up(*others, seed=seed, **more)
        self.go(f"/table/{made['table']}")
        self.ready()
        if any(seat["kind"] in ("link", "open") for seat in others):
            self.page.wait_for_selector("dialog[open]")  # the invitations come by themselves
            self.close_sheet()
        return made

    def join(self, made: dict[str, Any], seat: int = 1) -> None:
        """Sit down by an invitation."""
        self.go(f"/join/{made['links']['seats'][str(seat)]}")
        self.page.locator("form.join button").click()
        self.ready()

    def ready(self) -> None:
        """Wait until the whole table is mounted, and has turned to what is asked."""
        try:
            self.page.wait_for_selector(f"html:not([data-mounting]) {TABLE}")
        except TimeoutError as error:
            kinds = [frame.get("type") for frame in self.frames]
            pytest.fail(
                f"no table at {self.page.url}: {self.page.evaluate(HELD)}, {kinds}, {self.faults}: {error}"
            )
        self.drawn()

    def look_at_board(self) -> None:
        """Turn from the page of a finished game to its board."""
        self.page.locator("#decision .ended [data-icon=eye]").click()
        self.page.wait_for_selector(".end", state="detached")

    def close_sheet(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")

    def card(self) -> Locator:
        """The card that tells about what is pointed at, or what was pressed."""
        return self.page.locator("#explain")

    def close_card(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("#explain", state="detached")

    def prompt(self) -> str:
        return self.page.locator("#decision .prompt").inner_text()

    def asked(self, words: str) -> None:
        """Wait until the question says this."""
        expect(self.page.locator("#decision .prompt")).to_contain_text(words)

    def option(self, words: str) -> Locator:
        """Answers of the bar that say this."""
        return self.page.locator("#decision [data-option]").filter(has_text=words)

    def thing(self, name: str) -> Locator:
        """A thing of the board."""
        return self.page.locator(f'main [data-thing="{name}"]')

    def lit(self, kind: str) -> Locator:
        """Things of a kind that can be picked now."""
        return self.page.locator(f'main [data-thing^="{kind}:"][data-state=selectable]')

    def position(self) -> dict[str, Any]:
        """What the table sent last."""
        return self.frames_of("position")[-1]

    def view(self) -> dict[str, Any]:
        """The table as this person sees it now."""
        return dict(self.position()["view"])

    def round(self) -> int:
        return int(self.position()["view"]["round"])

    def frames_of(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame.get("type") == kind]

    def step(self, dice: Random) -> str:
        done = str(self.page.evaluate(STEP, dice.random()))
        self.drawn()
        return done

    def drawn(self) -> None:
        """Wait until the page shows what has happened."""
        self.page.evaluate(DRAWN)

    def at_rest(self) -> None:
        """Wait until all is drawn and lies where it belongs."""
        self.drawn()
        self.page.evaluate(AT_REST)
        self.drawn()

    def tile(self, tile: str) -> None:
        self.page.locator(f'.tray [data-thing="tile:{tile}"]').click()

    def program(self, *tiles: str) -> None:
        """Write a program and hand it in."""
        for tile in tiles:
            group = {"move": 0, "depl": 1, "buy_": 3, "extr": 3}.get(tile[:4], 2)
            self.page.locator(".groups button").nth(group).click()
            self.tile(tile)
        self.confirm()

    def confirm(self) -> None:
        self.page.locator("#decision button.main:not([disabled])").click()

    def awaits_people(self) -> bool:
        """Whether the table waits for a person and not for a bot that thinks, or the game is over."""
        now, players = self.position(), self.frames_of("welcome")[-1]["players"]
        return now["over"] or any(players[seat]["kind"] != "bot" for seat in now["waiting"])

    def rest(self) -> None:
        """Wait until people have to move and the page shows it: what is clicked then stays there."""
        end = monotonic() + PATIENCE / 1000
        while monotonic() < end:
            self.drawn()
            if self.awaits_people() and not self.page.evaluate(BUSY, self.position()["move"]):
                return
        pytest.fail(f"no rest at the table: {self.prompt()}")


def level(*hands: Hand) -> None:
    """Wait until everybody at one table has seen the same moves."""
    end = monotonic() + PATIENCE / 1000
    while len({hand.position()["move"] for hand in hands}) > 1:
        assert monotonic() < end, "somebody does not hear of the moves"
        for hand in hands:
            hand.drawn()


def play_until(dice: Random, *hands: Hand, rounds: int = 99, first: str = "") -> bool:
    """Everybody plays on until a round is reached or the game is over; tells whether it is over."""
    for hand in hands:
        wish = {"seed": dice.randrange(2**31), "rounds": rounds, "patience": PATIENCE, "first": first}
        hand.page.evaluate(PLAY, wish)
    for hand in hands:
        hand.page.wait_for_function("window.played", timeout=PATIENCE + 5000)
    ended = {str(hand.page.evaluate("window.played")) for hand in hands}
    assert "stuck" not in ended, [hand.prompt() for hand in hands]
    for hand in hands:
        faults = hand.page.evaluate("window.faults")
        assert not faults, faults
        hand.rest()
    level(*hands)
    return "over" in ended
