"""A seat's view is the public view with its own secrets."""

from __future__ import annotations

from random import Random

import pytest

import astrarium
from astrarium.kernel import start
from astrarium.tables.public_view import PublicView, plain


@pytest.mark.parametrize("id", [id for id, game in astrarium.games().items() if game.personal])
def test_a_seats_view_is_a_spectators_and_its_own_secrets(id: str) -> None:
    game, rng = astrarium.game(id), Random(5)
    assert game.personal is not None
    table = start(game, game.seats[1], 5)
    common = PublicView(table, plain)
    for _ in range(60):
        public = table.view(None)
        for seat in range(table.seats):
            assert game.personal(table.state, public, seat) == common.view(seat) == table.view(seat)
        assert public == common.view(None) == table.view(None)
        common.forget()
        choice = rng.choice(table.pending)
        several = rng.sample(choice.options, choice.at_least)
        table.answer(choice.seat, several if choice.several else rng.choice(choice.options))
