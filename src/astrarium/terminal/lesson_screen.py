"""Lessons in text play: shows stops, explanations, planned answers and remarks."""

from __future__ import annotations

from ..kernel import Answer, Choice, Text
from ..teach import LessonRun, Step, Stop
from .screen import Screen

NOTHING_SAID = Step(None, None)


class Teacher:
    """Shows the stops of a lesson and plays its planned answers for the opponent."""

    def __init__(self, run: LessonRun, screen: Screen) -> None:
        self.run = run
        self.screen = screen
        self._step = NOTHING_SAID
        self._closed = run.over

    @property
    def dealt(self) -> int:
        """How many answers belong to the deal and are nobody's to take back."""
        return len(self.run.lesson.deal.before)

    @property
    def command(self) -> str:
        """How to go on with the lesson."""
        lesson = self.run.lesson.id
        return "teach" if lesson == "first" else f"teach --lesson {lesson}"

    def open(self) -> None:
        """The first words, before anything is asked."""
        self.screen.line(self.run.lesson.opening.line(self._language), "question")

    def close(self) -> None:
        """The last words, once: when all that is taught has been played."""
        if self._closed:
            return
        self._closed = True
        self.screen.line(self.run.lesson.closing.line(self._language), "question")
        self.learned()

    def learned(self) -> None:
        """What somebody knows after the lesson, question by question."""
        self.screen.line(self.screen.voice.shell("shell-learned"), "title")
        for each in self.run.lesson.questions:
            self.screen.line(each.line(self._language), "quiet")
            self.screen.line(f"  {each.answer.line(self._language)}")

    def planned(self, choice: Choice) -> Answer | None:
        """What the opponent answers in this lesson; None: whatever a bot thinks best."""
        return self.run.planned(choice)

    def speak(self, choice: Choice) -> None:
        """What there is to say before a question of the learner."""
        if self.run.over:
            self.close()
        self._step = self.run.step(choice)
        self._tell_lost()
        stop = self._told
        if stop is None:
            return
        stops = self.run.lesson.stops
        say, title = self.screen.voice.shell, stop.words(self._language).title
        number, all = stops.index(stop) + 1, len(stops)
        if self._step.stop is None:
            self.screen.line(say("shell-stop-on", number=number, all=all, title=title), "quiet")
            return
        self.screen.line(say("shell-stop", number=number, all=all, title=title), "title")
        self.screen.line(self._step.say(self._language), "question")
        self.screen.line(say("shell-stop-keys"), "quiet")

    def _tell_lost(self) -> None:
        """What stops to come needed and the last answer has made away with."""
        lost, voice = self.run.lost(), self.screen.voice
        if lost.things:
            things = ", ".join(voice.say(thing) for thing in lost.things)
            titles = [self.run.lesson.stops[number - 1].words(self._language).title for number in lost.stops]
            stops = ", ".join(f"{number} ({title})" for number, title in zip(lost.stops, titles, strict=True))
            self.screen.line(
                voice.shell("shell-stop-lost", things=things, count=len(lost.things), stops=stops)
            )

    def explain(self) -> None:
        """Why the lesson says what it says; where that is not so at this table, the rules that it goes by."""
        stop, voice = self._told, self.screen.voice
        if stop is None:
            self.screen.line(voice.shell("shell-stop-silent"))
            return
        if self._step.astray:
            self.screen.line(voice.shell("shell-stop-rules"))
            rules = voice.rules()
            for number in stop.rules:
                self.screen.line(f"{number}: {rules[number]}")
        else:
            self.screen.line(stop.words(self._language).why)
        self._offer(stop)

    def _offer(self, stop: Stop) -> None:
        """How to practise a stop, and how to have it again by itself."""
        game, say = self.run.table.game.id, self.screen.voice.shell
        commands = [f"astrarium puzzle {game} {id}" for id in stop.puzzles]
        if commands:
            self.screen.line(say("shell-stop-practice", commands=", ".join(commands)), "quiet")
        number = self.run.lesson.stops.index(stop) + 1
        command = f"astrarium {self.command} {game} --stop {number}"
        self.screen.line(say("shell-stop-again", command=command), "quiet")

    def show(self, choice: Choice) -> None:
        """What the lesson would answer."""
        planned = self._step.planned
        if planned is None:
            self.screen.line(self.screen.voice.shell("shell-stop-free"))
            return
        voice, table = self.screen.voice, self.run.table
        for option in planned if choice.several else (planned,):
            self.screen.line(voice.shell("shell-stop-do", option=voice.say(table.say(choice, option))))

    def remark(self, choice: Choice, answer: Answer) -> str | None:
        """What comes of an answer that the lesson did not have in mind."""
        step, self._step = self._step, NOTHING_SAID
        other = self.run.other(choice, step, answer)
        voice = self.screen.voice
        if other is not None:
            said = other.line(self._language)
        elif instead := self.run.instead(choice, step, answer):
            said = voice.shell("shell-stop-instead", option=", ".join(voice.say(each) for each in instead))
        else:
            return None
        return f"{said} {voice.shell('shell-stop-undo', word=Text('shell-word-undo'))}"

    @property
    def _told(self) -> Stop | None:
        """The stop of this question; where the lesson only goes on with what it said last, that one."""
        told = self.run.told() if self._step.planned is not None else ()
        return self._step.stop or (told[-1] if told else None)

    @property
    def _language(self) -> str:
        return self.screen.voice.language
