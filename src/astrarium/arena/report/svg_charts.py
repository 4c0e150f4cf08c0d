"""Draws charts as SVG text. Colours are CSS variables for light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from ..balance import Distribution
from ..estimates import Estimate
from .wording import Wording

WIDTH = 720
LEFT = 150
RIGHT = 120
ROW = 34
AXIS = 34
MOST_TICKS = 6


class Span(NamedTuple):
    """A row of a plot: a value with its interval."""

    name: str
    low: float
    value: float
    high: float
    label: str


class Series(NamedTuple):
    """A named sample of numbers."""

    name: str
    values: Sequence[float]


class Scale(NamedTuple):
    """Maps numbers to x coordinates, linear or logarithmic."""

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
    """Intervals of each row on a logarithmic scale."""
    ends = [each for row in rows for each in (row.low, row.high)]
    low = 10.0 ** floor(log10(max(min(ends, default=1.0), 1e-3)))
    high = 10.0 ** max(ceil(log10(max(*ends, low) if ends else 1.0)), log10(low) + 1)
    scale = Scale(low, high, log=True)
    powers = range(round(log10(low)), round(log10(high)) + 1)
    powers = powers[:: ceil(len(powers) / MOST_TICKS)]
    parts = _frame(
        scale, [10.0**power for power in powers], [_power(power, unit) for power in powers], len(rows)
    )
    for number, row in enumerate(rows):
        top = number * ROW
        parts.append(_name(row.name, top))
        parts += _whisker(scale, row, top + 17)
        parts.append(f'<circle class="c{number % 6}" cx="{scale.at(row.value):.1f}" cy="{top + 17}" r="6"/>')
    return svg(title, len(rows) * ROW + AXIS, parts)


def histograms(title: str, rows: Sequence[Series], bins: int = 30) -> str:
    """A histogram for each row on a common scale."""
    values = [value for row in rows for value in row.values]
    low, high = min(values, default=0.0), max(values, default=1.0)
    step = max(1.0, ceil((high - low) / bins)) if high > low else 1.0
    scale = Scale(low, low + step * (floor((high - low) / step) + 1))
    steps = ticks(scale.low, scale.high)
    tall = 2 * ROW
    parts = _frame(scale, steps, [f"{tick:g}" for tick in steps], 2 * len(rows))
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


def ticks(low: float, high: float) -> list[float]:
    """Three to six round tick values with steps of 1, 2 or 5."""
    power = 10.0 ** floor(log10((high - low) / 3))
    step = next(
        step for step in (power, 2 * power, 5 * power, 10 * power) if (high - low) / step < MOST_TICKS
    )
    return [round(step * count, 6) for count in range(ceil(low / step), floor(high / step) + 1)]


def _power(power: int, unit: str) -> str:
    """A power of ten as a plain number: 0.01 ms, 10,000 ms."""
    return f"{10.0**power:,.{max(0, -power)}f} {unit}"


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
    """The interval line of a row, and its label in the right column."""
    low, high = scale.at(row.low), scale.at(row.high)
    caps = "".join(f"M{x:.1f} {y - 5}v10" for x in (low, high))
    return [
        f'<path class="whisker" d="M{low:.1f} {y}H{high:.1f}{caps}"/>',
        f'<text class="label" x="{WIDTH - RIGHT + 16}" y="{y + 4}">{escape(row.label)}</text>',
    ]


def _name(name: str, top: float) -> str:
    return named(name, LEFT - 10, top + 21, 20)


def named(name: str, x: float, y: float, most: int) -> str:
    """A right-aligned name, on two lines if it is longer than `most` characters.

    A name too long for two lines keeps both ends; a tooltip has the full name.
    """
    lines = _lines(name, most)
    first = y - 6 * (len(lines) - 1)
    spans = "".join(
        f'<tspan x="{x:.1f}" y="{first + 12 * number:.1f}">{escape(line)}</tspan>'
        for number, line in enumerate(lines)
    )
    small = ' font-size="10.5"' if len(lines) > 1 else ""
    return f'<text class="name" text-anchor="end"{small}><title>{escape(name)}</title>{spans}</text>'


def _lines(name: str, most: int) -> list[str]:
    if len(name) <= most:
        return [name]
    if len(name) > 2 * most:
        name = f"{name[:most]}…{name[1 - most :]}"
    breaks = [at for at in range(len(name) - most, most + 1) if at and name[at - 1] in " -:/·"]
    at = min(breaks, key=lambda at: abs(2 * at - len(name)), default=most)
    return [name[:at].strip(), name[at:].strip()]


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


#: X coordinates of an interval plot: end of names, panels and labels.
NAMES = 172
RATES = (184, 400)
RATE_LABELS = 408
GAINS = (478, 662)
PANEL_ROW = 26
HEAD = 26
TALL = 150
#: X coordinates: margin of a distribution, and the bars of shares.
EDGE = 60
BARS = (262, 640)


class Mark(NamedTuple):
    """A row of an interval plot: a win rate, a gain in points and a tooltip."""

    name: str
    rate: Estimate
    gain: Estimate | None
    note: str


class Panel(NamedTuple):
    """Maps numbers from `low` to `high` to x coordinates between `left` and `right`."""

    left: float
    right: float
    low: float
    high: float

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.left + (self.right - self.left) * min(max(share, 0.0), 1.0)


def intervals(tell: Wording, title: str, rows: Sequence[Mark], even: float, allowed: float | None) -> str:
    """Win rates and gains in points side by side; colour marks significant deviations.

    With `allowed`, the range of fair win rates is shaded.
    """
    bottom = HEAD + len(rows) * PANEL_ROW + 6
    rates = _rate_panel(rows, even, allowed or 0.0)
    gains = _gain_panel(rows)
    parts = [
        _text("head", rates.left, 13, tell("shell-balance-rate"), "start"),
        _text("head", gains.left, 13, tell("shell-balance-worth-points"), "start"),
    ]
    if allowed:
        left, right = rates.at(even - allowed), rates.at(even + allowed)
        parts.append(
            f'<rect class="band" x="{left:.1f}" y="{HEAD}" width="{right - left:.1f}" '
            f'height="{bottom - HEAD}"/>'
        )
    percents = ticks(100 * rates.low, 100 * rates.high)
    parts += _axis(rates, [(percent / 100, f"{percent:g}%") for percent in percents], even, bottom)
    gained = ticks(gains.low, gains.high)
    parts += _axis(gains, [(tick, tell.signed(tick, 0) if tick else "0") for tick in gained], 0.0, bottom)
    for number, row in enumerate(rows):
        y = HEAD + 3 + (number + 0.5) * PANEL_ROW
        parts.append(f"<g><title>{escape(f'{row.name}: {row.note}')}</title>")
        parts.append(named(row.name, NAMES, y + 4, 24))
        parts += _mark(rates, row.rate, even, y)
        parts.append(_text("label", RATE_LABELS, y + 4, tell.percent(row.rate.value), "start"))
        if row.gain is not None:
            parts += _mark(gains, row.gain, 0.0, y)
            parts.append(_text("label", WIDTH, y + 4, tell.signed(row.gain.value), "end"))
        parts.append("</g>")
    return svg(title, bottom + AXIS, parts)


def _rate_panel(rows: Sequence[Mark], even: float, reach: float) -> Panel:
    low, high = _ends([even - reach, even + reach], [row.rate for row in rows])
    return Panel(*RATES, max(floor(20 * low), 0) / 20, min(ceil(20 * high), 20) / 20)


def _gain_panel(rows: Sequence[Mark]) -> Panel:
    low, high = _ends([-1.0, 1.0], [row.gain for row in rows if row.gain is not None])
    most = ceil(max(-low, high))
    return Panel(*GAINS, -most, most)


def _ends(fixed: Sequence[float], estimates: Sequence[Estimate]) -> tuple[float, float]:
    """The range of a panel; intervals much wider than the median one are cut off."""
    values = [each.value for each in estimates]
    reaches = sorted(
        max(each.high - each.value, each.value - each.low)
        for each in estimates
        if each.low is not None and each.high is not None
    )
    reach = 2 * reaches[len(reaches) // 2] if reaches else 0.0
    lows = [max(each.low, each.value - reach) for each in estimates if each.low is not None]
    highs = [min(each.high, each.value + reach) for each in estimates if each.high is not None]
    return min(*fixed, *values, *lows), max(*fixed, *values, *highs)


def _axis(panel: Panel, ticks: Sequence[tuple[float, str]], middle: float, bottom: float) -> list[str]:
    parts = []
    for tick, label in ticks:
        x = f"{panel.at(tick):.1f}"
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{HEAD}" y2="{bottom}"/>')
        parts.append(_text("tick", float(x), bottom + 20, label, "middle"))
    x = f"{panel.at(middle):.1f}"
    return [*parts, f'<line class="even" x1="{x}" x2="{x}" y1="{HEAD}" y2="{bottom}"/>']


def _mark(panel: Panel, estimate: Estimate, middle: float, y: float) -> list[str]:
    dot = f'<circle cx="{panel.at(estimate.value):.1f}" cy="{y:g}" r="4.5"/>'
    low, high = estimate.low, estimate.high
    if low is None or high is None:
        return [f'<g class="mark close">{dot}</g>']
    style = "above" if low > middle else "below" if high < middle else "close"
    caps = "".join(
        f"M{panel.at(end):.1f} {y - 4:g}v8" for end in (low, high) if panel.low <= end <= panel.high
    )
    line = f'<path d="M{panel.at(low):.1f} {y:g}H{panel.at(high):.1f}{caps}"/>'
    return [f'<g class="mark {style}">{line}{dot}</g>']


def shares(tell: Wording, title: str, rows: Sequence[tuple[str, Estimate]]) -> str:
    """Shares of all games as bars with their intervals."""
    panel = Panel(*BARS, 0.0, 1.0)
    bottom = len(rows) * PANEL_ROW + 4
    parts = []
    for percent in range(0, 101, 25):
        x = f"{panel.at(percent / 100):.1f}"
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        parts.append(_text("tick", float(x), bottom + 20, f"{percent}%", "middle"))
    for number, (name, share) in enumerate(rows):
        y = (number + 0.5) * PANEL_ROW + 2
        low, high = panel.at(share.low or 0.0), panel.at(1.0 if share.high is None else share.high)
        caps = "".join(f"M{end:.1f} {y - 4:g}v8" for end in (low, high))
        wide = panel.at(share.value) - panel.left
        parts += [
            f"<g><title>{escape(name)}</title>",
            named(name, panel.left - 12, y + 4, 36),
            f'<rect class="c0" x="{panel.left}" y="{y - 8:g}" width="{wide:.1f}" height="16" rx="2"/>',
            f'<path class="whisker" d="M{low:.1f} {y:g}H{high:.1f}{caps}"/>',
            _text("label", WIDTH, y + 4, tell.percent(share.value), "end"),
            "</g>",
        ]
    return svg(title, bottom + AXIS, parts)


def columns(tell: Wording, title: str, shown: Distribution) -> str:
    """A distribution as columns; a line marks the mean."""
    count, games = len(shown.columns), sum(shown.columns)
    wide = (WIDTH - 2 * EDGE) / max(count, 8)
    left = EDGE + (WIDTH - 2 * EDGE - wide * count) / 2
    most = max(shown.columns) / games
    parts = []
    for percent in ticks(0, 105 * most):
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
