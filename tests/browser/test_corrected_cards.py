"""Whoever owns the box corrects a copy of a game's components: the cards are drawn as they were corrected."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import astrarium
from astrarium.kernel.data import component_files

from . import test_adastra as adastra
from . import test_captains as captains
from . import test_orion as orion
from .conftest import Server, Sitting
from .hands import Hand
from .walk import BOT

#: What is found in a game's file, and what stands there in the corrected one.
CHANGES = {
    "orion": {r"^vp = \d+$(?=\nsource|\nmorale)": "vp = 8"},
    "captains": {
        r"^points = \d+$": "points = 9",
        r'^(source|effects_from) = "(designed|partial)"$': r'\1 = "rulebook"',
        r"^edges = \{ .* \}$": 'edges = { up = "move", down = "move" }',
    },
    "adastra": {
        r"^resources = \[.*\]\ncombat": "resources = [9, 8, 7, 6]\ncombat",
        r"^(level = 1)\ncost = \d+": r"\1\ncost = 7",
    },
}


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that plays three games with corrected files."""
    folder, lines = tmp_path_factory.mktemp("corrected"), []
    for game, changes in CHANGES.items():
        text = (astrarium.game(game).folder / "components.toml").read_text(encoding="utf-8")
        for pattern, instead in changes.items():
            text, found = re.subn(pattern, instead, text, flags=re.MULTILINE)
            assert found, pattern
        mine = folder / f"{game}.toml"
        mine.write_text(text, encoding="utf-8")
        lines.append(f"{game}={mine}")
    started = Server(folder / "tables", **{component_files.IN_USE: "\n".join(lines)})
    yield started.address
    started.stop()


@pytest.fixture
def ann(sit: Sitting, corrected: str) -> Hand:
    return sit("Ann", at=corrected)


def test_points_of_structures_in_orion(ann: Hand) -> None:
    orion.open_beginners(ann, BOT, seed="20")
    orion.keep_hand(ann)
    ann.asked("Which action")
    expect(ann.page.locator(".log .notice").first).to_have_text("Variant “orion”: some cards are changed.")
    file = ann.frames_of("welcome")[-1]["components"]
    printed = {row["id"]: row.get("vp", "?") for row in file["structures"]}
    assert 8 in printed.values()
    for card in orion.mine(ann)["hand"]:
        drawn = ann.page.locator(f"[data-structure={card['structure']}] .vp text").first
        expect(drawn).to_have_text(str(printed[card["structure"]]))


def test_missions_and_techs_of_captains(ann: Hand) -> None:
    captains.open_captains(ann)
    place = next(each["id"] for each in ann.view()["places"] if each["mission"])
    ann.thing(f"place:{place}").click()
    card = ann.card()
    expect(card.locator(".mission .points b")).to_have_text("9")
    expect(card.locator(".designed, .brief")).to_have_count(0)  # whoever owns the box has looked it up
    ann.close_card()
    tech = ann.view()["display"][0]["tech"]
    ann.thing(f"offer:{tech}").first.click()
    expect(card.locator(".edge.up, .edge.down")).to_have_count(2)
    expect(card.locator(".edge.left, .edge.right")).to_have_count(0)
    expect(card.locator(".designed")).to_have_count(0)


def test_empires_and_technologies_of_ad_astra(ann: Hand) -> None:
    ann.open(BOT, game="adastra", seed="9")
    ann.asked("Which empire")
    empire = ann.page.locator("main .ad-empire .row").last
    expect(empire).to_have_text(re.compile(r"9\s*8\s*7\s*6$"))
    adastra.settle_down(ann)
    for technology in ann.view()["offer"]:
        expect(ann.thing(f"tech:{technology}").locator(".price b")).to_have_text("7")


def test_a_game_as_it_is_needs_no_file(sit: Sitting) -> None:
    ann = sit("Ann")
    captains.open_captains(ann)
    assert ann.frames_of("welcome")[-1]["components"] is None
