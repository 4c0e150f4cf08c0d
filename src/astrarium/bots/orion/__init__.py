"""The parts of the bot `orion-basic`."""
