"""Measurements of the server, the client and the engine."""
