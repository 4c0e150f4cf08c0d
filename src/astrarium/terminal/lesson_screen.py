"""A lesson at the terminal: what is said at a stop, why, what to do, and what comes of another answer."""

from __future__ import annotations

from ..kernel import Answer, Choice, Text
from ..teach import Course, Step, Stop
from .screen import Screen

NOTHING_SAID = Step(None, None)


class Teacher:
    """Speaks at the stops of a lesson, and answers for the opponent as long as the lesson knows how."""

    def __init__(self, course: Course, screen: Screen) -> None:
        self.course = course
        self.screen = screen
        self._step = NOTHING_SAID
        self._closed = course.over

    @property
    def dealt(self) -> int:
        """How many answers belong to the deal and are nobody's to take back."""
        return len(self.course.lesson.deal.before)

    @property
    def command(self) -> str:
        """How to go on with the lesson."""
        lesson = self.course.lesson.id
        return "teach" if lesson == "first" else f"teach --lesson {lesson}"

    def open(self) -> None:
        """The first words, before anything is asked."""
        self.screen.line(self.course.lesson.opening.line(self._language), "question")

    def close(self) -> None:
        """The last words, once: when all that is taught has been played."""
        if self._closed:
            return
        self._closed = True
        self.screen.line(self.course.lesson.closing.line(self._language), "question")
        self.learned()

    def learned(self) -> None:
        """What somebody knows after the lesson, question by question."""
        self.screen.line(self.screen.voice.shell("shell-learned"), "title")
        for each in self.course.lesson.questions:
            self.screen.line(each.line(self._language), "quiet")
            self.screen.line(f"  {each.answer.line(self._language)}")

    def planned(self, choice: Choice) -> Answer | None:
        """What the opponent answers in this lesson; None: whatever a bot thinks best."""
        return self.course.planned(choice)

    def speak(self, choice: Choice) -> None:
        """What there is to say before a question of the learner."""
        if self.course.over:
            self.close()
        self._step = self.course.step(choice)
        stop = self._told
        if stop is None:
            return
        stops = self.course.lesson.stops
        say, title = self.screen.voice.shell, stop.words(self._language).title
        number, all = stops.index(stop) + 1, len(stops)
        if self._step.stop is None:
            self.screen.line(say("shell-stop-on", number=number, all=all, title=title), "quiet")
            return
        self.screen.line(say("shell-stop", number=number, all=all, title=title), "title")
        self.screen.line(self._step.say(self._language), "question")
        self.screen.line(say("shell-stop-keys"), "quiet")

    def explain(self) -> None:
        """Why the lesson says what it says."""
        stop = self._told
        said = (
            self.screen.voice.shell("shell-stop-silent") if stop is None else stop.words(self._language).why
        )
        self.screen.line(said)

    def show(self, choice: Choice) -> None:
        """What the lesson would answer."""
        planned = self._step.planned
        if planned is None:
            self.screen.line(self.screen.voice.shell("shell-stop-free"))
            return
        voice, table = self.screen.voice, self.course.table
        for option in planned if choice.several else (planned,):
            self.screen.line(voice.shell("shell-stop-do", option=voice.say(table.say(choice, option))))

    def remark(self, choice: Choice, answer: Answer) -> str | None:
        """What comes of an answer that the lesson did not have in mind."""
        step, self._step = self._step, NOTHING_SAID
        other = self.course.other(choice, step, answer)
        voice = self.screen.voice
        if other is not None:
            said = other.line(self._language)
        elif instead := self.course.instead(choice, step, answer):
            said = voice.shell("shell-stop-instead", option=", ".join(voice.say(each) for each in instead))
        else:
            return None
        return f"{said} {voice.shell('shell-stop-undo', word=Text('shell-word-undo'))}"

    @property
    def _told(self) -> Stop | None:
        """The stop of this question; where the lesson only goes on with what it said last, that one."""
        told = self.course.told() if self._step.planned is not None else ()
        return self._step.stop or (told[-1] if told else None)

    @property
    def _language(self) -> str:
        return self.screen.voice.language
