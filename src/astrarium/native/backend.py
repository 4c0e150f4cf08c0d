"""Chooses between the engine in Python, which every game has, and one in C."""

from __future__ import annotations

import warnings
from importlib import import_module

from ..kernel import BadSetup, Game
from .c_library import NotNative

#: Games with an engine in C, and its module.
ENGINES = {"race": "race_engine"}
PYTHON, NATIVE = "python", "native"


def is_native(game: Game, backend: str) -> bool:
    """Whether a game is played in C: `backend` requests it, and the engine is available.

    If the engine cannot be compiled, a warning gives the reason and the game is played in Python.
    """
    if backend not in (PYTHON, NATIVE):
        raise BadSetup("error-backend", backend=backend)
    if backend == PYTHON:
        return False
    if game.id not in ENGINES:
        raise NotNative("error-native-game", game=game.id)
    try:
        engine = import_module(f"{__package__}.{ENGINES[game.id]}")
        if game is not engine.GAME:
            raise NotNative("error-native-game", game=game.id)
        engine.engine()
    except NotNative as error:
        warnings.warn(str(error), stacklevel=3)
        return False
    return True
