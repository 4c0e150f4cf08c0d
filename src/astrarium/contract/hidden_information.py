"""Other worlds: forks that go on by themselves, and worlds as a seat may imagine them."""

from __future__ import annotations

from typing import Any

from ..kernel import SPECTATOR, Answer, Chance, Choice, Table, play_out
from ..kernel.plain import derived_names, to_json
from .graph import difference, shared, unfit
from .sameness import differ, stance, whole
from .script import Picker, Script
from .walk import Walk, asked, sampled

#: Decisions in an imagined world at which one looks; some worlds are then played to their end.
AHEAD = 6
#: Forks that accompany a game to its end, at most.
COMPANIONS = 3


def forks(walk: Walk) -> None:
    """A fork continues as its original would and shares nothing with it."""
    companions: list[Table] = []
    for table, chosen in sampled(walk):
        before = stance(table)
        for companion in companions:
            differ(walk, before, stance(companion), "an earlier fork has gone another way")
        twin, kept = table.fork(), _kept(table)
        _apart(walk, table, twin)
        differ(walk, before, stance(twin), "a fork is another table")
        if chosen:
            differ(walk, whole(table), whole(twin), "a fork is another table")
        _play_differently(walk, twin)
        differ(walk, before, stance(table), "what was played in a fork has changed the original")
        walk.expect(kept == _kept(table), "a fork shares what the table keeps")
        if walk.giving is not None:
            if chosen:
                companions = [*companions[1 - COMPANIONS :], table.fork()]
            for companion in companions:
                companion.answer(*walk.giving)
            _light_fork_keeps_up(walk, table, *walk.giving)


def _apart(walk: Walk, table: Table, twin: Table) -> None:
    # (what is derived shares its entries, which are replaced and never changed)
    if path := shared(table.state, twin.state, skip=("listener", *derived_names(table.state))):
        walk.fail(f"a fork shares {path} with its original")


def _kept(table: Table) -> tuple[Any, ...]:
    return table.history, table.unrevealed, len(table.told)


def _light_fork_keeps_up(walk: Walk, table: Table, seat: int, answer: Answer) -> None:
    """A light fork gets to where a whole one gets."""
    light, twin = table.fork(light=True), table.fork()
    light.answer(seat, answer)
    twin.answer(seat, answer)
    while isinstance(twin.question, Choice) and (only := twin.question.forced()) is not None:
        twin.answer(twin.question.seat, only)  # a light table takes what a whole one asks for
    differ(walk, to_json(twin.state), to_json(light.state), "a light fork has gone another way")


def _play_differently(walk: Walk, twin: Table) -> None:
    """Play some answers that the walk will not give."""
    other = Picker(walk.script)
    for number in range(3):
        if twin.over:
            return
        seat, answer = other.answer(twin)
        if number == 0 and (seat, answer) == walk.giving:
            choice = twin.choice(seat)
            assert choice is not None
            answer = _another(choice, answer)
        twin.answer(seat, answer)


def _another(choice: Choice, answer: Answer) -> Answer:
    """Another answer than this one, where there is one."""
    if choice.forced() is not None:
        return answer
    if not choice.several:
        return next((option for option in choice.options if option != answer), answer)
    rest = [option for option in choice.options if option not in answer]
    if len(answer) > choice.at_least:
        return answer[1:]
    if choice.ordered and not rest:
        return answer[::-1]
    return (*answer[1:], *rest)[: max(len(answer), min(1, choice.at_most))]


def no_leak(walk: Walk) -> None:
    """What a seat sees does not change when everything that it cannot know is dealt anew."""
    for table in walk:
        for observer in (*range(table.seats), SPECTATOR):
            _imagine(walk, table, observer)


def _imagine(walk: Walk, table: Table, observer: int) -> None:
    who = "a spectator" if observer == SPECTATOR else f"seat {observer}"
    checkpoint = list(table.checkpoints())[-1]
    truth = seen(table, observer, checkpoint.events)
    for part, value in truth.items():
        if fault := unfit(value, part):
            walk.fail(f"what {who} sees is not for JSON: {fault}")
    luck = [Chance(f"{walk.script.seed}/{walk.positions}/{observer}/{number}") for number in range(3)]
    first = table.fork(observer, luck[0], listen=True)
    _compare(walk, truth, first, observer, f"{who} can tell what was dealt")
    direct = table.fork(observer, luck[1], listen=True)
    _compare(walk, truth, direct, observer, f"{who} can tell what was dealt")
    luck[1] = Chance(luck[1].seed)
    second = first.fork(observer, luck[1], listen=True)
    _compare(walk, truth, second, observer, f"{who} can tell one world from another")
    if direct.state.fingerprint() != second.state.fingerprint():
        walk.fail(f"what {who} may imagine depends on what it cannot know")


def _compare(walk: Walk, truth: dict[str, Any], world: Table, observer: int, what: str) -> None:
    there = seen(world, observer, 0)
    if truth != there and (found := difference(truth, there)):
        walk.fail(f"{what}: {found}")
    if faults := [*walk.game.faults(world.state)]:
        sound = not [*walk.game.faults(walk.table.state)]
        walk.expect(not sound, f"a world that can be imagined is impossible: {faults[0]}")


def possible(walk: Walk) -> None:
    """Every world that somebody may imagine, also in the middle of a phase, can be played on to its end."""
    luck = Chance(f"{walk.script.seed}/possible")
    for table, chosen in sampled(walk):
        observer = luck.below(table.seats + 1, "who") - 1
        world = table.fork(observer, luck)
        other = Picker(Script(walk.game, walk.script.seats, {}, walk.positions, filler=1))
        while not world.over and other.decisions < AHEAD:
            _can_be(walk, world, observer)
            world.answer(*other.answer(world))
        if chosen:
            play_out(world, other.pick)
        _can_be(walk, world, observer)


def _can_be(walk: Walk, world: Table, observer: int) -> None:
    for fault in walk.game.faults(world.state):
        who = "a spectator" if observer == SPECTATOR else f"seat {observer}"
        walk.fail(f"a world that {who} may imagine comes to what cannot be: {fault}")


def seen(table: Table, observer: int, since: int) -> dict[str, Any]:
    """All that reaches a seat or a spectator: its view, its choice, who else is asked, the events since."""
    seat = None if observer == SPECTATOR else observer
    choice = None if seat is None else table.choice(seat)
    result = table.result
    return {
        "view": table.view(seat),
        "asked": [each.seat for each in asked(table)],
        "choice": None if choice is None else _choice(table, choice),
        "events": [_event(event.to_json(), since) for event in table.events(since, seat)],
        "result": None if result is None else result.to_json(),
    }


def _choice(table: Table, choice: Choice) -> dict[str, Any]:
    """A choice as its seat gets it: with all texts, rules, and what is barred."""
    return {
        **choice.to_json(),
        "text": table.say(choice).to_json(),
        "texts": [table.say(choice, option).to_json() for option in choice.options],
        "rules": [table.cite(choice, option) for option in choice.options],
        "barred": [[barred.option, barred.text.to_json(), barred.rule] for barred in choice.barred()],
    }


def _event(event: dict[str, Any], since: int) -> dict[str, Any]:
    """An event, counted from the first of those compared."""
    return {**event, "index": event["index"] - since}
