"""Wrong words and bad files: one clear line that says what and where, status 2, nothing changed."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any, Protocol

import pytest

from astrarium import cli
from astrarium.games.metallum.component_schema import FOLDER
from program import astrarium, surroundings


class Refused(Protocol):
    """Runs a command that must be refused; the one line it says."""

    def __call__(self, *words: str, **more: str) -> str: ...


@pytest.fixture
def refused(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    """In this process, for speed: status 2, one line on stderr, nothing left behind."""
    for name, value in surroundings(home, ASTRARIUM_LANG="", LC_ALL="", LC_MESSAGES="").items():
        monkeypatch.setenv(name, value)

    def run(*words: str, **more: str) -> str:
        for name, value in more.items():
            monkeypatch.setenv(name, value)
        assert cli.run(list(words)) == 2
        written = capsys.readouterr().err
        assert written.count("\n") == 1, written
        assert "⟦" not in written
        assert not list(home.rglob("*.*"))
        return written.strip()

    return run


def changed(path: Path, to: Path, **fields: Any) -> Path:
    """A copy of a record with some of its fields replaced."""
    to.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | fields), encoding="utf-8")
    return to


# -- wrong words

METALLUM = "play --text metallum"
WORDS = {
    "play --text chess": "There is no game “chess”. Installed: ",
    f"{METALLUM} --seats you,you,you": "Metallum is a game for 2 players, not for 3.",
    f"{METALLUM} --seats 7": "Metallum is a game for 2 players, not for 7.",
    f"{METALLUM} --seats you,me": "“me” isn't a seat: write “you”, “you:NAME” or “bot:NAME”.",
    f"{METALLUM} --seats ''": "“” isn't a seat: write “you”, “you:NAME” or “bot:NAME”.",
    f"{METALLUM} --seats you,bot:hal": "There is no bot “hal”. There are: random,",
    f"{METALLUM} --seats you,bot:ismcts:soon": "“soon” isn't a time for the bot ismcts: write seconds",
    f"{METALLUM} --seats you,bot:random:1": "The bot random:1 doesn't search",
    f"{METALLUM} --hotseat --seats you,bot:random": "In hot-seat play every seat is a person's",
    f"{METALLUM} --option moons": "“moons” isn't a setting: write name=value.",
    f"{METALLUM} --option moons=2": "no setting “moons”. Its settings: extra_planet, row, deck, action_deck.",
    f"{METALLUM} --option extra_planet=7": "extra_planet can't be “7”. Possible values: false, true.",
    f"{METALLUM} --seed ''": "“” isn't a seed: use a whole number or a short text.",
    f"{METALLUM} --seed {'x' * 201}": "isn't a seed",
    f"{METALLUM} --lang xx": "There is no language “xx”. There are: en, pl.",
    "play --load no-such-file.json": "no-such-file.json: No such file or directory.",
    "play --load a.json --seed 1": "--load takes the set-up from the file: leave out --seed.",
    "play --colour red": "There is no option --colour here.",
    "play --seed": "--seed needs a value.",
    "paly": "There is no command “paly”. There are: play, teach, serve, backup, restore, doctor, games,",
    "replay": "FILE is missing: see astrarium replay --help.",
    "replay no-such-file.json": "no-such-file.json: No such file or directory.",
    "replay x.json --to soon": "“soon” isn't a valid value for --to.",
    "serve --processes 0": "--processes can't be 0: it must be a whole number from 1 to 64.",
    "serve --port http": "--port can't be http: it must be a whole number from 0 to 65,535.",
    "verify x.json y.json": "“y.json” is one word too many here.",
    "verify .": ".: Is a directory.",
    "simulate chess": "There is no game “chess”. Installed: ",
    "arena metallum": "--bots is missing: see astrarium arena --help.",
    "arena metallum --bots hal,random": "There is no bot “hal”.",
    "lab race": "There is nothing to compare: give the changes of race with --variant FILE.",
    "lab race --watch": "--watch needs a value.",
    "check metallum --lang": "--lang needs a value.",
    "check metallum --lang=xx": "There is no language “xx”.",
    "check metallum --components": "--components needs a value.",
    "play --components no-such-file.toml": "Can't read the components from no-such-file.toml: ",
    "bench --game chess": "There is no game “chess”. Installed: ",
    f"replay {'9' * 5000}": f"{'9' * 2000}…: File name too long.",
    f"arena metallum --bots random,random --games {'9' * 5000}": f"“{'9' * 2000}…” isn't a valid value for --games.",
}


@pytest.mark.parametrize("line", WORDS)
def test_wrong_words_take_one_line(refused: Refused, line: str) -> None:
    assert WORDS[line] in refused(*shlex.split(line))


@pytest.mark.parametrize("line", [METALLUM, "check metallum --games 1"])
def test_a_fault_in_corrected_components_is_named(home: Path, tmp_path: Path, line: str) -> None:
    own = (FOLDER / "components.toml").read_text(encoding="utf-8")
    corrected = tmp_path / "mine.toml"
    corrected.write_text(re.sub(r"^cost = \d+", 'cost = "four"', own, count=1, flags=re.M), encoding="utf-8")
    run = astrarium(home, *shlex.split(line), "--components", str(corrected))
    assert run.returncode == 2
    assert re.fullmatch(r'mine.toml: .*, cost is "four"; it must be a number\.\n', run.stderr)


def test_components_of_no_game_are_not_passed_over(home: Path, tmp_path: Path) -> None:
    own = (FOLDER / "components.toml").read_text(encoding="utf-8")
    corrected = tmp_path / "mine.toml"
    corrected.write_text(own.replace('id = "metallum"', 'id = "metalum"', 1), encoding="utf-8")
    run = astrarium(home, *shlex.split(METALLUM), "--components", str(corrected))
    assert run.returncode == 2
    assert re.fullmatch(r'mine.toml: meta, id is "metalum"; it must be one of .*metallum.*\.\n', run.stderr)


def test_refusals_speak_the_chosen_language(refused: Refused) -> None:
    assert refused("play", "--text", "szachy", "--lang", "pl").startswith("Nie ma gry „szachy”.")
    assert refused("check", "szachy", "--lang", "pl", ASTRARIUM_LANG="").startswith("Nie ma gry „szachy”.")
    assert refused("--lang=pl", "graj", ASTRARIUM_LANG="").startswith("Nie ma polecenia „graj”.")
    assert refused("verify", "x", ASTRARIUM_LANG="", LANG="pl_PL.UTF-8").startswith("x: ")
    assert refused("play", "--text", "szachy", LANG="pl_PL.UTF-8").startswith("Nie ma gry")
    assert refused("play", "--text", "x", LANG="pl_PL.UTF-8", ASTRARIUM_LANG="en").startswith("There is no")


@pytest.mark.parametrize("line", WORDS)
def test_wrong_words_in_polish(refused: Refused, line: str) -> None:
    assert refused(*shlex.split(line), ASTRARIUM_LANG="pl")


def test_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    run = astrarium(tmp_path / "file" / "home", "play", "--text", "metallum")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "Not a directory" in run.stderr


# -- bad files


def test_a_truncated_record(refused: Refused, finished: Path, tmp_path: Path) -> None:
    half = tmp_path / "half.json"
    half.write_bytes(finished.read_bytes()[:1000])
    for command in (["replay"], ["verify"], ["play", "--load"]):
        assert f"{half} isn't a record, or only part of one" in refused(*command, str(half))


def test_a_file_that_is_not_even_text(refused: Refused, tmp_path: Path) -> None:
    noise = tmp_path / "noise.json"
    noise.write_bytes(bytes(range(256)))
    assert "isn't a record" in refused("verify", str(noise))


def test_a_record_of_a_newer_format(refused: Refused, finished: Path, tmp_path: Path) -> None:
    newer = changed(finished, tmp_path / "newer.json", format=99)
    words = "The record has format 99, written by a newer Astrarium; this version reads formats up to 1."
    assert refused("replay", str(newer)) == f"{newer}: {words}"


def test_a_record_of_an_unknown_game(refused: Refused, finished: Path, tmp_path: Path) -> None:
    other = changed(finished, tmp_path / "other.json", game="chess")
    assert f"{other}: There is no game “chess”." in refused("verify", str(other))


EDITED: dict[str, tuple[dict[str, Any], str]] = {
    "seed": ({"seed": "another"}, "The seed doesn't match its hash"),
    "layout": ({"moves": 7}, "The record is damaged: “moves”"),
    "seats": ({"seats": 5}, "Metallum is a game for 2 players, not for 5"),
    "options": ({"options": {"moons": 1}}, "metallum has no setting “moons”"),
    "result": ({"result": None}, "The result in the record isn't the one"),
    "snapshot": ({"snapshot": {"move": 0, "state": {}}}, "The snapshot in the record isn't the position"),
    "fingerprints": ({"fingerprints": []}, "The record has no fingerprints"),
    "fingerprint": ({"fingerprints": [[0, "0123456789abcdef"]]}, "The position after move 0 differs from"),
    "revision": ({"rules": 999}, "The record follows revision 999 of the rules"),
}


@pytest.mark.parametrize("edit", EDITED)
def test_an_edited_record_is_found_out(
    refused: Refused, finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], edit: str
) -> None:
    fields, words = EDITED[edit]
    path = changed(finished, tmp_path / "edited.json", **fields)
    assert refused("verify", str(path)).startswith(f"{path}: {words}")
    assert cli.run(["verify", "--json", str(path)]) == 2
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] is False
    assert report["failed"].startswith("error-")


def test_an_edited_answer_is_found_where_it_stands(refused: Refused, finished: Path, tmp_path: Path) -> None:
    moves = json.loads(finished.read_text(encoding="utf-8"))["moves"]
    moves[4] = [moves[4][0], ["sing"]]
    path = changed(finished, tmp_path / "edited.json", moves=moves)
    assert f"{path}: The answer after move 4 breaks the rules" in refused("verify", str(path))


def test_a_record_that_lost_its_last_answers(refused: Refused, finished: Path, tmp_path: Path) -> None:
    moves = json.loads(finished.read_text(encoding="utf-8"))["moves"]
    for count in (1, 2, 20):
        path = changed(finished, tmp_path / "short.json", moves=moves[:-count])
        assert refused("verify", str(path)).startswith(f"{path}: ")


def test_a_forged_result_without_fingerprints(refused: Refused, finished: Path, tmp_path: Path) -> None:
    result = json.loads(finished.read_text(encoding="utf-8"))["result"]
    result["scores"]["0"] += 50
    path = changed(finished, tmp_path / "forged.json", result=result, fingerprints=[])
    assert refused("verify", str(path))


def test_a_seat_or_move_that_is_not_there(refused: Refused, finished: Path) -> None:
    assert "There is no seat 5 at a table of 2" in refused("replay", str(finished), "--seat", "5")
    assert "There is no move 9,999" in refused("replay", str(finished), "--to", "9999")


def test_a_finished_game_cannot_be_played_on(refused: Refused, finished: Path) -> None:
    assert refused("play", "--load", str(finished)) == f"{finished}: The game is over."
