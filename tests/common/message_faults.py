"""Finds faults in the message files of a language."""

from __future__ import annotations

from collections.abc import Iterator

from astrarium.fluent_files import Catalogue, References
from astrarium.kernel import Game
from astrarium.localization import LANGUAGES, catalogue


def message_faults(game: Game | None, language: str) -> list[str]:
    """Faults of the messages of a language; empty if there are none.

    Finds syntax errors, duplicates, ids and `.text` attributes that only another language has, dangling
    references, and variables that another language does not have.
    """
    here = catalogue(game, language)
    found = [f"{language}: {fault}" for fault in here.faults]
    found += [f"{language}: {id}: refers to {name}" for id, name in _broken(here)]
    for other in LANGUAGES:
        if other != language:
            there = catalogue(game, other)
            found += [f"{language}: {name} is missing" for name in sorted(_names(there) - _names(here))]
            found += [f"{language}: {id}: {other} knows no ${name}" for id, name in _unknown(here, there)]
    return found


def _names(catalogue: Catalogue) -> set[str]:
    names = {id for id, entry in catalogue.entries.items() if entry.value is not None}
    return names | {f"{id}.text" for id in catalogue.entries if catalogue.has(id, "text")}


def _broken(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    for id, entry in catalogue.entries.items():
        references = References(catalogue)
        for attribute in ["", *(each.id.name for each in entry.attributes)]:
            if catalogue.has(id, attribute):
                references.follow(id, attribute)
        yield from ((id, name) for name in sorted(references.broken))


def _unknown(here: Catalogue, there: Catalogue) -> Iterator[tuple[str, str]]:
    """Variables that a message lacks in another language, ignoring attributes such as `-acc`."""
    for id in here.entries:
        if here.has(id) and there.has(id):
            known = set(there.variables(id))
            plain = known | {name.rpartition("-")[0] for name in known}
            for name in here.variables(id):
                if name not in plain and name.rpartition("-")[0] not in plain:
                    yield id, name
