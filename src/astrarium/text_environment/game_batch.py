"""Runs many games concurrently for slow agents, with a journal on disk for each game.

While one agent thinks, the other games go on. An interrupted batch resumes where it stopped: games are rebuilt
from their journals, which have one line for each answer of an agent.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from ..game_registry import game as find_game
from ..kernel import AstrariumError
from ..kernel.choice import freeze, thaw
from .text_env import Tally, TextEnv, TextOptions

#: Maximum concurrent games.
AT_ONCE = 100


class Reply(NamedTuple):
    """An agent's reply: its text, the tokens read and written, and their cost."""

    text: str
    read: int = 0
    written: int = 0
    cost: float = 0.0


class Asked(Protocol):
    """A question to an agent: from a table, or about the rules."""

    @property
    def system(self) -> str: ...

    def observation(self) -> str: ...


class Agent(Protocol):
    """A text agent: a language model, a program or a script."""

    async def reply(self, asked: Asked) -> Reply: ...


class BadJournal(AstrariumError):
    """A journal belongs to another game, or cannot be read."""


@dataclass(frozen=True, slots=True)
class BatchGame:
    """A game to be played: one agent on a seat, bots on the others."""

    key: str
    game: str
    seat: int
    opponents: Mapping[int, str]
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def env(self, text: TextOptions) -> TextEnv:
        env = TextEnv(
            self.game, len(self.opponents) + 1, opponents=self.opponents, options=self.options, text=text
        )
        env.reset(self.seed)
        return env


@dataclass(slots=True)
class PlayedGame:
    """A finished game, with the tries, tokens, cost and times of its agent."""

    game: BatchGame
    env: TextEnv
    tally: Tally
    read: int
    written: int
    cost: float
    #: Seconds of each reply.
    seconds: list[float]


class LineFile:
    """A JSON Lines file. Each line is synced to disk; an incomplete last line is dropped on opening."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: list[Any] = []
        if path.exists():
            whole, cut, _ = path.read_bytes().rpartition(b"\n")
            os.truncate(path, len(whole) + len(cut))
            self.lines = [json.loads(line) for line in whole.split(b"\n") if line]

    def add(self, value: Any) -> None:
        with self.path.open("ab") as file:
            file.write(json.dumps(value, separators=(",", ":")).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.lines.append(value)


class Journal:
    """The journal of one game: its setup in the first line, then the answers of its agent."""

    def __init__(self, path: Path, game: BatchGame, text: TextOptions) -> None:
        self.game, self.env, self._file = game, game.env(text), LineFile(path)
        head = asdict(game) | {"rules": find_game(game.game).revision, "text": asdict(text)}
        if not self._file.lines:
            self._file.add(json.loads(json.dumps(head)))
        elif self._file.lines[0] != json.loads(json.dumps(head)):
            raise BadJournal("shell-guest-journal", file=str(path))
        again = self.env.table.moves  # the new game already has the bots' first answers
        for line in self.lines:
            self.env.replay([(seat, freeze(answer)) for seat, answer in line["moves"][again:]])
            self.env.tallies[game.seat] = Tally(**line["tally"])
            again = 0

    @property
    def lines(self) -> list[dict[str, Any]]:
        return self._file.lines[1:]

    def keep(self, told: int, replies: list[Reply], seconds: list[float]) -> None:
        """Write an answer of the agent, with the bots' answers after it."""
        moves = self.env.table.history[told:] if self.lines else self.env.table.history
        line = {
            "moves": [[move.seat, thaw(move.answer)] for move in moves],
            "tally": asdict(self.env.tallies[self.game.seat]),
            "replies": [list(reply) for reply in replies],
            "seconds": [round(each, 3) for each in seconds],
        }
        self._file.add(line)

    def played(self) -> PlayedGame:
        replies = [Reply(*reply) for line in self.lines for reply in line["replies"]]
        return PlayedGame(
            self.game,
            self.env,
            self.env.tallies[self.game.seat],
            sum(reply.read for reply in replies),
            sum(reply.written for reply in replies),
            sum(reply.cost for reply in replies),
            [each for line in self.lines for each in line["seconds"]],
        )


async def play_game(journal: Journal, agent: Agent) -> PlayedGame:
    """Play one game to its end, resuming from its journal."""
    env = journal.env
    while not env.over:
        told, answers = len(env.table.history), env.tallies[journal.game.seat].answers
        replies: list[Reply] = []
        seconds: list[float] = []
        while env.tallies[journal.game.seat].answers == answers:
            start = perf_counter()
            reply = await agent.reply(env)
            seconds.append(perf_counter() - start)
            replies.append(reply)
            await asyncio.to_thread(env.act, reply.text)
        journal.keep(told, replies, seconds)
    return journal.played()


async def play_batch(
    games: Sequence[BatchGame], agent: Agent, folder: Path, text: TextOptions, at_once: int = AT_ONCE
) -> AsyncIterator[PlayedGame]:
    """Play games concurrently; yields each one when it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    room = asyncio.Semaphore(at_once)

    async def one(game: BatchGame) -> PlayedGame:
        async with room:
            journal = await asyncio.to_thread(Journal, folder / f"{game.key}.jsonl", game, text)
            return await play_game(journal, agent)

    tasks = [asyncio.create_task(one(game)) for game in games]
    try:
        for done in asyncio.as_completed(tasks):
            yield await done
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
