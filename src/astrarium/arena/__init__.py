"""Matches between bots: duplicate deals, ratings, balance studies, reports, simulation."""

from .game_runner import Played, Sitting, play_sitting
from .match_stats import Figures, figures_of
from .schedule import Match, sittings

__all__ = ["Figures", "Match", "Played", "Sitting", "figures_of", "play_sitting", "sittings"]
