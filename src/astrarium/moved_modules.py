"""Old module paths and names of the library: they work for one release, with a DeprecationWarning."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any
from warnings import warn

#: Old path → new path, below `astrarium`. Only paths that packages of others may import.
MOVED = {
    "bots.files": "bots.bot_files",
    "bots.limits": "bots.search_budget",
    "kernel.actions": "kernel.learning.action_index",
    "kernel.cards": "kernel.hidden.cards",
    "kernel.chance": "kernel.hidden.chance",
    "kernel.components": "kernel.data.component_files",
    "kernel.engine": "kernel.play.engine",
    "kernel.facts": "kernel.play.game_facts",
    "kernel.faults": "kernel.state_invariants",
    "kernel.features": "kernel.learning.features",
    "kernel.imagine": "kernel.hidden.imagine",
    "kernel.lately": "kernel.data.view_memo",
    "kernel.marks": "kernel.data.typed_toml",
    "kernel.picks": "kernel.learning.partial_answer",
    "kernel.plain": "kernel.data.plain_dataclass",
    "kernel.ranking": "kernel.play.result",
    "kernel.reading": "kernel.data.typed_toml",
    "kernel.record": "kernel.play.record",
    "kernel.refusing": "kernel.legality",
    "kernel.shapes": "kernel.data.json_schema",
    "kernel.starting": "kernel.play.table_factory",
    "kernel.stepping": "kernel.play.action_stepper",
    "kernel.table": "kernel.play.table",
    "kernel.twins": "kernel.hidden.equal_cards",
    "kernel.window": "kernel.play.bot_window",
    "kernel.words": "kernel.option_texts",
}


class _OldPaths(MetaPathFinder, Loader):
    """Import hook: finds a module under its old path and returns the present one."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, inside = name.partition(".")
        return ModuleSpec(name, self) if package == __package__ and inside in MOVED else None

    def exec_module(self, module: ModuleType) -> None:
        new = f"{__package__}.{MOVED[module.__name__.partition('.')[2]]}"
        warn(f"{module.__name__} is {new} now.", DeprecationWarning, stacklevel=2)
        # The import returns the entry of `sys.modules`: the same module, not a second one.
        sys.modules[module.__name__] = import_module(new)


def install() -> None:
    """Install the import hook as the last one, so other imports are not slower."""
    if not any(isinstance(finder, _OldPaths) for finder in sys.meta_path):
        sys.meta_path.append(_OldPaths())


def old_names(module: str, names: Mapping[str, tuple[str, str]]) -> Callable[[str], Any]:
    """A `__getattr__` for a module with renamed objects: old name → present module and name."""

    def find(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        where, new = names[name]
        warn(f"{module}.{name} is {where}.{new} now.", DeprecationWarning, stacklevel=2)
        return getattr(import_module(where), new)

    return find
