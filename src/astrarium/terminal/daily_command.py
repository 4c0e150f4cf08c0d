"""`astrarium daily`: the deal of the day at the terminal.

Without a server there is nobody to keep a secret or a table of results: the deal follows from the date
alone. Whoever plays it with the same version has the same cards, and can compare.
"""

from __future__ import annotations

from typing import Annotated

import typer

from .. import game as find_game
from ..kernel import Text
from ..tables.daily import today
from ..texts import choose_language, say
from .playing import Wanted, play


def daily(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    new: Annotated[bool, typer.Option("--new", help="From the beginning, also where it was left.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="For a screen reader: no boxes, no colours.")
    ] = False,
) -> None:
    """Play the deal of the day (by UTC): the same cards and opponent on every machine with this version."""
    played, day, language = find_game(game), today(), choose_language()
    print(say(Text("shell-daily", day=day), language, game=played))
    seats = min(max(2, played.seats[0]), played.seats[1])
    play(Wanted(played, str(seats), seed=f"daily {day}"), language, plain=plain, new=new)
