"""Prints every op in every sentence frame, and every card text, in all languages, for proofreading.

python -m tools.sentences.command [GAME …] > page.md
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator

import astrarium
from astrarium.kernel import Game, Text
from astrarium.localization import LANGUAGES, TextError, say

from . import adastra, captains, metallum, orion, race

#: By game: every op in every sentence frame, each with a name.
FRAMES: dict[str, Callable[[], Iterator[tuple[str, Text]]]] = {
    "adastra": adastra.frames,
    "captains": captains.frames,
    "metallum": metallum.frames,
    "orion": orion.frames,
    "race": race.frames,
}


def main() -> None:
    """Print all games, or those named; the exit status is 1 if a text cannot be formatted."""
    wanted = sys.argv[1:] or [*astrarium.games()]
    faults: list[str] = []
    for id in wanted:
        game = astrarium.game(id)
        print(f"# {id}\n")
        show("Every op in every frame", game, FRAMES[id]() if id in FRAMES else [], faults)
        things = [(name, Text(f"{name}.text")) for name in game.says]
        show("What things do", game, things, faults)
    if faults:
        sys.exit("\n".join(faults))


def show(title: str, game: Game, rows: Iterable[tuple[str, Text]], faults: list[str]) -> None:
    """Print a table of sentences, with one column per language."""
    found = list(rows)
    if not found:
        return
    print(f"## {title}\n\n| | {' | '.join(LANGUAGES)} |\n|---|{'---|' * len(LANGUAGES)}")
    for name, text in found:
        print(f"| {name} | {' | '.join(said(game, name, text, faults))} |")
    print()


def said(game: Game, name: str, text: Text, faults: list[str]) -> Iterable[str]:
    for language in LANGUAGES:
        try:
            yield say(text, language, game=game, strict=True)
        except TextError as error:
            faults.append(f"{game.id}: {name}: {error}")
            yield say(text, language, game=game)


if __name__ == "__main__":
    main()
