"""Master of Orion."""
