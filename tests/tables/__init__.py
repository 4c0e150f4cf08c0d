"""Tests of live tables without network or database."""
