"""The table in a terminal: a board of text, numbered options, records to replay and verify."""
