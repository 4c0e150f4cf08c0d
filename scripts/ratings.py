"""Rates the levels of every game for docs/ratings.md: a round robin at two seats, on one scale a game.

What was played is kept: a run that was interrupted goes on where it stopped, and more games add to those
there are.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

import astrarium
from astrarium import texts
from astrarium.arena.elo import FAST, Rating, ratings
from astrarium.arena.holding import hold, played
from astrarium.arena.results import Results
from astrarium.arena.schedule import Match
from astrarium.arena.workers import cores, spread
from astrarium.home import home
from astrarium.kernel import Game, Text
from astrarium.server.lobby.catalogue import fluent
from astrarium.tables.levels import levels

PAGE = Path(__file__).parent.parent / "docs" / "ratings.md"
SEED = "ratings"


def rate(
    games: Annotated[int, typer.Option(help="Games of each pair.")] = 40,
    only: Annotated[list[str] | None, typer.Option(help="Of these games; no page is written.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0: all cores.")] = 0,
) -> None:
    """Rate the levels, and write the page."""
    pages = [HEAD.format(games=games, fast=f"{FAST:.0f}")]
    for id, game in astrarium.games().items():
        if not only or id in only:
            pages.append(page(game, games, jobs or cores()))
            print(pages[-1])
    if not only:
        PAGE.write_text("\n".join(pages), encoding="utf-8")


HEAD = """# How strong the bots are

Every level against every other at two seats, {games} games a pair: each deal once from either seat. The scale
is Elo's: who stands 400 points higher wins ten games to one. In each game Captain, its quick bot made by
hand, stands fast at {fast}; scales of different games cannot be compared. Intervals are for 95 %. Written by
`make ratings`.
"""


def page(game: Game, games: int, jobs: int) -> str:
    """The table of one game."""
    names = {level.bot: level.level for level in levels(game.id)}
    bots = tuple(names)
    match = Match(game.id, bots, 2, games, SEED, game.check_options({}))
    results = Results(match, home() / "arena")
    if hold(match, results, partial(spread, jobs=jobs)):
        raise typer.Exit(130)
    rated = ratings(bots, played(match, results), f"{game.id}-basic")
    title = texts.say(Text("game-title"), "en", game=game)
    rows = [
        f"| {level_name(names[each.bot])} | `{each.bot}` | {each.rating:.0f} | {interval(each)} |"
        for each in rated
    ]
    head = ["| level | bot | rating | 95 % |", "|---|---|---:|---:|"]
    return "\n".join([f"## {title}", "", *head, *rows, ""])


def level_name(level: str) -> str:
    """What people read for a level."""
    line = next(line for line in fluent("en").splitlines() if line.startswith(f"{level} = "))
    return line.partition(" = ")[2]


def interval(rating: Rating) -> str:
    fast = rating.bot.endswith("-basic")
    return "stands fast" if fast else f"{rating.low:.0f}–{rating.high:.0f}"


if __name__ == "__main__":
    typer.run(rate)
