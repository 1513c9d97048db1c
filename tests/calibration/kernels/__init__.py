"""The compiled rules of the calibration games, one module each."""

from importlib import import_module
from pathlib import Path
from typing import Final

from engines.runtime import jit

UNIT: Final = "tests.calibration"
NAMES: Final = ("guess", "kuhn", "leduc", "pig", "tictactoe", "tiny")
jit.elsewhere[UNIT] = Path(__file__).parent


def _rules() -> None:
    for name in NAMES:  # they have explicit signatures
        import_module(f"{__name__}.{name}")


PARTS: Final = {"rules": _rules}
