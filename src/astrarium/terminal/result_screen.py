"""Shows the result of a game: winner, tie-break, sources of points, rounds, turning points and the best deed."""

from __future__ import annotations

from ..kernel import Cell, Grid, Result, Seat, Table, Text
from ..tables.bot_levels import last_words
from ..teach.score_history import ScoreHistory, score_history
from ..teach.turning_points import turning_points
from .screen import Screen


def show_result(screen: Screen, table: Table) -> None:
    result = table.result
    if result is None:
        return
    screen.blocks([result_grid(screen, result)])
    why = Text(f"decided-{result.decided_by}")
    told = bool(result.decided_by) and screen.voice.has(why.id)
    if told and len(result.scores) == 1:  # solo: the game's own text says whether it is a victory
        screen.line(screen.voice.say(why), "question")
        return
    screen.line(winner(screen, result), "question")
    if told:
        screen.line(screen.voice.shell("shell-decided", why=why))
    _last_words(screen, result)


def _last_words(screen: Screen, result: Result) -> None:
    """Print the last words of the best bot, if a person played against bots."""
    names = screen.voice.names
    seats = [seat for place in result.ranking for seat in place]
    said = [(seat, words) for seat in seats if (words := last_words(names[seat], seat in result.ranking[0]))]
    if said and len(said) < len(seats):
        seat, words = said[0]
        screen.line(screen.voice.shell("shell-last-words", words=words, who=Seat(seat)), "quiet")


def show_story(screen: Screen, table: Table, seat: int | None) -> None:
    """Print how a finished game went: points by round, turning points, and a seat's best deed."""
    if table.result is None or not table.moves:
        return
    found = score_history(table)
    if len(found.rounds) > 1:
        screen.blocks([_rounds(table, found)])
    for turn in turning_points(table):
        id = "shell-review-lead" if turn.lead else "shell-review-turn"
        change = gained(screen, turn.change)
        screen.line(
            screen.voice.shell(id, name=Seat(turn.seat), round=turn.round, move=turn.move, change=change)
        )
    best = found.deeds.get(table.result.ranking[0][0] if seat is None else seat)
    if best is not None:
        told = " ".join(screen.voice.say(event.text) for event in best.events)
        gain = gained(screen, best.gain)
        screen.line(screen.voice.shell("shell-end-deed", round=best.round, gain=gain, what=told), "good")


def _rounds(table: Table, found: ScoreHistory) -> Grid:
    """The points after each round, with rounds as rows and seats as columns."""
    header: tuple[Text | Seat, ...] = (
        Text("shell-end-round"),
        *(Seat(seat) for seat in range(table.seats)),
    )
    rows = [
        (Cell(number), *(Cell(round(points[seat]), seat) for seat in range(table.seats)))
        for number, points in found.rounds.items()
    ]
    return Grid(Text("shell-end-race"), header, rows)


def gained(screen: Screen, value: float) -> str:
    """A gain in the game's own points, with its sign."""
    said = f"{round(value, 1) + 0.0:+.1f}".removesuffix(".0").replace("-", "−")
    number = said.replace(".", ",") if screen.voice.language == "pl" else said
    return screen.voice.say(Text("coach-gain", value=number)) if screen.voice.has("coach-gain") else number


def result_grid(screen: Screen, result: Result) -> Grid:
    """Sources of points as rows, seats as columns, totals below."""
    seats = [seat for place in result.ranking for seat in place]
    header: tuple[Text | Seat, ...] = (Text("shell-source"), *(Seat(seat) for seat in seats))
    sources = dict.fromkeys(source for rows in result.breakdown.values() for source in rows)
    rows: list[tuple[Cell, ...]] = [
        (
            Cell(source_name(screen, source)),
            *(Cell(result.breakdown.get(seat, {}).get(source, 0), seat) for seat in seats),
        )
        for source in sources
    ]
    rows.append(
        (Cell(Text("shell-total"), strong=True), *(Cell(result.scores[s], s, strong=True) for s in seats))
    )
    return Grid(Text("shell-over"), header, rows)


def source_name(screen: Screen, source: str) -> Text | str:
    """The game's own name for a source of points."""
    return Text(f"score-{source}") if screen.voice.has(f"score-{source}") else source


def winner(screen: Screen, result: Result) -> str:
    first = result.ranking[0]
    if len(first) == 1:
        return screen.voice.shell("shell-won", player=Seat(first[0]))
    return screen.voice.shell("shell-drawn", players=listed(first))


def listed(seats: list[int]) -> Text | Seat:
    """Several seats as one text: "Player 1, Player 2"."""
    names: Text | Seat = Seat(seats[0])
    for seat in seats[1:]:
        names = Text("shell-and", first=names, second=Seat(seat))
    return names
