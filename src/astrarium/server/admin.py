"""`astrarium admin`: look after a server, whether it runs or not."""

from __future__ import annotations

import asyncio
import json as jsons
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from ..home import home
from ..kernel import Text
from .bots.outside import key_of, new_token
from .bots.workers import Workers
from .commands import Database
from .running import CannotServe
from .store.databases import sqlite_url
from .store.files import private_file
from .store.house import DRAIN, NOTICE
from .store.store import Store
from .table.live_tables import LiveTables

Deed = Callable[[Store, str, str], Awaitable[Any]]


def admin(
    what: Annotated[
        str,
        typer.Argument(
            metavar="WHAT",
            help="people, tables, inspect, end, delete, ban, unban, mute, unmute, "
            "role, reports, settle, notice, drain, undrain, bot-token, bot-worker-token",
        ),
    ],
    about: Annotated[
        str, typer.Argument(metavar="[WHOM]", help="A person, a table, a report, or words.")
    ] = "",
    value: Annotated[str, typer.Argument(metavar="[VALUE]", help="For role: moderator, or nothing.")] = "",
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="Where the server keeps its tables.")
    ] = None,
    database: Database = None,
) -> None:
    """Look after a server: its tables, its people, its bots. A running one keeps to it within seconds."""
    if what not in DEEDS:
        raise CannotServe("server-admin-what", what=what, known=", ".join(DEEDS))
    url = database or sqlite_url(private_file(data or home(), "tables.sqlite3"))
    print(jsons.dumps(asyncio.run(_do(DEEDS[what], about, value, url)), indent=1, ensure_ascii=False))


async def _do(deed: Deed, about: str, value: str, url: str) -> Any:
    store = Store(url)
    try:
        await asyncio.to_thread(store.prepare)
        return await deed(store, about, value)
    finally:
        await store.close()


async def _person(store: Store, name: str) -> str:
    """Whom somebody means: an id, or the name of an account."""
    known = await store.people.person(name) or await store.people.person_by_login(name)
    if known is None:
        raise CannotServe("server-admin-nobody", name=name)
    return known.id


def _setting(**values: Any) -> Deed:
    async def deed(store: Store, about: str, _: str) -> Any:
        person = await _person(store, about)
        await store.house.set_person(person, **values)
        return {"person": person, **values}

    return deed


async def _role(store: Store, about: str, value: str) -> Any:
    if value not in ("", "moderator"):
        raise CannotServe("server-admin-what", what=value, known="moderator")
    person = await _person(store, about)
    await store.house.set_person(person, role=value or None)
    return {"person": person, "role": value or None}


async def _inspect(store: Store, about: str, _: str) -> Any:
    found = await store.house.table(about)
    if found is None:
        raise CannotServe("server-no-such-table")
    return found


async def _delete(store: Store, about: str, _: str) -> Any:
    """A table is gone for good, whoever sits there; they are told when they next do anything."""
    await _inspect(store, about, "")
    await store.delete_table(about)
    return {"deleted": about}


async def _end(store: Store, about: str, _: str) -> Any:
    """A game is broken off and kept; those who are there see it at once, the others when they come."""
    await _inspect(store, about, "")
    workers = Workers(1)
    live_tables = LiveTables(store, workers)
    try:
        await live_tables.end(about, Text("table-notice-ended"))
        await live_tables.close()
    finally:
        workers.close()
    return {"ended": about}


async def _settle(store: Store, about: str, _: str) -> Any:
    return {"settled": about.isdecimal() and await store.house.settle(int(about))}


def _kept(key: str, words: bool) -> Deed:
    async def deed(store: Store, about: str, _: str) -> Any:
        value = about if words else "yes"
        await store.keep_setting(key, value or None)
        return {key: value or None}

    return deed


async def _undrain(store: Store, about: str, _: str) -> Any:
    await store.keep_setting(DRAIN, None)
    return {DRAIN: None}


def _token(worker: bool) -> Deed:
    async def deed(store: Store, about: str, _: str) -> Any:
        if not about.isidentifier() or len(about) > 30:
            raise CannotServe("server-admin-bot-name")
        token = new_token()
        await store.keep_setting(key_of(token), jsons.dumps({"name": about, "worker": worker}))
        return {"name": about, "token": token}

    return deed


DEEDS: dict[str, Deed] = {
    "people": lambda store, about, _: store.house.people(about),
    "tables": lambda store, *_: store.house.tables(),
    "inspect": _inspect,
    "end": _end,
    "delete": _delete,
    "ban": _setting(banned=True),
    "unban": _setting(banned=False),
    "mute": _setting(muted=True),
    "unmute": _setting(muted=False),
    "role": _role,
    "reports": lambda store, *_: store.house.reports(),
    "settle": _settle,
    "notice": _kept(NOTICE, words=True),
    "drain": _kept(DRAIN, words=False),
    "undrain": _undrain,
    "bot-token": _token(worker=False),
    "bot-worker-token": _token(worker=True),
}
