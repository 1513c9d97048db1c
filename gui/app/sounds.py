"""Sounds: the WAV files of ``assets/sounds``, mixed and sent to the sound device."""

import logging
import sys
import wave
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engines.runtime import paths
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.settings import Settings

RATE: Final = 44_100
"""Samples a second, in all files and on the device."""
SILENCE_S: Final = 10
"""The device is closed after this much silence."""
_BUFFER_MS: Final = 30
_log = logging.getLogger(__name__)

Samples: TypeAlias = npt.NDArray[np.float64]
Stream: TypeAlias = Generator[bytes, int, None]
"""Is sent a number, and yields that many 16-bit samples."""


@dataclass(frozen=True, slots=True)
class Note:
    """A sound to play.

    Attributes:
        sound: the name of its file.
        delay_s: how many seconds later it starts.
        volume: amplitude, as a share of the volume in the settings.
        pitch: factor on its frequency.
    """

    sound: str
    delay_s: float = 0.0
    volume: float = 1.0
    pitch: float = 1.0

    @property
    def samples(self) -> Samples:
        """The samples to play, delay included."""
        made = _recorded(self.sound)
        bent = np.interp(np.arange(0, len(made), self.pitch), np.arange(len(made)), made)
        return np.pad(self.volume * bent, (round(self.delay_s * RATE), 0))


@cache
def _recorded(sound: str) -> Samples:
    with wave.open(str(paths.asset("sounds", f"{sound}.wav"))) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32767


def open_device(stream: Stream) -> Callable[[], None]:
    """Play a stream on this computer's sound device; return the function that closes it.

    Raises MiniaudioError if there is no device.
    """
    import miniaudio

    server, alsa = miniaudio.Backend.PULSEAUDIO, miniaudio.Backend.ALSA
    # Without a sound card, ALSA would complain on the terminal.
    linux = [server, alsa] if any(Path("/dev/snd").glob("pcm*p")) else [server]
    device = miniaudio.PlaybackDevice(
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_BUFFER_MS,
        backends=linux if sys.platform == "linux" else None,
        app_name="Parlour",
    )
    next(stream)
    device.start(stream)

    def close() -> None:
        device.close()
        # Closing the device alone leaves its connection to the sound server open.
        miniaudio.lib.ma_context_uninit(device._context)  # noqa: SLF001

    return close


class Sounds:
    """Plays sounds as the settings say. Changing the volume plays a sample.

    A thread opens the device for the first sound and closes it after a silence, so nothing waits
    for it. Without a device nothing is heard, and ``problem`` says why; unmuting tries again.
    """

    def __init__(
        self, settings: Settings, opener: Callable[[Stream], Callable[[], None]] = open_device
    ) -> None:
        self.problem = ""
        self.watching = False
        """Whether bots are watched, which has its own switch."""
        self._settings = settings
        self._opener = opener
        self._lock = Lock()
        self._coming: Samples = np.zeros(0)
        self._silent = 0
        self._idle: Event | None = None
        settings.changed.connect(self._take)

    @property
    def switch(self) -> keys.Key[bool]:
        """The setting that mutes sounds now."""
        return keys.WATCHING_SOUND if self.watching else keys.SOUND

    def play(self, *notes: Note) -> None:
        """Play notes together, unless sounds are muted."""
        share = self._settings.get(keys.VOLUME) / 100
        if share and self._settings.get(self.switch):
            self.send(notes, share**2)  # loudness is roughly the root of the amplitude

    def send(self, notes: tuple[Note, ...], volume: float) -> None:
        """Mix notes into what plays next, and open the device if it is closed."""
        with self._lock:
            if self.problem:
                return
            parts = [self._coming, *(volume * note.samples for note in notes)]
            length = max(map(len, parts))
            self._coming = np.sum([np.pad(part, (0, length - len(part))) for part in parts], axis=0)
            if self._idle is None:
                self._idle, self._silent = Event(), 0
                Thread(target=self._run, args=(self._idle,), name="sound", daemon=True).start()

    def _take(self, name: str) -> None:
        if name in (self.switch.name, keys.VOLUME.name):
            with self._lock:
                self._coming, self.problem = np.zeros(0), ""
            self.play(Note("piece"))

    def _run(self, idle: Event) -> None:
        try:
            close = self._opener(self._stream())
        except Exception as error:  # noqa: BLE001 - the game continues without sound
            _log.info("Sounds are silent: %s", error)
            with self._lock:
                self._coming, self._idle = np.zeros(0), None
                self.problem = tr("settings-sound-device-found-turn")
            return
        idle.wait()
        close()

    def _stream(self) -> Stream:
        frames, heard = 0, np.zeros(0)
        while True:
            mixed = np.clip(np.pad(heard, (0, frames - len(heard))), -1, 1)
            frames = yield (32767 * mixed).astype("<i2").tobytes()
            with self._lock:
                heard, self._coming = self._coming[:frames], self._coming[frames:]
                self._silent = 0 if len(heard) else self._silent + frames
                if self._silent > SILENCE_S * RATE and self._idle is not None:
                    self._idle.set()
                    self._idle = None
