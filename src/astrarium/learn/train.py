"""`astrarium train`: self-play on all cores, fitting, and a gate that only the better generation passes."""

from __future__ import annotations

import os
import time
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console

from ..bots.race.network import Network, read, save
from ..kernel import BadSetup
from .race import Lessons, duel, lessons

#: Games of a piece of work: to learn from, and to compare two players.
CHUNK, DEALS = 20, 5
#: How many generations of lessons are learned from.
KEPT = 2
#: Who sits down in self-play: mostly the best so far, at times the one before or the judge alone.
LINE_UP = (6, 2, 1)

Work = tuple[int, int, bool, str | None, str | None]


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="race")],
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where networks are written.")],
    seats: Annotated[int, typer.Option(help="Players.", min=2, max=4)] = 2,
    advanced: Annotated[bool, typer.Option("--advanced", help="Two actions each (two players).")] = False,
    generations: Annotated[int, typer.Option(min=1, help="How often to play, learn and compare.")] = 4,
    seconds: Annotated[float, typer.Option(min=0.1, help="Seconds of self-play a generation.")] = 85,
    epochs: Annotated[int, typer.Option(min=1, help="How often lessons are gone through.")] = 5,
    deals: Annotated[int, typer.Option(min=1, help="Deals of a comparison, each in every seat.")] = 300,
    start: Annotated[Path | None, typer.Option(metavar="FILE", help="Networks to begin with.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same deals.")] = 1,
) -> None:
    """Teach a network by self-play; the last two generations that won their match are kept together."""
    if game != "race":
        raise BadSetup("error-not-taught", game=game, games="race")
    if find_spec("torch") is None:
        raise BadSetup("error-extra-missing", package="torch", command="pip install torch")
    out.mkdir(parents=True, exist_ok=True)
    _one_thread_each()
    name = f"{seats}{'a' if advanced else ''}"
    best = None if start is None else str(start)
    won: list[Any] = []
    kept: list[Lessons] = []
    with ProcessPoolExecutor() as pool:
        for generation in range(generations):
            first = seed * 10**9 + generation * 10**7
            kept = [*kept[1 - KEPT :], _gather(pool, seconds, (first, seats, advanced, best, None))]
            layers, told = _fitted(kept, epochs)
            path = out / f"{name}-{generation}.npz"
            save(path, [layers])
            shares = [_match(pool, deals, (0, seats, advanced, str(path), rival)) for rival in (None, best)]
            _tell(generation, told, shares)
            if best is None or shares[1] > 1 / seats:
                best = str(path)
                won = [*won[-1:], layers]
    if won:
        save(out / f"{name}.npz", won)


def _fitted(kept: list[Lessons], epochs: int) -> tuple[Any, dict[str, float]]:
    from .fit import fit

    return fit(Lessons(*[np.concatenate(parts) for parts in zip(*kept, strict=True)]), epochs)


def _tell(generation: int, told: dict[str, float], shares: list[float]) -> None:
    figures = ", ".join(f"{name} {value:.3g}" for name, value in told.items())
    Console().print(
        f"generation {generation}: {figures}; won {shares[0]:.1%} against the judge alone, "
        f"{shares[1]:.1%} against the best so far",
        highlight=False,
    )


def _gather(pool: ProcessPoolExecutor, seconds: float, work: Work) -> Lessons:
    """So many seconds of self-play on all cores."""
    first, *rest = work
    end = time.monotonic() + seconds
    found: list[Lessons] = []
    running: set[Future[Lessons]] = set()
    while time.monotonic() < end or running:
        while len(running) < 2 * (os.cpu_count() or 1) and time.monotonic() < end:
            running.add(pool.submit(_study, (first, *rest)))  # type: ignore[arg-type]
            first += CHUNK
        done = {each for each in running if each.done()}
        found += [each.result() for each in done]
        running -= done
        time.sleep(0.05)
    return Lessons(*[np.concatenate(parts) for parts in zip(*found, strict=True)])


def _study(work: Work) -> Lessons:
    first, seats, advanced, now, before = work

    def line_up(rng: Random) -> list[Network | None]:
        players = [_network(now), _network(before), None]
        return rng.choices(players, LINE_UP, k=seats)

    return lessons(range(first, first + CHUNK), seats, advanced, line_up)


def _match(pool: ProcessPoolExecutor, deals: int, work: Work) -> float:
    """The share of victories of one against equal others."""
    _, seats, *rest = work
    tasks: list[Any] = [(at, seats, *rest) for at in range(0, deals, DEALS)]
    return sum(pool.map(_duel, tasks)) / (len(tasks) * DEALS * seats)


def _duel(work: Work) -> float:
    first, seats, advanced, one, other = work
    return duel(range(first, first + DEALS), seats, advanced, _network(one), _network(other))


@cache
def _network(path: str | None) -> Network | None:
    return None if path is None else read(Path(path))


def _one_thread_each() -> None:
    """The work is spread over processes: threads within them would only be in each other's way."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")
