"""A whole game on one board, looked at in every position: by two people and by somebody who watches.

What every board has to keep is measured here, once. In every position: nothing lies over what can be picked,
nothing is cut off, too small or wider than its window, words are there, no mark crosses words or sinks into its
ground, nothing lit moves, and the bar keeps its height and the places of its parts (`layout.py`). At some: axe
finds nothing serious, and in a picture of the page what is lit stands out. And nobody was ever sent more than
what the kernel shows to that seat; that nothing hidden lies in there is proved by the contract.
"""

from __future__ import annotations

import base64
import json
from collections import defaultdict
from random import Random
from typing import Any, Literal

import msgspec
from playwright.sync_api import expect

import astrarium
from astrarium.kernel import Record, Table
from astrarium.kernel.play.table_factory import replay
from astrarium.tables.history import GameHistory
from astrarium.tables.seat_messages import public_move

from .conftest import QUIET, Sitting
from .hands import Hand, level, play_until
from .test_pages import violations

LINK = {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}
#: The windows of the two; from stop to stop they change.
SCREENS = ((1440, 900), (1280, 720))
PHONES = ((390, 844), (360, 740))
#: Somebody who watches without drawing anything: the page is opened at the end.
LISTEN = """([table, token]) => new Promise((done) => {
  window.line = new WebSocket(`ws://${location.host}/api/tables/${table}/play?token=${token}`)
  window.line.onmessage = ({ data }) => JSON.parse(data).type === 'position' && done()
})"""
#: Wider than this, the page or its board has to be scrolled to sideways.
#: What reaches over the right edge of the page or the board, if that makes it wider than the window.
WIDE = """() => [document.documentElement, document.querySelector('main')].flatMap((whole) => {
  if (whole.scrollWidth <= innerWidth) return []
  const over = [...whole.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth)
  return [`${whole.scrollWidth} of ${innerWidth}`, ...over.map((each) => each.outerHTML.slice(0, 90))].slice(0, 6)
})"""
LIT = "main [data-thing][data-state=selectable]"
#: What things have to stand out by: WCAG asks 3 of what is not text.
LEAST = 3.0
#: So much of a mark may be seen against a picture that it crosses.
MOST = 0.02
#: Of all sides on which brass ends, the share where nothing within a few pixels stands out from it.
FAINT = """async ({ png, least }) => {
  const picture = new Image()
  picture.src = `data:image/png;base64,${png}`
  await picture.decode()
  const { width, height } = picture
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--brass')
  pen.fillRect(0, 0, 1, 1)
  const brass = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
  pen.drawImage(picture, 0, 0)
  const { data } = pen.getImageData(0, 0, width, height)
  const at = (x, y) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)
  const part = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
  const ours = light(brass)
  const contrast = (c) => (Math.max(light(c), ours) + 0.05) / (Math.min(light(c), ours) + 0.05)
  const is = (c) => c.every((value, i) => Math.abs(value - brass[i]) < 4)
  const [FAR, ways] = [4, [[1, 0], [-1, 0], [0, 1], [0, -1]]]
  let [edges, faint] = [0, 0]
  for (let y = FAR; y < height - FAR; y += 1) for (let x = FAR; x < width - FAR; x += 1) {
    if (!is(at(x, y))) continue
    for (const [dx, dy] of ways) {
      if (is(at(x + dx, y + dy))) continue
      edges += 1
      let most = 1
      for (let far = 1; far <= FAR; far += 1) most = Math.max(most, contrast(at(x + dx * far, y + dy * far)))
      if (most < least) faint += 1
    }
  }
  return [edges, faint / Math.max(1, edges)]
}"""


def stands_out(hand: Hand) -> int:
    """What is lit stands out from what it lies on, at night and on paper; how much is lit."""
    for scheme in ("light", "dark"):
        hand.page.emulate_media(color_scheme=scheme)
        hand.page.wait_for_function(f"getComputedStyle(document.documentElement).colorScheme === '{scheme}'")
        hand.at_rest()
        png = base64.b64encode(hand.page.locator("main").screenshot()).decode()
        edges, faint = hand.page.evaluate(FAINT, {"png": png, "least": LEAST})
        assert faint <= MOST, f"{scheme}: {faint:.0%} of what is lit does not stand out"
    return int(edges)


def look(hand: Hand, scheme: Literal["dark", "light"]) -> None:
    """What cannot be measured in the page alone, or takes too long for every position."""
    hand.page.emulate_media(color_scheme=scheme)
    assert not violations(hand.page), hand.prompt()
    wide = hand.page.evaluate(WIDE)
    assert not wide, wide
    assert "⟦" not in hand.page.locator("body").inner_text()


def walk(
    sit: Sitting, game: str, *others: dict[str, Any], seed: str, stops: tuple[int, ...], **more: Any
) -> tuple[Hand, Hand, Hand]:
    """Play to the end by what is lit, with a look at the beginning of some rounds; who played and watched."""
    first = more.pop("first", "")
    ann, eve = sit("Ann"), sit("Eve")
    bea = sit("Bea", *PHONES[0], locale="pl-PL", has_touch=True)
    made = ann.open(LINK, *others, game=game, seed=seed, **more)
    bea.join(made)
    eve.go(QUIET)
    eve.page.evaluate(LISTEN, [made["table"], made["links"]["watch"]])
    dice, over, lit = Random(seed), False, 0
    for number, rounds in enumerate((*stops, 99)):
        for at, (hand, sizes) in enumerate(((ann, SCREENS), (bea, PHONES))):
            width, height = sizes[number % 2]
            hand.page.set_viewport_size({"width": width, "height": height})
            look(hand, "light" if (number + at) % 2 else "dark")
        if ann.page.locator(LIT).count():
            lit += stands_out(ann)
        over = play_until(dice, ann, bea, rounds=rounds, first=first)
    assert over
    assert lit > 100, "hardly anything was lit"
    level(ann, bea, eve)
    eve.go(f"/join/{made['links']['watch']}")
    eve.ready()
    for hand in (ann, bea, eve):
        hand.look_at_board()
    expect(eve.page.locator("main [data-state=selectable]")).to_have_count(0)
    assert not any(frame["choices"] for frame in eve.frames_of("position"))
    sent_what_is_shown({0: ann, 1: bea, None: eve}, ann.call("GET", f"/api/tables/{made['table']}/record"))
    return ann, bea, eve


def sent_what_is_shown(hands: dict[int | None, Hand], record: dict[str, Any]) -> None:
    """Every view and every event that somebody was sent is one that the kernel shows to that seat at that move."""
    views = defaultdict[tuple[int | None, int], list[Any]](list)

    def note(table: Table) -> None:
        for seat in hands:
            views[seat, public_move(table)].append(plain(table.view(seat)))

    table = replay(astrarium.game(record["game"]), Record.from_json(record), seen=note)  # type: ignore[arg-type]
    note(table)
    for seat, hand in hands.items():
        told = [happened(event) for event in plain(GameHistory(table).news(seat, 0))]
        for frame in hand.frames_of("position"):
            assert frame["view"] in views[seat, frame["move"]], (seat, frame["move"])
            assert [each for each in frame["events"] if happened(each) not in told] == []


def happened(event: dict[str, Any]) -> tuple[Any, ...]:
    return event["name"], event["seat"], event["args"]


def plain(value: Any) -> Any:
    """A value as it is sent."""
    return json.loads(msgspec.json.encode(value))
