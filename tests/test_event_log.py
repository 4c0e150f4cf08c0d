"""A log is headed by turns, in a game that has any."""

from __future__ import annotations

from pathlib import Path

from astrarium.kernel import grouped
from astrarium.terminal.record_commands import read_table
from astrarium.terminal.screen import by_turns

RECORDS = Path(__file__).parent / "records"


def told(record: str, first: int, last: int) -> list[int | list[str]]:
    """Seats where a turn begins, and the names of the events of each deed between them."""
    table = read_table(RECORDS / record)
    events = [event for event in table.events(seat=0) if first <= event.move <= last]
    return [
        each if isinstance(each, int) else [event.name for event, _ in each]
        for each in by_turns(grouped(table.game.telling, events))
    ]


def test_a_turn_begins_with_an_answer_of_whoever_acts() -> None:
    assert told("captains/consciousness.json", 50, 55) == [
        1, ["passed-idle"], 2, ["passed-idle"], 3, ["passed-idle"], 0, ["passed-idle"],
        # what a new round brings to everybody belongs to nobody's turn
        ["round"], [*["returned", "decorated"] * 4, "tile-waits", "first"],
        2, ["room", "moved"],
    ]  # fmt: skip


def test_what_happens_to_somebody_else_meanwhile_is_no_turn_of_theirs() -> None:
    """Income comes to all, one after the other, when the last one has passed."""
    found = told("adastra/antarans.json", 50, 55)
    assert found == [2, ["exchanged", "passed"], ["income"] * 3, ["round"], 1, ["drafted"]]


def test_where_all_act_at_once_there_are_no_turns() -> None:
    assert not [each for each in told("race/advanced_both.json", 0, 60) if isinstance(each, int)]
