"""Teaching machines the games: self-play, and networks fitted to what came of it."""
