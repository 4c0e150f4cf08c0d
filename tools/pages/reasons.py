"""Counts the prompts of every game for docs/reasons.md: with reasons, declared free, without."""

from __future__ import annotations

import sys
from pathlib import Path

import astrarium
from astrarium.contract.illegal_option_reasons import Prompt, counted, unreasoned
from astrarium.kernel import Game

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reasons.md"
GAMES = 60
#: Maximum games if a rare prompt has had no reason until then.
MOST = 1000
HEAD = f"""# Prompts with reasons

The prompts of {GAMES} random games for each game. A rare prompt without a barred candidate gets more games, up to
{MOST}. *With reasons*: at least one candidate was barred there, and the rules gave the reason. *Free*: the game
declares that nothing can be barred there (`Words.free`). *Without*: neither of the two. `make reasons` writes this
page.

| game | prompts | with reasons | free | without |
|---|---:|---:|---:|---:|
"""


def main() -> None:
    """Write the page; with `--check`, print the prompts without reasons and fail if there are any."""
    found = {id: (game, counted(game, GAMES, MOST)) for id, game in astrarium.games().items()}
    if "--check" in sys.argv:
        missing = [f"{id}: {', '.join(names)}" for id, each in found.items() if (names := without(*each))]
        print("\n".join(missing) or "Every prompt has reasons or is declared free.")
        sys.exit(1 if missing else 0)
    PAGE.write_text(
        HEAD + "".join(row(id, *each) for id, each in found.items()) + details(found), encoding="utf-8"
    )


def row(id: str, game: Game, prompts: dict[str, Prompt]) -> str:
    """The table row of a game."""
    parts = with_reasons(game, prompts), free(game, prompts), without(game, prompts)
    return f"| {id} | {len(prompts)} | {' | '.join(str(len(part)) for part in parts)} |\n"


def details(found: dict[str, tuple[Game, dict[str, Prompt]]]) -> str:
    """The prompts by name."""
    lines = []
    for id, (game, prompts) in found.items():
        lines.append(f"\n## {id}\n")
        for title, names in (
            ("With reasons", with_reasons(game, prompts)),
            ("Free", free(game, prompts)),
            ("Without", without(game, prompts)),
        ):
            lines.append(f"\n{title}: {', '.join(f'`{name}`' for name in names) or 'none'}.\n")
    return "".join(lines)


def with_reasons(game: Game, prompts: dict[str, Prompt]) -> list[str]:
    return sorted(name for name, prompt in prompts.items() if prompt.barred)


def free(game: Game, prompts: dict[str, Prompt]) -> list[str]:
    return sorted(name for name in prompts if name in (game.words.free or ()) and not prompts[name].barred)


def without(game: Game, prompts: dict[str, Prompt]) -> list[str]:
    return unreasoned(game, prompts)


if __name__ == "__main__":
    main()
