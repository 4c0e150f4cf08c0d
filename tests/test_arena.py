"""The arena: line-ups, figures, results that survive an interruption, and the commands."""

from __future__ import annotations

import importlib
import json
import subprocess
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import typer
from rich.console import Console

import astrarium
from astrarium.arena import match_runner, match_stats, schedule, simulate
from astrarium.arena.command import arena
from astrarium.arena.game_runner import Played, Sitting, play_sitting, points
from astrarium.arena.match_runner import played
from astrarium.arena.report.tables import ReportTable
from astrarium.arena.report.terminal import grid
from astrarium.arena.results_file import Results
from astrarium.arena.schedule import Match, check_bots, line_ups, read_options
from astrarium.bots.bot_files import code_of
from astrarium.kernel import AstrariumError
from astrarium.parallel import spread
from program import astrarium as program
from toys.comets import GAME as COMETS

A, B, C = "random", "flat:2i", "ismcts:3i"


@pytest.fixture(autouse=True)
def comets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comets sits beside the installed games, and everybody speaks English."""
    monkeypatch.setenv("ASTRARIUM_LANG", "en")
    known = {**astrarium.games(), "comets": COMETS}
    monkeypatch.setattr(astrarium, "games", lambda: known)


def match(bots: tuple[str, ...] = (A, B), games: int = 4, seats: int = 2, seed: str = "s") -> Match:
    return Match("comets", bots, seats, games, seed, COMETS.check_options({"rounds": 2}))


def hold(match: Match, results: Results, jobs: int = 1) -> bool:
    return match_runner.run_match(match, results, partial(spread, jobs=jobs))


def sittings(match: Match) -> list[Sitting]:
    return schedule.sittings(match, line_ups(match.bots, match.seats))


def game(deal: int, bots: tuple[str, ...], scores: tuple[float, ...], *ranking: tuple[int, ...]) -> Played:
    return Played(deal, bots, scores, ranking, 10, tuple((1.0, 3.0) for _ in bots))


def refused(text: str, **wrong: Any) -> None:
    with pytest.raises(AstrariumError) as refusal:
        arena(**{"game": "comets", "bots": f"{A},{B}", "games": 2, "jobs": 1, **wrong})
    assert refusal.value.text.id == text


# -- who plays whom


def test_every_pair_meets_at_two_seats() -> None:
    assert line_ups((A, B, C), 2) == [(A, B), (A, C), (B, C)]


def test_bots_that_differ_meet_though_one_could_play_alone(tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    arena("captains", bots="random,captains-basic", games=2, jobs=1, out=tmp_path, json=str(out))
    assert json.loads(out.read_text())["match"]["seats"] == 2


def test_few_bots_share_a_big_table_evenly() -> None:
    assert line_ups((A, B), 3) == [(A, B, A), (B, A, B)]
    assert line_ups((A, B), 4) == [(A, B, A, B)]


def test_every_deal_is_played_in_every_rotation() -> None:
    assert [(each.deal, each.bots) for each in sittings(match(games=3))] == [
        (0, (A, B)),
        (0, (B, A)),
        (1, (A, B)),
        (1, (B, A)),
    ]
    three = [each.bots for each in sittings(match((A, B, C), games=3, seats=3))]
    assert three == [(A, B, C), (B, C, A), (C, A, B)]


def test_rotations_of_a_line_up_share_the_deal() -> None:
    starts = [
        astrarium.start("comets", 2, f"{each.seed}-{each.deal}").view(0) for each in sittings(match(games=2))
    ]
    assert starts[0] == starts[1]


@pytest.mark.parametrize(("bots", "text"), [([A], "error-too-few-bots"), ([A, B, A], "error-bot-twice")])
def test_a_match_needs_different_bots(bots: list[str], text: str) -> None:
    with pytest.raises(AstrariumError) as refusal:
        check_bots(bots)
    assert refusal.value.text.id == text


def test_options_are_read_by_the_games_settings() -> None:
    assert read_options(COMETS, ["rounds=2"]) == {"rounds": 2}
    for word, text in (
        ("rounds", "error-option-form"),
        ("rounds=9", "error-bad-setting"),
        ("x=1", "error-unknown-setting"),
    ):
        with pytest.raises(AstrariumError) as refusal:
            read_options(COMETS, [word])
        assert refusal.value.text.id == text


# -- figures


def test_wilson_interval() -> None:
    rate = match_stats.wilson(95, 100)
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.8882, 0.9785)
    assert match_stats.wilson(0, 0).high == 1
    assert match_stats.wilson(0, 10).low == 0 or match_stats.wilson(0, 10).low < 1e-9


def test_figures_count_wins_draws_margins_and_seats() -> None:
    games = [
        game(0, (A, B), (10, 4), (0,), (1,)),
        game(0, (B, A), (5, 7), (1,), (0,)),
        game(1, (A, B), (6, 6), (0, 1)),
        game(1, (B, A), (9, 3), (0,), (1,)),
    ]
    shown = match_stats.figures_of((A, B), games)
    first, second = shown.bots
    assert (first.wins, first.draws, first.losses) == (2, 1, 1)
    assert first.won.points == 2.5
    assert first.margin == pytest.approx((6 + 2 + 0 - 6) / 4)
    assert [seat.points for seat in first.by_seat] == [1.5, 1]
    assert first.mu > second.mu
    assert first.times.median in (1.0, 3.0)
    assert shown.duels[0].ahead.points == 2.5
    json.dumps(shown.to_json())


def test_first_places_are_shared_at_big_tables() -> None:
    shared = game(0, (A, B, C), (5, 5, 1), (0, 1), (2,))
    assert [points(shared, seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert shared.places == [1, 1, 2]
    assert match_stats.margin(shared, 2) == -4


# -- results on disk


def test_a_match_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Results(match(), tmp_path / "whole")
    assert not hold(match(), whole)

    def tired(sitting: Sitting) -> Played:
        if sitting.deal == 1:
            raise KeyboardInterrupt
        return play_sitting(sitting)

    monkeypatch.setattr(match_runner, "play_sitting", tired)
    half = Results(match(), tmp_path / "half")
    assert hold(match(), half)
    assert len(half.games) == 2

    replayed: list[Sitting] = []
    monkeypatch.setattr(
        match_runner, "play_sitting", lambda sitting: replayed.append(sitting) or play_sitting(sitting)
    )
    again = Results(match(), tmp_path / "half")
    assert not hold(match(), again)
    assert [sitting.deal for sitting in replayed] == [1, 1]
    scores = [[each.scores for each in played(match(), results)] for results in (whole, again)]
    assert scores[0] == scores[1]


def test_a_line_cut_short_is_dropped(tmp_path: Path) -> None:
    results = Results(match(), tmp_path)
    hold(match(), results)
    text = results.path.read_text()
    results.path.write_text(text[:-20])
    again = Results(match(), tmp_path)
    assert len(again.games) == 3
    hold(match(), again)
    assert len(Results(match(), tmp_path).games) == 4
    assert len(results.path.read_text().splitlines()) == 5


def test_a_spoiled_line_is_named(tmp_path: Path) -> None:
    results = Results(match(), tmp_path)
    hold(match(), results)
    lines = results.path.read_text().splitlines()
    for spoiled in (
        "{}",
        "not json",
        '{"deal":0,"bots":["a","b"],"scores":[1],"ranking":[[0]],"moves":1,"ms":[]}',
    ):
        results.path.write_text("\n".join([lines[0], spoiled, *lines[2:]]) + "\n")
        with pytest.raises(AstrariumError) as refusal:
            Results(match(), tmp_path)
        assert refusal.value.text.id == "error-results-line"
        assert refusal.value.text.args["line"] == 2


def test_other_set_ups_have_other_files(tmp_path: Path) -> None:
    assert Results(match(seed="s"), tmp_path).path != Results(match(seed="t"), tmp_path).path
    assert Results(match((A, B)), tmp_path).path == Results(match((A, C), games=8), tmp_path).path


def test_results_lie_with_the_persons_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTRARIUM_HOME", str(tmp_path))
    arena("comets", bots=f"{A},{B}", games=2, jobs=1)
    assert len(list((tmp_path / "arena").glob("comets-2-*.jsonl"))) == 1


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused("error-file", out=tmp_path / "file" / "folder")


# -- the commands


class Page(HTMLParser):
    """Collects what a page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [str(value) for name, value in attrs if name in ("href", "src")]


