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

        What somebody has set up stays, with a way to start anew.
        """
        if game or text:
            self.page.set_up(game, text)
        elif self.page.isVisible():
            return
        elif self.page.changed:
            self.page.offer_another(self._take_shown)
        else:
            self._take_shown()

    def _take_shown(self) -> None:
        """Lay out the position that is shown, or else the start of a game."""
        shown = self._shown()
        if shown is None:
            self.page.set_up()
        else:
            self.page.set_up(shown.game.id, shown.scene().position.text())

    @property
    def busy(self) -> bool:
        """Whether the adviser looks at a position."""
        return self._made and self.page.busy

    async def close(self) -> None:
        """Stop everything that thinks here."""
        if self._made:
            await self.page.close_down()
