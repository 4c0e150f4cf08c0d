"""The MCP server: tools, resources and prompts, and refusals that are sentences."""

from __future__ import annotations

import inspect
from typing import Any

from .. import __version__
from ..extras import extra
from ..kernel import AstrariumError, Text
from ..localization import say
from .tools import Tools, carried

with extra("mcp"):
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp_types import CallToolResult, TextContent, ToolAnnotations
    from pydantic import ValidationError

#: What changes a table or opens one; all others only read.
CHANGING = ("open_table", "take_seat", "put_up", "answer", "undo", "chat", "agree", "go_to")
#: What a referee may not do: answer for the person.
ANSWERING = ("answer", "undo")
#: Letters of a refusal.
LONGEST = 1500

PLAY = """Astrarium is a table for five space board games. It enforces every rule.
To play: list_games, then open_table (alone against bots) or take_seat (an invitation to a running server).
Then repeat: look (what is new, and the question), answer (a handle in [brackets]; several with commas between).
A handle names the same option in every list. why_not, what_would_happen, explain, find_card and read_rules change
nothing: ask them whenever something is unclear. A refused call changes nothing and says what is possible instead."""
REFEREE = """You are teacher and referee at a table of Astrarium. The person decides: you never answer for them.
Watch a table (take_seat with its link for watching), put up a position (put_up), walk through a record (go_to), begin a
lesson (open_table with a lesson), ask the coach, and cite paragraphs of the rules by their numbers (read_rules)."""


class GuestServer(MCPServer[Any]):
    """Tables of Astrarium for assistants. A referee has no tool that answers for a person."""

    def __init__(self, tools: Tools, language: str, *, referee: bool = False) -> None:
        instructions = REFEREE if referee else PLAY
        super().__init__("astrarium", instructions=instructions, version=__version__, log_level="CRITICAL")
        self._language = language
        self.tools = tools
        for name, tool in inspect.getmembers(tools, inspect.ismethod):
            if (
                not name.startswith("_")
                and not name.endswith("_resource")
                and not (referee and name in ANSWERING)
            ):
                hints = ToolAnnotations(read_only_hint=name not in CHANGING)
                self.add_tool(
                    tool, description=_line(tool.__doc__), annotations=hints, structured_output=False
                )
        self.resource("astrarium://rules/{game}", description="All rules of a game, in numbered paragraphs.")(
            tools.rules_resource
        )
        self.resource(
            "astrarium://tables/{table}/record",
            mime_type="application/json",
            description="The record of a table.",
        )(tools.record_resource)
        for prompt in (play_game, teach_game, judge):
            self.prompt(description=prompt.__doc__)(prompt)

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            said = self._refusal(name, error.__cause__)
            if said is None:
                raise
            return CallToolResult(content=[TextContent(type="text", text=carried(said))], is_error=True)

    def _refusal(self, name: str, cause: BaseException | None) -> str | None:
        """A refusal as a sentence; None for a fault of this program."""
        if isinstance(cause, AstrariumError):
            return say(cause.text, self._language, game=cause.game)[:LONGEST]
        tools = {tool.name: tool for tool in self._tool_manager.list_tools()}
        if name not in tools:
            text = Text("shell-guest-no-tool", tool=name[:40], tools=", ".join(tools))
        elif isinstance(cause, ValidationError):
            takes = [
                f"{each} ({_kinds(about)})" for each, about in tools[name].parameters["properties"].items()
            ]
            wrong = dict.fromkeys(str(each["loc"][0])[:40] for each in cause.errors() if each["loc"])
            text = Text(
                "shell-guest-arguments", tool=name, wrong=", ".join(wrong), takes=", ".join(takes) or "–"
            )
        else:
            return None
        return say(text, self._language)


def _line(words: str | None) -> str:
    return " ".join((words or "").split())


def _kinds(about: dict[str, Any]) -> str:
    return " or ".join(str(each["type"]) for each in about.get("anyOf", [about]) if "type" in each)


def play_game(game: str, opponent: str = "ensign") -> str:
    """Play a whole game against a bot of a level."""
    return (
        f"Play a game of {game} against the level {opponent}: open_table, then look and answer until the game is over. "
        "Read the rules first (read_rules), and say before each answer in one sentence why you choose it."
    )


def teach_game(game: str) -> str:
    """Teach a person a game, without playing for them."""
    return (
        f"Teach me {game}. Open its lesson (open_table with lesson `first`), explain each question in your own words "
        "and cite the paragraph. I decide every answer: ask me, and answer with exactly what I say."
    )


def judge(game: str, question: str) -> str:
    """Settle a question about the rules of a game."""
    return (
        f"Settle this question about {game}: {question} Search read_rules and find_card, put up a position if one is "
        "named, and cite the numbers of the paragraphs. If the rules leave it open, say so."
    )
