"""Draws a balance study as Markdown; deterministic for a seed."""

from __future__ import annotations

from collections.abc import Sequence
from shlex import join

from ...kernel import Game
from ..balance import Balance
from ..balance_criteria import Criterion, Verdict
from ..schedule import Match
from .tables import ReportTable, distributions_table, game_kind_table, kind_table, verdict_line
from .wording import Wording


def summary(
    tell: Wording, match: Match, shown: Balance, criterion: Criterion, kept: Sequence[Verdict]
) -> str:
    """The whole summary as text."""
    parts = [
        f"# {tell('shell-balance-title', game=tell('game-title'))}",
        facts(tell, match, shown.games) + ".",
        f"    {command_line(tell.game, match, criterion)}",
    ]
    if not match.alone:
        parts.append(tell("shell-balance-unequal"))
    lines = [verdict_line(tell, verdict) for verdict in kept]
    parts.append("\n".join(f"- {line.question} **{line.answer}** {line.because}" for line in lines))
    for kind in shown.kinds:
        parts += [
            f"## {tell('shell-balance-rates-by', kind=tell.kind(kind.id))}",
            markdown_table(kind_table(tell, kind)),
        ]
    parts += [f"## {tell('shell-balance-games')}", markdown_table(distributions_table(tell, shown))]
    parts.append(f"{tell('shell-balance-drawn')}: {tell.percent(shown.drawn.value)}.")
    for table_kind in shown.shared:
        parts += [f"## {tell.kind(table_kind.id)}", markdown_table(game_kind_table(tell, table_kind))]
    parts.append(f"## {tell('shell-balance-method')}")
    parts += [tell(f"shell-balance-method-{part}") for part in ("intervals", "worth", "many")]
    return "\n\n".join(part for part in parts if part) + "\n"


def facts(tell: Wording, match: Match, games: int) -> str:
    """The parameters of a match in a line."""
    said = [
        tell("shell-arena-facts", games=games, seats=match.seats, seed=match.seed),
        " · ".join(match.bots),
        *(f"{variant.id}={match.options[variant.id]}".lower() for variant in tell.game.variants),
        tell("shell-arena-revision", revision=str(tell.game.revision)),
    ]
    return ", ".join(said)


def command_line(game: Game, match: Match, criterion: Criterion) -> str:
    """The command that reproduces the report."""
    bots = match.bots * match.seats if match.alone else match.bots
    words = ["astrarium", "arena", match.game, "--bots", ",".join(bots)]
    if not match.alone:
        words += ["--seats", str(match.seats)]
    words += ["--games", str(match.games), "--seed", match.seed]
    for setting in game.variants:
        if match.options[setting.id] != setting.default:
            words += ["--option", f"{setting.id}={match.options[setting.id]}".lower()]
    words += ["--even", f"{100 * criterion.allowed:g}", "--kinds", ",".join(criterion.kinds)]
    for wanted in criterion.ranges:
        words += ["--within", str(wanted)]
    return join([*words, "--report", "FOLDER"])


def markdown_table(shown_table: ReportTable) -> str:
    head, *rows = [
        " | ".join(cell.replace("|", "\\|") for cell in row) for row in (shown_table.head, *shown_table.rows)
    ]
    rule = "|".join(["---", *["---:"] * (len(shown_table.head) - 1)])
    return "\n".join([f"| {head} |", f"|{rule}|", *(f"| {row} |" for row in rows)])
