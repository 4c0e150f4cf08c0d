"""The twin of the rules in C: its games are played again by the rules of the library."""

from __future__ import annotations

import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from astrarium.bots.race.empire import empire_of
from astrarium.bots.race.network_input import Moment, Seen, look, width
from astrarium.games.race import GAME
from astrarium.games.race.components import DESIGN, KIND, KINDS, NAME, ORDER, SOURCE
from astrarium.games.race.scoring import result, score
from astrarium.games.race.state import State
from astrarium.kernel import Answer, Choice, Option, new_state, play_on
from astrarium.train.native_race import CONSUME_OPS, build, write_cards

GAMES = 12
#: The round in which the twin breaks a game off.
LONGEST = 30
#: What the twin calls the answers to each question.
TOLD = {
    "action": "action",
    "actions": "action",
    "start": "give",
    "pay": "give",
    "hand-limit": "give",
    "spend": "give",
    "explore": "give",
    "develop": "place",
    "settle": "place",
    "way": "way",
    "trade": "sell",
    "sell": "sell",
    "consume": "power",
    "goods": "goods",
    "spare": "goods",
    "one-good": "goods",
    "guess": "guess",
    "windfall": "windfall",
}
END = len(ORDER)
Line = tuple[str, int, list[int]]


class Story:
    """A game as the twin tells it: what was decided in each phase by whom, and positions."""

    def __init__(self, lines: list[Line]) -> None:
        self.starts = next(numbers for what, _, numbers in lines if what == "starts")
        self.supplies = [numbers for what, _, numbers in lines if what == "supply"]
        self.decided: dict[tuple[int, int, int], list[Line]] = defaultdict(list)
        self.positions: dict[int, list[Line]] = defaultdict(list)
        self.sights: dict[tuple[int, int], list[int]] = {}
        #: What the end is worth to each seat, in thousandths.
        self.paid: list[int] = []
        round_, phase = 1, -1
        for line in lines:
            what, seat, numbers = line
            if what == "round":
                self.positions[seat].append(line)
                round_, phase = seat + 1, -1
            elif what in ("chips", "score", "hand", "tableau", "good"):
                self.positions[round_ - 1].append(line)
            elif what == "phase":
                phase = numbers[0]
            elif what == "sight":
                self.sights[round_, seat] = numbers
            elif what == "paid":
                self.paid += numbers
            else:
                self.decided[round_, phase, seat].append(line)


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("twin"), "-O1")


def stories(program: Path, folder: Path, seats: int, advanced: bool) -> Iterator[Story]:
    cards = folder / "cards"
    write_cards(cards, advanced)
    arguments = [str(cards), str(seats), str(int(advanced)), "1", "games", str(GAMES)]
    told = subprocess.run([str(program), *arguments], check=True, capture_output=True, text=True).stdout
    for game in told.split("game ")[1:]:
        words = [line.split() for line in game.splitlines()[1:]]
        yield Story([(what, int(seat), [int(number) for number in rest]) for what, seat, *rest in words])


@pytest.mark.parametrize(("seats", "advanced"), [(2, False), (2, True), (3, False), (4, False)])
def test_its_games_are_games_by_the_rules(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, advanced: bool
) -> None:
    played = 0
    for story in stories(program, tmp_path, seats, advanced):
        supplies = iter(story.supplies[1:])

        def reshuffle(self: Any, supplies: Iterator[list[int]] = supplies) -> None:
            if self.discards:
                by_face = {self.cards.face[card]: card for card in self.discards}
                self.supply, self.discards = [by_face[face] for face in next(supplies)], []

        monkeypatch.setattr(State, "maybe_reshuffle", reshuffle)
        played += _replay(story, seats, advanced)
    assert played > GAMES * 8  # rounds


def _replay(story: Story, seats: int, advanced: bool) -> int:
    """Play a story by the rules, compare every position at the end of a round; how many there were."""
    options = {
        "advanced": advanced,
        "start_worlds": [DESIGN[face].id for face in story.starts],
        "deck": [NAME[face] for face in reversed(story.supplies[0])],
    }
    state: Any = new_state(GAME, seats, 1, options)
    checked = 0

    def choose(choice: Choice) -> Answer:
        nonlocal checked
        if choice.prompt in ("action", "actions"):
            if state.round > 1 and checked < state.round - 1:
                _compare(state, story.positions[state.round - 1], seats)
                checked = state.round - 1
            if (state.round, choice.seat) not in story.sights:
                raise _TwinStops
            _compare_sight(state, choice.seat, story.sights[state.round, choice.seat])
        return _answer(state, story, choice)

    try:
        play_on(GAME, state, choose)
    except _TwinStops:
        assert story.paid == [0] * seats, "a game that is drawn out pays nobody"
        return checked
    _compare(state, story.positions[state.round], seats)
    first = result(state).ranking[0] if state.round < LONGEST else []
    assert story.paid == [round(1000 / len(first)) if seat in first else 0 for seat in range(seats)]
    return checked + 1


