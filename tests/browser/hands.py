"""What a person does at the table: look, click, press keys."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page

#: One step of somebody who plays anything that is allowed. Tells what was done.
STEP = """(dice) => {
  const one = (list) => list[Math.floor(dice * list.length)]
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.offsetParent)
  const sheet = document.querySelector('dialog[open] header button')
  if (sheet) { sheet.click(); return 'closed' }
  if (all('#decision a.main').length) return 'over'
  const curtain = all('.curtain button')
  if (curtain.length) { curtain[0].click(); return 'passed on' }
  const main = all('#decision button.main:not([disabled])')
  const tray = all('.tray [data-state=selectable]')
  const chosen = all('.board [data-state=selected]')
  if (all('.tray').length) {
    const empty = all('.tray .gone').length === 0 && tray.length && (chosen.length === 0 || dice > 0.35)
    if (empty) { one(tray).click(); return 'tile' }
    if (main.length) { main[0].click(); return 'program' }
    const groups = all('.groups button')
    one(groups).click(); return 'group'
  }
  if (main.length) { main[0].click(); return 'confirmed' }
  const buttons = all('#decision .options button:not([disabled])')
  const picked = all('main [data-state=selected]')
  const things = all('main [data-state=selectable]')
  if (picked.length && buttons.length) { one(buttons).click(); return 'chosen' }
  if (things.length && (!buttons.length || dice > 0.2)) { one(things).click(); return 'picked' }
  if (buttons.length) { one(buttons).click(); return 'chosen' }
  return 'waiting'
}"""


class Hand:
    """One person and their window."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        self.frames: list[dict[str, Any]] = []
        page.on("pageerror", lambda error: self.faults.append(f"page: {error}"))
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

    def open(self, *others: dict[str, Any], seed: str = "1", game: str = "metallum") -> dict[str, Any]:
        """A new table where I sit first; the page shows it."""
        made = self.call(
            "POST", "/api/tables", {"game": game, "seed": seed, "seats": [{"kind": "me"}, *others]}
        )
        self.go(f"/table/{made['table']}")
        self.ready()
        return dict(made)

    def ready(self) -> None:
        self.page.wait_for_selector(".metallum, .race, .curtain button")
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def prompt(self) -> str:
        return self.page.locator("#decision .prompt").inner_text()

    def round(self) -> int:
        return int(self.frames_of("position")[-1]["view"]["round"])

    def frames_of(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame.get("type") == kind]

    def step(self, dice: Random) -> str:
        done = str(self.page.evaluate(STEP, dice.random()))
        self.page.wait_for_timeout(60 if done == "waiting" else 15)
        return done

    def tile(self, tile: str) -> None:
        self.page.locator(f'.tray [data-thing="tile:{tile}"]').click()

    def confirm(self) -> None:
        self.page.locator("#decision button.main:not([disabled])").click()


def play_until(dice: Random, *hands: Hand, rounds: int = 99, steps: int = 6000) -> bool:
    """Everybody plays on until a round is reached or the game is over; tells whether it is over."""
    for _ in range(steps):
        for hand in hands:
            if hand.step(dice) == "over":
                return True
        if hands[0].frames_of("position") and hands[0].round() >= rounds:
            return False
    raise AssertionError(f"nothing goes on: {[hand.prompt() for hand in hands]}")
