"""Lessons at a table in memory."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.kernel import BadSetup, Game, Table, UndoRefused
from astrarium.kernel.choice import freeze
from astrarium.tables import client_messages, commands
from astrarium.tables.lesson_table import TEACHER, find_lesson, lesson_places, table_lesson
from astrarium.tables.stored_table import Place, StoredTable
from astrarium.teach import LEARNER, Lesson, lesson_table, lessons

from .test_live_table import Home, Screen

GIVEN = [
    pytest.param(game, lesson, id=f"{game.id}-{lesson.id}")
    for game in astrarium.games().values()
    for lesson in lessons(game).values()
]
RACE = astrarium.games()["race"]


class School(Home):
    """A home of a lesson, where the others answer at once as far as the lesson knows how."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        table = lesson_table(game, lesson)
        places = lesson_places(game, lesson, "p0")
        super().__init__(game, places, 1)
        self.live.hold(sheet_of(game, lesson, table, places), table)
        self.screen = Screen("p0")
        self.carry_out(commands.join(self.live, self.screen))
        self.let_others_play()

    def let_others_play(self) -> None:
        while True:
            client_messages = [choice for choice in self.live.table.pending if choice.seat != LEARNER]
            planned = self.live.planned(client_messages[0]) if client_messages else None
            if planned is None:
                return
            self.carry_out(
                commands.bot_answers(self.live, client_messages[0].seat, client_messages[0], planned)
            )

    def answer(self, answer: object) -> None:
        now = self.screen.now
        self.carry_out(
            commands.run(
                self.live, self.screen, client_messages.Answer(seat=LEARNER, move=now["move"], answer=answer)
            )
        )
        self.let_others_play()

    def undo(self) -> None:
        now = self.screen.now
        self.carry_out(
            commands.run(self.live, self.screen, client_messages.Undo(seat=LEARNER, move=now["move"]))
        )
        self.let_others_play()


def sheet_of(game: Game, lesson: Lesson, table: Table, places: list[Place]) -> StoredTable:
    options, seed = dict(table.options), str(lesson.deal.seed)
    sheet = StoredTable(
        "t",
        game.id,
        game.revision,
        table.seats,
        options,
        seed,
        True,
        False,
        "w",
        "p0",
        1,
        1,
        lesson=lesson.id,
    )
    sheet.places = places
    return sheet


@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_whoever_does_as_shown_meets_every_stop(game: Game, lesson: Lesson) -> None:
    school = School(game, lesson)
    stops: list[int] = []
    while len(stops) < len(lesson.stops):
        taught = school.screen.now["lesson"]
        if taught["stop"] is not None:
            stops.append(taught["stop"])
            assert not taught["astray"]
            assert len(taught["rings"]) == len(lesson.stops[taught["stop"] - 1].rings)
        assert taught["planned"] is not None, (stops, school.screen.now["choices"])
        assert not taught["otherwise"]
        school.answer(taught["planned"])
    assert stops == list(range(1, len(lesson.stops) + 1))
    assert school.screen.now["lesson"]["told"] == stops
    assert school.live.stored.stop == len(stops)


def test_another_answer_is_remarked_upon_and_taken_back() -> None:
    lesson = lessons(RACE)["first"]
    school = School(RACE, lesson)
    before = school.screen.now["lesson"]
    assert (before["stop"], before["told"]) == (1, [])
    school.answer(["action", "produce"])
    after = school.screen.now["lesson"]
    assert after["otherwise"]
    assert after["remark"]["en"] == lesson.stops[0].others[-1].en
    assert after["told"] == [1]
    school.undo()
    assert school.screen.now["lesson"] == before
    assert school.live.stored.stop == 0


def test_the_lesson_is_where_the_table_is_whoever_holds_it() -> None:
    """Left and opened again from what is kept: the same stop."""
    lesson = lessons(RACE)["first"]
    school = School(RACE, lesson)
    for _ in range(4):
        school.answer(school.screen.now["lesson"]["planned"])
    sheet, table = school.live.stored, school.live.table
    again = lesson_table(RACE, lesson)
    for seat, answer in school.moves:
        again.answer(seat, freeze(answer))
    school.live.hold(sheet, again)
    late = Screen("p0")
    school.carry_out(commands.join(school.live, late))
    assert again.moves == table.moves
    assert late.now["lesson"] == school.screen.now["lesson"]


def test_only_the_learner_is_taught_and_nobody_sees_the_deal() -> None:
    school = School(RACE, lessons(RACE)["first"])
    watcher = Screen("somebody")
    school.carry_out(commands.join(school.live, watcher))
    assert "lesson" not in watcher.now
    shown = school.live.showing.welcome(school.screen, lambda person: True)
    assert shown["table"]["options"] == {"first_game": True, "advanced": False}
    assert "lesson" not in school.live.showing.welcome(watcher, lambda person: True)
    assert [player["name"] for player in shown["players"][1:]] == [TEACHER]
    assert [player["title"]["text"] for player in shown["players"][1:]] == ["table-bot-teacher"]


def test_what_is_dealt_is_nobodys_to_take_back() -> None:
    for game in astrarium.games().values():
        for lesson in lessons(game).values():
            school = School(game, lesson)
            assert school.screen.now["undo"] == {str(LEARNER): 0}
            with pytest.raises(UndoRefused):
                school.undo()


def test_playing_on_alone_ends_the_lesson_for_good() -> None:
    school = School(RACE, lessons(RACE)["first"])
    school.carry_out(commands.run(school.live, school.screen, client_messages.PlayAlone()))
    assert "lesson" not in school.screen.now
    assert school.screen.now["choices"]
    assert school.live.lesson is None
    assert table_lesson(school.live.stored, school.live.table) is None


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(BadSetup):
        find_lesson(RACE, "nonsense")
