"""The card of one plan that the adviser proposes."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy

from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.bars import Preference, PreferenceBar
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card, CardTone
from gui.kit.label import Label
from gui.kit.steps import Piece, Steps
from gui.style import Radius, Space, Token, TypeRole, scaled, theme
from gui.style.drawing import painter_on

_PLAYED_EDGE = 3
_POINTING = (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut)


@dataclass(frozen=True, slots=True)
class HintView:
    """One plan for the turn.

    `plan` is the plan in board notation, `steps` the same in pieces to draw; `value` is ready to be
    shown with its unit ("52 to 60%"). `work` shows the number of visits on
    hover. `best` marks the adviser's choice, `sure` says how clearly it leads; `played_by` is the
    seat that has already played this plan.
    """

    plan: str
    value: str
    preference: Preference
    reasons: tuple[str, ...] = ()
    work: str = ""
    best: bool = False
    sure: str = ""
    played_by: int | None = None
    steps: tuple[tuple[Piece, ...], ...] = ()

    def as_text(self) -> str:
        """Return the plan with value and reasons as plain text."""
        head = " ".join(part for part in (self.plan, self.value) if part)
        return "\n".join((head, *(f"– {reason}" for reason in self.reasons)))


class HintCard(Card):
    """Plan, preference, value and first reason; *More* opens the other reasons.

    Only the best plan looks like a card; the others are rows below it.

    * `previewed(True)` when the pointer or the focus enters, `previewed(False)` when both have left
    * `played()` on Enter or double click: the person wants this plan to be played
    * Ctrl+C copies the card as text

    Where nothing can be played, it does not `play`: it has no button for that.
    """

    previewed = Signal(bool)
    played = Signal()

    def __init__(self, view: HintView, *, plays: bool = True) -> None:
        self.view = view
        self._plays = plays
        self._previewing = False
        self._open = False
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ownCopy", True)
        self.setToolTip(tr("kit-double-click-plays-plan") if plays else "")
        self._plan = Steps()
        self._sure = Label("", TypeRole.LABEL, Token.HINT, wrap=True)
        self._done = Label(tr("kit-played"), TypeRole.LABEL, Token.TEXT2)
        self._value = Label("", TypeRole.VALUE)
        self._bar = PreferenceBar(view.preference)
        self._reasons = boxes.column(gap=Space.XS)
        self._labels: dict[str, Label] = {}
        self._more = Button("", ButtonKind.LINK, ink=Token.HINT)
        self._more.clicked.connect(lambda: self.open_reasons(is_open=not self._open))
        self.play_button = Button(tr("kit-play-this"), ButtonKind.ADVISED, compact=True)
        self.play_button.clicked.connect(self.played)
        self._build()
        self.set_view(view)

    def set_view(self, view: HintView) -> None:
        """Show another state of the plan; the card keeps focus and open reasons."""
        self.view = view
        self.set_tone(CardTone.ADVISED if view.best else CardTone.PLAIN)
        role = TypeRole.PLATE if view.best else TypeRole.SECTION
        self._plan.show_steps(view.steps or ((view.plan,),), view.plan, role)
        self._sure.tell(view.sure if view.best else "")
        self.play_button.setVisible(self._plays and view.best and view.played_by is None)
        self._value.setText(view.value)
        self._value.setVisible(bool(view.value))
        self._bar.setVisible(bool(view.value or view.preference.share))
        self._done.setVisible(view.played_by is not None)
        self._bar.set_preference(view.preference)
        self._bar.setToolTip(view.work)
        self.setAccessibleName(f"{view.plan}, {view.value}")
        self.setAccessibleDescription(" ".join(view.reasons))
        self._show_reasons()

    def open_reasons(self, *, is_open: bool) -> None:
        """Show all reasons, or the first only."""
        self._open = is_open
        self._show_reasons()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.played.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.view.as_text())
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.played.emit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in _POINTING:
            self._preview()
        return done

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.view.best or self._previewing:
            super().paintEvent(event)
        if self.view.played_by is None:
            return
        t = theme()
        painter = painter_on(self)
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(self.rect()), t.pxf(Radius.CARD), t.pxf(Radius.CARD))
        painter.setClipPath(clip)
        edge = QRectF(0, 0, t.pxf(_PLAYED_EDGE), self.height())
        painter.fillRect(edge, t.seat_color(self.view.played_by))

    def _build(self) -> None:
        for part in (self._plan, self._sure):
            self.body.addWidget(part)
        self.body.addLayout(boxes.row((self._bar, 1), self._done, self._value, gap=Space.S))
        self.body.addLayout(boxes.row((self._reasons, 1), self._more))
        self.body.addLayout(boxes.row(self.play_button, 1))
        self.body.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        for label in (self._done, self._value):  # in one row, of one height
            scaled(label.setFixedHeight, TypeRole.VALUE.line)

    def _preview(self) -> None:
        wanted = self.underMouse() or self.hasFocus()
        if wanted != self._previewing:
            self._previewing = wanted
            self.update()
            self.previewed.emit(wanted)

    def _show_reasons(self) -> None:
        reasons = self.view.reasons
        shown = reasons if self._open else reasons[:1]
        make = partial(Label, role=TypeRole.SECONDARY, token=Token.TEXT2, wrap=True)
        self._labels = boxes.keyed(self._reasons, self._labels, shown, make)
        self._more.setVisible(len(reasons) > 1)
        self._more.setText(tr("kit-less") if self._open else tr("kit-more"))
