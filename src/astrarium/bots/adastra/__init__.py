"""The parts of the bot `adastra-basic`."""
