"""The database and its one door."""
