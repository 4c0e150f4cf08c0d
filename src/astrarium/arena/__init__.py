"""Matches between bots: duplicate play, ratings, reports; and plain simulation."""

from .figures import Figures, figures
from .match import Played, Sitting, play_sitting
from .schedule import Match, sittings

__all__ = ["Figures", "Match", "Played", "Sitting", "figures", "play_sitting", "sittings"]
