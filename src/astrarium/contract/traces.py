"""What nobody has shown to a seat leaves no trace in what it sees later, beyond the end of a phase too."""

from __future__ import annotations

from ..kernel import SPECTATOR, Answer, Chance, IllegalAnswer, State, Table
from .graph import difference
from .walk import Walk
from .worlds import seen


def no_trace(walk: Walk) -> None:
    """A step after which a seat has seen no new card looks the same to it whatever the unseen cards are."""
    for table in walk:
        if walk.giving is None:
            return
        after = table.fork()
        after.answer(*walk.giving)
        for observer in (*range(table.seats), SPECTATOR):
            _compare(walk, table, after, observer, *walk.giving)


def _compare(walk: Walk, table: Table, after: Table, observer: int, seat: int, answer: Answer) -> None:
    """Make the same step in a world that the observer may imagine, with the luck of the true table."""
    world = table.fork(observer, Chance(f"{walk.script.seed}/{walk.positions}/{observer}"), listen=True)
    world.state.chance.seed = table.state.chance.seed
    world.state.chance.streams = dict(table.state.chance.streams)
    start, told = world.state.copy(), len(world.told)
    if not _answered(world, {**_unrevealed(table), seat: answer}) or not _same_step(table, after, world):
        return
    bit = table.state.cards.bit(None if observer == SPECTATOR else observer)
    if _learned(table.state, after.state, bit) or _learned(start, world.state, bit):
        return
    truth, other = seen(after, observer, len(table.told)), seen(world, observer, told)
    if truth != other and (found := difference(truth, other)):
        who = "a spectator" if observer == SPECTATOR else f"seat {observer}"
        walk.fail(f"after {answer!r} of seat {seat}, {who} can tell a card it has not seen: {found}")


def _unrevealed(table: Table) -> dict[int, Answer]:
    return {move.seat: move.answer for move in table.unrevealed}


def _answered(world: Table, answers: dict[int, Answer]) -> bool:
    """Give the answers of the true table in a world, those that others have not seen included.

    False where a seat could not answer so: what it may do depends on what it holds.
    """
    for seat, answer in answers.items():
        if world.choice(seat) is not None:
            try:
                world.answer(seat, answer)
            except IllegalAnswer:
                return False
    return True


def _same_step(table: Table, after: Table, world: Table) -> bool:
    """Whether the answers that were taken without asking are the same, too."""
    made = after.moves - table.moves + len(table.unrevealed)
    here, there = ({move[:2] for move in each.history[-made:]} for each in (after, world))
    return world.moves == after.moves and here == there


def _learned(old: State, new: State, bit: int) -> bool:
    """Whether somebody has perhaps seen a face that was not seen before."""
    if new.chance.streams != old.chance.streams and new.news != old.news:
        return True  # what was seen may be shuffled already
    return any(
        mask & bit and (not known & bit or face != earlier)
        for mask, face, known, earlier in zip(
            new.cards.seen, new.cards.face, old.cards.seen, old.cards.face, strict=False
        )
    )
