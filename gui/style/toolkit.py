"""What Parlour takes from superqt, without the rest of it.

The first paint waits for these imports. superqt's package imports all its widgets and what they
need; qtpy, through which superqt and QtAwesome see Qt, makes every class of the binding. Both
together take as long as PySide6 itself, for three widgets. So PySide6's own modules stand in for
those of qtpy, which only give the same names, and superqt is a package whose own module is not run.
"""

import importlib
import importlib.util
import os
import sys
from typing import Final

_QT: Final = ("QtCore", "QtGui", "QtWidgets")

os.environ["QT_API"] = "pyside6"  # qtpy would otherwise choose any binding it finds


def _lend_qt() -> None:
    """Let ``qtpy.QtCore`` be ``PySide6.QtCore``, and so on."""
    for name in _QT:
        sys.modules.setdefault(f"qtpy.{name}", importlib.import_module(f"PySide6.{name}"))


def _enter(package: str) -> None:
    """Make a package known without running its module, so that its parts can be imported."""
    spec = importlib.util.find_spec(package)
    if spec is not None and package not in sys.modules:
        sys.modules[package] = importlib.util.module_from_spec(spec)


_lend_qt()
_enter("superqt")
_enter("superqt.utils")

from superqt.elidable import QElidingLabel  # noqa: E402
from superqt.switch import QToggleSwitch  # noqa: E402
from superqt.utils._flow_layout import QFlowLayout  # noqa: E402

__all__ = ["QElidingLabel", "QFlowLayout", "QToggleSwitch"]
