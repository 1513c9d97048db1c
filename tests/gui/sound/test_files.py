"""The files: what the project's own script makes, and what the games use of it."""

import runpy
import wave
from pathlib import Path

import numpy as np
import pytest

from engines.contract.registry import games
from engines.runtime import paths
from engines.runtime.texts import texts_of
from gui.app.sounds import RATE
from gui.match.sounds import soundscape

SCRIPT = runpy.run_path(str(Path(__file__).parents[3] / "packaging" / "sounds.py"))
MADE = SCRIPT["sounds"]()
FOLDER = paths.asset("sounds")
GAMES = sorted(games())
STEP = 1 / 32767
OF_MATCHES = {"turn", "end", "piece", "coin"}
"""Sounds that the program plays by itself, whatever the game."""


def read(sound: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    with wave.open(str(FOLDER / f"{sound}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32767


def log_codes(game: str) -> list[str]:
    """All codes of sentences in the log of a game."""
    start = f"{game}-log-"
    ids = texts_of("en").ids(game)
    return [each.removeprefix(start).replace("-", ".") for each in ids if each.startswith(start)]


def test_there_is_a_file_for_every_sound_and_they_are_small() -> None:
    files = list(FOLDER.glob("*.wav"))
    assert {file.stem for file in files} == set(MADE)
    assert sum(file.stat().st_size for file in files) < 400_000


@pytest.mark.parametrize("sound", MADE)
def test_the_script_makes_these_files(sound: str) -> None:
    assert np.abs(read(sound) - MADE[sound]).max() < 3 * STEP


@pytest.mark.parametrize("sound", MADE)
def test_a_sound_is_short_at_its_peak_and_begins_and_ends_in_silence(sound: str) -> None:
    samples = read(sound)
    assert len(samples) / RATE <= (1.0 if sound == "end" else 0.5)
    assert np.abs(samples).max() == pytest.approx(SCRIPT["PEAKS"][sound], abs=STEP)
    assert np.abs(samples[[0, -1]]).max() < 0.001
    # The fade takes next to nothing away: the sound was over.
    assert np.abs(samples[-RATE // 100 :]).max() < 0.03 * np.abs(samples).max()


@pytest.mark.parametrize("sound", MADE)
def test_a_sound_is_heard_at_once(sound: str) -> None:
    """Sight and sound must coincide: a tenth of the peak is reached within 10 ms."""
    samples = np.abs(read(sound))
    assert samples[: RATE // 100].max() > 0.1 * samples.max()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_names_sounds_of_sentences_that_it_has(game: str) -> None:
    sounds = soundscape(game)
    codes = log_codes(game)
    assert set(sounds["log"].values()) <= set(MADE)
    assert sounds.get("dice", "felt") in MADE
    for start in sounds["log"]:
        assert any(code.startswith(start) for code in codes), start


def test_every_sound_is_used() -> None:
    used = set(OF_MATCHES)
    for game in GAMES:
        sounds = soundscape(game)
        used |= {*sounds["log"].values(), sounds.get("dice", "felt")}
    assert used == set(MADE)
