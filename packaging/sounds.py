"""Synthesizes the sounds of the window: ``python packaging/sounds.py FOLDER``.

Whatever is struck is a few damped inharmonic tones (its modes) and a burst of noise (the touch). A
soft or heavy thing has a slow touch and low, short modes; a hard one a sharp touch and high modes.
Every run makes the same files.
"""

import sys
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float64]
Mode = tuple[float, float, float]
"""Frequency in Hz, level, time constant in ms."""

RATE: Final = 44_100
_RISE_S: Final = 0.0004
_FADE_S: Final = 0.006

PEAKS: Final = {
    "felt": 0.62,
    "leather": 0.66,
    "wood": 0.46,
    "tick": 0.36,
    "bank": 0.55,
    "thud": 0.70,
    "coin": 0.18,
    "piece": 0.62,
    "capture": 0.62,
    "cube": 0.72,
    "tile": 0.48,
    "reveal": 0.42,
    "turn": 0.22,
    "end": 0.34,
}
"""The peak of each sound, out of 1. Sounds that ring or last seem louder, so they get less."""


def _time(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE)) / RATE


def _modes(seconds: float, modes: Sequence[Mode], attack_ms: float) -> Samples:
    """Damped tones that begin together, within ``attack_ms``."""
    t = _time(seconds)
    tones = [
        level * np.sin(2 * np.pi * pitch * t) * np.exp(-1000 * t / damping)
        for pitch, level, damping in modes
    ]
    return np.sum(tones, axis=0) * np.minimum(1.0, 1000 * t / attack_ms)


def _noise(seconds: float, low: float, high: float, damping_ms: float, seed: int) -> Samples:
    """A burst of noise between two frequencies in Hz, at its loudest 1."""
    t = _time(seconds)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(len(t)))
    pitch = np.fft.rfftfreq(len(t), 1 / RATE)
    spectrum *= 1 / (1 + (pitch / high) ** 4) * (1 - 1 / (1 + (pitch / low) ** 4))
    burst = np.fft.irfft(spectrum, len(t)) * np.exp(-1000 * t / damping_ms)
    return burst / np.abs(burst).max()


def _struck(
    seconds: float,
    modes: Sequence[Mode],
    noise: tuple[float, float, float, float],
    *,
    attack_ms: float = 0.3,
    seed: int,
) -> Samples:
    """A thing that is struck: its modes, and noise (level, from and to Hz, time constant in ms)."""
    level, low, high, damping = noise
    touch = level * _noise(seconds, low, high, damping, seed)
    return _modes(seconds, modes, attack_ms) + touch * np.minimum(
        1.0, 1000 * _time(seconds) / attack_ms
    )


def _placed(seconds: float, *parts: tuple[float, Samples]) -> Samples:
    """Parts that begin at these seconds, mixed."""
    mixed = np.zeros(round(seconds * RATE))
    for begin, part in parts:
        start = round(begin * RATE)
        room = len(mixed) - start
        mixed[start : start + len(part)] += part[:room]
    return mixed


def _whoosh(seconds: float) -> Samples:
    """Air between lifted cups: noise that rises in pitch and dies away."""
    t = _time(seconds)
    rising = np.linspace(0, 1, len(t))
    bands = [(300, 700, 0.25), (600, 1300, 0.45), (1100, 2400, 0.65)]
    parts = [
        _noise(seconds, low, high, 1e6, 50 + low) * np.exp(-(((rising - middle) / 0.16) ** 2))
        for low, high, middle in bands
    ]
    return np.sum(parts, axis=0)


def _bar(seconds: float, pitch: float) -> Samples:
    """A note of a wooden bar, struck softly: the higher a tone, the sooner it fades."""
    return _modes(seconds, [(pitch, 1, 95), (4 * pitch, 0.16, 28), (9.2 * pitch, 0.03, 8)], 5)


def _brass(seconds: float, pitch: float) -> Samples:
    """A short note of brass: the louder it is, the more harmonics it has."""
    t = _time(seconds)
    loud = np.minimum(1, t / 0.009) * np.exp(-np.maximum(0, t - 0.22) / 0.20)
    bent = 2 * np.pi * pitch * (t - 0.0009 * np.exp(-t / 0.03))
    parts = [np.sin(n * bent) * loud ** (1 + 0.35 * n) / n**1.15 for n in range(1, 11)]
    return np.sum(parts, axis=0)


