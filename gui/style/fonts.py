"""Loading of the shipped Inter font and helpers for figures."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from engines.core.places import asset
from gui.style.tokens import TypeRole

FAMILY: Final = "Inter"
FALLBACKS: Final = ("Noto Sans", "DejaVu Sans")
_FILES: Final = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf")
_TABULAR: Final = QFont.Tag("tnum")


def load_fonts() -> bool:
    """Register the shipped font files with Qt; False when one of them cannot be read.

    Needs a QGuiApplication. Calling it again does nothing.
    """
    if FAMILY in QFontDatabase.families():
        return True
    ids = [QFontDatabase.addApplicationFont(str(asset("fonts", name))) for name in _FILES]
    return all(font_id >= 0 for font_id in ids)


def tabular(font: QFont) -> QFont:
    """Return a copy of `font` whose figures all have the same width."""
    copy = QFont(font)
    copy.setFeature(_TABULAR, 1)
    return copy


def make_font(role: TypeRole, scale: float) -> QFont:
    """Return the font of a type role at a user scale (1.0 = 100 %); the caller may change it."""
    return QFont(_font(role, scale))


@lru_cache(maxsize=64)
def _font(role: TypeRole, scale: float) -> QFont:
    font = QFont()
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    font.setFamilies([FAMILY, system, *FALLBACKS])
    font.setPixelSize(round(role.size * scale))
    font.setWeight(QFont.Weight(role.weight))
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return tabular(font) if role.tabular else font


def record_font(scale: float) -> QFont:
    """Return the system's fixed-width font for record text."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(round(TypeRole.SECONDARY.size * scale))
    return font
