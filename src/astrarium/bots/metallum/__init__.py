"""The parts of the bot `metallum-basic`."""
