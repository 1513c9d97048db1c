"""The style sheets of Qt's own controls, made from tokens."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from gui.style.tokens import Colours, Token

# $name is a colour token, 8dp is a size of 8 pixels at 100 % user scale. Each sheet belongs to one
# kind of control and what stands inside it; a sheet for the whole program would have every label,
# page and card looked up in all rules, which takes longer than everything else they do.
_ARROWS: Final = """
QAbstractSpinBox::up-arrow { image: url($iconUp); width: 10dp; height: 10dp; }
QAbstractSpinBox::down-arrow { image: url($iconDown); width: 10dp; height: 10dp; }
"""
_ENTRY: Final = """
QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit {
  background: $surface; border: 1px solid $lineStrong; border-radius: 8dp; }
"""
_INNER_ENTRY: Final = """
QLineEdit { border: none; padding: 0; min-height: 0; background: transparent; }
"""
_VIEW: Final = """
QTableView, QListView, QTreeView { background: $surface; outline: none; border: none;
  selection-background-color: $selected; selection-color: $onSelected; gridline-color: $line; }
"""
_HEADER: Final = """
QHeaderView { background: $surface; border: none; }
QHeaderView::section { background: $surface; color: $text2; border: none; padding: 0 8dp;
  border-bottom: 1px solid $line; font-size: 12dp; font-weight: 500; min-height: 31dp; }
QHeaderView::up-arrow, QHeaderView::down-arrow { subcontrol-position: top center;
  width: 8dp; height: 8dp; margin-top: 1dp; }
QHeaderView::up-arrow { image: url($iconUp); }
QHeaderView::down-arrow { image: url($iconDown); }
QTableCornerButton::section { background: $surface; border: none; }
"""
_TOOL_BUTTON: Final = """
QToolButton { border: none; border-radius: 8dp; padding: 8dp 10dp; color: $text; }
QToolBar[tight="true"] QToolButton { padding: 8dp 5dp; }
QToolButton:hover { background: $sunken; }
QToolButton:pressed, QToolButton:checked { background: $accentSoft; color: $accent; }
QToolButton:disabled { color: $textDisabled; }
QToolButton::menu-indicator { image: none; }
"""

SHEETS: Final[dict[str, str]] = {
    # Qt adds the padding of a tooltip twice above and below: 3dp and 5dp come out as 8 and 10.
    "tip": """
* { background: $raised; color: $text; border: 1px solid $line; padding: 3dp 5dp; }
""",
    "menu bar": """
QMenuBar { background: $window; padding: 2dp 8dp; }
QMenuBar::item { padding: 4dp 8dp; border-radius: 6dp; background: transparent; }
QMenuBar::item:selected { background: $selected; color: $onSelected; }
""",
    "menu": """
QMenu { background: $raised; border: 1px solid $line; padding: 4dp; }
QMenu::item { padding: 6dp 24dp 6dp 12dp; border-radius: 6dp; }
QMenu::icon { padding-left: 8dp; }
QMenu::item:selected { background: $selected; color: $onSelected; }
QMenu::item:disabled { color: $textDisabled; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 4dp 8dp; }
""",
    "tool bar": """
QToolBar { background: $window; border: none; spacing: 4dp; padding: 4dp; }
QToolBar::separator { width: 16dp; background: transparent; }
QToolBar[tight="true"]::separator { width: 4dp; }
"""
    + _TOOL_BUTTON,
    "tool button": _TOOL_BUTTON,
    "line": _ENTRY
    + """
QLineEdit { padding: 0 10dp; min-height: 34dp; }
QLineEdit:focus { border-color: $accent; }
QLineEdit:disabled { background: $sunken; border-color: $line; }
""",
    "text": _ENTRY
    + """
QPlainTextEdit, QTextEdit { padding: 8dp 6dp; }
QPlainTextEdit:focus, QTextEdit:focus { border-color: $accent; }
QPlainTextEdit:disabled { background: $sunken; border-color: $line; }
""",
    "document": """
QTextEdit { border: none; background: transparent; padding: 8dp 6dp; }
""",
    "number": _ENTRY
    + _INNER_ENTRY
    + """
QAbstractSpinBox { padding: 0 4dp 0 0; min-height: 34dp; }
QAbstractSpinBox::up-button { subcontrol-position: top right; border: none; width: 24dp; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; border: none; width: 24dp; }
QAbstractSpinBox:focus { border-color: $accent; }
QAbstractSpinBox:disabled { background: $sunken; border-color: $line; }
"""
    + _ARROWS,
    "choice": _ENTRY
    + _INNER_ENTRY
    + """
QComboBox { padding: 0 28dp 0 10dp; min-height: 34dp; combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 28dp; }
QComboBox::down-arrow { image: url($iconDown); width: 12dp; height: 12dp; }
QComboBox:focus { border-color: $accent; }
QComboBox:disabled { background: $sunken; border-color: $line; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line; padding: 4dp;
  outline: none; selection-background-color: $selected; selection-color: $onSelected; }
