"""Draws reports in the terminal with Rich."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as Words

from ..balance import SEAT, Balance
from ..balance_criteria import Verdict
from ..match_stats import Figures
from ..sequential_test import Finding
from .tables import (
    ReportTable,
    bots_table,
    distributions_table,
    duels_table,
    game_kind_table,
    kind_table,
    seats_table,
    verdict_line,
)
from .wording import Wording

STYLES = {"kept": "green", "likely": "cyan", "unlikely": "yellow", "broken": "red"}


def grid(shown_table: ReportTable, columns: Sequence[int] | None = None) -> Grid:
    """A table for the terminal, with all columns or some."""
    shown = range(len(shown_table.head)) if columns is None else columns
    made = Grid(title_justify="left")
    for column in shown:
        if column:
            made.add_column(shown_table.head[column], justify="right", no_wrap=True)
        else:
            made.add_column(shown_table.head[column], overflow="fold")
    for row in shown_table.rows:
        made.add_row(*(row[column] for column in shown))
    return made


def print_bots(console: Console, tell: Wording, shown: Figures) -> None:
    results, ratings = (0, 1, 2, 3, 4, 5), (0, 6, 7)  # two tables: each fits an 80-column terminal
    console.print(grid(bots_table(tell, shown), results))
    console.print(grid(bots_table(tell, shown), ratings))
    console.print(tell("shell-arena-ratings"), style="dim", highlight=False)
    console.print(grid(seats_table(tell, shown)))
    if len(shown.bots) > 2:
        console.print(grid(duels_table(tell, shown)))


def print_finding(console: Console, tell: Wording, bot: str, found: Finding) -> None:
    """Print the state of a sequential test."""
    share = found.question.most if found.answer == "most" else found.question.least
    said = tell(
        f"shell-arena-sprt-{found.answer}",
        bot=bot,
        share=tell.percent(share),
        most=tell.percent(found.question.most),
        deals=found.deals,
    )
    console.print(said, highlight=False)


def print_balance(
    console: Console, tell: Wording, shown: Balance, kept: Sequence[Verdict], *, brief: bool
) -> None:
    """Print the verdicts and, unless `brief`, all tables of the study."""
    if not brief:
        for kind in shown.kinds:
            shown_table = kind_table(tell, kind)
            # Name, count, win rate, interval and value fit an 80-column terminal.
            console.print(grid(shown_table, (0, 1, 2, 3, 4) if kind.id == SEAT else (0, 1, 4, 5, 6)))
        console.print(grid(distributions_table(tell, shown)))
        for table_kind in shown.shared:
            if table_kind.numbers is None:
                console.print(grid(game_kind_table(tell, table_kind)))
    for verdict in kept:
        line = verdict_line(tell, verdict)
        console.print(
            Words.assemble(line.question, " ", (line.answer, STYLES[verdict.answer]), " ", line.because)
        )
