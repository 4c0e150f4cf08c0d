"""Guests in the browser: a person watches two assistants, and gives a seat to a program."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event

import pytest
from mcp import Client
from playwright.sync_api import expect

from astrarium.mcp_server.guest_server import GuestServer
from astrarium.mcp_server.tools import Tools
from guests.scripted_agent import chosen, said

from .conftest import ROOT, Server, Sitting
from .layout import LAYOUT
from .test_pages import violations

#: How often the agents look at most; after how many answers they let the person look, and for how many seconds.
MOST, HALFWAY, PATIENCE = 1000, 12, 300.0


def test_a_person_watches_two_assistants(
    sit: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ASTRARIUM_HOME", str(tmp_path))
    ann = sit("Ann")
    wish = {"game": "race", "seats": [{"kind": "link"}, {"kind": "link"}]}
    table = ann.call("POST", "/api/tables", wish)
    links = [f"{ann.address}/join/{table['links']['seats'][seat]}" for seat in ("0", "1")]
    ann.go(f"/table/{table['table']}")
    ann.page.get_by_role("button", name="Close").click()  # the sheet with the invitations
    halfway, looked = Event(), Event()
    with ThreadPoolExecutor(1) as thread:  # Playwright has the event loop of this one
        playing = thread.submit(lambda: asyncio.run(play(links, halfway, looked)))
        playing.add_done_callback(lambda _: halfway.set())
        try:
            assert halfway.wait(PATIENCE)
            log = ann.page.locator(".log")
            expect(log).to_contain_text("Orrery (AI, brought by Ann)")
            expect(log).to_contain_text("Sextant (AI, brought by Ben)")
            ann.page.get_by_role("tab", name="Chat").click()
            hello = "I am Orrery, a language model or a program. Ann brought me to this table."
            expect(ann.page.locator(".chat")).to_contain_text(hello)
        finally:
            looked.set()
        assert min(playing.result()) > HALFWAY, "both have played"
    body = ann.page.locator("body")
    expect(body).to_contain_text("Turning points")
    expect(body).to_contain_text("Orrery (AI, brought by Ann)")
    assert "⟦" not in body.inner_text()


def test_a_person_gives_a_seat_to_a_connected_program(sit: Sitting, server: Server) -> None:
    command = [
        sys.executable,
        "-m",
        "astrarium",
        "admin",
        "bot-token",
        "starling",
        "--data",
        str(server.data),
    ]
    token = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)["token"]
    program = subprocess.Popen(["node", str(ROOT / "examples" / "outside_bot.mjs"), server.address, token])
    try:
        for width, height in ((1440, 900), (1280, 720), (390, 844)):
            ann = sit("Ann", width=width, height=height, at=server.address)
            while not ann.call("GET", "/api/programs/race"):
                assert program.poll() is None
            ann.go("/new/race")
            ann.page.locator("form.new [data-kind=bot]").click()
            listed = ann.page.locator('form.new [data-bot="outside:starling"]')
            expect(listed).to_contain_text("Somebody’s own program")
            listed.click()
            expect(listed).to_have_attribute("aria-pressed", "true")
            box = listed.bounding_box()
            assert box is not None
            assert box["height"] >= 44
            assert ann.page.evaluate(LAYOUT) == []
            assert violations(ann.page) == []
        ann.page.locator("form.new button.main").click()
        ann.ready()
        expect(ann.page.locator("body")).to_contain_text("starling")
    finally:
        program.terminate()
        program.wait(PATIENCE)


async def play(links: list[str], halfway: Event, looked: Event) -> list[int]:
    """Both take their seats and play a whole game; how many answers each has given."""
    count, rng = [0, 0], Random(5)
    async with Client(GuestServer(Tools("en"), "en")) as one, Client(GuestServer(Tools("en"), "en")) as other:
        clients, ids = (one, other), []
        for client, link, name, owner in zip(
            clients, links, ("Orrery", "Sextant"), ("Ann", "Ben"), strict=True
        ):
            seat = {"invitation": link, "name": name, "brought_by": owner}
            taken = await client.call_tool("take_seat", seat)
            assert not taken.is_error, said(taken)
            ids.append(said(taken).split()[1].rstrip("."))
        for number in range(MOST):
            client, id = clients[number % 2], ids[number % 2]
            seen = await client.call_tool("wait", {"table": id, "seconds": 0.5})
            assert not seen.is_error, said(seen)
            if "The game is over" in said(seen):
                return count
            while answer := chosen(said(seen), rng):
                seen = await client.call_tool("answer", {"table": id, "picks": answer})
                assert not seen.is_error, said(seen)
                count[number % 2] += 1
                if sum(count) == HALFWAY:
                    halfway.set()
                    await asyncio.to_thread(looked.wait)
    raise AssertionError("the game does not end")
