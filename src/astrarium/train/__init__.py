"""Training of bots: imitation, self-play, and weights fitted to games."""
