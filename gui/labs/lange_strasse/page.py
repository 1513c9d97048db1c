"""The Lab of Lange Strasse."""

from typing import TYPE_CHECKING

from engines.contract.registry import game as find_game
from gui.app.bots import bot_name
from gui.labs.page import LabPage

if TYPE_CHECKING:
    from gui.labs.lange_strasse.bench import Bench


class LangeStrasseLab(LabPage["Bench"]):
    """Trains the learning players."""

    game = "lange_strasse"

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
        return bot_name(self.context, find_game(self.game), bot)
