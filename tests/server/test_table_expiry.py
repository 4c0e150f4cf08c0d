"""Expiry of unused tables: a warning first, and kept by a move or a visit."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from astrarium.server.app import Services, make_services
from astrarium.server.http import bodies as b
from astrarium.server.notifications.turn_reminders import TurnReminders
from astrarium.server.store.database_url import sqlite_url
from astrarium.tables.listener import Listener
from astrarium.tables.lobby_entry import KEEP, WARNING
from astrarium.tables.stored_table import DAY

from .mailbox import Box
from .test_turn_reminders import Mailer


async def set_up(services: Services, person: Any, answers: int = 1) -> str:
    """A table of its own process, with some answers."""
    wish = b.NewTable(game="metallum", seats=[b.SeatWish("me"), b.SeatWish("link")], seed="1")
    id = (await services.lobby.create(person, wish)).table
    served = await services.live_tables.get(id)
    for _ in range(answers):
        choice = served.live.table.pending[0]
        await served.carry_out(served.live.play(choice.seat, choice.options[0]))
    services.live_tables.forget(served)
    return id


async def work(folder: Path, box: Box) -> None:
    services = make_services(sqlite_url(folder / "tables.sqlite3"), workers=1)
    services.store.prepare()
    await services.accounts.open()
    person = await services.accounts.new_guest()
    await services.store.accounts.change_person(person.id, email="ann@games.example")
    await services.store.reminders.set_away(person.id, {"email": True})
    played, never, moved, visited, looked_at = [await set_up(services, person, n) for n in (1, 0, 1, 1, 1)]
    begun = (await services.store.table(played)).changed  # type: ignore[union-attr]
    mail = Mailer("127.0.0.1", box.port, False, "a@games.example")
    turns = TurnReminders(services.store, mail, "https://games.example")

    async def ends() -> dict[str, Any]:
        return {card["id"]: card["ends"] for card in (await services.lobby.tables(person)).mine}

    look = services.expiry.check
    assert await look(begun + (KEEP - WARNING - 1) * DAY) == (0, 0)
    assert set((await ends()).values()) == {None}
    warned = begun + (KEEP - WARNING + 1) * DAY
    assert await look(warned) == (5, 0)
    assert await look(warned + 1) == (0, 0)
    assert await ends() == dict.fromkeys((played, never, moved, visited, looked_at), warned + WARNING * DAY)
    assert await turns.check(warned) == 1
    assert await turns.check(warned + 60) == 0
    to, subject, text = box.next()
    assert to == ["ann@games.example"]
    assert "table/" + played in text
    assert f"removed in {WARNING} days" in text
    assert subject
    # a move and a visit are enough
    await services.store.change_table(moved, changed=warned + DAY)
    await services.store.set_seen([(visited, person.id)], warned + DAY)
    assert (await ends())[moved] is None
    assert (await ends())[visited] is None
    watching = Listener("w", "Ben", lambda message: None, lambda code: None)
    room = (await services.live_tables.get(looked_at)).live.room
    room.audience.add(watching)
    assert await look(warned + (WARNING - 1) * DAY) == (0, 0)
    assert await look(warned + (WARNING + 1) * DAY) == (0, 2)
    assert set(await ends()) == {moved, visited, looked_at}
    room.leave(watching)
    assert await look(warned + (WARNING + 1) * DAY) == (0, 1)
    assert await services.store.table(never) is None
    over = await services.store.table(played)
    assert over is not None
    assert over.over
    notices = await services.store.notices.last(played, 1)
    assert notices[0]["text"] == {"text": "table-notice-expired", "args": {"days": KEEP}}
    await services.live_tables.close()
    services.workers.close()
    await services.store.close()


def test_a_table_that_nobody_uses_ends(tmp_path: Path, box: Box) -> None:
    asyncio.run(work(tmp_path, box))
