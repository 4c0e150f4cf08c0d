"""`astrarium games`: lists the installed games."""

from __future__ import annotations

import json
from typing import Any

from .. import games as installed
from ..kernel import Cell, Game, Grid, Text
from .screen import open_screen
from .text_formatter import TableSpeech


def games(language: str, *, as_json: bool = False, plain: bool = False) -> None:
    """Print all games as a table or as JSON."""
    if as_json:
        listed = [_facts(game, TableSpeech(language, game)) for game in installed().values()]
        print(json.dumps({"games": listed}, ensure_ascii=False, indent=2))
        return
    screen = open_screen(TableSpeech(language), plain)
    screen.blocks([games_grid(language)])


def games_grid(language: str) -> Grid:
    header = tuple(Text(f"shell-{name}") for name in ("game-id", "game", "seats", "minutes", "settings"))
    rows = [_row(game, TableSpeech(language, game)) for game in installed().values()]
    return Grid(Text("shell-games"), header, rows)


def _row(game: Game, voice: TableSpeech) -> tuple[Cell, ...]:
    settings = ", ".join(setting.id for setting in game.variants)
    return (
        Cell(game.id, strong=True),
        Cell(voice.shell("game-title")),
        Cell(_range(game.seats, voice)),
        Cell(_range(game.minutes, voice)),
        Cell(settings or "–"),
    )


def _range(bounds: tuple[int, int], voice: TableSpeech) -> str:
    least, most = bounds
    return str(least) if least == most else voice.shell("shell-range", least=least, most=most)


def _facts(game: Game, voice: TableSpeech) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": voice.shell("game-title"),
        "revision": game.revision,
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "settings": [
            {
                "id": setting.id,
                "title": voice.shell(f"setting-{setting.id}"),
                "default": setting.default,
                "values": list(setting.values),
            }
            for setting in game.variants
        ],
    }
