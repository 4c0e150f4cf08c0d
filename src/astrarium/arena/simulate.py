"""`astrarium simulate`: many games by one kind of bot in all seats, and how they went."""

from __future__ import annotations

from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console

from .. import bots as players
from .. import game as game_of
from .. import kernel
from ..progress import watched
from ..texts import choose_language
from .asking import check_number, check_seed, check_target, put_json
from .match import Sitting, play_sitting
from .printing import grid
from .schedule import read_options
from .sheets import Sheet
from .telling import Teller
from .workers import cores, spread

#: Random games are handed to the workers in bundles: one alone takes milliseconds.
BUNDLE = 200


class Stretch(NamedTuple):
    """Some games to simulate: the deals `first` to `last`, the last one not included."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: str
    bot: str
    first: int
    last: int


class Simulated(NamedTuple):
    """What came of a stretch: a row of points for each game, the decisions made, seconds of one core."""

    scores: list[list[float]]
    decisions: list[int]
    seconds: float


def simulate(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    seats: Annotated[
        int | None, typer.Option(help="Players; the fewest the game allows if not given.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bot: Annotated[str, typer.Option(help="Who plays, on all seats.")] = "random",
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "0",
    option: Annotated[list[str] | None, typer.Option(help="A setting of the game, as name=value.")] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes; all cores if not given.")] = None,
    json: Annotated[
        str | None, typer.Option(help="Write the figures as JSON to this file; - prints them.")
    ] = None,
) -> None:
    """Play many games with one kind of bot and print what they were like."""
    kind = game_of(game)
    seats = kind.check_seats(kind.seats[0] if seats is None else seats)
    check_number("--games", games)
    jobs = cores() if jobs is None else check_number("--jobs", jobs)
    players.kind_of(bot, kind.id)
    check_target(json)
    options = kind.check_setup(seats, read_options(kind, option or []))
    start = perf_counter()
    stretches = _stretches(Stretch(kind.id, options, seats, check_seed(seed), bot, 0, games))
    done = watched(spread(run, stretches, jobs), len(stretches), f"{kind.id}: {bot}")
    shown = summary(kind.id, bot, done, perf_counter() - start)
    if json is not None:
        put_json(json, shown)
    if json != "-":
        _print(Teller(kind, choose_language()), shown)


def _stretches(whole: Stretch) -> list[Stretch]:
    step = BUNDLE if whole.bot == "random" else 1
    return [
        whole._replace(first=first, last=min(first + step, whole.last))
        for first in range(0, whole.last, step)
    ]


def run(stretch: Stretch) -> Simulated:
    """Play a stretch of games; random ones in the fast way, with nobody watching."""
    start = perf_counter()
    play = _random_game if stretch.bot == "random" else _bot_game
    played = [play(stretch, deal) for deal in range(stretch.first, stretch.last)]
    scores = [scores for scores, _ in played]
    return Simulated(scores, [decisions for _, decisions in played], perf_counter() - start)


def _random_game(stretch: Stretch, deal: int) -> tuple[list[float], int]:
    game = game_of(stretch.game)
    state = kernel.new_state(game, stretch.seats, f"{stretch.seed}-{deal}", stretch.options)
    decisions = kernel.play_on(game, state, players.uniform(Random(f"{stretch.seed}/{deal}")))
    scores = game.result(state).scores
    return [scores[seat] for seat in range(stretch.seats)], decisions


def _bot_game(stretch: Stretch, deal: int) -> tuple[list[float], int]:
    played = play_sitting(
        Sitting(stretch.game, stretch.options, stretch.seed, deal, (stretch.bot,) * stretch.seats)
    )
    return list(played.scores), sum(len(seat) for seat in played.times)


def summary(game: str, bot: str, done: list[Simulated], seconds: float) -> dict[str, Any]:
    """The figures of a simulation, as JSON can hold them."""
    scores = [row for part in done for row in part.scores]
    decisions = [count for part in done for count in part.decisions]
    return {
        "game": game,
        "bot": bot,
        "games": len(scores),
        "seconds": round(seconds, 3),
        "games_per_second": len(scores) / seconds,
        "decisions_per_second": sum(decisions) / seconds,
        "decisions_per_second_and_core": sum(decisions) / sum(part.seconds for part in done),
        "decisions": {"mean": fmean(decisions), "least": min(decisions), "most": max(decisions)},
        "scores": [
            {
                "seat": seat,
                "mean": fmean(column),
                "sd": pstdev(column),
                "least": min(column),
                "most": max(column),
            }
            for seat, column in enumerate(zip(*scores, strict=True))
        ],
    }


def _print(tell: Teller, shown: dict[str, Any]) -> None:
    console = Console()
    length = shown["decisions"]
    speed = tell(
        "shell-simulate-speed",
        game=shown["game"],
        games=shown["games"],
        bot=shown["bot"],
        seconds=tell.number(shown["seconds"]),
        rate=tell.number(shown["games_per_second"]),
        decisions=round(shown["decisions_per_second"]),
    )
    told = tell(
        "shell-simulate-length",
        mean=tell.number(length["mean"]),
        least=length["least"],
        most=length["most"],
    )
    console.print(speed, told, sep="\n")
    columns = {
        "mean": tell("shell-simulate-mean"),
        "sd": tell("shell-simulate-spread"),
        "least": tell("shell-simulate-least"),
        "most": tell("shell-simulate-most"),
    }
    rows = [(str(row["seat"]), *(tell.number(row[name]) for name in columns)) for row in shown["scores"]]
    console.print(grid(Sheet((tell("shell-simulate-seat"), *columns.values()), rows)))
