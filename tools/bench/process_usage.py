"""Memory and CPU time of processes and their descendants, from /proc (Linux only)."""

from __future__ import annotations

import os
from pathlib import Path


def family(*first: int) -> list[int]:
    """These processes and all their descendants."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        if stat := _stat(int(folder.name)):
            parents.setdefault(int(stat[1]), []).append(int(folder.name))
    found = list(first)
    for pid in found:
        found += parents.get(pid, [])
    return found


def memory(*first: int) -> float:
    """Their total memory in MB; shared pages count once (PSS) if the system reports it."""
    return sum(map(_memory, family(*first)))


def busy(*first: int) -> float:
    """Their CPU time in seconds."""
    ticks = (sum(map(int, stat[11:13])) for pid in family(*first) if (stat := _stat(pid)))
    return sum(ticks) / os.sysconf("SC_CLK_TCK")


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat, from the state on."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return []


def _memory(pid: int) -> float:
    for name, line in (("smaps_rollup", "Pss:"), ("status", "VmRSS:")):
        try:
            lines = Path(f"/proc/{pid}/{name}").read_text(encoding="utf-8").splitlines()
        except OSError:
            continue
        if found := [each for each in lines if each.startswith(line)]:
            return int(found[0].split()[1]) / 1024
    return 0.0
