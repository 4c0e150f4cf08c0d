"""Lessons: each can be played through, on its path and off it, and as text; and teaches all it should."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import astrarium
from astrarium import bots, localization
from astrarium.kernel import Answer, BadComponents, Chance, Choice, IllegalAnswer
from astrarium.puzzles import puzzles
from astrarium.teach import LEARNER, Lesson, LessonRun, Step, begin_at, lessons, read_lesson
from astrarium.teach.lesson_run import things
from common.amount import sample
from program import astrarium as run

GIVEN = [
    pytest.param(game, lesson, id=f"{game.id}-{lesson.id}")
    for game in astrarium.games().values()
    for lesson in lessons(game).values()
]
#: Every lesson, each in one of the languages; a whole study has each in all.
SPOKEN = [
    pytest.param(*given.values, language, id=f"{given.id}-{language}")
    for at, given in enumerate(GIVEN)
    for language in sample(localization.LANGUAGES[at % 2 :][:1], localization.LANGUAGES)
]
#: Other answers that are tried at each question of a learner.
OTHERS = sample(1, 2)
#: The longest that a caption may be.
MOST_WORDS = {"en": 30, "pl": 26}


def next_choice(course: LessonRun) -> Choice:
    """The learner is asked first, as at a table where bots think."""
    pending = course.table.pending
    return next((choice for choice in pending if choice.seat == LEARNER), pending[0])


def play_on(course: LessonRun, others: bots.Bot, *, taught: bool = False) -> None:
    """Keep to the lesson where it says what to do; elsewhere a bot plays. `taught`: as far as it teaches."""
    while not (course.over if taught else course.table.over):
        choice = next_choice(course)
        planned = course.planned(choice)
        if planned is None:
            planned = bots.answer(others, course.table, choice.seat, Chance(course.table.moves))
        course.table.answer(choice.seat, planned)


@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_the_path_meets_every_stop_and_says_what_to_do_there(game: astrarium.Game, lesson: Lesson) -> None:
    course, told = LessonRun(game, lesson), []
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
    course = LessonRun(race, lessons(race)["first"])
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
    course = LessonRun(race, lessons(race)["first"])
    course.table.answer(LEARNER, ("action", "produce"))
    for now in (course, LessonRun(race, course.lesson, course.table)):
        last = now.last()
        assert last is not None
        assert last.otherwise
        assert last.other == course.lesson.stops[0].others[-1]
        assert last.instead == ()
    course.table.undo()
    assert course.last() is None


def test_between_stops_another_answer_is_told_what_the_lesson_would_have_done() -> None:
    race = astrarium.games()["race"]
    course = LessonRun(race, lessons(race)["first"])
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
    view = LessonRun(race, lessons(race)["first"]).table.view(LEARNER)
    hand = {card["design"]: card["card"] for card in view["players"][LEARNER]["cards"]}
    assert things(view, "card:gem_world") == [f"card:{hand['gem_world']}"]
    assert things(view, "card:no_such_card") == []
    assert things(view, "phase:develop") == ["phase:develop"]


@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_whoever_keeps_to_the_lesson_wins(game: astrarium.Game, lesson: Lesson) -> None:
    course = LessonRun(game, lesson)
    play_on(course, bots.make(f"{game.id}-basic", 1))
    assert course.table.result is not None
    assert course.table.result.ranking[0] == [LEARNER]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_another_answer_never_breaks_the_lesson(game: astrarium.Game, lesson: Lesson) -> None:
    """At every stop something else is answered; the lesson goes on to its end."""
    other_bot = bots.make(f"{game.id}-basic", 1)
    course = LessonRun(game, lesson)
    while not course.table.over:
        choice = next_choice(course)
        step = course.step(choice)
        if choice.seat == LEARNER and step.stop is not None:
            for answer in others(choice, step.planned):
                course.other(choice, step, answer)
                astray = LessonRun(game, lesson, course.table.fork())
                astray.table.answer(LEARNER, answer)
                play_on(astray, other_bot, taught=True)
        planned = step.planned
        if planned is None:
            planned = bots.answer(other_bot, course.table, choice.seat, Chance(course.table.moves))
        course.table.answer(choice.seat, planned)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(sample(1, 2)))
@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_a_learner_who_answers_at_random_is_taught_to_the_end(
    game: astrarium.Game, lesson: Lesson, seed: int
) -> None:
    """Whatever is answered: Dondi always has an answer, and whatever is said has words."""
    course, luck = LessonRun(game, lesson), Chance(f"learner/{seed}")
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
                assert all(step.say(language) for language in localization.LANGUAGES), step.stop.id
                course.other(choice, step, answer)
        course.table.answer(choice.seat, answer)


#: What a caption may name and a table may lack, by the kinds of their texts.
THINGS = {
    "adastra": ("technology", "star", "planet", "enemy", "card"),
    "captains": ("mission", "tech", "place", "passenger"),
    "metallum": ("tile", "planet", "module"),
    "orion": ("card",),
    "race": ("card",),
}
#: Walks off the path for each lesson, and how often such a learner does something else.
DETOURS, STRAYS = sample(2, 5), 0.15


def named_things(game: astrarium.Game, said: str) -> dict[str, str]:
    """The things whose English names stand in a text: what a view calls them, by their names."""
    found: dict[str, str] = {}
    text = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    kinds = "|".join(THINGS[game.id])
    names = re.findall(rf"^(?:{kinds})-(\w+) = ([A-Z][^{{\n]*)$", text, flags=re.MULTILINE)
    for id, name in sorted(names, key=lambda each: -len(each[1])):
        whole = rf"(?<!\w){re.escape(name)}(?!\w)"
        if re.search(whole, said):
            found[name] = id
            said = re.sub(whole, "", said)
    return found


def words_in(seen: object) -> Iterator[str]:
    """Every word of a view but of what was discarded."""
    if isinstance(seen, dict):
        for key, value in seen.items():
            if "discard" not in str(key):
                yield str(key)
                yield from words_in(value)
    elif isinstance(seen, list | tuple):
        for each in seen:
            yield from words_in(each)
    else:
        yield str(seen)


def groundless(course: LessonRun, choice: Choice, step: Step) -> list[str]:
    """What a stop speaks of, points at or asks for and the table has not."""
    stop, game = step.stop, course.table.game
    assert stop is not None
    view = course.table.view(LEARNER)
    there = set(words_in(view)) | set(words_in(choice.options))
    named = named_things(game, step.say("en"))
    missing = [f"{name}: not there" for name, id in named.items() if id not in there]
    if step.astray:
        asked = stop.still_does
    else:
        asked = stop.does
        declared = re.split(r"[ .\-]", " ".join([*stop.names, *stop.holds, stop.does]))
        missing += [f"{name}: not declared" for name, id in named.items() if id not in declared]
        missing += [f"{ring}: no ring" for ring in stop.rings if not things(view, ring)]
        missing += [
            f"{ring}: nothing to ring" for ring in stop.rings if ring.partition(":")[2] not in there | IDS
        ]
    if (step.planned is None) != (not asked):
        missing.append(f"asks for {asked!r}, shows {step.planned!r}")
    for option in () if step.planned is None else step.planned if choice.several else (step.planned,):
        if option not in choice.options:
            missing.append(f"shows {option!r}, which is no option")
    return missing


IDS = {str(number) for number in range(20)}


@pytest.mark.parametrize("seed", range(DETOURS + 1))
@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_every_stop_stands_on_its_ground(game: astrarium.Game, lesson: Lesson, seed: int) -> None:
    """On the path and after answers at random: what is named is there and declared, so are ring and plan."""
    course, strays, bot = LessonRun(game, lesson), Random(seed), bots.make("random", seed)
    found: list[tuple[str, list[str]]] = []
    while not course.over:
        choice = next_choice(course)
        if choice.seat == LEARNER:
            step = course.step(choice)
            if step.stop is not None and (missing := groundless(course, choice, step)):
                found.append((step.stop.id, missing))
        answer = course.planned(choice)
        if answer is None or (choice.seat == LEARNER and seed and strays.random() < STRAYS):
            answer = bots.answer(bot, course.table, choice.seat, Chance(course.table.moves))
        course.table.answer(choice.seat, answer)
    assert found == []


def to_stop(course: LessonRun, id: str) -> Choice:
    """Keep to the lesson up to a stop."""
    while True:
        choice = next_choice(course)
        stop = course.step(choice).stop if choice.seat == LEARNER else None
        if stop is not None and stop.id == id:
            return choice
        course.table.answer(choice.seat, course.planned(choice))


def test_a_detour_says_which_stops_it_takes_the_ground_from() -> None:
    """Race: Gem World is paid away at the third stop; others speak of it later."""
    race = astrarium.games()["race"]
    course = LessonRun(race, lessons(race)["first"])
    choice = to_stop(course, "money")
    hand = {each["design"]: each["card"] for each in course.table.view(LEARNER)["players"][LEARNER]["cards"]}
    assert course.lost().things == ()
    course.table.answer(LEARNER, (("card", hand["gem_world"]),))
    assert [course.table.choice(LEARNER) is None, choice.prompt] == [False, "pay"]
    lost = course.lost()
    assert [thing.id for thing in lost.things] == ["card-gem_world"]
    assert [course.lesson.stops[number - 1].id for number in lost.stops] == [
        "production",
        "guess",
        "consuming",
    ]
    course.table.undo()
    assert course.lost().things == ()


def test_what_a_stop_asks_for_is_the_lessons_own_in_any_round() -> None:
    """Race: Gem World is placed a round later than on the path, as its stop asks for."""
    race = astrarium.games()["race"]
    course, bot = LessonRun(race, lessons(race)["first"]), bots.make("race-basic", 1)

    def go_on() -> None:
        choice = next_choice(course)
        planned = course.planned(choice)
        if planned is None:
            planned = bots.answer(bot, course.table, choice.seat, Chance(course.table.moves))
        course.table.answer(choice.seat, planned)

    while course.table.state.round < 3 or next_choice(course).seat != LEARNER:
        go_on()
    course.table.answer(LEARNER, ("action", "produce"))
    while (step := course.step(next_choice(course))).stop is None or step.stop.id != "production":
        go_on()
    assert course.table.state.round > 3
    assert step.planned is not None
    number = course.table.moves
    course.table.answer(LEARNER, step.planned)
    assert number in course.kept()


def test_whoever_chooses_what_the_other_chose_is_told_so() -> None:
    """Race: with Develop at the first stop its bonus is not the other's alone."""
    race = astrarium.games()["race"]
    course = LessonRun(race, lessons(race)["first"])
    course.table.answer(LEARNER, ("action", "develop"))
    choice = to_stop(course, "everybody")
    step = course.step(choice)
    assert step.astray
    assert "alone" not in step.say("en")
    assert step.planned == course.step(choice).planned is not None


