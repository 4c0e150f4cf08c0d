"""Playing a toy by hand: whoever is asked takes the option of a given number."""

from __future__ import annotations

from astrarium.kernel import Answer, Choice, Game, Table, start


def pick(choice: Choice, number: int = 0) -> Answer:
    """An answer: the options from `number` on, as many as are needed."""
    options = [*choice.options[number:], *choice.options[:number]]
    return tuple(options[: max(choice.at_least, 1)]) if choice.several else options[0]


def step(table: Table, number: int = 0) -> Table:
    """The first who is asked answers."""
    choice = table.pending[0]
    table.answer(choice.seat, pick(choice, number % len(choice.options)))
    return table


def played(game: Game, seats: int, seed: int, decisions: int) -> Table:
    """A table after that many decisions, or at the end."""
    table = start(game, seats, seed)
    for number in range(decisions):
        if table.over:
            break
        step(table, number)
    return table