class _TwinStops(Exception):
    """The twin plays no game longer than its longest."""


def _answer(state: Any, story: Story, choice: Choice) -> Answer:
    phase = END if state.phase == "end_round" else ORDER.index(state.phase) if state.phase in ORDER else -1
    lines = story.decided[state.round, phase, choice.seat]
    while lines:
        line = lines[0]
        if line[0] == TOLD[choice.prompt]:
            found = _translated(state, choice, line[2])
            if found is not None:
                if choice.prompt not in ("spare", "one-good"):
                    lines.pop(0)
                return found
        lines.pop(0)
    raise AssertionError(f"the twin was not asked {choice.prompt} in round {state.round}, {state.phase}")


def _translated(state: Any, choice: Choice, told: list[int]) -> Answer | None:
    face = state.cards.face
    options = choice.options

    def printed(option: Option) -> int:
        found: int = face[option[1]]
        return found

    match choice.prompt:
        case "action" | "actions":
            return options[told[0]]
        case "explore":
            kept = tuple([option for option in options if printed(option) not in told])
            return kept if len(kept) == choice.at_least else None
        case "start" | "pay" | "hand-limit" | "spend" | "goods":
            picked = tuple([option for option in options if printed(option) in told])
            fits = len(picked) == len(told) and choice.at_least <= len(picked) <= choice.at_most
            return picked if fits else None
        case "develop" | "settle" if told[0] < 0:
            return options[0]
        case "way" if told[0] < 0:
            word = "conquer" if told[0] == -1 else "pay"
            return next((option for option in options if option[0] == word), None)
        case "consume":
            card, op = told
            return next(
                (
                    each
                    for each in options
                    if each[0] == "power" and printed(each) == card and each[2] == CONSUME_OPS[op]
                ),
                None,
            )
        case "spare":
            kinds = [KINDS[KIND[each]] for each in told]
            return next((option for option in options if option[1] not in kinds), None)
        case "one-good":
            return next((option for option in options if printed(option) in told), None)
        case "guess":
            return ("number", told[0])
        case "windfall":
            return _windfall(face, options, told)
    return next((option for option in options if len(option) > 1 and printed(option) == told[0]), None)


def _windfall(face: list[int], options: Any, told: list[int]) -> Option | None:
    source, world = told
    wanted = len(KINDS) if source < 0 else SOURCE[source]
    for option in options:
        kind = len(KINDS) if option[1] == "bonus" else SOURCE[face[option[1]]]
        if face[option[2]] == world and kind == wanted:
            found: Option = option
            return found
    return None


def _compare(state: Any, told: list[Line], seats: int) -> None:
    """The position at the end of a round is the one that the twin tells."""
    face = state.cards.face
    where = f"round {state.round}"
    found: dict[tuple[str, int], list[int]] = defaultdict(list)
    for what, seat, numbers in told:
        if what != "round":
            found[what, seat] += numbers
        else:
            assert numbers == [state.pool, len(state.supply)], where
    for seat in range(seats):
        player = state.players[seat]
        assert found["chips", seat] == [player.chips], where
        assert sorted(found["hand", seat]) == sorted(face[card] for card in player.hand), where
        assert sorted(found["tableau", seat]) == sorted(face[card] for card in player.tableau), where
        assert sorted(found["good", seat]) == sorted(face[world] for world in player.goods), where
        assert found["score", seat] == [score(state, seat)], where


def _compare_sight(state: Any, seat: int, told: list[int]) -> None:
    """What the networks see is the same here and there."""
    row = np.zeros(width(state.seats), np.float32)
    others = [Seen(empire_of(state, each, False)) for each in range(state.seats) if each != seat]
    look(row, Seen(empire_of(state, seat, True)), others, Moment(state.pool, state.round))
    expected = np.zeros(width(state.seats), np.float32)
    for at, value in zip(told[::2], told[1::2], strict=True):
        expected[at] += value / 1000
    assert np.allclose(row, expected, atol=1e-3), np.nonzero(np.abs(row - expected) > 1e-3)
