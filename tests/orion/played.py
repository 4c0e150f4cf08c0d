"""Played games: how the records in tests/records/orion were found, and how they are made anew.

Players who choose by chance (or who would rather build than do anything else) play seed after seed until a
game has what a record is wanted for. When the rules change on purpose (and their revision with them), `python
-m orion.played` in the folder `tests` searches again and writes the records and the golden playthrough; with
the word `golden` only the latter.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from astrarium.games.orion import GAME
from astrarium.games.orion.components import STRUCTURES
from astrarium.kernel import (
    Answer,
    Chance,
    Choice,
    Record,
    Table,
    Text,
    UndoRefused,
    new_state,
    play_on,
    replay,
    start,
    write_whole,
)
from astrarium.texts import say

RECORDS = Path(__file__).parents[1] / "records" / "orion"
GOLDEN = RECORDS / "golden.txt"
PLAYERS = ["Ann", "Ben", "Cleo", "Dan"]
#: Picks an answer, given the state.
Player = Callable[[Any, Choice], Answer]


# -- players


def by_chance(seed: int) -> Player:
    """Every option is as likely as the others."""
    luck = Chance(f"players {seed}")

    def choose(g: Any, choice: Choice) -> Answer:
        options = list(choice.options)
        if not choice.several:
            return options[luck.below(len(options), "choose")]
        most = min(choice.at_most, len(options))
        many = choice.at_least + luck.below(most - choice.at_least + 1, "choose")
        picked = [options.pop(luck.below(len(options), "choose")) for _ in range(many)]
        return tuple(picked) if choice.ordered else tuple(o for o in choice.options if o in picked)

    return choose


def builder(seed: int) -> Player:
    """Builds the cheapest card, on the lowest system with room; else gathers what the next card costs."""
    other = by_chance(seed)

    def choose(g: Any, choice: Choice) -> Answer:
        words = {option[0]: option for option in reversed(choice.options)}
        if choice.prompt in ("action", "build", "after-attack"):
            builds = [option for option in choice.options if option[0] == "build"]
            if builds:
                return min(builds, key=lambda option: (sum(g.structure(option[1]).cost), option))
            if choice.prompt == "action":
                return _gather(g, choice, words)
        if choice.prompt in ("mulligan", "discard", "hand-limit", "discard-drawn"):
            dear = sorted(choice.options, key=lambda option: (-sum(g.structure(option[1]).cost), option))
            return tuple(dear[: choice.at_least])
        if choice.prompt == "place":
            return choice.options[0]
        return other(g, choice)

    return choose


def _gather(g: Any, choice: Choice, words: Mapping[str, Any]) -> Answer:
    """An activation, else a blue card exploited, else new cards."""
    if "activate" in words:
        return words["activate"]
    food = [o for o in choice.options if o[0] == "exploit" and g.structure(o[1]).colour == "blue"]
    if len(g.hands[choice.seat]) > 3 and food and g.stock[choice.seat][0] < 5:
        return food[0]
    if len(g.hands[choice.seat]) < 4:
        return ("research",)
    return words.get("trade") or words.get("exploit") or ("research",)


# -- playing


def played(
    seed: int,
    seats: int = 2,
    who: Callable[[int], Player] = by_chance,
    *,
    regret: bool = False,
    **options: Any,
) -> Table:
    """A whole game; with `regret` the players take some moves back."""
    table = start(GAME, seats, seed, options, PLAYERS[:seats])
    choose, luck = who(seed), Chance(f"regret {seed}")
    while not table.over:
        choice = table.pending[0]
        table.answer(choice.seat, choose(table.state, choice))
        if regret and not table.over and luck.below(6, "regret") == 0:
            try:
                table.undo(choice.seat if luck.below(3, "regret") else None)
            except UndoRefused:
                continue
    return table


def final_state(seed: int, seats: int = 2, who: Callable[[int], Player] = by_chance, **options: Any) -> Any:
    """How the same game ends, played fast with nobody watching."""
    state = new_state(GAME, seats, seed, options)
    choose = who(seed)
    play_on(GAME, state, lambda choice: choose(state, choice))
    return state


def first(fits: Callable[[Any], bool], *args: Any, **options: Any) -> int:
    """The first seed whose final state fits."""
    return next(seed for seed in count() if fits(final_state(seed, *args, **options)))


def _decided(by: str) -> Callable[[Any], bool]:
    return lambda g: GAME.result(g).decided_by == by


def _ended(*reasons: str) -> Callable[[Any], bool]:
    return lambda g: g.ending == reasons


def wanted() -> Iterator[tuple[str, Table]]:
    """The records by name; each is the first game that fits."""
    for by in ("points", "morale", "resources", "shared"):
        yield f"decided_{by}", played(first(_decided(by)))
    yield "ended_rounds", played(first(_ended("rounds"), 4), 4)
    yield "ended_morale", played(first(_ended("morale"), 3), 3)
    yield "ended_systems", played(first(_ended("systems"), 2, builder), 2, builder)
    negative = first(lambda g: g.ending == ("morale",) and _won_without_morale(g), 3)
    yield "won_without_morale", played(negative, 3)
    yield "three_players", played(1, 3, random_races=True)
    yield "four_players", played(2, 4)
    yield "beginners", played(3, 3, beginner=True)
    yield "undo", played(4, 2, regret=True)
    settled = first(lambda g: any(g.systems[seat * 5 + 4] for seat in range(4)), 4)
    yield "additional_system", played(settled, 4)
    yield "holosimulator", _first_use("used", "holosimulator")
    yield "spaceport", _first_use("activated", "spaceport")
    yield "reshuffle", played(first(lambda g: "reshuffle" in g.chance.streams, 3), 3)


def _first_use(event: str, card: str) -> Table:
    """The first game of four in which this happens with a card."""
    for seed in count():
        table = played(seed, 4)
        face = table.state.cards.face
        if any(told.name == event and face[told.args["card"]] == card for told in table.events()):
            return table
    raise AssertionError


def _won_without_morale(g: Any) -> bool:
    return all(g.morale[seat] <= 0 for seat in GAME.result(g).ranking[0])


# -- the golden playthrough


def story(table: Table) -> str:
    """All that was told at a table, in English sentences, a line each."""
    lines = [f"Master of Orion, seed {table.seed}: {' and '.join(table.players)}", ""]
    for event in table.events():
        if event.name == "round":
            lines += ["", f"Round {event.args['round']}"]
        else:
            lines.append(f"  {_said(event.text)}")
    result = table.result
    if result is not None:
        scores = ", ".join(f"{PLAYERS[seat]} {score} points" for seat, score in result.scores.items())
        lines += ["", f"{scores}. {_said(Text(f'decided-{result.decided_by}'))}"]
    return "\n".join(lines) + "\n"


def _said(text: Text) -> str:
    return say(text, "en", game=GAME, names=PLAYERS, strict=True)


def cards_built(table: Table) -> set[str]:
    """The structures that lie in somebody's systems."""
    g = table.state
    return {g.cards.face[card] for system in g.systems for card in system} & set(STRUCTURES)


def main(words: list[str]) -> None:
    if words != ["golden"]:
        for name, table in wanted():
            table.record.save(RECORDS / f"{name}.json")
            print(f"{name}: seed {table.seed}, {table.moves} answers, {table.state.ending}, {table.result}")
    write_whole(GOLDEN, story(replay(GAME, Record.load(RECORDS / "decided_points.json"))))


if __name__ == "__main__":
    main(sys.argv[1:])