def test_arena_prints_writes_json_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, folder = tmp_path / "figures.json", tmp_path / "report"
    arena("comets", bots=f"{A}, {B},{C}", games=2, jobs=1, out=tmp_path, json=str(data), report=folder)
    said = capsys.readouterr().out
    assert "flat:2i" in said
    assert "Elo: points above the first bot" in said
    assert "OpenSkill" in said
    shown = json.loads(data.read_text())
    assert shown["games"] == 6
    assert [each["bot"] for each in shown["bots"]] == [A, B, C]
    assert sum(each["won"]["points"] for each in shown["bots"]) == 6
    first, *rest = [each["elo"] for each in shown["bots"]]
    assert first == {"points": 0, "low": 0, "high": 0}
    assert all(each["low"] <= each["points"] <= each["high"] for each in rest)
    text = (folder / "index.html").read_text()
    reader = Page()
    reader.feed(text)
    assert reader.links == []
    assert "prefers-color-scheme" in text
    drawings = text.split("<svg")[1:]
    # Win rates, points and times of the bots; seats; winning score and lead.
    assert len(drawings) == 3 + 1 + 2
    for drawing in drawings:
        ElementTree.fromstring("<svg" + drawing.split("</svg>")[0] + "</svg>")


def test_arena_names_every_bot_in_full_on_a_narrow_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the tables of results, ratings and times."""
    monkeypatch.setenv("COLUMNS", "80")
    arena("comets", bots=f"{A},{B}", games=2, jobs=1, out=tmp_path)
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines if "│" in line) <= 80
    for bot in (A, B):
        assert sum(line.startswith(f"│ {bot} ") for line in lines) == 3


def test_a_name_too_long_for_its_column_goes_on_in_the_next_line() -> None:
    console = Console(width=40, record=True)
    long, figure = "./strategies/mine.py:Dreamer", "1" * 20
    console.print(grid(ReportTable(("Bot", "Games"), [(long, figure)])))
    rows = [line for line in console.export_text().splitlines() if line.startswith("│")]
    assert "".join(row.split("│")[1].strip() for row in rows) == long


def test_arena_json_to_stdout_is_json_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena("comets", bots=f"{A},{B}", games=2, jobs=1, out=tmp_path, json="-")
    first = json.loads(capsys.readouterr().out)
    arena("comets", bots=f"{A},{B}", games=2, jobs=1, out=tmp_path, json="-")
    assert json.loads(capsys.readouterr().out) == first


def test_arena_interrupted_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def tired(sitting: Sitting) -> Played:
        raise KeyboardInterrupt

    monkeypatch.setattr(match_runner, "play_sitting", tired)
    with pytest.raises(typer.Exit) as end:
        arena("comets", bots=f"{A},{B}", games=2, jobs=1, out=tmp_path, report=tmp_path / "report")
    assert end.value.exit_code == 130
    assert "Stopped" in capsys.readouterr().err


def test_arena_refuses_what_is_wrong(tmp_path: Path) -> None:
    refused("error-unknown-game", game="chess")
    refused("error-unknown-bot", bots="random,clever")
    refused("error-bad-limit", bots="random,ismcts:x")
    refused("error-too-few-bots", bots="random")
    refused("error-bad-seats", seats=7)
    refused("error-bad-number", games=0)
    refused("error-bad-number", jobs=0)
    refused("error-bad-seed", seed="")
    refused("error-option-form", option=["rounds"])
    refused("error-file", out=tmp_path, report=tmp_path / "nowhere" / "report")
    refused("error-file", out=tmp_path, report=Path(__file__))
    refused("error-file", out=tmp_path, json=str(tmp_path))
    assert list(tmp_path.iterdir()) == []


MINE = """
from helper import first

