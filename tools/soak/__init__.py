"""Long runs of a server under failures."""
