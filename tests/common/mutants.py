"""Single random changes of a game's components: each is refused in one line, or plays without a fault.

    python -m common.mutants adastra 2000     # in the folder tests: a line for each that breaks

A mutant is tried in a process of its own, which loads the game anew with the changed file.
"""

from __future__ import annotations

import copy
import gc
import importlib
import os
import pickle
import signal
import sys
import tomllib
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple, TypeVar

import astrarium
from astrarium.kernel import BadComponents, Row, Text, start
from astrarium.kernel.data import component_files as files
from astrarium.kernel.data.typed_toml import read_box
from astrarium.localization import LANGUAGES, catalogue, say
from common.asking import any_answer

#: A mutant that takes more seconds of the processor hangs. (By the clock a busy machine would decide.)
SECONDS = 120
#: Decisions of a game in between of which everything is put into words.
LISTEN = 40


Told = TypeVar("Told")


class Mutant(NamedTuple):
    """What was changed, and the whole file with the change."""

    change: str
    data: dict[str, Any]


class Outcome(NamedTuple):
    """How a mutant fared: refused with a line, played, or broken with what was raised."""

    how: Literal["refused", "played", "broken"]
    words: str = ""


def own_file(game: str) -> dict[str, Any]:
    path = astrarium.game(game).folder / "components.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def mutant(data: dict[str, Any], rng: Random) -> Mutant:
    """The file with one thing in it changed: a value, a field or an entry."""
    data = copy.deepcopy(data)
    places = list(_places(data, ""))
    path, holder, key = places[rng.randrange(len(places))]
    changes = [_value] * 5 + [_drop, _rename if isinstance(holder, dict) else _double]
    words = rng.choice(changes)(holder, key, rng)
    return Mutant(f"{path}: {words}", data)


def _places(data: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """Every value of the file: where it stands, what holds it, under which key."""
    keys = data if isinstance(data, dict) else range(len(data))
    for key in keys:
        name = data[key].get("id", key) if isinstance(data[key], dict) else key
        here = f"{path}.{name}" if path else str(name)
        yield here, data, key
        if isinstance(data[key], dict | list):
            yield from _places(data[key], here)


def _value(holder: Any, key: Any, rng: Random) -> str:
    old = holder[key]
    holder[key] = new = _other(old, rng)
    return f"{old!r:.60} becomes {new!r:.60}"


def _other(old: Any, rng: Random) -> Any:
    if isinstance(old, bool):
        return rng.choice([not old, 1, "yes"])
    if isinstance(old, int | float):
        others = [old + 1, old - 1, -old, 0, 3 * old + 7, 10**9, str(old), [old]]
    elif isinstance(old, str):
        others = [old[1:2] + old[:1] + old[2:], old + "s", "", old.upper(), 7, [old]]
    else:
        others = [[], {}, 3, "something"]
    return rng.choice([other for other in others if other != old])


def _drop(holder: Any, key: Any, rng: Random) -> str:
    return f"{holder.pop(key)!r:.60} is dropped"


def _rename(holder: Any, key: Any, rng: Random) -> str:
    if rng.random() < 0.5:
        holder[f"{key}_"] = holder.pop(key)
        return f"is called {key}_"
    holder["more"] = 1
    return "something more beside it"


def _double(holder: Any, key: Any, rng: Random) -> str:
    holder.insert(key, copy.deepcopy(holder[key]))
    return "is there twice"


# -- trying one


def try_out(game: str, data: dict[str, Any], games: int, seed: int = 0) -> Outcome:
    """Load the game with these components in a process of its own, and play so many random games."""
    told = in_fork(lambda: _tried(game, data, games, seed))
    return Outcome(*told) if told else Outcome("broken", "hangs")


def in_fork(work: Callable[[], Told]) -> Told | None:
    """What a function returns in a forked process; None if that ends without an answer, or hangs."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(read)
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            with os.fdopen(write, "wb") as pipe:
                pickle.dump(work(), pipe)
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    return pickle.loads(told) if told else None


def shown(game: str, data: dict[str, Any], module: str, function: str, *args: Any) -> str | None:
    """Call a function of the game's tests with these components in use; the traceback, or nothing."""

    def work() -> str:
        loaded = _loaded(game, data)
        astrarium.games()._loaded[game] = loaded
        _forget(game)
        try:
            getattr(importlib.import_module(module), function)(*args)
        except BaseException:  # a test that fails is no Exception
            return traceback.format_exc()
        return ""

    return in_fork(work)


def _tried(game: str, data: dict[str, Any], games: int, seed: int) -> tuple[str, str]:
    try:
        _read(game, data)
        loaded, heard = _loaded(game, data), set[str]()
        for number in range(games):
            _play(loaded, number, f"{seed}/{number}", heard)
    except BadComponents as error:
        lines = [say(error.text, language) for language in LANGUAGES]
        unclear = [line for line in lines if "\n" in line or "⟦" in line or not line.endswith(".")]
        return ("broken", unclear[0]) if unclear else ("refused", lines[0])
    except Exception as error:  # whatever it is: the mutant breaks
        return "broken", f"{type(error).__name__}: {error}"
    return "played", ""


def _read(game: str, data: dict[str, Any]) -> None:
    """Read the file alone: most mutants are refused by that, and to load the rules takes longer.

    Whatever else goes wrong is left to the loading: a game may look at the file before it is read.
    """
    try:
        read_box(box(game), Row(data, "mutant.toml"), astrarium.game(game).folder)
    except BadComponents:
        raise
    except Exception:  # the loading says whether it matters
        return


def box(game: str) -> Any:
    """The class that a game's whole file is read by."""
    return sys.modules[f"{_package(game)}.component_schema"].ComponentFile


def _package(game: str) -> str:
    return astrarium.game(game).view.__module__.rpartition(".")[0]


def _loaded(game: str, data: dict[str, Any]) -> astrarium.Game:
    """The game, loaded anew with these components."""
    module = _package(game)
    _forget(module)
    files.read = lambda name, folder: Row(data, "mutant.toml")  # type: ignore[assignment]
    files.replaced = lambda name: name == game  # type: ignore[assignment]
    loaded: astrarium.Game = importlib.import_module(module).GAME
    return loaded


def _forget(package: str) -> None:
    """Let the modules of a package be loaded anew."""
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]


