"""The benchmark runs briefly and tells what it should; nothing here depends on how fast."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

import astrarium
from astrarium import cli
from astrarium.bench import command, engine_speed, other_engines
from astrarium.bench.timing import Stopwatch, race
from astrarium.kernel import AstrariumError
from tools.bench import __main__ as programs
from tools.bench import (
    compare_trees,
    instruction_count,
    lighthouse,
    load_clients,
    move_cost,
    server_load,
    server_report,
)
from toys.comets import GAME as COMETS

RIVALS = [
    *(f"OpenSpiel {name}" for name in other_engines.OPEN_SPIEL[1]),
    *(f"RLCard {name}" for name in other_engines.RLCARD[1]),
]


@pytest.fixture(autouse=True)
def comets_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "games", lambda: {"comets": COMETS})
    monkeypatch.setattr(other_engines, "learners", dict)


def test_bench_prints_a_table_and_writes_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(other_engines, "players", lambda: {"Other dice": lambda: 5})
    monkeypatch.setattr(other_engines, "learners", lambda: {"Other dice": lambda: 5})
    monkeypatch.setattr(other_engines, "missing", lambda: ["RLCard"])
    file = tmp_path / "bench.json"
    command.bench(seconds=0.01, json=str(file))
    printed = capsys.readouterr().out
    assert "observer fork" in printed
    assert "RLCard" in printed
    shown = json.loads(file.read_text())
    assert [(row["game"], row["seats"]) for row in shown["games"]] == [("comets", 2), ("comets", 3)]
    for row in shown["games"]:
        assert row["fork_in_decisions"] == pytest.approx(row["fork_us"] * row["decisions_per_second"] / 1e6)
        assert row["table_kb"] > 1
        assert row["replay_ms"] > 0
    assert [ratio["other"] for ratio in shown["ratios"]] == ["Other dice", "Other dice"]
    assert [other["name"] for other in shown["learners"]] == ["Other dice"]
    assert all(row["zoo"]["games_per_second"] > 0 for row in shown["games"] if row["seen"])


def test_a_source_tree_is_compared_with_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two processes take turns; here both play the same tree."""
    monkeypatch.setattr(compare_trees, "TURN", 0.001)
    monkeypatch.setattr(compare_trees, "LIVES", 1)
    programs.compare(Path(compare_trees.__file__).parents[2], game="race", turns=2, only="play")
    assert capsys.readouterr().out.splitlines()[1].startswith("race play")


@pytest.mark.parametrize(("folder", "only"), [("tests", "play"), (".", "views")])
def test_what_cannot_be_compared_is_refused(folder: str, only: str) -> None:
    with pytest.raises(AstrariumError):
        programs.compare(Path(folder), game="race", only=only)


def test_the_tables_fit_on_a_narrow_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Eighty columns: nothing is cut, and every game has its figures in one line."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(other_engines, "players", lambda: dict.fromkeys(RIVALS, lambda: 5))
    command.bench(seconds=0.01)
    printed = capsys.readouterr().out
    assert "…" not in printed
    assert max(map(len, printed.splitlines())) <= 80
    rows = [line.split() for line in printed.splitlines() if line.split()[:2] == ["comets", "2"]]
    assert [len(row) for row in rows] == [2 + 3 + len(RIVALS), 2 + 3 * 2 + 3]


def test_bench_json_to_stdout_is_json_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(other_engines, "players", dict)
    command.bench(seconds=0.01, json="-")
    shown = json.loads(capsys.readouterr().out)
    assert shown["others"] == []


