"""The page: waits until the mathematics of Fargo is loaded, then shows the bench."""

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QResizeEvent

from engines.core.errors import ParlourError
from engines.core.record import PERSON, SeatRecord
from engines.core.registry import game
from engines.core.words import number
from engines.session import records
from gui import aio
from gui.bots import KeptBot, forget_bot, keep_bot, kept_bots
from gui.desk import Desk
from gui.pages.page import Page, ScrollColumn
from gui.requests import Play
from gui.settings import PLAYER_NAME
from gui.theme import Token, TypeRole
from gui.widgets.label import Label
from gui.widgets.notice import NoticeKind

if TYPE_CHECKING:
    from engines.games.fargo.strategy import StrategyVector
    from gui.games.fargo.lab.bench import Bench

_GAME: Final = "fargo"
_RIVAL: Final = "points"
"""The bot that a vector plays against when both are watched."""


class LabPage(Page):
    """Breeds strategy vectors; ``bench`` is None until everything is loaded."""

    def __init__(self, desk: Desk) -> None:
        self.bench: Bench | None = None
        super().__init__(desk)
        self.set_title(self.tr("Lab"))
        self._loading = False
        self._waiting = Label(self.tr("The game is being prepared."), TypeRole.BODY, Token.TEXT2)
        self._scroll = ScrollColumn()
        self._scroll.body.addWidget(self._waiting)
        self._scroll.body.addStretch(1)
        self.body.addWidget(self._scroll)

    def opened(self) -> None:
        if self.bench is not None:
            self.bench.start_button.setFocus()
        elif not self._loading:
            self._loading = True
            aio.spawn(self._load(), "load the Lab of Fargo")

    def cancel(self) -> bool:
        return super().cancel() or (self.bench is not None and self.bench.stop())

    def apply_page_theme(self) -> None:
        super().apply_page_theme()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self.bench is not None:
            self.bench.fit(self.width())

    async def _load(self) -> None:
        try:
            await self.desk.kernels.ready(_GAME)
            await aio.in_pool(_load_engine)
        except ParlourError as error:
            self.notices.add(NoticeKind.ERROR, str(error), key="load")
            return
        finally:
            self._loading = False
        self._show_bench()

    def _show_bench(self) -> None:
        from gui.games.fargo.lab.bench import Bench

        bench = Bench()
        bench.refused.connect(self._tell)
        bench.play.connect(self._play)
        bench.watch.connect(self._watch)
        bench.editor.keep.connect(self._keep)
        bench.editor.forget.connect(self._forget)
        self._waiting.hide()
        self._scroll.body.insertWidget(0, bench, 1)
        self._scroll.body.setStretch(1, 0)
        self.bench = bench
        self._show_kept()
        self._fit()
        if self.isVisible():
            bench.start_button.setFocus()

    def _tell(self, text: str) -> None:
        if text:
            self.notices.add(NoticeKind.ERROR, text, key="refused")
        else:
            self.notices.close_key("refused")

    # -- strategies that are kept -------------------------------------------------------------

    def _keep(self, vector: "StrategyVector") -> None:
        points = number(float(vector.policy().exact_value().ev), 2)
        kept = KeptBot(_bot_id(vector), self.tr("Lab {0}").format(points))
        keep_bot(self.desk.settings, game(_GAME), kept)
        text = self.tr("Kept as {0}: it can sit down in any new match.").format(kept.name)
        self.notices.add(NoticeKind.SUCCESS, text, key="kept")
        self._show_kept()

    def _forget(self, vector: "StrategyVector") -> None:
        forget_bot(self.desk.settings, game(_GAME), _bot_id(vector))
        self.notices.close_key("kept")
        self._show_kept()

    def _show_kept(self) -> None:
        from engines.games.fargo.strategy import StrategyVector

        if self.bench is not None:
            kept = kept_bots(self.desk.settings, game(_GAME))
            self.bench.editor.show_kept(
                [(bot.name, StrategyVector.parse(bot.id.partition(":")[2])) for bot in kept]
            )

    # -- matches ------------------------------------------------------------------------------

    def _play(self, vector: "StrategyVector") -> None:
        name = self.desk.settings.get(PLAYER_NAME) or self.tr("Player")
        self._seat(SeatRecord(name, PERSON), vector)

    def _watch(self, vector: "StrategyVector") -> None:
        info = game(_GAME).bot(_RIVAL).info
        name = self.desk.words().say(info.text(_GAME, "name"))
        self._seat(SeatRecord(name, _RIVAL), vector)

    def _seat(self, other: SeatRecord, vector: "StrategyVector") -> None:
        bot = _bot_id(vector)
        kept = {each.id: each.name for each in kept_bots(self.desk.settings, game(_GAME))}
        seats = (other, SeatRecord(kept.get(bot, self.tr("Bred")), bot))
        try:
            record = records.new_record(game(_GAME), seats)
        except ParlourError as error:
            self._tell(str(error))
        else:
            self.wants.emit(Play(record))


def _bot_id(vector: "StrategyVector") -> str:
    (family,) = game(_GAME).families
    return family.member(",".join(map(str, vector.thresholds)))


def _load_engine() -> None:
    """Load and run once, in a worker thread, everything that the bench calls."""
    from engines.games.fargo import exact_turn, genetic

    optimum = exact_turn.solution().vector
    optimum.policy().statistics()
    for steps in genetic.Steps:
        genetic.evolve(
            genetic.Options(population=2, generations=1, steps=steps, retain=1.0, add_random=0.0), 0
        )
