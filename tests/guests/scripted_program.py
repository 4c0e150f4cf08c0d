"""A program that is examined: for each line of JSON it writes the first handle, or yes."""

import json
import re
import sys

for line in sys.stdin:
    seen = json.loads(line)["observation"]
    found = re.findall(r"\[([^\]\n]+)\]$", seen, re.MULTILINE)
    several = re.search(r"^Pick (\d+),", seen, re.MULTILINE)
    count = int(several[1]) if several else 1
    print(",".join(found[:count]) or "yes", flush=True)


def polite(system: str, observation: str) -> str:
    """The same as a function, with words around."""
    found = re.findall(r"\[([^\]\n]+)\]$", observation, re.MULTILINE)
    return f"I would like to choose [{found[-1]}], please." if found else "no R8.2"
