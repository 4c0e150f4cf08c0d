"""Lessons: each can be played through, on its path and off it, and as text; and teaches all it should."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

import astrarium
from astrarium import bots, texts
from astrarium.kernel import Answer, BadComponents, Chance, Choice, IllegalAnswer
from astrarium.teach import LEARNER, Course, Lesson, lessons, read_lesson
from astrarium.teach.rings import things
from program import astrarium as run

GIVEN = [
    pytest.param(game, lesson, id=f"{game.id}-{lesson.id}")
    for game in astrarium.games().values()
    for lesson in lessons(game).values()
]
#: Other answers that are tried at each question of a learner.
OTHERS = 2
#: The longest that a caption may be.
MOST_WORDS = {"en": 30, "pl": 26}


def next_choice(course: Course) -> Choice:
    """The learner is asked first, as at a table where bots think."""
    pending = course.table.pending
    return next((choice for choice in pending if choice.seat == LEARNER), pending[0])


def play_on(course: Course, others: bots.Bot, *, taught: bool = False) -> None:
    """Keep to the lesson where it says what to do; elsewhere a bot plays. `taught`: as far as it teaches."""
    while not (course.over if taught else course.table.over):
        choice = next_choice(course)
        planned = course.planned(choice)
        if planned is None:
            planned = bots.answer(others, course.table, choice.seat, Chance(course.table.moves))
        course.table.answer(choice.seat, planned)


@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_the_path_meets_every_stop_and_says_what_to_do_there(game: astrarium.Game, lesson: Lesson) -> None:
    course, told = Course(game, lesson), []
    while not course.table.over and len(told) < len(lesson.stops):
        choice = next_choice(course)
        planned = course.planned(choice)
        if choice.seat == LEARNER:
            step = course.step(choice)
            if step.stop is not None:
                assert step.planned is not None, step.stop.id
                assert not step.astray, step.stop.id
                told.append(step.stop)
        assert planned is not None, (course.table.state.round, choice)
        course.table.answer(choice.seat, planned)
    assert tuple(told) == lesson.stops


def test_a_stop_waits_for_the_learner_whoever_answers_first() -> None:
    """Where all choose in secret, Dondi may be quicker; what was told is what the learner has answered."""
    race = astrarium.games()["race"]
    course = Course(race, lessons(race)["first"])
    table, (first, *_) = course.table, course.lesson.stops
    mine, theirs = table.pending
    assert course.step(mine).stop == first
    table.answer(theirs.seat, course.planned(theirs))
    assert course.step(mine).stop == first
    assert course.told() == ()
    table.answer(LEARNER, course.planned(mine))
    assert course.told() == (first,)
    table.undo()
    assert course.told() == ()


def test_what_was_answered_otherwise_is_known_from_the_table_alone() -> None:
    race = astrarium.games()["race"]
    course = Course(race, lessons(race)["first"])
    course.table.answer(LEARNER, ("action", "produce"))
    for now in (course, Course(race, course.lesson, course.table)):
        last = now.last()
        assert last is not None
        assert last.otherwise
        assert last.other == course.lesson.stops[0].others[-1]
    course.table.undo()
    assert course.last() is None


def test_between_stops_another_answer_is_told_what_the_lesson_would_have_done() -> None:
    race = astrarium.games()["race"]
    course = Course(race, lessons(race)["first"])
    while True:
        choice = next_choice(course)
        step = course.step(choice)
        if choice.seat == LEARNER and step.stop is None:
            break
        course.table.answer(choice.seat, course.planned(choice))
    assert step.planned == ("action", "settle")
    assert course.instead(choice, step, step.planned) == ()
    wanted = (course.table.say(choice, step.planned),)
    assert course.instead(choice, step, ("action", "produce")) == wanted
    course.table.answer(LEARNER, ("action", "produce"))
    last = course.last()
    assert last is not None
    assert last.otherwise
    assert last.instead == wanted


def test_a_ring_names_a_card_by_its_print_and_everything_else_by_its_id() -> None:
    race = astrarium.games()["race"]
    view = Course(race, lessons(race)["first"]).table.view(LEARNER)
    hand = {card["design"]: card["card"] for card in view["players"][LEARNER]["cards"]}
    assert things(view, "card:gem_world") == [f"card:{hand['gem_world']}"]
    assert things(view, "card:no_such_card") == ["card:no_such_card"]
    assert things(view, "phase:develop") == ["phase:develop"]


@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_whoever_keeps_to_the_lesson_wins(game: astrarium.Game, lesson: Lesson) -> None:
    course = Course(game, lesson)
    play_on(course, bots.make(f"{game.id}-basic", 1))
    assert course.table.result is not None
    assert course.table.result.ranking[0] == [LEARNER]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_another_answer_never_breaks_the_lesson(game: astrarium.Game, lesson: Lesson) -> None:
    """At every stop something else is answered; the lesson goes on to its end."""
    other_bot = bots.make(f"{game.id}-basic", 1)
    course = Course(game, lesson)
    while not course.table.over:
        choice = next_choice(course)
        step = course.step(choice)
        if choice.seat == LEARNER and step.stop is not None:
            for answer in others(choice, step.planned):
                course.other(choice, step, answer)
                astray = Course(game, lesson, course.table.fork())
                astray.table.answer(LEARNER, answer)
                play_on(astray, other_bot, taught=True)
        planned = step.planned
        if planned is None:
            planned = bots.answer(other_bot, course.table, choice.seat, Chance(course.table.moves))
        course.table.answer(choice.seat, planned)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_a_learner_who_answers_at_random_is_taught_to_the_end(
    game: astrarium.Game, lesson: Lesson, seed: int
) -> None:
    """Whatever is answered: Dondi always has an answer, and whatever is said has words."""
    course, luck = Course(game, lesson), Chance(f"learner/{seed}")
    bot = bots.make(f"{game.id}-basic", 1)
    while not course.over:
        choice = next_choice(course)
        if choice.seat != LEARNER:
            planned = course.planned(choice)
            answer = bots.answer(bot, course.table, choice.seat, luck) if planned is None else planned
        else:
            answer = bots.answer(bots.make("random", seed), course.table, LEARNER, luck)
            step = course.step(choice)
            if step.stop is not None:
                assert all(step.say(language) for language in texts.LANGUAGES), step.stop.id
                course.other(choice, step, answer)
        course.table.answer(choice.seat, answer)


def others(choice: Choice, planned: Answer | None) -> list[Answer]:
    """A few answers that the lesson does not have in mind."""
    if not choice.several:
        return [option for option in choice.options if option != planned][:OTHERS]
    picked = tuple(choice.options[: choice.at_least])
    try:
        answer = choice.normalise(picked)
    except IllegalAnswer:
        return []
    return [] if answer == planned else [answer]


@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_ten_questions_are_answered_by_stops_with_words_in_both_languages(
    game: astrarium.Game, lesson: Lesson
) -> None:
    first = lesson.id == "first"
    assert len(lesson.questions) == 10 if first else 5 <= len(lesson.questions) <= 10
    assert (8 if first else 5) <= len(lesson.stops) <= (14 if first else 7)
    assert [stop.id for stop in lesson.stops if not stop.rings] == []
    for language in texts.LANGUAGES:
        rules = texts.rules(game, language)
        for each in lesson.questions:
            assert count_words(each.answer.line(language)) <= 30, each.en
        for stop in lesson.stops:
            words = stop.words(language)
            for said in (words.say, words.astray):
                assert len(said) <= 190, (stop.id, len(said))
                assert count_words(said) <= MOST_WORDS[language], stop.id
            assert len(words.title.split()) <= 4, stop.id
            others = [other.line(language) for other in stop.others]
            assert "!" not in "".join([words.title, words.say, words.astray, words.why, *others])
            assert bool(words.astray) == bool(stop.en.astray)
            cited = re.findall(r"\b[A-Z]\d+\.\d+\b", words.why)
            assert [number for number in cited if number not in rules] == []


def test_a_lesson_says_how_long_it_takes() -> None:
    """By its words and its answers, not by a guess: a short second lesson takes less than a first one."""
    taken = {
        (game.id, lesson.id): lesson.minutes
        for game in astrarium.games().values()
        for lesson in lessons(game).values()
    }
    assert all(8 <= minutes <= 15 for (_, id), minutes in taken.items() if id == "first"), taken
    assert taken["captains", "shadow"] < taken["adastra", "antarans"] < taken["race", "first"]


def count_words(said: str) -> int:
    """Words and numbers; signs such as $ are read with them."""
    return sum(any(sign.isalnum() for sign in word) for word in said.split())


@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_names_in_a_lesson_are_those_of_the_game(game: astrarium.Game, lesson: Lesson) -> None:
    """Every other answer that has words of its own can be given somewhere on the path."""
    course = Course(game, lesson)
    missing = {(stop.id, other.after) for stop in lesson.stops for other in stop.others if other.after}
    while not course.table.over and missing:
        choice = next_choice(course)
        step = course.step(choice)
        if choice.seat == LEARNER and step.stop is not None and step.planned is not None:
            for option in choice.options:
                answer = (option,) if choice.several else option
                found = course.other(choice, step, answer)
                if found is not None:
                    missing.discard((step.stop.id, found.after))
        if step.planned is None:
            break
        course.table.answer(choice.seat, step.planned)
    assert missing == set()


def test_a_branch_holds_after_its_answer_and_is_forgotten_when_that_is_taken_back() -> None:
    """Captains: whoever takes Dondi's mission sends him to the other one, and is told in general words."""
    game = astrarium.games()["captains"]
    course = Course(game, lessons(game)["first"])

    def go_on(to: str) -> None:
        while course.table.choice(LEARNER) is None or course.step(next_choice(course)).stop is None:
            choice = next_choice(course)
            planned = course.planned(choice)
            assert planned is not None
            course.table.answer(choice.seat, planned)
        stop = course.step(next_choice(course)).stop
        assert stop is not None
        assert stop.id == to

    course.table.answer(LEARNER, ("room", "helm", "red"))
    course.table.answer(LEARNER, ("fly", "dunmarrow", "home-dunmarrow"))
    go_on("rows")
    assert course.step(next_choice(course)).astray
    assert course.table.view(1)["players"][1]["at"] == "glimmer"
    while course.table.moves > 1:
        course.table.undo()
    assert [stop.id for stop in course.told()] == ["red"]
    go_on("reserve")
    course.table.answer(LEARNER, ("fly", "fennix", "home-fennix"))
    go_on("rows")
    assert not course.step(next_choice(course)).astray
    assert course.table.view(1)["players"][1]["at"] == "dunmarrow"


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_text_play_teaches(game: astrarium.Game, lesson: Lesson, language: str, tmp_path: Path) -> None:
    """The real program: the first stop, why, what to do; left, and met again where it was left."""
    words = [stop.words(language) for stop in lesson.stops]
    typed = "w\ns\n"
    teach = ("teach", game.id, "--lesson", lesson.id, "--plain", "--lang", language)
    shown = run(tmp_path, *teach, typed=typed)
    assert shown.returncode == 0, shown.stderr
    for line in (lesson.opening.line(language), words[0].title, words[0].say, words[0].why):
        assert line in shown.stdout
    again = run(tmp_path, *teach)
    assert lesson.opening.line(language) not in again.stdout
    assert words[0].say in again.stdout


