"""The parts of the bot `race-basic`."""
