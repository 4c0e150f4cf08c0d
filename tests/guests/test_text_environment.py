"""The text environment: its own loop, the loops of TextArena and Gymnasium, many games at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import astrarium
from astrarium.kernel import IllegalAnswer
from astrarium.text_environment import adapters
from astrarium.text_environment.game_batch import Asked, BadJournal, BatchGame, PlayedGame, Reply, play_batch
from astrarium.text_environment.text_env import TextEnv, TextOptions
from astrarium.text_environment.token_budget import count_tokens

from .scripted_agent import chosen


@pytest.mark.parametrize("game", [*astrarium.games()])
def test_a_scripted_program_plays_both_seats_by_what_it_reads(game: str) -> None:
    env = astrarium.text_env(game, seats=2, rules="none", history=0)
    rng, seen = Random(3), env.reset(seed=7)
    for _ in range(40):
        seen, rewards, over, info = env.step(chosen(seen, rng))
        assert not info["illegal"], seen
        assert over or rewards == [0.0, 0.0]


def test_two_runs_with_one_seed_agree() -> None:
    def run() -> list[str]:
        env = astrarium.text_env("race", opponents={1: "cadet"}, rules="none")
        rng, seen = Random(1), [env.reset(seed="x")]
        while not env.over:
            seen.append(env.step(chosen(seen[-1], rng))[0])
        return seen

    assert run() == run()


def test_what_is_illegal_changes_nothing_is_counted_and_gets_a_reason() -> None:
    env = astrarium.text_env("race", opponents={1: "cadet"}, strict=True, tries=3)
    env.reset(seed=7)
    handles, moves = env.handles, env.table.moves
    seen, _, _, info = env.step("the first one, please")
    assert info == {"seat": 0, "illegal": True, "drawn": False, "truncated": False}
    assert seen.startswith("“the first one, please” is no handle")
    assert (env.handles, env.table.moves) == (handles, moves)
    env.step("1")
    *_, info = env.step("1")
    assert info["drawn"], "after three tries in a row the table goes on"
    assert (env.tallies[0].illegal, env.tallies[0].drawn, env.tallies[0].answers) == (3, 1, 1)


def test_a_forgiving_table_reads_numbers_sentences_and_words() -> None:
    env = astrarium.text_env("metallum", opponents={1: "cadet"})
    env.reset(seed=7)
    handles = env.handles
    view = env.observation()
    for said in ("1", f"[{handles[0]}]", f"I choose {handles[0]} because it is safe.", "Move 1"):
        env.reset(seed=7)
        *_, info = env.step(said)
        assert not info["illegal"], said
        assert env.table.history[0].answer == astrarium.start("metallum", 2, 7).pending[0].options[0]
    env.reset(seed=7)
    seen, *_ = env.step("overload")
    assert "options. Name one of them" in seen
    assert env.observation(0) != view


def test_rules_come_at_three_lengths_and_history_keeps_to_its_budget() -> None:
    lengths = [
        count_tokens(astrarium.text_env("race", rules=each).system)
        for each in ("none", "page", "pages", "all")
    ]
    assert lengths == sorted(lengths)
    assert lengths[1] < 1000 < lengths[2] < 4500 < lengths[3]
    short, long = (astrarium.text_env("race", opponents={1: "cadet"}, history=each) for each in (40, 400))
    for env in (short, long):
        env.reset(seed=1)
        for _ in range(20):
            env.step(env.handles[0])
    kept = long.observation().partition("##")[0], short.observation().partition("##")[0]
    assert kept[0].endswith(kept[1].lstrip())
    assert count_tokens(kept[1]) <= 40


def test_nobody_can_leave_all_seats_to_bots() -> None:
    with pytest.raises(IllegalAnswer):
        astrarium.text_env("race", opponents={0: "cadet", 1: "cadet"})


# -- the loops of others


def test_the_loop_of_textarena() -> None:
    """As its owners write it: reset, get_observation, step, close."""
    rng = Random(5)
    agents = {0: lambda seen: chosen(seen, rng), 1: lambda seen: chosen(seen, rng)}
    env = adapters.TextArenaEnv("race", rules="page")
    env.reset(num_players=len(agents), seed=42)
    done, first = False, True
    while not done:
        player_id, observation = env.get_observation()
        assert ("You play Race for the Galaxy" in observation) == (
            first or env.env.tallies[player_id].answers == 0
        )
        first = False
        action = agents[player_id](observation)
        done, step_info = env.step(action=action)
        assert not step_info["illegal"]
    rewards, game_info = env.close()
    assert sorted(rewards) == [0, 1]
    assert sum(rewards.values()) == 0
    assert game_info[0]["turn_count"] > 5
    assert not game_info[0]["invalid_move"]


def test_the_loop_of_gymnasium_and_its_own_checker() -> None:
    env = gymnasium.make("AstrariumText-v0", game="race", opponent="cadet", rules="none")
    observation, _ = env.reset(seed=42)
    rng, over = Random(2), False
    while not over:
        observation, reward, terminated, truncated, _ = env.step(chosen(observation, rng))
        over = terminated or truncated
    assert reward in (-1.0, 0.0, 1.0)
    check_env(adapters.GymText("race", opponent="cadet", tries=1), skip_render_check=True)


# -- many games at once


class Slow:
    """An agent that thinks for a while, counts who thinks at once, and may be cut off."""

    def __init__(self, ends: int = 10**9) -> None:
        self.thinking = self.most = self.asked = 0
        self.ends = ends

    async def reply(self, asked: Asked) -> Reply:
        assert isinstance(asked, TextEnv)
        self.asked += 1
        if self.asked > self.ends:
            raise KeyboardInterrupt
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        await asyncio.sleep(0.02)
        self.thinking -= 1
        return Reply(asked.handles[-1], 100, 2)


def games(count: int) -> list[BatchGame]:
    return [
        BatchGame(f"game-{number}", "metallum", number % 2, {1 - number % 2: "cadet"}, "s")
        for number in range(count)
    ]


def played(folder: Path, agent: Slow, count: int) -> list[PlayedGame]:
    async def run() -> list[PlayedGame]:
        return [each async for each in play_batch(games(count), agent, folder, TextOptions())]

    return sorted(asyncio.run(run()), key=lambda each: each.game.key)


def test_games_wait_for_slow_minds_together_and_a_crash_loses_none(tmp_path: Path) -> None:
    agent = Slow(ends=30)
    with pytest.raises(KeyboardInterrupt):
        played(tmp_path / "cut", agent, 4)
    assert agent.most > 2, "they think at once"
    rest, whole = Slow(), Slow()
    resumed, straight = played(tmp_path / "cut", rest, 4), played(tmp_path / "whole", whole, 4)
    assert rest.asked < whole.asked, "what was answered is not asked again"
    assert [each.env.table.result for each in resumed] == [each.env.table.result for each in straight]
    assert [each.tally for each in resumed] == [each.tally for each in straight]
    assert [each.read for each in resumed] == [each.read for each in straight]


def test_a_journal_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        played(tmp_path, Slow(ends=3), 2)
    journal = tmp_path / "game-0.jsonl"
    journal.write_bytes(journal.read_bytes().replace(b'"seed":"s"', b'"seed":"t"'))
    with pytest.raises(BadJournal):
        played(tmp_path, Slow(), 2)
