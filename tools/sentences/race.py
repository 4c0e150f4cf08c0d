"""Every op in every sentence frame, for the page of `make sentences`."""

from __future__ import annotations

from collections.abc import Iterator

from astrarium.games.race.card_text import worth
from astrarium.games.race.components import ACTIONS, DESIGNS
from astrarium.games.race.vocabulary import VOCABULARY, Bonus, Power
from astrarium.kernel import Text, sentence


def frames() -> Iterator[tuple[str, Text]]:
    """Every op on a card and every line of a scoring list, as sentences."""
    for family in VOCABULARY:
        for name in family.known:
            for number, power in enumerate(_all_of(name, family)):
                yield f"{family.__name__} {name} {number + 1}", sentence(power.say())
    for design in DESIGNS.values():
        if design.score:
            yield design.id, sentence(worth(design))


def _all_of(name: str, family: type) -> list[Power | Bonus]:
    """All different powers or bonuses of this name."""
    powers: list[Power | Bonus] = [power for design in DESIGNS.values() for power in design.powers.all]
    powers += [bonus for action in ACTIONS.values() for bonus in action.bonus]
    return list(dict.fromkeys(power for power in powers if power.name == name and isinstance(power, family)))
