"""The rollout policy: quick answers to every question of a turn, by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...games.captains.components import (
    ANDROID,
    CADET,
    ENSIGN,
    LISTS,
    MISSIONS,
    ROOM_EFFECTS,
    TECHS,
    TRACK_SPACES,
    marker_points,
)
from ...games.captains.vocabulary import Fight, Move, Repair, TakeTech
from ...kernel import Choice, Option
from .crew_assignment import team
from .judge import Judge
from .worth import DAMAGED, EMPTY, TRACKS, Worth, best_bonus, bonus_worth, tech_now


class Policy:
    """Answers the questions of all seats in a simulated world."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self._plans: dict[tuple[str, tuple[str, ...]], float] = {}

    def answer(self, g: Any, choice: Choice) -> Option:
        """An answer that is hardly ever bad."""
        prompt = choice.prompt
        if prompt == "assign":
            return self._assign(g, choice)
        if prompt in ("move", "jump"):
            if choice.seat != self.judge.seat:
                return choice.options[-1]
            return self._travel(g, choice)
        rate = RATES.get(prompt)
        if rate is None:
            return choice.options[0]
        worth = self.judge.worth
        return max(choice.options, key=lambda option: rate(worth, g, choice, option))

    def _assign(self, g: Any, choice: Choice) -> Option:
        """The figure of the planned team for this row, else a matching one."""
        ship = g.ships[choice.seat]
        mission = g.cards.face[g.job]
        row = choice.args["row"] - 1
        crew = tuple(sorted([*ship.ready, *ship.busy]))
        found = team(self.judge.worth, mission, crew)
        if found is not None and ("crew", found.figures[row]) in choice.options:
            return ("crew", found.figures[row])
        colour = MISSIONS[mission].rows[row].colour
        fits = [option for option in choice.options if ENSIGN.get(option[1], option[1]) == colour]
        return fits[0] if fits else choice.options[0]

    # -- the map

    def _travel(self, g: Any, choice: Choice) -> Option:
        """The destination with the best plans for the rest of the round."""
        worth = self.judge.worth
        left = choice.args.get("left", 1) - 1

        def rate(option: Option) -> float:
            if option[0] in ("stay", "convert"):
                return self.here(g, g.at[choice.seat]) + self._converted(g, choice.seat, option)
            place = option[1]
            hurt = worth.repair if option[0] == "fly" and option[2] in g.pirates else 0.0
            best = self.here(g, place)
            if left and option[0] == "fly":
                for route in g.map.at[place]:
                    there = route.b if route.a == place else route.a
                    pain = worth.repair if route.id in g.pirates else 0.0
                    best = max(best, self.here(g, there) - pain - 0.01)
            return best - hurt

        options = list(choice.options)
        if choice.prompt == "jump":  # a jump to a place without a goal is never better than staying
            goals = {goal.place for goal in self.judge.prospects(g).goals}
            options = [option for option in options if option[0] != "jump" or option[1] in goals]
        return max(options, key=rate)

    def _converted(self, g: Any, seat: int, option: Option) -> float:
        """The value of a repair in place of a move."""
        ability = TECHS[option[1]].ability if option[0] == "convert" else None
        repairs = ability is not None and any(
            isinstance(into, Repair) for list in ability.lists() for into in list
        )
        return self.judge.worth.repair if repairs and g.ships[seat].damage else 0.0

    def here(self, g: Any, place: str) -> float:
        """The value of the plans with the ship at a place, including a station's tile."""
        ready = tuple(sorted(g.ships[self.judge.seat].ready))
        found = self._plans.get((place, ready))
        if found is None:
            prospects = self.judge.prospects(g)
            found = prospects.best(place, ready)
            found += sum([goal.worth for goal in prospects.goals if goal.place == place and not goal.mission])
            self._plans[place, ready] = found
        return found


# -- values of options, by prompt


