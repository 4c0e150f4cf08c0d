"""Commands that live elsewhere, each imported when it is called; and what all commands understand."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from . import AstrariumError
from .extras import MissingExtra, extra

COMMANDS = "astrarium.server.commands"
#: Commands that live elsewhere: their module, and what the list of commands says of them.
ELSEWHERE = {
    "backup": (COMMANDS, "Copy all tables, people and talk of a server, also while it runs."),
    "restore": (COMMANDS, "Put a copy in the place of a server's database; what was there stays beside it."),
    "doctor": (COMMANDS, "Play every stored game again by the present rules, and say what differs."),
    "move-database": (COMMANDS, "Copy everything from one database into another, empty one."),
    "simulate": ("astrarium.arena.simulate", "Play many games without people, and count."),
    "arena": ("astrarium.arena.command", "Let bots play a tournament against each other."),
    "check": ("astrarium.contract.command", "Hold a game against the contract that every game keeps."),
    "new-game": ("astrarium.new_game", "Make a package with a small game in it, to be changed into yours."),
    "puzzles": ("astrarium.puzzles.command", "Find puzzles in games of bots, or prove those there are."),
    "puzzle": ("astrarium.terminal.puzzling", "Solve a puzzle in this terminal."),
    "daily": ("astrarium.terminal.daily", "Play the deal of the day in this terminal."),
    "train": (
        "astrarium.learn.train",
        "Teach a network a game by self-play, or fit a bot's numbers to games.",
    ),
    "bot-worker": ("astrarium.server.bots.elsewhere", "Let the bots of a server think on this machine."),
    "admin": ("astrarium.server.admin", "Look after a server: its tables, its people, its bots."),
    "bench": ("astrarium.bench.command", "Measure speed."),
}
#: What has to be installed for a command beside what everybody has.
EXTRAS = {
    **dict.fromkeys(("backup", "restore", "doctor", "move-database", "bot-worker", "admin"), "server"),
    **{"simulate": "arena", "arena": "arena", "check": "check", "train": "learn", "bench": "all"},
}
#: After which command of this file those stand that are in its company.
AFTER = {"serve": ("backup", "restore", "doctor")}
OTHER_CARDS = "--components FILE takes the cards of that file."


def set_language(value: str | None) -> str | None:
    """Make a language that was asked for the language of this run."""
    if value is not None:
        from .texts import choose_language

        os.environ["ASTRARIUM_LANG"] = choose_language(value)
    return value


def use_components(value: str | None) -> str | None:
    """Play with the components of a file, from before any game is loaded."""
    if value is not None:
        from .kernel.components import BadComponents, use

        game = use(Path(value))
        known = sorted(point.name for point in entry_points(group="astrarium.games"))
        if game not in known:
            why = f"{game!r}: {', '.join(known)}"
            raise BadComponents("error-components", file=Path(value).name, thing="meta", field="id", why=why)
    return value


class Elsewhere(TyperCommand):
    """A command whose module is imported when it is called, and not before."""

    def __init__(self, name: str, module: str, help: str) -> None:
        super().__init__(name, help=help)
        self._module = module

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:
        command = self._command(str(info_name))
        return command.make_context(info_name, _without_common(args), parent=parent, **extra)

    def _command(self, name: str) -> Any:
        try:
            with extra(EXTRAS.get(name, "all")):
                function = getattr(import_module(self._module), name.replace("-", "_"))
        except MissingExtra:
            raise
        except (ImportError, AttributeError) as error:
            raise AstrariumError("error-command-missing", command=name, why=str(error)) from error
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(name, epilog="--lang en|pl chooses the language of refusals. " + OTHER_CARDS)(function)
        return typer.main.get_command(alone)


def _without_common(words: list[str]) -> list[str]:
    """The words of a command without --lang and --components, which are obeyed."""
    common = {"--lang": set_language, "--components": use_components}
    left: list[str] = []
    rest = iter(words)
    for word in rest:
        name, equals, value = word.partition("=")
        if name not in common:
            left.append(word)
            continue
        given = value if equals else next(rest, None)
        if given is None:
            raise AstrariumError("error-words-needs-value", word=name)
        common[name](given)
    return left


class Commands(TyperGroup):
    """All commands, those from elsewhere included."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, (module, help) in ELSEWHERE.items():
            self.add_command(Elsewhere(name, module, help))

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands, in the order in which they are shown."""
        names = super().list_commands(ctx)
        beside = {name for company in AFTER.values() for name in company}
        alone = (name for name in names if name not in beside)
        return [each for name in alone for each in (name, *AFTER.get(name, ()))]