def _made() -> dict[str, Samples]:
    ring = _modes(0.19, [(3150, 1, 46), (5210, 0.6, 34), (8040, 0.3, 20), (11300, 0.12, 9)], 0.4)
    knock = [(620.0, 1.0, 15.0), (1490.0, 0.5, 9.0), (2460.0, 0.22, 5.0), (176.0, 0.5, 24.0)]
    board = [(335.0, 1.0, 17.0), (790.0, 0.42, 10.0), (1370.0, 0.16, 6.0)]
    chord = [_brass(0.95, pitch) for pitch in (233.1, 293.7, 349.2, 466.2)]
    return {
        "felt": _struck(
            0.075,
            [(690, 1, 9), (1720, 0.6, 5), (3350, 0.4, 3), (5200, 0.16, 1.6)],
            (0.5, 200, 2600, 5),
            attack_ms=0.8,
            seed=1,
        ),
        "leather": _struck(
            0.085,
            [(290, 1, 12), (640, 0.42, 8), (1180, 0.14, 4), (2900, 0.05, 1.5)],
            (0.45, 90, 950, 7),
            attack_ms=1.2,
            seed=2,
        ),
        "wood": _struck(
            0.09,
            [(1340, 1, 8), (2870, 0.75, 6), (4650, 0.45, 4), (7100, 0.15, 2), (232, 0.3, 20)],
            (0.45, 400, 5200, 2.5),
            seed=3,
        ),
        "tick": _struck(
            0.055, [(1180, 1, 6), (2630, 0.35, 3.5)], (0.2, 500, 3200, 2), attack_ms=0.6, seed=4
        ),
        "bank": _placed(
            0.2,
            (0.0, 0.22 * _noise(0.05, 900, 2600, 30, 5)),
            (0.045, _struck(0.15, knock, (0.35, 200, 2600, 4), seed=6)),
        ),
        "thud": _struck(
            0.32,
            [(82, 1, 70), (146, 0.75, 48), (231, 0.5, 28)],
            (0.3, 60, 420, 22),
            attack_ms=3,
            seed=7,
        ),
        "coin": _placed(0.25, (0.0, ring), (0.06, 0.62 * ring)),
        "piece": _struck(0.12, board, (0.28, 120, 1300, 8), attack_ms=1.6, seed=8),
        "capture": _placed(
            0.18,
            (0.0, 0.5 * _struck(0.1, board, (0.4, 200, 2600, 4), attack_ms=0.5, seed=9)),
            (0.048, _struck(0.13, knock, (0.5, 200, 3400, 4), seed=10)),
        ),
        "cube": _struck(
            0.24,
            [(158, 1, 42), (372, 0.7, 24), (815, 0.34, 12), (1620, 0.12, 6)],
            (0.4, 80, 1500, 8),
            attack_ms=0.7,
            seed=11,
        ),
        "tile": _struck(
            0.1, [(262, 0.22, 14), (1560, 0.2, 5)], (0.9, 900, 4200, 9), attack_ms=0.6, seed=12
        ),
        "reveal": _placed(
            0.4,
            (0.0, 0.9 * _struck(0.06, [(520, 0.4, 9)], (0.6, 500, 3200, 5), attack_ms=1, seed=14)),
            (0.0, 0.5 * _whoosh(0.3)),
            (0.27, _struck(0.12, board, (0.3, 200, 1800, 6), attack_ms=1, seed=13)),
        ),
        "turn": _placed(0.5, (0.0, 0.85 * _bar(0.36, 587.3)), (0.13, _bar(0.37, 880.0))),
        "end": np.sum(chord, axis=0),
    }


def sounds() -> dict[str, Samples]:
    """All sounds by name, each at its peak; none begins or ends with a jump."""
    rise = np.linspace(0, 1, round(_RISE_S * RATE))
    fade = np.linspace(1, 0, round(_FADE_S * RATE))
    found = {}
    for name, samples in _made().items():
        samples[: len(rise)] *= rise
        samples[-len(fade) :] *= fade
        found[name] = samples * (PEAKS[name] / np.abs(samples).max())
    return found


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
