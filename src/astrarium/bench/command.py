"""`astrarium bench`: speed in numbers, next to other engines in the same run."""

from __future__ import annotations

import platform
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from .. import bots, games
from .. import game as game_of
from .. import games as installed
from ..extras import extra
from ..kernel import BadSetup, Game
from .timing import Pace, race

MOST_SECONDS = 3600.0
#: Former options, and the replacement program in the source tree.
MOVED = {
    "--tables": "python -m tools.bench server",
    "--page": "python -m tools.bench page",
    "--against": "python -m tools.bench compare FOLDER",
    "--turns": "python -m tools.bench compare FOLDER --turns",
    "--only": "python -m tools.bench compare FOLDER --only",
}


def bench(
    game: Annotated[str | None, typer.Option(help="Measure only this game.")] = None,
    seconds: Annotated[float, typer.Option(help="Seconds per measurement.")] = 2.0,
    json: Annotated[
        str | None, typer.Option(help="Write the results as JSON to this file; - prints them.")
    ] = None,
    tables: Annotated[str | None, typer.Option(hidden=True)] = None,
    page: Annotated[bool | None, typer.Option(hidden=True)] = None,
    against: Annotated[str | None, typer.Option(hidden=True)] = None,
    turns: Annotated[str | None, typer.Option(hidden=True)] = None,
    only: Annotated[str | None, typer.Option(hidden=True)] = None,
) -> None:
    """Measure random play, forks, views, replays, memory and bots on one core, and compare with other engines."""
    for option, given in zip(MOVED, (tables, page, against, turns, only), strict=True):
        if given is not None:
            raise BadSetup("error-bench-moved", option=option, command=MOVED[option])
    if not 0 < seconds <= MOST_SECONDS:
        raise BadSetup("error-bad-seconds", name="--seconds", value=f"{seconds:g}", most=int(MOST_SECONDS))
    with extra("all"):  # imported late: --help does not need it
        from ..arena.argument_checks import check_target, put_json
    check_target(json)
    shown = measure(list(games().values()) if game is None else [game_of(game)], seconds)
    if json != "-":
        _print(shown)
    if json is not None:
        put_json(json, shown)


def measure(kinds: list[Game], seconds: float) -> dict[str, Any]:
    """All figures, as JSON can hold them. Random play of all engines is measured in turns."""
    from . import bot_speed, engine_speed, other_engines, study_speed

    tables = [(kind, seats) for kind in kinds for seats in range(kind.seats[0], kind.seats[1] + 1)]
    players = {f"{kind.id} {seats}": engine_speed.fast(kind, seats) for kind, seats in tables}
    players.update((f"{kind.id} {seats} table", engine_speed.watched(kind, seats)) for kind, seats in tables)
    learned = [(kind, seats) for kind, seats in tables if kind.encoding and kind.features]
    players.update((f"{kind.id} {seats} seen", engine_speed.seen(kind, seats)) for kind, seats in learned)
    players.update((f"{kind.id} {seats} zoo", engine_speed.in_zoo(kind, seats)) for kind, seats in learned)
    rivals = other_engines.players()
    learners = {f"{name}, seen": play for name, play in other_engines.learners().items()}
    paces = race(players | rivals | learners, seconds)
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": [_row(kind, seats, paces, seconds) for kind, seats in tables],
        "others": [{"name": name, **_pace(paces[name])} for name in rivals],
        "ratios": [
            {
                "game": kind.id,
                "seats": seats,
                "other": name,
                "decisions": paces[f"{kind.id} {seats}"].decisions_per_second
                / paces[name].decisions_per_second,
            }
            for kind, seats in tables
            for name in rivals
        ],
        "learners": [{"name": name.removesuffix(", seen"), **_pace(paces[name])} for name in learners],
        "thinking": bot_speed.measure(kinds, seconds),
        "batches": [_batch(kind, seconds) for kind in kinds if kind.id in installed()],
        "studies": [study_speed.measure(kind) for kind in kinds if f"{kind.id}-basic" in bots.names(kind.id)],
        "missing": other_engines.missing(),
    }


def _row(kind: Game, seats: int, paces: dict[str, Pace], seconds: float) -> dict[str, Any]:
    from . import engine_speed

    pace = paces[f"{kind.id} {seats}"]
    watch = engine_speed.operations(kind, seats, seconds)
    micro = {name: watch.median(name) * 1e6 for name in ("fork", "observer", "imagine", "view")}
    decision = 1e6 / pace.decisions_per_second
    return {
        "game": kind.id,
        "seats": seats,
        **_pace(pace),
        "table": _pace(paces[f"{kind.id} {seats} table"]),
        "seen": _pace(paces[seen]) if (seen := f"{kind.id} {seats} seen") in paces else None,
        "zoo": _pace(paces[through]) if (through := f"{kind.id} {seats} zoo") in paces else None,
        "fork_us": micro["fork"],
        "observer_fork_us": micro["observer"],
        "light_observer_fork_us": micro["imagine"],
        "view_us": micro["view"],
        "fork_in_decisions": micro["fork"] / decision,
        "observer_fork_in_decisions": micro["observer"] / decision,
        "light_observer_fork_in_decisions": micro["imagine"] / decision,
        "replay_ms": watch.median("replay") * 1000,
        "table_kb": engine_speed.memory(kind, seats) / 1024,
    }


