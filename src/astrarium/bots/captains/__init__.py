"""How the bot `captains-basic` thinks about Starship Captains."""
