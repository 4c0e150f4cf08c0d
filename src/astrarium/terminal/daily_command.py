"""`astrarium daily`: the daily deal in text play.

Without a server there is no secret and no results table. The seed is the date, so all players of one version
have the same cards.
"""

from __future__ import annotations

from typing import Annotated

import typer

from .. import game as find_game
from ..kernel import Text
from ..localization import choose_language, say
from ..tables.daily_deal import check_printed, today
from .play_command import PlayRequest, play


def daily(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    new: Annotated[bool, typer.Option("--new", help="Start again from the beginning.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Output for screen readers: no boxes, no colours.")
    ] = False,
) -> None:
    """Play the daily deal (UTC). Cards and opponent are the same on every machine with this version."""
    played, day, language = find_game(game), today(), choose_language()
    check_printed(played)
    print(say(Text("shell-daily", day=day), language, game=played))
    seats = min(max(2, played.seats[0]), played.seats[1])
    play(PlayRequest(played, str(seats), seed=f"daily {day}"), language, plain=plain, new=new)
