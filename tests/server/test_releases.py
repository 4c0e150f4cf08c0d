"""Databases of earlier releases: every table continues as its players saw it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from common.amount import WHOLE

from .guests import Guest, Server
from .release_database import GAMES, Released, kept, seen, unpack
from .test_rule_changes import House, play_on, settled

#: Releases that did not keep what was told: by later rules it is told in more words, or in fewer.
UNTOLD = ("2026-11-15",)


def people_of(server: Server, known: dict[str, Any]) -> list[Guest]:
    people = []
    for cookies in known["cookies"]:
        person = server.guest()
        person.http.cookies.clear()
        for name, value in cookies.items():
            person.http.cookies.set(name, value, domain="127.0.0.1")
        people.append(person)
    return people


def differences(before: Any, now: Any, where: str = "") -> list[str]:
    """What a view says otherwise than an earlier one; what is new, or in another shape, is left out."""
    if isinstance(before, dict) and isinstance(now, list) and len(before) == len(now):
        before = [*before.values()]  # it was named, and is in a row now
    if isinstance(before, dict) and isinstance(now, dict):
        pairs = [(f"{where}.{name}", before[name], now[name]) for name in before if name in now]
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = [(f"{where}[{place}]", *pair) for place, pair in enumerate(zip(before, now, strict=True))]
    elif (
        isinstance(before, dict | list) and isinstance(now, dict | list) and type(before) is not type(now)
    ) or (isinstance(before, dict) and now in before.values()):
        pairs = []
    else:
        return [] if before == now else [f"{where}: {str(before)[:60]} is {str(now)[:60]}"]
    return [each for place, one, other in pairs for each in differences(one, other, place)]


@pytest.mark.parametrize("release", [*kept()])
def test_every_table_of_a_release_goes_on_as_its_players_saw_it(release: str, tmp_path: Path) -> None:
    known = unpack(release, tmp_path / "data")
    server = Released(Path(__file__).parents[2], tmp_path / "data")
    people = people_of(server, known)
    wrong = []
    for id, table in known["tables"].items():
        try:
            now = seen(people, id, table["kind"])
        except Exception as error:
            wrong.append(f"{table['game']} {table['kind']}: {error!r}")
            continue
        for seat, (one, other) in enumerate(zip(table["seen"], now, strict=True)):
            if release in UNTOLD:
                other["log"] = one["log"]
            wrong += [f"{table['game']} {table['kind']} {seat} {each}" for each in differences(one, other)]
    server.stop()
    assert not wrong, "\n".join(wrong)
    assert "Traceback" not in server.said
    # The releases share the games, the newest one plays them all; a whole study plays all of each.
    releases = [*kept()]
    own = GAMES[releases.index(release) % len(GAMES) :: len(GAMES)]
    games = GAMES if WHOLE or release == releases[-1] else own
    asyncio.run(play_to_the_end(tmp_path / "data" / "tables.sqlite3", known["tables"], games))


async def play_to_the_end(file: Path, tables: dict[str, Any], games: Sequence[str]) -> None:
    """One table of each game, left in the middle, is played to its end."""
    house = House(file)
    for game in games:
        id = next(id for id, each in tables.items() if each["game"] == game and each["kind"] == "killed")
        served = await house.tables.get(id)
        await play_on(served, Random(1))
        assert served.live.table.over
        await settled(served)
    await house.close()
