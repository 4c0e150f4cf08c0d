"""Values that no card of the game uses, each on a card of a corrected file (see common/values.py)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from astrarium.kernel import start
from common.values import Case, Data, entry

from . import printed_components as printed
from .table import GAME, asked, crew, lay_out, options, points, ship
from .test_s12_abilities import observed
from .test_s18_solo import MISSIONS, quiet, step


def ability(tech: str, **condition: Any) -> Callable[[Data], None]:
    """A tech that advances its owner on the nian track after such missions."""

    def plant(data: Data) -> None:
        do = [{"op": "advance", "track": "nian", "n": 1}]
        found = {"type": "on", "event": "mission_completed", **condition, "do": do}
        entry(data, "techs", tech)["ability"] = found

    return plant


def noticed(tech: str, mission: str, other: str) -> None:
    """It works after one mission, and not after the other."""
    for name, steps in ((mission, 1), (other, 0)):
        rows = 2 if name == "cadet_regatta" else len(printed.MISSIONS[name][1].split("; "))
        t = observed(tech, name, cadets=rows)
        if steps:
            assert asked(t) == (0, "advance"), (tech, name)
            t.answer(0, t.pending[0].options[0])
        else:
            assert asked(t)[1] in ("after", "turn"), (tech, name)
        assert ship(t).progress == [steps, 0, 0]


def a_mission_with_a_cadet(data: Data) -> None:
    entry(data, "missions", "cadet_regatta")["rows"][0]["effects"] = [{"op": "gain", "what": "cadet"}]


class LookedFor(NamedTuple):
    """What a tech looks for on a mission, one that has it and one that has not, and what it is called."""

    pattern: str
    tech: str
    mission: str
    other: str
    english: str
    polish: str


LOOKED_FOR = [
    LookedFor(*map(str.strip, line.split("|")))
    for line in """
    op = move|crew_lounge|border_patrol|comet_mining|a move|ruch
    op = jump|interdimensional_lockers|stargate|border_patrol|a jump|skok
    op = fight|hull_plating|border_patrol|comet_mining|a fight|walkę
    op = take_tech|artifact_exhibit|tincan_library|border_patrol|a tech to take|technologię do wzięcia
    op = repair|trophy_exhibit|comet_mining|border_patrol|a repair|naprawę
    op = damage|observers_red|arena_fight|border_patrol|damage|uszkodzenie
    what = medal|observers_yellow|quarantine_zone|comet_mining|a medal|medal
    what = artifact|observers_blue|comet_mining|quarantine_zone|an artifact|artefakt
    what = pirate|repair_bots|smuggler_moon|comet_mining|a pirate ship token|żeton statku pirackiego
    what = android|hypercharger|android_amnesty|comet_mining|an android|androida
    what = cadet|invisible_paint|cadet_regatta|comet_mining|a cadet|kadeta
    track = cooperative|training_holovisor|quarantine_zone|tincan_census|the Cooperative track|tor Stowarzyszenia
    track = tincan|universal_translator|tincan_census|quarantine_zone|the Tincan track|tor Puszkinów
    """.strip().splitlines()
]


def pattern(each: LookedFor) -> dict[str, str]:
    """The pattern as the file has it."""
    field, _, value = each.pattern.partition(" = ")
    return {"op": {"what": "gain", "track": "advance"}.get(field, value)} | {field: value}


def shadow(card: str, **step: Any) -> Callable[[Data], None]:
    def plant(data: Data) -> None:
        entry(data, "shadow", card)["steps"] = [step]

    return plant


def shadow_goes(card: str, place: str) -> None:
    """From home, Aldara has the nearest mission that is worth most there, Cerulo the best one of all."""
    t = quiet(missions={**MISSIONS, "fennix": "ghost_ship"}, at={0: "kelpa", 1: "home"})
    assert step(t, card).at[1] == place


def artifacts_score() -> None:
    """2 points for each artifact; pirate ships do not count."""
    cargo = "red_blue red_blue yellow_blue purple_android"
    with_it, without = (points(lay_out(cargo=cargo, techs=techs)) for techs in ({1: "artifact_models"}, {}))
    none = points(lay_out(cargo="purple_android", techs={1: "artifact_models"}))
    bare = points(lay_out(cargo="purple_android"))
    assert (with_it - without) - (none - bare) == 2 * 3


def artifacts(data: Data) -> None:
    entry(data, "techs", "artifact_models")["scoring"] = {"count": {"query": "artifacts"}, "points": 2}


def a_cadet_waits(data: Data) -> None:
    data["crew"] = {"ready": ["red", "yellow", "blue", "blue"], "queue": ["cadet", "yellow", "red"]}


def the_cadet_comes_first() -> None:
    assert crew(start(GAME, 2, "crew")) == ("blue blue red yellow", "cadet yellow red")


def a_gold_row() -> None:
    noticed("shortcut_generator", "tincan_census", "border_patrol")
    assert options(observed("shortcut_generator", "android_amnesty"))


def both(*plants: Callable[[Data], None]) -> Callable[[Data], None]:
    def plant(data: Data) -> None:
        for each in plants:
            each(data)

    return plant


CASES: dict[str, Case] = {
    each.pattern: Case(
        (f"Pattern.{each.pattern}", *(["Pattern.op = gain"] if each.pattern.startswith("what") else [])),
        both(ability(each.tech, mission_has_op=[pattern(each)]), a_mission_with_a_cadet),
        partial(noticed, each.tech, each.mission, each.other),
    )
    for each in LOOKED_FOR
}
CASES |= {
    "a gold row": Case(
        ("on.mission_has_row = gold",), ability("shortcut_generator", mission_has_row="gold"), a_gold_row
    ),
    "jump to a mission": Case(
        ("jump_to.target = mission",),
        shadow("shortcut", do="jump_to", target="mission"),
        partial(shadow_goes, "shortcut", "aldara"),
    ),
    "jump to a station": Case(
        ("jump_to.target = station",),
        shadow("station_call", do="jump_to", target="station"),
        partial(shadow_goes, "station_call", "lumen"),
    ),
    "move to the best mission": Case(
        ("move_to.target = best_mission",),
        shadow("quick_job", do="move_to", target="best_mission", steps=9),
        partial(shadow_goes, "quick_job", "cerulo"),
    ),
    "points for artifacts": Case(("op = artifacts",), artifacts, artifacts_score),
    "a cadet in the queue": Case(("FirstCrew.queue = cadet",), a_cadet_waits, the_cadet_comes_first),
}
#: What the things of the cases say.
SAYS: dict[str, tuple[str, str]] = {
    f"tech-{each.tech}": (
        f"after a mission that shows {each.english}: 1 space on the Ni'an track",
        f"po misji, na której widać {each.polish}: 1 pole na torze Ni'an",
    )
    for each in LOOKED_FOR
}
SAYS |= {
    "tech-shortcut_generator": (
        "after a mission with a gold row: 1 space on the Ni'an track",
        "po misji ze złotym rzędem: 1 pole na torze Ni'an",
    ),
    "tech-artifact_models": (
        "at the end 2 points for each artifact in your cargo",
        "na koniec gry 2 punkty za każdy artefakt w ładowniach",
    ),
    "shadow-card-shortcut": ("a jump to the nearest mission", "skok do najbliższej misji"),
    "shadow-card-station_call": (
        "a jump to the nearest station with a tile",
        "skok do najbliższej stacji z kafelkiem",
    ),
    "shadow-card-quick_job": (
        "up to 9 moves towards the best mission",
        "do 9 ruchów w stronę najcenniejszej misji",
    ),
}
