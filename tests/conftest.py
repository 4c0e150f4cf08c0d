"""Tests with real processes in real time get a second try, told of in the summary as "rerun"."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from server.mailbox import Box

#: Here a browser, a server or a cluster answers within a test's patience, and a busy machine may exhaust that.
REAL_TIME = tuple(Path(__file__).parent / path for path in ("browser", "server", "test_ray_cluster.py"))

# The programs that tests start, hundreds of them, shall find their modules compiled.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in REAL_TIME):
            item.add_marker(pytest.mark.flaky(reruns=1))
            if "whole_game" in item.name:  # several people and bots, at every size of a window
                item.add_marker(pytest.mark.timeout(800))


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Show a failing test at once: a run that is cut off has told what it found."""
    if report.outcome in {"failed", "rerun"} and "PYTEST_XDIST_WORKER" not in os.environ:
        print(
            f"\n{report.outcome}: {report.nodeid} ({report.when})\n{report.longreprtext[-3000:]}", flush=True
        )


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    """A mail server that keeps what it gets."""
    from server.mailbox import Box

    box = Box()
    yield box
    box.close()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where the program keeps its games."""
    return tmp_path / "home"


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a whole game."""
    from program import first_options

    return first_options(tmp_path_factory.mktemp("records") / "game.json")
