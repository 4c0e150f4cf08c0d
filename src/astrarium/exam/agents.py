"""Agents that can be examined: an endpoint, a command, a function, a bot, or a baseline."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import re
import runpy
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from http.client import HTTPException
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from ..kernel import AstrariumError
from ..tables.bot_answer import thought_at
from ..tables.bot_levels import check_bot
from ..text_environment.game_batch import Agent, Asked, Reply
from ..text_environment.option_handles import NONE, handle
from ..text_environment.text_env import LONGEST, TextEnv
from ..text_environment.token_budget import count_tokens
from .exam_definition import BadExam

#: The environment variable with the key of an endpoint. The key is never stored.
KEY = "ASTRARIUM_EXAM_KEY"
#: Maximum attempts at an endpoint, and seconds before the second; the delay doubles each time.
ATTEMPTS, PAUSE = 5, 1.0
#: HTTP statuses that are worth a retry.
AGAIN = {408, 409, 429, 500, 502, 503, 504}
HANDLE = re.compile(r"\[([^\]\n]+)\]$", re.MULTILINE)
BOT = "bot:"


class AgentFailed(AstrariumError):
    """The agent cannot be reached, or its reply is malformed."""


class CostReached(AstrariumError):
    """The exam has reached its cost limit."""


class FirstOption:
    """A baseline that reads only the first option."""

    async def reply(self, asked: Asked) -> Reply:
        seen = await asyncio.to_thread(asked.observation)
        found = HANDLE.search(seen)
        return Reply(found[1] if found else "yes")


@dataclass(slots=True)
class BotAgent:
    """One of our bots, by name or level. It gets its seat's window and answers no questions about rules."""

    bot: str

    async def reply(self, asked: Asked) -> Reply:
        return await asyncio.to_thread(self._reply, asked)

    def _reply(self, asked: Asked) -> Reply:
        if not isinstance(asked, TextEnv):
            return Reply("")
        choice = asked.table.choice(asked.seat)
        bot = check_bot(self.bot, asked.game)
        answer = thought_at(asked.table, asked.seat, bot, LONGEST)
        several = choice is not None and choice.several
        return Reply(",".join(map(handle, answer if several else [answer])) or NONE)


@dataclass(slots=True)
class FunctionAgent:
    """A Python function: (system text, observation) -> text; it may be asynchronous."""

    function: Callable[[str, str], Any]

    async def reply(self, asked: Asked) -> Reply:
        seen = await asyncio.to_thread(asked.observation)
        if inspect.iscoroutinefunction(self.function):
            said = await self.function(asked.system, seen)
        else:
            said = await asyncio.to_thread(self.function, asked.system, seen)
        return _counted(asked.system, seen, str(said))


class CommandAgent:
    """A program: a line of JSON with `system` and `observation` in, a line of text or JSON (`text`) out."""

    def __init__(self, command: str, seconds: float) -> None:
        self._words, self._seconds = shlex.split(command), seconds
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def reply(self, asked: Asked) -> Reply:
        seen = await asyncio.to_thread(asked.observation)
        line = json.dumps({"system": asked.system, "observation": seen}).encode() + b"\n"
        async with self._turn:
            try:
                process = self._process or await self._begin()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(line)
                await process.stdin.drain()
                said = await asyncio.wait_for(process.stdout.readline(), self._seconds)
            except (OSError, TimeoutError) as error:
                raise AgentFailed(
                    "shell-exam-agent", agent=self._words[0], why=str(error) or "timeout"
                ) from None
            if not said:
                raise AgentFailed("shell-exam-agent", agent=self._words[0], why="EOF")
        text = said.decode(errors="replace").strip()
        try:
            data = json.loads(text)
            return Reply(str(data["text"]), int(data.get("read", 0)), int(data.get("written", 0)))
        except (ValueError, TypeError, LookupError, AttributeError):
            return _counted(asked.system, seen, text)

    async def _begin(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *self._words, stdin=pipe, stdout=pipe, limit=2**22, env=_without_key()
        )
        return self._process


