"""Writes docs/observations.md: the fields of every game's observations, and the games' facts."""

from __future__ import annotations

import sys
from pathlib import Path

import astrarium
from astrarium.kernel import Game, Text
from astrarium.localization import say

PAGE = Path(__file__).resolve().parents[2] / "docs" / "observations.md"
HEAD = """# Observations

An observation is a row of 16-bit integers, made from what a seat knows. The tables list its fields, for the smallest
number of players. `ObservationOptions(game, seats).named(row)` returns the fields as arrays. A field by player begins
with the observing seat and continues clockwise. *Remembered* fields belong to the information state (`memory=True`)
alone. *Names* are codes that tell things apart; all other numbers are amounts. `make observations` writes this page.
[learning.md](learning.md) explains the environment.

| game | players | actions | numbers | remembered | information | chance | questions |
|---|---:|---:|---:|---:|---|---|---|
"""


def main() -> None:
    """Write the page; with `--check`, fail if it is out of date."""
    text = page()
    if "--check" in sys.argv:
        if PAGE.read_text(encoding="utf-8") != text:
            sys.exit("docs/observations.md is not up to date: run `make observations`.")
        return
    PAGE.write_text(text, encoding="utf-8")


def page() -> str:
    games = astrarium.games().values()
    return HEAD + "".join(map(line, games)) + "".join(map(fields, games))


def line(game: Game) -> str:
    known = astrarium.facts(game.id)
    layout = game.layout(known.players)
    remembered = layout.size - layout.size_of_observation
    seats = f"{known.least_players}–{known.most_players}" if game.seats[0] != game.seats[1] else game.seats[0]
    kind = f"{known.information} | {known.chance} | {known.dynamics}"
    counts = f"{known.actions} | {layout.size_of_observation} | {remembered}"
    return f"| {title(game)} | {seats} | {counts} | {kind} |\n"


def fields(game: Game) -> str:
    known = astrarium.facts(game.id)
    rows = []
    for field in game.layout(known.players).fields:
        shape = " × ".join(map(str, field.shape))
        remembered = " (remembered)" if field.memory else ""
        bounds = f"{field.least}…{field.most}" + " names" * field.code
        rows.append(f"| `{field.name}`{remembered} | {shape} | {bounds} | {field.says} |\n")
    return (
        f"\n## {title(game)}\n\n| field | shape | from … to | what it says |\n|---|---|---|---|\n"
        + "".join(rows)
    )


def title(game: Game) -> str:
    return say(Text("game-title"), "en", game=game)


if __name__ == "__main__":
    main()
