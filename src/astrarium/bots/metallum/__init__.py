"""How the bot `metallum-basic` thinks: what things are worth, the steps of an action phase, the search, programs."""