@dataclass(slots=True)
class EndpointAgent:
    """An HTTP endpoint with the protocol of OpenAI's chat completions."""

    url: str
    model: str
    seconds: float = 60.0
    #: Prices of a million tokens, read and written, and the cost limit of the exam (0: none).
    prices: tuple[float, float] = (0.0, 0.0)
    most: float = 0.0
    spent: float = 0.0
    pause: float = PAUSE

    async def reply(self, asked: Asked) -> Reply:
        seen = await asyncio.to_thread(asked.observation)
        if self.most and self.spent >= self.most:
            raise CostReached("shell-exam-cost", most=f"{self.most:g}", spent=f"{self.spent:.4f}")
        messages = [{"role": "system", "content": asked.system}, {"role": "user", "content": seen}]
        body = {"model": self.model, "messages": messages, "temperature": 0}
        for attempt in range(ATTEMPTS):
            try:
                return self._read(await asyncio.to_thread(self._post, body), asked.system, seen)
            except HTTPError as error:
                why = f"HTTP {error.code}"
                if error.code not in AGAIN:
                    break
            except (URLError, OSError, HTTPException) as error:
                why = str(error)
            except (ValueError, LookupError, TypeError):
                why = "no chat completion"
            if attempt + 1 < ATTEMPTS:
                await asyncio.sleep(self.pause * 2**attempt)
        raise AgentFailed("shell-exam-agent", agent=self.url, why=why)

    def _post(self, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json"}
        if key := os.environ.get(KEY):
            headers["Authorization"] = f"Bearer {key}"
        request = Request(f"{self.url.rstrip('/')}/chat/completions", json.dumps(body).encode(), headers)
        with urlopen(request, timeout=self.seconds) as answer:
            return json.loads(answer.read())

    def _read(self, data: Any, system: str, seen: str) -> Reply:
        text = str(data["choices"][0]["message"]["content"] or "")
        usage = data.get("usage") or {}
        read = int(usage.get("prompt_tokens", 0)) or count_tokens(system) + count_tokens(seen)
        written = int(usage.get("completion_tokens", 0)) or count_tokens(text)
        cost = (read * self.prices[0] + written * self.prices[1]) / 1e6
        self.spent += cost
        return Reply(text, read, written, cost)


def _counted(system: str, seen: str, text: str) -> Reply:
    return Reply(text, count_tokens(system) + count_tokens(seen), count_tokens(text))


def _without_key() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != KEY}


def make_agent(
    word: str,
    model: str = "",
    seconds: float = 60.0,
    prices: tuple[float, float] = (0.0, 0.0),
    most: float = 0.0,
) -> Agent:
    """`first`, `bot:NAME`, an address, `file.py:name`, `package.module:name`, or a command."""
    if word == "first":
        return FirstOption()
    if word.startswith(BOT):
        return BotAgent(word.removeprefix(BOT))
    if word.startswith(("http://", "https://")):
        if not model:
            raise BadExam("shell-exam-no-model", url=word)
        return EndpointAgent(word, model, seconds, prices, most)
    where, colon, name = word.rpartition(":")
    if colon and name.isidentifier() and " " not in word:
        return FunctionAgent(_function(where, name, word))
    return CommandAgent(word, seconds)


def _function(where: str, name: str, word: str) -> Callable[[str, str], Any]:
    try:
        if where.endswith(".py"):
            found: Any = runpy.run_path(str(Path(where)))[name]
        else:
            found = getattr(import_module(where), name)
    except (ImportError, AttributeError, LookupError, OSError, SyntaxError) as error:
        raise BadExam("shell-exam-agent", agent=word, why=str(error)) from None
    if inspect.isclass(found):
        found = found()
    made: Callable[[str, str], Any] = found
    return made
