"""Hidden information: cards, chance and imagined worlds."""
