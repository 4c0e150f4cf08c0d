"""Measures the speed of the engine, alone and beside other engines."""