def _fight(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    if option[0] != "fight":
        return 0.0
    return worth.rewards[g.pirates[option[1]]] + 1 - worth.repair


def _take(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    if option[0] == "stop":
        return 0.0
    tech = option[1] if option[0] == "take" else g.cards.face[option[1]]
    ship = g.ships[choice.seat]
    value = tech_now(worth, g, choice.seat, tech)
    if EMPTY in ship.slots:
        return value + best_bonus(worth, g, choice.seat, tech) - 0.3 * worth.weights.slot[worth.later]
    return value - min([tech_now(worth, g, choice.seat, g.cards.face[c]) for c in ship.slots if c >= 0])


def _place(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    if option[0] == "place":
        return bonus_worth(worth, option[2:]) + 1.0
    return bonus_worth(worth, option[3:]) - tech_now(worth, g, choice.seat, option[2])


def _repair(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    ship = g.ships[choice.seat]
    if option[0] == "mend":
        return 2.0 if ship.slots.count(EMPTY) < 1 and worth.later else 0.5
    if option[0] == "repair":
        return 1.0
    return 0.0


def _advance(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    if option[0] != "advance":
        return 0.0
    track, n = option[1], int(option[2])
    spaces = TRACK_SPACES[g.tracks][track]
    bonuses = worth.spaces[g.tracks, track]
    start: int = g.ships[choice.seat].progress[TRACKS.index(track)]
    total = 0.5 * float(n)
    for at in range(start + 1, start + n + 1):
        total += bonuses[at % len(spaces)]
        if spaces[at % len(spaces)].event and track in g.events:
            total += worth.weights.event
    points = marker_points(g.tracks, track, start + n) - marker_points(g.tracks, track, start)
    return total + (points - 0.5 * float(n)) * (0.3 if worth.later else 0.8)


def _choose(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    return worth.list(LISTS[option[1]])


def _pay(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    word = option[0]
    if word == "stop":
        return -worth.list(LISTS[choice.args["list"]]) if choice.args.get("list") in LISTS else -1.0
    if word == "discard":
        return -tech_now(worth, g, choice.seat, option[2])
    if word == "retreat":
        progress = g.ships[choice.seat].progress[TRACKS.index(option[1])]
        return -0.5 * float(option[2]) - 0.01 * float(progress)
    return -_token(worth, g, choice.seat, option[1])


def _token(worth: Worth, g: Any, seat: int, token: str) -> float:
    """The value of a token to pay or drop; slightly less if there are more of its kind."""
    if token == "medal":
        return worth.medal
    if token == ANDROID:
        return worth.android
    return 1.1 - 0.01 * float(g.ships[seat].cargo.count(token))


def _drop(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    return -_token(worth, g, choice.seat, option[1])


def _prevent(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    return -worth.repair if option[0] == "accept" else -_token(worth, g, choice.seat, option[2])


def _commander(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    if option[0] == "extra":
        return _room(worth, g, choice.seat, option[1])
    if option[0] == "order":
        # of equal figures, the one further back in the queue would wait longer
        behind = 0.01 * option[2] if len(option) > 2 else 0.0
        return worth.weights.action - (0.3 if option[1] == CADET else 0.0) + behind
    if option[0] == "again":
        return float(worth.rows[g.cards.face[g.job]][g.row])
    return 0.0


def _room(worth: Worth, g: Any, seat: int, room: str) -> float:
    """The value of using a room of a ship now."""
    ship = g.ships[seat]
    if room in TECHS and TECHS[room].one_shot:
        return 0.0
    total = 0.0
    for effect in ROOM_EFFECTS[room]:
        if isinstance(effect, Repair):
            total += worth.repair * min(effect.n, ship.damage)
        elif isinstance(effect, Fight):
            near = [route for route in g.map.at[g.at[seat]] if route.id in g.pirates]
            total += 1.5 if near else 0.0
        elif isinstance(effect, TakeTech) and effect.source == "display" and not effect.replace:
            total += worth.effect(effect) if EMPTY in ship.slots else 0.0
        elif isinstance(effect, Move):
            total += 0.3 * effect.n
        else:
            total += worth.effect(effect)
    return total


def _copy(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    return _room(worth, g, choice.seat, option[1])


def _row(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    return worth.list(LISTS[choice.args["list"]]) if option[0] == "resolve" else 0.0


def _after(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    return float(option[0] == "end")


def _bonus(worth: Worth, g: Any, choice: Choice, option: Option) -> float:
    return float(option[1] == "repair" and DAMAGED in g.ships[choice.seat].slots)


RATES: dict[str, Callable[[Worth, Any, Choice, Option], float]] = {
    "fight": _fight,
    "take-tech": _take,
    "keep-tech": _take,
    "place-tech": _place,
    "repair": _repair,
    "advance": _advance,
    "advance-any": _advance,
    "choose": _choose,
    "pay": _pay,
    "pay-medal": _pay,
    "drop": _drop,
    "prevent": _prevent,
    "commander": _commander,
    "copy": _copy,
    "row": _row,
    "after": _after,
    "bonus": _bonus,
}
