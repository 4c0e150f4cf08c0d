"""Writes the numbers of all actions (games/<id>/actions.txt). New ones are appended; numbers never change."""

from __future__ import annotations

import sys

import astrarium
from astrarium.kernel.learning.action_index import KEPT


def main() -> None:
    """Append missing actions; with `--check`, print them and fail if there are any."""
    missing = {}
    for id, game in astrarium.games().items():
        kept = game.folder / KEPT
        names = kept.read_text(encoding="utf-8").splitlines() if kept.is_file() else []
        missing[id] = list(game.actions.names[len(names) :])
        if "--check" not in sys.argv and missing[id]:
            kept.write_text("".join(f"{name}\n" for name in game.actions.names), encoding="utf-8")
    for id, names in missing.items():
        if names:
            print(f"{id}: {len(names)} new actions, from {names[0]!r} on")
    if "--check" in sys.argv and any(missing.values()):
        sys.exit("Run `make actions`.")


if __name__ == "__main__":
    main()
