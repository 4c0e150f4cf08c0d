"""Handles: short, stable names of options.

A handle consists of the option's own words and numbers: ("place", 17) is `place-17`. It means the same option
in every list, complete or filtered.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..kernel import Choice, IllegalAnswer, Option
from ..terminal.input_matching import fold, matches, narrow, numbers

#: The answer that picks nothing, where that is legal.
NONE = "none"
#: Maximum handles named in a refusal.
NAMED = 6
#: The separator of several picks.
BETWEEN = re.compile(r"\s*[,;\n]\s*")
#: Characters stripped around a handle in a sentence.
AROUND = "[](){}<>\"'`*.,;:!?"


def handle(option: Option) -> str:
    return "-".join(_words(option)).replace(" ", "_")


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, tuple | list):
        for part in value:
            yield from _words(part)
    else:
        yield str(value).lower() if isinstance(value, bool) or value is None else str(value)


def handles(choice: Choice) -> dict[str, Option]:
    """The options of a choice by their handles."""
    found: dict[str, Option] = {}
    for option in choice.options:
        name = handle(option)
        while name in found:  # two options with the same words
            name += "+"
        found[name] = option
    return found


def read_answer(
    choice: Choice, labels: Callable[[], Sequence[str]], said: str, *, strict: bool = False
) -> Any:
    """Parse a text into a legal answer; raises IllegalAnswer that names possible ones.

    Strict: only handles, separated by commas. Otherwise also numbers of the list, handles within a sentence,
    and words that match one label, as in text play. Labels are formatted only if they are needed.
    """
    known = handles(choice)
    words = said.strip()
    if choice.several and choice.at_least == 0 and fold(words) in (NONE, "", "0"):
        return choice.normalise(())
    parts = [part for part in BETWEEN.split(words) if part] if choice.several else [words]
    if all(part in known for part in parts) and parts:
        return _normalised(choice, [known[part] for part in parts])
    if strict or not words:
        raise IllegalAnswer("shell-guest-no-handle", said=words[:60], handles=", ".join([*known][:NAMED]))
    picked = numbers(words)
    if picked is not None:
        return _normalised(choice, [_numbered(choice, number) for number in picked])
    inside = {name: None for word in re.split(r"[\s,;]+", words) if (name := word.strip(AROUND)) in known}
    if inside and (choice.several or len(inside) == 1):
        return _normalised(choice, [known[name] for name in inside])
    words_of = labels()
    return _normalised(choice, [choice.options[_place(words_of, part, known)] for part in parts])


def _normalised(choice: Choice, picked: list[Option]) -> Any:
    if choice.several:
        return choice.normalise(picked)
    if len(picked) != 1:
        raise IllegalAnswer("shell-one-only")
    return choice.normalise(picked[0])


def _numbered(choice: Choice, number: int) -> Option:
    if not 1 <= number <= len(choice.options):
        raise IllegalAnswer("shell-no-number", number=str(number)[:9], last=len(choice.options))
    return choice.options[number - 1]


def _place(labels: Sequence[str], words: str, known: dict[str, Option]) -> int:
    """The index of the only label that matches; a refusal names the matching handles, or the first ones."""
    found = narrow(labels, range(len(labels)), words)
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join([[*known][at] for at in found[:NAMED]])
        raise IllegalAnswer("shell-guest-several-fit", said=words[:60], count=len(found), handles=names)
    raise IllegalAnswer("shell-guest-nothing-fits", said=words[:60], handles=", ".join([*known][:NAMED]))


def fitting(labels: Sequence[str], words: str) -> list[int]:
    """The indexes of the labels that match all words; all of them without words."""
    return [at for at, label in enumerate(labels) if matches(label, words)]
