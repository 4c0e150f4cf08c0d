"""Lessons, hints and reviews: tutorials at a real table and post-game analysis."""

from .lesson import Lesson, Stop, lessons, read_lesson
from .lesson_run import LEARNER, LessonRun, Step, begin_at, lesson_at, lesson_table

__all__ = [
    "LEARNER",
    "Lesson",
    "LessonRun",
    "Step",
    "Stop",
    "begin_at",
    "lesson_at",
    "lesson_table",
    "lessons",
    "read_lesson",
]
