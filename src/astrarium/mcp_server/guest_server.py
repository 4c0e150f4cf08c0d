"""The MCP server: tools, resources and prompts. Refusals are sentences."""

from __future__ import annotations

import inspect
from typing import Annotated, Any

from .. import __version__
from ..extras import extra
from ..kernel import AstrariumError, IllegalAnswer, Text
from ..localization import say
from .tools import Tools, carried

with extra("mcp"):
    from mcp import MCPError
    from mcp.server.elicitation import AcceptedElicitation, ElicitationResult
    from mcp.server.mcpserver import Context, MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp.server.mcpserver.resolve import Elicit, Resolve
    from mcp_types import CallToolResult, TextContent, ToolAnnotations
    from pydantic import BaseModel, Field, ValidationError

#: Tools that open or change a table. All others only read.
CHANGING = ("open_table", "take_seat", "put_up", "answer", "undo", "chat", "agree", "go_to", "walk_study")
#: Tools that act for a person. A referee has none of them.
ANSWERING = ("answer", "undo", "agree")
#: Maximum characters of a refusal.
LONGEST = 1500

PLAY = """Astrarium is a table for five space board games. It enforces every rule.
To play: list_games, then open_table (alone against bots) or take_seat (an invitation to a running server).
Then repeat: look (what is new, and the question), answer (a handle in [brackets]; several with commas between).
A handle names the same option in every list. why_not, what_would_happen, explain, find_card and read_rules change
nothing: ask them whenever something is unclear. A refused call changes nothing and says what is possible instead."""
REFEREE = """You are teacher and referee at a table of Astrarium. The person decides: you cannot answer for them, and
ask_person shows them the question. Watch a table (take_seat with its link for watching), begin a lesson (open_table
with a lesson), put up a position (put_up), walk through it (go_to, walk_study), ask the coach (ask_coach), and cite
paragraphs of the rules by their numbers (read_rules)."""


class PersonsAnswer(BaseModel):
    """What a person fills in when ask_person shows them a question."""

    picks: str = Field(description="A handle as in [brackets], or several with commas between.")


def persons_question(table: str, context: Context[Any, Any]) -> Elicit[PersonsAnswer]:
    """Elicit an answer to the open question of a table from the person at the client."""
    server: Any = context.mcp_server
    return Elicit(server.tools.list_options(table), PersonsAnswer)


class GuestServer(MCPServer[Any]):
    """Tables of Astrarium for assistants. A referee has no tool that acts for a person."""

    def __init__(self, tools: Tools, language: str) -> None:
        instructions = REFEREE if tools.referee else PLAY
        super().__init__("astrarium", instructions=instructions, version=__version__, log_level="CRITICAL")
        self._language = language
        self.tools = tools
        for name, tool in inspect.getmembers(tools, inspect.ismethod):
            hidden = name.startswith("_") or name.endswith("_resource")
            if not hidden and not (tools.referee and name in ANSWERING):
                self._add(tool)
        if tools.referee:
            self._add(self.ask_person)
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

    def _add(self, tool: Any) -> None:
        hints = ToolAnnotations(read_only_hint=tool.__name__ not in (*CHANGING, "ask_person"))
        self.add_tool(tool, description=_line(tool.__doc__), annotations=hints, structured_output=False)

    def ask_person(
        self, table: str, told: Annotated[ElicitationResult[PersonsAnswer], Resolve(persons_question)]
    ) -> str:
        """Show the open question of a table to the person, who answers it. Returns what happened then, and the next
        question."""
        if not isinstance(told, AcceptedElicitation):
            raise IllegalAnswer("shell-guest-no-decision")
        return self.tools.answer(table, told.data.picks)

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        try:
            return await super().call_tool(name, arguments, context)
        except MCPError:
            if name != "ask_person":
                raise
            said = say(Text("shell-guest-cannot-ask"), self._language)
        except ToolError as error:
            if (refusal := self._refusal(name, error.__cause__)) is None:
                raise
            said = refusal
        return CallToolResult(content=[TextContent(type="text", text=carried(said))], is_error=True)

    def _refusal(self, name: str, cause: BaseException | None) -> str | None:
        """A refusal as a sentence; None for an internal error."""
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
        "and cite the paragraph. I decide every answer: use ask_person, or without that tool answer with exactly what "
        "I say."
    )


def judge(game: str, question: str) -> str:
    """Settle a question about the rules of a game."""
    return (
        f"Settle this question about {game}: {question} Search read_rules and find_card, put up a position if one is "
        "named, and cite the numbers of the paragraphs. If the rules leave it open, say so."
    )
