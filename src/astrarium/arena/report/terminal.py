"""What the arena prints."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as Words

from .balance import SEAT, Balance
from .figures import Figures
from .sequential import Finding
from .sheets import (
    Sheet,
    bots_sheet,
    distributions_sheet,
    duels_sheet,
    kind_sheet,
    manners_sheet,
    table_kind_sheet,
    verdict_line,
)
from .telling import Teller
from .verdicts import Verdict

STYLES = {"kept": "green", "likely": "cyan", "unlikely": "yellow", "broken": "red"}


def grid(sheet: Sheet, columns: Sequence[int] | None = None) -> Grid:
    """A table for the terminal, with all columns or some."""
    shown = range(len(sheet.head)) if columns is None else columns
    made = Grid(title_justify="left")
    for column in shown:
        made.add_column(sheet.head[column], justify="right" if column else "left", no_wrap=column > 0)
    for row in sheet.rows:
        made.add_row(*(row[column] for column in shown))
    return made


def print_bots(console: Console, tell: Teller, shown: Figures) -> None:
    console.print(grid(bots_sheet(tell, shown)))
    console.print(grid(manners_sheet(tell, shown)))
    if len(shown.bots) > 2:
        console.print(grid(duels_sheet(tell, shown)))


def print_finding(console: Console, tell: Teller, bot: str, found: Finding) -> None:
    """What a sequential test has told."""
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
    console: Console, tell: Teller, shown: Balance, kept: Sequence[Verdict], *, brief: bool
) -> None:
    """The verdicts; and, unless it is to be brief, seats, kinds and what the games were like."""
    if not brief:
        for kind in shown.kinds:
            sheet = kind_sheet(tell, kind)
            # Name, times, won, interval, worth: what fits an ordinary terminal.
            console.print(grid(sheet, (0, 1, 2, 3, 4) if kind.id == SEAT else (0, 1, 4, 5, 6)))
        console.print(grid(distributions_sheet(tell, shown)))
        for table_kind in shown.shared:
            if table_kind.numbers is None:
                console.print(grid(table_kind_sheet(tell, table_kind)))
    for verdict in kept:
        line = verdict_line(tell, verdict)
        console.print(
            Words.assemble(line.question, " ", (line.answer, STYLES[verdict.answer]), " ", line.because)
        )
