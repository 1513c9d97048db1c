"""The page of a Lab: waits until the mathematics of the game is loaded, then shows the bench."""

from typing import ClassVar, Generic, TypeVar

from PySide6.QtGui import QResizeEvent

from engines.contract import compiled
from engines.contract.registry import game as find_game
from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app.context import Context
from gui.app.page import Page
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label
from gui.kit.notice import NoticeKind
from gui.labs.bench import LabBench
from gui.style import Token, TypeRole

BenchT = TypeVar("BenchT", bound=LabBench)


class LabPage(Page, Generic[BenchT]):
    """``bench`` is None until everything is loaded."""

    game: ClassVar[str]

    def __init__(self, context: Context) -> None:
        self.bench: BenchT | None = None
        super().__init__(context)
        self._loading = False
        self._waiting = Label(tr("labs-preparing-the-game"), TypeRole.BODY, Token.TEXT2)
        self._scroll = ScrollColumn()
        about = Label(tr(f"labs-about-{self.game}"), token=Token.TEXT2, wrap=True)
        self._scroll.body.addWidget(about)
        self._scroll.body.addWidget(self._waiting)
        self._scroll.body.addStretch()
        self.body.addWidget(self._scroll)

    def load_engine(self) -> None:
        """Load and run once, in a worker thread, everything that the bench calls."""
        raise NotImplementedError

    def make_bench(self) -> BenchT:
        raise NotImplementedError

    def connect_bench(self, bench: BenchT) -> None:
        bench.refused.connect(self.tell)

    def opened(self) -> None:
        if self.bench is not None:
            self.bench.start_button.setFocus()
        elif not self._loading:
            self._loading = True
            event_loop.spawn(self._load(), "load a Lab")

    def cancel(self) -> bool:
        return super().cancel() or (self.bench is not None and self.bench.stop())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self.bench is not None:
            self.bench.fit(self.width())

    async def _load(self) -> None:
        try:
            await self.context.kernels.ready(
                self.game, compiled.parts_with_lab(find_game(self.game))
            )
            await event_loop.in_pool(self.load_engine)
            bench = self.make_bench()
        except ParlourError as error:
            self.notices.add(NoticeKind.ERROR, str(error), key="load")
            return
        finally:
            self._loading = False
        self.connect_bench(bench)
        self._show_bench(bench)

    def _show_bench(self, bench: BenchT) -> None:
        self._waiting.hide()
        self._scroll.body.insertWidget(1, bench, 1)
        self.bench = bench
        self._fit()
        if self.isVisible():
            bench.start_button.setFocus()

    def tell(self, text: str) -> None:
        """Show why something could not be done; an empty text removes that."""
        if text:
            self.tell_error(text)
        else:
            self.notices.close_key("refused")
