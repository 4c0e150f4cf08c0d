"""Tests of Starship Captains."""
