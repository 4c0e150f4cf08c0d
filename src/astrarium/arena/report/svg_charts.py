"""Plots of a balance study, as SVG text: intervals round a line that is even, and distributions."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from .balance import Distribution
from .estimates import Estimate
from .plots import WIDTH, svg
from .telling import Teller

#: Where names end, where the two panels of an interval plot lie, and where their labels are.
NAMES = 172
RATES = (184, 400)
RATE_LABELS = 408
GAINS = (478, 662)
ROW = 26
HEAD = 26
AXIS = 34
TALL = 150
#: Where the columns of a distribution begin and end, and the bars of shares.
EDGE = 60
BARS = (262, 640)


class Mark(NamedTuple):
    """A row of an interval plot: a rate, what it is worth in points, and what to say of it when asked."""

    name: str
    rate: Estimate
    gain: Estimate | None
    note: str


class Panel(NamedTuple):
    """A part of a plot: numbers from `low` to `high` between two places."""

    left: float
    right: float
    low: float
    high: float

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.left + (self.right - self.left) * min(max(share, 0.0), 1.0)


def intervals(tell: Teller, title: str, rows: Sequence[Mark], even: float, allowed: float | None) -> str:
    """Win rates beside what they are worth in points; what is surely above or below stands out by colour.

    With `allowed`, the range round even that is held to be fair is shaded.
    """
    bottom = HEAD + len(rows) * ROW + 6
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
    percents = _ticks(100 * rates.low, 100 * rates.high)
    parts += _axis(rates, [(percent / 100, f"{percent:g}%") for percent in percents], even, bottom)
    ticks = _ticks(gains.low, gains.high)
    parts += _axis(gains, [(tick, tell.signed(tick, 0) if tick else "0") for tick in ticks], 0.0, bottom)
    for number, row in enumerate(rows):
        y = HEAD + 3 + (number + 0.5) * ROW
        parts.append(f"<g><title>{escape(f'{row.name}: {row.note}')}</title>")
        parts.append(_text("name", NAMES, y + 4, _shortened(row.name, 24), "end"))
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
    """What a panel must show; an interval far wider than the rest (of a thing seen twice) is cut off."""
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


def shares(tell: Teller, title: str, rows: Sequence[tuple[str, Estimate]]) -> str:
    """Shares of all games as bars with their intervals."""
    panel = Panel(*BARS, 0.0, 1.0)
    bottom = len(rows) * ROW + 4
    parts = []
    for percent in range(0, 101, 25):
        x = f"{panel.at(percent / 100):.1f}"
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        parts.append(_text("tick", float(x), bottom + 20, f"{percent}%", "middle"))
    for number, (name, share) in enumerate(rows):
        y = (number + 0.5) * ROW + 2
        low, high = panel.at(share.low or 0.0), panel.at(1.0 if share.high is None else share.high)
        caps = "".join(f"M{end:.1f} {y - 4:g}v8" for end in (low, high))
        wide = panel.at(share.value) - panel.left
        parts += [
            f"<g><title>{escape(name)}</title>",
            _text("name", panel.left - 12, y + 4, _shortened(name, 36), "end"),
            f'<rect class="c0" x="{panel.left}" y="{y - 8:g}" width="{wide:.1f}" height="16" rx="2"/>',
            f'<path class="whisker" d="M{low:.1f} {y:g}H{high:.1f}{caps}"/>',
            _text("label", WIDTH, y + 4, tell.percent(share.value), "end"),
            "</g>",
        ]
    return svg(title, bottom + AXIS, parts)


def columns(tell: Teller, title: str, shown: Distribution) -> str:
    """A distribution as columns; a line marks the mean."""
    count, games = len(shown.columns), sum(shown.columns)
    wide = (WIDTH - 2 * EDGE) / max(count, 8)
    left = EDGE + (WIDTH - 2 * EDGE - wide * count) / 2
    most = max(shown.columns) / games
    parts = []
    for percent in _ticks(0, 105 * most):
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


def _ticks(low: float, high: float) -> list[float]:
    """Three to six round numbers between two ends: steps of 1, 2 or 5."""
    power = 10.0 ** floor(log10((high - low) / 3))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if (high - low) / step < 6)
    return [round(step * count, 6) for count in range(ceil(low / step), floor(high / step) + 1)]


def _text(style: str, x: float, y: float, words: str, anchor: str) -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _shortened(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
