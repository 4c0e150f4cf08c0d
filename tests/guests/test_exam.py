"""The exam: the same seed gives the same result, also after a power cut; any agent can be named."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium import cli
from astrarium.bots.bots_by_rating import rating_of
from astrarium.exam.exam_definition import LENGTHS, TEXT, Exam, opponents
from astrarium.exam.exam_statistics import Score, rating, without_luck
from astrarium.exam.rule_questions import practice, question_set, questions
from astrarium.kernel.play.record import seed_hash

PROGRAM = Path(__file__).with_name("scripted_program.py")
KEY = "a key that nobody may write down"
#: Seconds that a whole short exam may take on a busy machine.
PATIENCE = 300.0


def command(folder: Path, *more: str, agent: str = "") -> list[str]:
    words = ["exam", "--out", str(folder), "--games", "race", "--length", "trial", *more]
    return [*words, "--agent", agent or f"{sys.executable} {PROGRAM}"]


def result(folder: Path) -> dict[str, Any]:
    """The result without what no two runs share: seconds."""
    found: dict[str, Any] = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    del found["seconds"]
    return found


def test_an_exam_that_was_killed_goes_on_to_the_same_result(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "astrarium", *command(tmp_path / "killed", "--seed", "s")],
        env=dict(os.environ),
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    journals = tmp_path / "killed" / "games"
    end = time.monotonic() + PATIENCE
    while sum(path.read_bytes().count(b"\n") for path in journals.glob("*.jsonl")) < 30:
        assert process.poll() is None, "it was over too soon"
        assert time.monotonic() < end
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    begun = {path.name: path.read_bytes() for path in journals.glob("*.jsonl")}
    assert begun
    assert not (tmp_path / "killed" / "result.json").exists()
    for folder in ("killed", "whole"):
        assert cli.run(command(tmp_path / folder, "--seed", "s")) == 0
    assert result(tmp_path / "killed") == result(tmp_path / "whole")
    for name, before in begun.items():
        assert (journals / name).read_bytes().startswith(before.rpartition(b"\n")[0]), (
            "nothing was played anew"
        )
    assert "<svg" in (tmp_path / "whole" / "index.html").read_text(encoding="utf-8")
    pledge = (tmp_path / "whole" / "pledge.txt").read_text(encoding="utf-8").strip()
    assert pledge == seed_hash("s") == result(tmp_path / "whole")["pledge"]
    records = [*(tmp_path / "whole" / "records").glob("*.json")]
    assert len(records) == 2 * len(opponents("race"))
    assert cli.run(["verify", str(records[0])]) == 0


def test_a_folder_holds_one_exam(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "exam.json").write_text(json.dumps(Exam("first", ("race",), 1, 5, 0, "", "x").to_json()))
    assert cli.run(command(tmp_path, "--seed", "y")) == 2
    assert "different are: agent, seed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "chess"], "chess"),
        (["--agent", "http://127.0.0.1:1"], "--model"),
        (["--agent", "nowhere.py:agent"], "nowhere.py"),
        (["--agent", "bot:nobody"], "nobody"),
        (["--agent", "no-such-command"], "no-such-command"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run([*command(tmp_path, agent="first"), *words]) == 2
    assert said in capsys.readouterr().err


# -- an endpoint


class Stub(BaseHTTPRequestHandler):
    """Speaks the protocol of chat completions: the first option, after two failures."""

    def do_POST(self) -> None:
        server: Any = self.server
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        server.asked.append((self.path, self.headers["Authorization"], body))
        if len(server.asked) in (1, 3):
            self.send_error(503 if len(server.asked) == 1 else 429)
            return
        seen = body["messages"][1]["content"]
        handle = seen.rpartition("[")[2].partition("]")[0] if "[" in seen else "yes"
        message = {"role": "assistant", "content": handle}
        reply = {"choices": [{"message": message}], "usage": {"prompt_tokens": 1000, "completion_tokens": 10}}
        data = json.dumps(reply).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def stub() -> Iterator[Any]:
    server: Any = ThreadingHTTPServer(("127.0.0.1", 0), Stub)
    server.asked = []
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


def test_an_endpoint_is_examined_until_its_limit_and_its_key_is_nowhere(
    stub: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ASTRARIUM_EXAM_KEY", KEY)
    monkeypatch.setattr("astrarium.exam.agents.PAUSE", 0.01)
    url = f"http://127.0.0.1:{stub.server_port}/v1"
    words = command(tmp_path, "--model", "stub", "--price-read", "1", "--at-once", "3", agent=url)
    assert cli.run([*words, "--most-cost", "0.02"]) == 2
    assert "limit of 0.02" in capsys.readouterr().err
    before = len(stub.asked)
    assert 20 <= before <= 30, "a thousandth for each of twenty replies, and what was under way"
    assert cli.run(words) == 0, "without a limit it goes on"
    path, key, body = stub.asked[0]
    assert (path, key, body["model"]) == ("/v1/chat/completions", f"Bearer {KEY}", "stub")
    found = result(tmp_path)["games"]["race"]
    assert found["read"] > 900
    assert found["cost"] > 0.02
    assert found["questions"]["answered"] == 5
    for file in tmp_path.rglob("*"):
        assert not file.is_file() or KEY.encode() not in file.read_bytes()
    assert KEY not in "".join(capsys.readouterr())


# -- questions about rules


@pytest.mark.parametrize("game", [*astrarium.games()])
def test_the_engine_itself_answers_every_question(game: str) -> None:
    found = question_set(astrarium.game(game), "seed", 12, TEXT)
    assert 1 <= sum(not each.rule for each in found) <= 11
    rules = astrarium.game(game).rules
    assert found[:3] == [*islice(questions(astrarium.game(game), "seed", TEXT), 3)]
    for each in found:
        assert each.rule == "" or each.rule in rules
        right, cited = each.graded(f"No, {each.rule}." if each.rule else "Yes.")
        assert right
        assert cited
        assert not each.graded("yes" if each.rule else "no")[0]


def test_questions_are_held_apart_by_their_seed() -> None:
    game = astrarium.game("race")
    one, other = ({each.text for each in question_set(game, seed, 25, TEXT)} for seed in ("a", "b"))
    learnt = {each.text for each in practice(game, 1, 25, TEXT)}
    assert not one & other
    assert not one & learnt


# -- figures


def test_a_rating_is_that_of_who_scores_the_same() -> None:
    even = [
        Score("race-basic", deal, seat, float(seat != deal % 2), 0.0) for deal in range(40) for seat in (0, 1)
    ]
    found = rating(even, "race")
    assert abs(found["rating"] - (rating_of("race-basic", "race") or 0)) < 5
    assert found["low"] <= found["rating"] <= found["high"]
    lost = [Score(each.opponent, each.deal, each.seat, 0.0, -5.0) for each in even]
    assert rating(lost, "race")["rating"] < 900


def test_luck_of_the_deals_is_taken_out() -> None:
    values = {deal: float(deal - 20) for deal in range(41)}
    scores = [
        Score(
            "race-basic", deal, seat, 0.5, 3.0 + (value if seat == 0 else -value) + (deal * 7 + seat * 3) % 5
        )
        for deal, value in values.items()
        for seat in (0, 1)
    ]
    found = without_luck(scores, values)
    assert abs(found["adjusted"] - 5.0) < 0.6
    assert found["values"] > 20
    assert found["duplicates"] > 20


def test_a_longer_exam_is_longer_in_everything() -> None:
    sizes = list(LENGTHS.values())
    assert sizes == sorted(sizes)