def test_bench_measures_the_server(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(server_load, "WARM", 0.1)
    monkeypatch.setattr(server_report, "LOADS", server_report.LOADS[:1])
    monkeypatch.setattr(move_cost, "games", lambda: {"race": astrarium.game("race")})
    for name, small in {"TABLES": 1, "LONGEST": 6, "STORED": (10,), "FEW": 2}.items():
        monkeypatch.setattr(move_cost, name, small)
    programs.server(seconds=1.5, tables=2, json=str(tmp_path / "bench.json"))
    printed = capsys.readouterr().out
    assert "server, 2 live tables" in printed
    assert "10 tables stored" in printed
    shown = json.loads((tmp_path / "bench.json").read_text())
    (server,) = shown["server"]
    assert server["moves"] > 0
    assert server["longest_pause_ms"] > 0
    assert server["mb"] > server["mb_a_table"]
    assert shown["growing"]["length"]["race"]["early_ms"] > 0


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"seconds": 0.0}, "error-bad-seconds"),
        ({"game": "chess"}, "error-unknown-game"),
    ],
)
def test_bench_refuses_what_is_wrong(wrong: dict[str, float], text: str) -> None:
    with pytest.raises(AstrariumError) as refusal:
        command.bench(**wrong)  # type: ignore[arg-type]
    assert refusal.value.text.id == text


@pytest.mark.parametrize(
    "words", ["--tables 0", "--page", "--no-page", "--against .", "--turns 2", "--only play"]
)
def test_what_moved_is_refused_with_its_new_place(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", *words.split()]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    option, _, program = line.partition(" is now measured from a source tree: python -m tools.bench ")
    assert option == words.split()[0].replace("--no-", "--")
    assert program.split()[0] in {each.callback.__name__ for each in programs.app.registered_commands}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("server --tables 0", "--tables can't be 0"),
        ("server --seconds 0", "--seconds can't be 0"),
        ("compare . --turns 0", "--turns can't be 0"),
        ("compare . --only views", "--only can't be views"),
        ("compare tests --game race", "no source tree of Astrarium in tests"),
    ],
)
def test_wrong_input_is_refused_in_one_line(
    words: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench", *words.split()])
    with pytest.raises(SystemExit) as end:
        programs.main()
    assert end.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line


def test_the_page_is_measured_or_says_why_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lighthouse, "tool", lambda: None)
    programs.page()
    assert "The pages were not measured: Lighthouse is not installed" in capsys.readouterr().out
    programs.page(json="-")
    assert "not installed" in json.loads(capsys.readouterr().out)["lobby"]["failed"]


def test_the_load_alone_says_what_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        server_load.main(["--help"])
    assert not end.value.code
    assert "tables" in capsys.readouterr().out
    with pytest.raises(SystemExit) as end:
        server_load.main(["--tables", "many"])
    assert end.value.code == 2


def test_rivals_take_turns() -> None:
    turns: list[str] = []
    paces = race({name: lambda name=name: turns.append(name) or 3 for name in "ab"}, 0.001)
    assert turns[:2] == ["a", "b"]
    for name, pace in paces.items():
        assert pace.games == turns.count(name) - 1
        assert pace.decisions == 3 * pace.games


def test_both_ways_of_random_play_make_decisions() -> None:
    assert engine_speed.fast(COMETS, 2)() > 6
    assert engine_speed.watched(COMETS, 2)() > 6
    watch: Stopwatch = engine_speed.operations(COMETS, 2, 0.0)
    assert set(watch.times) >= {"replay"}


@pytest.mark.parametrize("name", ["gin_rummy", "hearts"])
def test_open_spiel_plays(name: str) -> None:
    pytest.importorskip("pyspiel")
    assert other_engines.open_spiel(name)() > 10


def test_rlcard_plays() -> None:
    pytest.importorskip("rlcard")
    assert other_engines.rlcard("uno")() > 5


