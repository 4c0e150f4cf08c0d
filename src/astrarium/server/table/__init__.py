"""A table in play: in memory, in the database, and over its WebSocket."""
