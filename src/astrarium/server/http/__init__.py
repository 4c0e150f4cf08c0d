"""The HTTP interface: accounts, lobby, catalogue and the client's files."""
