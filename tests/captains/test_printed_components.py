"""Every card, tile and space in components.toml is the one of printed_components.py, the tests' own list."""

from dataclasses import fields

from astrarium.games.captains import components as c
from astrarium.games.captains.component_types import Step
from astrarium.games.captains.vocabulary import Effect

from . import printed_components as printed

LETTERS = {"repair": "r", "medal": "m", "move": "v", "": "-"}


# -- the data, in the same short notation


def short(effects: tuple[Effect, ...]) -> str:
    return ", ".join(short_effect(effect) for effect in effects)


def short_effect(effect: Effect) -> str:
    if effect.name == "gain":
        return f"{effect.what} {effect.n}"
    if effect.name == "advance":
        return f"{effect.track} {effect.n}"
    if effect.name == "take_tech":
        source = {
            "display": "display",
            "deck": f"deck {effect.draw}",
            "omega_deck": f"omega {effect.draw}",
            "event_tech": "event",
        }[effect.source]
        return f"take {source}{' replace' if effect.replace else ''}"
    if effect.name == "choose":
        return " | ".join(short(option) for option in effect.options)
    if effect.name == "pay":
        return f"pay {effect.what} {effect.n} ({short(effect.inner)})"
    if effect.name == "per":
        return f"per {effect.count.name} most {effect.most} ({short(effect.inner)})"
    if effect.name == "each_player":
        return f"each ({short(effect.inner)})"
    if effect.name in ("jump", "copy_room"):
        return effect.name.removesuffix("_room")
    return f"{effect.name} {effect.n}"


def short_step(step: Step) -> str:
    return " ".join([step.name, *(str(getattr(step, each.name)) for each in fields(step))])


def edges(found: dict[str, str]) -> str:
    return "".join(LETTERS[found.get(side, "")] for side in ("up", "right", "down", "left"))


def test_S20_6_missions_as_printed():
    said = {
        name: (card.points, "; ".join(f"{line.colour}: {short(line.effects)}" for line in card.rows))
        for name, card in c.MISSIONS.items()
    }
    assert said == printed.MISSIONS


def test_S20_1_S20_3_tech_rooms_as_printed():
    said = {
        tech.id: (
            f"{tech.deck} {tech.colour}{' overlay' if tech.overlay else ''}",
            edges(tech.edges),
            short(tech.effects),
        )
        for tech in c.TECHS.values()
        if tech.kind == "room"
    }
    assert said == printed.ROOMS
    assert {name for name, (_, _, does) in printed.ROOMS.items() if "this_card" in does} == {
        tech.id for tech in c.TECHS.values() if tech.one_shot
    }


def test_S20_2_S20_4_abilities_as_printed():
    said = {
        tech.id: (
            f"{tech.deck}{' x2' if tech.count == 2 else ''}{' overlay' if tech.overlay else ''}",
            edges(tech.edges),
        )
        for tech in c.TECHS.values()
        if tech.kind == "ability"
    }
    assert said == printed.ABILITIES


def test_S20_5_omegas_as_printed():
    said = {}
    for tech in c.TECHS.values():
        if tech.scoring:
            what = tech.scoring.count
            most = f" most {tech.scoring.most}" if tech.scoring.most else ""
            counted = f"{what.name} {getattr(what, 'colour', '')}".strip()
            overlay = "overlay" if tech.overlay else ""
            said[tech.id] = (overlay, edges(tech.edges), f"{tech.scoring.points} per {counted}{most}")
    assert said == printed.OMEGAS


def test_S20_7_S20_8_events_as_printed():
    said = {
        card.id: (
            f"{card.track}{' lasting' if card.lasting else ''}{' solo' if card.solo else ''}",
            short(card.effects),
        )
        for card in c.EVENTS.values()
    }
    assert said == printed.EVENTS


def test_S13_1_tracks_as_printed():
    said = {
        (track, side): ["event" if space.event else short(space.bonus) for space in spaces]
        for side, tracks in c.TRACK_SPACES.items()
        for track, spaces in tracks.items()
    }
    assert said == printed.TRACKS
    for tracks in c.TRACK_SPACES.values():
        for spaces in tracks.values():
            assert [space.points for space in spaces] == [0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_S7_1_S11_4_stations_and_boards_as_printed():
    assert {name: short(card.effects) for name, card in c.STATIONS.items()} == printed.STATIONS
    assert {
        side: " ".join(edges(slot.edges) + ("x" if slot.damaged else "") for slot in slots)
        for side, slots in c.BOARDS.items()
    } == printed.BOARDS
    assert {symbol: short(bonus) for symbol, bonus in c.BONUS.items()} == {
        "repair": "repair 1",
        "medal": "medal 1",
        "move": "move 1",
    }


def test_S4_1_S9_1_rooms_and_pirates_as_printed():
    assert {
        room: (c.ROOM_COLOUR[room], short(c.ROOM_EFFECTS[room])) for room in c.BASIC_ROOMS
    } == printed.BASIC_ROOMS
    assert {
        kind: (c.PIRATE_COUNTS[kind], short(reward)) for kind, reward in c.PIRATE_REWARD.items()
    } == printed.PIRATES
    assert all(kind.startswith(colour) for kind, colour in c.PIRATE_COLOUR.items())


def test_S20_9_S20_10_passengers_and_shadow_as_printed():
    assert {card.id: " ".join(card.techs) for card in c.PASSENGERS.values()} == printed.PASSENGERS
    said = {card.id: ", ".join(short_step(step) for step in card.steps) for card in c.SHADOW_CARDS.values()}
    assert said == printed.SHADOW


def test_every_component_is_in_these_tables():
    assert {*printed.MISSIONS} == {*c.MISSIONS}
    assert {*printed.ROOMS, *printed.ABILITIES, *printed.OMEGAS} == {*c.TECHS}
    assert {*printed.EVENTS} == {*c.EVENTS}
    assert {*printed.PASSENGERS} == {*c.PASSENGERS}
    assert {*printed.SHADOW} == {*c.SHADOW_CARDS}
