"""Malformed answers are refused as illegal, in bounded time and memory."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice, pairwise
from json import dumps
from time import process_time
from typing import Any

from ..kernel import Chance, Choice, IllegalAnswer, Option, Table, Text
from ..localization import say, spoken_in
from .illegal_answers import allowed
from .playthrough import Playthrough

#: Limits of a refusal: CPU seconds, peak memory in bytes, characters as JSON.
SECONDS, BYTES, LENGTH = 2.0, 16 * 2**20, 16_384
#: Maximum answers of each other kind at one question.
SOME = 24


def _deep(levels: int) -> list[Any]:
    """Nested lists."""
    found: list[Any] = []
    for _ in range(levels):
        found = [found]
    return found


#: Odd values in place of an option's values. Numbers grow, so that a loop over one of them is found early.
ODD: tuple[Any, ...] = (
    *(-1, 99, 2**24, 2**31, 2**63, 10**400, -(2**31), -(10**400)),
    *(None, True, 0.5, -1.0, 1e300, "", "0", "no-such-name", "{ $x }", "\u0000", "x" * 10_000),
    *([], [0], {}, {"seat": 0}, _deep(20), _deep(300)),
)


def garbage(walk: Playthrough) -> None:
    """Garbage (huge, nested, of a wrong kind) is an illegal answer, never another error, at a small cost."""
    met: Counter[str] = Counter()
    for table in walk:
        for choice in table.pending:
            met[choice.prompt] += 1
            times = met[choice.prompt]
            if times & (times - 1) == 0:  # the 1st, 2nd, 4th, 8th, …
                _throw(walk, table, choice, whole=times == 1)


def _throw(walk: Playthrough, table: Table, choice: Choice, whole: bool) -> None:
    before, moves = table.state.copy(), len(table.history)
    options = frozenset(choice.options)
    chance = Chance(f"{walk.script.seed}/{walk.positions}/{choice.seat}")
    heard: dict[str, Text] = {}
    with _traced():
        for answer in _answers(table, choice, chance, whole):
            if not allowed(choice, options, answer):
                text = _refused(walk, table, choice, answer)
                heard.setdefault(dumps(text.to_json(), allow_nan=False), text)
    for told, text in heard.items():
        words = [say(text, each, game=walk.game, strict=True) for each in spoken_in(walk.game)]
        longest = max(map(len, (told, *words)))
        walk.expect(longest <= LENGTH, f"{choice.prompt!r}: a refusal is {longest} characters long")
    same = len(table.history) == moves and table.state == before
    walk.expect(same, f"{choice.prompt!r}: refused garbage has changed the table")


def _refused(walk: Playthrough, table: Table, choice: Choice, answer: Any) -> Text:
    """The refusal of an answer; checks its error class and its cost."""
    tracemalloc.reset_peak()
    begun, held = process_time(), tracemalloc.get_traced_memory()[0]
    what = f"{choice.prompt!r}: to the answer {answer!r:.80}"
    try:
        table.answer(choice.seat, answer)
    except IllegalAnswer as error:
        text = error.text
    except Exception as error:
        walk.fail(f"{what}: {type(error).__name__}: {error!s:.200}")
    else:
        walk.fail(f"{what}: it was taken")
    seconds, peak = process_time() - begun, tracemalloc.get_traced_memory()[1] - held
    walk.expect(peak <= BYTES, f"{what}: the refusal took {peak} bytes")
    walk.expect(seconds <= SECONDS, f"{what}: the refusal took {seconds:.1f} s")
    return text


@contextmanager
def _traced() -> Iterator[None]:
    """Trace memory, unless tracing is on already."""
    ours = not tracemalloc.is_tracing()
    if ours:
        tracemalloc.start()
    try:
        yield
    finally:
        if ours:
            tracemalloc.stop()


def _answers(table: Table, choice: Choice, chance: Chance, whole: bool) -> Iterator[Any]:
    """Garbage for a question: all kinds, or a sample of each."""
    near = _near(choice) if whole else _some(_near(choice), chance)
    for answer in (
        *ODD,
        *near,
        *_some(_other_words(table), chance),
        *_some(_mixed(choice, chance), chance),
    ):
        yield [answer] if choice.several else answer
    if whole:
        first = choice.options[0]
        yield [first] * 1000
        yield [*first, *([0] * 1000)]
        yield {"answer": first}


def _some(answers: Iterable[Any], chance: Chance) -> list[Any]:
    found = list(answers)
    chance.mix(found, "garbage")
    return found[:SOME]


def _near(choice: Choice) -> list[Any]:
    """Near misses: an option of each form with one odd value, one value more or one less."""
    by_form = {(option[0], len(option)): option for option in choice.options}
    found: list[Any] = []
    for option in by_form.values():
        found += [[*option[:at], odd, *option[at + 1 :]] for at in range(len(option)) for odd in ODD]
        found += [[*option, odd] for odd in ODD]
        found.append(option[:-1])
    return found


def _other_words(table: Table) -> Iterator[Any]:
    """Options of other questions with odd values."""
    for word, names in table.game.words.options.items():
        for odd in (*ODD, 0, 1, table.seats):
            yield [word, *([odd] * len(names))]
            if names:
                yield [word, *([0] * (len(names) - 1)), odd]


def _mixed(choice: Choice, chance: Chance) -> Iterator[Option]:
    """Mixtures of two options: each value is valid by itself."""
    options = list(choice.options)
    chance.mix(options, "mixed")
    for one, other in islice(pairwise(options), SOME):
        if len(one) == len(other):
            yield from (one[:at] + other[at:] for at in range(1, len(one)))