class Bot:
    def __init__(self, name, seed):
        self.name = name

    def choose(self, window):
        return first(window.choice)

class Cheat(Bot):
    def choose(self, window):
        return ("moon", 1)

class Slip(Bot):
    def choose(self, window):
        return window.choice.options[999]

class Unmade(Bot):
    def __init__(self, name, seed):
        raise OSError("no network")
"""
HELPER = """
def first(choice):
    return choice.options[: choice.at_least] if choice.several else choice.options[0]
"""


def mine(folder: Path) -> Path:
    """A bot of one's own: a file, and another that it imports."""
    folder.mkdir()
    (folder / "mine.py").write_text(MINE)
    (folder / "helper.py").write_text(HELPER)
    (folder / "broken.py").write_text("def (")
    return folder


def in_arena(folder: Path, bot: str, *more: str) -> subprocess.CompletedProcess[str]:
    return program(
        folder / "home", "arena", "metallum", "--bots", f"{folder}/{bot},random", "--games", "2", *more
    )


def test_a_bot_of_a_file_plays_on_all_cores_and_anew_after_it_was_changed(tmp_path: Path) -> None:
    folder = mine(tmp_path / "bots")

    def kept(jobs: str = "1") -> list[str]:
        done = in_arena(folder, "mine.py:Bot", "--jobs", jobs, "--out", str(folder / "out"), "--json", "-")
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["games"] == 2
        return Path(json.loads(done.stdout)["results"]).read_text().splitlines()[1:]

    first = kept(jobs="2")
    assert kept() == first, "nothing has changed: nothing is played"
    (folder / "helper.py").write_text(HELPER.replace("options[0]", "options[-1]"))
    assert len(kept()) == 4
    (folder / "helper.py").write_text(HELPER)
    assert len(kept()) == 4, "games of the bot as it was before count again"


