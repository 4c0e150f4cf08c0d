"""Live tables: in memory, in the database, over WebSockets."""
