"""Tables for assistants: a server of the Model Context Protocol."""
