"""Names of people and tables."""

from __future__ import annotations

from ..kernel import AstrariumError

#: Characters of a name at most.
LONGEST_NAME = 40


def clean_name(name: str) -> str:
    """A name without odd blanks; raises an error when nothing is left, or too much."""
    clean = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if not clean:
        raise AstrariumError("server-no-name")
    if len(clean) > LONGEST_NAME:
        raise AstrariumError("server-name-too-long", most=LONGEST_NAME)
    return clean
