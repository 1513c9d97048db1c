"""What a match sounds like.

``assets/sounds/GAME.toml`` says which sounds a game has:

* ``dice``: dice as they land
* ``money``, ``unit``: coins ring when this parameter of ``Standing.detail`` grows for a seat; the
  more units it grows by, the deeper; with ``flies``, they ring after everything else has landed
* ``[log]``: sounds by the start of a log sentence's code (``GAME.log.CODE``); the longest match
  counts, and without one there is no sound

Everything is heard when what moves on the table has arrived.
"""

import math
import time
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from engines.match.events import Applied, Event, Rewound, Waiting
from engines.runtime import paths
from engines.runtime.types import Seat
from gui.app.sounds import Note, Sounds
from gui.match.result import winners
from gui.match.view import MatchView
from gui.style.motion import Motion, pace
from gui.table.board import Step

_PEOPLE_ACT: Final = (Waiting.PERSON, Waiting.ROLL, Waiting.DICE)
_GAP_S: Final = 0.06
"""Of steps closer together than this, only the first is heard; grows with the speed."""
_SHORTEST_THROW_S: Final = 0.25
_PITCHES: Final = (1.0, 1.08, 0.97, 0.93, 1.12, 0.9)
"""The pitches of dice that land, one after the other; no more are heard."""
_FEWEST_CLICKS: Final = 3
_LOSS_PITCH: Final = 2 ** (-3 / 12)


@cache
def soundscape(game: str) -> dict[str, Any]:
    """The sounds of a game; dice on wood if it has no file."""
    file = paths.asset("sounds", f"{game}.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {"dice": "wood", "log": {}}


def _clicks(sound: str, dice: int, landings: Sequence[int]) -> list[Note]:
    """The sounds of dice that land at these times (in ms); if there are few, they bounce."""
    times = [ms / 1000 for ms in landings[-dice:]]
    times = times or [_SHORTEST_THROW_S * die / dice for die in range(dice)]
    while len(times) < _FEWEST_CLICKS:
        times.append(times[-1] + (pace().ms(Motion.SETTLE) / 1000 or _GAP_S))
    heard = min(len(times), len(_PITCHES))
    volume = math.sqrt(_FEWEST_CLICKS / len(times))
    return [
        Note(sound, times[nth * len(times) // heard], volume * 0.88**nth, _PITCHES[nth])
        for nth in range(heard)
    ]


def notes_of(game: str, step: Step, landings: Sequence[int]) -> tuple[Note, ...]:
    """The sounds of a step; its things arrive at the times of ``landings`` (in ms, ascending)."""
    sounds = soundscape(game)
    notes: list[Note] = []
    roll = step.before.roll() if step.is_chance else None
    rest = landings[-1] / 1000 if landings else 0.0
    if roll is not None and not step.typed:
        notes = _clicks(sounds["dice"], roll.count, landings)
        rest = notes[-1].delay_s
    code = step.told.code.partition(".log.")[2]
    start = max((start for start in sounds["log"] if code.startswith(start)), key=len, default="")
    if start:
        notes.append(Note(sounds["log"][start], rest))
    if name := sounds.get("money"):
        money: Any = [
            [
                standing.detail and standing.detail[name]
                for standing in position.game.standings(position.state, None)
            ]
            for position in (step.before, step.after)
        ]
        gain = max(new - old for old, new in zip(*money, strict=True)) / sounds["unit"]
        if gain > 0:
            if sounds.get("flies"):  # once the dice are at rest
                lie_s = 0.0 if roll is None else rest + 0.4 * pace().ms(Motion.ROLL) / 1000
                rest = lie_s + (pace().ms(Motion.GLOW) + pace().ms(Motion.COIN)) / 1000
            notes.append(Note("coin", rest + _GAP_S, pitch=max(1.3 - 0.06 * gain, 0.7)))
    return tuple(notes)


class MatchSounds:
    """Plays the sounds of a match from now on; at speed ∞ only turns and the end."""

    def __init__(
        self, sounds: Sounds, match_view: MatchView, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._sounds = sounds
        self._match_view = match_view
        self._clock = clock
        self._quiet_until = -math.inf
        self._mover: Seat | None = None
        self._over = match_view.match.pending.waiting is Waiting.OVER

    def hear(self, event: Event, landings: Sequence[int]) -> None:
        """Play the sounds of an event; its things arrive at the times of ``landings`` (in ms)."""
        if isinstance(event, Rewound):
            self._over = False
        elif isinstance(event, Applied) and math.isfinite(speed := pace().speed):
            step = self._match_view.board_step(event.node)
            notes = notes_of(self._match_view.game.id, step, landings)
            if notes and (now := self._clock()) >= self._quiet_until:
                # Dice thrown out of sight follow each other at once.
                lasts_s = 0.0 if step.known else notes[-1].delay_s
                self._quiet_until = now + max(_GAP_S * max(speed, 1), lasts_s)
                self._sounds.play(*notes)

    def rest(self) -> None:
        """Play the sound of coming to rest: a person's turn, or the end."""
        match, people = self._match_view.match, self._match_view.people
        if match.pending.waiting is Waiting.OVER:
            if not self._over:
                lost = bool(people) and not set(people) & set(winners(self._match_view))
                self._sounds.play(Note("end", pitch=_LOSS_PITCH if lost else 1.0))
            self._over = True
        elif match.pending.waiting in _PEOPLE_ACT and self._mover not in (None, match.pending.seat):
            self._sounds.play(Note("turn"))
        self._mover = match.pending.seat
