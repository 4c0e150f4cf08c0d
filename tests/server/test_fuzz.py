"""Nonsense from all sides: no answer of 500 or more, no traceback, and nothing changes by it.

Requests are made by schemathesis from the description of the HTTP part, messages here from the schemas of
the WebSocket part, broken in many ways.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from common.amount import sample

from .guests import Guest, Server, Tab, at_one_table, play_on

#: Requests of each kind.
EXAMPLES = sample(3, 12)
#: Messages in all, and how many are sent before their answers are read.
MESSAGES, AT_ONCE = sample(5_000, 20_000), 50
TABS = 20
#: What takes long on purpose: one person gets only so many of them.
LOOKS = ("look", "describe")
ODD: list[Any] = [
    *(
        None,
        True,
        -1,
        0,
        1,
        2**63,
        10**400,
        1.5,
        "",
        "x",
        "\u0000",
        "\ud800",
        "' OR 1=1 --",
        "../../etc/passwd",
    ),
    *([], {}, [[[]]], {"": {}}, ["a", 1, None], "x" * 5000, "𝕏́̂", "<script>", float("inf")),
]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("fuzzed") / "data", TOY_LIMITS="none")
    yield server
    server.stop()


def test_no_request_is_a_fault(fuzzed: Server) -> None:
    description = schemathesis.openapi.from_url(f"{fuzzed.url}/schema/openapi.json")
    tried = 0
    for operation in description.get_all_operations():
        send_all(operation.ok().as_strategy(), fuzzed, fuzzed.guest())
        tried += 1
    assert tried > 20


def send_all(cases: Any, server: Server, guest: Guest) -> None:
    """Send requests of one kind, as somebody who is known."""
    cookies = {"astrarium": guest.http.cookies["astrarium"]}

    @given(case=cases)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def one(case: Any) -> None:
        answer = case.call(base_url=server.url, cookies=cookies, timeout=60)
        assert answer.status_code < 500, (case.method, case.path, answer.text)

    one()


# -- messages


def messages(schemas: dict[str, Any], rng: Random) -> Iterator[str]:
    """Messages that are nearly right, quite wrong, or no messages at all."""
    kinds = [name for name in schemas if name not in LOOKS]
    while True:
        kind = rng.choice(kinds)
        message: dict[str, Any] = {"type": kind, "id": rng.randrange(10**6)}
        for name in schemas[kind]:
            message[name] = rng.choice([0, 1, True, "x", [], ["card", 1], *ODD])
        match rng.randrange(8):
            case 0:
                message.pop(rng.choice(list(message)))
            case 1:
                message[rng.choice(["type", "id", "seat", "move", "extra"])] = rng.choice(ODD)
            case 2:
                message = rng.choice(ODD)
            case _:
                pass
        text = json.dumps(message)
        if rng.random() < 0.1:
            place = rng.randrange(len(text) + 1)
            text = (
                text[:place] + rng.choice(["\u0000", "{", "]", '"', "\\", "\u2028", ""]) + text[place + 1 :]
            )
        yield text


def asked(server: Server) -> dict[str, list[str]]:
    """What the fields of each message of a client are called."""
    described = server.get("/api/schema/messages").json()
    found: dict[str, list[str]] = {}
    for each in _objects(described):
        kind = each.get("properties", {}).get("type", {})
        name = kind.get("const") or (kind.get("enum") or [None])[0]
        if name and "id" in each["properties"]:
            found[name] = [field for field in each["properties"] if field not in ("type", "id")]
    assert {"answer", "undo", "chat", "why", "stand_in"} <= found.keys()
    return found


def _objects(tree: Any) -> Iterator[dict[str, Any]]:
    if isinstance(tree, dict):
        yield tree
        for each in tree.values():
            yield from _objects(each)
    elif isinstance(tree, list):
        for each in tree:
            yield from _objects(each)


def send(tab: Tab, texts: list[str]) -> None:
    """Send messages, and read until the last one is answered."""
    for text in texts:
        tab.socket.send(text)
    tab.ask("why", seat=0)


def kept(folder: Path, table: str) -> Any:
    """All that is kept of a table but its talk."""
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as db:
        rows = [db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchall()]
        for name in ("moves", "snapshots", "notices"):
            rows.append(db.execute(f"SELECT * FROM {name} WHERE table_id = ?", (table,)).fetchall())
        rows.append(
            db.execute(
                "SELECT seat, person, bot, stand_in FROM seats WHERE table_id = ?", (table,)
            ).fetchall()
        )
        return rows


def test_thousands_of_messages_change_nothing(fuzzed: Server) -> None:
    """Somebody who only watches sends them: whatever they say, the game is as it was."""
    host, stranger = fuzzed.guest(), fuzzed.guest()
    table = host.new_table("me", "open", game="comets", open=True)
    mine = host.tab(table)
    before_position = mine.position()
    before = kept(fuzzed.folder, table["table"])
    tabs = [stranger.tab(table) for _ in range(TABS)]
    source = messages(asked(fuzzed), Random(16))
    for turn in range(MESSAGES // AT_ONCE):
        send(tabs[turn % TABS], [next(source) for _ in range(AT_ONCE)])
    assert kept(fuzzed.folder, table["table"]) == before
    mine.ask("why", seat=0)
    assert {**mine.now, "events": []} == {**before_position, "events": []}


def test_whoever_sits_there_does_no_harm_either(fuzzed: Server) -> None:
    host = fuzzed.guest()
    table = host.new_table("me", "bot:random", game="comets")
    tab = host.open(table)
    source = messages(asked(fuzzed), Random(17))
    for _ in range(4):
        send(tab, [next(source) for _ in range(AT_ONCE)])
    assert tab.ask("why", seat=0)["type"] == "why"


#: What somebody once broke a table with: at one table everybody's connection ended, at another one the
#: refusal took a gigabyte.
HOSTILE = [
    ("orion", 4, "action", ["attack", -1]),
    ("metallum", 1, "program", ["first", "x"]),
    ("adastra", 0, "rotation", ["turn", 8_000_000_000]),
    ("adastra", 0, "rotation", ["lay", 0, 0, 8_000_000_000]),
]
#: KiB by which the memory of a server may grow meanwhile.
GROWTH = 32 * 1024


@pytest.mark.parametrize(("game", "seed", "prompt", "answer"), HOSTILE)
def test_a_hostile_answer_is_refused_to_one_and_unnoticed_by_all(
    fuzzed: Server, game: str, seed: int, prompt: str, answer: list[Any]
) -> None:
    host, friend = fuzzed.guest(), fuzzed.guest()
    _, tabs = at_one_table(host, friend, game=game, seed=seed)
    rng = Random(seed)
    while not (
        found := [tab for tab in tabs if tab.choice and tab.choice["prompt"]["text"] == f"prompt-{prompt}"]
    ):
        play_on(tabs, rng, 1)
        assert not tabs[0].now["over"], f"{prompt} was never asked"
    process = Path(f"/proc/{fuzzed.process.pid}")
    (process / "clear_refs").write_text("5")  # the peak counts from now on
    mine, before = found[0], most_memory(process)
    for sent in (answer, [answer], [[answer]], answer * 100):
        assert mine.answer(sent)["type"] == "refused"
    assert most_memory(process) - before < GROWTH
    play_on(tabs, rng, 1)


def most_memory(process: Path) -> int:
    """The peak of a process's memory, in KiB."""
    told = (process / "status").read_text()
    return next(int(line.split()[1]) for line in told.splitlines() if line.startswith("VmHWM"))
