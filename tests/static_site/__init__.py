"""Tests of tables whose home is a page."""
