"""`python -m tools.bench`: measures the server, the page and this source tree against another one.

`astrarium bench` measures the engine, bots and other engines. Each other module of this folder that measures
something can be run alone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from astrarium import game as game_of
from astrarium import games
from astrarium.arena.argument_checks import check_target, put_json
from astrarium.bench.command import MOST_SECONDS
from astrarium.cli import refuse
from astrarium.kernel import AstrariumError, BadSetup
from tools.bench import compare_trees, lighthouse, move_cost, server_report

MOST_TABLES = 2000
MOST_TURNS = 10_000

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help="Measure the server, the page, or a change."
)
Json = Annotated[str | None, typer.Option(help="Write the figures as JSON to this file; - prints them.")]


@app.command()
def server(
    tables: Annotated[int, typer.Option(help="Open tables on the server.")] = 1000,
    seconds: Annotated[float, typer.Option(help="Seconds of each load.")] = 30.0,
    json: Json = None,
) -> None:
    """Measure what a move costs as games and databases grow, and the server under load."""
    if not 1 <= tables <= MOST_TABLES:
        raise BadSetup("error-bad-number", name="--tables", value=tables, least=1, most=MOST_TABLES)
    if not 0 < seconds <= MOST_SECONDS:
        raise BadSetup("error-bad-seconds", name="--seconds", value=f"{seconds:g}", most=int(MOST_SECONDS))
    check_target(json)
    console = Console(quiet=json == "-")
    growing = move_cost.measure()
    if growing:
        console.print(server_report.grown(growing))
    loads = server_report.load(tables, seconds)
    for each in loads:
        console.print(server_report.shown(each), markup=False, highlight=False)
    if json is not None:
        put_json(json, {"growing": growing, "server": loads})


@app.command()
def page(json: Json = None) -> None:
    """Measure the lobby with Lighthouse, on a phone and on a desktop."""
    check_target(json)
    lobby = lighthouse.measure()
    if json != "-":
        Console().print(lighthouse.shown(lobby), markup=False, highlight=False)
    if json is not None:
        put_json(json, {"lobby": lobby})


@app.command()
def compare(
    folder: Annotated[Path, typer.Argument(help="The other source tree.")],
    game: Annotated[str | None, typer.Option(help="Compare this game only.")] = None,
    turns: Annotated[int, typer.Option(help="Turns of the comparison.")] = 40,
    only: Annotated[
        str, typer.Option(help="What to compare: play, fork, imagine; several with commas.")
    ] = ",".join(compare_trees.KINDS),
    json: Json = None,
) -> None:
    """Compare the speed of this source tree with another one, in turns."""
    kinds = tuple(only.split(","))
    if unknown := set(kinds) - set(compare_trees.KINDS):
        known = ", ".join(compare_trees.KINDS)
        raise BadSetup("error-bad-work", name="--only", value=min(unknown), known=known)
    if not 1 <= turns <= MOST_TURNS:
        raise BadSetup("error-bad-number", name="--turns", value=turns, least=1, most=MOST_TURNS)
    check_target(json)
    measured = list(games().values()) if game is None else [game_of(game)]
    found = compare_trees.compared(folder, measured, turns, kinds, shown=json != "-")
    if json is not None:
        put_json(json, found)


def main() -> None:
    try:
        app()
    except AstrariumError as error:
        sys.exit(refuse(sys.argv[1:], error))


if __name__ == "__main__":
    main()
