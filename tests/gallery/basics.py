"""Gallery: type, buttons, Qt's own controls, notices."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QProgressBar,
    QRadioButton,
    QSlider,
    QWidget,
)

from engines.runtime.texts import tr
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.card import Card, CardTone, EmptyState
from gui.kit.fields import ChoiceField, NumberField
from gui.kit.label import ElidedLabel, Label
from gui.kit.notice import NoticeAction, NoticeArea, NoticeKind
from gui.kit.progress import ProgressLine
from gui.kit.segmented import SegmentedControl
from gui.shell.docks import DockTitleBar
from gui.style import Token, TypeRole
from tests.gallery.parts import Section, captioned, column, row


def _type() -> QWidget:
    texts = {
        TypeRole.TITLE: "Fargo, three seats",
        TypeRole.SECTION: "Win chance",
        TypeRole.BODY: "Choose the dice to keep, then roll or bank.",
        TypeRole.SECONDARY: "Bot, level 4 · 1480 ± 22",
        TypeRole.LABEL: "Expected value before",
        TypeRole.SCORE: "7,350",
        TypeRole.VALUE: "64.8%",
        TypeRole.CLOCK: "12:07",
    }
    quiet = (TypeRole.SECONDARY, TypeRole.LABEL)
    return column(
        Label(text, role, Token.TEXT2 if role in quiet else Token.TEXT)
        for role, text in texts.items()
    )


def _buttons() -> QWidget:
    checked = Button("Auto-hint", ButtonKind.QUIET, icon_name="fa6s.lightbulb")
    checked.setCheckable(True)
    checked.setChecked(True)
    blocked = Button("Bank 750", ButtonKind.NORMAL)
    blocked.set_blocked("Roll once before you bank")
    blocked_primary = Button("Roll 6 dice", ButtonKind.PRIMARY)
    blocked_primary.set_blocked("It is not your turn")
    loud = row(
        (
            Button("Roll 6 dice", ButtonKind.PRIMARY, icon_name="fa6s.dice", key="R"),
            Button("Bank 750"),
            Button("Hint", icon_name="fa6s.lightbulb", key="H"),
            Button("Delete record", ButtonKind.DANGER, icon_name="fa6s.trash"),
            blocked_primary,
            blocked,
        )
    )
    quiet = row(
        (
            Button("Undo", ButtonKind.QUIET, icon_name="fa6s.rotate-left"),
            checked,
            IconButton("fa6s.gear", "Settings"),
            IconButton("fa6s.circle-question", "Help"),
            IconButton("fa6s.xmark", "Close", small=True),
            Button("Deeper", compact=True),
            Button("Expert · 2 s", ButtonKind.QUIET, compact=True),
        )
    )
    return column((loud, quiet))


def _controls() -> QWidget:
    combo = ChoiceField(("Bot, level 4", "Person"))
    spin = NumberField(10000, 0, 20000, 500)
    edit = QLineEdit("Anna")
    empty = QLineEdit()
    empty.setPlaceholderText("Blank = random")
    disabled = QLineEdit("1842739")
    disabled.setEnabled(False)
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setValue(40)
    progress = QProgressBar()
    progress.setValue(60)
    ticked, free = QCheckBox("Show legal targets"), QCheckBox(tr("settings-play-forced-moves"))
    ticked.setChecked(True)
    chosen, other = QRadioButton("Program rolls"), QRadioButton("I type them")
    chosen.setChecked(True)
    segments = SegmentedControl(("Theme", "Candidates", "Ranked"), 1)
    return column(
        (
            row((combo, spin, edit, empty, disabled), stretch=False),
            row((ticked, free, chosen, other)),
            row((slider, progress), stretch=False),
            row((segments,)),
        )
    )


def _cards() -> QWidget:
    cards = []
    for tone in CardTone:
        card = Card(tone, clickable=tone is CardTone.SELECTED)
        card.body.addWidget(Label(tone.name.capitalize(), TypeRole.SECTION))
        card.body.addWidget(Label("Second line", TypeRole.SECONDARY, Token.TEXT2))
        cards.append(card)
    return row(cards, stretch=False)


def _notices() -> QWidget:
    area = NoticeArea()
    retry = NoticeAction("Try again", lambda: None)
    other = NoticeAction("Choose another level", lambda: None)
    area.add(NoticeKind.INFO, "Paused. Press Space to continue.")
    area.add(NoticeKind.SUCCESS, "The record is saved.")
    area.add(NoticeKind.WARNING, "No legal move: the turn passes.", [retry])
    area.add(
        NoticeKind.ERROR,
        "Bot level 6 has stopped. The game is saved at turn 12.",
        [retry, other],
    )
    return area


def _small() -> QWidget:
    known, unknown, hint = ProgressLine(), ProgressLine(), ProgressLine(Token.HINT)
    known.set_progress(0.6)
    hint.set_progress(0.3)
    elided = ElidedLabel("A sentence that is much too long for the place it has been given here")
    elided.setMaximumWidth(200)
    empty = EmptyState(tr("match-actions-will-appear-here"), "Roll 10 dice", "fa6s.list-check")
    return column(
        (
            row(
                (
                    captioned(known, "60% done"),
                    captioned(unknown, "unknown end"),
                    captioned(hint, "adviser"),
                ),
                stretch=False,
            ),
            DockTitleBar("Analysis"),
            elided,
            empty,
        )
    )


SECTIONS = (
    Section("Type", _type),
    Section("Buttons", _buttons),
    Section("Controls", _controls),
    Section("Cards", _cards),
    Section("Notices", _notices),
    Section("Lines and small parts", _small),
)
