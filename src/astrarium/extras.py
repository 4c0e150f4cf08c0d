"""Packages that only some need: where one is missing, a sentence says how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .kernel import AstrariumError


class MissingExtra(AstrariumError, ImportError):
    """Something was asked for that needs more packages than are installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what belongs to an extra in here; `MissingExtra`, with the command, where it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "astrarium").split(".")[0] == "astrarium":
            raise
        raise MissingExtra("error-missing-extra", package=str(error.name), extra=name) from error
