"""The server: tables that people play on in a browser, with each other and with bots."""

from .running import run

__all__ = ["run"]
