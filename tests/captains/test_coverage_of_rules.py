"""Every example and op is shown by a test; the rules say what the data say."""

import re

import pytest

from astrarium.games.captains import card_text
from astrarium.games.captains import components as c
from astrarium.games.captains.ability_ops import Ability
from astrarium.games.captains.component_types import Step
from astrarium.games.captains.count_ops import Count
from astrarium.games.captains.state import COUNTS
from astrarium.games.captains.vocabulary import Effect
from astrarium.games.captains.vocabulary import said as say_effects
from astrarium.kernel import Text, joined
from astrarium.localization import LANGUAGES, rules, say
from common import cover

from . import printed_components as printed
from .played import PLAYED
from .table import GAME

TESTS = cover.tests_of("captains")


def test_every_worked_example_is_a_test():
    assert cover.examples(TESTS) == set(range(1, 53))


def test_every_ability_is_shown_at_work_and_at_its_limits():
    assert cover.bare(printed.ABILITIES, TESTS, "exercises") == []
    assert cover.bare(printed.ABILITIES, TESTS, "limits") == []
    assert cover.misspelt(printed.ABILITIES, TESTS) == []


def explained():
    """The head of components.toml: what it says of each op and ability."""
    head = (GAME.folder / "components.toml").read_text(encoding="utf-8").split("[meta]")[0]
    lines = [line for line in head.splitlines() if line.startswith("#   ")]
    found = {}
    for line in lines:
        if line[4] != " ":
            name, *words = re.split(r"  +", line[4:].strip())
            found[name.split()[0]] = words[-1]
        else:
            found[name.split()[0]] += f" {line[4:].strip()}"
    return found


def test_the_file_explains_every_op_in_the_words_of_its_class():
    head = explained()
    for name, kind in (Effect.known | Ability.known).items():
        said = " ".join(kind.__doc__.split()).removesuffix(".")
        assert head[name] == said[0].lower() + said[1:], name


def test_every_op_is_known_everywhere():
    assert set(COUNTS) == set(Count.known.values())
    assert {step.name for card in c.SHADOW_CARDS.values() for step in card.steps} == set(Step.known)


def test_every_op_runs_in_a_played_game(monkeypatch):
    assert PLAYED.deeds_run(Effect, monkeypatch) == set(Effect.known)


# -- the tables of the rules


def said(text, language):
    return say(text, language, game=GAME, strict=True)


def tech_cell(tech):
    name = Text(f"tech-{tech.id}")
    return Text("overlay", tech=name) if tech.overlay else name


def rows(language):
    """Every row that the tables of the rules have to have."""
    for tech in c.TECHS.values():
        yield f"| {said(tech_cell(tech), language)} | {said(card_text.tech(tech.id), language)} |"
    for mission in c.MISSIONS.values():
        name, does = (
            said(Text(f"mission-{mission.id}"), language),
            said(card_text.mission(mission.id), language),
        )
        yield f"| {name} | {mission.points} | {does} |"
    for event in c.EVENTS.values():
        name, track = (
            said(Text(f"event-card-{event.id}"), language),
            said(Text(f"track-{event.track}"), language),
        )
        yield f"| {name} | {track} | {said(card_text.event(event.id), language)} |"
    for card in c.PASSENGERS.values():
        techs = said(joined(Text(f"tech-{tech}") for tech in card.techs), language)
        name = said(Text(f"passenger-{card.id}"), language)
        yield f"| {name} | {techs} | {said(card_text.passenger(card.id), language)} |"
    for card in c.SHADOW_CARDS:
        yield f"| {said(Text(f'shadow-card-{card}'), language)} | {said(card_text.shadow(card), language)} |"
    for room in c.BASIC_ROOMS:
        yield f"| {said(Text(f'room-{room}'), language)} | {said(card_text.room(room), language)} |"
    for station in c.STATIONS:
        yield f"| {said(Text(f'station-{station}'), language)} | {said(card_text.station(station), language)} |"
    for pirate in c.PIRATE_REWARD:
        yield f"| {said(Text(f'cargo-{pirate}'), language)} | {said(card_text.pirate(pirate), language)} |"
    for side, tracks in c.TRACK_SPACES.items():
        for track, spaces in tracks.items():
            for at, space in enumerate(spaces):
                if space.bonus or space.event:
                    does = Text("label-event") if space.event else say_effects(space.bonus)
                    name = said(Text(f"track-{track}"), language)
                    yield f"| {name} | {side} | {at} | {said(does, language)} |"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_show_every_card_and_space_as_it_is(language):
    text = "\n".join(rules(GAME, language).values())
    assert [row for row in rows(language) if row not in text] == []
