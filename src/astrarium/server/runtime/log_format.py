"""What the server writes down about itself: one line for each thing, in words or as JSON.

`ASTRARIUM_LOG=json` makes every line a JSON object with `time`, `level`, `from`, `message` and, where it is
about a table, `table`.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys
from datetime import UTC, datetime
from typing import Any

#: How a table is named in a line.
TABLE = re.compile(r"\btable '?([0-9a-f]{16})\b")


class Lines(logging.Formatter):
    """A line as a JSON object; a traceback is a part of it, so that a line is a line."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": message,
        }
        if found := TABLE.search(message):
            line["table"] = found[1]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_lines() -> None:
    """Write what is to be known to stderr, as the environment says."""
    if os.environ.get("ASTRARIUM_LOG") != "json":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "astrarium"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
