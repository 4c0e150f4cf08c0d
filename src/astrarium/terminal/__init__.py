"""Text play in a terminal: boards, numbered options, replay and verification of records."""
