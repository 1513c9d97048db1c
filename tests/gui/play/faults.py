"""A file system that does not do what it should."""

from pathlib import Path
from typing import Any

import pytest


def refuse_writing(monkeypatch: pytest.MonkeyPatch, below: Path, code: int) -> None:
    """Let the system refuse, with an error number, to open files for writing below a folder."""
    really: Any = Path.open

    def refuse(path: Path, mode: str = "r", *how: Any, **more: Any) -> Any:
        if set(mode) & set("wax+") and path.is_relative_to(below):
            raise OSError(code, "refused", str(path))
        return really(path, mode, *how, **more)

    monkeypatch.setattr(Path, "open", refuse)
