"""Before a table: people, tables and invitations over HTTP, what can be read, and the client's files."""
