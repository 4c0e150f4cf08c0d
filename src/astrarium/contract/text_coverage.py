"""Texts: each exists in every language, and each citation is a paragraph of the rules."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from ..kernel import Block, Grid, Record, Seat, Table, Text
from ..localization import TextError, say, spoken_in
from .playthrough import Fault, Playthrough

#: Player names in these texts.
NAMES = tuple(f"P{number}" for number in range(1, 13))
#: Letters compared as the root of a word: "build", "builder" and "building".
ROOT = 5
#: Stop words.
EMPTY = """
    all and any are but can each for from had has have how into its may must not now off one only other out
    own that the their them then they this three two was what when where which who will with you your
"""


class Speech:
    """Formats each text of a game once, and reports all faults together."""

    def __init__(self, walk: Playthrough) -> None:
        self.walk = walk
        self._said: set[str] = set()
        self._wrong: dict[str, None] = {}
        self._since: Record | None = None
        self._languages = spoken_in(walk.game)

    def say(self, texts: Iterable[Text]) -> None:
        for text in texts:
            key = json.dumps(text.to_json())
            if key in self._said:
                continue
            self._said.add(key)
            for language in self._languages:
                if fault := self._fault(text, language):
                    self._wrong[fault] = None
                    self._since = self._since or self.walk.record()

    def _fault(self, text: Text, language: str) -> str:
        try:
            words = say(text, language, game=self.walk.game, names=NAMES, strict=True)
        except TextError as error:
            return str(error)
        return "" if words.strip() else f"{text.id} is empty in {language!r}"

    def close(self) -> None:
        if self._wrong:
            raise Fault(" ".join(self._wrong), self._since)


def texts(walk: Playthrough) -> None:
    """Everything that is said exists in every language."""
    speech = Speech(walk)
    heard = 0
    for table in walk:
        if not heard:
            speech.say(_texts_of_the_game(walk))
        speech.say(event.text for event in table.told[heard:])
        heard = len(table.told)
        speech.say(_texts_of_the_choices(table))
        speech.say(_texts_of_the_board(table))
        speech.say(_texts_of_the_result(table))
    speech.close()


def _texts_of_the_game(walk: Playthrough) -> Iterator[Text]:
    yield Text("game-title")
    yield Text("game-blurb")
    for setting in walk.game.variants:
        yield Text(f"setting-{setting.id}")


def _texts_of_the_choices(table: Table) -> Iterator[Text]:
    for choice in table.pending:
        yield table.say(choice)
        for option in choice.options:
            yield table.say(choice, option)
        for barred in choice.barred():
            yield barred.text
            yield table.say(choice, barred.option)


def _texts_of_the_board(table: Table) -> Iterator[Text]:
    for seat in (*range(table.seats), None):
        for block in table.game.outline(table.view(seat), seat):
            yield from _texts_of_the_block(block)


def _texts_of_the_block(block: Block) -> Iterator[Text]:
    yield block.title
    heads = block.header if isinstance(block, Grid) else tuple(name for name, _ in block.rows)
    cells = [cell for row in block.rows for cell in row if not isinstance(cell, Text | Seat)]
    for text in (*heads, *(cell.text for cell in cells)):
        if isinstance(text, Text):
            yield text


def _texts_of_the_result(table: Table) -> Iterator[Text]:
    result = table.result
    if result is not None:
        if result.decided_by:
            yield Text(f"decided-{result.decided_by}")
        for rows in result.breakdown.values():
            yield from (Text(f"score-{source}") for source in rows)


def citations(walk: Playthrough) -> None:
    """Every rule that is cited is a paragraph of the rules."""
    paragraphs = walk.game.rules
    walk.expect(bool(paragraphs), "the rules have no numbered paragraphs")
    for table in walk:
        for choice in table.pending:
            cited = {choice.rule} - {""}
            cited |= {table.cite(choice, option) for option in choice.options}
            cited |= {barred.rule for barred in choice.barred()}
            for rule in sorted(cited - paragraphs.keys()):
                walk.fail(f"{choice.prompt!r} cites {rule!r}, which is no paragraph of the rules")


def meaning(walk: Playthrough) -> None:
    """The paragraph cited behind an option speaks of it, of what it names, or of what is asked."""
    game = walk.game
    paragraphs = {number: _roots(text) for number, text in game.rules.items()}
    known: set[str] = set()
    for table in walk:
        for choice in table.pending:
            for option in choice.options:
                rule, texts = table.cite(choice, option), (table.say(choice, option), table.say(choice))
                key = f"{rule} {texts[0].to_json()} {choice.prompt}"
                if key in known or rule not in paragraphs:
                    continue
                known.add(key)
                said = " ".join(say(text, "en", game=game, names=NAMES) for text in texts)
                spoken = " ".join(game.words.spoken.get(option[0], ()))
                if not paragraphs[rule] & _roots(f"{said} {spoken}"):
                    walk.fail(
                        f"{rule} is cited behind {option!r} at {choice.prompt!r}, and has no word of it"
                    )


def _roots(words: str) -> set[str]:
    """The roots of the words of a text, without stop words."""
    empty = EMPTY.split()
    return {word[:ROOT] for word in re.findall(r"[a-z]{3,}", words.lower()) if word not in empty}
