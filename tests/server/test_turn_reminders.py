"""Turn reminders: one message for all turns, none at night, and no call into private networks."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from astrarium.server.notifications import safe_fetch
from astrarium.server.notifications.mail import Mailer
from astrarium.server.notifications.safe_fetch import (
    BadWebhook,
    check_webhook,
    exchange,
    public,
    public_address,
)
from astrarium.server.notifications.turn_reminders import AFTER, Away, TurnReminders
from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.store import Store

from .guests import PASSWORD, Server, error
from .mailbox import Box

NOW = 1_700_000_000.0  # 22:13 in Greenwich


@pytest.mark.parametrize(
    "url",
    [
        "http://a.example/x",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b::a9fe:a9fe]/",
        "https://[64:ff9b:1::808:808]/",
        "https://[::127.0.0.1]/",
        "https://[::10.0.0.1]/",
        "https://[::8.8.8.8]/",
        "https://[::ffff:0:127.0.0.1]/",
        "https://[fec0::1]/",
        "https://[1::1]/",
        "https://[3fff::1]/",
        "https://[2002:7f00:1::]/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest",
        "https://localhost/",
        "https://a.example:8443/",
        "https://user:word@a.example/",
        "https://a.example/\r\nHost: b",
        "https://[fe80::1%25eth0]/",
        "https:///x",
        "ftp://a.example/",
        "https://a.example/ b",
    ],
)
def test_what_is_not_called(url: str) -> None:
    with pytest.raises(BadWebhook):
        check_webhook(url)


def test_what_is_called() -> None:
    assert check_webhook(" https://hooks.example/a?b=c ") == "https://hooks.example/a?b=c"
    assert public("93.184.216.34")
    assert not any(
        map(public, ("192.168.1.1", "100.64.0.1", "0.0.0.0", "224.0.0.1", "fd00::1", "2002:7f00:1::"))
    )


def test_a_name_that_leads_home_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when only one of its addresses does."""

    async def work(*addresses: str) -> str:
        async def lookup(*_: Any, **__: Any) -> Any:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in addresses]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup, raising=False)
        return await public_address("hooks.example", 443)

    assert asyncio.run(work("93.184.216.34")) == "93.184.216.34"
    for addresses in (("10.0.0.1",), ("93.184.216.34", "127.0.0.1"), ()):
        with pytest.raises(BadWebhook):
            asyncio.run(work(*addresses))


def test_a_call_is_one_request() -> None:
    async def work() -> tuple[int, bytes]:
        heard = bytearray()

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.extend(await reader.readuntil(b"{}"))
            writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n")
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(hear, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        status = await exchange(reader, writer, urlsplit("https://a.example/x?y"), b"{}")
        writer.close()
        server.close()
        return status, bytes(heard)

    status, heard = asyncio.run(work())
    assert status == 302
    assert heard.startswith(b"POST /x?y HTTP/1.1\r\nHost: a.example\r\n")
    assert safe_fetch.PATIENCE


def test_night_and_holidays() -> None:
    night = Away(quiet=(22, 7))
    assert night.asleep(NOW)
    assert not night.asleep(NOW + 9 * 3600)
    assert not Away(quiet=(22, 7), offset=-120).asleep(NOW)
    assert Away(quiet=(9, 12)).asleep(NOW + 12 * 3600)
    assert not Away().asleep(NOW)
    assert Away(until=NOW + 1).asleep(NOW)


def test_one_letter_for_all_turns(server: Server) -> None:
    """Two tables wait; a night passes; then one of two processes sends one letter and makes one call."""
    member = server.guest()
    member.post("/api/account", name="Tarazed", password=PASSWORD)
    refused = member.post("/api/away", email=True, webhook="https://127.0.0.1/")
    assert error(refused) == (400, "server-bad-hook")
    wish = {"email": True, "webhook": "https://hooks.example/", "quiet": [22, 7], "offset": 0, "until": 0}
    assert member.post("/api/away", **wish).status_code == 200
    assert member.get("/api/away") == wish
    tables = {member.new_table("me", "link", game="comets")["table"] for _ in range(2)}
    server.change("UPDATE people SET email = 'tarazed@games.example' WHERE login = 'Tarazed'")
    box = Box()
    calls: list[tuple[str, Any]] = []

    async def call(url: str, body: bytes) -> int:
        calls.append((url, msgspec.json.decode(body)))
        return 200

    async def work(look: Callable[[TurnReminders], Any]) -> Any:
        store = Store(sqlite_url(Path(server.folder) / "tables.sqlite3"))
        turns = TurnReminders(
            store,
            Mailer("127.0.0.1", box.port, False, "table@games.example"),
            "https://games.example",
        )
        turns.call = call
        try:
            return await look(turns)
        finally:
            await store.close()

    async def both(look: Callable[[TurnReminders], Any]) -> list[Any]:
        """Two processes, in the same moment."""
        return await asyncio.gather(work(look), work(look))

    later = [1e10 - (1e10 % 86400) + hour * 3600 for hour in (23, 30, 31)]
    assert asyncio.run(work(lambda turns: turns.check(0.0 + AFTER))) == 0
    assert [asyncio.run(work(lambda turns, at=at: turns.check(at))) for at in later[:2]] == [0, 0]
    assert sorted(asyncio.run(both(lambda turns: turns.check(later[2])))) == [0, 1]
    assert asyncio.run(work(lambda turns: turns.check(later[-1] + 3600))) == 0
    to, subject, text = box.next()
    box.close()
    assert to == ["tarazed@games.example"]
    assert subject.startswith("2 tables are waiting for you")
    assert all(f"https://games.example/table/{table}" in text for table in tables)
    assert box.letters.empty()
    assert [url for url, _ in calls] == ["https://hooks.example/"]
    assert {each["table"] for each in calls[0][1]["your_turn"]} == tables
