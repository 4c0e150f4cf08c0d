"""`astrarium simulate`: statistics of many games with one bot on all seats."""

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
from ..localization import choose_language
from ..parallel import cores, spread
from ..progress import watched
from .argument_checks import check_number, check_seed, check_target, put_json
from .game_runner import Sitting, play_sitting
from .report.tables import ReportTable
from .report.terminal import grid
from .report.wording import Wording
from .schedule import read_options

#: Random games per task: a single one takes milliseconds.
BUNDLE = 200


class DealBatch(NamedTuple):
    """A batch of deals, from `first` up to and without `last`."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: str
    bot: str
    first: int
    last: int


class Simulated(NamedTuple):
    """The results of a batch: points by game, decisions, CPU seconds."""

    scores: list[list[float]]
    decisions: list[int]
    seconds: float


def simulate(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    seats: Annotated[
        int | None, typer.Option(help="Number of players (default: the game's minimum).")
    ] = None,
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    bot: Annotated[str, typer.Option(help="The bot on all seats: random, or ./mine.py:Bot.")] = "random",
    seed: Annotated[str, typer.Option(help="Seed of the deals.")] = "0",
    option: Annotated[list[str] | None, typer.Option(help="A setting of the game: name=value.")] = None,
    jobs: Annotated[int | None, typer.Option(help="Number of processes (default: one per core).")] = None,
    json: Annotated[
        str | None, typer.Option(help="Write the results as JSON to this file; - prints them.")
    ] = None,
) -> None:
    """Play many games with one bot on all seats and print statistics."""
    kind = game_of(game)
    seats = kind.check_seats(kind.seats[0] if seats is None else seats)
    check_number("--games", games)
    jobs = cores() if jobs is None else check_number("--jobs", jobs)
    players.kind_of(players.load(bot), kind.id)
    check_target(json)
    options = kind.check_setup(seats, read_options(kind, option or []))
    start = perf_counter()
    batches = _batches(DealBatch(kind.id, options, seats, check_seed(seed), bot, 0, games))
    try:
        done = watched(spread(run, batches, jobs), len(batches), f"{kind.id}: {bot}")
    except players.BotFault as fault:
        raise fault.of(kind) from None
    shown = summary(kind.id, bot, done, perf_counter() - start)
    if json is not None:
        put_json(json, shown)
    if json != "-":
        _print(Wording(kind, choose_language()), shown)


def _batches(whole: DealBatch) -> list[DealBatch]:
    step = BUNDLE if whole.bot == "random" else 1
    return [
        whole._replace(first=first, last=min(first + step, whole.last))
        for first in range(0, whole.last, step)
    ]


def run(batch: DealBatch) -> Simulated:
    """Play a batch of games; random ones as fast playouts."""
    start = perf_counter()
    play = _random_game if batch.bot == "random" else _bot_game
    played = [play(batch, deal) for deal in range(batch.first, batch.last)]
    scores = [scores for scores, _ in played]
    return Simulated(scores, [decisions for _, decisions in played], perf_counter() - start)


def _random_game(batch: DealBatch, deal: int) -> tuple[list[float], int]:
    game = game_of(batch.game)
    state = kernel.new_state(game, batch.seats, f"{batch.seed}-{deal}", batch.options)
    decisions = kernel.play_on(game, state, players.uniform(Random(f"{batch.seed}/{deal}")))
    scores = game.result(state).scores
    return [scores[seat] for seat in range(batch.seats)], decisions


def _bot_game(batch: DealBatch, deal: int) -> tuple[list[float], int]:
    played = play_sitting(Sitting(batch.game, batch.options, batch.seed, deal, (batch.bot,) * batch.seats))
    return list(played.scores), sum(len(seat) for seat in played.times)


def summary(game: str, bot: str, done: list[Simulated], seconds: float) -> dict[str, Any]:
    """The figures of a simulation as JSON data."""
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


def _print(tell: Wording, shown: dict[str, Any]) -> None:
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
    console.print(grid(ReportTable((tell("shell-simulate-seat"), *columns.values()), rows)))
