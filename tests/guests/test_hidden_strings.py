"""Hidden cards are in no string that a seat gets: the contract's re-deal, over these strings."""

from __future__ import annotations

from random import Random

import pytest

import astrarium
from astrarium.bots import uniform
from astrarium.kernel import Chance, Table
from astrarium.kernel.telling import grouped
from astrarium.text_environment.option_handles import handle, handles
from astrarium.text_environment.seat_text import SeatText
from astrarium.text_environment.token_budget import count_tokens, pages

#: Decisions looked at in each game.
LOOKED_AT = 8


def strings(table: Table, seat: int | None, since: int) -> list[str]:
    """Everything that a seat can be told at a position; of the log what is younger than a number of events.

    Who has answered a question to several is public, and in an imagined world nobody has.
    """
    text = SeatText(table, seat)
    text.screen.deeds(grouped(table.game.telling, table.events(since, seat)))
    told = [
        text.screen.taken(),
        text.board(),
        text.changes(),
    ]
    if text.choice is not None:
        names = [*handles(text.choice)]
        told += [text.question(), text.question(budget=200), text.why(), text.explain()]
        for name in names[:1] if not text.choice.several else []:
            told += [text.outcome(name), text.explain(name)]
    return told


@pytest.mark.parametrize("game", [*astrarium.games()])
def test_what_a_seat_reads_does_not_depend_on_what_it_cannot_know(game: str) -> None:
    rng = Random(game)
    table = astrarium.start(game, 2, rng.getrandbits(32))
    due, looked = 0, 0
    while not table.over:
        if table.moves >= due and looked < LOOKED_AT:
            looked, due = looked + 1, table.moves + 1 + looked // 2
            since = [*table.checkpoints()][-1].events
            for seat in (0, 1, None):
                world = table.fork(-1 if seat is None else seat, Chance(f"{table.moves}/{seat}"), listen=True)
                assert strings(table, seat, since) == strings(world, seat, 0)
        choice = rng.choice(table.pending)
        table.answer(choice.seat, uniform(rng)(choice))
    assert looked == LOOKED_AT


@pytest.mark.parametrize("game", [*astrarium.games()])
def test_a_handle_names_one_option_and_is_read_back(game: str) -> None:
    rng = Random(game)
    table = astrarium.start(game, 2, 5)
    while not table.over:
        choice = rng.choice(table.pending)
        assert len({handle(option) for option in choice.options}) == len(choice.options)
        answer = uniform(rng)(choice)
        said = ",".join(map(handle, answer if choice.several else [answer])) or "none"
        assert SeatText(table, choice.seat).read(said, strict=True) == answer
        table.answer(choice.seat, answer)


def test_a_text_is_cut_between_lines_and_nothing_is_lost() -> None:
    text = "\n".join(f"{number}. " + "word " * (number % 40) + "x" * (number % 90) for number in range(300))
    parts = pages(text, 120)
    assert len(parts) > 10
    assert all(count_tokens(part) <= 120 for part in parts)
    assert "".join("".join(parts).split()) == "".join(text.split())


def test_tokens_are_counted_by_a_rule_that_anybody_can_repeat() -> None:
    assert count_tokens("") == 0
    assert count_tokens("a word of nine letters") == 1 + 1 + 1 + 1 + 2
    assert count_tokens("card-1234, 12!") == 1 + 1 + 2 + 1 + 1 + 1
