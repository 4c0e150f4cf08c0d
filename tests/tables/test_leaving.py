"""Who has a voice when people go, come back and give up; and what their clocks have then."""

from __future__ import annotations

import pytest

from astrarium.kernel import Result
from astrarium.kernel.play.result import result_of_conceded
from astrarium.tables import client_messages, commands, stand_in
from astrarium.tables.clocks import LEAST_AGAIN, Clocks
from astrarium.tables.server_messages import Clock
from astrarium.tables.stored_table import Place
from toys.comets import GAME as COMETS

from .test_live_table import Home, Screen


@pytest.fixture
def home() -> Home:
    """Three play; the third one is away."""
    home = Home(COMETS, [Place(seat, "me", person=f"p{seat}", called=f"p{seat}") for seat in range(3)], 5)
    home.live.stored.absence = 100
    return home


def joined(home: Home, person: str) -> Screen:
    screen = Screen(person)
    home.carry_out(commands.join(home.live, screen))
    return screen


def vote(home: Home, screen: Screen, what: str, seat: int | None = None) -> None:
    message = client_messages.Vote(what=what, seat=seat, agree=True)  # type: ignore[arg-type]
    home.carry_out(commands.run(home.live, screen, message))


def test_whoever_a_bot_plays_for_is_not_asked_for_agreement(home: Home) -> None:
    screens = [joined(home, "p0"), joined(home, "p1")]
    home.carry_out(stand_in.sit_in(home.live, 2, "table-notice-agreed"))
    for screen in screens:
        assert not home.live.table.over
        vote(home, screen, "abandon")
    assert home.live.table.over


def test_a_vote_about_an_absence_ends_with_it(home: Home) -> None:
    screen = joined(home, "p0")
    vote(home, screen, "stand_in", 2)
    vote(home, screen, "abandon")
    assert set(home.live.stored.votes) == {"abandon", "stand_in 2"}
    joined(home, "p2")
    assert set(home.live.stored.votes) == {"abandon"}


def test_whoever_comes_back_has_time_again_only_after_it_was_up() -> None:
    clocks = Clocks(Clock(seconds=600, increment=0), 2, [0, 5000])
    clocks.allow_again(0)
    clocks.allow_again(1)
    assert clocks.left == [60_000, 5000]
    short = Clocks(Clock(seconds=60, increment=0), 1, [-7])
    short.allow_again(0)
    assert short.left == [LEAST_AGAIN]


def test_a_seat_is_taken_with_its_invitation_alone() -> None:
    places = [Place(0, "me", person="p0"), Place(1, "link", token="asked")]
    seating = Home(COMETS, places, 5).live.seating
    assert [seating.may_take(1, token) for token in ("asked", "another", None)] == [True, False, False]
    assert not seating.may_take(0, None)


def test_whoever_gave_up_first_comes_last() -> None:
    played = Result(dict.fromkeys(range(4), 0), [[0, 1], [2], [3]], decided_by="points")
    assert result_of_conceded(played, [1, 0]).ranking == [[2], [3], [0], [1]]
