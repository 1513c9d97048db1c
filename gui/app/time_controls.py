"""Clocks as people choose and read them."""

import math
from typing import Final

from engines.contract.time_control import TimeControl
from engines.runtime.errors import OptionError
from engines.runtime.texts import THIN_SPACE, amount, tr

_MINUTE: Final = 60
_HOUR: Final = 3600
TENTHS_BELOW_S: Final = 20.0
"""With less time left than this, a clock shows tenths of a second."""
_LOW_BELOW_S: Final = 10.0
_LOW_SHARE: Final = 0.25
"""A clock warns once it has less than this many seconds and this share of its time left."""

CHOICES: Final = (
    TimeControl(60),
    TimeControl(180),
    TimeControl(180, 2),
    TimeControl(300, 3),
    TimeControl(600),
    TimeControl(600, 10),
    TimeControl(1800),
    TimeControl(10, per_turn=True),
    TimeControl(30, per_turn=True),
    TimeControl(60, per_turn=True),
)
"""The clocks that a new match offers."""


def control_text(control: TimeControl) -> str:
    """A time control: "3 min + 2 s per turn", "30 s per turn"."""
    seconds = _duration(control.seconds)
    if control.per_turn:
        return tr("app-time-per-turn", seconds=seconds)
    if not control.increment:
        return tr("app-time-for-the-game", seconds=seconds)
    return tr("app-time-and-increment", seconds=seconds, duration=_duration(control.increment))


def low_below_s(control: TimeControl) -> float:
    """The time left below which a clock warns."""
    return min(_LOW_BELOW_S, _LOW_SHARE * control.seconds)


def _duration(seconds: float) -> str:
    minutes, rest = divmod(seconds, _MINUTE)
    if rest or not minutes:
        return f"{amount(seconds)}{THIN_SPACE}s"
    return f"{amount(minutes)}{THIN_SPACE}min"


def control_of(text: object) -> TimeControl | None:
    """The control that ``TimeControl.text`` wrote into the settings; None: no clock."""
    if not isinstance(text, str) or not text:
        return None
    try:
        return TimeControl.parse(text)
    except OptionError:
        return None


def clock_text(left_s: float) -> str:
    """What a clock shows: "9:58", "1:02:03", "0:07.4"; rounded up, so that 0:00 is the end."""
    left = max(0.0, left_s)
    if left < TENTHS_BELOW_S:
        tenths = math.ceil(10 * left)
        return f"0:{tenths // 10:02d}.{tenths % 10}"
    whole = math.ceil(left)
    minutes, seconds = divmod(whole, _MINUTE)
    hours, minutes = divmod(minutes, _HOUR // _MINUTE)
    if hours:
        return f"{hours}:{minutes:02d}:{seconds:02d}"
    return f"{minutes}:{seconds:02d}"
