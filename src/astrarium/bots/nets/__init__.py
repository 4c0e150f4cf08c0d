"""Networks that play any game by what a learner sees of it: policy and value, in plain NumPy."""
