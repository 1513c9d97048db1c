"""Tags a wheel that carries compiled kernels with the Python and the system they run on."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelTag(BuildHookInterface[Any]):
    """The hook of hatchling that is asked before a wheel is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard" and any(Path(self.root, "engines", "_jit").rglob("*.nbc")):
            build_data.update(pure_python=False, infer_tag=True)
