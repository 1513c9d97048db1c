"""What the program has to say, on whichever page is shown."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from gui.app.errors.reports import Defect
from gui.app.page import Page
from gui.kit.notice import NoticeAction, NoticeKind
from gui.shell.window import MainWindow


class Messages(QObject):
    """Turns what happened into notices. ``home`` is where preparations are told."""

    def __init__(self, window: MainWindow, home: Callable[[], Page]) -> None:
        super().__init__(window)
        self._window = window
        self._home = home

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
                "Something in Parlour went wrong ({0}). The match is saved; you can go on. "
                "The details help to mend it."
            ).format(defect.summary),
            [NoticeAction(self.tr("Copy details"), copy)],
            key="defect",
        )

    def tell_compiling(self, done: int, total: int) -> None:
        """Say how many games are ready to be played."""
        notices = self._home().notices
        if done == total:
            notices.close_key("compiling")
            return
        text = self.tr(
            "Preparing the games for this machine, {0} of {1}. This happens once; "
            "everything else can be used meanwhile."
        ).format(done + 1, total)
        notices.add(NoticeKind.INFO, text, key="compiling")
