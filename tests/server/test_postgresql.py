"""PostgreSQL: several processes on one database; nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from astrarium.server import backup_and_transfer
from astrarium.server.backup_and_transfer import move
from astrarium.server.maintenance_commands import doctor
from astrarium.server.store import schema
from astrarium.server.store.database_url import full_url, make_engine, shown, sqlite_url
from astrarium.server.store.rows import Overtaken, Person
from astrarium.server.store.store import Store

from .postgres import new_database, rows
from .test_rule_changes import House, play_on, settled, views


def test_two_processes_cannot_both_append(tmp_path: Path) -> None:
    async def look() -> None:
        url = new_database()
        one, other = House(url), House(url)
        for seat in range(2):
            await one.store.accounts.add_person(Person(f"p{seat}", f"p{seat}"))
        here = await one.set_up(metallum(), "t", 1)
        there = await other.tables.get("t")
        await play_on(here, Random(1), 3)
        with pytest.raises(Overtaken):
            await play_on(there, Random(2), 1)
        assert views(there.live.table) == views(here.live.table)
        await play_on(there, Random(3), 3)
        await settled(there)
        numbers = [number for (number,) in rows(url, "SELECT number FROM moves ORDER BY number")]
        assert numbers == list(range(len(numbers)))
        await one.close()
        await other.close()

    asyncio.run(look())


def metallum() -> Any:
    import astrarium

    return astrarium.game("metallum")


def test_every_layout_can_be_left_again() -> None:
    from alembic import command
    from alembic.config import Config

    from astrarium.server.store import migrations

    store = Store(new_database())
    store.prepare()
    config = Config()
    config.set_main_option("script_location", str(migrations.__path__[0]))
    for target in ("0002", "head", "base", "head"):
        with store.engine.begin() as connection:
            config.attributes["connection"] = connection
            (command.downgrade if target in ("0002", "base") else command.upgrade)(config, target)
    asyncio.run(store.close())


def contents(url: str) -> dict[str, Any]:
    engine = make_engine(url)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(repr, connection.execute(table.select()).all()))
            for table in schema.metadata.sorted_tables
        }
    engine.dispose()
    return found


def test_everything_can_be_moved_from_one_database_to_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From a file to PostgreSQL and back; copies are made and put back on both."""

    async def play(url: str | Path, id: str) -> None:
        house = House(url)
        served = await house.set_up(metallum(), id, 1)
        await play_on(served, Random(1), 8)
        await house.store.chat.add(id, seat=0, name="p0", text="so far", at=1.0)
        await settled(served)
        await house.close()

    async def begin() -> None:
        house = House(tmp_path / "a.sqlite3")
        for seat in range(2):
            await house.store.accounts.add_person(Person(f"p{seat}", f"p{seat}"))
        await house.close()
        await play(tmp_path / "a.sqlite3", "t")

    asyncio.run(begin())
    source, target = sqlite_url(tmp_path / "a.sqlite3"), new_database()
    counts = move(source, target)
    assert counts["tables"] == 1
    assert contents(target) == contents(source)
    with pytest.raises(backup_and_transfer.NoCopy):
        move(source, target)
    asyncio.run(play(target, "u"))  # numbers go on after those that were brought
    backup_and_transfer.back_up(tmp_path / "copy", url=target)
    assert contents(sqlite_url(tmp_path / "copy")) == contents(target)
    again = new_database()
    assert backup_and_transfer.put_back(tmp_path / "copy", url=again) == 2
    assert contents(again) == contents(target)
    doctor(database=again, json=True)
    assert capsys.readouterr().out.count('"same"') == 2


def test_an_address_is_shown_without_its_password() -> None:
    assert full_url("postgresql://a:secret@b/c") == "postgresql+psycopg://a:secret@b/c"
    assert "secret" not in shown("postgresql://a:secret@b/c")


def test_a_folder_is_moved_by_its_name(tmp_path: Path) -> None:
    """As the step from one machine to several has it."""
    Store(backup_and_transfer.address(str(tmp_path))).prepare()
    assert (
        move(backup_and_transfer.address(str(tmp_path)), sqlite_url(tmp_path / "other.sqlite3"))["tables"]
        == 0
    )
    assert (tmp_path / "tables.sqlite3").is_file()
