"""The parts of the bot `captains-basic`."""
