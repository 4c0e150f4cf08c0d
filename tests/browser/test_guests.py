"""Two assistants play at one server, and a person watches them in the browser."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from mcp import Client
from playwright.sync_api import expect

from astrarium.mcp_server.guest_server import GuestServer
from astrarium.mcp_server.tools import Tools
from guests.minds import chosen, said

from .conftest import Sitting

#: Answers that both give together.
ENOUGH = 12


def test_a_person_watches_two_assistants(
    sit: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ASTRARIUM_HOME", str(tmp_path))
    ann = sit("Ann")
    wish = {"game": "race", "seats": [{"kind": "link"}, {"kind": "link"}]}
    table = ann.call("POST", "/api/tables", wish)
    links = [f"{ann.address}/join/{table['links']['seats'][seat]}" for seat in ("0", "1")]
    ann.go(f"/table/{table['table']}")
    with ThreadPoolExecutor(1) as thread:  # Playwright has the event loop of this one
        answers = thread.submit(lambda: asyncio.run(play(links))).result()
    assert answers >= ENOUGH
    log = ann.page.locator(".log")
    expect(log).to_contain_text("Orrery (AI, brought by Ann)")
    expect(log).to_contain_text("Sextant (AI, brought by Ben)")
    body = ann.page.locator("body")
    expect(body).to_contain_text("I am Orrery, a language model or a program. Ann brought me to this table.")
    assert "⟦" not in body.inner_text()


async def play(links: list[str]) -> int:
    """Both take their seats and answer until there were enough answers."""
    count, rng = 0, Random(5)
    async with Client(GuestServer(Tools("en"), "en")) as one, Client(GuestServer(Tools("en"), "en")) as other:
        clients, ids = (one, other), []
        for client, link, name, owner in zip(
            clients, links, ("Orrery", "Sextant"), ("Ann", "Ben"), strict=True
        ):
            seat = {"invitation": link, "name": name, "brought_by": owner}
            taken = await client.call_tool("take_seat", seat)
            assert not taken.is_error, said(taken)
            ids.append(said(taken).split()[1].rstrip("."))
        for _ in range(20 * ENOUGH):
            for client, id in zip(clients, ids, strict=True):
                seen = await client.call_tool("wait", {"table": id, "seconds": 0.5})
                assert not seen.is_error, said(seen)
                if answer := chosen(said(seen), rng):
                    given = await client.call_tool("answer", {"table": id, "picks": answer})
                    assert not given.is_error, said(given)
                    count += 1
            if count >= ENOUGH:
                break
    return count
