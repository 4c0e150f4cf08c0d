"""Experimental."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

from ..kernel import Answer, Choice, Option, Table, Window, play_out
from .habits import Habit
from .limits import Limit
from .picks import Picks
from .tree import Edge, Moment, Node
from .uniform import pick_several, uniform
from .worth import Worth, end_of

import os, json

P: dict[str, Any] = dict(
    explore=0.3, weight=3.0, eps=0.3, horizon=6, calib=16, rank=0.5, mast=True, fresh=0.6, keep=0.0, minvis=1
)
if os.environ.get("ISM"):
    P.update(json.loads(os.environ["ISM"]))


class IsmctsBot:
    def __init__(self, name: str, seed: int | str, limit: Limit, **params: Any) -> None:
        self.name = name
        self._limit = limit
        self._rng = Random(str(seed))
        self._random = self._rng.random
        self._p = {**P, **params}
        self.iters = []

    def choose(self, window: Window) -> Answer:
        p = self._p
        clock = self._limit.clock()
        self._habits: dict[Any, Habit] = {}
        self._trail: list[Any] = []
        plain = uniform(self._rng)
        rollout = self._make_rollout() if p["mast"] else plain
        ends = []
        for _ in range(p["calib"]):
            world = window.imagine(self._rng)
            play_out(world, plain, p["horizon"])
            ends.append(end_of(world.game, world.state))
        worth = Worth(ends, p["rank"])
        root = Moment()
        game = window.game
        while clock.more():
            world = window.imagine(self._rng)
            path: list[tuple[int, Edge]] = []
            self._trail.clear()
            self._descend(world, root, path)
            play_out(world, rollout, p["horizon"])
            values = worth.of(end_of(game, world.state))
            for seat, edge in path:
                edge.visits += 1
                edge.total += values[seat]
            for habit, option, seat in self._trail:
                habit.learn(option, values[seat])
        self.iters.append(clock.count)
        return self._best(root.node(window.choice), window.choice)

    def _best(self, node: Node, choice: Choice) -> Answer:
        picks = Picks(choice)
        while not picks.done:
            candidates = picks.candidates()
            if len(candidates) == 1:
                picks.take(candidates[0])
                continue
            if node is None or not node.edges:
                picks.complete(self._random)
                break
            option = max(
                candidates,
                key=lambda o: node.edges[o].visits + node.edges[o].total * 1e-6 if o in node.edges else -1,
            )
            edge = node.edges.get(option)
            picks.take(option)
            node = edge.further if edge else None
        return picks.answer()

    def _habit(self, choice: Choice) -> Habit:
        key = (choice.seat, choice.prompt)
        h = self._habits.get(key)
        if h is None:
            h = self._habits[key] = Habit(self._p["fresh"])
        return h

    def _make_rollout(self):
        random = self._random
        habits = self._habits
        trail = self._trail
        eps = self._p["eps"]
        fresh = self._p["fresh"]

        def choose(choice: Choice) -> Answer:
            if choice.several:
                return pick_several(choice, random)
            options = choice.options
            seat = choice.seat
            key = (seat, choice.prompt)
            h = habits.get(key)
            if h is None:
                h = habits[key] = Habit(fresh)
            if random() < eps:
                option = options[int(random() * len(options))]
            else:
                option = max(options, key=h.__getitem__)
            trail.append((h, option, seat))
            return option

        return choose

    def _descend(self, world: Table, moment: Moment, path: list[tuple[int, Edge]]) -> None:
        while True:
            pending = world.pending
            if not pending:
                return
            fresh = False
            answers = []
            for choice in pending:
                node = moment.node(choice)
                if choice.several:
                    answer, new = self._pick(node, choice, path)
                else:
                    option, edge = self._select(node, choice.options, self._habit(choice))
                    new = edge.visits < self._p["minvis"]
                    path.append((choice.seat, edge))
                    answer = option
                    self._trail.append((self._habit(choice), option, choice.seat))
                fresh = fresh or new
                world.play(choice.seat, answer)
                answers.append(answer)
            if fresh:
                return
            moment = moment.then(tuple(answers))

    def _pick(self, node, choice, path):
        picks = Picks(choice)
        habit = self._habit(choice)
        while not picks.done:
            candidates = picks.candidates()
            if len(candidates) == 1:
                picks.take(candidates[0])
                continue
            option, edge = self._select(node, candidates, habit)
            path.append((choice.seat, edge))
            self._trail.append((habit, option, choice.seat))
            picks.take(option)
            if edge.visits == 0:
                picks.complete(self._random)
                return picks.answer(), True
            if edge.further is None:
                edge.further = Node()
            node = edge.further
        return picks.answer(), False

    def _select(self, node: Node, options: Any, habit: Habit) -> tuple[Option, Edge]:
        edges = node.edges
        weight = self._p["weight"]
        explore = self._p["explore"]
        best = -1.0
        chosen = None
        random = self._random
        for option in options:
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge(random() * 0.001)
            edge.available += 1
            visits = edge.visits
            score = (edge.total + weight * habit[option]) / (visits + weight) + explore * sqrt(
                log(edge.available) / (visits + 1)
            )
            if score > best:
                best = score
                chosen = option
                chosen_edge = edge
        return chosen, chosen_edge
