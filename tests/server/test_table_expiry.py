"""Tables that nobody uses: warned of in time, broken off by the rule, and kept by a move or a visit."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from astrarium.server.app import Parts, make_parts
from astrarium.server.away.turns import Turns
from astrarium.server.lobby import bodies as b
from astrarium.server.store.databases import sqlite_url
from astrarium.tables.listing import KEEP, WARNING
from astrarium.tables.sheet import DAY

from .mailbox import Box
from .test_away import Mail


async def set_up(parts: Parts, person: Any, answers: int = 1) -> str:
    """A table of its own process, with some answers."""
    wish = b.NewTable(game="metallum", seats=[b.SeatWish("me"), b.SeatWish("link")], seed="1")
    id = (await parts.lobby.create(person, wish)).table
    served = await parts.live_tables.get(id)
    for _ in range(answers):
        choice = served.live.table.pending[0]
        await served.carry_out(served.live.play(choice.seat, choice.options[0]))
    parts.live_tables.forget(served)
    return id


async def work(folder: Path, box: Box) -> None:
    parts = make_parts(sqlite_url(folder / "tables.sqlite3"), workers=1)
    parts.store.prepare()
    await parts.people.open()
    person = await parts.people.new_guest()
    await parts.store.people.change_person(person.id, email="ann@games.example")
    await parts.store.reminders.set_away(person.id, {"email": True})
    played, never, moved, visited = [await set_up(parts, person, n) for n in (1, 0, 1, 1)]
    begun = (await parts.store.table(played)).changed  # type: ignore[union-attr]
    mail = Mail("127.0.0.1", box.port, False, "a@games.example")
    turns = Turns(parts.store, mail, "https://games.example")

    async def ends() -> dict[str, Any]:
        return {card["id"]: card["ends"] for card in (await parts.lobby.tables(person)).mine}

    look = parts.expiry.look
    assert await look(begun + (KEEP - WARNING - 1) * DAY) == (0, 0)
    assert set((await ends()).values()) == {None}
    warned = begun + (KEEP - WARNING + 1) * DAY
    assert await look(warned) == (4, 0)
    assert await look(warned + 1) == (0, 0)
    assert await ends() == dict.fromkeys((played, never, moved, visited), warned + WARNING * DAY)
    assert await turns.look(warned) == 1
    assert await turns.look(warned + 60) == 0
    to, subject, text = box.next()
    assert to == ["ann@games.example"]
    assert "table/" + played in text
    assert f"it ends in {WARNING} days" in text
    assert subject
    # a move and a visit are enough
    await parts.store.change_table(moved, changed=warned + DAY)
    await parts.store.saw([(visited, person.id)], warned + DAY)
    assert (await ends())[moved] is None
    assert (await ends())[visited] is None
    assert await look(warned + (WARNING - 1) * DAY) == (0, 0)
    assert await look(warned + (WARNING + 1) * DAY) == (0, 2)
    assert set(await ends()) == {moved, visited}
    assert await parts.store.table(never) is None
    over = await parts.store.table(played)
    assert over is not None
    assert over.over
    notices = await parts.store.talk.notices.last(played, 1)
    assert notices[0]["text"] == {"text": "table-notice-expired", "args": {"days": KEEP}}
    await parts.live_tables.close()
    parts.workers.close()
    await parts.store.close()


def test_a_table_that_nobody_uses_ends(tmp_path: Path, box: Box) -> None:
    asyncio.run(work(tmp_path, box))
