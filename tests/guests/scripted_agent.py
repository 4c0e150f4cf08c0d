"""Scripted agents for tests: they read what a table says and answer with a handle."""

from __future__ import annotations

import re
from random import Random
from typing import Any

OPTION = re.compile(r"^(\d+)\. .*\[([^\]\n]+)\]$", re.MULTILINE)
PICK = re.compile(r"^Pick (?:up to )?(\d+)(?:–(\d+))?", re.MULTILINE)


def options(text: str) -> list[str]:
    """The handles that a text lists."""
    return [handle for _, handle in OPTION.findall(text)]


def chosen(text: str, rng: Random) -> str:
    """A random answer to the question of a text; empty if it asks nothing."""
    known = options(text)
    if not known:
        return ""
    found = PICK.search(text)
    if found is None or "none" in known:
        return rng.choice(known)
    return ",".join(rng.sample(known, int(found[1])))


def said(result: Any) -> str:
    """What a tool has said."""
    return "".join(part.text for part in result.content)
