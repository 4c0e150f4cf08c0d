"""Is advice true? What is said before a choice is tried on forks, numbers in reasons are worked out again.

Nothing here asks the code that gives the advice: an answer is given at a fork, and what was told, or the
position after it, is looked at. `python -m common.advice GAME GAMES` in the folder `tests` plays for long.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import takewhile
from random import Random
from typing import Any

import astrarium
from astrarium.games.orion.phrases import resources
from astrarium.kernel import Barred, Choice, Event, Option, Table, Text

from .asking import any_answer
from .players import Player

#: Of the questions of a game, every so manieth is looked at, and so many of its options and refusals.
EVERY, MOST = 3, 12


class Try:
    """An option with what is said of it, and a fork where it was taken."""

    def __init__(self, table: Table, choice: Choice, option: Option) -> None:
        self.choice, self.option, self.seat = choice, option, choice.seat
        self.before = table.state
        self.fork = table.fork()
        self._told = len(self.fork.told)
        self.fork.answer(self.seat, [option] if choice.several else option)
        self.after: Any = self.fork.state
        self.g: Any = table.state

    @property
    def told(self) -> tuple[Event, ...]:
        return self.fork.told[self._told :]

    def change(self, name: str) -> bool:
        """Whether a field of the seat has changed."""
        return bool(getattr(self.g, name)[self.seat] != getattr(self.after, name)[self.seat])

    def on(self, *prompts: str) -> list[str]:
        """The prompts that come until one of these, with any answers."""
        rng, met = Random(0), []
        while self.fork.pending and len(met) < 40:
            choice = self.fork.pending[0]
            if choice.prompt in prompts:
                break
            met.append(choice.prompt)
            self.fork.answer(choice.seat, any_answer(choice, rng))
        self.after = self.fork.state
        return met


Checked = Callable[[Try, Text], bool]


def _lost(t: Try) -> list[int]:
    """Orion: what was told to be lost for want of room: at once, or, by exploiting, until the next action."""
    if t.option[0] == "exploit":
        t.on("action")
    changes = [
        event for event in t.told if event.seat == t.seat and ("goods" in event.args or "lost" in event.args)
    ]
    if t.option[0] != "exploit":
        changes = changes[:1]
    return [
        sum(many)
        for many in zip((0, 0, 0), *[each.args.get("lost", (0, 0, 0)) for each in changes], strict=True)
    ]


def _idle_orion(t: Try) -> bool:
    return not any(t.change(name) for name in ("stock", "morale", "hands", "vp", "reserve"))


def _better(t: Try) -> bool:
    """Orion: whether the player has more of anything."""
    g, after, seat = t.g, t.after, t.seat
    pairs = [*zip(g.stock[seat], after.stock[seat], strict=True), (g.morale[seat], after.morale[seat])]
    pairs += [(g.vp[seat], after.vp[seat]), (len(g.hands[seat]), len(after.hands[seat]))]
    return any(then > now for now, then in pairs)


def _leaves(t: Try) -> int:
    """Ad Astra: how many action cards the rules would still let the player play."""
    playable = [option for option in t.choice.options if option[0] == "play"]
    limit = t.g.powers[t.seat].action_limit
    return min(len(playable), limit - len(t.g.played[t.seat]))


def _joined(t: Try, text: Text) -> bool:
    """Ad Astra: the view says which systems a tile leads to, once it lies."""
    row = t.fork.view(t.seat)["systems"][t.choice.args["at"]]
    return len(row.get("links", ())) + len(row.get("doors", ())) == text.args["count"]


def _robots(t: Try) -> list[int]:
    return [sum(t.g.robots[owner]) - sum(t.after.robots[owner]) for owner in (0, 1)]


#: Captains: what is told of whatever an effect brings, and what ends a turn or a row of a mission.
BROUGHT = {
    *("moved", "jumped", "fought", "pirate-appeared", "pirate-discarded", "damaged", "prevented"),
    *("installed", "drew", "repaired", "mended", "loaded", "decorated", "joined", "readied"),
    *("advanced", "lapped", "event", "converted"),
}
TURN_ENDS = {"station", "offered", "shadow", "round", "passed", "passed-idle", "over"}
ROW_ENDS = {"row", "row-skipped", "completed"}


def _until(t: Try, ends: set[str]) -> list[Event]:
    """Captains: what is told from the option on until one of these, with any answers."""
    t.on("turn", "after", "commander")
    ahead = t.told[1:] if t.option[0] in ("resolve", "again") else t.told
    return [*takewhile(lambda event: event.name not in ends, ahead)]


def _nothing_comes(t: Try) -> bool:
    """Captains: whether an option brings nobody anything. (After a choice of lists others may follow.)"""
    ends = TURN_ENDS | ROW_ENDS if t.choice.prompt in ("row", "commander") else TURN_ENDS
    return t.option[0] == "choose" or not any(event.name in BROUGHT for event in _until(t, ends))


def _row_is_skipped(t: Try) -> bool:
    """Captains: whether the row that a figure was sent to does nothing."""
    t.on("turn", "after")
    return any(event.name == "row-skipped" and event.args["row"] == t.choice.args["row"] for event in t.told)


def _declinable(t: Try) -> bool:
    """Captains: whether what waits can be declined: nothing has come of it, and it asks or is over."""
    came = any(event.name in BROUGHT and event.seat == t.seat for event in t.told)
    asked = t.fork.choice(t.seat)
    declines = {("stop",), ("stay",)}
    return not came and (asked is None or asked.prompt in FOLLOWING or bool(declines & {*asked.options}))


#: Captains: questions that come when nothing of what waits is left to ask.
FOLLOWING = ("turn", "after", "react", "event-order", "bonus")


def _to_spend(g: Any, choice: Choice, option: Option) -> int:
    """Captains: medals, and the cargo that the two exhibits let be spent in their place."""
    from astrarium.games.captains.components import ARTIFACTS

    ship = g.ships[choice.seat]
    techs = {g.name(card) for card in ship.slots if card >= 0}
    artifacts = sum(token in ARTIFACTS for token in ship.cargo)
    of = {"artifact_exhibit": artifacts, "trophy_exhibit": len(ship.cargo) - artifacts}
    return int(ship.medals) + sum(many for tech, many in of.items() if tech in techs)


def _rounds_events(t: Try) -> list[Event]:
    """Race: what happens to the seat in a round in which all choose the same; nothing if they did not."""
    for choice in list(t.fork.pending):
        if choice.prompt == t.choice.prompt:
            t.fork.answer(choice.seat, t.option)
    t.on(t.choice.prompt)
    chosen = [tuple(event.args.values()) for event in t.told if event.name in ("chose", "chose-two")]
    alike = set(chosen) == {t.option[1:]}
    return [event for event in t.told if event.seat == t.seat and alike]


def _none(t: Try, *names: str) -> bool:
    return all(event.name not in names for event in _rounds_events(t))


#: By game and text: whether what is said of an option comes true when it is taken.
TRUE: dict[tuple[str, str], Checked] = {
    ("orion", "would-lose"): lambda t, said: said.args["lost"] == resources(_lost(t)),
    ("orion", "would-draw-nothing"): lambda t, _: not t.change("hands"),
    ("orion", "would-lift-nothing"): lambda t, _: not t.change("morale"),
    ("orion", "would-stay"): lambda t, _: t.g.systems == t.after.systems,
    ("orion", "would-do-nothing"): lambda t, _: _idle_orion(t),
    ("orion", "would-pay-for-nothing"): lambda t, _: not _better(t),
    ("adastra", "would-leave-cards"): lambda t, said: said.args["n"] == _leaves(t),
    ("adastra", "would-join"): _joined,
    ("adastra", "would-colonise"): lambda t, said: (
        t.after.discontent[t.seat] - t.g.discontent[t.seat] == said.args["n"]
    ),
    ("adastra", "would-end-turn"): lambda t, _: t.choice.prompt not in t.on("turn"),
    ("adastra", "would-buy-no-more"): lambda t, _: t.choice.prompt not in t.on("turn"),
    ("adastra", "would-take-control"): lambda t, _: "fight" not in t.on("turn"),
    ("adastra", "would-break"): lambda t, _: (
        t.on("turn") is not None and not t.after.embassies[t.seat] & ~t.g.embassies[t.seat]
    ),
    ("adastra", "would-remove-nobody"): lambda t, _: (
        t.on("turn") is not None and sum(t.after.population[t.option[1]]) >= sum(t.g.population[t.option[1]])
    ),
    # M4.7 tiles that can be added to the one
    ("metallum", "would-leave-cells"): lambda t, said: (
        said.args["n"]
        == max(len(each) - len(t.option) for each in t.choice.options if set(t.option) <= set(each))
    ),
    ("metallum", "would-lapse"): lambda t, said: (
        set(said.args["tiles"].args.values())  # type: ignore[union-attr]
        == {Text(f"tile-{tile}") for tile in t.g.unresolved[t.seat]}
        and not t.after.unresolved[t.seat]
    ),
    ("metallum", "would-explore"): lambda t, said: (
        t.option[1] in t.after.explored
        and t.after.credits[t.seat] - t.g.credits[t.seat] == said.args["credits"]
    ),
    ("metallum", "would-pay-nothing"): lambda t, _: not t.change("credits"),
    ("metallum", "would-be-paid-nothing"): lambda t, _: not t.change("credits"),
    ("metallum", "would-remove-nothing"): lambda t, _: _robots(t) == [0, 0],
    ("metallum", "would-remove-own"): lambda t, said: (
        _robots(t)[t.seat] == said.args["count"] and not _robots(t)[1 - t.seat]
    ),
    ("captains", "would-leave-crew"): lambda t, said: said.args["n"] == len(t.g.ships[t.seat].ready),
    ("captains", "would-not-match"): lambda t, _: _row_is_skipped(t),
    **{
        ("captains", f"would-{name}"): lambda t, _: _nothing_comes(t)
        for name in ("nothing", "room", "artifacts", "contract")
    },
    ("captains", "waits-may"): lambda t, _: _declinable(t),
    ("captains", "waits-must"): lambda t, _: not _declinable(t),
    # cards that are drawn as Develop begins may be placed
    ("race", "would-develop-nothing"): lambda t, _: (
        t.g.powers[t.seat].develop_first > 0 or _none(t, "developed")
    ),
    ("race", "would-settle-nothing"): lambda t, _: _none(t, "settled", "settled-free", "conquered"),
    ("race", "would-double-nothing"): lambda t, _: (
        not any(event.name == "consumed" and event.args["vp"] for event in _rounds_events(t))
    ),
    ("race", "would-produce-nothing"): lambda t, _: _none(t, "good", "drew"),
    ("race", "would-sell-nothing"): lambda t, _: not t.g.players[t.seat].goods,
    ("race", "would-be-free-anyway"): lambda t, _: ("pay", 0) in t.choice.options,
    ("race", "would-suffice"): lambda t, said: (
        ("conquer",) in t.choice.options and said.args["strength"] >= said.args["defence"]  # type: ignore[operator]
    ),
    ("race", "would-give-nothing"): lambda t, _: t.g.players[t.seat].chips == t.after.players[t.seat].chips,
}
#: What cannot be tried by taking the option: it speaks of how things are, or of a later question.
UNTRIED = {
    "orion": {"waits-may", "waits-must"},
}
#: Where losing something without a word would be a fault, too: the words of such options.
NEVER_UNSAID = {"orion": ("exploit", "trade", "gain", "exchange")}


def parts(text: Text) -> Iterator[Text]:
    """A text and all texts within it that are consequences."""
    if text.id.startswith(("would-", "waits-")):
        yield text
        return
    for arg in text.args.values():
        if isinstance(arg, Text):
            yield from parts(arg)


def untrue(table: Table, choice: Choice, option: Option) -> Iterator[str]:
    """What is said of an option and does not come true, or comes true and is not said."""
    game = table.game.id
    said = table.consequence(choice, option)
    if said is None:
        if option[0] in NEVER_UNSAID.get(game, ()) and choice.prompt != "exploit-more":
            tried = Try(table, choice, option)
            if any(_lost(tried)) and tried.g.round == tried.after.round:
                yield f"{option!r} loses {_lost(tried)}, and nothing is said"
        return
    for each in parts(said):
        check = TRUE.get((game, each.id))
        if check is None:
            if each.id not in UNTRIED.get(game, ()):
                yield f"nobody tries whether {each.id} is true"
            continue
        tried = Try(table, choice, option)
        fine = check(tried, each)
        crossed = game == "orion" and tried.g.round != tried.after.round  # a new round brings income
        if not crossed and not fine:
            yield f"{option!r}: {each!r} does not come true"


# -- reasons

Fact = Callable[[Any, Choice, Option], Any]
RESOURCES = ("food", "research", "production", "credits")


def _have(kind: int) -> Fact:
    """Ad Astra: what a player has; while items are picked, what the question says is left."""
    return lambda g, choice, option: (
        choice.args["budget"] if choice.prompt == "item" else g.resources[choice.seat][kind]
    )


def _hand(g: Any, choice: Choice, option: Option) -> int:
    return len(g.players[choice.seat].hand)


#: By game, reason and argument: the number as the position has it.
FACTS: dict[tuple[str, str, str], Fact] = {
    **{("adastra", f"barred-{name}", "have"): _have(kind) for kind, name in enumerate(RESOURCES)},
    ("adastra", "barred-credits-place", "have"): _have(3),
    ("adastra", "barred-action-limit", "limit"): lambda g, c, o: len(g.played[c.seat]),
    ("orion", "barred-contract", "have"): lambda g, c, o: len(g.hands[c.seat]),
    ("orion", "barred-morale", "morale"): lambda g, c, o: g.morale[c.seat],
    ("orion", "barred-toll", "fleet"): lambda g, c, o: g.stock[c.seat][1],
    ("metallum", "barred-too-dear", "credits"): lambda g, c, o: g.credits[c.seat],
    ("metallum", "barred-cannot-pay", "credits"): lambda g, c, o: g.credits[c.seat],
    ("race", "barred-too-dear", "others"): lambda g, c, o: _hand(g, c, o) - (o[0] == "card"),
    ("race", "barred-goods", "have"): lambda g, c, o: len(g.players[c.seat].goods),
    ("captains", "barred-medals", "medals"): _to_spend,
}


def _stands(g: Any, choice: Choice, option: Option) -> bool:
    """Ad Astra: whether a building stands, or a planet is terraformed, and is not only picked."""
    from astrarium.games.adastra.components import BUILDING_NUMBER

    _, _, buildings, terraformed, advanced = g.ground[choice.args["at"]]
    if option[0] == "raise":
        return bool(buildings >> BUILDING_NUMBER[option[1]] & 1)
    return bool(terraformed if option[0] == "terraform" else advanced)


def _no_piece(g: Any, choice: Choice, option: Option) -> bool:
    from astrarium.games.adastra.enumerations import UNITS

    return not g.supply[choice.seat][UNITS.index(option[1])]


#: By game and reason: whether what it states is so.
STATES: dict[tuple[str, str], Callable[[Any, Choice, Option], bool]] = {
    ("adastra", "barred-built"): _stands,
    ("adastra", "barred-terraformed"): _stands,
    ("adastra", "barred-no-piece"): _no_piece,
    ("orion", "barred-hired"): lambda g, c, o: o[1] in g.advisors,
}


def misnamed(table: Table, choice: Choice, barred: Barred) -> Iterator[str]:
    """Numbers and facts in a reason that are not those of the position."""
    game, text, option = table.game.id, barred.text, barred.option
    for name, said in text.args.items():
        fact = FACTS.get((game, text.id, name))
        if fact is not None and said != fact(table.state, choice, option):
            yield f"{option!r}: {text!r}, but {name} is {fact(table.state, choice, option)}"
    state = STATES.get((game, text.id))
    if state is not None and not state(table.state, choice, option):
        yield f"{option!r}: {text!r} is not so"
    if game == "adastra" and text.id.removeprefix("barred-") in (*RESOURCES, "credits-place"):
        yield from _mispriced(table, choice, barred)


def _mispriced(table: Table, choice: Choice, barred: Barred) -> Iterator[str]:
    """Ad Astra: with what a reason says to be missing it is possible, and with one less it is not."""
    args: Any = barred.text.args
    missing = args["price"] + args.get("place_price", 0) - args["have"]
    kind = RESOURCES.index(barred.text.id.removeprefix("barred-").removesuffix("-place"))
    for more, expected in ((missing, False), (missing - 1, True)):
        fork = table.fork()
        wonder = next(each for each in fork.pending if each.seat == choice.seat).candidates
        held = list(fork.state.resources[choice.seat])  # type: ignore[attr-defined]
        held[kind] += more
        fork.state.resources[choice.seat] = tuple(held)  # type: ignore[attr-defined]
        assert wonder is not None
        again = wonder.bar(barred.option)
        short = again is not None and again[0] in (*RESOURCES, "credits-place")
        if short != expected:
            yield f"{barred.option!r}: {barred.text!r}; with {more} more it is {again!r}"


# -- games


def _diligent(seed: int) -> Player:
    from captains.played import diligent

    return diligent(seed)


#: Players who come to more questions than chance does.
PLAYERS: dict[str, Callable[[int], Player]] = {"captains": _diligent}


def faults(game: str, seed: int, seats: int, tried: Counter[str], every: int = EVERY) -> Iterator[str]:
    """Play a random game and look at the advice on the way."""
    rng = Random(f"{game} {seed}")
    table = astrarium.start(game, seats, seed)
    player = PLAYERS.get(game, lambda seed: None)(seed)
    number = 0
    while not table.over:
        number += 1
        choice = table.pending[rng.randrange(len(table.pending))]
        if number % every == 0:
            for option in rng.sample([*choice.options], min(MOST, len(choice.options))):
                if (said := table.consequence(choice, option)) is not None:
                    tried.update(each.id for each in parts(said))
                yield from untrue(table, choice, option)
            reasons = choice.barred()
            for barred in rng.sample(reasons, min(MOST, len(reasons))):
                tried[barred.text.id] += 1
                yield from misnamed(table, choice, barred)
        table.answer(choice.seat, player(table.state, choice) if player else any_answer(choice, rng))


if __name__ == "__main__":
    _, kind, count = sys.argv
    least, most = astrarium.game(kind).seats
    counts: Counter[str] = Counter()
    wrong = 0
    for at in range(int(count)):
        for fault in faults(kind, at, least + at % (most - least + 1), counts, 1):
            wrong += 1
            print(f"{kind}, seed {at}: {fault}")
    print(f"{kind}: {count} games, {sum(counts.values())} pieces of advice, {wrong} untrue")
    sys.exit(bool(wrong))
