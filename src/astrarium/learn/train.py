"""`astrarium train`: self-play on all cores, and a match that tells what it was good for."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from ..bots.race.network import name_of, read_taught, save
from ..kernel import BadSetup
from .race import build, write_cards


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="race")],
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where networks are written.")],
    seats: Annotated[int, typer.Option(help="Players.", min=2, max=4)] = 2,
    advanced: Annotated[bool, typer.Option("--advanced", help="Two actions each (two players).")] = False,
    seconds: Annotated[float, typer.Option(min=1, help="How long to play and learn.")] = 200,
    threads: Annotated[int, typer.Option(min=0, help="Threads; 0: one for each core.")] = 0,
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with what was taught (.taught).")
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed, other games.")] = 1,
) -> None:
    """Teach networks by self-play; twelve times on the way they meet their earlier selves.

    They are kept as `2.npz` (by seats; `a`: advanced) to play with, and as `2.taught` to go on from.
    """
    if game != "race":
        raise BadSetup("error-not-taught", game=game, games="race")
    if advanced and seats != 2:
        raise BadSetup("error-not-taught", game=f"{game} ({seats})", games="race (2)")
    out.mkdir(parents=True, exist_ok=True)
    name = name_of(seats, advanced)
    taught = out / f"{name}.taught"
    with tempfile.TemporaryDirectory() as folder:
        program, cards = build(Path(folder)), Path(folder) / "cards"
        write_cards(cards, advanced)
        table = [str(cards), str(seats), str(int(advanced)), str(seed)]
        how = [str(taught), str(seconds), str(threads or os.cpu_count() or 1)]
        went_on = [] if start is None else [str(start)]
        subprocess.run([str(program), *table, "teach", *how, *went_on], check=True)
    save(out / f"{name}.npz", read_taught(taught)[2])
