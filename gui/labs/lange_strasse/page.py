"""The Lab of Lange Strasse."""

from typing import TYPE_CHECKING, Final

from engines.contract.registry import game
from engines.runtime.texts import tr
from gui.app.context import Context
from gui.labs.page import LabPage

if TYPE_CHECKING:
    from gui.labs.lange_strasse.bench import Bench

_GAME: Final = "lange_strasse"


class LangeStrasseLab(LabPage["Bench"]):
    """Trains the learning players."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, _GAME, tr("command-lange-strasse-lab"))

    def load_engine(self) -> None:
        from engines.games.lange_strasse import learned
        from engines.labs.lange_strasse import learning_curve
        from gui.labs.lange_strasse import bench  # noqa: F401 - it takes long, too

        for kind in learned.KINDS:
            learning_curve.shipped_money(kind)

    def make_bench(self) -> "Bench":
        from gui.labs.lange_strasse.bench import Bench

        return Bench(self._bot_name)

    def connect_bench(self, bench: "Bench") -> None:
        super().connect_bench(bench)
        bench.show_kept()

    def _bot_name(self, bot: str) -> str:
        return self.context.words().say(game(_GAME).bot(bot).info.text(_GAME, "name"))
