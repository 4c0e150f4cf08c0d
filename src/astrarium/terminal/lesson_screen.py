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
        """Number of answers that belong to the deal and cannot be undone."""
        return len(self.run.lesson.deal.before)

    @property
    def command(self) -> str:
        """The subcommand that resumes the lesson."""
        lesson = self.run.lesson.id
        return "teach" if lesson == "first" else f"teach --lesson {lesson}"

    def open(self) -> None:
        """Print the opening."""
        self.screen.line(self.run.lesson.opening.line(self._language), "question")

    def close(self) -> None:
        """Print the closing, once."""
        if self._closed:
            return
        self._closed = True
        self.screen.line(self.run.lesson.closing.line(self._language), "question")
        self.learned()

    def learned(self) -> None:
        """Print the questions that the learner can now answer, with the answers."""
        self.screen.line(self.screen.voice.shell("shell-learned"), "title")
        for each in self.run.lesson.questions:
            self.screen.line(each.line(self._language), "quiet")
            self.screen.line(f"  {each.answer.line(self._language)}")

    def planned(self, choice: Choice) -> Answer | None:
        """The lesson's answer for the opponent; None leaves it to a bot."""
        return self.run.planned(choice)

    def speak(self, choice: Choice) -> None:
        """Print the stop of a question of the learner."""
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
        """Print the things lost by the last answer that later stops need."""
        lost, voice = self.run.lost(), self.screen.voice
        if lost.things:
            things = ", ".join(voice.say(thing) for thing in lost.things)
            titles = [self.run.lesson.stops[number - 1].words(self._language).title for number in lost.stops]
            stops = ", ".join(f"{number} ({title})" for number, title in zip(lost.stops, titles, strict=True))
            self.screen.line(
                voice.shell("shell-stop-lost", things=things, count=len(lost.things), stops=stops)
            )

    def explain(self) -> None:
        """Print the reason of the stop; off the path, the paragraphs of the rules that it cites."""
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
        """Print the commands to practise a stop and to repeat it."""
        game, say = self.run.table.game.id, self.screen.voice.shell
        commands = [f"astrarium puzzle {game} {id}" for id in stop.puzzles]
        if commands:
            self.screen.line(say("shell-stop-practice", commands=", ".join(commands)), "quiet")
        number = self.run.lesson.stops.index(stop) + 1
        command = f"astrarium {self.command} {game} --stop {number}"
        self.screen.line(say("shell-stop-again", command=command), "quiet")

    def show(self, choice: Choice) -> None:
        """Print the planned answer."""
        planned = self._step.planned
        if planned is None:
            self.screen.line(self.screen.voice.shell("shell-stop-free"))
            return
        voice, table = self.screen.voice, self.run.table
        for option in planned if choice.several else (planned,):
            self.screen.line(voice.shell("shell-stop-do", option=voice.say(table.say(choice, option))))

    def remark(self, choice: Choice, answer: Answer) -> str | None:
        """The remark on an answer other than the planned one."""
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
        """The stop of this question, or the last one if the lesson is still about it."""
        told = self.run.told() if self._step.planned is not None else ()
        return self._step.stop or (told[-1] if told else None)

    @property
    def _language(self) -> str:
        return self.screen.voice.language
