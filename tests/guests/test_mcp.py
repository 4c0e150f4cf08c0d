"""The MCP server, driven by the official client."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp_types import ElicitRequestFormParams, ElicitResult

import astrarium
from astrarium.mcp_server.guest_server import ANSWERING, GuestServer
from astrarium.mcp_server.local_table import LocalTable
from astrarium.mcp_server.tools import BUDGET, Tools
from astrarium.text_environment.token_budget import count_tokens

from .scripted_agent import chosen, options, said

#: A seed that nobody may read before the end.
SEED = "a seed that nobody may see"


def here(**more: Any) -> GuestServer:
    """A server in this process."""
    return GuestServer(Tools("en", **more), "en")


def id_of(text: str) -> str:
    return text.split()[1].rstrip(".")


async def play(client: Client, game: str) -> list[str]:
    """A whole game against a bot; everything that was said."""
    rng = Random(game)
    opened = await client.call_tool("open_table", {"game": game, "opponent": "cadet", "seed": SEED})
    told = [said(opened)]
    id = id_of(told[0])
    while answer := chosen(told[-1], rng):
        given = await client.call_tool("answer", {"table": id, "picks": answer})
        assert not given.is_error, (answer, said(given), told[-1])
        told.append(said(given))
    if "The game is over" not in told[-1]:  # the last position takes several pages
        told.append(said(await client.call_tool("look", {"table": id})))
    record = await client.read_resource(f"astrarium://tables/{id}/record")
    again = astrarium.replay(json.loads(record.contents[0].text))  # type: ignore[union-attr]
    assert again.over
    return told


async def whole_games(server: Any) -> None:
    async with Client(server) as client:
        for game in astrarium.games():
            told = await play(client, game)
            assert len(told) > 10
            assert max(map(count_tokens, told)) <= BUDGET
            typical = sorted(map(count_tokens, told))[len(told) // 2]
            assert typical < 600, (game, typical)
            assert not any(SEED in text or "⟦" in text for text in told)


def test_whole_games_over_stdio(home: Path) -> None:
    environment = {"ASTRARIUM_HOME": str(home), "ASTRARIUM_LANG": "en", "PATH": os.environ["PATH"]}
    command = StdioServerParameters(command=sys.executable, args=["-m", "astrarium", "mcp"], env=environment)
    asyncio.run(whole_games(command))


def test_whole_games_over_http(http_url: str) -> None:
    asyncio.run(whole_games(http_url))


# -- refusals


def nasty(rng: Random) -> Any:
    """A value that no tool is made for."""
    pool: list[Any] = [
        None, True, -1, 10**30, 2.5, "", " ", "nothing of the kind", "-", "§" * 500, "\ud800", "\x00",
        "../../etc/passwd", [], [1], {}, {"a": [None]}, "{not json", "{}", '{"format": 1}',
        "http://127.0.0.1:1/join/x", "race-000000000000",
    ]  # fmt: skip
    return rng.choice(pool)


def test_two_thousand_fuzzed_calls_change_nothing_and_answer_in_sentences() -> None:
    server = here()
    rng = Random(7)

    async def fuzz() -> None:
        opened = await server.call_tool("open_table", {"game": "race", "seed": "1"})
        id = id_of(said(opened))
        table, _ = server.tools.tables.find(id)
        before = table.table.record.to_json()
        tools = await server.list_tools()
        refused = 0
        for _ in range(2000):
            tool = rng.choice(tools)
            known = [*tool.input_schema["properties"]]
            arguments = {name: nasty(rng) for name in known if rng.random() < 0.8}
            if "table" in known and rng.random() < 0.5 and tool.name != "ask_coach":
                arguments["table"] = id
            if rng.random() < 0.1:
                arguments["something else"] = nasty(rng)
            name = "no_tool" if rng.random() < 0.01 else tool.name
            result = await server.call_tool(name, arguments)
            text = said(result)
            refused += bool(result.is_error)
            assert text.strip(), (name, arguments)
            assert count_tokens(text) <= BUDGET
            assert not any(
                word in text for word in ("Traceback", "Error executing", "⟦", "pydantic", "Exception")
            )
            text.encode()
        assert refused > 1000
        assert table.table.record.to_json() == before

    asyncio.run(fuzz())


@pytest.mark.parametrize(
    ("tool", "arguments", "words"),
    [
        ("answer", {"picks": "zzz"}, "Possible are, for example"),
        ("answer", {"picks": "99"}, "99"),
        ("answer", {"picks": ""}, "Handles stand in brackets"),
        ("undo", {}, "nothing to take back"),
        ("look", {"page": 9}, "The pages are 1 to"),
        ("get_record", {}, "not over yet"),
        ("review_game", {}, "not over yet"),
        ("go_to", {"move": 1}, "Only a record that was put up"),
        ("chat", {"words": "hello"}, "only bots"),
        ("agree", {"what": "peace"}, "undo, coach, abandon"),
        ("look", {"table": "race-ffffffffffff"}, "There is no table"),
        ("open_table", {"game": "chess"}, "chess"),
        ("open_table", {"game": "race", "seats": 9}, "9"),
        ("open_table", {"game": "race", "opponent": "nobody"}, "nobody"),
        ("open_table", {"game": "race", "lesson": "none"}, "first"),
        ("take_seat", {"invitation": "here", "name": "A", "brought_by": "B"}, "/join/"),
        (
            "take_seat",
            {"invitation": "http://127.0.0.1:1/join/x", "name": "", "brought_by": ""},
            "who brings you",
        ),
        ("put_up", {"record": "nothing"}, "There is no record"),
        ("put_up", {"game": "race", "puzzle": "none"}, "puzzles"),
        ("look", {"table": 7, "page": "x"}, "It takes: table (string), whole (boolean), page (integer)"),
        ("dance", {}, "The tools are"),
    ],
)
def test_a_refusal_says_what_is_possible(tool: str, arguments: dict[str, Any], words: str) -> None:
    async def call() -> str:
        server = here()
        opened = await server.call_tool("open_table", {"game": "race", "seed": "1"})
        wants = {"table"} & (await schema(server, tool))
        given = {"table": id_of(said(opened))} if wants else {}
        result = await server.call_tool(tool, given | arguments)
        assert result.is_error or tool == "chat"
        return said(result)

    assert words in asyncio.run(call())


async def schema(server: GuestServer, tool: str) -> set[str]:
    found = {each.name: each for each in await server.list_tools()}
    return {*found[tool].input_schema["properties"]} if tool in found else set()


# -- what else assistants do


def test_a_referee_cannot_answer_for_anybody() -> None:
    async def names(**more: Any) -> set[str]:
        return {tool.name for tool in await here(**more).list_tools()}

    both = asyncio.run(names()), asyncio.run(names(referee=True))
    assert both[0] - both[1] == {*ANSWERING}
    assert both[1] - both[0] == {"ask_person"}
    refused = asyncio.run(here(referee=True).call_tool("answer", {"table": "x", "picks": "1"}))
    assert "There is no tool" in said(refused)


def test_a_referee_lets_the_person_answer() -> None:
    shown: list[str] = []
    replies = ["decline", "accept"]

    async def person(context: Any, asked: ElicitRequestFormParams) -> ElicitResult:
        shown.append(asked.message)
        action: Any = replies.pop(0)
        return ElicitResult(action=action, content={"picks": options(asked.message)[0]})

    async def run() -> None:
        server = here(referee=True)
        async with Client(server, elicitation_callback=person) as client:
            opened = said(await client.call_tool("open_table", {"game": "race", "lesson": "first"}))
            table = {"table": id_of(opened)}
            declined = await client.call_tool("ask_person", table)
            assert declined.is_error
            assert "has not answered" in said(declined)
            assert options(said(await client.call_tool("list_options", table))) == options(opened)
            told = await client.call_tool("ask_person", table)
            assert not told.is_error, said(told)
            assert options(shown[1]) == options(opened)
            assert options(said(told)) != options(opened), "the lesson goes on"
        async with Client(server) as mute:
            refused = await mute.call_tool("ask_person", table)
            assert refused.is_error
            assert "cannot be asked through this program" in said(refused)

    asyncio.run(run())


def test_a_study_is_walked_with_its_variations_and_kept_among_the_guests(home: Path) -> None:
    record = next((Path(__file__).parents[1] / "records" / "metallum").glob("*.json"))

    async def run() -> None:
        server = here(referee=True)

        async def call(tool: str, **arguments: Any) -> str:
            result = await server.call_tool(tool, arguments)
            assert not result.is_error, said(result)
            return said(result)

        id = id_of(await call("put_up", record=record.read_text(encoding="utf-8"), move=7))
        played = await call("list_options", table=id)
        tried = await call("walk_study", table=id, step="try 2")
        assert await call("list_options", table=id) != played, "the table stands at the node"
        await call("walk_study", table=id, step="note Too early.")
        assert "Too early." in await call("walk_study", table=id, step="tree") + await call(
            "walk_study", table=id
        )
        await call("walk_study", table=id, step="back")
        assert await call("list_options", table=id) == played
        await call("walk_study", table=id, step="save ../elsewhere.json")
        kept = home / "guests" / f"{id}.json"
        assert kept.is_file()
        assert not (home / "elsewhere.json").exists()
        again = id_of(await call("put_up", record=kept.read_text(encoding="utf-8"), move=7))
        assert "2." in await call("walk_study", table=again), "the variation is there"
        assert tried

    asyncio.run(run())


def test_a_table_is_found_again_after_a_restart_and_an_answer_can_be_taken_back() -> None:
    async def call(server: GuestServer, tool: str, **arguments: Any) -> str:
        result = await server.call_tool(tool, arguments)
        assert not result.is_error, said(result)
        return said(result)

    async def run() -> None:
        server = here()
        first = await call(server, "open_table", game="orion", opponent="cadet", seed="4")
        id = id_of(first)
        after = await call(server, "answer", table=id, picks=options(first)[0])
        again = await call(here(), "look", table=id, whole=True)
        assert options(again) == options(after)
        await call(server, "undo", table=id)
        assert options(await call(server, "list_options", table=id)) == options(first)

    asyncio.run(run())


def test_looking_things_up_changes_nothing_and_says_something() -> None:
    async def run() -> None:
        server = here()
        opened = said(
            await server.call_tool("open_table", {"game": "race", "seed": "3", "opponent": "cadet"})
        )
        id, first = id_of(opened), options(opened)[0]
        before = (await server.call_tool("list_options", {"table": id})).content
        for tool, arguments, words in (
            ("list_games", {}, "race"),
            ("read_rules", {"game": "race"}, "R12"),
            ("read_rules", {"game": "race", "words": "R8.4"}, "R8.4"),
            ("find_card", {"game": "race", "name": "Contact Specialist"}, "Military"),
            ("why_not", {"table": id}, ""),
            ("explain", {"table": id, "option": first}, "R"),
            ("read_log", {"table": id}, ""),
            ("ask_coach", {"table": id}, "What would you do?"),
        ):
            result = await server.call_tool(tool, arguments)
            assert not result.is_error, said(result)
            assert words in said(result)
        assert (await server.call_tool("list_options", {"table": id})).content == before

    asyncio.run(run())


def test_a_lesson_is_given_and_a_position_is_put_up() -> None:
    record = next((Path(__file__).parents[1] / "records" / "metallum").glob("*.json"))

    async def run() -> None:
        server = here()
        lesson = said(await server.call_tool("open_table", {"game": "metallum", "lesson": "first"}))
        assert "1 of " in lesson
        assert "Hermes" not in lesson, "the bot of a lesson has the teacher's name everywhere"
        assert "astrarium puzzle" not in lesson, "no commands of a terminal"
        up = await server.call_tool("put_up", {"record": record.read_text(encoding="utf-8"), "move": 4})
        assert not up.is_error, said(up)
        there = await server.call_tool("go_to", {"table": id_of(said(up)), "move": 9})
        assert not there.is_error, said(there)
        puzzle = await server.call_tool("put_up", {"game": "metallum", "puzzle": "01"})
        assert options(said(puzzle))

    asyncio.run(run())


def test_a_mind_can_be_given_in_polish() -> None:
    server = GuestServer(Tools("pl"), "pl")
    opened = said(asyncio.run(server.call_tool("open_table", {"game": "race", "seed": "1"})))
    assert "Stół race-" in opened
    assert "⟦" not in opened


def test_a_table_of_this_machine_has_a_bot_on_every_other_seat() -> None:
    table = LocalTable("x", astrarium.start("race", 3, 1, players=["you", "bot:cadet", "bot:ensign"]), "en")
    assert [*table.bots] == [1, 2]
