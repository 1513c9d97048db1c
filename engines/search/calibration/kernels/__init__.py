"""The compiled rules of the calibration games, one module each."""

from importlib import import_module
from typing import Final

NAMES: Final = ("guess", "kuhn", "leduc", "pig", "tictactoe", "tiny")


def warm_up() -> None:
    """Compile every kernel of this package; importing their explicit signatures does it."""
    for name in NAMES:
        import_module(f"{__name__}.{name}")
