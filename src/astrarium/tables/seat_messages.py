"""Message parts about a game, filtered for a seat by the kernel.

Clients receive no other data of a table. `seat` None is a spectator.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..kernel import Block, Cell, Choice, Event, Facts, Option, Seat, Table, Text, Together
from ..kernel.choice import freeze, thaw
from ..kernel.telling import Place, StoredEvent, Telling
from .server_messages import (
    BarredInfo,
    BlockInfo,
    CellInfo,
    ChoiceInfo,
    EventInfo,
    Fact,
    OptionInfo,
    ToldEvent,
)

#: Facts of a game in the lobby.
HEADING = 2
#: The label of the fact with the last deed.
LAST = Text("table-last-deed")


def public_move(table: Table) -> int:
    """The number of public answers, without those to an open simultaneous choice."""
    return table.moves - len(table.unrevealed)


def moment(table: Table) -> object:
    """The open question as a cache key: the state is constant while it is open."""
    return table.question


def secret(table: Table) -> bool:
    """Whether the open choice is secret, so that its timing must reveal nothing."""
    ask = table.question
    return isinstance(ask, Together) and any(each.prompt in table.game.words.secret for each in ask)


def waiting(table: Table, mine: tuple[int, ...] = (), bots: Iterable[int] = ()) -> list[int]:
    """The seats that are still choosing.

    In a simultaneous choice, a forced answer of the table stays hidden from other seats until all have
    answered. In a secret choice, a bot's answer stays hidden too, and people are asked (`Table.discreet`).
    """
    hides = secret(table)
    seats = {choice.seat for choice in table.pending}
    for move in table.unrevealed:
        by_table = move.forced and not (hides and table.discreet)
        if move.seat not in mine and (by_table or (hides and move.seat in bots)):
            seats.add(move.seat)
    return sorted(seats)


def things(table: Table, option: Option) -> list[str]:
    """The ids of an option's arguments, such as `at:3` or `module:refinery`."""
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
    """A choice with its options as texts."""
    info = ChoiceInfo(
        seat=choice.seat,
        prompt=table.say(choice).to_json(),
        options=[_option_info(table, choice, option) for option in choice.options],
        at_least=choice.at_least,
        at_most=choice.at_most,
        several=choice.several,
        ordered=choice.ordered,
        rule=choice.rule,
    )
    if (only := table.why_asked(choice)) is not None:
        info["only"] = only.to_json()
    return info


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
    """The barred options of a choice with their reasons."""
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
    """The paragraph of the rules that bars an answer, or an empty string."""
    barred = choice.against(freeze(answer)) if choice else None
    return barred.rule if barred else ""


def told_event(event: Event, base: int = 0) -> ToldEvent:
    """An event as it is stored; `base` is the number of answers before the table's start."""
    told = ToldEvent(
        to=event.to,
        move=base + event.move,
        name=event.name,
        seat=event.seat,
        turn=event.turn,
        args=dict(event.args),
        text=event.text.to_json(),
    )
    if event.begins:
        told["begins"] = True
    return told


def event_info(event: ToldEvent, index: int, place: Place, telling: Telling) -> EventInfo:
    """An event as a listener receives it; `index` counts its visible events."""
    info = EventInfo(
        index=index,
        move=event["move"],
        name=event["name"],
        seat=event["seat"],
        turn=event.get("turn"),
        args=event["args"],
        text=event["text"],
        deed=place.deed,
        part=place.part,
    )
    if event["name"] in telling.gains and event["seat"] is not None:
        info["gain"] = True
    struck = telling.struck(stored(event), event["args"]) if place.part != "table" else None
    if struck is not None:
        info["hits"] = struck
    return info


def stored(event: ToldEvent) -> StoredEvent:
    """The fields of a stored event that determine its deed."""
    return StoredEvent(
        event["move"], event["name"], event["seat"], event.get("turn"), event.get("begins", False)
    )


def heading(table: Table) -> list[Fact]:
    """The public facts for the lobby: the first ones of the outline, and the last deed."""
    facts = next(
        (block for block in table.game.outline(table.view(None), None) if isinstance(block, Facts)), None
    )
    rows = facts.rows[:HEADING] if facts else ()
    told = [Fact(label=_json_arg(label), value=_json_arg(cell.text)) for label, cell in rows]
    last = next((event for event in reversed(table.events()) if event.seat is not None), None)
    return [*told, Fact(label=LAST.to_json(), value=last.text.to_json())] if last else told


def outline(table: Table, seat: int | None, view: Any = None) -> list[BlockInfo]:
    """The outline of the board for a seat, from its view or from a given one."""
    return [_block(block) for block in table.game.outline(view or table.view(seat), seat)]


def _block(block: Block) -> BlockInfo:
    if isinstance(block, Facts):
        rows = [[CellInfo(text=_json_arg(name)), _cell(fact)] for name, fact in block.rows]
        return BlockInfo(title=block.title.to_json(), header=[], rows=rows)
    return BlockInfo(
        title=block.title.to_json(),
        header=[_json_arg(name) for name in block.header],
        rows=[[_cell(cell) for cell in row] for row in block.rows],
    )


def _cell(cell: Cell) -> CellInfo:
    said = CellInfo(text=_json_arg(cell.text))
    if cell.seat is not None:
        said["seat"] = cell.seat
    if cell.strong:
        said["strong"] = True
    return said


def _json_arg(what: Text | Seat | str | int) -> Any:
    if isinstance(what, Text):
        return what.to_json()
    return {"seat": what.number} if isinstance(what, Seat) else what
