"""The learning interface: action numbers and observation rows."""

from __future__ import annotations

from ..kernel import Chance, Choice, Table
from .playthrough import Playthrough, asked, sampled


def actions(walk: Playthrough) -> None:
    """Every option has a number, by its meaning alone, and options that can be told apart have two."""
    for table, chosen in sampled(walk):
        for choice in asked(table) if walk.game.encoding else ():
            numbers = _numbered(walk, table, choice)
            if chosen:
                luck = Chance(f"{walk.script.seed}/{walk.positions}/{choice.seat}")
                world = table.fork(choice.seat, luck)
                there = next((each for each in asked(world) if each.seat == choice.seat), None)
                same = there is not None and _numbered(walk, world, there) == numbers
                walk.expect(same, f"the actions of {choice.prompt} tell seat {choice.seat} what was dealt")


def _numbered(walk: Playthrough, table: Table, choice: Choice) -> list[int]:
    """The action numbers of the options; each maps back to its option or to an equal one."""
    known = walk.game.actions
    numbers = known.numbers(table.state, choice, choice.options)
    for number, option in zip(numbers, choice.options, strict=True):
        back = known.option(table.state, choice, choice.options, number)
        if back != option and table.say(choice, back) != table.say(choice, option):
            walk.fail(f"{back} and {option} are one action: {known.names[number]}")
    return numbers


def observations(walk: Playthrough) -> None:
    """What a learner sees stays within its bounds, and does not change with what the seat cannot know."""
    for table, chosen in sampled(walk):
        for seat in range(table.seats) if walk.game.features else ():
            row = _row(walk, table, seat)
            if chosen:
                world = table.fork(seat, Chance(f"{walk.script.seed}/{walk.positions}/{seat}"))
                if (other := _row(walk, world, seat)) != row:
                    walk.fail(f"seat {seat} can tell what was dealt: {_differing(walk, table, row, other)}")


def _row(walk: Playthrough, table: Table, seat: int) -> list[int]:
    """The full row of a seat, checked against its bounds."""
    layout = walk.game.layout(table.seats)
    choice = next((each for each in asked(table) if each.seat == seat), None)
    row = layout.row(table.state, seat, choice).tolist()
    for field in layout.fields:
        part = row[layout.begins[field.name] : layout.begins[field.name] + field.size]
        least, most = min(part), max(part)
        if least < field.least or most > field.most:
            walk.fail(f"{field.name} is {least}…{most}, not {field.least}…{field.most}")
    return row


def _differing(walk: Playthrough, table: Table, row: list[int], other: list[int]) -> str:
    """The names of the fields in which two rows differ."""
    found = []
    for field in (layout := walk.game.layout(table.seats)).fields:
        part = slice(layout.begins[field.name], layout.begins[field.name] + field.size)
        if row[part] != other[part]:
            found.append(field.name)
    return ", ".join(found)
