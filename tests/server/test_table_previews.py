"""The small pictures of the lobby: what everybody may see of a table, also while it sleeps."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import astrarium
from astrarium.server.lobby.bodies import NewTable, SeatWish
from astrarium.server.lobby.glancing import Glances
from astrarium.server.store.rows import Person
from astrarium.server.store.store import Store
from astrarium.server.table.live_tables import NoSuchTable
from astrarium.tables import LiveTable
from astrarium.tables.opening import open_table
from astrarium.tables.snapshots import snapshot_of

from .guests import Server, play_on
from .test_lobby import error
from .test_store import run


def test_a_glance_shows_what_a_spectator_sees(server: Server) -> None:
    ann, eve = server.guest(), server.guest()
    table = ann.new_table("me", "bot:random", game="race")
    tab = ann.tab(table)
    tab.position()
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
        await store.people.add_person(Person("host", "Atria"))
        live = LiveTable(opened.sheet, opened.table)
        await store.add_table(opened.sheet, [], snapshot_of(live, 0))
        glances = Glances(cast(Any, SimpleNamespace(served=sleeping, store=store)))
        seen = json.loads(await glances.glance(opened.sheet.id, "host"))
        assert seen == json.loads(json.dumps(opened.table.view(None)))
        with pytest.raises(NoSuchTable):
            await glances.glance(opened.sheet.id, "somebody else")

    run(tmp_path, work)
    assert sleeping == {}
