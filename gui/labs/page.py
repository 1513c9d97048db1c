"""The shared parts of the games' Labs: the bench, and the page that waits until it can be used."""

from importlib import import_module
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.contract import compiled
from engines.contract.registry import game as find_game
from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app.context import Context
from gui.app.page import Page
from gui.app.run import Run
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.charts import Chart
from gui.kit.columns import Columns, ScrollColumn
from gui.kit.label import Label
from gui.kit.notice import NoticeKind
from gui.kit.progress import ProgressLine
from gui.style import Space, Token, TypeRole
from gui.table.form import FieldRows

_WIDE_FROM: Final = 870
"""At this width or more, at 100% user scale, options are next to the plots."""
CHART: Final = 230
"""Minimum height of a chart, with its heading and legend."""
_PAIR_FROM: Final = 740
"""At this width or more, two plots are side by side."""
FIELD_WIDTH: Final = 152


class LabBench(Columns):
    """A card with options, two buttons, progress and a sentence; results are next to it.

    Subclasses name their ``runs``, and fill ``right``.

    ``refused(text)``: something could not be done, and why; empty once something can.
    """

    refused = Signal(str)
    runs: tuple[Run, ...] = ()

    def __init__(self, form: FieldRows) -> None:
        left, right = QWidget(), QWidget()
        super().__init__(_WIDE_FROM, (left, right), (0, 1))
        self.title = Label("", TypeRole.SECTION)
        self.start_button = Button("", ButtonKind.PRIMARY)
        self.start_button.clicked.connect(self.start_or_stop)
        self.reset_button = Button(tr("labs-reset"))
        self.progress = ProgressLine()
        self.state = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        policy = self.state.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)  # its words change, the card stays
        self.state.setSizePolicy(policy)
        self._buttons = boxes.row((self.start_button, 1), self.reset_button, gap=Space.S)
        self.card = Card()
        self.card.body.addWidget(self.title)
        self.card.body.addWidget(form)
        self.card.body.addLayout(self._buttons)
        self.card.body.addWidget(self.progress)
        self.card.body.addWidget(self.state)
        boxes.column(self.card, 1, of=left)
        self.right = boxes.column(of=right, gap=Space.M)
        right.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def start_or_stop(self) -> None:
        """Start the work with the chosen options, or stop the running work."""
        raise NotImplementedError

    @property
    def running(self) -> bool:
        return any(run.running for run in self.runs)

    def stop(self) -> bool:
        """Stop whatever runs; False if nothing did."""
        was = self.running
        for run in self.runs:
            run.stop()
        return was


def pair(*charts: Chart) -> Columns:
    """Two charts, side by side if there is room."""
    return Columns(_PAIR_FROM, charts, (1, 1))


class LabPage(Page):
    """The Lab of a game: ``bench`` is None until everything is loaded.

    The module ``bench`` of its game imports kernels, so it is imported once they are compiled.
    Its ``load`` runs once, in a worker thread, everything that the bench calls; its ``make_bench``
    makes the bench for this page.
    """

    def __init__(self, game: str, context: Context) -> None:
        self.bench: LabBench | None = None
        super().__init__(context)
        self.game = game
        self._loading = False
        self._waiting = Label(tr("labs-preparing-the-game"), TypeRole.BODY, Token.TEXT2)
        self._scroll = ScrollColumn()
        about = Label(tr(f"labs-about-{self.game}"), token=Token.TEXT2, wrap=True)
        self._scroll.body.addWidget(about)
        self._scroll.body.addWidget(self._waiting)
        self._scroll.body.addStretch()
        self.body.addWidget(self._scroll)

    def opened(self) -> None:
        if self.bench is not None:
            self.bench.start_button.setFocus()
        elif not self._loading:
            self._loading = True
            event_loop.spawn(self._load(), "load a Lab", self)

    @property
    def working(self) -> bool:
        return self.bench is not None and self.bench.running

    def cancel(self) -> bool:
        return super().cancel() or (self.bench is not None and self.bench.stop())

    async def _load(self) -> None:
        try:
            await self.context.kernels.ready(
                self.game, compiled.parts_with_lab(find_game(self.game))
            )
            lab: Any = await event_loop.in_pool(import_module, f"gui.labs.{self.game}.bench")
            await event_loop.in_pool(lab.load)
            bench: LabBench = lab.make_bench(self)
        except ParlourError as error:
            self.notices.add(NoticeKind.ERROR, str(error), key="load")
            return
        finally:
            self._loading = False
        self._waiting.hide()
        self._scroll.body.insertWidget(1, bench, 1)
        self.bench = bench
        if self.isVisible():
            bench.start_button.setFocus()

    def tell(self, text: str) -> None:
        """Show why something could not be done; an empty text removes that."""
        if text:
            self.tell_error(text)
        else:
            self.notices.close_key("refused")
