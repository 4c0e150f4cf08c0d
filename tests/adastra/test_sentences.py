"""What things do is said from the data: every op in every frame, in both languages, with its numbers."""

import re

import pytest

from astrarium.games.adastra.components import AT_LARGE, EFFECTS, SAYS
from astrarium.games.adastra.vocabulary import Effect, Gain, Mod, said
from astrarium.kernel import filled
from astrarium.localization import LANGUAGES, rules, say
from common import mutants
from tools.sentences.adastra import frames, instants, lasting

from .table import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_op_is_said_in_every_frame(language):
    found = {name: say(text, language, game=GAME, strict=True) for name, text in frames()}
    assert len(found) > 500
    assert [words for words in found.values() if "  " in words or ".." in words or "{" in words] == []
    assert {effect.name for effect in (*instants(), *lasting())} == set(Effect.known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_an_effect_are_in_its_sentence(language):
    for effect in (*instants(), *lasting()):
        number = getattr(effect, "n", None)
        if number is not None and abs(number) > 1:
            words = say(effect.say(), language, game=GAME, strict=True)
            assert str(abs(number)) in re.findall(r"\d+", words), words


def test_a_thing_says_everything_it_does():
    for id, effects in EFFECTS.items():
        key = f"diplomat-{id.removeprefix('diplomat_')}" if id.startswith("diplomat_") else None
        found = SAYS[
            key or next(f"{kind}-{id}" for kind in ("technology", "ability") if f"{kind}-{id}" in SAYS)
        ]
        words = say(found, "en", game=GAME, strict=True)
        for effect in effects:
            assert say(filled(effect.say(), AT_LARGE), "en", game=GAME, strict=True) in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_print_what_things_do(language):
    pages = rules(GAME, language)
    assert not [number for number, words in pages.items() if "{" in words]
    everything = "\n".join(pages.values())
    kinds = ("technology", "ability", "building", "discovery", "mission", "foundation")
    for id, text in SAYS.items():
        if id.partition("-")[0] in kinds:
            assert say(text, language, game=GAME) in everything, id


def test_a_corrected_thing_says_what_it_does_now():
    effects = (Gain(res="food", n=4), Mod(stat="upkeep", n=-3))
    assert [say(said(effects), language, game=GAME) for language in ("en", "pl")] == [
        "Take 4 food immediately. Upkeep costs you 3 credits less.",
        "Od razu weź 4 żetony żywności. Utrzymanie jest dla ciebie o 3 tańsze.",
    ]
    data = mutants.own_file("adastra")
    data["antarans"]["xenocide_cost"] = 7
    assert "destroy the planet for 7 production" in mutants.said("adastra", data, "ability-xenocide")[0]
    assert say(Gain(res="any", n=1).say(), "en", game=GAME) == "Take 1 resource of your choice immediately."
    assert say(Mod(stat="hull", n=-1, filter=("titan",)).say(), "pl", game=GAME) == "Tytany: kadłub −1."
