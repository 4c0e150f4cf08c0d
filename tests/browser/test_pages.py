"""The pages around the table: they say what is wrong, weigh little and are open to everybody."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import ROOT, Sitting

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHT = 300_000


@pytest.mark.parametrize(
    "path", ["/nowhere", "/join/no-such-token", "/table/no-such-table", "/new/no-such-game"]
)
def test_a_wrong_address_gets_a_friendly_page(sit: Sitting, path: str) -> None:
    ann = sit()
    ann.go(path)
    expect(ann.page.locator(".error h1")).to_be_visible()
    ann.page.locator(".error a").click()
    expect(ann.page.locator(".games .game").first).to_be_visible()


def test_the_first_load_is_light(sit: Sitting) -> None:
    ann = sit("Ann", locale="pl-PL")
    weight = 0

    def weigh(response: object) -> None:
        nonlocal weight
        sizes = response.request.sizes()  # type: ignore[attr-defined]
        weight += sizes["responseBodySize"]

    ann.page.on("requestfinished", lambda request: weigh(request.response()))
    ann.open({"kind": "bot", "bot": "random"})
    ann.page.wait_for_load_state("networkidle")
    assert 50_000 < weight < LIGHT


def violations(page: object, source: Path = AXE) -> list[str]:
    if not source.is_file():
        pytest.fail("axe-core is not there: run npm ci in web/.", pytrace=False)
    page.add_script_tag(path=str(source))  # type: ignore[attr-defined]
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")  # type: ignore[attr-defined]
    return [
        f"{each['id']} ({each['impact']}): {each['nodes'][0]['html'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_serious(sit: Sitting, scheme: str, width: int) -> None:
    ann = sit("Ann", width=width, color_scheme=scheme)
    ann.go("/")
    expect(ann.page.locator(".games .game").first).to_be_visible()
    assert not violations(ann.page)
    ann.go("/new/metallum")
    expect(ann.page.locator("form.new")).to_be_visible()
    assert not violations(ann.page)
    ann.open({"kind": "bot", "bot": "random"})
    ann.tile("move_3")
    assert not violations(ann.page)


def test_it_can_be_installed(sit: Sitting) -> None:
    ann = sit()
    manifest = ann.call("GET", "/manifest.webmanifest")
    assert manifest["start_url"] == "/"
    assert manifest["icons"]
    assert ann.page.request.get(ann.address + "/sw.js").ok
