"""`astrarium serve --processes`: several server processes at one address."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from .guests import PATIENCE, wait_for
from .test_startup import alive

SERVE = [sys.executable, "-m", "astrarium", "serve", "--port", "0", "--processes", "2", "--data"]


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(
            [*SERVE, str(tmp_path / "data")],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
        )
    yield process
    if alive(process.pid):
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def sockets(folder: Path) -> set[str]:
    """The processes that listen to each other."""
    return set(os.listdir(folder)) if folder.exists() else set()


def servers(parent: int) -> set[int]:
    """The processes that serve, apart from what multiprocessing needs for itself."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            of = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if of == parent and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.add(int(folder.name))
        except OSError:
            continue  # it has just ended
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nobody tells whose child a process is")
def test_one_that_dies_is_begun_anew_and_all_end_together(
    serving: subprocess.Popen[str], tmp_path: Path
) -> None:
    assert serving.stdout is not None
    address = serving.stdout.readline().removeprefix("Astrarium: ").strip()
    folder = tmp_path / "data" / "tables.sqlite3-processes"
    wait_for(lambda: len(sockets(folder)) == 2)
    before, pids = sockets(folder), servers(serving.pid)
    assert len(pids) == 2
    killed = min(pids)
    os.kill(killed, signal.SIGKILL)
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        http.get("/api/me").raise_for_status()  # the other one is there
        wait_for(lambda: len(sockets(folder) - before) == 1)
        assert len(servers(serving.pid) - pids) == 1
        seats = [{"kind": "me"}, {"kind": "link"}]
        assert http.post("/api/tables", json={"game": "metallum", "seats": seats}).status_code == 201
    serving.terminate()
    said, _ = serving.communicate(timeout=PATIENCE)
    assert serving.returncode == -signal.SIGTERM
    assert said == ""  # it was announced once
    wait_for(lambda: not alive(serving.pid))
    log = (tmp_path / "log").read_text().splitlines()
    assert log == [f"server process {killed} ended (-9) and is restarted"]
    assert not sockets(folder) - before


def test_what_keeps_them_from_serving_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = subprocess.run(
        [*SERVE, str(tmp_path / "file")], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1
    assert str(tmp_path / "file") in ended.stderr
