"""What every page needs at hand: settings, keys, compiled code, language, records, sounds."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.contract.messages import Words
from engines.match.archive.archive import Archive
from gui.app.kernels import Kernels
from gui.app.keys.guard import KeyGuard
from gui.app.keys.keymap import KeyMap
from gui.app.settings import Settings
from gui.app.sounds import Sounds
from gui.app.translation import Translation


@dataclass(frozen=True, slots=True)
class Context:
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
        """Words in the window's language; ``names`` are the names of the seats."""
        return Words(names=names)
