"""Checks that need more than the test suite."""
