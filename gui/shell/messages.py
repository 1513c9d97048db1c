"""What the program has to say, on whichever page is shown."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from gui.app.errors.reports import Defect
from gui.kit.notice import NoticeAction, NoticeKind
from gui.shell.window import MainWindow


class Messages(QObject):
    """Turns what happened into notices."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def tell_error(self, text: str) -> None:
        """Say on the page that is shown why something could not be done."""
        page = self._window.page
        if page is not None:
            page.notices.add(NoticeKind.ERROR, text, key="refused")

    def tell_defect(self, defect: Defect) -> None:
        """Say that Parlour is at fault, and offer what helps to mend it."""
        page = self._window.page
        if page is None:
            return
        copy = partial(QApplication.clipboard().setText, defect.details)
        page.notices.add(
            NoticeKind.ERROR,
            self.tr(
                "Something went wrong in Parlour ({0}). The match is saved, and you can keep "
                "playing. The details help us fix it."
            ).format(defect.summary),
            [NoticeAction(self.tr("Copy details"), copy)],
            key="defect",
        )
