"""The server: real processes, real sockets, a real database."""
