"""`astrarium arena`: bots against bots on the same deals, and how balanced the game is between equal ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from .. import bots as players
from .. import game as game_of
from ..home import home
from ..kernel import Game, write_whole
from ..texts import choose_language
from .asking import check_folder, check_number, check_seed, check_share, check_target, put_json, read_range
from .balance import SEAT, Balance, balance_of
from .figures import Figures, figures_of, points
from .match import Played, play_sitting
from .printing import print_balance, print_bots
from .progress import bar
from .report import page
from .results import Results
from .schedule import Match, check_bots, read_options, sittings
from .summary import facts, summary
from .telling import Teller
from .verdicts import Criterion, Verdict, verdicts
from .workers import cores, spread


def arena(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays, with commas between: random,flat:0.5,ismcts:200i. The same bot on every seat "
            "(flat,flat,flat) makes a balance study: what seats, races, cards are worth."
        ),
    ],
    games: Annotated[int, typer.Option(help="Games of each line-up; rounded up to whole deals.")] = 100,
    seats: Annotated[
        int | None,
        typer.Option(
            help="Players; if not given, two (or what the game needs), in a balance study as many as bots."
        ),
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
    report: Annotated[
        Path | None,
        typer.Option(
            help="Write a page with plots (index.html) and a summary (balance.md) into this folder."
        ),
    ] = None,
    even: Annotated[
        float, typer.Option(help="How far from even a win rate may be, in percentage points.")
    ] = 5.0,
    kinds: Annotated[
        str, typer.Option(help="What has to be even, with commas between: seat, and what the game names.")
    ] = SEAT,
    within: Annotated[
        list[str] | None,
        typer.Option(
            help="What nearly all games have to keep within, as rounds=5-8: a number the game names."
        ),
    ] = None,
) -> None:
    """Let bots play each other: every deal once for each rotation of the seats, so that luck cancels out.

    Can be interrupted; the same command goes on where it stopped.
    """
    kind = game_of(game)
    match = _match(kind, bots, seats, games, seed, option or [])
    jobs = cores() if jobs is None else check_number("--jobs", jobs)
    criterion = Criterion(
        check_share("--even", even),
        tuple(dict.fromkeys(_words(kinds))) or (SEAT,),
        tuple(read_range(each) for each in within or []),
    )
    check_target(json)
    check_folder(report)
    tell = Teller(kind, choose_language())
    results = Results(match, home() / "arena" if out is None else out)
    if fresh:
        results.forget()
    interrupted = hold(match, results, jobs)
    _hand_out(tell, match, criterion, results, json, report)
    if interrupted:
        Console(stderr=True).print(tell("shell-arena-stopped"), highlight=False)
        raise typer.Exit(130)


def _match(kind: Game, bots: str, seats: int | None, games: int, seed: str, option: list[str]) -> Match:
    """What was asked for, checked."""
    names = check_bots(_words(bots))
    for name in names:
        players.kind_of(name, kind.id)
    alone = len(set(names)) == 1
    if seats is None:
        seats = len(names) if alone else max(2, kind.seats[0])
    return Match(
        game=kind.id,
        bots=names[:1] if alone else names,
        seats=kind.check_seats(seats),
        games=check_number("--games", games),
        seed=check_seed(seed),
        options=kind.check_setup(seats, read_options(kind, option)),
    )


def _words(listed: str) -> list[str]:
    return [word.strip() for word in listed.split(",") if word.strip()]


def hold(match: Match, results: Results, jobs: int) -> bool:
    """Play what is not played yet, keeping every game at once; True when it was interrupted."""
    wanted = list(sittings(match))
    open_games = [sitting for sitting in wanted if (sitting.deal, sitting.bots) not in results.games]
    tally: dict[str, float] = {}
    for game in played(match, results):
        count(tally, game, match.alone)
    work = spread(play_sitting, open_games, jobs)
    try:
        with bar(match.game, len(wanted), len(wanted) - len(open_games)) as shown:
            for game in work:
                results.add(game)
                count(tally, game, match.alone)
                shown.advance("  ".join(f"{name} {won:g}" for name, won in sorted(tally.items())))
    except KeyboardInterrupt:
        return True
    finally:
        work.close()
    return False


def count(tally: dict[str, float], game: Played, by_seat: bool) -> None:
    """Add a game to the running score, of the bots or of the seats."""
    for seat, bot in enumerate(game.bots):
        name = str(seat + 1) if by_seat else bot
        tally[name] = round(tally.get(name, 0.0) + points(game, seat), 2)


def played(match: Match, results: Results) -> list[Played]:
    """The games of this match that have been played."""
    keys = [(sitting.deal, sitting.bots) for sitting in sittings(match)]
    return [results.games[key] for key in keys if key in results.games]


def _hand_out(
    tell: Teller, match: Match, criterion: Criterion, results: Results, json: str | None, report: Path | None
) -> None:
    """Print, write and draw what was asked for."""
    games = played(match, results)
    shown = figures_of(match.bots, games)
    balance = balance_of(tell.game, games)
    kept = [] if balance is None else verdicts(balance, criterion)
    if json is not None:
        put_json(json, _json(match, results.path, shown, balance, kept))
    if report is not None:
        report.mkdir(exist_ok=True)
        write_whole(report / "index.html", page(tell, match, shown, balance, criterion, kept, games))
        if balance is not None:
            write_whole(report / "balance.md", summary(tell, match, balance, criterion, kept))
    if json != "-":
        console = Console()
        console.print(facts(tell, match, shown.games), highlight=False)
        if not match.alone:
            print_bots(console, tell, shown)
        if balance is not None:
            print_balance(console, tell, balance, kept, brief=not match.alone)
        for path in (results.path, *([report / "index.html"] if report else [])):
            console.print(str(path), style="dim", highlight=False, soft_wrap=True)


def _json(
    match: Match, path: Path, shown: Figures, balance: Balance | None, kept: list[Verdict]
) -> dict[str, Any]:
    return {
        "match": {
            name: getattr(match, name) for name in ("game", "bots", "seats", "games", "seed", "options")
        },
        "results": str(path),
        **shown.to_json(),
        "balance": balance and balance.to_json(),
        "verdicts": [verdict.to_json() for verdict in kept],
    }
