"""Synthesises the seven sounds of the window: ``python packaging/sounds.py FOLDER``.

Knocks are damped tones with a burst of noise, as of wood; chimes are damped harmonics. Each is
brought to -18 LUFS (ITU-R BS.1770-4, over the whole sound, without gates: all are shorter than one
of its blocks, or about two). The same run makes the same files.
"""

import sys
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float64]

RATE: Final = 48_000
LOUDNESS: Final = -18.0
_PEAK: Final = 0.98

# K-weighting at 48 kHz: the two filters of BS.1770-4, tables 1 and 2.
_SHELF: Final = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (1.0, -1.69065929318241, 0.73248077421585),
)
_HIGH_PASS: Final = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))


def loudness(samples: Samples) -> float:
    """Loudness of one channel in LUFS, ungated."""
    from scipy.signal import lfilter

    weighted = lfilter(*_HIGH_PASS, lfilter(*_SHELF, samples))
    return float(-0.691 + 10 * np.log10(np.mean(weighted**2)))


def _time(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE)) / RATE


def _knock(seconds: float, pitch: float, damping: float, seed: int) -> Samples:
    """A tap: two damped tones that do not fit together, and a click of noise."""
    t = _time(seconds)
    tones = np.sin(2 * np.pi * pitch * t) + 0.5 * np.sin(2 * np.pi * 2.76 * pitch * t)
    noise = np.random.default_rng(seed).standard_normal(len(t))
    return tones * np.exp(-damping * t) + 0.6 * noise * np.exp(-9 * damping * t)


def _chime(seconds: float, pitch: float, damping: float) -> Samples:
    """A soft bell: three harmonics, the higher the shorter."""
    t = _time(seconds)
    parts = [
        np.sin(2 * np.pi * n * pitch * t) * np.exp(-n * damping * t) / n**1.5 for n in (1, 2, 3)
    ]
    return np.sum(parts, axis=0) * np.minimum(1.0, t / 0.004)


def _placed(seconds: float, parts: Sequence[tuple[float, Samples]]) -> Samples:
    """Parts that begin at these seconds, mixed, with a short fade at the end."""
    mixed = np.zeros(round(seconds * RATE))
    for begin, part in parts:
        start = round(begin * RATE)
        room = len(mixed) - start
        mixed[start : start + len(part)] += part[:room]
    fade = round(0.01 * RATE)
    mixed[-fade:] *= np.linspace(1, 0, fade)
    return mixed


def sounds() -> dict[str, Samples]:
    """All sounds by name, at the same loudness, within -1 .. 1."""
    rattle = [
        (0.045 * n, _knock(0.05, pitch, 140, seed=n))
        for n, pitch in enumerate((1450, 1250, 1600, 1350, 1200))
    ]
    made = {
        "die": _placed(0.25, rattle),
        "settle": _placed(0.09, [(0.0, _knock(0.09, 700, 60, seed=11))]),
        "move": _placed(0.10, [(0.0, _knock(0.10, 420, 45, seed=12))]),
        "take": _placed(
            0.16,
            [(0.0, _knock(0.08, 420, 55, seed=13)), (0.06, _knock(0.10, 260, 40, seed=14))],
        ),
        "turn": _placed(0.28, [(0.0, _chime(0.28, 659.3, 9)), (0.10, _chime(0.18, 880.0, 9))]),
        "over": _placed(
            0.9,
            [
                (0.14 * n, _chime(0.9 - 0.14 * n, pitch, 4))
                for n, pitch in enumerate((440.0, 554.4, 659.3, 880.0))
            ],
        ),
        "error": _placed(0.24, [(0.0, _chime(0.12, 233.1, 8)), (0.12, _chime(0.12, 196.0, 8))]),
    }
    return {name: _level(samples) for name, samples in made.items()}


def _level(samples: Samples) -> Samples:
    """Bring a sound to the wanted loudness; peaks that would not fit are rounded off."""
    for _ in range(40):
        samples = samples * 10 ** ((LOUDNESS - loudness(samples)) / 20)
        if np.abs(samples).max() <= _PEAK:
            return samples
        samples = _PEAK * np.tanh(samples / _PEAK)
    return samples


def write(folder: Path) -> None:
    """Write all sounds as WAV files: one channel, 16 bits."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds().items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(np.round(samples * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