def test_whatever_a_bot_of_a_file_may_read_beside_it_counts_as_its_code(tmp_path: Path) -> None:
    """Data, and what it imports only when it plays; not what a match writes, nor what Python makes."""
    folder = mine(tmp_path / "bots")
    later = folder / "later"
    later.mkdir()
    name = astrarium.bots.load(f"{folder}/mine.py:Bot")
    codes = [code_of(name)]
    for file in (folder / "weights.json", later / "__init__.py", later / "part.py"):
        for text in ("0", "1"):
            file.write_text(text)
            codes.append(code_of(name))
    assert len({*codes}) == 7
    report = folder / "report.json"
    report.write_text("{}")
    (folder / ".cache").write_text("")
    (folder / "out").mkdir()
    (folder / "out" / "games.jsonl").write_text("")
    (later / "__pycache__").mkdir()
    (later / "__pycache__" / "part.pyc").write_text("")
    assert code_of(name, [report]) == codes[-1]
    assert code_of(name) not in codes


def test_a_bot_of_a_package_plays_anew_after_anything_of_it_was_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "dreamers"
    package.mkdir()
    (package / "__init__.py").write_text("KIND = None")
    (package / "weights.npz").write_bytes(b"1")
    installed = tmp_path / "dreamers-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: dreamers\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[astrarium.bots]\ndreamer = dreamers:KIND\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    codes = [code_of("dreamer:0.5")]
    (package / "weights.npz").write_bytes(b"2")
    codes.append(code_of("dreamer:0.5"))
    assert len({*codes, ""}) == 3
    (package / "__init__.py").unlink()
    importlib.invalidate_caches()
    codes.append(code_of("dreamer:0.5"))
    (package / "weights.npz").write_bytes(b"3")
    codes.append(code_of("dreamer:0.5"))
    assert len({*codes, ""}) == 5, "a package without an __init__.py has code, too"
    assert code_of("random") == code_of("metallum-basic") == ""


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("mine.py:Cheat", "deal 0 at move 1 (seat 0): it answered ('moon', 1). "),
        ("mine.py:Slip", "deal 0 at move 1 (seat 0): IndexError: tuple index out of range (mine.py:17)"),
        ("mine.py:Unmade", "deal 0, before its first move (seat 0): OSError: no network (mine.py:21)"),
        ("mine.py:Missing", "has no bot “Missing”"),
        ("none.py:Bot", "There is no file"),
        ("helper.py:first", "has no bot “first”"),
        ("broken.py:Bot", "can't be loaded: SyntaxError: invalid syntax (broken.py, line 1)\n"),
    ],
)
def test_a_bots_own_fault_names_bot_deal_and_move(tmp_path: Path, bot: str, told: str) -> None:
    done = in_arena(mine(tmp_path / "bots"), bot, "--jobs", "1")
    assert done.returncode == 2
    assert told in done.stderr
    assert bot in done.stderr or "has no bot" in told
    assert "Astrarium" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_bots_own_fault_comes_out_of_another_process(tmp_path: Path) -> None:
    done = in_arena(mine(tmp_path / "bots"), "mine.py:Cheat", "--jobs", "2")
    assert done.returncode == 2
    assert "it answered ('moon', 1)" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_nobody_but_a_command_loads_a_file(tmp_path: Path) -> None:
    """A server takes names of bots from its visitors."""
    with pytest.raises(AstrariumError) as refusal:
        astrarium.bots.kind_of(f"{mine(tmp_path / 'bots')}/mine.py:Bot")
    assert refusal.value.text.id == "error-unknown-bot"


def test_all_cores_play_what_one_core_plays(tmp_path: Path) -> None:
    wide = Match("metallum", (A, B), 2, 2, "s", astrarium.game("metallum").check_options({}))
    scores = []
    for jobs in (1, 2):
        results = Results(wide, tmp_path / str(jobs))
        assert not hold(wide, results, jobs)
        scores.append([each.scores for each in played(wide, results)])
    assert scores[0] == scores[1]


@pytest.mark.parametrize("bot", [A, B])
def test_simulate_tells_speed_scores_and_length(
    bot: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "1.json", tmp_path / "2.json"]
    for file in files:
        simulate.simulate("comets", games=3, seats=3, bot=bot, seed="5", jobs=1, json=str(file))
    assert "3 games" in capsys.readouterr().out
    shown, again = (json.loads(file.read_text()) for file in files)
    assert shown["scores"] == again["scores"]
    assert [row["seat"] for row in shown["scores"]] == [0, 1, 2]
    assert shown["decisions"]["least"] >= 6
    assert shown["games_per_second"] > 0


def test_bundles_play_what_one_stretch_plays() -> None:
    whole = simulate.DealBatch("comets", {"rounds": 2}, 2, "s", A, 0, 4)
    parts = [simulate.run(whole._replace(first=first, last=first + 2)) for first in (0, 2)]
    assert simulate.run(whole).scores == parts[0].scores + parts[1].scores
