"""Small plots as SVG text. Colours are CSS variables, so that a page can be light or dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 720
LEFT = 150
RIGHT = 120
ROW = 34
AXIS = 34


class Span(NamedTuple):
    """A row of a plot: a value with an interval round it."""

    name: str
    low: float
    value: float
    high: float
    label: str


class Series(NamedTuple):
    """Numbers of one kind, to be shown as a distribution."""

    name: str
    values: Sequence[float]


class Scale(NamedTuple):
    """From numbers to places on a line; `log` for numbers over many magnitudes."""

    low: float
    high: float
    log: bool = False

    def at(self, value: float) -> float:
        low, high = self.low, self.high
        if self.log:
            low, high, value = log10(low), log10(high), log10(max(value, low))
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)


def rate_bars(title: str, rows: Sequence[Span]) -> str:
    """Rates from 0 to 1 as bars, with their intervals."""
    scale = Scale(0.0, 1.0)
    parts = _frame(
        scale, [0, 0.25, 0.5, 0.75, 1], [f"{share:.0%}" for share in (0, 0.25, 0.5, 0.75, 1)], len(rows)
    )
    for number, row in enumerate(rows):
        top = number * ROW
        parts.append(_name(row.name, top))
        wide = scale.at(row.value) - LEFT
        parts.append(
            f'<rect class="c{number % 6}" x="{LEFT}" y="{top + 8}" width="{wide:.1f}" height="18" rx="2"/>'
        )
        parts += _whisker(scale, row, top + 17)
    return svg(title, len(rows) * ROW + AXIS, parts)


def spans(title: str, rows: Sequence[Span], unit: str) -> str:
    """Low, middle and high of each row on a logarithmic line."""
    ends = [each for row in rows for each in (row.low, row.high)]
    low = 10.0 ** floor(log10(max(min(ends, default=1.0), 1e-3)))
    high = 10.0 ** max(ceil(log10(max(*ends, low) if ends else 1.0)), log10(low) + 1)
    scale = Scale(low, high, log=True)
    ticks = [10.0**power for power in range(round(log10(low)), round(log10(high)) + 1)]
    parts = _frame(scale, ticks, [f"{tick:g} {unit}" for tick in ticks], len(rows))
    for number, row in enumerate(rows):
        top = number * ROW
        parts.append(_name(row.name, top))
        parts += _whisker(scale, row, top + 17)
        parts.append(f'<circle class="c{number % 6}" cx="{scale.at(row.value):.1f}" cy="{top + 17}" r="6"/>')
    return svg(title, len(rows) * ROW + AXIS, parts)


def histograms(title: str, rows: Sequence[Series], bins: int = 30) -> str:
    """One distribution a row, all on the same line."""
    values = [value for row in rows for value in row.values]
    low, high = min(values, default=0.0), max(values, default=1.0)
    step = max(1.0, ceil((high - low) / bins)) if high > low else 1.0
    scale = Scale(low, low + step * (floor((high - low) / step) + 1))
    ticks = _round_ticks(scale.low, scale.high)
    tall = 2 * ROW
    parts = _frame(scale, ticks, [f"{tick:g}" for tick in ticks], 2 * len(rows))
    for number, row in enumerate(rows):
        parts.append(_name(row.name, number * tall + ROW / 2))
        parts += _columns(scale, row.values, step, (number + 1) * tall, f"c{number % 6}")
    return svg(title, len(rows) * tall + AXIS, parts)


def _columns(scale: Scale, values: Sequence[float], step: float, bottom: float, style: str) -> list[str]:
    counts: dict[int, int] = {}
    for value in values:
        column = floor((value - scale.low) / step)
        counts[column] = counts.get(column, 0) + 1
    most = max(counts.values(), default=1)
    wide = scale.at(scale.low + step) - LEFT
    return [
        f'<rect class="{style}" x="{scale.at(scale.low + column * step) + 0.5:.1f}" '
        f'y="{bottom - tall:.1f}" width="{max(wide - 1, 1):.1f}" height="{tall:.1f}"/>'
        for column, count in sorted(counts.items())
        for tall in [56 * count / most]
    ]


def _round_ticks(low: float, high: float) -> list[float]:
    step = 10.0 ** floor(log10(max(high - low, 1)))
    while (high - low) / step < 4:
        step /= 2
    return [step * count for count in range(ceil(low / step), floor(high / step) + 1)]


def _frame(scale: Scale, ticks: Sequence[float], labels: Sequence[str], rows: int) -> list[str]:
    parts = []
    for tick, label in zip(ticks, labels, strict=True):
        x = f"{scale.at(tick):.1f}"
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{rows * ROW}"/>')
        parts.append(
            f'<text class="tick" x="{x}" y="{rows * ROW + 20}" text-anchor="middle">{escape(label)}</text>'
        )
    return parts


def _whisker(scale: Scale, row: Span, y: float) -> list[str]:
    """A line from low to high, and the row's label in a column of its own."""
    low, high = scale.at(row.low), scale.at(row.high)
    caps = "".join(f"M{x:.1f} {y - 5}v10" for x in (low, high))
    return [
        f'<path class="whisker" d="M{low:.1f} {y}H{high:.1f}{caps}"/>',
        f'<text class="label" x="{WIDTH - RIGHT + 16}" y="{y + 4}">{escape(row.label)}</text>',
    ]


def _name(name: str, top: float) -> str:
    shown = name if len(name) <= 20 else name[:19] + "…"
    return f'<text class="name" x="{LEFT - 10}" y="{top + 21}" text-anchor="end">{escape(shown)}</text>'


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
