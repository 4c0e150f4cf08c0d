"""Prints every op in every frame, and what each thing does, in all languages: for whoever reads them.

python scripts/sentences.py [GAME …] > page.md
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

import astrarium
from astrarium.kernel import Game, Text
from astrarium.texts import LANGUAGES, TextError, say


def main() -> None:
    """All games, or those named; the exit status is 1 where something cannot be said."""
    wanted = sys.argv[1:] or [*astrarium.games()]
    faults: list[str] = []
    for id in wanted:
        game = astrarium.game(id)
        print(f"# {id}\n")
        show("Every op in every frame", game, [] if game.frames is None else game.frames(), faults)
        things = [(name, Text(f"{name}.text")) for name in game.says]
        show("What things do", game, things, faults)
    if faults:
        sys.exit("\n".join(faults))


def show(title: str, game: Game, rows: Iterable[tuple[str, Text]], faults: list[str]) -> None:
    """A table of sentences, a column a language."""
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
