"""The compiled rules of the calibration games, one module each."""

from importlib import import_module
from typing import Final

NAMES: Final = ("guess", "kuhn", "leduc", "pig", "tictactoe", "tiny")


def _rules() -> None:
    for name in NAMES:  # they have explicit signatures
        import_module(f"{__name__}.{name}")


PARTS: Final = {"rules": _rules}
