"""Games as OpenSpiel games: `pyspiel.load_game("astrarium_race", {"players": 2})`.

    import pyspiel
    from astrarium.learn import spiel

    game = pyspiel.load_game("astrarium_metallum")
    state = spiel.dealt(game, 7)
    action = spiel.ismcts(game, simulations=50).step(state)

The deal fixes all randomness: the first node is a chance node that picks one of many deals, and there is no
other. So a planner must not search the true state. `resample` gives it worlds that are consistent with the
player's information.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np

from .. import game as installed
from .. import games
from ..extras import extra
from ..kernel import Chance, facts, start, utilities
from .table_stepper import TableStepper

with extra("spiel"):
    import pyspiel

#: The number of deals at the chance node.
DEALS = 10_000
#: Prefix of a game's id in the name of its OpenSpiel game.
PREFIX = "astrarium_"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Astrarium, with its usual settings."""

    def __init__(self, id: str, params: dict[str, Any] | None = None) -> None:
        self.ours = installed(id)
        known = facts(self.ours, (params or {}).get("players"))
        self.layout = self.ours.layout(known.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=known.actions,
            max_chance_outcomes=DEALS,
            num_players=known.players,
            min_utility=known.utility[0],
            max_utility=known.utility[1],
            utility_sum=0.0,
            max_game_length=known.longest,
        )
        super().__init__(_type(id), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)


class _Play:
    """The table behind an OpenSpiel state, and the memory of each seat.

    It is pickled as the deal and the actions, which are replayed. An imagined world has no deal and cannot be
    pickled.
    """

    def __init__(
        self, steps: TableStepper, memories: list[bytes], deal: int | None, actions: list[int]
    ) -> None:
        self.steps = steps
        #: A digest for each seat of its observations and actions so far.
        self.memories = memories
        self.deal, self.actions = deal, actions

    def __deepcopy__(self, memo: Any) -> _Play:
        return _Play(self.steps.fork(), self.memories[:], self.deal, self.actions[:])

    def __reduce__(self) -> tuple[Any, ...]:
        if self.deal is None:
            raise TypeError(
                "a state that a player imagines cannot be serialised; the state it was made of can"
            )
        table = self.steps.table
        return _played, (table.game.id, table.seats, self.deal, self.memories, self.actions)


def _played(id: str, players: int, deal: int, memories: list[bytes], actions: list[int]) -> _Play:
    """Replay a deal and the actions in it."""
    steps = TableStepper(start(installed(id), players, deal))
    for action in actions:
        steps.act(action)
    return _Play(steps, memories, deal, actions)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; `play` is None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: _Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.play.steps.seat

    def is_terminal(self) -> bool:
        if self.play is None:
            return False
        steps = self.play.steps
        return steps.over or steps.acts >= steps.game.nature.longest

    def returns(self) -> list[float]:
        game = self.get_game()
        if self.play is None or not self.play.steps.over:
            return [0.0] * game.num_players()
        return utilities(game.ours, game.ours.result(self.play.steps.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None  # OpenSpiel asks only for the current player
        return sorted(set(self.play.steps.legal(player)))

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.play is None:
            players = game.num_players()
            self.play = _played(game.ours.id, players, int(action), [b""] * players, [])
            return
        play = self.play
        seat = play.steps.seat
        play.memories[seat] = _digest(play.memories[seat], _row(game, self, seat).tobytes(), action)
        play.steps.act(int(action))
        play.actions.append(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        name: str = self.get_game().ours.actions.names[action]
        return name

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        table = self.play.steps.table
        return f"{table.game.id} after {table.moves} answers"


class Observer:
    """An OpenSpiel observer of a player's observation; with `recall`, of the information state."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._game, self._recall = game, recall
        layout = game.layout
        size = layout.size if recall else layout.size_of_observation
        self.tensor = np.zeros(size, np.float32)
        self.dict = {
            field.name: self.tensor[begin : begin + field.size].reshape(field.shape)
            for field in layout.fields
            if recall or not field.memory
            for begin in (layout.begins[field.name],)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = _row(self._game, state, player)[: len(self.tensor)]

    def string_from(self, state: SpielState, player: int) -> str:
        seen = _row(self._game, state, player)[: len(self.tensor)].tobytes()
        past = state.play.memories[player] if self._recall and state.play is not None else b""
        return f"{player} {_digest(past, seen, 0).hex()}"


def _row(game: SpielGame, state: SpielState, player: int) -> Any:
    """The whole row of a player's information state; zeros before the deal."""
    if state.play is None:
        return np.zeros(game.layout.size, np.int16)
    steps = state.play.steps
    asked = next((each for each in steps.waiting if each.choice.seat == player), None)
    choice, picked = (None, ()) if asked is None else (asked.choice, asked.picked)
    return np.frombuffer(game.layout.row(steps.state, player, choice, picked), np.int16)


def _digest(past: bytes, seen: bytes, action: int) -> bytes:
    return blake2b(past + seen + action.to_bytes(4, "big"), digest_size=16).digest()


def dealt(game: SpielGame, deal: int) -> SpielState:
    """A state after this deal."""
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def resample(state: SpielState, player: int, rng: Random) -> SpielState:
    """A state that a player may imagine: all hidden information is dealt anew."""
    assert state.play is not None
    world: SpielState = state.get_game().new_initial_state()
    steps = state.play.steps.fork(player, Chance(rng.getrandbits(60)), rng)
    world.play = _Play(steps, state.play.memories[:], None, [])
    return world


def ismcts(game: SpielGame, simulations: int, seed: int = 0, exploration: float = 1.5) -> Any:
    """OpenSpiel's own information-set search (ISMCTS), with `resample` for the imagined worlds."""
    from open_spiel.python.algorithms import ismcts as search
    from open_spiel.python.algorithms import mcts

    rng = Random(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bot = search.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=exploration,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda state, player: resample(state, player, rng))
    return bot


def _type(id: str) -> Any:
    known = facts(installed(id))
    return pyspiel.GameType(
        short_name=PREFIX + id,
        long_name=f"Astrarium: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=known.most_players,
        min_num_players=max(2, known.least_players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": known.players},
    )


def _register(id: str) -> None:
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, params)

    pyspiel.register_game(_type(id), Registered)


for _id, _game in games().items():
    if _game.encoding is not None and _game.features is not None:
        _register(_id)
