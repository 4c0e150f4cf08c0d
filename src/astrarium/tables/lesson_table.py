"""Lessons at a live table: the learner's messages and the planned answers of the others."""

from __future__ import annotations

from typing import Any

from ..kernel import Answer, BadSetup, Choice, Game, Table
from ..kernel.choice import thaw
from ..puzzles import puzzles
from ..teach import LEARNER, Lesson, LessonRun, Step, Stop, lesson_table, lessons
from ..teach.lesson import Said
from ..teach.lesson_run import Lost, things
from .bot_levels import TEACHER, easy
from .server_messages import (
    Learned,
    LessonInfo,
    LessonState,
    LostThings,
    Practice,
    Spoken,
    StopInfo,
    StopWords,
)
from .stored_table import Place, StoredTable

NOTHING_SAID = Step(None, None)


def find_lesson(game: Game, id: str) -> Lesson:
    """A lesson of a game by id; raises BadSetup with the known ids."""
    known = lessons(game)
    if id not in known:
        raise BadSetup("error-no-lesson", game=game.id, lessons=", ".join(known) or "–").of(game)
    return known[id]


def check_stop(game: Game, lesson: Lesson, number: int) -> int:
    """Check the number of a stop; raises BadSetup with the count."""
    if not 1 <= number <= len(lesson.stops):
        raise BadSetup("error-no-stop", stop=number, count=len(lesson.stops)).of(game)
    return number


def lesson_places(game: Game, lesson: Lesson, person: str) -> list[Place]:
    """The seats of a lesson: the learner first, then the teacher."""
    others = range(1, lesson.deal.seats)
    teachers = [Place(seat, "bot", bot=easy(game.id), name=TEACHER) for seat in others]
    return [Place(LEARNER, "me", person=person), *teachers]


def table_lesson(stored: StoredTable, table: Table) -> TableLesson | None:
    """The lesson of a table, if it has one."""
    lesson = lessons(table.game).get(stored.lesson) if stored.lesson is not None else None
    if lesson is None:
        return None
    # After a change of rules, the earlier answers are not in memory.
    return TableLesson(
        LessonRun(table.game, lesson, table, told=0 if stored.earlier is None else stored.stop)
    )


class TableLesson:
    """One lesson at one table. Its state follows from the answers and is not stored."""

    def __init__(self, run: LessonRun) -> None:
        self._run = run
        lesson = run.lesson
        #: Answers of the deal. They cannot be undone.
        self.dealt = lesson_table(run.table.game, lesson).moves if lesson.deal.before else 0

    def planned(self, choice: Choice) -> Answer | None:
        """The lesson's answer for another seat; None: the bot decides."""
        return self._run.planned(choice)

    @property
    def reached(self) -> int:
        """The number of the last stop shown; the count of stops when the lesson is over."""
        if self._run.over:
            return len(self._run.lesson.stops)
        return max(self._told_stops(), default=0)

    def _told_stops(self) -> list[int]:
        stops = self._run.lesson.stops
        return [stops.index(stop) + 1 for stop in self._run.told()]

    def outline(self) -> LessonInfo:
        """All texts of the lesson, in every language."""
        lesson = self._run.lesson
        return LessonInfo(
            id=lesson.id,
            opening=_spoken(lesson.opening),
            closing=_spoken(lesson.closing),
            learned=[
                Learned(question=_spoken(each), answer=_spoken(each.answer)) for each in lesson.questions
            ],
            stops=[self._stop(stop) for stop in lesson.stops],
        )

    def _stop(self, stop: Stop) -> StopInfo:
        known = puzzles(self._run.table.game)
        practice = [Practice(id=id, grade=known[id].grade) for id in stop.puzzles if id in known]
        return StopInfo(en=_words(stop.en), pl=_words(stop.pl), rules=stop.rules, puzzles=practice)

    def state(self, choice: Choice | None) -> LessonState:
        """The state of the lesson: the current stop and remarks on the last answer."""
        run = self._run
        step = NOTHING_SAID if choice is None else run.step(choice)
        last, stop = run.last(), step.stop
        view = run.table.view(LEARNER) if stop is not None else None
        ringed = () if stop is None else [things(view, ring) for ring in stop.rings]
        lost = run.lost()
        return LessonState(
            told=self._told_stops(),
            general=[run.lesson.stops.index(each) + 1 for each in run.general_stops()],
            stop=None if stop is None else run.lesson.stops.index(stop) + 1,
            astray=step.astray,
            rings=[found for found in ringed if found],  # missing things have no ring
            planned=None if step.planned is None else thaw(step.planned),
            otherwise=last is not None and last.otherwise,
            remark=None if last is None or last.other is None else _spoken(last.other),
            instead=[] if last is None else [text.to_json() for text in last.instead],
            lost=_lost(lost) if lost.things else None,
            over=run.over,
        )


def _lost(lost: Lost) -> LostThings:
    return LostThings(things=[thing.to_json() for thing in lost.things], stops=list(lost.stops))


def _spoken(said: Said) -> Spoken:
    return Spoken(en=said.en, pl=said.pl)


def _words(words: Any) -> StopWords:
    return StopWords(title=words.title, say=words.say, why=words.why, astray=words.astray)