def test_a_server_that_gives_up_costs_one_line_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The server ends before it says where it listens: the measurement goes on."""
    monkeypatch.setattr(server_load.sys, "executable", "false")
    monkeypatch.setattr(server_report, "LOADS", server_report.LOADS[:1])
    monkeypatch.setattr(move_cost, "measure", dict)
    programs.server(seconds=0.15, tables=2, json=str(tmp_path / "bench.json"))
    printed = capsys.readouterr().out
    assert "The server (sqlite, 1 process, 2 live tables) was not measured: ValueError" in " ".join(
        printed.split()
    )
    shown = json.loads((tmp_path / "bench.json").read_text())
    assert shown["server"][0]["failed"].startswith("ValueError")


def test_the_cause_of_a_failed_measurement_is_one_line() -> None:
    nested = ExceptionGroup("all", [ExceptionGroup("some", [httpx.ReadError("gone\naway")]), OSError("late")])
    assert load_clients.cause(nested) == "ReadError: gone away"
    assert load_clients.cause(httpx.ReadError("")) == "ReadError"


async def _flaky(tries: int) -> int:
    """Ask a server that breaks the connection so often before it answers; how often it was asked."""
    asked = 0

    def answer(request: httpx.Request) -> httpx.Response:
        nonlocal asked
        asked += 1
        if asked < tries:
            raise httpx.ReadError("broken", request=request)
        return httpx.Response(200)

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer), base_url="http://table") as http:
        await load_clients.ask(http, "GET", "http://table/api/me")
    return asked


def test_a_broken_connection_is_tried_again_a_few_times() -> None:
    assert asyncio.run(_flaky(load_clients.TRIES)) == load_clients.TRIES
    with pytest.raises(httpx.ReadError):
        asyncio.run(_flaky(load_clients.TRIES + 1))


def test_the_pages_are_held_against_what_is_asked() -> None:
    """What Lighthouse says is read by name, for each page and device."""
    audits = {name: {"numericValue": 900.0} for name in (*lighthouse.TIMES, "dom-size")}
    audits[lighthouse.SHIFT] = {"numericValue": 0.25}
    report = {"categories": {name: {"score": 0.97} for name in lighthouse.ASKED["lobby"]}, "audits": audits}
    found = lighthouse.figures(report)
    assert found["performance"] == pytest.approx(97)
    assert found["total-blocking-time"] == 900
    assert found[lighthouse.SHIFT] == 0.25
    table = lighthouse.shown({page: {"phone": found, "desk": found} for page in lighthouse.ASKED})
    assert not isinstance(table, str)
    assert len(table.columns) == 2 + 2 * len(lighthouse.ASKED)
    assert table.row_count == len(lighthouse.ASKED["lobby"]) + len(lighthouse.TIMES) + 2
    assert "not installed" in str(lighthouse.shown({"failed": "Lighthouse is not installed"}))


def test_where_the_work_goes_is_counted_and_the_same_every_time() -> None:
    first, again = instruction_count.spent(COMETS, 2, 2), instruction_count.spent(COMETS, 2, 2)
    assert first.instructions == again.instructions
    assert first.calls == again.calls
    assert first.decisions == again.decisions > 0
    played = instruction_count.Function("kernel/play/playout.py", "play_on")
    assert first.calls[played] == 2
    assert first.by_file()["kernel/play/playout.py"] >= first.instructions[played] > 0
    assert sum(first.by_file().values()) == first.total
    assert first.total > first.with_called[played] > first.instructions[played]


def test_a_comprehension_counts_as_its_function() -> None:
    def three() -> list[int]:
        return [each for each in range(3)]  # noqa: C416  (a comprehension is what this is about)

    found = instruction_count.Spent()
    with instruction_count.counting(found):
        three()
    (function,) = [each for each in found.calls if each.name.endswith("three")]
    assert found.calls[function] == 1
    assert not any("comp>" in each.name for each in found.instructions)


def test_spent_prints_files_and_functions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["spent", "race", "--games", "1", "--seen"])
    instruction_count.main()
    printed = capsys.readouterr().out
    assert "race, 2 players" in printed
    assert "games/race/features.py" in printed
    for wrong in (["--seats", "9"], ["--games", "0"]):
        monkeypatch.setattr("sys.argv", ["spent", "race", *wrong])
        with pytest.raises(SystemExit):
            instruction_count.main()
        assert wrong[0] in capsys.readouterr().err
