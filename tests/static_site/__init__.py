"""Tests of tables that a page hosts."""
