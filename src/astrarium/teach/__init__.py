"""Teaching people the games: lessons, played by their own hand at a real table."""

from .course import LEARNER, Course, Step, lesson_table
from .lesson import Lesson, Stop, lessons, read_lesson

__all__ = ["LEARNER", "Course", "Lesson", "Step", "Stop", "lesson_table", "lessons", "read_lesson"]
