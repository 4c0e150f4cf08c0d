"""Localised messages for errors in the command line."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any

from ..kernel import Text
from ..localization import LANGUAGES, locale_language


def requested_language(words: Sequence[str]) -> str:
    """The language of a command line, even of an invalid one."""
    wanted = os.environ.get("ASTRARIUM_LANG", "")
    for at, word in enumerate(words):
        if word == "--lang" and at + 1 < len(words):
            wanted = words[at + 1]
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
    return wanted.lower() if wanted.lower() in LANGUAGES else locale_language()


def usage_text(error: Any, words: Sequence[str]) -> Text:
    """The text of a Typer error about these words."""
    kind = type(error).__name__
    message = str(error.format_message())
    if kind == "NoSuchOption":
        return Text("error-words-option", word=str(error.option_name))
    if kind == "BadOptionUsage":
        return Text("error-words-needs-value", word=str(error.option_name))
    if kind == "MissingParameter":
        return Text("error-words-missing", word=_parameter(error), command=_command(error))
    if kind == "BadParameter":
        return _bad_value(error, words)
    if message.startswith("No such command"):
        commands = ", ".join(error.ctx.command.list_commands(error.ctx))
        return Text("error-words-command", word=_quoted(message), words=commands)
    if extra := re.search(r"unexpected extra argument\S* \((.*)\)", message):
        return Text("error-words-extra", word=extra[1].split()[0])
    return Text("error-words-other", why=message)


def _bad_value(error: Any, words: Sequence[str]) -> Text:
    """The text of an invalid value, with its range if it has one."""
    word, value = _parameter(error), _value_after(_parameter(error), words)
    least, most = getattr(error.param, "min", None), getattr(error.param, "max", None)
    if isinstance(least, int) and isinstance(most, int):
        return Text("error-bad-number", name=word, value=value, least=least, most=most)
    return Text("error-words-value", word=word, value=value)


def _parameter(error: Any) -> str:
    """A parameter as it is typed: --seats, FILE."""
    parameter = error.param
    if parameter is None:
        return "?"
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name).upper()


def _value_after(option: str, words: Sequence[str]) -> str:
    """The value typed after an option."""
    for word, after in zip(words, [*words[1:], ""], strict=True):
        if word == option:
            return after
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
    return "?"


def _command(error: Any) -> str:
    return str(error.ctx.info_name) if error.ctx is not None else ""


def _quoted(message: str) -> str:
    """The first quoted word of a message."""
    found = re.search(r"'([^']*)'", message)
    return found[1] if found else message
