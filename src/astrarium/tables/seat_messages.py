"""What a seat may be told: every message about a game is made here, from the kernel's own filters.

Nothing else of a table reaches a client. `seat` None is a spectator.
"""

from __future__ import annotations

from typing import Any

from ..kernel import Block, Cell, Choice, Event, Facts, Option, Seat, Table, Text
from ..kernel.choice import freeze, thaw
from .messages import BarredInfo, BlockInfo, CellInfo, ChoiceInfo, EventInfo, Fact, OptionInfo, ToldEvent

#: Facts that the lobby tells of a game.
HEADING = 2


def public_move(table: Table) -> int:
    """How many answers everybody knows of: those to an open simultaneous choice are not among them."""
    return table.moves - len(table.unrevealed)


def moment(table: Table) -> object:
    """What is asked now. The state is the same as long as this is: rules only go on to another question."""
    return table.question


def waiting(table: Table, mine: tuple[int, ...] = ()) -> list[int]:
    """The seats still choosing.

    Where several choose at once, an answer that the table took by itself does not show before all have
    answered, except to the seat itself: a seat with nothing to choose looks like one that still chooses.
    """
    seats = {choice.seat for choice in table.pending}
    taken = [move for move in table.unrevealed if move.forced]
    seats.update(move.seat for move in taken if move.seat not in mine)
    return sorted(seats)


def things(table: Table, option: Option) -> list[str]:
    """The ids of what an option touches: `at:3`, `module:refinery`, for all of its arguments."""
    head, *values = option
    names = table.game.words.options.get(head, ())
    found = []
    for place, name in enumerate(names):
        if name.startswith("*"):
            found += [f"{name[1:]}:{value}" for value in values[place:]]
        elif place < len(values):
            found.append(f"{name}:{values[place]}")
    return found


def choice_info(table: Table, choice: Choice) -> ChoiceInfo:
    """A choice with all of its options in words."""
    return ChoiceInfo(
        seat=choice.seat,
        prompt=table.say(choice).to_json(),
        options=[_option_info(table, choice, option) for option in choice.options],
        at_least=choice.at_least,
        at_most=choice.at_most,
        several=choice.several,
        ordered=choice.ordered,
        rule=choice.rule,
    )


def _option_info(table: Table, choice: Choice, option: Option) -> OptionInfo:
    info = OptionInfo(
        option=option,
        text=table.say(choice, option).to_json(),
        rule=table.cite(choice, option),
        things=things(table, option),
    )
    consequence = table.consequence(choice, option)
    if consequence is not None:
        info["consequence"] = consequence.to_json()
        if consequence.id in table.game.words.wasteful:
            info["waste"] = True
    return info


def barred(table: Table, choice: Choice) -> list[BarredInfo]:
    """What the rules exclude now, and why."""
    return [
        BarredInfo(
            option=thaw(each.option),
            text=table.say(choice, each.option).to_json(),
            why=each.text.to_json(),
            rule=each.rule,
            things=things(table, each.option),
        )
        for each in choice.barred()
    ]


def rule_against(choice: Choice | None, answer: Any) -> str:
    """The paragraph that bars an answer, if one does."""
    option = freeze(answer)
    return next((each.rule for each in choice.barred() if each.option == option), "") if choice else ""


def told_event(event: Event, base: int = 0) -> ToldEvent:
    """An event as it is kept; `base` answers were given before the table began."""
    return ToldEvent(
        to=event.to,
        move=base + event.move,
        name=event.name,
        seat=event.seat,
        turn=event.turn,
        args=dict(event.args),
        text=event.text.to_json(),
    )


def event_info(event: ToldEvent, index: int) -> EventInfo:
    """An event as somebody gets it, who counts those that they may know."""
    return EventInfo(
        index=index,
        move=event["move"],
        name=event["name"],
        seat=event["seat"],
        turn=event.get("turn"),
        args=event["args"],
        text=event["text"],
    )


def heading(table: Table) -> list[Fact]:
    """Where a game stands, as everybody may know it: the first facts of its outline."""
    for block in table.game.outline(table.view(None), None):
        if isinstance(block, Facts):
            return [Fact(label=_said(label), value=_said(cell.text)) for label, cell in block.rows[:HEADING]]
    return []


def outline(table: Table, seat: int | None) -> list[BlockInfo]:
    """The board in words, made from what the seat sees of it."""
    return [_block(block) for block in table.game.outline(table.view(seat), seat)]


def _block(block: Block) -> BlockInfo:
    if isinstance(block, Facts):
        rows = [[CellInfo(text=_said(name)), _cell(fact)] for name, fact in block.rows]
        return BlockInfo(title=block.title.to_json(), header=[], rows=rows)
    return BlockInfo(
        title=block.title.to_json(),
        header=[_said(name) for name in block.header],
        rows=[[_cell(cell) for cell in row] for row in block.rows],
    )


def _cell(cell: Cell) -> CellInfo:
    said = CellInfo(text=_said(cell.text))
    if cell.seat is not None:
        said["seat"] = cell.seat
    if cell.strong:
        said["strong"] = True
    return said


def _said(what: Text | Seat | str | int) -> Any:
    if isinstance(what, Text):
        return what.to_json()
    return {"seat": what.number} if isinstance(what, Seat) else what
