"""Reasons: each candidate is either an option or barred with a reason."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import cycle, islice, product
from typing import Any

from ..kernel import Chance, Choice, Game, Option, Table
from ..kernel.legality import not_an_option
from ..localization import say, spoken_in
from .playthrough import Playthrough
from .script import Script, goes_together

#: Number of earlier options tried at a question.
EARLIER = 3
#: Number of times after which a prompt without reasons is a violation.
OFTEN = 60


@dataclass(slots=True)
class Prompt:
    """Counts of a prompt: asked, and with a barred candidate."""

    asked: int = 0
    barred: int = 0


def reasons(walk: Playthrough) -> None:
    """At every question each candidate is an option or barred with a reason; silence is declared."""
    offered: deque[Option] = deque([("no-such-option",)], maxlen=EARLIER)
    for table in walk:
        for choice in table.pending:
            _refused_in_words(walk, table, choice, offered)
            offered.append(choice.options[-1])
            count(walk.prompts, choice)
            if choice.candidates is not None:
                _every_candidate(walk, choice)
            _silence(walk, choice)


def count(prompts: dict[str, Prompt], choice: Choice) -> None:
    """Update the counts of a prompt."""
    prompt = prompts.setdefault(choice.prompt, Prompt())
    prompt.asked += 1
    prompt.barred += bool(choice.barred())


def _every_candidate(walk: Playthrough, choice: Choice) -> None:
    """The options are the candidates that are not barred, and options that are never barred."""
    assert choice.candidates is not None
    options = frozenset(choice.options)
    candidates = choice.candidates.all()
    for option in candidates:
        reason = choice.candidates.bar(option)
        if (reason is None) != (option in options):
            fault = (
                "neither an option nor barred" if reason is None else f"an option, and barred by {reason!r}"
            )
            walk.fail(f"{choice.prompt!r}: {option!r} is {fault}")
    heads = {option[0] for option in candidates}
    for option in options.difference(candidates):
        if option[0] in heads:
            walk.fail(f"{choice.prompt!r}: {option!r} is an option, and none of the candidates")


def _refused_in_words(walk: Playthrough, table: Table, choice: Choice, offered: Iterable[Option]) -> None:
    """The refusal of an earlier option can be said in every language."""
    for option in offered:
        if option not in choice.options:
            refusal = not_an_option(walk.game, table.state, choice, option)
            for language in spoken_in(walk.game):
                say(refusal.text, language, game=walk.game, strict=True)


def _silence(walk: Playthrough, choice: Choice) -> None:
    """A prompt without candidates is declared free, and a free prompt bars nothing."""
    free = walk.game.words.free
    if free is None:
        return
    if choice.prompt in free:
        if barred := choice.barred():
            walk.fail(f"{choice.prompt!r} is declared free, and bars {barred[0].option!r}")
    elif choice.candidates is None:
        walk.fail(f"{choice.prompt!r} gives no reasons, and is not declared free")


def without_reasons(game: Game, prompts: dict[str, Prompt]) -> Iterable[str]:
    """Prompts asked OFTEN times that had no reason and are not declared free."""
    free = game.words.free
    if free is None:
        return
    for name, prompt in prompts.items():
        if name not in free and prompt.asked >= OFTEN and not prompt.barred:
            yield f"{name!r} was asked {prompt.asked} times without a reason, and is not declared free"


def counted(game: Game, games: int, most: int = 0) -> dict[str, Prompt]:
    """The prompt counts of random games with all settings and numbers of seats.

    While a prompt has no reason yet, more games are played, up to `most`.
    """
    prompts: dict[str, Prompt] = {}
    tables = cycle(_tables(game))
    for number, (seats, options) in enumerate(islice(tables, max(games, most))):
        if number >= games and not unreasoned(game, prompts):
            break
        for table in Playthrough(Script(game, seats, options, number, (), number + 1)):
            _count_all(prompts, table)
    return prompts


def unreasoned(game: Game, prompts: dict[str, Prompt]) -> list[str]:
    """The prompts without a reason so far that are not declared free."""
    free = game.words.free or ()
    return sorted(name for name, prompt in prompts.items() if not prompt.barred and name not in free)


def _tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """All valid combinations of seats and settings, shuffled."""
    values = [[(setting.id, value) for value in setting.values] for setting in game.variants]
    least, most = game.seats
    found = [
        (seats, dict(each))
        for seats in range(least, most + 1)
        for each in product(*values)
        if goes_together(game, seats, dict(each))
    ]
    Chance("tables").mix(found, "order")
    return found


def _count_all(prompts: dict[str, Prompt], table: Table) -> None:
    for choice in table.pending:
        count(prompts, choice)
