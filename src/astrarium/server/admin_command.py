"""`astrarium admin`: moderation and maintenance from the command line."""

from __future__ import annotations

import asyncio
import json as jsons
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ..data_folder import home
from ..kernel import Text
from .bots.external_bots import key_of, new_token
from .bots.worker_pool import WorkerPool
from .listening_sockets import CannotServe
from .live_tables.loaded_tables import LiveTables
from .maintenance_commands import DatabaseOption
from .store.database_url import cause, disable_foreign_keys, shown, sqlite_url, take_write_lock
from .store.migrations import HEAD, bring_to, layout
from .store.moderation import DRAIN, NOTICE
from .store.private_files import private_file
from .store.store import Store

#: Exclusive upper bound of report numbers.
LARGEST = 2**31
Command = Callable[[Store, str, str], Awaitable[Any]]


def admin(
    what: Annotated[
        str,
        typer.Argument(
            metavar="WHAT",
            help="people, tables, inspect, end, delete, ban, unban, mute, unmute, "
            "role, reports, settle, notice, drain, undrain, bot-token, bot-worker-token, release, layout",
        ),
    ],
    about: Annotated[str, typer.Argument(metavar="[WHOM]", help="A person, table, report or text.")] = "",
    value: Annotated[str, typer.Argument(metavar="[VALUE]", help="For `role`: moderator, or nothing.")] = "",
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="The folder with the database.")
    ] = None,
    database: DatabaseOption = None,
) -> None:
    """Administer tables, people and bots of a server. A running server applies changes within seconds."""
    if what not in COMMANDS:
        raise CannotServe("server-admin-what", what=what, known=", ".join(COMMANDS))
    try:
        url = database or sqlite_url(private_file(data or home(), "tables.sqlite3"))
        done = asyncio.run(_run(COMMANDS[what], about, value, url))
    except (OSError, SQLAlchemyError, ModuleNotFoundError) as error:
        where = shown(database) if database else str(data or home())
        raise CannotServe("server-cannot-keep", folder=where, why=cause(error)) from None
    print(jsons.dumps(done, indent=1, ensure_ascii=False))


async def _run(command: Command, about: str, value: str, url: str) -> Any:
    store = Store(url)
    try:
        if command is not _layout:
            await asyncio.to_thread(store.prepare)
        return await command(store, about, value)
    finally:
        await store.close()


async def _person(store: Store, name: str) -> str:
    """The id of a person, given an id or an account name."""
    known = await store.accounts.person(name) or await store.accounts.person_by_login(name)
    if known is None:
        raise CannotServe("server-admin-nobody", name=name)
    return known.id


def _setting(**values: Any) -> Command:
    async def command(store: Store, about: str, _: str) -> Any:
        person = await _person(store, about)
        await store.moderation.set_person(person, **values)
        return {"person": person, **values}

    return command


async def _role(store: Store, about: str, value: str) -> Any:
    if value not in ("", "moderator"):
        raise CannotServe("server-admin-what", what=value, known="moderator")
    person = await _person(store, about)
    await store.moderation.set_person(person, role=value or None)
    return {"person": person, "role": value or None}


async def _inspect(store: Store, about: str, _: str) -> Any:
    found = await store.moderation.table(about)
    if found is None:
        raise CannotServe("server-no-such-table")
    return found


async def _delete(store: Store, about: str, _: str) -> Any:
    """Delete a table for good. Connected clients notice with their next message."""
    await _inspect(store, about, "")
    await store.delete_table(about)
    return {"deleted": about}


async def _end(store: Store, about: str, _: str) -> Any:
    """End a game and keep it. Connected clients see it at once, others when they return."""
    await _inspect(store, about, "")
    workers = WorkerPool(1)
    live_tables = LiveTables(store, workers)
    try:
        await live_tables.end(about, Text("table-notice-ended"))
        await live_tables.close()
    finally:
        workers.close()
    return {"ended": about}


async def _settle(store: Store, about: str, _: str) -> Any:
    number = int(about) if about.isdecimal() else 0
    return {"settled": number < LARGEST and await store.moderation.settle(number)}


def _kept(key: str, words: bool) -> Command:
    async def command(store: Store, about: str, _: str) -> Any:
        value = about if words else "yes"
        await store.set_setting(key, value or None)
        return {key: value or None}

    return command


async def _undrain(store: Store, about: str, _: str) -> Any:
    await store.set_setting(DRAIN, None)
    return {DRAIN: None}


async def _release(store: Store, about: str, _: str) -> Any:
    """Release a table in play, or all of them: the first server version that loads it takes it over."""
    if about != "all":
        await _inspect(store, about, "")
    return {"released": await store.history.release(None if about == "all" else about)}


async def _layout(store: Store, about: str, _: str) -> Any:
    """Show the schema version of the database, or migrate to another one."""

    def change(connection: Connection) -> str | None:
        if about:
            disable_foreign_keys(connection)
            take_write_lock(connection)
            bring_to(connection, about)
        return layout(connection)

    try:
        if about and not about.isdecimal():  # Alembic also knows "base", "heads" and "+1"
            raise CommandError(about)
        return {"layout": await store.run(change)}
    except CommandError:
        raise CannotServe("server-admin-layout", layout=about, known=HEAD) from None


def _token(worker: bool) -> Command:
    async def command(store: Store, about: str, _: str) -> Any:
        if not about.isidentifier() or len(about) > 30:
            raise CannotServe("server-admin-bot-name")
        token = new_token()
        await store.set_setting(key_of(token), jsons.dumps({"name": about, "worker": worker}))
        return {"name": about, "token": token}

    return command


COMMANDS: dict[str, Command] = {
    "people": lambda store, about, _: store.moderation.people(about),
    "tables": lambda store, *_: store.moderation.tables(),
    "inspect": _inspect,
    "end": _end,
    "delete": _delete,
    "ban": _setting(banned=True),
    "unban": _setting(banned=False),
    "mute": _setting(muted=True),
    "unmute": _setting(muted=False),
    "role": _role,
    "reports": lambda store, *_: store.moderation.reports(),
    "settle": _settle,
    "notice": _kept(NOTICE, words=True),
    "drain": _kept(DRAIN, words=False),
    "undrain": _undrain,
    "release": _release,
    "layout": _layout,
    "bot-token": _token(worker=False),
    "bot-worker-token": _token(worker=True),
}
