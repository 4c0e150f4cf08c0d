"""What a card says is what it does: its sentence, the rules and the data name the same numbers."""

import re

import pytest

from astrarium.games.orion.components import ADVISORS, RACES, STRUCTURES, Structure
from astrarium.games.orion.vocabulary import RESOURCES
from astrarium.texts import LANGUAGES, attribute, rules, say

from .table import GAME, Text

THINGS = {**RACES, **ADVISORS, **STRUCTURES}
#: What stands in brackets behind the name of a card or a race.
WORDS = {
    "en": {
        "cost": "costs {}",
        "income": "brings {}",
        "points": "{} VP",
        "unknown": "VP: ?",
        "start": "start: {}",
    },
    "pl": {
        "cost": "koszt: {}",
        "income": "daje: {}",
        "points": "{} PZ",
        "unknown": "PZ: ?",
        "start": "start: {}",
    },
}
#: Numbers that a sentence says besides: the usual number of cards, and an exchange the other way round.
BESIDES = {"psilon": [2], "spaceport": [2, 3, 3]}


def sentence(id, language):
    kind = "race" if id in RACES else "card"
    return attribute(Text(f"{kind}-{id}"), "text", language, game=GAME, strict=True)


def paragraph(id, language):
    return re.sub(r"\s+", " ", rules(GAME, language)[THINGS[id].rule])


def numbers(text):
    return sorted(int(number) for number in re.findall(r"\d+", text))


def done_by(thing):
    """All numbers in what a thing does."""
    found = [getattr(thing, "gate", None) or 0, getattr(thing, "vp", 0) if thing.id in RACES else 0]
    for ability in thing.abilities:
        found.append(ability.morale or 0)
        cost = ability.cost
        found += [] if cost is None else [*cost.goods, cost.vp, cost.cards, cost.morale, cost.actions]
        waiting = list(ability.ops)
        while waiting:
            op = waiting.pop()
            found += [*op.gains, abs(op.amount), op.discount, op.depth, op.actions, op.gain_any]
            found += [many for bundle in op.bundles for many in bundle]
            waiting += [each for ops in op.lists for each in ops]
    return found


@pytest.mark.parametrize("id", THINGS)
def test_O11_1_a_sentence_names_the_numbers_of_the_effect(id):
    """One is often said as "a card": it is enough that all greater numbers are the same."""
    said = numbers(sentence(id, "en"))
    assert said == numbers(sentence(id, "pl"))
    told = [number for number in said if number > 1]
    assert told == sorted([number for number in done_by(THINGS[id]) if number > 1] + BESIDES.get(id, []))


STEMS = {
    "en": {"blue": "blue", "red": "red", "yellow": "yellow", "grey": "grey"},
    "pl": {"blue": "niebiesk", "red": "czerwon", "yellow": "żółt", "grey": "szar"},
}


def colours_of(thing):
    """All colours that what a thing does depends on."""
    found = set()
    for ability in thing.abilities:
        found.update(ability.beneath)
        waiting = list(ability.ops)
        while waiting:
            op = waiting.pop()
            found.update({op.colour, op.then_colour} - {""})
            waiting += [each for ops in op.lists for each in ops]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", THINGS)
def test_O11_1_a_sentence_names_the_colours_of_the_effect(id, language):
    words = re.findall(r"\w+", sentence(id, language).lower())
    named = {
        colour for colour, stem in STEMS[language].items() if any(word.startswith(stem) for word in words)
    }
    assert named == colours_of(THINGS[id])


def goods(amounts, language):
    parts = [Text(f"count-{name}", n=many) for name, many in zip(RESOURCES, amounts, strict=True) if many]
    return ", ".join(say(part, language, game=GAME) for part in parts)


def printed(thing, language):
    """What the rules say in brackets about a card or a race."""
    words = WORDS[language]
    if not isinstance(thing, Structure):
        return words["start"].format(goods(thing.start, language))
    parts = [words["cost"].format(goods(thing.cost, language))]
    if any(thing.produces):
        parts.append(words["income"].format(goods(thing.produces, language)))
    parts.append(words["unknown"] if thing.vp is None else words["points"].format(thing.vp))
    return "; ".join(parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [*RACES, *STRUCTURES])
def test_O15_O17_O18_O19_O20_the_rules_print_what_the_card_prints(id, language):
    assert f"({printed(THINGS[id], language)})" in paragraph(id, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", THINGS)
def test_O15_to_O20_the_rules_say_what_the_card_says(id, language):
    rule, said = paragraph(id, language), sentence(id, language)
    assert said[1:] in rule, "but for a capital letter"
    if len(THINGS[id].abilities) == 1 and id not in RACES:
        (ability,) = THINGS[id].abilities
        moment = say(Text(f"moment-{ability.when}"), language, game=GAME)
        assert f"{moment} (" in rule or f"{moment}: " in rule
        assert (f"({ability.slot})" in rule) == (bool(ability.slot) and id in STRUCTURES)
