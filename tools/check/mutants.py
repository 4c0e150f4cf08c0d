"""Plant faults, one after the other, in a copy of the tree, and see that tests notice each.

    python -m tools.check.mutants            # all of mutants.toml
    python -m tools.check.mutants orion      # those whose names have this word

What notices a fault has to pass without it. A fault that no test notices survives: then the exit status is 1.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tools.build.web_client import ROOT, node_environment

FAULTS = Path(__file__).with_suffix(".toml")
#: The parts of the tree that tests need.
PARTS = (
    *("src", "tests", "tools", "examples", "docs", "deploy", "web"),
    *("pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "mkdocs.yml"),
)
#: Timeout in seconds for the tests of one fault.
PATIENCE = 900
PASSED, FAILED = 0, 1
#: A failed test in the summary of pytest.
FAILING = re.compile(r"^(?:FAILED|ERROR) (\S+?\.py(?:::\w+(?:\[.*?\](?= - |$))?)?)", re.MULTILINE)


class Fault(NamedTuple):
    """A mutation of one file, and the tests that must notice it."""

    name: str
    file: str
    old: str
    new: str
    tests: list[str]

    @property
    def client(self) -> bool:
        return self.file.startswith("web/")


def faults(words: Sequence[str] = ()) -> list[Fault]:
    """All faults, or those with one of these words in their names."""
    known = [Fault(**each) for each in tomllib.loads(FAULTS.read_text(encoding="utf-8"))["faults"]]
    return [each for each in known if not words or any(word in each.name for word in words)]


def misplaced(fault: Fault) -> str:
    """Why a fault cannot be planted; empty if it can."""
    found = (ROOT / fault.file).read_text(encoding="utf-8").count(fault.old)
    if fault.old == fault.new:
        return "it changes nothing"
    return "" if found == 1 else f"its old text stands {found} times in {fault.file}"


class Copy:
    """A copy of the tree. Written files get increasing times, so that compiled modules are never stale."""

    ticks = count(int(time.time()))

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        leave = shutil.ignore_patterns("node_modules", "__pycache__")
        for part in PARTS:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, folder / part, ignore=leave)
            elif (ROOT / part).is_file():
                shutil.copy(ROOT / part, folder / part)
        (folder / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())

    def write(self, file: str, text: str) -> None:
        path = self.folder / file
        path.write_text(text, encoding="utf-8")
        tick = next(self.ticks)
        os.utime(path, (tick, tick))

    def test(self, tests: Iterable[str], client: bool) -> tuple[int, str]:
        """Run tests up to the first failure; returns the exit status and the output."""
        if client:
            command = ["npx", "--no-install", "vitest", "run", "--bail", "1", *tests]
            folder, environment = self.folder / "web", node_environment()
        else:
            command = [sys.executable, "-m", "pytest", "-x", "-n", "0", "-p", "no:cacheprovider", *tests]
            folder, environment = self.folder, {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr

    def try_out(self, fault: Fault) -> str:
        """Plant a fault and run its tests; empty if they notice it, else the problem."""
        text = (ROOT / fault.file).read_text(encoding="utf-8")
        self.write(fault.file, text.replace(fault.old, fault.new))
        try:
            status, said = self.test(fault.tests, fault.client)
        finally:
            self.write(fault.file, text)
        if status == PASSED:
            return "SURVIVED"
        noticed = fault.tests if fault.client else FAILING.findall(said)
        if status != FAILED or not noticed:
            return f"could not be tried:\n{said[-2000:]}"
        status, said = self.test(noticed, fault.client)
        return "" if status == PASSED else f"fails without the fault, too:\n{said[-2000:]}"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("words", nargs="*", help="only faults that have one of these words in their names")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="copies of the tree at once")
    wishes = parser.parse_args(argv)
    planned = faults(wishes.words)
    wrong = {fault.name: why for fault in planned if (why := misplaced(fault))}
    for name, why in wrong.items():
        print(f"{name}: {why}", flush=True)
    if wrong or not planned:
        return 1
    with tempfile.TemporaryDirectory() as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(min(wishes.jobs, len(planned))):
            copies.put(Copy(Path(folder) / str(number)))

        def tried(fault: Fault) -> tuple[Fault, str, float]:
            copy, began = copies.get(), time.monotonic()
            try:
                return fault, copy.try_out(fault), time.monotonic() - began
            finally:
                copies.put(copy)

        survived = 0
        with ThreadPoolExecutor(wishes.jobs) as pool:
            for at, (fault, why, seconds) in enumerate(pool.map(tried, planned), 1):
                survived += bool(why)
                print(f"{at:3}/{len(planned)} {why or 'noticed'} ({seconds:.0f} s) {fault.name}", flush=True)
    print(f"{len(planned) - survived} of {len(planned)} faults are noticed.")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
