"""How fast the engine is, in absolute numbers and next to other engines."""
