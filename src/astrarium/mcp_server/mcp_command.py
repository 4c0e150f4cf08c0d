"""`astrarium mcp`: tables for assistants, over stdio or HTTP."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from ..localization import choose_language
from .guest_server import GuestServer
from .tools import BUDGET, LEAST_BUDGET, Tools


class Transport(StrEnum):
    STDIO = "stdio"
    HTTP = "http"


def mcp(
    transport: Annotated[
        Transport,
        typer.Option(help="stdio: the assistant starts this command. http: the command listens at /mcp."),
    ] = Transport.STDIO,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 accepts other machines.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port for HTTP.", min=1, max=65535)] = 8100,
    referee: Annotated[
        bool, typer.Option("--referee", help="Teach, referee and coach, but never answer for a person.")
    ] = False,
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="Accept invitations of this server only. Over HTTP, the default is none."
        ),
    ] = None,
    budget: Annotated[
        int, typer.Option(help="Maximum tokens that a call returns.", min=LEAST_BUDGET, max=100_000)
    ] = BUDGET,
) -> None:
    """Run an MCP server: assistants play, teach and referee games."""
    language = choose_language()
    servers = server if server is not None else "" if transport is Transport.STDIO else None
    guests = GuestServer(Tools(language, budget, servers=servers, referee=referee), language)
    if transport is Transport.STDIO:
        guests.run("stdio")
    else:
        guests.run("streamable-http", host=host, port=port)
