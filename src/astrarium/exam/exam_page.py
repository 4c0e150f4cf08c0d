"""The page of an exam: tables and plots of its result."""

from __future__ import annotations

from html import escape
from typing import Any

from .. import game as find_game
from ..arena.estimates import Estimate, wilson_interval
from ..arena.report.html import document, paragraph, section, table
from ..arena.report.svg_charts import Span, rate_bars, spans
from ..arena.report.tables import ReportTable
from ..arena.report.wording import NOTHING, Wording

#: Maximum characters of a text in a table.
LONGEST = 60


def exam_page(result: dict[str, Any], language: str) -> str:
    """The whole page as text."""
    games = result["games"]
    tells = {game: Wording(find_game(game), language) for game in games}
    tell = next(iter(tells.values()))
    exam = result["exam"]
    title = tell("shell-exam-title", agent=exam["agent"])
    played = sum(each["played"] for each in games.values())
    asked = sum(each["questions"]["asked"] for each in games.values())
    facts = tell(
        "shell-exam-facts",
        version=exam["version"],
        games=played,
        questions=asked,
        pledge=result["pledge"],
    )
    references = ", ".join(sorted({each["reference"] for each in games.values()}))
    body = (
        f"<h1>{escape(title)}</h1>"
        + paragraph(facts, "facts")
        + _strength(tell, tells, games)
        + _answers(tell, tells, games, result["seconds"])
        + _questions(tell, tells, games)
        + _lost(tell, tells, games)
        + paragraph(tell("shell-exam-method", reference=references))
    )
    return document(title, language, body)


def _heads(tell: Wording, *names: str) -> list[str]:
    return [tell(f"shell-exam-{name}") for name in names]


def _strength(tell: Wording, tells: dict[str, Wording], games: dict[str, Any]) -> str:
    name = tell("shell-exam-strength")
    rows, bars = [], []
    for game, each in games.items():
        luck = each["luck"]
        adjusted = Estimate(luck["adjusted"], luck["low"], luck["high"])
        saved = [NOTHING if luck[part] is None else f"1/{luck[part]:g}" for part in ("duplicates", "values")]
        rows.append(
            (
                tells[game]("game-title"),
                str(each["rating"]),
                f"{each['low']}–{each['high']}",
                str(each["played"]),
                tell.percent(each["won"] / each["played"]),
                tell.signed(luck["margin"]),
                tell.gain(adjusted),
                ", ".join(saved),
            )
        )
        bars.append(
            Span(tells[game]("game-title"), each["low"], each["rating"], each["high"], str(each["rating"]))
        )
    heads = _heads(tell, "game", "rating", "interval", "played", "won", "margin", "adjusted", "fewer")
    return section(name, spans(name, bars, ""), table(ReportTable(heads, rows)))


def _answers(tell: Wording, tells: dict[str, Wording], games: dict[str, Any], times: dict[str, Any]) -> str:
    rows = [
        (
            tells[game]("game-title"),
            str(each["answers"]),
            tell.percent(each["legal"]),
            str(each["drawn"]),
            f"{tell.number(each['read'], 0)} + {tell.number(each['written'], 0)}",
            tell.number(times[game]["median"], 2),
            tell.number(each["cost"], 4),
        )
        for game, each in games.items()
    ]
    heads = _heads(tell, "game", "answers", "legal", "drawn", "tokens", "seconds", "cost-total")
    return section(tell("shell-exam-answers"), table(ReportTable(heads, rows)))


def _questions(tell: Wording, tells: dict[str, Wording], games: dict[str, Any]) -> str:
    name = tell("shell-exam-questions")
    rows, bars = [], []
    for game, each in games.items():
        found = each["questions"]
        if not found["answered"]:
            continue
        title, asked = tells[game]("game-title"), found["asked"]
        low, high = wilson_interval(found["right"] / asked, asked)
        bars.append(Span(title, low, found["right"] / asked, high, f"{found['right']}/{asked}"))
        rows.append(
            (title, str(asked), tell.percent(found["right"] / asked), tell.percent(found["cited"] / asked))
        )
    if not rows:
        return ""
    heads = _heads(tell, "game", "questions", "right", "cited")
    return section(name, rate_bars(name, bars), table(ReportTable(heads, rows)))


def _lost(tell: Wording, tells: dict[str, Wording], games: dict[str, Any]) -> str:
    rows = [
        (
            tells[game]("game-title"),
            kind["prompt"],
            str(kind["decisions"]),
            tell.number(kind["lost"]),
            ", ".join(tells[game](term, sign="more", count=0) for term in kind["terms"])[:LONGEST] or NOTHING,
        )
        for game, each in games.items()
        for kind in each["lost"][:5]
    ]
    if not rows:
        return ""
    heads = _heads(tell, "game", "kind", "decisions", "points", "terms")
    return section(tell("shell-exam-lost"), table(ReportTable(heads, rows)))
