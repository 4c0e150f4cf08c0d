"""Matches between bots: duplicate play, ratings, reports; and plain simulation."""

from .figures import Figures, figures_of
from .match import Played, Sitting, play_sitting
from .schedule import Match, sittings

__all__ = ["Figures", "Match", "Played", "Sitting", "figures_of", "play_sitting", "sittings"]
