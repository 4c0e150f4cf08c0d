"""What the server bears, measured on this machine, next to what we ask of it."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid

#: What we ask of the server: a figure, how it is said, and what it has to be at least or at most.
ASKED = (
    ("moves_a_second", "moves a second, on the disk", "{:,.0f}", "≥ 500"),
    ("median_ms", "to the other's screen, median", "{:.1f} ms", ""),
    ("p99_ms", "to the other's screen, 99 of 100", "{:.0f} ms", "< 250 ms"),
    ("worst_ms", "to the other's screen, worst", "{:.0f} ms", ""),
    ("longest_pause_ms", "longest pause of the event loop", "{:.0f} ms", "< 20 ms"),
    ("server_ms_a_move", "time of a core for a move", "{:.2f} ms", ""),
    ("mb_a_table", "memory of a live table", "{:.2f} MB", "< 1 MB"),
)


def load(tables: int, seconds: float) -> dict[str, Any]:
    """The figures of so many live tables, as JSON can hold them; `failed` where there are none, and why."""
    from .load import NotMeasured, measure

    try:
        return measure(tables, seconds).to_json()
    except NotMeasured as error:
        return {"tables": tables, "failed": str(error)}


def shown(figures: dict[str, Any]) -> Grid | str:
    """The figures for people, or the line that says why there are none."""
    if "failed" in figures:
        return f"The server with {figures['tables']} live tables was not measured: {figures['failed']}"
    return _grid(figures)


def _grid(shown: dict[str, Any]) -> Grid:
    made = Grid(f"server, {shown['tables']} live tables", "measured", "asked")
    for name, title, form, asked in ASKED:
        made.add_row(title, form.format(shown[name]), asked)
    return made
