"""Cards that somebody who owns the box might write: the effects of the game, put together in other ways."""

from __future__ import annotations

import random
import tomllib
from typing import Any

from astrarium.games.orion.components import FOLDER
from astrarium.games.orion.phrases import RESOURCES
from astrarium.games.orion.vocabulary import COLOURS

#: More answers than any game of eight rounds takes.
ENDLESS = 5000
MOMENTS = {
    "structures": ("activation", "after_attack", "after_build", "after_build", "start_of_round", "always"),
    "advisors": ("activation", "after_attack", "start_of_round", "always"),
    "races": ("after_attack", "start_of_round", "always"),
}


def random_box(seed: int) -> dict[str, Any]:
    """The game's own file as data, with other abilities on half of its cards and sheets."""
    luck = random.Random(seed)
    box = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
    for kind, moments in MOMENTS.items():
        for thing in box[kind]:
            if luck.random() < 0.5 and thing["id"] != "fulcrum_sandebar":
                thing["abilities"] = [_ability(luck, luck.choice(moments), kind)]
                if kind == "structures":
                    thing.setdefault("vp", 2)
    return box


def _ability(luck: random.Random, when: str, kind: str) -> dict[str, Any]:
    ability: dict[str, Any] = {"when": when}
    if when == "always":
        ability["trigger"] = luck.choice(("attacked", "own_propaganda", "own_exploit"))
    elif when == "activation":
        ability["slot"] = "A"
    elif luck.random() < 0.5:
        ability["optional"] = True
    if when == "after_attack" and kind != "races" and luck.random() < 0.6:
        ability["slot"] = "R"
    costs: list[dict[str, int]] = [{"food": 1}, {"vp": 1}, {"cards": 1}, {"morale": 1}]
    if when != "always" and luck.random() < 0.3:
        ability["cost"] = luck.choice(costs + ([] if when == "activation" else [{"actions": 1}]))
    if luck.random() < 0.2:
        ability["needs"] = luck.choice(
            ({"discards": 1}, {"beneath": [luck.choice(COLOURS)]}, {"advisor": True})
        )
    if luck.random() < 0.1:
        ability["morale"] = 6
    ability["ops"] = [_op(luck, when) for _ in range(luck.randint(1, 2))]
    return ability


def _op(luck: random.Random, when: str, nested: bool = False) -> dict[str, Any]:
    colour = luck.choice(COLOURS)
    target = {
        "target": luck.choice(("self", "each_opponent", *(["defender"] if when == "after_attack" else [])))
    }
    per = luck.choice(({}, {}, {"per": "colour_in_system", "of": colour}, {"per": "target_systems"}))
    then = [] if nested else [_op(luck, when, nested=True)]
    build = {"from": luck.choice(("hand", "discards")), "optional": luck.random() < 0.5}
    build |= luck.choice(({}, {"system": "this"})) | luck.choice(({}, {"colour": colour}))
    ops: dict[str, dict[str, Any]] = {
        "gain": _bundle(luck) | per | target,
        "gain_choice": {"options": [_bundle(luck), {"food": 9}]},
        "vp": {"amount": 1} | per,
        "morale": {"amount": luck.randint(-2, 2)} | per | target,
        "draw": {"count": luck.randint(1, 3)},
        "draw_keep": {"draw": 3, "keep": luck.randint(1, 3)},
        "take_discard": {"top": luck.randint(1, 2), "optional": luck.random() < 0.5},
        "discard_hand": {"count": luck.randint(1, 2)} | target,
        "gain_action": {"count": 1},
        "exchange": {"a": _bundle(luck), "b": {"production": 4}},
        "build": build | {"discount": luck.randint(0, 3)},
        "activate_cards": {},
        "take_advisor": {},
        "return_advisor": target,
        "bury_active": target,
        "reorder_system": {},
        "fill_slots": target,
        "gain_by_colour_beneath": {colour: _bundle(luck)},
    }
    if when == "after_attack" and not nested:
        losses: list[dict[str, Any]] = [
            {"op": "discard_hand", "count": luck.randint(1, 3), "target": "defender"},
            {"op": "morale", "amount": -luck.randint(1, 3), "target": "defender"},
        ]
        ops["choose"] = {"options": [{"ops": [loss]} for loss in losses]}
    if then:
        ops["build"] |= {"then_colour": colour, "then": then}
        ops["if_active"] = {"colour": colour, "then": then}
    if when != "activation":
        ops["marker_to_pool"] = {}
    name = luck.choice(list(ops))
    return {"op": name} | ops[name]


def _bundle(luck: random.Random) -> dict[str, int]:
    return {name: luck.randint(1, 3) for name in luck.sample(RESOURCES, luck.randint(1, 2))}


def play_games(count: int) -> None:
    """Games of players by chance and of builders; a position that cannot be ends the program."""
    from astrarium.games.orion import GAME
    from astrarium.kernel import new_state, play_on
    from common.players import by_chance

    from .played import builder

    for seed in range(count):
        state = new_state(GAME, 2 + seed % 3, f"odd {seed}", {"random_races": True})
        choose = (by_chance, builder)[seed % 2](seed)
        answers = 0

        def look(choice: Any, state: Any = state, choose: Any = choose) -> Any:
            nonlocal answers
            answers += 1
            assert answers < ENDLESS
            assert len(choice.options) >= max(choice.at_least, 1)
            if choice.prompt == "action":
                assert not list(GAME.faults(state)), list(GAME.faults(state))
                list(choice.barred())
            return choose(state, choice)

        play_on(GAME, state, look)
        assert state.phase == "over"
