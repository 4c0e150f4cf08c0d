"""`astrarium event`: events of a server from the command line."""

from __future__ import annotations

import asyncio
import json as jsons
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from sqlalchemy.exc import SQLAlchemyError

from ..data_folder import home
from .http.event_routes import EventCard, EventPage, NewEvent, card, create_event, event_page, results_csv
from .listening_sockets import CannotServe
from .maintenance_commands import DatabaseOption, DataOption
from .store.database_url import cause, shown, sqlite_url
from .store.private_files import private_file
from .store.store import Store


def event(
    id: Annotated[
        str, typer.Argument(metavar="[EVENT]", help="The id of an event (default: list all).")
    ] = "",
    new: Annotated[str, typer.Option("--new", metavar="NAME", help="Announce an event of this name.")] = "",
    host: Annotated[str, typer.Option("--host", metavar="ACCOUNT", help="The arbiter's account.")] = "",
    kind: Annotated[
        str, typer.Option("--kind", help="swiss, round_robin, knockout, duplicate or league.")
    ] = "swiss",
    game: Annotated[str, typer.Option("--game", help="The game.")] = "race",
    rounds: Annotated[
        int, typer.Option("--rounds", help="Number of rounds (swiss, duplicate) or seasons.")
    ] = 3,
    begins: Annotated[
        datetime | None, typer.Option("--begins", help="Start time, in the time zone of this machine.")
    ] = None,
    hours: Annotated[float, typer.Option("--hours", help="Length of a round in hours.")] = 2.0,
    late: Annotated[int, typer.Option("--late", help="Minutes after which an absent player loses.")] = 15,
    size: Annotated[int, typer.Option("--size", help="Entrants of a league's division.")] = 4,
    days: Annotated[float, typer.Option("--days", help="Days of a season (0: begun by --begin).")] = 0.0,
    begin: Annotated[
        bool, typer.Option("--begin", help="Close the entry and begin, or begin a season.")
    ] = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print the standings as CSV.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """List the events of a server, show the standings of one, or announce one.

    A running server pairs rounds and creates tables within seconds.
    """
    at = 0.0 if begins is None else begins.timestamp()
    wish = {
        "name": new,
        "kind": kind,
        "game": game,
        "rounds": rounds,
        "begins": at,
        "hours": hours,
        "late": late,
        "size": size,
        "days": days,
    }
    try:
        url = database or sqlite_url(private_file(data or home(), "tables.sqlite3"))
        done = asyncio.run(
            _run(url, id, wish if new else None, host, begin, "csv" if csv else "json" if json else "")
        )
    except msgspec.ValidationError as error:
        raise CannotServe("server-bad-request", why=str(error)) from None
    except (OSError, SQLAlchemyError, ModuleNotFoundError) as error:
        where = shown(database) if database else str(data or Path(home()))
        raise CannotServe("server-cannot-keep", folder=where, why=cause(error)) from None
    print(done, end="")


async def _run(url: str, id: str, wish: dict[str, object] | None, host: str, begin: bool, form: str) -> str:
    store = Store(url)
    try:
        await asyncio.to_thread(store.prepare)
        if wish is not None:
            person = await store.accounts.person_by_login(host)
            if person is None:
                raise CannotServe("server-admin-nobody", name=host)
            id = (await create_event(store, person, msgspec.convert(wish, NewEvent))).id
        if not id:
            cards = [card(event, count) for event, count in await store.events.listed(None)]
            return _json(cards) if form == "json" else "".join(map(_line, cards))
        if begin:
            await store.events.begin(id)
        state = await store.events.state(id)
        if state is None:
            raise CannotServe("server-no-such-event")
        if form == "csv":
            return results_csv(state)
        arbiter = await store.accounts.person(state.event.host)
        page = event_page(state, arbiter.name if arbiter else "", None)
        if form == "json":
            return _json(page)
        entered = [str(each.name or each.bot) for each in state.entrants]
        names = {each.number: each.name or each.bot for each in state.entrants}
        lines = [
            f"{line.place:>3}. {names[line.number]:<28} {line.points:>6g}"
            + "".join(f" {tie:>7g}" for tie in line.ties)
            for line in page.standings
        ]
        return _line(page.event) + "".join(f"{line}\n" for line in lines or entered)
    finally:
        await store.close()


def _json(done: list[EventCard] | EventPage) -> str:
    return jsons.dumps(msgspec.to_builtins(done), indent=1, ensure_ascii=False) + "\n"


def _line(event: EventCard) -> str:
    when = "" if event.begins is None else datetime.fromtimestamp(event.begins).strftime("%Y-%m-%d %H:%M")
    round = f"{event.state} {event.round}/{event.rounds}"
    return f"{event.id}  {event.name}  {event.kind}  {event.game}  {round}  {when}  ({event.count})\n"
