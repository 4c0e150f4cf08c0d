"""How the bot `metallum-basic` thinks: what things are worth, the steps of a phase, the search, programs."""
