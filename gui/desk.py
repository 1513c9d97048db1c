"""What every page needs at hand: settings, keys, compiled code, language, records, sounds."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.words import Words
from engines.session.archive import Archive
from gui.kernels import Kernels
from gui.keys.guard import KeyGuard
from gui.keys.keymap import KeyMap
from gui.settings import Settings
from gui.sound.player import Sounds
from gui.translation import Translation


@dataclass(frozen=True, slots=True)
class Desk:
    """The things that exist once while the program runs."""

    version: str
    settings: Settings
    keys: KeyMap
    guard: KeyGuard
    kernels: Kernels
    translation: Translation
    archive: Archive
    sounds: Sounds

    def words(self, names: Sequence[str] = ()) -> Words:
        """Speaks the window's language; ``names`` are the names of the seats."""
        return Words(self.translation.language, names)