def test_a_lesson_is_asked_in_whole_words(tmp_path: Path) -> None:
    """Somebody who types what the browser's buttons say is answered like somebody who types their letters."""
    stop = lessons(astrarium.game("race"))["first"].stops[0]
    for language, asked in (("en", ("why", "show me")), ("pl", ("dlaczego", "pokaż"))):
        teach = ("teach", "race", "--plain", "--lang", language)
        why, show = (run(tmp_path, *teach, typed=f"{word}\n").stdout for word in asked)
        assert stop.words(language).why in why
        assert show.replace(f"> {asked[1]}", "> s") == run(tmp_path, *teach, typed="s\n").stdout


@pytest.mark.slow
@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_a_lesson_is_typed_through_to_its_end(
    game: astrarium.Game, lesson: Lesson, language: str, tmp_path: Path
) -> None:
    """The real program, told what the lesson would answer: all stops are told, and the last words."""
    words = ("teach", game.id, "--lesson", lesson.id, "--plain", "--lang", language)
    shown = run(tmp_path, *words, typed="".join(typed_path(game, lesson)))
    assert shown.returncode == 0, shown.stderr
    assert "⟦" not in shown.stdout
    for stop in lesson.stops:
        assert stop.words(language).say in shown.stdout, stop.id
    assert lesson.closing.line(language) in shown.stdout


