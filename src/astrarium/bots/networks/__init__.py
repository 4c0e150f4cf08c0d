"""Policy and value networks for any game, in plain NumPy."""
