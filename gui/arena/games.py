"""Every finished game of a tournament, to view or to open in the replay."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHeaderView

from engines.arena.progress import GameId, Played
from engines.runtime.texts import number, tr
from gui.kit.table import Column, Table
from gui.style import Token


class GamesTable(Table[Played]):
    """Games in the order in which they ended, the newest at the bottom."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        super().__init__(
            [
                Column(tr("arena-deal"), lambda game: number(game.id.block + 1), number=True),
                Column(tr("arena-seats"), self._seats),
                Column(tr("arena-steps"), lambda game: number(game.plies), number=True),
                Column(
                    tr("arena-result"),
                    self._result,
                    tip=lambda game: game.forfeit.message if game.forfeit else self._result(game),
                    token=lambda game: Token.BAD if game.forfeit else Token.TEXT,
                ),
                Column(tr("arena-seed"), lambda game: str(game.seed), number=True),
            ],
            sortable=False,
        )
        self.setAccessibleName(tr("arena-games"))
        # Only visible lines are measured, not a thousand of them.
        self.horizontalHeader().setResizeContentsPrecision(0)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._measured = False
        self._known: set[GameId] = set()

    def add(self, played: tuple[Played, ...] | list[Played]) -> None:
        """Add the games that are missing at the end; a view that shows the end follows them."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        self.append_rows([game for game in played if game.id not in self._known])
        self._known.update(game.id for game in played)
        self._measure()
        if at_end:
            self.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Give the columns of a tournament their widths, as soon as lines of it can be seen."""
        if not self._measured and self.isVisible() and self.model().rowCount():
            self._measured = True
            self.fit_columns()

    def _seats(self, game: Played) -> str:
        return " – ".join(self._names[entrant] for entrant in game.seating)

    def _result(self, game: Played) -> str:
        if game.forfeit is not None:
            failed = game.seating[game.wins.index(0)]
            return tr("arena-failed", name=self._names[failed])
        best = max(game.wins)
        winners = [seat for seat, share in enumerate(game.wins) if share == best]
        names = tuple(self._names[game.seating[seat]] for seat in winners)
        if len(winners) == len(game.seating):  # the line has named them already
            return tr("arena-tie")
        return tr("arena-tie-between" if len(winners) > 1 else "arena-won", names=names)
