"""The database: one facade and a module per group of tables."""
