"""A table that teaches: what the learner is told at each position, and what the others answer meanwhile."""

from __future__ import annotations

from typing import Any

from ..kernel import Answer, BadSetup, Choice, Game, Table
from ..kernel.choice import thaw
from ..teach import LEARNER, Course, Lesson, Step, lesson_table, lessons
from ..teach.lesson import Said
from ..teach.rings import things
from .levels import easy
from .sheet import Place, Sheet
from .taught import Learned, LessonInfo, LessonState, Spoken, StopInfo, StopWords

#: Who teaches: the clockmaker who built the first astrarium.
TEACHER = "Dondi"
NOTHING_SAID = Step(None, None)


def find_lesson(game: Game, id: str) -> Lesson:
    """A lesson of a game; raises an error that says which there are."""
    known = lessons(game)
    if id not in known:
        raise BadSetup("error-no-lesson", game=game.id, lessons=", ".join(known) or "–").of(game)
    return known[id]


def lesson_places(game: Game, lesson: Lesson, person: str) -> list[Place]:
    """Who sits at a lesson: the learner first, then the one who teaches."""
    others = range(1, lesson.deal.seats)
    teachers = [Place(seat, "bot", bot=easy(game.id), name=TEACHER) for seat in others]
    return [Place(LEARNER, "me", person=person), *teachers]


def teaching_at(sheet: Sheet, table: Table) -> Teaching | None:
    """The lesson that is given at a table, if one is."""
    lesson = lessons(table.game).get(sheet.lesson) if sheet.lesson is not None else None
    if lesson is None:
        return None
    # Where the rules have changed in mid-game, the answers before that are not at hand.
    return Teaching(Course(table.game, lesson, table, told=0 if sheet.earlier is None else sheet.stop))


class Teaching:
    """One lesson at one table. All follows from the answers: nothing of it has to be kept."""

    def __init__(self, course: Course) -> None:
        self._course = course
        lesson = course.lesson
        #: How many answers belong to the deal and are nobody's to take back.
        self.dealt = lesson_table(course.table.game, lesson).moves if lesson.deal.before else 0

    def planned(self, choice: Choice) -> Answer | None:
        """What the lesson answers to a question of the others; None: whatever a bot thinks best."""
        return self._course.planned(choice)

    @property
    def reached(self) -> int:
        """The number of the last stop that was told; of all, when everything taught has been played."""
        if self._course.over:
            return len(self._course.lesson.stops)
        return max(self._told(), default=0)

    def _told(self) -> list[int]:
        stops = self._course.lesson.stops
        return [stops.index(stop) + 1 for stop in self._course.told()]

    def outline(self) -> LessonInfo:
        """All that a lesson says, in every language."""
        lesson = self._course.lesson
        return LessonInfo(
            id=lesson.id,
            opening=_spoken(lesson.opening),
            closing=_spoken(lesson.closing),
            learned=[
                Learned(question=_spoken(each), answer=_spoken(each.answer)) for each in lesson.questions
            ],
            stops=[StopInfo(en=_words(stop.en), pl=_words(stop.pl)) for stop in lesson.stops],
        )

    def state(self, choice: Choice | None) -> LessonState:
        """Where the lesson stands: what is said now, and what there is to say to the last answer."""
        course = self._course
        step = NOTHING_SAID if choice is None else course.step(choice)
        last, stop = course.last(), step.stop
        view = course.table.view(LEARNER) if stop is not None else None
        return LessonState(
            told=self._told(),
            stop=None if stop is None else course.lesson.stops.index(stop) + 1,
            astray=step.astray,
            rings=[] if stop is None else [things(view, ring) for ring in stop.rings],
            planned=None if step.planned is None else thaw(step.planned),
            otherwise=last is not None and last.otherwise,
            remark=None if last is None or last.other is None else _spoken(last.other),
            instead=[] if last is None else [text.to_json() for text in last.instead],
            over=course.over,
        )


def _spoken(said: Said) -> Spoken:
    return Spoken(en=said.en, pl=said.pl)


def _words(words: Any) -> StopWords:
    return StopWords(title=words.title, say=words.say, why=words.why, astray=words.astray)
