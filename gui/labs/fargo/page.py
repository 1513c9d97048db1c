"""The Lab of Fargo: what the bench keeps, and the matches that it asks for."""

from functools import partial
from typing import TYPE_CHECKING, Final

from engines.contract.record import PERSON, SeatRecord
from engines.contract.registry import game as find_game
from engines.match.archive import records
from engines.runtime.texts import number, tr
from gui.app.bots import KeptBot, forget_bot, keep_bot, kept_bots, usual_name
from gui.app.errors import telling
from gui.app.requests import Play
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

    game = _GAME

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
        bench.editor.play.connect(partial(self._seat, PERSON))
        bench.editor.watch.connect(partial(self._seat, _RIVAL))
        bench.editor.keep.connect(self._keep)
        bench.editor.forget.connect(self._forget)
        self._show_kept(bench)

    # -- strategies that are kept -------------------------------------------------------------

    def _keep(self, vector: "StrategyVector") -> None:
        points = number(float(vector.policy().exact_value().ev), 2)
        kept = KeptBot(_bot_id(vector), tr("labs-bred-bot-name", points=points))
        keep_bot(self.context.settings, find_game(_GAME), kept)
        text = tr("labs-saved-can-play-against", name=kept.name)
        self.notices.add(NoticeKind.SUCCESS, text, key="kept")
        self._show_kept(self.bench)

    def _forget(self, vector: "StrategyVector") -> None:
        forget_bot(self.context.settings, find_game(_GAME), _bot_id(vector))
        self.notices.close_key("kept")
        self._show_kept(self.bench)

    def _show_kept(self, bench: "Bench | None") -> None:
        from engines.games.fargo.strategy import StrategyVector

        if bench is not None:
            kept = kept_bots(self.context.settings, find_game(_GAME))
            bench.editor.show_kept(
                [(bot.name, StrategyVector.parse(bot.id.partition(":")[2])) for bot in kept]
            )

    # -- matches ------------------------------------------------------------------------------

    def _seat(self, other: str, vector: "StrategyVector") -> None:
        bot, game = _bot_id(vector), find_game(_GAME)
        kept = {each.id: each.name for each in kept_bots(self.context.settings, game)}
        name = usual_name(self.context, game, other)
        seats = (SeatRecord(name, other), SeatRecord(kept.get(bot, tr("labs-bred")), bot))
        with telling(self.tell):
            self.wants.emit(Play(records.new_record(game, seats)))


def _bot_id(vector: "StrategyVector") -> str:
    (family,) = find_game(_GAME).families
    return family.member(",".join(map(str, vector.thresholds)))
