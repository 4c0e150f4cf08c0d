"""Validates arguments of the arena's commands and writes their JSON output."""

from __future__ import annotations

import json
import re
from errno import EISDIR, ENOENT, ENOTDIR
from os import strerror
from pathlib import Path
from typing import Any

from ..kernel import BadSetup, write_whole
from .balance_criteria import Range

#: Maximum of any count. A larger one is a typing error.
MOST = 10_000_000


def check_number(name: str, value: int, least: int = 1) -> int:
    """Check a count; `name` is the option in the error."""
    if not least <= value <= MOST:
        raise BadSetup("error-bad-number", name=name, value=value, least=least, most=MOST)
    return value


def check_seed(seed: str) -> str:
    if not seed or len(seed) > 100:
        raise BadSetup("error-bad-seed", seed=seed[:40])
    return seed


def check_target(target: Path | str | None) -> None:
    """Check before the work that an output file can be written."""
    if target is None or target == "-":
        return
    path = Path(target)
    fault = EISDIR if path.is_dir() else None if path.parent.is_dir() else ENOENT
    if fault is not None:
        raise BadSetup("error-file", file=str(path), why=strerror(fault))


def check_folder(folder: Path | None) -> None:
    """Check that a folder exists or can be created."""
    if folder is None or folder.is_dir():
        return
    fault = ENOTDIR if folder.exists() else None if folder.parent.is_dir() else ENOENT
    if fault is not None:
        raise BadSetup("error-file", file=str(folder), why=strerror(fault))


def check_share(name: str, percent: float) -> float:
    """Percentage points as a share of one."""
    if not 0 < percent < 100:
        raise BadSetup("error-bad-percent", name=name, value=f"{percent:g}")
    return percent / 100


def read_range(written: str) -> Range:
    """`rounds=5-8`."""
    found = re.fullmatch(r"([a-z-]+)=(\d+)-(\d+)", written)
    if found is None or int(found[2]) > int(found[3]):
        raise BadSetup("error-bad-range", value=written[:40])
    return Range(found[1], int(found[2]), int(found[3]))


def put_json(target: str, data: dict[str, Any]) -> None:
    """Write JSON to a file atomically; `-` prints it."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    if target == "-":
        print(text)
    else:
        write_whole(Path(target), text + "\n")
