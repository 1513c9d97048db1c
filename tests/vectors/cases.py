"""Known answers: JSON files with a ``schema`` and ``cases``.

The files of this folder are always read. ``PARLOUR_VECTORS`` may name another folder: its files
with the same schema add further cases.
"""

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
VARIABLE = "PARLOUR_VECTORS"

Case = dict[str, Any]


def folders() -> list[Path]:
    """This folder, and the one that the environment names, if any."""
    named = os.environ.get(VARIABLE)
    return [HERE, *([Path(named)] if named else [])]


@cache
def _read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def documents(schema: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every file with the schema ``schema``, with a short name for it."""
    for folder in folders():
        if not folder.is_dir():
            raise NotADirectoryError(f"{VARIABLE}: {folder} is not a folder")
        for file in sorted(folder.glob("*.json")):
            document = _read(file)
            if isinstance(document, dict) and document.get("schema") == schema:
                yield file.stem if folder == HERE else f"further-{file.stem}", document


def each_case(game: str, schema: str, kind: str) -> pytest.MarkDecorator:
    """Runs a test once for every case of ``kind``, as ``case``, named after the game and its id."""
    found = [
        pytest.param(case, id=f"{game}-{name}-{case['id']}")
        for name, document in documents(schema)
        for case in document["cases"]
        if case["kind"] == kind
    ]
    return pytest.mark.parametrize("case", found)
