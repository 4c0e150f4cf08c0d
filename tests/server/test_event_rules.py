"""Pairings and standings: no rematch, seats in balance, equals meet equals, byes, tie-breaks."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest

from astrarium.server.event_rules import Entrant, Kind, Pairing, bye_points, pair, rounds_of, standings


def play(kind: Kind, count: int, rounds: int, seed: int = 1) -> tuple[list[Entrant], list[Pairing]]:
    """A whole tournament. The stronger one mostly wins."""
    rng = Random(seed)
    entrants = [Entrant(number) for number in range(1, count + 1)]
    games: list[Pairing] = []
    for round in range(1, rounds_of(kind, count, rounds) + 1):
        for each in pair(kind, entrants, games, round):
            bye = bye_points(kind)
            if len(each.seats) == 1 and bye is not None:
                points: tuple[float, ...] = (bye,)
            elif len(each.seats) == 1:
                points = (float(rng.randrange(20, 60)),)
            else:
                one = rng.choices((1.0, 0.5, 0.0), (3, 1, 1))[0]
                points = (one, 1 - one) if each.seats[0] < each.seats[1] else (1 - one, one)
            games.append(Pairing(each.round, each.board, each.seats, points))
    return entrants, games


@pytest.mark.parametrize("count", [2, 5, 8, 9, 16, 33, 200])
@pytest.mark.parametrize("seed", range(3))
def test_swiss_keeps_its_rules(count: int, seed: int) -> None:
    rounds = min(7, (count + 1) // 3)
    entrants, games = play("swiss", count, rounds, seed)
    met = Counter(frozenset(each.seats) for each in games)
    assert max(met.values()) == 1, "a rematch, or a second bye"
    for number in range(1, count + 1):
        mine = [each for each in games if number in each.seats]
        assert len(mine) == rounds
        first = sum(each.seats[0] == number for each in mine if len(each.seats) == 2)
        assert abs(2 * first - sum(len(each.seats) == 2 for each in mine)) <= 3
    for round in range(2, rounds + 1 if count >= 16 else 2):  # with the same points, or nearly
        before = [each for each in games if each.round < round]
        points = {line.number: line.points for line in standings("swiss", entrants, before)}
        tables = [each.seats for each in games if each.round == round and len(each.seats) == 2]
        apart = [abs(points[one] - points[other]) for one, other in tables]
        assert max(apart) <= 2
        assert sum(apart) / len(apart) < 0.75


def test_the_first_round_lets_the_upper_half_meet_the_lower() -> None:
    tables = pair("swiss", [Entrant(number) for number in range(1, 9)], [], 1)
    assert [set(each.seats) for each in tables] == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]
    # a worked second round: 1 to 4 have won; they meet each other, again by halves
    played = [Pairing(1, n, (n, n + 4), (1.0, 0.0)) for n in range(1, 5)]
    second = pair("swiss", [Entrant(number) for number in range(1, 9)], played, 2)
    assert [set(each.seats) for each in second] == [{1, 3}, {2, 4}, {5, 7}, {6, 8}]
    assert all(len({number <= 4 for number in each.seats}) == 1 for each in second)


def test_whoever_has_gone_is_not_paired_and_the_last_one_rests() -> None:
    entrants = [Entrant(number, gone=number == 2) for number in range(1, 7)]
    tables = pair("swiss", entrants, [], 1)
    assert [set(each.seats) for each in tables] == [{1, 4}, {3, 5}, {6}]
    played = [Pairing(1, each.board, each.seats, (1.0, 0.0)[: len(each.seats)]) for each in tables]
    assert [each.seats for each in pair("swiss", entrants, played, 2) if len(each.seats) == 1] == [(4,)]


@pytest.mark.parametrize("count", [2, 3, 6, 7, 12])
def test_in_a_round_robin_all_meet_once_with_seats_in_balance(count: int) -> None:
    _, games = play("round_robin", count, 0)
    tables = [each.seats for each in games if len(each.seats) == 2]
    assert sorted(map(sorted, tables)) == [list(each) for each in combinations(range(1, count + 1), 2)]
    for number in range(1, count + 1):
        first = sum(seats[0] == number for seats in tables)
        assert abs(2 * first - (count - 1)) <= 1


@pytest.mark.parametrize("count", [2, 5, 8, 13])
def test_a_knockout_has_one_winner_and_meets_the_strongest_last(count: int) -> None:
    entrants, games = play("knockout", count, 0, seed=4)
    last = max(each.round for each in games)
    sizes = Counter(each.round for each in games)
    assert [sizes[round] for round in range(last, 0, -1)] == [2**n for n in range(last)]
    played = [each for each in games if len(each.seats) == 2]
    lost = {min(zip(each.points or (), (-n for n in each.seats), strict=True))[1] for each in played}
    assert len(lost) == count - 1
    first = [set(each.seats) for each in games if each.round == 1]
    assert not any({1, 2} <= seats for seats in first) or count == 2
    assert sum(len(seats) == 1 for seats in first) == 2**last - count
    assert standings("knockout", entrants, games)[0].number not in {-number for number in lost}


def test_tie_breaks_as_they_are_told() -> None:
    """Worked by hand: 1 and 2 have two points each; 1 has met those who did better."""
    games = [
        Pairing(1, 1, (1, 3), (1.0, 0.0)),
        Pairing(1, 2, (2, 4), (1.0, 0.0)),
        Pairing(2, 1, (2, 1), (0.5, 0.5)),
        Pairing(2, 2, (3, 4), (1.0, 0.0)),
        Pairing(3, 1, (1, 4), (0.5, 0.5)),
        Pairing(3, 2, (3, 2), (0.5, 0.5)),
    ]
    lines = standings("swiss", [Entrant(number) for number in range(1, 5)], games)
    assert [(line.place, line.number, line.points) for line in lines] == [
        (1, 1, 2.0),
        (1, 2, 2.0),
        (3, 3, 1.5),
        (4, 4, 0.5),
    ]
    assert lines[0].ties == [3.5, 4.0, 1.0]
    berger = standings("round_robin", [Entrant(number) for number in range(1, 5)], games)
    assert [line.ties for line in berger] == [[2.75, 1.0], [2.25, 1.0], [1.5, 1.0], [1.0, 0.0]]


def test_duplicate_compares_the_same_deals() -> None:
    games = [Pairing(1, n, (n,), (points,)) for n, points in enumerate((30.0, 40.0, 30.0), 1)]
    games += [Pairing(2, n, (n,), (points,)) for n, points in enumerate((50.0, 20.0), 1)]
    lines = standings("duplicate", [Entrant(1), Entrant(2), Entrant(3)], games)
    assert [(line.number, line.points, line.ties) for line in lines] == [
        (1, 62.5, [80.0]),
        (2, 50.0, [60.0]),
        (3, 12.5, [30.0]),
    ]
    assert all(one.place < other.place for one, other in pairwise(lines))
