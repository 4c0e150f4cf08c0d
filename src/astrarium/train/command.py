"""`astrarium train`: trains a network by self-play, or fits the weights of a game's own bot."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from .. import game as installed
from ..bots import kind_of
from ..bots.race.network import name_of, read_taught, save
from ..extras import extra
from ..kernel import BadSetup
from ..native.c_library import HERE, compiler
from ..native.race_component_table import table
from ..parallel import cores_of

#: The sources of the C program that trains Race; it uses the engine of native/race.
RACE_TRAINER = Path(__file__).parent / "native"


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="race, metallum, orion, …")],
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Folder for the trained files.")],
    seats: Annotated[int, typer.Option(help="Number of players.", min=1, max=6)] = 2,
    advanced: Annotated[bool, typer.Option("--advanced", help="Race: the two-player advanced game.")] = False,
    seconds: Annotated[float, typer.Option(min=1, help="Duration of self-play and training.")] = 200,
    imitation_seconds: Annotated[
        float, typer.Option(min=1, help="Duration of imitation of the game's own bot (not Race).")
    ] = 60,
    deals: Annotated[int, typer.Option(min=1, help="Deals of the final match (not Race).")] = 100,
    think: Annotated[
        float,
        typer.Option(min=0, help="Play another match with this many seconds of search per move (not Race)."),
    ] = 0,
    fit_weights: Annotated[
        bool,
        typer.Option("--fit-weights", help="Fit the weights of the game's own bot instead."),
    ] = False,
    games: Annotated[int, typer.Option(min=20, help="Games per round (--fit-weights).")] = 2000,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of new games (--fit-weights).")] = 2,
    threads: Annotated[int, typer.Option(min=0, help="Threads or processes; 0: one per core.")] = 0,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play the games on a Ray cluster: 10.0.0.1:6379, or auto (not for Race networks).",
        ),
    ] = None,
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Race: continue from this file (.taught).")
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the games.")] = 1,
    # The names of options before they were renamed; hidden, for one release.
    judge: Annotated[bool, typer.Option("--judge", hidden=True)] = False,
    terms: Annotated[int | None, typer.Option("--terms", min=1, hidden=True)] = None,
    shown: Annotated[float | None, typer.Option("--shown", min=1, hidden=True)] = None,
) -> None:
    """Train a network by self-play.

    The network is stored as `2.npz` to play with, and as `2.taught` to continue training. The number is that of
    the seats; `a` stands for the advanced game.
    A C program trains Race. Its networks also play against their earlier versions.
    The other games need PyTorch. The network first imitates the game's own bot, then plays against itself. It
    replaces the stored network only if it wins a match against it.
    --fit-weights fits the weights of the game's own bot to the results of games, without PyTorch. They are stored
    as `fitted.json` if they win against the stored ones.
    """
    fit_weights, rounds = fit_weights or judge, rounds if terms is None else terms
    imitation_seconds = imitation_seconds if shown is None else shown
    if (advanced or start) and (fit_weights or game != "race"):
        why = "error-only-race" if game != "race" else "error-only-network"
        raise BadSetup(why, option="--advanced" if advanced else "--start")
    if ray is not None and game == "race" and not fit_weights:
        raise BadSetup("error-one-machine", option="--ray")
    installed(game).check_seats(seats)
    if ray is not None:
        cores_of(ray)  # fails before anything is written if the cluster does not answer
    out.mkdir(parents=True, exist_ok=True)
    many = threads or os.cpu_count() or 1
    if fit_weights:
        kind_of(f"{game}-basic", game)
        with extra("learn"):
            from . import weight_fitting
        weight_fitting.teach(
            weight_fitting.Plan(game, seats, out, games, rounds, deals, many, seed, ray), typer.echo
        )
    elif game == "race":
        _race(out, seats, advanced, seconds, many, start, seed)
    else:
        with extra("train"):
            from .training_pipeline import Plan, teach
        teach(Plan(game, seats, out, imitation_seconds, seconds, deals, think, many, seed, ray), typer.echo)


def _race(
    out: Path, seats: int, advanced: bool, seconds: float, threads: int, start: Path | None, seed: int
) -> None:
    if advanced and installed("race").check_seats(seats) != 2:
        raise BadSetup("error-not-taught", seats=seats)
    name = name_of(seats, advanced)
    taught = out / f"{name}.taught"
    with tempfile.TemporaryDirectory() as folder:
        program, cards = build(Path(folder)), Path(folder) / "cards"
        write_table(cards)
        table = [str(cards), str(seats), str(int(advanced)), str(seed)]
        how = [str(taught), str(seconds), str(threads)]
        went_on = [] if start is None else [str(start)]
        subprocess.run([str(program), *table, "teach", *how, *went_on], check=True)
    save(out / f"{name}.npz", read_taught(taught)[2])


def build(folder: Path, optimisation: str = "-O3") -> Path:
    """Compile the program that trains Race with the machine's C compiler; returns its path."""
    found = compiler()
    if found is None:
        raise BadSetup("error-extra-missing", package="cc", command="apt install gcc")
    program = folder / "race_trainer"
    flags = [optimisation, "-march=native", "-ffast-math", "-std=c11", "-D_GNU_SOURCE", f"-I{HERE / 'race'}"]
    sources = sorted(str(path) for path in RACE_TRAINER.glob("*.c"))
    subprocess.run([found, *flags, "-o", str(program), *sources, "-lm", "-lpthread"], check=True)
    return program


def write_table(path: Path) -> None:
    """Write the component table for scene.c."""
    path.write_bytes(bytes(table()))
