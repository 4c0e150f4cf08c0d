"""Colours and shapes: a seat is never told by its colour alone."""

from __future__ import annotations

import os
from collections.abc import Mapping

#: Diamond, circle, triangle, square, hexagon, star: one for each seat.
SHAPES = ("◆", "●", "▲", "■", "⬢", "★")

NIGHT = {
    "seats": ("#F66E4B", "#62A6E8", "#31D598", "#E9B2DC", "#EEEADF", "#9E6DF1"),
    "act": "#E8BE6A",
    "quiet": "#93A6AF",
    "good": "#7BD0A3",
    "bad": "#F58F7C",
}
PAPER = {
    "seats": ("#C74B0E", "#0F79C3", "#0D613F", "#AB3E87", "#293036", "#4E2BB8"),
    "act": "#8A5B00",
    "quiet": "#546B76",
    "good": "#0B6B47",
    "bad": "#B3301A",
}


def shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)]


def styles() -> Mapping[str, str]:
    """The names under which text play paints, for a dark or a light terminal."""
    colours = PAPER if light_background() else NIGHT
    named = {f"seat{at}": colour for at, colour in enumerate(colours["seats"])}
    act, quiet = colours["act"], colours["quiet"]
    return named | {
        "act": f"bold {act}",
        "question": "bold",
        "title": f"bold {quiet}",
        "quiet": str(quiet),
        "good": str(colours["good"]),
        "bad": str(colours["bad"]),
        "words": "none",
    }


def light_background() -> bool:
    """Whether the terminal says that its background is light."""
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")
