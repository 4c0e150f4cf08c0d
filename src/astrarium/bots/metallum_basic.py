"""The bot `metallum-basic`: plans whole action phases by what robots, modules and places are worth."""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel import Answer, Choice, Option, Table, Window
from .limits import Limit
from .metallum.programs import choose as choose_program
from .metallum.scene import Node, Position, Reply, Scene
from .metallum.search import path, plan
from .metallum.values import OPEN, REPLY, SCORED, SURE, USUAL, Weights
from .registry import Kind


class MetallumBasic:
    """Answers at once; deterministic for a seed."""

    def __init__(self, name: str, seed: int | str, weights: Weights = USUAL, budget: int = 900) -> None:
        self.name = name
        self._rng = Random(str(seed))
        self._weights = weights
        self._budget = budget
        #: The steps planned: the key of the moment before each, and its answers.
        self._plan: dict[Any, list[Reply]] = {}
        #: The answers that the step under way still needs.
        self._step: list[Reply] = []

    def choose(self, window: Window) -> Answer:
        choice = window.choice
        handler = getattr(self, "_on_" + choice.prompt.replace("-", "_"), self._on_detail)
        return handler(window, choice)

    # -- programming and order

    def _on_program(self, window: Window, choice: Choice) -> Answer:
        scene = self._scene(window, OPEN)
        programs = [option[1:] for option in choice.options]
        return ("program", *choose_program(scene, programs, self._rng.random, 6, self._budget // 10))

    def _on_order(self, window: Window, choice: Choice) -> Answer:
        return ("first", 1 - window.seat)

    # -- the action phase

    def _on_action(self, window: Window, choice: Choice) -> Answer:
        position = Position(window.view)
        scene = Scene(position, window.seat, _now(position, window.seat), self._weights)
        root = scene.root(scene.things_left())
        if root.key not in self._plan:
            self._think(scene, root)
        self._step = self._plan.pop(root.key, [])[:]
        return self._next(choice) or self._on_detail(window, choice)

    def _think(self, scene: Scene, root: Node) -> None:
        _, end = plan(scene, root, self._budget // (1 if scene.horizon.now == SURE else 2), 5, self._budget // 10)
        self._plan = {}
        before = root.key
        for node in path(end):
            self._plan[before] = node.replies
            before = node.key
            if node.surprise:
                return
        self._plan[before] = [("action", ("end",))]

    def _next(self, choice: Choice) -> Option | None:
        """The next planned answer to a prompt; those in between had no alternative."""
        while self._step:
            prompt, answer = self._step.pop(0)
            if prompt == choice.prompt and answer in choice.options:
                return answer
        return None

    def _on_detail(self, window: Window, choice: Choice) -> Answer:
        return self._next(choice) or self._try_all(window, choice)

    # -- anything else: try it

    def _scene(self, window: Window, now: int) -> Scene:
        return Scene(Position(window.view), window.seat, now, self._weights)

    def _try_all(self, window: Window, choice: Choice) -> Answer:
        values = [(self._try(window, option), option) for option in choice.options]
        best = max([value for value, _ in values])
        return next(option for value, option in values if value == best)

    def _try(self, window: Window, option: Option) -> float:
        seat = window.seat
        world = window.imagine(self._rng)
        before = window.view["phase"]
        world.play(seat, option)
        while not world.over and (choice := world.choice(seat)) and choice.prompt not in ("action", "program"):
            world.play(seat, choice.options[int(self._rng.random() * len(choice.options))])
        return _worth(world, seat, before, self._weights)


def _worth(world: Table, seat: int, phase: str, weights: Weights) -> float:
    view = world.view(seat)
    position = Position(view)
    if view["phase"] == "actions" and view["acting"] == seat:
        scene = Scene(position, seat, _now(position, seat), weights)
        return plan(scene, scene.root(scene.things_left()), 100, 1, 50)[0]
    now = {"end_round": SCORED, "over": SCORED, "scoring": SURE}.get(view["phase"], OPEN)
    scene = Scene(position, seat, now, weights)
    return scene.root(()).value


def _now(position: Position, seat: int) -> int:
    """Whether the other is still to act before the scoring."""
    return REPLY if position.first == seat else SURE


def _make(name: str, seed: int | str, limit: Limit) -> MetallumBasic:
    return MetallumBasic(name, seed)


KIND = Kind(_make, thinks=False, game="metallum")
