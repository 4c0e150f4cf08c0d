"""The wheel carries the browser client, built from the sources beside it."""

import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Always anew: a client that lies there may have been built from other sources.
        if self.target_name == "wheel" and version != "editable":
            subprocess.run([sys.executable, "-m", "tools.build.web_client"], cwd=self.root, check=True)
