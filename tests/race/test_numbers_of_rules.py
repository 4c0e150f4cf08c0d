"""The numbers in RULES.md and RULES.pl.md are those of the components."""

import re

import pytest

from astrarium import localization
from astrarium.games.race.components import ACTIONS, BOX, DESIGNS, START_WORLDS
from astrarium.kernel import Text

from .table import GAME

N = BOX.constants
WORDS = {
    "en": "no one two three four five six seven eight nine ten eleven twelve",
    "pl": "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście",
}
#: Other forms of Polish numbers that the rules use.
FORMS = {"czterech": 4, "sześciu": 6, "dwie": 2, "dwóch": 2, "dwunastu": 12, "jedną": 1, "trzech": 3}


def numbers(paragraph, language):
    """All numbers of a paragraph, in digits or in words."""
    rules = localization.rules(GAME, language)[paragraph].lower()
    rules = re.sub(r"\br\d+\.\d+", "", rules)
    found = [int(digits) for digits in re.findall(r"\d+", rules)]
    for word in re.findall(r"\w+", rules):
        if word in WORDS[language].split():
            found.append(WORDS[language].split().index(word))
        elif language == "pl" and word in FORMS:
            found.append(FORMS[word])
    return found


CASES = {
    "R1.1": [*BOX.meta.seats],
    "R1.5": [
        sum(design.count for design in DESIGNS.values()),
        len(DESIGNS),
        len(START_WORLDS),
        sum(design.six for design in DESIGNS.values()),
        sum(card.basic for card in ACTIONS.values()),
    ],
    "R3.1": [N.pool_per_player],
    "R3.3": [N.deal],
    "R3.6": [N.discard_at_start, N.deal, N.deal - N.discard_at_start],
    "R6.1": [N.explore_draw, N.explore_keep, N.explore_draw + 5, N.explore_draw + 1, N.explore_keep + 1],
    "R9.3": [kind.price for kind in BOX.kinds.values()],
    "R11.1": [N.hand_limit],
    "R11.2": [N.tableau_end],
    "R11.4": [N.last_round],
    "R14.1": [sum(card.full for card in ACTIONS.values())],
}


@pytest.mark.parametrize("language", localization.LANGUAGES)
@pytest.mark.parametrize("paragraph", CASES)
def test_the_numbers_of_the_game_stand_in_the_rules(paragraph, language):
    found = numbers(paragraph, language)
    assert [each for each in CASES[paragraph] if each not in found] == []


@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_R3_5_the_numbers_of_the_start_worlds(language):
    rules = localization.rules(GAME, language)["R3.5"].replace("\n", " ")
    for design in DESIGNS.values():
        if design.start is not None:
            name = localization.say(Text(f"card-{design.id}"), language, game=GAME)
            assert f"{name} {design.start}" in rules


@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_R13_what_developments_of_cost_6_are_worth(language):
    sixes = [design for design in DESIGNS.values() if design.six]
    for at, design in enumerate(sixes, 1):
        found = numbers(f"R13.{at}", language)
        wanted = [rule.vp for rule in design.score] + [rule.chips for rule in design.score if rule.chips]
        assert [each for each in wanted if each not in found] == []


@pytest.mark.parametrize("language", localization.LANGUAGES)
@pytest.mark.parametrize("card", sorted(DESIGNS))
def test_R16_every_card_with_a_power_is_named_in_the_rules(card, language):
    """A card whose powers were corrected has to be looked up in the chapter of powers."""
    design = DESIGNS[card]
    produces_only = [power.name for power in design.powers.all] == ["produce_here"]
    if not design.powers.all or produces_only:
        return
    chapter = " ".join(localization.rules(GAME, language).values()).replace("\n", " ")
    assert localization.say(Text(f"card-{card}"), language, game=GAME) in chapter
