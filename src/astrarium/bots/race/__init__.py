"""How the bot `race-basic` thinks about Race for the Galaxy."""
