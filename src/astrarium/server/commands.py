"""Commands for whoever runs a server: copies, the doctor, another database."""

from __future__ import annotations

import json as jsons
from pathlib import Path
from typing import Annotated

import typer

from ..texts import choose_language, say
from . import copies
from .doctor import examine
from .moving import move

Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="Where tables are kept.")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="postgresql://…, where tables are kept there.")
]


def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not be there yet.")
    ],
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy all tables, people and talk of a server, also while it runs."""
    print(f"{file}: {copies.back_up(file, data, database):,} bytes")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that was made by backup.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Put a copy in the place of a server's database; what was there stays beside it.

    A database of PostgreSQL has to be empty.
    """
    print(f"{file}: {copies.put_back(file, data, database):,} tables")


def doctor(
    data: Data = None,
    database: Database = None,
    json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Play every stored game again by the present rules, and say what differs."""
    language = choose_language()
    for found in examine(data, database):
        if json:
            print(jsons.dumps(found.to_json()))
        elif found.status != "same":
            print(say(found.text(), language, game=copies.NoCopy.game))  # type: ignore[arg-type]


def move_database(
    source: Annotated[
        str, typer.Argument(metavar="FROM", help="An address, a file of SQLite, or a server's folder.")
    ],
    target: Annotated[str, typer.Argument(metavar="TO", help="An address, or a file; it has to be empty.")],
) -> None:
    """Copy everything from one database into another, empty one.

    It is copied as it is at one moment. Stop the servers first, and start them with --database TO.
    """
    for table, rows in move(copies.address(source), copies.address(target)).items():
        print(f"{table}: {rows:,}")
