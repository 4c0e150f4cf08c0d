"""The bot `metallum-basic`: plans whole action phases by the worth of robots, modules and places.

It plans at the beginning of each action phase and follows the plan as long as the position is as expected.
The budget counts nodes and not time: the same seed at the same table always gives the same answers.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ...kernel import Answer, Choice, Option, Table, Window
from ..bot_registry import Kind, Novice
from ..gc_pause import without_gc
from ..search_budget import Limit
from .evaluation_terms import INSIGHT, insight
from .judge import OPEN, REPLY, SCORED, SURE, card_worth
from .phase_steps import best_marking, best_placing
from .planner import path, plan
from .position import Position
from .program_choice import order_chooser, prepare, ranked_programs
from .search_nodes import Node, Reply, Scene
from .weights import USUAL, Weights

#: Search nodes for one decision, about 10 µs each.
BUDGET = 800
PASS = ("pass",)
#: Prompts at which no step is half done.
BETWEEN_STEPS = ("program", "order", "action")


class MetallumBasic:
    """A heuristic player of Metallum."""

    def __init__(self, name: str, seed: int | str, weights: Weights = USUAL, budget: int = BUDGET) -> None:
        self.name = name
        self._rng = Random(str(seed))
        self._weights = weights
        self._budget = budget
        #: The steps planned for an action phase (round, seat): answers by the key of the node before.
        self._plan: dict[Any, list[Reply]] = {}
        self._phase = (0, 0)
        #: The answers that the current step still needs.
        self._step: list[Reply] = []
        prepare(weights)

    @without_gc()
    def ranked(self, window: Window) -> list[Answer]:
        """Programs, the best first; for other prompts only the best answer."""
        choice = window.choice
        return self._programs(window, choice) if choice.prompt == "program" else [self.choose(window)]

    @without_gc()
    def choose(self, window: Window) -> Answer:
        choice = window.choice
        if choice.prompt == "program":
            return self._programs(window, choice)[0]
        if choice.prompt == "order":
            return ("first", 1 - window.seat)
        if choice.prompt == "action":
            self._step = self._next_step(window)
        elif choice.prompt == "window":
            self._step = self._window(window, choice.args["module"])
        elif choice.prompt == "end-round":
            self._step = self._end_round(window, choice.args["module"])
        return self._planned(choice) or self._best_try(window, choice)

    def _scene(self, window: Window, now: int) -> Scene:
        return Scene(Position(window.view), window.seat, now, self._weights)

    def _programs(self, window: Window, choice: Choice) -> list[Answer]:
        programs = [option[1:] for option in choice.options]
        ranked = ranked_programs(self._scene(window, OPEN), programs, self._rng.random, self._budget)
        return [("program", *program) for program in ranked]

    # -- the action phase

    def _next_step(self, window: Window) -> list[Reply]:
        """The answers of the next step; plans anew if the position is not in the plan."""
        position = Position(window.view)
        scene = Scene(position, window.seat, _now(position, window.seat), self._weights)
        root = scene.root(scene.things_left())
        phase = (position.round, window.seat)
        if phase != self._phase or root.key not in self._plan:
            self._phase = phase
            self._plan = _steps(root, plan(scene, root, self._budget)[1])
        return self._plan.pop(root.key)[:]

    def _planned(self, choice: Choice) -> Option | None:
        """The planned answer, if there is one; skips planned answers to forced questions."""
        while self._step:
            prompt, answer = self._step.pop(0)
            if prompt == choice.prompt and answer in choice.options:
                return answer
        return None

    # -- other moments

    def _window(self, window: Window, card: str) -> list[Reply]:
        """The answers of a card window: play the card or pass."""
        if card == "priority_override":
            position = Position(window.view)
            return [("window", PASS if order_chooser(position) == window.seat else ("play", card))]
        scene = self._scene(window, SURE)
        gain, replies = best_marking(scene, card)
        kept = card_worth(self._weights, card, scene.horizon._replace(now=SCORED))
        return [("window", ("play", card)), *replies] if gain > kept else [("window", PASS)]

    def _end_round(self, window: Window, module: str) -> list[Reply]:
        """The answers at the end of a round: use the module that places a robot, or pass."""
        gain, replies = best_placing(self._scene(window, SCORED), module)
        return [("end-round", ("run", module)), *replies] if gain > 0 else [("end-round", PASS)]

    # -- without a plan, for example in the middle of a step that another player of the seat began

    def _best_try(self, window: Window, choice: Choice) -> Answer:
        share = self._budget // (2 * len(choice.options))
        values = [self._try(window, option, share) for option in choice.options]
        return choice.options[values.index(max(values))]

    def _try(self, window: Window, option: Option, budget: int) -> float:
        """The value of an option in an imagined world, with random answers to its details."""
        seat, random = window.seat, self._rng.random
        world = window.imagine(self._rng)
        world.play(seat, option)
        while (choice := world.choice(seat)) is not None and choice.prompt not in BETWEEN_STEPS:
            world.play(seat, choice.options[int(random() * len(choice.options))])
        return _worth(world, seat, self._weights, budget)


def _steps(root: Node, end: Node) -> dict[Any, list[Reply]]:
    """The answers of each step on the path to an end, by the node's key, up to an unknown planet."""
    planned: dict[Any, list[Reply]] = {}
    before = root.key
    for node in path(end):
        planned[before] = node.replies
        before = node.key
        if node.surprise:
            return planned
    planned[before] = [("action", ("end",))]
    return planned


def _now(position: Position, seat: int) -> int:
    """The state of the scoring: REPLY if the other still acts before it, else SURE."""
    return REPLY if position.first == seat else SURE


def _worth(world: Table, seat: int, weights: Weights, budget: int) -> float:
    """The value of a world to a seat, after its best action phase if it is acting."""
    view = world.view(seat)
    position = Position(view)
    phase = view["phase"]
    if phase == "actions" and view["acting"] == seat:
        scene = Scene(position, seat, _now(position, seat), weights)
        return plan(scene, scene.root(scene.things_left()), budget)[0]
    now = SCORED if phase in ("end_round", "over") else SURE if phase == "scoring" else OPEN
    return Scene(position, seat, now, weights).root(()).value


def _make(name: str, seed: int | str, limit: Limit) -> MetallumBasic:
    return MetallumBasic(name, seed)


def _novice(name: str, seed: int | str, weights: Weights, sight: float) -> MetallumBasic:
    return MetallumBasic(name, seed, weights, max(50, int(BUDGET * sight)))


#: The values of tiles are steady: what a tile brings is printed on it.
NOVICE = Novice(_novice, USUAL, insight, frozenset(("tiles",)))
KIND = Kind(_make, thinks=False, game="metallum", insight=INSIGHT, novice=NOVICE)
