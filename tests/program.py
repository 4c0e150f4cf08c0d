"""Runs the real program, through pipes or at a terminal, for tests."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from astrarium import start

COMMAND = [sys.executable, "-m", "astrarium.cli"]
PATIENCE = 60.0


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """An environment in which games are kept in `home` and English is spoken.

    A terminal has the size it is given, whatever that of whoever runs the tests is.
    """
    elsewhere = ("ASTRARIUM", "LC_", "LANG", "COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(elsewhere)}
    return kept | {"ASTRARIUM_HOME": str(home), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"} | more


def astrarium(home: Path, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """One run of the program with this typed into it."""
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        env=surroundings(home, **more),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )


def _as_from_a_shell() -> None:
    """Make the terminal its own; Ctrl-C works, also where whoever runs the tests ignores it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, home: Path, *words: str, rows: int = 60, columns: int = 100, **more: str) -> None:
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.program = subprocess.Popen(
            [*COMMAND, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=surroundings(home, TERM="xterm-256color", **more),
            start_new_session=True,
            preexec_fn=_as_from_a_shell,
        )
        os.close(slave)
        self.raw = ""
        self._read = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait(PATIENCE)
        os.close(self.master)

    def expect(self, words: str) -> str:
        """Wait until these words appear; what was written up to and with them, without colours."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = uncoloured(self.raw[self._read :])
            if words in seen:
                self._read = len(self.raw)
                return seen
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.raw += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        raise AssertionError(f"{words!r} did not appear in {uncoloured(self.raw[self._read :])!r}")

    def type(self, line: str) -> None:
        os.write(self.master, (line + "\n").encode())

    def rest(self) -> None:
        """Wait until the program waits: before that, Ctrl-C would be heard at the next key only."""
        end, before = time.monotonic() + PATIENCE, [""]
        while time.monotonic() < end:
            now = Path(f"/proc/{self.program.pid}/stat").read_text().rsplit(")", 1)[1].split()
            state, worked = now[0], now[11:13]
            if state == "S" and worked == before:
                return
            before = worked
            time.sleep(0.1)
        raise AssertionError("the program does not come to rest")

    def interrupt(self) -> None:
        os.write(self.master, b"\x03")

    def kill(self) -> None:
        self.program.send_signal(signal.SIGKILL)
        self.program.wait(PATIENCE)

    def status(self) -> int:
        return self.program.wait(PATIENCE)


def uncoloured(written: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", written).replace("\r", "")


def first_options(path: Path, seed: str = "first options") -> Path:
    """A record of a whole game, always by the first option."""
    table = start("metallum", seats=2, seed=seed, players=["you:Ala", "bot:random"])
    while not table.over:
        choice = table.pending[0]
        table.answer(choice.seat, choice.options[: choice.at_least] if choice.several else choice.options[0])
    table.record.save(path)
    return path
