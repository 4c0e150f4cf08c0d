"""Hidden information: independent forks, possible worlds and the absence of leaks."""

from __future__ import annotations

from typing import Any

from ..kernel import SPECTATOR, Answer, Chance, Choice, IllegalAnswer, State, Table, play_out
from ..kernel.data.plain_dataclass import derived_names, to_json
from .determinism import differ
from .object_graph import difference, shared, unfit
from .playthrough import Playthrough, asked, sampled
from .position_digest import stance, whole
from .script import Picker, Script

#: Decisions checked in an imagined world; some worlds are then played to their end.
AHEAD = 6
#: Maximum number of forks that are played along with the game.
COMPANIONS = 3


def forks(walk: Playthrough) -> None:
    """A fork continues as its original would and shares nothing with it."""
    companions: list[Table] = []
    for table, chosen in sampled(walk):
        before = stance(table)
        for companion in companions:
            differ(walk, before, stance(companion), "an earlier fork has gone another way")
        fork, kept = table.fork(), _kept(table)
        _apart(walk, table, fork)
        differ(walk, before, stance(fork), "a fork is another table")
        if chosen:
            differ(walk, whole(table), whole(fork), "a fork is another table")
        _play_differently(walk, fork)
        differ(walk, before, stance(table), "what was played in a fork has changed the original")
        walk.expect(kept == _kept(table), "a fork shares what the table keeps")
        if walk.giving is not None:
            if chosen:
                companions = [*companions[1 - COMPANIONS :], table.fork()]
            for companion in companions:
                companion.answer(*walk.giving)
            _light_fork_keeps_up(walk, table, *walk.giving)


def _apart(walk: Playthrough, table: Table, fork: Table) -> None:
    # Derived fields share their entries, which are replaced and never changed.
    if path := shared(table.state, fork.state, skip=("listener", *derived_names(table.state))):
        walk.fail(f"a fork shares {path} with its original")


def _kept(table: Table) -> tuple[Any, ...]:
    return table.history, table.unrevealed, len(table.told)


def _light_fork_keeps_up(walk: Playthrough, table: Table, seat: int, answer: Answer) -> None:
    """A light fork reaches the same position as a full one."""
    light, fork = table.fork(light=True), table.fork()
    light.answer(seat, answer)
    fork.answer(seat, answer)
    while isinstance(fork.question, Choice) and (only := fork.question.forced()) is not None:
        fork.answer(fork.question.seat, only)  # a light table takes these itself
    differ(walk, to_json(fork.state), to_json(light.state), "a light fork has gone another way")


def _play_differently(walk: Playthrough, fork: Table) -> None:
    """Play some answers other than those of the script."""
    other = Picker(walk.script)
    for number in range(3):
        if fork.over:
            return
        seat, answer = other.answer(fork)
        if number == 0 and (seat, answer) == walk.giving:
            choice = fork.choice(seat)
            assert choice is not None
            answer = _another(choice, answer)
        fork.answer(seat, answer)


def _another(choice: Choice, answer: Answer) -> Answer:
    """Another answer, if there is one."""
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


def no_leak(walk: Playthrough) -> None:
    """What a seat sees does not change when everything that it cannot know is dealt anew."""
    for table in walk:
        for observer in (*range(table.seats), SPECTATOR):
            _imagine(walk, table, observer)


def _imagine(walk: Playthrough, table: Table, observer: int) -> None:
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


def _compare(walk: Playthrough, truth: dict[str, Any], world: Table, observer: int, what: str) -> None:
    there = seen(world, observer, 0)
    if truth != there and (found := difference(truth, there)):
        walk.fail(f"{what}: {found}")
    if faults := [*walk.game.faults(world.state)]:
        sound = not [*walk.game.faults(walk.table.state)]
        walk.expect(not sound, f"a world that can be imagined is impossible: {faults[0]}")


def possible(walk: Playthrough) -> None:
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


def _can_be(walk: Playthrough, world: Table, observer: int) -> None:
    for fault in walk.game.faults(world.state):
        who = "a spectator" if observer == SPECTATOR else f"seat {observer}"
        walk.fail(f"a world that {who} may imagine comes to what cannot be: {fault}")


def seen(table: Table, observer: int, since: int) -> dict[str, Any]:
    """Everything that a seat or spectator receives: view, choice, the seats asked, the events since."""
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
    """A choice as its seat receives it: with all texts, paragraphs and barred options."""
    return {
        **choice.to_json(),
        "text": table.say(choice).to_json(),
        "texts": [table.say(choice, option).to_json() for option in choice.options],
        "rules": [table.cite(choice, option) for option in choice.options],
        "barred": [[barred.option, barred.text.to_json(), barred.rule] for barred in choice.barred()],
    }


def _event(event: dict[str, Any], since: int) -> dict[str, Any]:
    """An event with its index relative to the first compared one."""
    return {**event, "index": event["index"] - since}


def no_trace(walk: Playthrough) -> None:
    """A step after which a seat has seen no new card looks the same to it whatever the unseen cards are."""
    for table in walk:
        if walk.giving is None:
            return
        after = table.fork()
        after.answer(*walk.giving)
        for observer in (*range(table.seats), SPECTATOR):
            _compare_traces(walk, table, after, observer, *walk.giving)


def _compare_traces(
    walk: Playthrough, table: Table, after: Table, observer: int, seat: int, answer: Answer
) -> None:
    """Compare with the same step in an imagined world of the observer, with the true table's seed."""
    world = table.fork(observer, Chance(f"{walk.script.seed}/{walk.positions}/{observer}"), listen=True)
    world.state.chance.seed = table.state.chance.seed
    world.state.chance.streams = dict(table.state.chance.streams)
    start, told = world.state.copy(), len(world.told)
    if not _answered(world, {**_unrevealed(table), seat: answer}) or not _same_step(table, after, world):
        return
    bit = table.state.cards.bit(None if observer == SPECTATOR else observer)
    if _learned(table.state, after.state, bit) or _learned(start, world.state, bit):
        return
    truth, other = seen(after, observer, len(table.told)), seen(world, observer, told)
    if truth != other and (found := difference(truth, other)):
        who = "a spectator" if observer == SPECTATOR else f"seat {observer}"
        walk.fail(f"after {answer!r} of seat {seat}, {who} can tell a card it has not seen: {found}")


def _unrevealed(table: Table) -> dict[int, Answer]:
    return {move.seat: move.answer for move in table.unrevealed}


def _answered(world: Table, answers: dict[int, Answer]) -> bool:
    """Give the answers of the true table in a world, secret ones included.

    False if one is illegal there, because a seat's options depend on its hidden cards.
    """
    for seat, answer in answers.items():
        if world.choice(seat) is not None:
            try:
                world.answer(seat, answer)
            except IllegalAnswer:
                return False
    return True


def _same_step(table: Table, after: Table, world: Table) -> bool:
    """Whether the step took equal answers in both, forced ones included."""
    made = after.moves - table.moves + len(table.unrevealed)
    here, there = ({move[:2] for move in each.history[-made:]} for each in (after, world))
    return world.moves == after.moves and here == there


def _learned(old: State, new: State, bit: int) -> bool:
    """Whether the observer may have seen a new face."""
    if new.chance.streams != old.chance.streams and new.news != old.news:
        return True  # a seen face may already be shuffled again
    return any(
        mask & bit and (not known & bit or face != earlier)
        for mask, face, known, earlier in zip(
            new.cards.seen, new.cards.face, old.cards.seen, old.cards.face, strict=False
        )
    )
