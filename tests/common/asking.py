"""All that a player can ask about a choice has an answer: its words, the rules behind it, what is barred."""

from __future__ import annotations

from random import Random

from astrarium.kernel import Answer, Choice, Table
from astrarium.localization import LANGUAGES, say


def check(table: Table, choice: Choice, *, most: int = 60) -> None:
    """Ask everything; of very many options and refusals, only so many are put into words."""
    rules = table.game.rules
    assert choice.rule in rules
    assert {table.cite(choice, option) for option in choice.options} <= set(rules)
    barred = choice.barred()
    assert not {each.option for each in barred} & set(choice.options), "barred and possible at once"
    assert {each.rule for each in barred} <= set(rules)
    options = [table.say(choice, option) for option in choice.options]
    for text in (table.say(choice), *options[:most], *(each.text for each in barred[:most])):
        assert all(say(text, language, game=table.game, strict=True) for language in LANGUAGES)


def any_answer(choice: Choice, rng: Random) -> Answer:
    """Anything that may be answered, by chance."""
    if not choice.several:
        return rng.choice(choice.options)
    count = rng.randint(choice.at_least, min(choice.at_most, len(choice.options)))
    return rng.sample(choice.options, count)
