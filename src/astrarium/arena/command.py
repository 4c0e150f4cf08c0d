"""`astrarium arena`: bots against bots on the same deals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from .. import bots as players
from .. import game as game_of
from ..home import home
from ..kernel import write_whole
from .asking import check_number, check_seed, check_target, put_json
from .figures import BotFigures, Figures, Rate, figures_of, points, seats_of
from .match import Played, play_sitting
from .progress import bar
from .report import page
from .results import Results
from .schedule import Match, check_bots, read_options, sittings
from .workers import cores, spread


def arena(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    bots: Annotated[str, typer.Option(help="Who plays, with commas between: random,flat:0.5,ismcts:200i")],
    games: Annotated[int, typer.Option(help="Games of each line-up; rounded up to whole deals.")] = 100,
    seats: Annotated[
        int | None, typer.Option(help="Players; the fewest the game allows if not given.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "0",
    option: Annotated[list[str] | None, typer.Option(help="A setting of the game, as name=value.")] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes; all cores if not given.")] = None,
    out: Annotated[Path | None, typer.Option(help="Folder for the results, a line a game.")] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Do not go on from earlier results: play all anew.")
    ] = False,
    json: Annotated[
        str | None, typer.Option(help="Write the figures as JSON to this file; - prints them.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with plots (HTML) to this file.")] = None,
) -> None:
    """Let bots play each other: every deal once for each rotation of the seats, so that luck cancels out.

    Can be interrupted; the same command goes on where it stopped.
    """
    kind = game_of(game)
    names = check_bots([name.strip() for name in bots.split(",") if name.strip()])
    for name in names:
        players.kind_of(name, kind.id)
    match = Match(
        game=kind.id,
        bots=names,
        seats=kind.check_seats(kind.seats[0] if seats is None else seats),
        games=check_number("--games", games),
        seed=check_seed(seed),
        options=read_options(kind, option or []),
    )
    jobs = cores() if jobs is None else check_number("--jobs", jobs)
    for target in (json, report):
        check_target(target)
    results = Results(match, home() / "arena" if out is None else out)
    if fresh:
        results.forget()
    interrupted = hold(match, results, jobs)
    shown = figures_of(match.bots, played(match, results))
    _hand_out(match, shown, played(match, results), results.path, json, report)
    if interrupted:
        Console(stderr=True).print("Stopped. The same command goes on from here.", highlight=False)
        raise typer.Exit(130)


def hold(match: Match, results: Results, jobs: int) -> bool:
    """Play what is not played yet, keeping every game at once; True when it was interrupted."""
    wanted = list(sittings(match))
    open_games = [sitting for sitting in wanted if (sitting.deal, sitting.bots) not in results.games]
    work = spread(play_sitting, open_games, jobs)
    try:
        with bar(match.game, len(wanted), len(wanted) - len(open_games)) as shown:
            for game in work:
                results.add(game)
                shown.advance(score_line(match.bots, played(match, results)))
    except KeyboardInterrupt:
        return True
    finally:
        work.close()
    return False


def played(match: Match, results: Results) -> list[Played]:
    """The games of this match that have been played."""
    keys = [(sitting.deal, sitting.bots) for sitting in sittings(match)]
    return [results.games[key] for key in keys if key in results.games]


def score_line(bots: tuple[str, ...], games: list[Played]) -> str:
    """The running score, in a line."""
    won = {bot: sum(points(*each) for each in seats_of(bot, games)) for bot in bots}
    return "  ".join(f"{bot} {total:g}" for bot, total in won.items())


def _hand_out(
    match: Match, shown: Figures, games: list[Played], path: Path, json: str | None, report: Path | None
) -> None:
    if json is not None:
        put_json(json, {"match": match_json(match), "results": str(path), **shown.to_json()})
    if report is not None:
        write_whole(report, page(match, shown, games))
    if json != "-":
        console = Console()
        console.print(
            f"{match.game}, {match.seats} seats, seed {match.seed}: {shown.games} games", highlight=False
        )
        console.print(grid(shown))
        console.print(manners(shown))
        if len(shown.bots) > 2:
            console.print(duels(shown))
        console.print(str(path), style="dim", highlight=False, soft_wrap=True)


def match_json(match: Match) -> dict[str, object]:
    return {name: getattr(match, name) for name in ("game", "bots", "seats", "games", "seed", "options")}


def grid(shown: Figures) -> Grid:
    """The figures of all bots as a table, the highest rated first."""
    made = Grid("bot", "won", "95 %", "W–D–L", "margin", "rating")
    for each in _ranked(shown):
        made.add_row(
            each.bot,
            f"{each.won.rate:.1%}",
            _interval(each.won),
            f"{each.wins}–{each.draws}–{each.losses}",
            f"{each.margin:+.1f} ± {each.error:.1f}",
            f"{each.mu:.1f} ± {each.sigma:.1f}",
        )
    return made


def manners(shown: Figures) -> Grid:
    """From which seats the bots win, and how long they think."""
    seats = len(shown.bots[0].by_seat)
    made = Grid("bot", *(f"won, seat {seat}" for seat in range(seats)), "ms a move", "p95", "max")
    for each in _ranked(shown):
        thought = (each.times.median, each.times.p95, each.times.most)
        made.add_row(
            each.bot, *(f"{seat.rate:.1%}" for seat in each.by_seat), *(f"{ms:.1f}" for ms in thought)
        )
    return made


def duels(shown: Figures) -> Grid:
    """Who finished ahead of whom."""
    made = Grid("bot", "ahead of", "rate", "95 %", "games")
    for duel in shown.duels:
        rate = duel.ahead
        made.add_row(duel.bot, duel.other, f"{rate.rate:.1%}", _interval(rate), str(rate.games))
    return made


def _interval(rate: Rate) -> str:
    return f"{rate.low:.1%} – {rate.high:.1%}"


def _ranked(shown: Figures) -> list[BotFigures]:
    return sorted(shown.bots, key=lambda each: -each.mu)
