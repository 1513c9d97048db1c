"""The gallery program.

Shows every widget in every state, in one long page, or writes it as a picture:
`python -m tests.gallery --theme dark --scale 150 --screenshot gallery.png`.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget

from gui.kit.label import Label
from gui.kit.ring import FocusRings
from gui.style import Look, Scheme, Space, TypeRole, theme
from gui.style.motion import pace
from gui.style.tokens import SCALES
from tests.gallery import analysis, basics, dice, players
from tests.gallery.parts import Section

SECTIONS: tuple[Section, ...] = (
    *basics.SECTIONS,
    *players.SECTIONS,
    *dice.SECTIONS,
    *analysis.SECTIONS,
)
WIDTH = 1080


def make_page(names: list[str]) -> QWidget:
    """Return the page with the sections whose titles contain one of `names` (all without names)."""
    page = QWidget()
    layout = QVBoxLayout(page)
    margin = theme().px(Space.XL)
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(theme().px(Space.S))
    for section in SECTIONS:
        if not names or any(name.lower() in section.title.lower() for name in names):
            layout.addWidget(Label(section.title, TypeRole.TITLE))
            layout.addWidget(section.make())
            layout.addSpacing(theme().px(Space.L))
    layout.addStretch(1)
    return page


def main(arguments: list[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    parser = argparse.ArgumentParser(prog="gallery", description="Every widget in every state.")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--contrast", action="store_true", help="high contrast")
    parser.add_argument("--scale", type=int, choices=SCALES, default=100)
    parser.add_argument("--only", nargs="*", default=[], help="parts of section titles")
    parser.add_argument("--screenshot", type=Path, help="write a PNG and leave")
    chosen = parser.parse_args(arguments)
    if chosen.screenshot:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(sys.argv[:1])
    theme().set_look(Look(Scheme(chosen.theme), chosen.contrast, chosen.scale))
    FocusRings.install()
    pace().set_reduced(bool(chosen.screenshot))
    page = make_page(chosen.only)
    width = theme().px(WIDTH)
    if chosen.screenshot:
        page.resize(width, max(page.heightForWidth(width), page.sizeHint().height()))
        page.show()
        app.processEvents()
        return 0 if page.grab().save(str(chosen.screenshot)) else 1
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWindowTitle("Widgets")
    area.resize(width, theme().px(800))
    area.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
