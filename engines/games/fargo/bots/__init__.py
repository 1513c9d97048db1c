"""The bots of Fargo, weakest first."""

from typing import Final

from engines.core.bot import Bot

BOTS: Final[tuple[Bot, ...]] = ()