#: From which stop on a learner does what else, and the stop whose words as written are false after that.
FALSE_AFTER = {
    "orion-fleet": ("orion", "first", "attack", {"action": ("research",)}, "empty"),  # "yours 2"
    "orion-top": ("orion", "first", "slot", {"place": ("on", 0)}, "cover"),  # "the Plant below"
    "captains-blue": ("captains", "first", "red", {"turn": ("room", "workshop", "blue")}, "rows"),  # no blue
    "shadow-blue": ("captains", "shadow", "free", {"turn": ("room", "science", "blue")}, "thirty"),  # no blue
    "shadow-slot": ("captains", "shadow", "cubby", {"repair": ("mend", 2)}, "cards"),  # "repair slot 3"
    "adastra-opened": ("adastra", "first", "settle", {"turn": ("play", "galactic_envoys")}, "embassy"),
    "adastra-dice": ("adastra", "first", "build", {"item": ("orbital", "outpost")}, "dice"),  # "three dice"
    "adastra-two": ("adastra", "first", "flight", {"destination": ("into", 10, 1)}, "score"),  # "two systems"
    "antarans-fleet": ("adastra", "antarans", "tokens", {"turn": ("pass",), "bid": ("bid", 1)}, "aim"),
}


@pytest.mark.parametrize(
    ("game_id", "lesson_id", "after", "otherwise", "id"), FALSE_AFTER.values(), ids=FALSE_AFTER
)
def test_words_that_a_detour_makes_false_are_not_said(
    game_id: str, lesson_id: str, after: str, otherwise: dict[str, Answer], id: str
) -> None:
    """Each other answer once, else the lesson's own: what a stop counts or compares is not as it was."""
    game = astrarium.games()[game_id]
    course, bot = LessonRun(game, lessons(game)[lesson_id]), bots.make(f"{game_id}-basic", 1)
    to_stop(course, after)
    left, told = dict(otherwise), dict[str, bool]()
    while not course.over and id not in told:
        choice = next_choice(course)
        step = course.step(choice)
        own = choice.seat == LEARNER
        if own and step.stop is not None:
            told[step.stop.id] = step.astray
        answer = left.pop(choice.prompt, None) if own else None
        if answer is None:
            answer = course.planned(choice)
        if answer is None:
            answer = bots.answer(bot, course.table, choice.seat, Chance(course.table.moves))
        course.table.answer(choice.seat, answer)
    assert left == {}
    assert told.get(id) is True, told