def _play(game: astrarium.Game, number: int, seed: str, heard: set[str]) -> None:
    """A random game with another number of players and another option each time."""
    rng = Random(seed)
    least, most = game.seats
    seats = least + number % (most - least + 1)
    options = {one.id: one.values[-1] for one in game.variants if number and rng.random() < 0.3}
    try:
        game.check_setup(seats, options)
    except astrarium.AstrariumError:
        options = {}
    table = start(game, seats, seed, options)
    for decision in range(20_000):
        if table.over:
            break
        choice = table.pending[rng.randrange(len(table.pending))]
        if not decision % LISTEN:
            _listen(table, choice, heard)
        table.answer(choice.seat, any_answer(choice, rng))
    assert table.over, "never over"
    assert not list(game.faults(table.state)), next(iter(game.faults(table.state)))
    assert table.result.ranking


def _listen(table: astrarium.Table, choice: astrarium.Choice, heard: set[str]) -> None:
    """Everything about a decision can be said (once: `heard`), and the table be seen."""
    said = [table.say(choice), *(table.say(choice, option) for option in choice.options[:20])]
    said += [barred.text for barred in choice.barred()[:20]]
    for key, text in {repr(text): text for text in said}.items():
        if key not in heard:
            assert all(say(text, language, game=table.game, strict=True) for language in LANGUAGES)
            heard.add(key)
    list(table.game.outline(table.view(choice.seat), choice.seat))
    assert not list(table.game.faults(table.state)), next(iter(table.game.faults(table.state)))


def said(game: str, data: dict[str, Any], id: str) -> list[str] | None:
    """What a thing of the game does in each language, as these components have it."""

    def work() -> list[str]:
        loaded = _loaded(game, data)
        return [say(Text(f"{id}.text"), language, game=loaded) for language in LANGUAGES]

    return in_fork(work)


# -- many


def read_texts(game: str) -> None:
    """Read the messages once, for all processes: that takes longer than to refuse a file."""
    for language in LANGUAGES:
        assert catalogue(astrarium.game(game), language).entries
    gc.freeze()


def tried(game: str, count: int, games: int, seed: int = 0) -> Iterator[tuple[Mutant, Outcome]]:
    """So many mutants of a game, each with how it fared."""
    data = own_file(game)
    read_texts(game)
    rng = Random(f"mutants/{game}/{seed}")
    for number in range(count):
        made = mutant(data, rng)
        yield made, try_out(game, made.data, games, number)


def main() -> None:
    game, count = sys.argv[1], int(sys.argv[2])
    games, seed = (int(word) for word in (*sys.argv[3:5], "20", "0")[:2])
    fared = {"refused": 0, "played": 0, "broken": 0}
    for made, outcome in tried(game, count, games, seed):
        fared[outcome.how] += 1
        if outcome.how == "broken":
            print(f"{made.change} → {outcome.words}", flush=True)
    print(game, fared)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    main()
