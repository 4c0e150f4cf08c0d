"""Maintenance commands of the CLI: backup, restore, doctor, move-database."""

from __future__ import annotations

import json as jsons
from pathlib import Path
from typing import Annotated, Any

import typer

from ..kernel import Text
from ..localization import choose_language, say
from . import backup_and_transfer
from .stored_games_check import examine

DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="The folder with the database.")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="The URL of the database, such as postgresql://…"),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file of the backup.")],
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Back up the database of a server, even while it runs."""
    print(f"{file}: {backup_and_transfer.back_up(file, data, database):,} bytes")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup file.")],
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Restore a backup. The previous database is kept beside it.

    A PostgreSQL database must be empty.
    """
    print(f"{file}: {backup_and_transfer.put_back(file, data, database):,} tables")


def doctor(
    data: DataOption = None,
    database: DatabaseOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Replay a copy of all stored games under the current rules and report differences.

    Ratings are computed again from the stored places.
    """
    language = choose_language()
    own: Any = backup_and_transfer.NoCopy.game
    count = other = 0
    for found in examine(data, database):
        count += found.status != "rating"
        other += found.status != "same"
        if json:
            print(jsons.dumps(found.to_json()))
        elif found.status != "same":
            print(say(found.text(), language, game=own))
    if not json:
        print(say(Text("server-doctor-all", tables=count, other=other), language, game=own))


def move_database(
    source: Annotated[
        str, typer.Argument(metavar="FROM", help="A database URL, an SQLite file, or a server's folder.")
    ],
    target: Annotated[str, typer.Argument(metavar="TO", help="A database URL or a file; it must be empty.")],
) -> None:
    """Copy one database into another, which must be empty.

    Stop the servers first, then start them with --database TO.
    """
    for table, rows in backup_and_transfer.move(
        backup_and_transfer.address(source, there=True), backup_and_transfer.address(target)
    ).items():
        print(f"{table}: {rows:,}")
