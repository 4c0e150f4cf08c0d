"""The wheel carries the browser client and the engine in C, built from the sources beside it."""

import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Always anew: a client that lies there may have been built from other sources.
        if self.target_name == "wheel" and version != "editable":
            subprocess.run([sys.executable, "-m", "tools.build.web_client"], cwd=self.root, check=True)
            self._build_engine(build_data)

    def _build_engine(self, build_data: dict[str, Any]) -> None:
        """Where there is a C compiler the wheel is one for this kind of machine; else it plays in Python."""
        sys.path.insert(0, str(Path(self.root) / "src"))
        from astrarium.native.c_library import CARRIED, build, compiler

        if compiler() is None:
            print("No C compiler was found: the wheel carries no engine in C.", file=sys.stderr)
            return
        build("race", CARRIED)
        build_data["pure_python"] = False
        build_data["tag"] = "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")