def typed_path(game: astrarium.Game, lesson: Lesson) -> Iterator[str]:
    """What a learner types who does as the lesson says: numbers out of all options."""
    course = Course(game, lesson)
    while not course.over:
        choice = next_choice(course)
        planned = course.planned(choice)
        assert planned is not None
        if choice.seat == LEARNER:
            picked = planned if choice.several else (planned,)
            yield f"all\n{' '.join(str(choice.options.index(each) + 1) for each in picked) or 0}\n"
        course.table.answer(choice.seat, planned)


def test_a_lesson_that_leaves_a_question_out_is_refused(tmp_path: Path) -> None:
    source = Path(astrarium.games()["race"].folder) / "lessons" / "first.toml"
    text = source.read_text(encoding="utf-8").replace("teaches = [8, 5]", "teaches = [5]")
    (tmp_path / "first.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents, match="questions"):
        read_lesson(tmp_path / "first.toml")


def test_no_lesson_of_that_name(tmp_path: Path) -> None:
    refused = run(tmp_path, "teach", "race", "--lesson", "nonsense")
    assert refused.returncode == 2
    assert "Lessons: first" in refused.stderr


def test_the_page_of_the_lessons_is_of_today() -> None:
    root = Path(__file__).parents[1]
    page = runpy.run_path(str(root / "scripts" / "lessons_page.py"))["page"]()
    assert (root / "docs" / "lessons.md").read_text(encoding="utf-8") == page, "make lessons"
