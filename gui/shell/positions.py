"""The positions that are set up by hand: one page, made when it is first wanted."""

from collections.abc import Callable
from functools import cached_property

from gui.app.context import Context
from gui.match.view import MatchView
from gui.setup.position import PositionPage


class Positions:
    """Lays a position out on the page. ``table`` is the match, ``shown`` what is on the page."""

    def __init__(
        self,
        context: Context,
        table: Callable[[], MatchView | None],
        shown: Callable[[], MatchView | None],
    ) -> None:
        self._context = context
        self._table = table
        self._shown = shown
        self._made = False

    @cached_property
    def page(self) -> PositionPage:
        """The page."""
        self._made = True
        return PositionPage(self._context, self._table)

    def set_up(self, game: str = "", text: str = "") -> None:
        """Lay out a position; without a game, the one that is shown.

        Who is on the page already stays there: what has been set up is not lost.
        """
        shown = self._shown()
        if game or text:
            self.page.set_up(game, text)
        elif self.page.isVisible():
            return
        elif shown is not None:
            self.page.set_up(shown.game.id, shown.scene().position.text())
        else:
            self.page.set_up()

    @property
    def busy(self) -> bool:
        """Whether the adviser looks at a position."""
        return self._made and self.page.busy

    async def close(self) -> None:
        """Stop everything that thinks here."""
        if self._made:
            await self.page.close_down()