QComboBox QAbstractItemView::item { min-height: 32dp; padding: 0 8dp; border-radius: 6dp; }
QComboBox QAbstractItemView::item:selected { background: $selected; color: $onSelected; }
""",
    "mark": """
QCheckBox, QRadioButton { spacing: 8dp; min-height: 32dp; }
QCheckBox::indicator, QRadioButton::indicator {
  width: 16dp; height: 16dp; border: 1px solid $lineStrong; background: $surface; }
QCheckBox::indicator { border-radius: 4dp; }
QRadioButton::indicator { border-radius: 8.5dp; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent;
  image: url($iconCheck); }
QRadioButton::indicator:checked { background: $accent; border-color: $accent;
  image: url($iconDot); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
  background: $sunken; border-color: $line; }
QCheckBox::indicator:checked:disabled { image: url($iconCheckDisabled); }
QRadioButton::indicator:checked:disabled { image: url($iconDotDisabled); }
""",
    "slider": """
QSlider:horizontal { min-height: 32dp; }
QSlider::groove:horizontal { height: 4dp; border-radius: 2dp; background: $line; }
QSlider::sub-page:horizontal { height: 4dp; border-radius: 2dp; background: $accent; }
QSlider::handle:horizontal { width: 14dp; height: 14dp; margin: -7dp 0; border-radius: 8dp;
  background: $surface; border: 2dp solid $accent; }
QSlider::handle:horizontal:hover { background: $accentSoft; }
QSlider::sub-page:horizontal:disabled { background: $line; }
QSlider::handle:horizontal:disabled { border-color: $lineStrong; background: $sunken; }
""",
    "progress": """
QProgressBar { background: $sunken; border: none; border-radius: 4dp; text-align: center;
  min-height: 8dp; max-height: 8dp; color: transparent; }
QProgressBar::chunk { background: $accent; border-radius: 4dp; }
""",
    "list": _VIEW,
    "table": _VIEW + _HEADER,
    "scroll bar": """
QScrollBar:vertical { width: 12dp; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 12dp; background: transparent; margin: 0; }
QScrollBar::handle { background: $lineStrong; border-radius: 4dp; margin: 2dp; }
QScrollBar::handle:vertical { min-height: 32dp; }
QScrollBar::handle:horizontal { min-width: 32dp; }
QScrollBar::handle:hover { background: $text2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""",
}
"""The sheets of Qt's own controls by kind, with names of colours and sizes in place of them."""

# Qt style sheets take pictures from files only: path data on a 12 x 12 grid, and the colour of
# each.
_GLYPHS: Final = {
    "iconUp": ("M2 8 L6 4 L10 8", Token.TEXT2),
    "iconDown": ("M2 4 L6 8 L10 4", Token.TEXT2),
    "iconCheck": ("M2 6.5 L4.8 9 L10 3", Token.ON_ACCENT),
    "iconCheckDisabled": ("M2 6.5 L4.8 9 L10 3", Token.TEXT_DISABLED),
    "iconDot": ("M6 5.9 L6 6.1", Token.ON_ACCENT),
    "iconDotDisabled": ("M6 5.9 L6 6.1", Token.TEXT_DISABLED),
}
_DOT_WIDTH: Final = 5.0
_STROKE_WIDTH: Final = 1.7

_SIZE = re.compile(r"(-?\d+(?:\.\d+)?)dp")
_COLOUR = re.compile(r"\$(\w+)")


def write_glyphs(colours: Colours, folder: Path) -> dict[str, str]:
    """Write the arrows and check marks in the colours of a scheme into `folder`.

    Returns the path of each file by the name the style sheet uses.
    """
    paths = {}
    for name, (data, token) in _GLYPHS.items():
        path = folder / f"{name}-{colours[token].strip('#')}.svg"
        width = _DOT_WIDTH if name.startswith("iconDot") else _STROKE_WIDTH
        path.write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12" width="48" height="48">'
            f'<path d="{data}" fill="none" stroke="{colours[token]}" stroke-width="{width}" '
            'stroke-linecap="round" stroke-linejoin="round"/></svg>',
            encoding="utf-8",
        )
        paths[name] = path.as_posix()
    return paths


def make_sheets(colours: Colours, scale: float, glyphs: dict[str, str]) -> dict[str, str]:
    """Return the style sheet of each kind of control for a set of colours and a user scale.

    `glyphs` is the answer of `write_glyphs`.
    """
    names: dict[str, str] = {token.value: colour for token, colour in colours.items()} | glyphs
    plain = colours[Token.ACCENT_SOFT] == colours[Token.RAISED]  # high contrast has no soft fills
    names["selected"] = colours[Token.ACCENT if plain else Token.ACCENT_SOFT]
    names["onSelected"] = colours[Token.ON_ACCENT if plain else Token.TEXT]

    def fill(template: str) -> str:
        sized = _SIZE.sub(lambda found: f"{_pixels(float(found[1]), scale)}px", template)
        return _COLOUR.sub(lambda found: names[found[1]], sized)

    return {kind: fill(template) for kind, template in SHEETS.items()}


def _pixels(size: float, scale: float) -> int:
    pixels = round(size * scale)
    return pixels if pixels or not size else 1
