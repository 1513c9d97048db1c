"""The Lab of Fargo: what the bench keeps, and the matches that it asks for."""

from typing import TYPE_CHECKING, Final

from engines.contract.record import PERSON, SeatRecord
from engines.contract.registry import game
from engines.match.archive import records
from engines.runtime.errors import ParlourError
from engines.runtime.texts import number, tr
from gui.app.bots import KeptBot, forget_bot, keep_bot, kept_bots
from gui.app.context import Context
from gui.app.requests import Play
from gui.app.settings import PLAYER_NAME
from gui.kit.notice import NoticeKind
from gui.labs.page import LabPage

if TYPE_CHECKING:
    from engines.games.fargo.strategy import StrategyVector
    from gui.labs.fargo.bench import Bench

_GAME: Final = "fargo"
_RIVAL: Final = "points"
"""The bot that a vector plays against when both are watched."""


class FargoLab(LabPage["Bench"]):
    """Breeds strategy vectors."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, _GAME, tr("command-fargo-lab"))

    def load_engine(self) -> None:
        from engines.games.fargo import exact_turn
        from engines.labs.fargo import climbing, genetic
        from gui.labs.fargo import bench  # noqa: F401 - it takes long, too

        optimum = exact_turn.solution().vector
        optimum.policy().statistics()
        for steps in climbing.Steps:
            genetic.evolve(
                genetic.Options(
                    population=2, generations=1, steps=steps, retain=1.0, add_random=0.0
                ),
                0,
            )

    def make_bench(self) -> "Bench":
        from gui.labs.fargo.bench import Bench

        return Bench()

    def connect_bench(self, bench: "Bench") -> None:
        super().connect_bench(bench)
        bench.play.connect(self._play)
        bench.watch.connect(self._watch)
        bench.editor.keep.connect(self._keep)
        bench.editor.forget.connect(self._forget)
        self._show_kept(bench)

    # -- strategies that are kept -------------------------------------------------------------

    def _keep(self, vector: "StrategyVector") -> None:
        points = number(float(vector.policy().exact_value().ev), 2)
        kept = KeptBot(_bot_id(vector), tr("labs-bred-bot-name", points=points))
        keep_bot(self.context.settings, game(_GAME), kept)
        text = tr("labs-saved-can-play-against", name=kept.name)
        self.notices.add(NoticeKind.SUCCESS, text, key="kept")
        self._show_kept(self.bench)

    def _forget(self, vector: "StrategyVector") -> None:
        forget_bot(self.context.settings, game(_GAME), _bot_id(vector))
        self.notices.close_key("kept")
        self._show_kept(self.bench)

    def _show_kept(self, bench: "Bench | None") -> None:
        from engines.games.fargo.strategy import StrategyVector

        if bench is not None:
            kept = kept_bots(self.context.settings, game(_GAME))
            bench.editor.show_kept(
                [(bot.name, StrategyVector.parse(bot.id.partition(":")[2])) for bot in kept]
            )

    # -- matches ------------------------------------------------------------------------------

    def _play(self, vector: "StrategyVector") -> None:
        name = self.context.settings.get(PLAYER_NAME) or tr("labs-player")
        self._seat(SeatRecord(name, PERSON), vector)

    def _watch(self, vector: "StrategyVector") -> None:
        info = game(_GAME).bot(_RIVAL).info
        name = self.context.words().say(info.text(_GAME, "name"))
        self._seat(SeatRecord(name, _RIVAL), vector)

    def _seat(self, other: SeatRecord, vector: "StrategyVector") -> None:
        bot = _bot_id(vector)
        kept = {each.id: each.name for each in kept_bots(self.context.settings, game(_GAME))}
        seats = (other, SeatRecord(kept.get(bot, tr("labs-bred")), bot))
        try:
            record = records.new_record(game(_GAME), seats)
        except ParlourError as error:
            self.tell(str(error))
        else:
            self.wants.emit(Play(record))


def _bot_id(vector: "StrategyVector") -> str:
    (family,) = game(_GAME).families
    return family.member(",".join(map(str, vector.thresholds)))
