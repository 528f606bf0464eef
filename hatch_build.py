"""Build hook: the engines compiled with mypyc where a C compiler is at hand, and the browser client.

Without a C compiler, or with FOURWINDS_COMPILE=0, the wheel holds the plain source, which plays the same.
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import client, engines


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules and the client to the wheel, and the client to the source archive."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling on this machine."""
        found = list(engines.REQUIREMENTS) if self.target_name == "wheel" and engines.compiler() else []
        return found if client.is_built() or client.node() else [*found, client.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds, and tells hatchling which files to add."""
        client.build()
        build_data["artifacts"].append("fourwinds/server/static/**")
        if self.target_name != "wheel" or version == "editable" or not engines.compiler():
            return
        self._folder = Path(tempfile.mkdtemp(prefix="fourwinds-build-"))
        engines.compile_into(self._folder)
        out = self._folder / "out"
        for built in out.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(built)] = str(built.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes what the compiler left."""
        folder = getattr(self, "_folder", None)
        if folder:
            shutil.rmtree(folder, ignore_errors=True)
