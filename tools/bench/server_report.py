"""Report of server load tests: measured figures beside their targets."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid

#: The load tests: database, and number of server processes.
LOADS = (("sqlite", 1), ("sqlite", 2), ("postgresql", 2))
#: Share of open tables in play.
MOVING = 0.3
#: Rows of the report: a figure, its title, its format, and its target.
ASKED = (
    ("moves_a_second", "moves a second, on the disk", "{:,.0f}", "≥ 600 (SQLite), ≥ 400 (PostgreSQL)"),
    ("median_ms", "to the other's screen, median", "{:.1f} ms", ""),
    ("p99_ms", "to the other's screen, 99 of 100", "{:.0f} ms", "< 250 ms"),
    ("worst_ms", "to the other's screen, worst", "{:.0f} ms", ""),
    ("longest_pause_ms", "longest pause of the event loop", "{:.0f} ms", "< 20 ms"),
    ("server_ms_a_move", "time of a core for a move", "{:.2f} ms", ""),
    ("database_ms_a_move", "and in the database", "{:.2f} ms", ""),
    ("people_ms_a_move", "and for the people", "{:.2f} ms", ""),
    ("mb", "memory in all", "{:.0f} MB", "< 700 MB"),
    ("mb_a_table", "memory of a live table", "{:.2f} MB", "< 1 MB"),
)


def load(tables: int, seconds: float) -> list[dict[str, Any]]:
    """The figures of so many open tables in each load test; or `failed` with the reason."""
    from tools.bench.server_load import NotMeasured, measure

    found: list[dict[str, Any]] = []
    for database, count in LOADS:
        try:
            moving = max(1, round(MOVING * tables))
            found.append(measure(tables, seconds, moving=moving, database=database, count=count).to_json())
        except NotMeasured as error:
            where = {"database": database, "processes": count, "tables": tables}
            found.append({**where, "failed": str(error)})
    return found


def shown(figures: dict[str, Any]) -> Grid | str:
    """The figures as a table, or the reason why there are none."""
    if "failed" in figures:
        where = f"{_which(figures)}, {figures['tables']} live tables"
        return f"The server ({where}) was not measured: {figures['failed']}"
    return _grid(figures)


def _which(figures: dict[str, Any]) -> str:
    count = figures["processes"]
    return f"{figures['database']}, {count} process{'' if count == 1 else 'es'}"


def _grid(shown: dict[str, Any]) -> Grid:
    first = f"server, {shown['tables']} live tables, {shown['moving']} moving, {_which(shown)}"
    made = Grid(first, "measured", "asked")
    for name, title, form, asked in ASKED:
        made.add_row(title, form.format(shown[name]), asked)
    return made


def grown(figures: dict[str, Any]) -> Grid:
    """The cost of a move by length of the game and by number of stored tables."""
    made = Grid("a move, time of a core", "ms", "against the beginning", "asked")
    for game, each in figures["length"].items():
        made.add_row(f"{game}, at the beginning", f"{each['early_ms']:.2f}", "", "")
        more = f"× {each['ratio']:.2f}, a kB shown × {each['ratio_a_kb']:.2f}"
        made.add_row(f"{game}, after {each['moves']}", f"{each['late_ms']:.2f}", more, "≤ 1.5")
    few = figures["stored"][0]["ms"]
    for each in figures["stored"]:
        made.add_row(
            f"{each['stored']:,} tables stored", f"{each['ms']:.2f}", f"× {each['ms'] / few:.2f}", ""
        )
    return made
