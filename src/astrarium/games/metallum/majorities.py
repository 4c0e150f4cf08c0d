"""M12.3 Majority and minority: how two strengths on a planet compare."""

from __future__ import annotations


def compare(red: int, blue: int) -> tuple[str, str]:
    """M12.3 The results of two strengths: none, majority, minority or tie."""
    if red == blue:
        return ("tie", "tie") if red else ("none", "none")
    if red > blue:
        return "majority", "minority" if blue else "none"
    return "minority" if red else "none", "majority"


def counts_as(result: str, ties: bool) -> str:
    """M10.7 The result that counts; with `ties`, a tie counts as a minority."""
    return "minority" if ties and result == "tie" else result
