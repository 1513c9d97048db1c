"""The font of a widget that was made before it could be seen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gui.theme import TypeRole, theme


def restore_font(widget: QWidget, role: TypeRole) -> None:
    """Give a widget its font again as soon as it is seen.

    When Qt polishes a widget before it is first shown, it gives back the font that the widget had
    at the last change of the application's style sheet.
    """
    font = theme().font(role)
    if widget.font().pixelSize() != font.pixelSize():
        widget.setFont(font)
