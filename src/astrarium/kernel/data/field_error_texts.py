"""Texts for errors in component files: what a field must be.

A component class yields a field and one of these texts: `yield "keep", at_most(self.draw)`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import reduce
from typing import Any, TypeAlias

from ..text import Text, TextArg

#: A field and the text of what it must be.
Fault: TypeAlias = tuple[str, Text]


def must(what: Text) -> Text:
    return Text("must-be", what=what)


def span(least: float | None, most: float | None) -> Text:
    """A number in a range."""
    if least is None or most is None:
        if least is None and most is None:
            return Text("fits-number")
        return Text("fits-most", most=f"{most}") if least is None else Text("fits-least", least=f"{least}")
    if least == most:
        return Text("fits-value", value=f"{least}")
    return Text("fits-between", least=f"{least}", most=f"{most}")


def names(known: Iterable[object]) -> Text:
    """One of these words."""
    found = [str(each) or '""' for each in known]
    if len(found) == 1:
        return Text("fits-value", value=found[0])
    return Text("fits-one-of", names=", ".join(found)) if found else Text("fits-nothing")


def many(least: int, most: int | None) -> Text:
    """A list with a number of entries."""
    if least == most:
        return Text("fits-entries", n=least)
    if most is None:
        return Text("fits-entries-least", n=least)
    return Text("fits-entries-between", least=least, most=most)


def either(kinds: Iterable[Text]) -> Text:
    return reduce(lambda a, b: Text("fits-or", a=a, b=b), kinds)


def written(value: Any) -> str:
    """A value in JSON, shortened."""
    said = json.dumps(value, ensure_ascii=False, default=str)
    return said if len(said) <= 40 else f"{said[:39]}…"


# -- for `faults`


def between(least: int, most: int) -> Text:
    return must(span(least, most))


def at_least(least: int) -> Text:
    return must(span(least, None))


def at_most(most: int) -> Text:
    return must(span(None, most))


def one_of(*known: object) -> Text:
    return must(names(known))


def entries(least: int, most: int | None = None) -> Text:
    return must(many(least, most))


def only_with(what: TextArg) -> Text:
    """Allowed only together with something else, such as `type = "world"`."""
    return Text("must-go-with", what=what)


def not_with(what: TextArg) -> Text:
    """Not allowed together with something else."""
    return Text("must-go-without", what=what)


def twice(what: object) -> Text:
    """A duplicate."""
    return Text("must-be-once", what=f"{what}")


def lacks(what: object) -> Text:
    """A required entry is missing."""
    return Text("must-have", what=f"{what}")


def too_few(least: int) -> Text:
    """The file has fewer than the game needs."""
    return Text("must-be-enough", least=least)


def unnamed(id: str) -> Text:
    """A component without a name in the game's texts."""
    return Text("must-be-named", name=id)


def not_nothing(least: int, most: int) -> Text:
    """A number in a range, except 0."""
    return Text("must-be-something", least=f"{least}", most=f"{most}")
