"""The server, as people meet it: real processes, real sockets, a real database."""
