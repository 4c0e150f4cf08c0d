"""What is tried with every bot: whole games, strange positions, a window that lets nothing else through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from astrarium import bots
from astrarium.kernel import Game, Table, Window, start


def play_game(
    game: Game, seated: list[bots.Bot], seed: str, options: Mapping[str, Any] | None = None
) -> Table:
    """A whole game; the table refuses what is not legal."""
    table = start(game, len(seated), seed, options)
    chance = Random(seed)
    while not table.over:
        seat = table.pending[0].seat
        table.answer(seat, seated[seat].choose(Window(table, seat, chance)))
    return table


def moments(
    game: Game,
    bot: Callable[[], bots.Bot],
    seed: str,
    *,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Table]:
    """The moments of a game; the bot and chance take turns in it, so that many positions come up."""
    table = start(game, seats, seed, options)
    chance = Random(seed)
    choose = bots.uniform(chance)
    while not table.over:
        yield table
        choice = table.pending[0]
        if chance.random() < 0.5:
            table.answer(choice.seat, choose(choice))
        else:
            table.answer(choice.seat, bot().choose(Window(table, choice.seat, chance)))


def beats_chance(game: Game, bot: Callable[[], bots.Bot], games: int, by: int) -> None:
    """The bot is ahead of chance in each of these games of two, in the same deals from either seat."""
    for at in range(games):
        seat = at % 2
        seated: list[bots.Bot] = [bots.make("random", at), bots.make("random", at)]
        seated[seat] = bot()
        result = play_game(game, seated, f"chance {at // 2}").result
        assert result is not None
        assert result.scores[seat] > result.scores[1 - seat] + by


def wins_against_chance(game: Game, bot: bots.Bot) -> None:
    """The bot wins at a table of four, the others by chance."""
    seated: list[bots.Bot] = [bots.make("random", seat) for seat in range(4)]
    seated[2] = bot
    result = play_game(game, seated, "full").result
    assert result is not None
    assert result.ranking[0] == [2]


class Glass:
    """A window that allows what bots are promised, and nothing else."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def __getattr__(self, name: str) -> Any:
        assert name in {"seat", "game", "choice", "view", "imagine"}, name
        return getattr(self._window, name)
