"""Table previews in the lobby: public views, also of tables out of memory."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import astrarium
from astrarium.server.http.bodies import NewTable, SeatWish
from astrarium.server.http.table_preview_routes import TablePreviews
from astrarium.server.live_tables.table_loading import NoSuchTable
from astrarium.server.store.rows import Person
from astrarium.server.store.store import Store
from astrarium.tables import LiveTable
from astrarium.tables.snapshots import snapshot_of
from astrarium.tables.table_creation import open_table

from .guests import Server, error, play_on
from .test_store import run


def test_a_glance_shows_what_a_spectator_sees(server: Server) -> None:
    ann, eve = server.guest(), server.guest()
    table = ann.new_table("me", "bot:random", game="race")
    tab = ann.open(table)
    play_on([tab], Random(1), moves=4)
    seen = ann.get(f"/api/tables/{table['table']}/glance")
    assert all(player["cards"] is None for player in seen["players"])  # nobody's hand, not even one's own
    watching = ann.tab(table)
    assert watching.position()["view"]["players"][0]["tableau"] == seen["players"][0]["tableau"]
    assert error(eve.http.get(f"/api/tables/{table['table']}/glance"))[0] == 404


def test_a_sleeping_table_is_looked_at_without_waking_it(tmp_path: Path) -> None:
    game = astrarium.game("metallum")
    wish = NewTable(game="metallum", seats=[SeatWish("me"), SeatWish("link")])
    opened = open_table(game, wish, None, "host", "Atria")
    sleeping: dict[str, Any] = {}

    async def work(store: Store) -> None:
        await store.accounts.add_person(Person("host", "Atria"))
        live = LiveTable(opened.stored, opened.table)
        await store.add_table(opened.stored, [], snapshot_of(live, 0))
        previews = TablePreviews(cast(Any, SimpleNamespace(served=sleeping, store=store)))
        seen = json.loads(await previews.preview(opened.stored.id, "host"))
        assert seen == json.loads(json.dumps(opened.table.view(None)))
        with pytest.raises(NoSuchTable):
            await previews.preview(opened.stored.id, "somebody else")

    run(tmp_path, work)
    assert sleeping == {}
