"""Tests of Metallum. Each bears the paragraph of RULES.md that it checks; `table.py` lays out positions."""
