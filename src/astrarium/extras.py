"""Optional dependencies: an error with the install command if one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .kernel import AstrariumError


class MissingExtra(AstrariumError, ImportError):
    """An optional package is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Context for imports of an extra; a missing package raises MissingExtra with the command."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "astrarium").split(".")[0] == "astrarium":
            raise
        raise MissingExtra("error-missing-extra", package=str(error.name), extra=name) from error
