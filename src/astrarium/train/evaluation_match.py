"""The match that accepts or rejects a network: against the game's bot or an earlier network."""

from __future__ import annotations

from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from .. import bots, start
from .. import game as installed
from ..bots.networks.input_encoding import reading_of
from ..bots.networks.network import read
from ..bots.networks.player import Player
from ..bots.novices import novice_of
from ..bots.search_budget import parse
from ..bots.weight_vector import WeightVector
from ..bots.weight_vector import read as read_numbers
from ..kernel import Answer, Chance, Table, Window
from ..progress import watched
from .network_search import think


class Match(NamedTuple):
    """The players: each a bot's name, a network's file (with search: `2.npz@0.3`) or a file of weights."""

    game: str
    seats: int
    learner: str
    others: str


def share(match: Match, deals: int, jobs: int, seed: str) -> float:
    """The learner's share of the victories; every deal is played once from each seat."""
    plays = [(f"{seed}/{deal}", seat) for deal in range(deals) for seat in range(match.seats)]
    with get_context("spawn").Pool(jobs) as pool:
        won = watched(pool.imap(partial(_game, match), plays), len(plays), "match")
    return sum(won) / len(plays)


def _game(match: Match, play: tuple[str, int]) -> float:
    """A game with the learner in one of the seats: 1 for a win, 1/n for a first place shared by n."""
    seed, mine = play
    table = start(match.game, seats=match.seats, seed=seed)
    players = [
        _player(match, match.learner if seat == mine else match.others, f"{seed}/{seat}")
        for seat in range(match.seats)
    ]
    while table.pending:
        seat = table.pending[0].seat
        table.play(seat, players[seat](table, seat))
    assert table.result is not None
    first = table.result.ranking[0]
    return 1 / len(first) if mine in first else 0.0


def _by_numbers(game: str, file: Path, seed: str) -> bots.Bot:
    """The game's own bot with the weights of a file."""
    novice = novice_of(game)
    return novice.make(file.stem, seed, WeightVector(novice).changed(read_numbers(file).numbers), 1.0)


def _player(match: Match, who: str, seed: str) -> Any:
    rng = Random(seed)
    file, _, limit = who.partition("@")
    if not file.endswith(".npz"):
        bot = _by_numbers(match.game, Path(who), seed) if who.endswith(".json") else bots.make(who, seed)
        return lambda table, seat: bot.choose(Window(table, seat, Chance(f"{rng.random()}")))
    game = installed(match.game)
    network = read(Path(file), reading_of(game, match.seats))
    assert network is not None
    player = Player(game, match.seats, network)

    def choose(table: Table, seat: int) -> Answer:
        window = Window(table, seat, Chance(f"{rng.random()}"))
        only = window.choice.forced()
        if only is not None:
            return only
        if limit:
            return think(window, rng, player, parse(who, limit))
        return player.answer(window.imagine(rng).state, window.choice)

    return choose
