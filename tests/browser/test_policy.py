"""Pages keep to their own policy: no script and no style but those that they were built with."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Sitting

BOT = {"kind": "bot", "bot": "random"}
GAMES = {"metallum": 1, "race": 1, "orion": 1, "captains": 1, "adastra": 2}
#: Notes what the browser refuses, from the first byte of a page on.
WATCH = """document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.sourceFile} ${event.sample}`))"""


def test_no_page_asks_for_what_its_policy_forbids(sit: Sitting) -> None:
    """The lobby written ahead, the lobby of somebody known, all five tables with what opens there."""
    ann = sit(bypass_csp=False)
    page = ann.page
    page.add_init_script(WATCH)
    refused: list[str] = []
    page.on("console", lambda said: refused.append(said.text) if "olicy" in said.text else None)
    answer = page.goto(ann.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "'sha256-" in policy  # the styles of the page that was written ahead
    assert page.locator(".games .game").first.evaluate("(each) => getComputedStyle(each).display") != "inline"
    ann.go("/new/metallum")
    expect(page.locator("form.new")).to_be_visible()
    ann.go("/")
    expect(page.locator(".games .game")).to_have_count(5)
    for game, bots in GAMES.items():
        made = ann.set_up(*[BOT] * bots, game=game, seed="1")
        ann.go(f"/table/{made['table']}")
        ann.ready()
        expect(page.locator("#decision [data-option], [data-state=selectable]").first).to_be_attached()
        page.keyboard.press("k")
        expect(page.get_by_role("dialog").first).to_be_visible()
        page.keyboard.press("Escape")
    assert refused == []
