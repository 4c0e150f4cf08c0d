"""Values that no card of the game uses, each on a card of a corrected file (see common/values.py)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from astrarium.games.adastra.effects import fire
from astrarium.games.adastra.missions import fulfilled
from common.values import Case, Data, entry

from .measure import changes, measure
from .table import HOME, WEST, Open, base, change, colony, fleet, options, own, people, play, prompt
from .test_a5_war import siege
from .test_a7_end import position
from .test_a10_effects import PLAIN
from .test_a12_technologies import table


def tech(id: str, *effects: dict[str, Any]) -> Callable[[Data], None]:
    """A technology that does this alone."""

    def plant(data: Data) -> None:
        entry(data, "technologies", id)["effects"] = [*effects]

    return plant


def developed(id: str, **more: Any) -> Any:
    """The table after the technology was developed."""
    t = table(id, **more)
    return play(t, 0, ("play", "research"), ("develop", id))


def ships_come(id: str, unit: str, n: int) -> None:
    before, after = fleet(table(id), HOME), fleet(developed(id), HOME)
    assert {name: after[name] - before.get(name, 0) for name in after if after[name] != before.get(name)} == {
        unit: n
    }


def people_come(id: str, kind: int) -> None:
    before, after = people(table(id), HOME), people(developed(id), HOME)
    assert [b - a for a, b in zip(before, after, strict=True)] == [int(each == kind) for each in range(3)]


def changed(id: str, expected: dict[str, Any], **given: Any) -> None:
    """What an empire without abilities has more when it owns this, and nothing else."""
    g = base("sakkra psilons")
    change(g, makeup=PLAIN, **given)
    before = measure(g, 0, HOME)
    own(g, 0, id)
    assert changes(before, measure(g, 0, HOME)) == expected


def per_system(id: str) -> None:
    changed(id, {"income credits": 2})
    changed(id, {"income credits": 4}, **colony())


def per_anomaly(id: str) -> None:
    changed(id, {})
    held = {"systems": {WEST: Open("core_003")}, "ships": {(0, WEST): "1 frigate"}}
    changed(id, {"income research": 2}, **held)


def per_building(id: str) -> None:
    changed(id, {})
    changed(id, {"income food": 4}, buildings={HOME: "trade_center monument"})


def card_of(id: str, basic: str) -> None:
    """The technology is played as the basic card of that action is."""
    t, same = (siege((1, 0, 0), developed={0: id}, hand={0: "hydroponics"}) for _ in range(2))
    play(t, 0, ("play", id))
    play(same, 0, ("play", basic))
    assert options(t) == options(same)
    assert prompt(t) == prompt(same)


def happens(id: str, event: str) -> None:
    g = base("sakkra psilons")
    change(g, makeup=PLAIN, resources={0: (0, 0, 0, 0)})
    own(g, 0, id)
    for other in ("win_battle", "explore", "colonise", "conquer", "develop", "destroy_unit"):
        if other != event:
            list(fire(g, 0, other))
    list(fire(g, 1, event))
    assert g.resources[0] == (0, 0, 0, 0)
    list(fire(g, 0, event))
    assert g.resources[0] == (3, 0, 0, 0)


def asks(id: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    assert fulfilled(position(**enough), 0, id)
    assert not fulfilled(position(**too_little), 0, id)


def mission(id: str, metric: str, type: str, least: int) -> Callable[[Data], None]:
    def plant(data: Data) -> None:
        entry(data, "missions", id)["tests"] = [{"metric": metric, "type": type, "least": least}]

    return plant


def per(kind: str, res: str, n: int) -> dict[str, Any]:
    return {"op": "income", "res": res, "n": n, "per": kind}


def harder(unit: str) -> dict[str, Any]:
    return {"op": "mod", "stat": "hull", "n": 2, "filter": [unit]}


def card(action: str) -> dict[str, Any]:
    return {"op": "action_card", "actions": [action], "free_places": 1}


def on(event: str) -> dict[str, Any]:
    return {"op": "on", "event": event, "do": [{"op": "gain", "res": "food", "n": 3}]}


#: Values, the technology, what it does, and what is seen.
TECHNOLOGIES: dict[str, tuple[tuple[str, ...], dict[str, Any], Callable[[str], None]]] = {
    "hydroponics": (
        ("place_unit.unit = cruiser", "place_unit.where = home"),
        {"op": "place_unit", "unit": "cruiser", "n": 1, "where": "home"},
        partial(ships_come, unit="cruiser", n=1),
    ),
    "soil_enrichment": (
        ("place_unit.unit = titan",),
        {"op": "place_unit", "unit": "titan", "n": 2, "where": "home"},
        partial(ships_come, unit="titan", n=2),
    ),
    **{
        id: (
            (f"add_population.type = {kind}", "add_population.where = home"),
            {"op": "add_population", "type": kind, "n": 1, "where": "home"},
            partial(people_come, kind=number),
        )
        for number, (id, kind) in enumerate(
            (
                ("cell_regeneration", "farmer"),
                ("nutrient_fungi", "worker"),
                ("subterranean_farms", "scientist"),
            )
        )
    },
    "death_spores": (("income.per = owned_system",), per("owned_system", "credits", 2), per_system),
    "electronic_computer": (("income.per = anomaly",), per("anomaly", "research", 2), per_anomaly),
    "optronic_computer": (
        ("income.per = planetary_building",),
        per("planetary_building", "food", 2),
        per_building,
    ),
    "deflector_shields": (
        ("mod.filter = outpost",),
        harder("outpost"),
        partial(changed, expected={"outpost hull": 2}),
    ),
    "fusion_beam": (
        ("mod.filter = battle_station",),
        harder("battle_station"),
        partial(changed, expected={"battle_station hull": 2}),
    ),
    "robotics": (
        ("mod.stat = build_items",),
        {"op": "mod", "stat": "build_items", "n": 2},
        partial(changed, expected={"items": 2}),
    ),
    "prefabrication": (("on.event = conquer",), on("conquer"), partial(happens, event="conquer")),
    "mercantilism": (
        ("on.event = destroy_unit",),
        on("destroy_unit"),
        partial(happens, event="destroy_unit"),
    ),
    "xeno_relations": (
        ("action_card.actions = research",),
        card("research"),
        partial(card_of, basic="research"),
    ),
    "reinforced_hull": (("action_card.actions = flight",), card("flight"), partial(card_of, basic="flight")),
    "central_command": (
        ("action_card.actions = invasion",),
        card("invasion"),
        partial(card_of, basic="invasion"),
    ),
}
MISSIONS: dict[str, tuple[str, str, str, int, dict[str, Any], dict[str, Any]]] = {
    "treasury": (
        "Test.type = food",
        "resource",
        "food",
        8,
        {"resources": {0: (8, 0, 0, 0)}},
        {"resources": {0: (7, 9, 9, 9)}},
    ),
    "influence": (
        "Test.type = research",
        "resource",
        "research",
        8,
        {"resources": {0: (0, 8, 0, 0)}},
        {"resources": {0: (9, 7, 9, 9)}},
    ),
    "envoy": (
        "Test.type = production",
        "resource",
        "production",
        8,
        {"resources": {0: (0, 0, 8, 0)}},
        {"resources": {0: (9, 9, 7, 9)}},
    ),
    "architect": (
        "Test.type = frigate",
        "units",
        "frigate",
        3,
        {"ships": {(0, HOME): "3 frigate"}},
        {"ships": {(0, HOME): "2 frigate, 1 cruiser, 1 titan"}},
    ),
    "pathfinder": (
        "Test.type = cruiser",
        "units",
        "cruiser",
        2,
        {"ships": {(0, HOME): "2 cruiser exhausted"}},
        {"ships": {(0, HOME): "4 frigate, 1 cruiser, 1 titan"}},
    ),
}
CASES: dict[str, Case] = {
    id: Case(values, tech(id, effect), partial(shown, id))
    for id, (values, effect, shown) in TECHNOLOGIES.items()
}
CASES |= {
    id: Case((value,), mission(id, metric, kind, least), partial(asks, id, enough, too_little))
    for id, (value, metric, kind, least, enough, too_little) in MISSIONS.items()
}
#: What the things of the cases say.
SAYS: dict[str, tuple[str, str]] = {
    "technology-hydroponics": (
        "1 Cruiser joins you at home.",
        "W domu dołącza do ciebie 1 jednostka Krążowników.",
    ),
    "technology-soil_enrichment": ("2 Titans join you at home.", "W domu dołączają do ciebie 2 Tytany."),
    "technology-cell_regeneration": (
        "Add 1 farmer at home, free of charge.",
        "Dodaj w domu za darmo 1 farmera.",
    ),
    "technology-nutrient_fungi": (
        "Add 1 worker at home, free of charge.",
        "Dodaj w domu za darmo 1 robotnika.",
    ),
    "technology-subterranean_farms": (
        "Add 1 scientist at home, free of charge.",
        "Dodaj w domu za darmo 1 naukowca.",
    ),
    "technology-death_spores": (
        "Income: +2 credits for each of your systems.",
        "Przychód: +2 kredyty za każdy twój układ.",
    ),
    "technology-electronic_computer": (
        "Income: +2 research for each of your anomalies.",
        "Przychód: +2 punkty badań za każdą twoją anomalię.",
    ),
    "technology-optronic_computer": (
        "Income: +2 food for each of your planetary buildings.",
        "Przychód: +2 żetony żywności za każdą twoją budowlę planetarną.",
    ),
    "technology-deflector_shields": ("Outposts: hull +2.", "Posterunki: kadłub +2."),
    "technology-fusion_beam": ("Battle Stations: hull +2.", "Stacje Bojowe: kadłub +2."),
    "technology-robotics": (
        "You may build 2 more items in each place.",
        "W każdym miejscu możesz zbudować o 2 rzeczy więcej.",
    ),
    "technology-prefabrication": (
        "Whenever you conquer a system: take 3 food.",
        "Gdy podbijasz układ: weź 3 żetony żywności.",
    ),
    "technology-mercantilism": (
        "Whenever you destroy a ship of another empire: take 3 food.",
        "Gdy niszczysz jednostkę innego imperium: weź 3 żetony żywności.",
    ),
    "technology-xeno_relations": ("Action card: Research.", "Karta akcji: Badania."),
    "technology-reinforced_hull": ("Action card: Flight.", "Karta akcji: Lot."),
    "technology-central_command": ("Action card: Invasion.", "Karta akcji: Inwazja."),
    "mission-treasury": ("Hold at least 8 food (1 VP).", "Posiadaj co najmniej 8 żetonów żywności (1 PZ)."),
    "mission-influence": ("Hold at least 8 research (1 VP).", "Posiadaj co najmniej 8 punktów badań (1 PZ)."),
    "mission-envoy": (
        "Hold at least 8 production (1 VP).",
        "Posiadaj co najmniej 8 żetonów produkcji (1 PZ).",
    ),
    "mission-architect": (
        "Have at least 3 Frigates (1 VP).",
        "Posiadaj co najmniej 3 jednostki Fregat (1 PZ).",
    ),
    "mission-pathfinder": (
        "Have at least 2 Cruisers (1 VP).",
        "Posiadaj co najmniej 2 jednostki Krążowników (1 PZ).",
    ),
}
