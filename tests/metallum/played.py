"""Played games of Metallum: what each record is for (see common/played.py)."""

from __future__ import annotations

from collections.abc import Iterator

from astrarium.games.metallum import GAME
from astrarium.kernel import Table
from common.played import Played

PLAYED = Played(GAME, ["Red", "Blue"], golden="credits")


def iota_is_used(table: Table) -> bool:
    return any(
        event.name == "used" and table.state.planet(event.args["at"]) == "iota" for event in table.events()
    )


def modules_played(table: Table) -> set[str]:
    return {event.args["module"] for event in table.events() if event.name == "played"}


def coin_flips(table: Table) -> int:
    return len([event for event in table.events() if event.name == "order-drawn"])


def comes_back(table: Table) -> bool:
    """Whether a card left the market twice: it had been discarded and shuffled in again."""
    sold = [event.args["module"] for event in table.events() if event.name in ("bought", "discarded")]
    return len(sold) > len(set(sold))


def wanted() -> Iterator[tuple[str, Table]]:
    """The records by name; each is the first game that fits."""
    for end in ("credits", "robots", "purchases", "draw"):
        yield end, PLAYED.first_decided(2, end)
    yield "reshuffle", PLAYED.first_told(2, comes_back)
    yield "extra_planet", PLAYED.first_told(2, iota_is_used, extra_planet=True)
    yield "coin_flip", PLAYED.first_told(2, lambda table: coin_flips(table) >= 2)
    windows = {"test_drilling", "priority_override"}
    yield "windows", PLAYED.first_told(2, lambda table: windows <= modules_played(table))
    yield "undo", PLAYED.play(2, 2, regret=True)


if __name__ == "__main__":
    PLAYED.write(wanted())
