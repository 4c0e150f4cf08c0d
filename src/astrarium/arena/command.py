"""`astrarium arena`: matches between bots on the same deals, and balance studies."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from .. import bots as players
from .. import game as game_of
from ..data_folder import home
from ..kernel import Game, write_whole
from ..localization import choose_language
from ..parallel import cores, spread, spread_over
from .argument_checks import (
    check_folder,
    check_number,
    check_seed,
    check_share,
    check_target,
    put_json,
    read_range,
)
from .balance import SEAT, Balance, balance_of
from .balance_criteria import Criterion, Verdict, verdicts
from .match_runner import Work, found, played, run_match
from .match_stats import Figures, figures_of
from .report.balance_markdown import facts, summary
from .report.html import page
from .report.terminal import print_balance, print_bots, print_finding
from .report.wording import Wording
from .results_file import Results
from .schedule import BadMatch, Form, Match, check_bots, check_form, read_options
from .sequential_test import Finding, Question, read_question


def arena(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, separated by commas: random,flat:0.5,ismcts:200i, or your own class ./mine.py:Bot. "
            "The same bot on every seat (flat,flat,flat) makes a balance study of seats, races and cards."
        ),
    ],
    games: Annotated[int, typer.Option(help="Games per line-up, rounded up to whole deals.")] = 100,
    seats: Annotated[
        int | None,
        typer.Option(
            help="Number of players (default: two or the game's minimum; in a balance study, the number of bots)."
        ),
    ] = None,
    seed: Annotated[str, typer.Option(help="Seed of the deals.")] = "0",
    option: Annotated[list[str] | None, typer.Option(help="A setting of the game: name=value.")] = None,
    form: Annotated[
        Form,
        typer.Option(
            help="Pairing. round-robin: all against all. gauntlet: the first bot against each of the others. "
            "swiss: bots with similar scores (three bots or more, two seats)."
        ),
    ] = Form.ROUND_ROBIN,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="LOW-HIGH",
            help="Sequential test of two bots: stop when the first bot's win rate is, with 95 % confidence, "
            "at most LOW or at least HIGH percent (50-65). --games is then the maximum.",
        ),
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Number of processes (default: one per core).")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: 10.0.0.1:6379, or auto.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Folder for the results, one line per game.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Discard earlier results.")] = False,
    json: Annotated[
        str | None, typer.Option(help="Write the results as JSON to this file; - prints them.")
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(
            help="Write a report with charts (index.html) and a summary (balance.md) into this folder."
        ),
    ] = None,
    even: Annotated[
        float, typer.Option(help="Maximum deviation of a win rate from even, in percentage points.")
    ] = 5.0,
    kinds: Annotated[
        str,
        typer.Option(help="What has to be even, separated by commas: seat, or a kind that the game names."),
    ] = SEAT,
    within: Annotated[
        list[str] | None,
        typer.Option(help="A range for nearly all games, such as rounds=5-8."),
    ] = None,
) -> None:
    """Play matches between bots. Each deal is played once per rotation of the seats, to cancel luck.

    After an interruption the same command continues.
    """
    kind = game_of(game)
    match = _match(kind, bots, seats, games, seed, option or [], form)
    question = None if sprt is None else _question(match, sprt)
    jobs = cores() if jobs is None else check_number("--jobs", jobs)
    work: Work = partial(spread, jobs=jobs) if ray is None else partial(spread_over, address=ray)
    criterion = Criterion(
        check_share("--even", even),
        tuple(dict.fromkeys(_words(kinds))) or (SEAT,),
        tuple(read_range(each) for each in within or []),
    )
    check_target(json)
    check_folder(report)
    tell = Wording(kind, choose_language())
    results = Results(match, home() / "arena" if out is None else out, [] if json is None else [Path(json)])
    if fresh:
        results.forget()
    try:
        interrupted = run_match(match, results, work, question)
    except players.BotFault as fault:
        raise fault.of(kind) from None
    answer = None if question is None else found(match, results, question)
    _hand_out(tell, match, criterion, results, answer, json, report)
    if interrupted:
        Console(stderr=True).print(tell("shell-arena-stopped"), highlight=False)
        raise typer.Exit(130)


def _match(
    kind: Game, bots: str, seats: int | None, games: int, seed: str, option: list[str], form: Form
) -> Match:
    """The match from validated arguments."""
    names = check_bots(_words(bots))
    for name in names:
        players.kind_of(players.load(name), kind.id)
    alone = len(set(names)) == 1
    if seats is None:
        seats = len(names) if alone else max(2, kind.seats[0])
    match = Match(
        game=kind.id,
        bots=names[:1] if alone else names,
        seats=kind.check_seats(seats),
        games=check_number("--games", games),
        seed=check_seed(seed),
        options=kind.check_setup(seats, read_options(kind, option)),
        form=form,
    )
    return check_form(match)


def _question(match: Match, sprt: str) -> Question:
    if len(match.bots) != 2:
        raise BadMatch("error-sprt-bots", bots=len(match.bots))
    return read_question(sprt)


def _words(listed: str) -> list[str]:
    return [word.strip() for word in listed.split(",") if word.strip()]


def _hand_out(
    tell: Wording,
    match: Match,
    criterion: Criterion,
    results: Results,
    answer: Finding | None,
    json: str | None,
    report: Path | None,
) -> None:
    """Write all requested output: terminal, JSON and report."""
    games = played(match, results)
    shown = figures_of(match.bots, games)
    balance = balance_of(tell.game, games)
    kept = [] if balance is None else verdicts(balance, criterion)
    if json is not None:
        put_json(json, _json(match, results.path, shown, balance, kept, answer))
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
        if answer is not None:
            print_finding(console, tell, match.bots[0], answer)
        if balance is not None:
            print_balance(console, tell, balance, kept, brief=not match.alone)
        for path in (results.path, *([report / "index.html"] if report else [])):
            console.print(str(path), style="dim", highlight=False, soft_wrap=True)


def _json(
    match: Match,
    path: Path,
    shown: Figures,
    balance: Balance | None,
    kept: list[Verdict],
    answer: Finding | None,
) -> dict[str, Any]:
    return {
        "match": {
            name: getattr(match, name)
            for name in ("game", "bots", "seats", "games", "seed", "options", "form")
        },
        "results": str(path),
        **shown.to_json(),
        "balance": balance and balance.to_json(),
        "verdicts": [verdict.to_json() for verdict in kept],
        "sprt": answer and answer.to_json(),
    }
