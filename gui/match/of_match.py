"""The parts of the match page that live as long as their match."""

from dataclasses import dataclass

from gui.match.announcer import Announcer
from gui.match.roll_chooser import RollChooser
from gui.match.sounds import MatchSounds


@dataclass(frozen=True, slots=True)
class OfMatch:
    """What is made for a match, and dropped with it."""

    chooser: RollChooser
    announcer: Announcer
    sounds: MatchSounds

    def drop(self) -> None:
        """Let them go."""
        for part in (self.chooser, self.announcer, self.sounds):
            part.deleteLater()
