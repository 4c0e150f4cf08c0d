"""Rates the levels of every game for docs/ratings.md: a round robin at two seats, on one scale a game.

Games are stored: an interrupted run resumes, and more games are added to the existing ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

import astrarium
from astrarium import localization
from astrarium.arena.elo import ratings
from astrarium.arena.game_runner import Played
from astrarium.arena.match_runner import played, run_match
from astrarium.arena.results_file import Results
from astrarium.arena.schedule import Match
from astrarium.bots.bots_by_rating import FAST, FILE, Measured, Round, measured
from astrarium.data_folder import home
from astrarium.kernel import Game, Text
from astrarium.parallel import cores, spread
from astrarium.server.http.catalogue import fluent
from astrarium.tables.bot_levels import levels

PAGE = Path(__file__).resolve().parents[2] / "docs" / "ratings.md"
SEED = "ratings"
#: Number of next lower levels that a searching level meets.
BELOW = 2


def rate(
    games: Annotated[int, typer.Option(help="Games of each pair.")] = 40,
    only: Annotated[
        list[str] | None, typer.Option(help="Of these games; the others stay as they are.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Only levels that answer at once.")] = False,
    thinking: Annotated[
        int, typer.Option(help="Games of each pair with a level that thinks; 0: half as many.")
    ] = 0,
    jobs: Annotated[int, typer.Option(help="Processes; 0: all cores.")] = 0,
) -> None:
    """Rate the levels, keep the ratings for bots that are asked for by one, and write the page."""
    found = dict(measured())
    for id, game in astrarium.games().items():
        if not only or id in only:
            found[id] = play(game, games, 0 if quick else thinking or games // 2, jobs or cores())
            FILE.write_text(json.dumps(as_json(found), indent=1) + "\n", encoding="utf-8")
            pages = [HEAD, *[page(name, each) for name, each in found.items()]]
            PAGE.write_text("\n".join(pages), encoding="utf-8")
            print(page(id, found[id]))


HEAD = f"""# Bot ratings

Every fast level played every other one at two seats, each deal once from each seat. A level that searches played the
two levels below it, in at least half as many games. Characters played Captain alone.

The scale is Elo's: a lead of 400 points wins ten games out of eleven. Captain, the game's own bot, is fixed at {FAST}
in each game, so scales of different games cannot be compared. Intervals are for 95 %. `bot:1450` asks for a bot of any
rating between. A game without measured ratings uses assumed ones. `make ratings` writes this page.
"""


def play(game: Game, games: int, thinking: int, jobs: int) -> Round:
    """Play all pairings of a game; returns the ratings."""
    found: list[Played] = []
    meetings = list(meetings_of(game.id, games, thinking))
    for bots, count in meetings:
        match = Match(game.id, bots, 2, count, SEED, game.check_options({}))
        results = Results(match, home() / "arena")
        if run_match(match, results, partial(spread, jobs=jobs)):
            raise typer.Exit(130)
        found += played(match, results)
    everybody = dict.fromkeys(bot for bots, _ in meetings for bot in bots)
    rated = ratings(tuple(everybody), found, f"{game.id}-basic")
    numbers = {each.bot: map(int, (each.rating, each.low, each.high)) for each in rated}
    return Round(games, {bot: Measured(*each) for bot, each in numbers.items()})


def meetings_of(game: str, games: int, thinking: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """The pairings and their numbers of games: all instant levels meet each other.

    A character meets the level on whose weights it is based. A level that searches (with a counted budget:
    `admiral:150i`) takes minutes a game, and meets the levels just below it in `thinking` games each.
    """
    bots = [level.bot for level in levels(game)]
    yield tuple(bot for bot in bots if not thinks(bot)), games
    for level in levels(game):
        if level.bot == f"{game}-basic":
            yield from (((style.bot, level.bot), games) for style in level.styles)
    for place, bot in enumerate(bots):
        if thinks(bot) and thinking:
            yield from (((bot, below), thinking) for below in bots[place - BELOW : place])


def thinks(bot: str) -> bool:
    return ":" in bot


def as_json(found: dict[str, Round]) -> dict[str, Any]:
    return {game: each._asdict() for game, each in found.items()}


def page(game: str, found: Round) -> str:
    """The table of one game."""
    names = {level.bot: level.level for level in levels(game)}
    names |= {style.bot: style.style for level in levels(game) for style in level.styles}
    title = localization.say(Text("game-title"), "en", game=astrarium.game(game))
    rows = [
        f"| {name_of(names[bot])} | `{bot}` | {each.rating} | {interval(bot, each)} |"
        for bot, each in found.bots.items()
        if bot in names
    ]
    head = ["| level or character | bot | rating | 95 % |", "|---|---|---:|---:|"]
    return "\n".join([f"## {title}", "", f"{found.games} games a pair.", "", *head, *rows, ""])


def name_of(text: str) -> str:
    """The displayed name of a level or a character."""
    line = next(line for line in fluent("en").splitlines() if line.startswith(f"{text} = "))
    return line.partition(" = ")[2]


def interval(bot: str, rating: Measured) -> str:
    return "stands fast" if bot.endswith("-basic") else f"{rating.low}–{rating.high}"


if __name__ == "__main__":
    typer.run(rate)
