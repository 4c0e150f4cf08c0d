"""Rates the levels of every game for docs/ratings.md: a round robin at two seats, on one scale a game.

What was played is kept: a run that was interrupted goes on where it stopped, and more games add to those
there are.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

import astrarium
from astrarium import texts
from astrarium.arena.elo import ratings
from astrarium.arena.holding import hold, played
from astrarium.arena.match import Played
from astrarium.arena.results import Results
from astrarium.arena.schedule import Match
from astrarium.arena.workers import cores, spread
from astrarium.bots.rated import FAST, FILE, Measured, Round, measured
from astrarium.home import home
from astrarium.kernel import Game, Text
from astrarium.server.lobby.catalogue import fluent
from astrarium.tables.levels import levels

PAGE = Path(__file__).parent.parent / "docs" / "ratings.md"
SEED = "ratings"


def rate(
    games: Annotated[int, typer.Option(help="Games of each pair.")] = 40,
    only: Annotated[
        list[str] | None, typer.Option(help="Of these games; the others stay as they are.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Only levels that answer at once.")] = False,
    jobs: Annotated[int, typer.Option(help="Processes; 0: all cores.")] = 0,
) -> None:
    """Rate the levels, keep the ratings for bots that are asked for by one, and write the page."""
    found = dict(measured())
    for id, game in astrarium.games().items():
        if not only or id in only:
            found[id] = play(game, games, quick, jobs or cores())
            FILE.write_text(json.dumps(as_json(found), indent=1) + "\n", encoding="utf-8")
            pages = [HEAD, *[page(name, each) for name, each in found.items()]]
            PAGE.write_text("\n".join(pages), encoding="utf-8")
            print(page(id, found[id]))


HEAD = f"""# How strong the bots are

Every level against every other at two seats: each deal once from either seat. The scale is Elo's: who stands
400 points higher wins ten games to one. In each game Captain, its quick bot made by hand, stands fast at
{FAST}; scales of different games cannot be compared. Intervals are for 95 %. A bot of any rating between can
be asked for (`bot:1450`). Characters met Captain alone. In a game that is missing here, what the levels are
rated at is assumed. Written by `make ratings`.
"""


def play(game: Game, games: int, quick: bool, jobs: int) -> Round:
    """A round robin of the levels; each character against the bot whose weights it has, but for its taste."""
    own = f"{game.id}-basic"
    characters = [style.bot for level in levels(game.id) if level.bot == own for style in level.styles]
    # Those that count what they try (`admiral:150i`) are not quick.
    rivals = tuple(level.bot for level in levels(game.id) if not (quick and ":" in level.bot))
    found: list[Played] = []
    for bots in [rivals, *[(character, own) for character in characters]]:
        match = Match(game.id, bots, 2, games, SEED, game.check_options({}))
        results = Results(match, home() / "arena")
        if hold(match, results, partial(spread, jobs=jobs)):
            raise typer.Exit(130)
        found += played(match, results)
    rated = ratings((*rivals, *characters), found, own)
    numbers = {each.bot: map(int, (each.rating, each.low, each.high)) for each in rated}
    return Round(games, {bot: Measured(*each) for bot, each in numbers.items()})


def as_json(found: dict[str, Round]) -> dict[str, Any]:
    return {game: each._asdict() for game, each in found.items()}


def page(game: str, found: Round) -> str:
    """The table of one game."""
    names = {level.bot: level.level for level in levels(game)}
    names |= {style.bot: style.style for level in levels(game) for style in level.styles}
    title = texts.say(Text("game-title"), "en", game=astrarium.game(game))
    rows = [
        f"| {name_of(names[bot])} | `{bot}` | {each.rating} | {interval(bot, each)} |"
        for bot, each in found.bots.items()
        if bot in names
    ]
    head = ["| level or character | bot | rating | 95 % |", "|---|---|---:|---:|"]
    return "\n".join([f"## {title}", "", f"{found.games} games a pair.", "", *head, *rows, ""])


def name_of(text: str) -> str:
    """What people read for a level or a character."""
    line = next(line for line in fluent("en").splitlines() if line.startswith(f"{text} = "))
    return line.partition(" = ")[2]


def interval(bot: str, rating: Measured) -> str:
    return "stands fast" if bot.endswith("-basic") else f"{rating.low}–{rating.high}"


if __name__ == "__main__":
    typer.run(rate)
