"""How the bot `orion-basic` thinks about Master of Orion."""
