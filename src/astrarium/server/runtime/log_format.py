"""Log format: plain lines, or JSON objects.

With `ASTRARIUM_LOG=json` each line is an object with `time`, `level`, `from`, `message` and, if it concerns a
table, `table`.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys
from datetime import UTC, datetime
from typing import Any

#: Matches the table id in a log line.
TABLE = re.compile(r"\btable '?([0-9a-f]{16})\b")


class JsonLines(logging.Formatter):
    """Formats a record as one JSON line, including the traceback."""

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


def no_fault_of_ours(record: logging.LogRecord) -> bool:
    """Drop uvicorn's errors about invalid UTF-8 from clients."""
    return not record.getMessage().startswith("Invalid UTF-8")


def write_lines() -> None:
    """Configure logging to stderr."""
    logging.getLogger("uvicorn.error").addFilter(no_fault_of_ours)
    if os.environ.get("ASTRARIUM_LOG") != "json":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "astrarium"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
