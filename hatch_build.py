"""The wheel carries the built browser client."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root) / "src" / "astrarium" / "web_dist" / "index.html"
        if version != "editable" and not built.is_file():
            subprocess.run([sys.executable, str(Path(self.root) / "scripts" / "build_web.py")], check=True)
