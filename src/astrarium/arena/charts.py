"""Plots of a balance study, as SVG text: intervals round a line that is even, and distributions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor
from typing import NamedTuple

from .balance import Distribution
from .plots import WIDTH, round_ticks, svg
from .telling import Teller

LEFT = 210
RIGHT = 150
ROW = 26
AXIS = 34
TALL = 150
#: Where the columns of a distribution begin and end.
EDGE = 48


class Mark(NamedTuple):
    """A row of an interval plot."""

    name: str
    value: float
    low: float
    high: float
    label: str
    note: str


def intervals(title: str, rows: Sequence[Mark], even: float, allowed: float | None) -> str:
    """Rates with their intervals; those that are surely above or below even stand out by colour.

    With `allowed`, the range round even that is held to be fair is shaded.
    """
    reach = allowed or 0.0
    low = floor(20 * min(even - reach, *(row.low for row in rows))) / 20
    high = ceil(20 * max(even + reach, *(row.high for row in rows))) / 20
    bottom = len(rows) * ROW + 6

    def at(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)

    parts = []
    if allowed:
        left, right = at(max(even - allowed, low)), at(min(even + allowed, high))
        parts.append(
            f'<rect class="band" x="{left:.1f}" y="0" width="{right - left:.1f}" height="{bottom}"/>'
        )
    for percent in round_ticks(100 * low, 100 * high):
        x = f"{at(percent / 100):.1f}"
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        parts.append(_text("tick", float(x), bottom + 20, f"{percent:g}%", "middle"))
    parts.append(f'<line class="even" x1="{at(even):.1f}" x2="{at(even):.1f}" y1="0" y2="{bottom}"/>')
    for number, row in enumerate(rows):
        parts += _mark(row, even, number * ROW + 3 + ROW / 2, at)
    return svg(title, bottom + AXIS, parts)


def _mark(row: Mark, even: float, y: float, at: Callable[[float], float]) -> list[str]:
    style = "above" if row.low > even else "below" if row.high < even else "close"
    caps = "".join(f"M{at(end):.1f} {y - 4:g}v8" for end in (row.low, row.high))
    return [
        f'<g class="mark {style}"><title>{escape(f"{row.name}: {row.label}, {row.note}")}</title>',
        _text("name", LEFT - 12, y + 4, _shortened(row.name, 30), "end"),
        f'<path d="M{at(row.low):.1f} {y:g}H{at(row.high):.1f}{caps}"/>',
        f'<circle cx="{at(row.value):.1f}" cy="{y:g}" r="4.5"/>',
        _text("label", WIDTH - RIGHT + 14, y + 4, row.label, "start"),
        _text("tick", WIDTH, y + 4, row.note, "end"),
        "</g>",
    ]


def columns(tell: Teller, title: str, shown: Distribution) -> str:
    """A distribution as columns; a line marks the mean."""
    count, games = len(shown.columns), sum(shown.columns)
    wide = (WIDTH - 2 * EDGE) / max(count, 8)
    left = EDGE + (WIDTH - 2 * EDGE - wide * count) / 2
    most = max(shown.columns) / games
    parts = []
    for percent in round_ticks(0, 100 * most * 1.05):
        y = TALL - percent / 100 / most * (TALL - 16)
        parts.append(f'<line class="grid" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(_text("tick", EDGE - 8, y + 4, f"{percent:g}%", "end"))
    every = ceil(count / 12)
    for number, games_here in enumerate(shown.columns):
        start = shown.start + number * shown.step
        x, tall = left + number * wide, games_here / games / most * (TALL - 16)
        span = f"{start:g}" if shown.step == 1 else f"{start:g}–{start + shown.step - 1:g}"
        parts.append(
            f'<rect class="c0" x="{x + 1:.1f}" y="{TALL - tall:.1f}" width="{max(wide - 2, 1):.1f}" '
            f'height="{tall:.1f}" rx="1.5"><title>{escape(f"{span}: {tell.percent(games_here / games)}")}'
            "</title></rect>"
        )
        if number % every == 0:
            parts.append(_text("tick", x + wide / 2, TALL + 18, f"{start:g}", "middle"))
    middle = left + (shown.mean.value - shown.start + 0.5) / shown.step * wide
    parts.append(f'<line class="even" x1="{middle:.1f}" x2="{middle:.1f}" y1="4" y2="{TALL}"/>')
    label = f"{tell('shell-balance-mean')} {tell.number(shown.mean.value)}"
    parts.append(_text("label", middle + 6, 13, label, "start"))
    return svg(title, TALL + AXIS, parts)


def _text(style: str, x: float, y: float, words: str, anchor: str) -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _shortened(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