@pytest.mark.parametrize(("game", "lesson"), GIVEN)
def test_each_stop_can_be_begun_by_itself_and_has_puzzles_to_practise_it(
    game: astrarium.Game, lesson: Lesson
) -> None:
    count = len(lesson.stops)
    for number in (1, count // 2, count):
        course = LessonRun(game, lesson, begin_at(game, lesson, number))
        step = course.step(next_choice(course))
        assert (step.stop, step.astray) == (lesson.stops[number - 1], False)
        assert course.told() == lesson.stops[: number - 1]
    for stop in lesson.stops:
        assert 2 <= len(set(stop.puzzles)) == len(stop.puzzles) <= 3, stop.id
        assert set(stop.puzzles) <= set(puzzles(game)), stop.id


def test_a_stop_is_begun_again_in_the_terminal(tmp_path: Path) -> None:
    stop = lessons(astrarium.game("race"))["first"].stops[4]
    shown = run(tmp_path, "teach", "race", "--plain", "--lang", "en", "--stop", "5", typed="w\n")
    assert stop.en.say in shown.stdout
    assert stop.en.why in shown.stdout
    assert f"astrarium puzzle race {stop.puzzles[0]}" in shown.stdout
    refused = run(tmp_path, "teach", "race", "--stop", "14", "--lang", "en")
    assert (refused.returncode, "the lesson has 13" in refused.stderr) == (2, True)


def test_a_detour_in_the_terminal_says_what_it_takes_away(tmp_path: Path) -> None:
    """Typed: the third stop of Race, paid with Gem World; and why in general words, by the rules alone."""
    shown = run(tmp_path, "teach", "race", "--plain", "--lang", "en", "--stop", "3", typed="2\n")
    assert "Gem World is gone" in shown.stdout, shown.stdout
    assert "7 (Production worlds refill)" in shown.stdout


def test_a_text_lesson_shows_what_it_speaks_of(tmp_path: Path) -> None:
    """Metallum: tabs and sockets stand beside the tiles. Shadow: nobody else sits there."""
    shown = run(tmp_path, "teach", "metallum", "--plain", "--lang", "en").stdout
    assert "Complexity 2. Tab: 3 red; sockets: 1 blue, 2 green, 3 blue." in shown
    assert "Complexity 2. Tab: 2 green; sockets: 1 blue, 2 green, 3 red." in shown
    alone = run(tmp_path, "teach", "captains", "--lesson", "shadow", "--plain", "--lang", "en", typed="w\n")
    assert alone.returncode == 0
    assert "Dondi" not in alone.stdout


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
def test_its_questions_are_answered_by_stops_with_words_in_both_languages(
    game: astrarium.Game, lesson: Lesson
) -> None:
    first = lesson.id == "first"
    assert 10 <= len(lesson.questions) <= 11 if first else 5 <= len(lesson.questions) <= 10
    assert (8 if first else 5) <= len(lesson.stops) <= (16 if first else 7)
    assert [stop.id for stop in lesson.stops if not stop.rings] == []
    for language in localization.LANGUAGES:
        rules = localization.rules(game, language)
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
    course = LessonRun(game, lesson)
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
    course = LessonRun(game, lessons(game)["first"])

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


@pytest.mark.parametrize(("game", "lesson", "language"), SPOKEN)
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
@pytest.mark.parametrize(("game", "lesson", "language"), SPOKEN)
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
    course = LessonRun(game, lesson)
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
    page = runpy.run_path(str(root / "tools" / "pages" / "lessons.py"))["page"]()
    assert (root / "docs" / "lessons.md").read_text(encoding="utf-8") == page, "make lessons"
