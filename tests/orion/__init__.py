"""Master of Orion, rule by rule."""
