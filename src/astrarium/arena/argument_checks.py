"""What the commands here are asked, checked; and where they put their JSON."""

from __future__ import annotations

import json
import re
from errno import EISDIR, ENOENT, ENOTDIR
from os import strerror
from pathlib import Path
from typing import Any

from ..kernel import BadSetup, write_whole
from .verdicts import Range

#: More of anything that is counted would be a slip of the finger.
MOST = 10_000_000


def check_number(name: str, value: int, least: int = 1) -> int:
    """A count within reason; `name` says which one is wrong."""
    if not least <= value <= MOST:
        raise BadSetup("error-bad-number", name=name, value=value, least=least, most=MOST)
    return value


def check_seed(seed: str) -> str:
    if not seed or len(seed) > 100:
        raise BadSetup("error-bad-seed", seed=seed[:40])
    return seed


def check_target(target: Path | str | None) -> None:
    """Whether a file can lie there: better known before the work than after it."""
    if target is None or target == "-":
        return
    path = Path(target)
    fault = EISDIR if path.is_dir() else None if path.parent.is_dir() else ENOENT
    if fault is not None:
        raise BadSetup("error-file", file=str(path), why=strerror(fault))


def check_folder(folder: Path | None) -> None:
    """Whether a folder is there, or can be made."""
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
    """Write JSON to a file, whole or not at all; `-` prints it."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    if target == "-":
        print(text)
    else:
        write_whole(Path(target), text + "\n")
