"""The sounds themselves: what the project's own script makes, short and equally loud."""

import runpy
import wave
from pathlib import Path

import numpy as np
import pytest

from gui.app.sounds import Sound

SCRIPT = runpy.run_path(str(Path(__file__).parents[3] / "packaging" / "sounds.py"))
MADE = SCRIPT["sounds"]()
SHORT_S = 0.3


def read(sound: Sound) -> tuple[np.ndarray[tuple[int], np.dtype[np.float64]], int]:
    with wave.open(str(sound.file)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        data = np.frombuffer(file.readframes(file.getnframes()), "<i2")
        return data / 32767, file.getframerate()


def test_loudness_is_that_of_the_standard() -> None:
    """BS.1770: a sine of 997 Hz at full scale in one channel has -3.01 LUFS."""
    t = np.arange(48_000) / 48_000
    assert SCRIPT["loudness"](np.sin(2 * np.pi * 997 * t)) == pytest.approx(-3.01, abs=0.01)


def test_there_is_a_file_for_every_sound() -> None:
    assert {sound.value for sound in Sound} == set(MADE)


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_short_and_as_loud_as_the_others(sound: Sound) -> None:
    samples, rate = read(sound)
    longest = 0.9 if sound is Sound.OVER else SHORT_S
    assert len(samples) / rate <= longest
    assert SCRIPT["loudness"](samples) == pytest.approx(-18, abs=0.1)
    assert np.abs(samples).max() < 1
    assert abs(samples[-1]) < 0.001  # no click at the end


@pytest.mark.parametrize("sound", Sound)
def test_the_script_makes_these_files(sound: Sound) -> None:
    samples, _rate = read(sound)
    assert np.abs(samples - MADE[sound.value]).max() < 3 / 32767
