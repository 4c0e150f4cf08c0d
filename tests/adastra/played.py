"""Played games of Ad Astra: what each record is for (see common/played.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from astrarium.games.adastra import GAME
from astrarium.kernel import Answer, Choice, Table
from common.played import Played
from common.players import Player

PLAYED = Played(GAME, ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"], golden="two")


def idle(seed: int) -> Player:
    """Somebody who passes whenever that is possible."""

    def choose(g: Any, choice: Choice) -> Answer:
        if choice.several:
            return tuple(choice.options[: choice.at_least])
        return next(
            (option for option in (("pass",), ("none",)) if option in choice.options), choice.options[0]
        )

    return choose


def last_one_left() -> Table:
    """From a position in which an empire has one ship left: the other destroys it."""
    from .table import FOE, GREEN, HOME, WEST, base, begin, change

    g = base()
    change(g, systems={WEST: GREEN}, people={FOE: (0, 0, 0)}, orbitals={FOE: (0, 0)})
    change(g, ships={(1, WEST): "1 frigate overloaded", (1, FOE): "", (0, HOME): "6 cruiser"})
    g.own(FOE, -1)
    table = begin(g)
    for answer in (("play", "attack"), ("target", WEST)):
        if table.choice(0) and answer in table.choice(0).options:
            table.answer(0, answer)
    table.answer(0, list(table.choice(0).options))
    while not table.over:
        table.answer(0, ("stop",) if ("stop",) in table.choice(0).options else ("stay",))
    return table


def equal_in_everything() -> Table:
    """From a last round in which two empires have the same of everything: both pass, the order decides."""
    from .table import FOE, HOME, base, begin, change

    g = base("humans sakkra", no_missions=True)
    change(g, round=6, people={HOME: (3, 3, 3), FOE: (3, 3, 3)}, resources={0: (2, 2, 2, 2), 1: (2, 2, 2, 2)})
    table = begin(g, {"no_missions": True})
    while not table.over:
        table.answer(table.pending[0].seat, ("pass",))
    return table


def wanted() -> Iterator[tuple[str, Table]]:
    """The records by name."""
    for seats, name in enumerate(("two", "three", "four", "five", "six"), 2):
        yield name, PLAYED.play(seats, 40 + seats)
    yield "first_game", PLAYED.play(3, 1, first_game=True)
    yield "long_game", PLAYED.play(2, 2, long_game=True)
    yield "no_missions", PLAYED.play(2, 3, no_missions=True)
    yield "antarans", PLAYED.first(3, lambda g: "antarans" in g.empire, antarans=True)
    yield "unknown", PLAYED.first(2, lambda g: g.orion >= 0, unknown=True)
    yield "revenge", PLAYED.play(3, 5, revenge=True)
    yield "custom", PLAYED.first(3, lambda g: g.empire.count("custom") >= 2, custom=True)
    yield "everything", PLAYED.first(4, lambda g: any(g.points), unknown=True, revenge=True, custom=True)
    for by in ("points", "population"):
        yield by, PLAYED.first_decided(2, by)
    yield "resources", PLAYED.first_decided(2, "resources", idle, no_missions=True)
    yield "order", equal_in_everything()
    yield "last_one_left", last_one_left()


if __name__ == "__main__":
    PLAYED.write(wanted())
