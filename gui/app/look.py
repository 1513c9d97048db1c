"""Puts the chosen look on: colours, contrast, scale, reduced motion."""

from typing import Final

from gui.app import settings as keys
from gui.app.settings import Settings
from gui.style import Look, Scheme, theme
from gui.style.chess import BoardStyle, PieceSet
from gui.style.motion import pace

_CONTRAST: Final = {keys.SYSTEM: None, keys.ON: True, keys.OFF: False}
FOLLOWED: Final = frozenset(
    key.name
    for key in (
        *(keys.SCHEME, keys.CONTRAST, keys.SCALE, keys.PLAIN, keys.REDUCED_MOTION),
        *(keys.CHESS_PIECES, keys.CHESS_BOARD),
    )
)
"""Settings after whose change ``put_on`` must be called."""


def put_on(settings: Settings) -> None:
    """Give the whole window the look that the settings say."""
    theme().set_look(
        Look(
            scheme=Scheme(settings.get(keys.SCHEME)),
            high_contrast=_CONTRAST[settings.get(keys.CONTRAST)],
            scale=settings.get(keys.SCALE),
            plain=settings.get(keys.PLAIN),
            pieces=PieceSet(settings.get(keys.CHESS_PIECES)),
            board=BoardStyle(settings.get(keys.CHESS_BOARD)),
        ),
    )
    pace().set_reduced(settings.get(keys.REDUCED_MOTION))
