"""Games of Colonizers for boards, as one seat sees them."""

from dataclasses import replace

from engines.contract.messages import message
from engines.contract.position import Position
from engines.match.visibility import observes
from engines.runtime.streams import stream
from engines.runtime.types import Action, Seat
from gui.table.board import Scene, Step
from tests.gui.games import told as table

NAMES = ("Anna", "Ben", "Cleo", "Dora")
LATE = (
    "round 8 | seat 1 deal | 1 has 6 | hand G4 G5 | colony R2 R1 N4 G4 R3 R1 | 2 has 7 | "
    "hand N1 N12 | colony B5 B3 B2 N6 G5 N4 | 3 has 9 | hand G6 B3 | "
    "colony N1 G4 G5 B8 G6 R6 N4 | 4 has 8 | hand R1 N6 | colony N6 R2 R1 N1 R3"
)
"""The last round begins."""
POWER = (
    "round 5 | seat 2 power | 1 has 4 | hand G4 G5 B2 | colony R2 R1 N4 | colonist Miner | "
    "2 has 1 | hand N1 | colony B5 B3 B2 N6 | colonist Opportunist | 3 has 6 | "
    "hand G8 B3 B5 R3 N6 | colony N1 G4 | colonist Ecologist | 4 has 5 | hand R1 R2 | "
    "colony R2 R1 N1 | colonist Visionary | removed General | shown 1 2"
)
"""Seat 2, the Opportunist, may name a colonist; seat 1 is the Miner."""
KEEP = POWER.replace("seat 2 power", "seat 2 keep").replace("hand G8 B3", "hand B3") + (
    " | drawn G8, R6"
)
DRAW = POWER.replace("seat 2 power", "seat 2 draw")
BUILD = (
    "round 9 | seat 3 build | 1 has 7 | hand G5 G6 N1 | colony R2 R1 N4 G4 R3 R1 | colonist Spy | "
    "2 has 3 | hand B2 N12 | colony B5 B3 B2 N6 G5 | colonist Miner | 3 has 6 | "
    "hand G6 B3 B5 R3 N6 | colony N1 G4 G5 B8 G6 R6 N4 | colonist Ecologist | 4 has 1 | hand R1 | "
    "colony N6 R2 R1 N1 | colonist Visionary | removed General | shown 1 2 3 | "
    "3 of 2 knows N12 least 1 sure 2"
)
"""Seat 3 can complete its colony."""
LAST = (
    "round 9 | seat 4 build | 1 has 7 | hand G5 | colony R2 R1 N4 G4 R3 R1 | colonist Spy | "
    "2 has 3 | hand B2 | colony B5 B3 B2 N6 G5 | colonist Miner | 3 has 6 | hand G6 | "
    "colony N1 G4 G5 B8 G6 R6 N4 N4 | colonist Ecologist | 4 has 1 | hand R1 | "
    "colony N6 R2 R1 N1 | colonist Visionary | removed General | shown 1 2 3 4"
)
"""The last decision of a game that seat 3 wins."""


class Told(table.Told):
    """Plays and remembers; tells what ``viewer`` (None: open cards) may know."""

    def __init__(self, text: str = "", viewer: Seat | None = None) -> None:
        super().__init__("colonizers", NAMES, text)
        self.viewer = viewer

    def do(self, action: Action, *, typed: bool = False, automatic: bool = False) -> Step:
        before, after = self.position, self.position.apply(action)
        known = self.viewer is None or observes(before, action, self.viewer)
        hidden = message("session.hidden.choice", seat=before.owner)
        step = Step(
            self._seen(before, len(self.steps)),
            action,
            self._seen(after, len(self.steps) + 1),
            before.game.describe(before.state, action) if known else hidden,
            automatic,
            typed,
            known=known,
        )
        return self.remember(step, after)

    def _seen(self, position: Position, place: int) -> Position:
        if self.viewer is None:
            return position
        return position.seen_by(self.viewer, stream(1, "board", self.viewer, place))

    def scene(self, *, choices: bool = True, opened: bool = False) -> Scene:
        decides = choices and self.viewer in (None, self.position.turn)
        return replace(
            super().scene(choices=decides),
            position=self.position if opened else self._seen(self.position, len(self.steps)),
            open=opened,
            viewer=self.viewer,
        )
