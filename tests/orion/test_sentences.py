"""What a thing says is what it does: its sentence is made of the data, and the rules print it."""

import re

import pytest

from astrarium.games.orion.component_schema import ComponentFile
from astrarium.games.orion.components import ADVISORS, AT_LARGE, RACES, SAYS, THINGS
from astrarium.games.orion.vocabulary import Effect
from astrarium.kernel import Row, Text, filled, read_thing
from astrarium.localization import LANGUAGES, attribute, rulebook, rules, say
from common.amount import sample
from tools.sentences.orion import frames

from .random_cards import random_box
from .table import GAME

#: Numbers that a sentence says besides: an exchange the other way round, what everybody else draws.
BESIDES = {"spaceport": [2, 3, 3], "psilon": [2]}
#: Whole sentences, read aloud by somebody who speaks the language.
READ_ALOUD = {
    "vale": (
        "Always: your fleet counts as 2 larger when you compare fleets to attack. After attack (R): you may "
        "put a marker from your reserve here to gain 3 VP and lose 1 morale.",
        "Zawsze: gdy atakujesz i porównujesz floty, twoja liczy się jako większa o 2. Po ataku (R): możesz "
        "położyć tu znacznik z rezerw, aby zyskać 3 PZ i stracić 1 morale.",
    ),
    "darlok": (
        "When you take the Propaganda action, each opponent discards 1 card; then you may take one of "
        "the top 3 cards of the discard pile into your hand.",
        "Gdy wykonujesz akcję propagandy, każdy przeciwnik odrzuca 1 kartę; potem możesz wziąć na rękę jedną "
        "z 3 wierzchnich kart ze stosu kart odrzuconych.",
    ),
    "civil_transport": (
        "You may build a structure from your hand. If it is blue, you may build another one.",
        "Możesz zbudować z ręki strukturę. Jeśli jest niebieska, możesz zbudować kolejną.",
    ),
    "destroyer": (
        "You may put a marker from your reserve here, and the defender discards 2 cards or loses 2 morale.",
        "Możesz położyć tu znacznik z rezerw, a wtedy obrońca odrzuca 2 karty albo traci 2 morale.",
    ),
    "death_spores": (
        "You may put a marker from your reserve here, and the defender also loses 1 morale.",
        "Możesz położyć tu znacznik z rezerw, a wtedy obrońca traci dodatkowo 1 morale.",
    ),
    "psilon": (
        "Your Research action draws 3 cards instead of 2.",
        "Twoja akcja badań daje ci 3 karty zamiast 2.",
    ),
    "planetary_stock_exchange": (
        "Pay 1 VP to gain 2 production. Needs morale 6 to activate.",
        "Wydaj 1 PZ, aby zyskać 2 produkcje. Aktywacja wymaga morale 6.",
    ),
}


def sentence(id, language):
    kind = "race" if id in RACES else "card"
    return attribute(Text(f"{kind}-{id}"), "text", language, game=GAME, strict=True)


def numbers(text):
    return sorted(int(number) for number in re.findall(r"\d+", text))


def of_data(value):
    """All numbers greater than one in what was read of a thing."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return []
    if isinstance(value, int):
        return [abs(value)] if abs(value) > 1 else []
    parts = value if isinstance(value, tuple) else [getattr(value, name) for name in value.__slots__]
    return [number for part in parts for number in of_data(part)]


def done_by(thing):
    """All numbers in what a thing does."""
    found = [number for ability in thing.abilities for number in of_data(printed(ability))]
    found += of_data(getattr(thing, "gate", None))
    return found + (of_data(thing.vp) if thing.id in RACES else [])


def printed(ability):
    """What the file says about an ability, without what is worked out from it."""
    return ability.cost, ability.needs, ability.morale, ability.ops


def test_O11_1_sentences_name_the_numbers_of_the_effects():
    """One is often said as "a card": it is enough that all greater numbers are the same."""
    for id, thing in THINGS.items():
        said = [number for number in numbers(sentence(id, "en")) if number > 1]
        assert said == [number for number in numbers(sentence(id, "pl")) if number > 1], id
        assert said == sorted(done_by(thing) + BESIDES.get(id, [])), id


def test_O11_1_sentences_as_they_were_read_aloud():
    for id, said in READ_ALOUD.items():
        assert (sentence(id, "en"), sentence(id, "pl")) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_O15_to_O20_the_rules_say_and_print_what_the_card_does(language):
    assert not re.search(r"\{[a-z_-]+\}", rulebook(GAME, language)[0]), (
        "a place for a sentence that there is not"
    )
    for id, thing in THINGS.items():
        rule = re.sub(r"\s+", " ", rules(GAME, language)[thing.rule])
        names = [f"race-{id}" if id in RACES else f"does-{id}"] + ([] if id in ADVISORS else [f"prints-{id}"])
        for name in names:
            assert say(SAYS[name], language, game=GAME, strict=True) in rule, (id, name)


# -- whatever an owner of the box may write


def whole(said):
    """Every word is there, and stands in a sentence."""
    assert said[0].isupper(), said
    assert said.endswith("."), said
    assert not re.search(r"  |\.\.| [,.]|[:;,]\.|⟦", said), said


@pytest.mark.parametrize("seed", range(sample(4, 10)))
def test_O22_3_sentences_of_odd_files_are_whole(seed):
    """Half of the abilities put together in other ways."""
    box = read_thing(ComponentFile, Row(random_box(seed), "odd.toml"))
    for thing in (*box.races.values(), *box.advisors.values(), *box.structures.values()):
        for language in LANGUAGES:
            whole(say(filled(thing.say(), AT_LARGE), language, game=GAME, strict=True))


def test_O11_1_every_op_in_every_frame_is_a_whole_sentence():
    found = list(frames())
    assert {name.partition(":")[0] for name, _ in found} == set(Effect.known)
    for _, text in found:
        for language in LANGUAGES:
            whole(say(text, language, game=GAME, strict=True))
