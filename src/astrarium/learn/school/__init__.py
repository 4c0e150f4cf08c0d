"""A school for any game: a network first copies the game's own bot, then plays against itself."""