def _batch(kind: Game, seconds: float) -> dict[str, Any]:
    """The speed-up of a batch by a second core, compared with two independent processes."""
    from . import engine_speed

    paces = engine_speed.batches(kind.id, 2, seconds)
    one, two, apart = paces["one"], paces["more"], paces["apart"]
    return {"game": kind.id, "one": one, "two": two, "ratio": two / one, "apart": apart / one}


def _pace(pace: Pace) -> dict[str, float]:
    return {"decisions_per_second": pace.decisions_per_second, "games_per_second": pace.games_per_second}


def _print(shown: dict[str, Any]) -> None:
    console = Console()
    console.print(f"Python {shown['python']} on {shown['machine']}, one core", highlight=False)
    console.print(_random_play(shown))
    console.print(_learning(shown))
    console.print(_operations(shown))
    console.print(_thinking(shown))
    console.print(_studies(shown))
    if shown["missing"]:
        names = " and ".join(shown["missing"])
        console.print(f"Not compared with {names}: not installed (`make bench` adds them).", highlight=False)


def _random_play(shown: dict[str, Any]) -> Grid:
    """A row per game: bare states, decisions at a full table, and those of other engines."""
    other_engines = [other["name"] for other in shown["others"]]
    made = _grid(
        "random play",
        "decisions/s",
        "games/s",
        "full table",
        *(f"× {_short(name)}" for name in other_engines),
    )
    for row in shown["games"]:
        ratios = [
            f"{ratio['decisions']:.2f}"
            for ratio in shown["ratios"]
            if (ratio["game"], ratio["seats"]) == (row["game"], row["seats"])
        ]
        watched = f"{row['table']['decisions_per_second']:,.0f}"
        made.add_row(f"{row['game']} {row['seats']}", *_speeds(row), watched, *ratios)
    for other in shown["others"]:
        made.add_row(other["name"], *_speeds(other))
    return made


def _learning(shown: dict[str, Any]) -> Grid:
    """A row per game: actions with an observation and a mask, single and in batches; then other engines."""
    made = _grid(
        "as a learner has it", "actions/s", "in PettingZoo", "batch, 1 core", "2 cores", "ratio", "apart"
    )
    made.caption = "ratio: 2 cores to 1; apart: the same of two processes that share nothing"
    batches = {each["game"]: each for each in shown["batches"]}
    for row in shown["games"]:
        if row["seen"]:
            cells = [row["seen"]["decisions_per_second"], row["zoo"]["decisions_per_second"]]
            batch = batches.pop(row["game"], None)
            cells += [batch["one"], batch["two"]] if batch else []
            ratios = [f"{batch['ratio']:.2f}", f"{batch['apart']:.2f}"] if batch else []
            made.add_row(f"{row['game']}, {row['seats']}", *(f"{cell:,.0f}" for cell in cells), *ratios)
    for other in shown["learners"]:
        made.add_row(other["name"], f"{other['decisions_per_second']:,.0f}")
    return made


def _operations(shown: dict[str, Any]) -> Grid:
    """A row per game: the cost of single operations, for forks also in random decisions of the same game."""
    made = _grid("µs, median", "fork", "observer fork", "light", "view", "replay, ms", "table, kB")
    made.caption = "in brackets: random decisions of the same game"
    for row in shown["games"]:
        forks = [
            f"{row[f'{name}_us']:.0f} ({row[f'{name}_in_decisions']:.1f})"
            for name in ("fork", "observer_fork", "light_observer_fork")
        ]
        made.add_row(
            f"{row['game']} {row['seats']}",
            *forks,
            f"{row['view_us']:.0f}",
            f"{row['replay_ms']:.1f}",
            f"{row['table_kb']:.0f}",
        )
    return made


def _thinking(shown: dict[str, Any]) -> Grid:
    """A row for each measurement of a bot."""
    made = _grid("as bots have it", "what", "a second")
    for row in shown["thinking"]:
        made.add_row(row["of"], row["what"], f"{row['per_second']:,.0f}")
    return made


def _studies(shown: dict[str, Any]) -> Grid:
    """Two rows per game: what the engine finds from what a seat knew, and from the true world."""
    made = _grid(
        "a study", "first, s", "order, s", "end, s", "worlds", "equal", "step, ms", "slowest", "open, ms"
    )
    made.caption = (
        "one core, the decision in the middle of a game; order: the last change of it; open: 500 nodes"
    )
    for row in shown["studies"]:
        steps = [f"{1000 * row[name]:,.0f}" for name in ("step", "slowest_step", "open")]
        for how, cells in (("known", steps), ("true", [])):
            each = row[how]
            seconds = [f"{each[name]:.2f}" for name in ("first", "stable", "end")]
            made.add_row(f"{row['game']}, {how}", *seconds, str(each["worlds"]), str(each["equal"]), *cells)
    return made


def _grid(first: str, *titles: str) -> Grid:
    """A table that fits into a terminal of 80 columns."""
    made = Grid(first, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for title in titles:
        made.add_column(title, justify="right", no_wrap=True)
    return made


def _short(engine: str) -> str:
    """The game of an engine: "OpenSpiel gin_rummy" is gin_rummy."""
    return engine.rpartition(" ")[2]


def _speeds(row: dict[str, Any]) -> tuple[str, str]:
    return f"{row['decisions_per_second']:,.0f}", f"{row['games_per_second']:,.1f}"
