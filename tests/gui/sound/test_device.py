"""Mixing, and the thread that opens and closes the device."""

import logging
import sys
import threading
from collections.abc import Callable
from types import SimpleNamespace

import miniaudio
import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from gui.app import settings as keys
from gui.app.settings import Settings
from gui.app.sounds import RATE, SILENCE_S, Note, Sounds, Stream, open_device

FULL = 32767


class Device:
    """A device that plays when it is told to."""

    def __init__(self) -> None:
        self.opened: list[Stream] = []
        self.threads: list[threading.Thread] = []
        self.closed = 0
        self.error: Exception | None = None

    def open(self, stream: Stream) -> Callable[[], None]:
        self.threads.append(threading.current_thread())
        if self.error is not None:
            raise self.error
        next(stream)
        self.opened.append(stream)
        return self._close

    def _close(self) -> None:
        self.closed += 1

    def play(self, frames: int) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
        """What the newest device plays next."""
        return np.frombuffer(self.opened[-1].send(frames), "<i2")


@pytest.fixture
def device() -> Device:
    return Device()


@pytest.fixture
def sounds(settings: Settings, device: Device) -> Sounds:
    settings.set(keys.VOLUME, 100)
    return Sounds(settings, device.open)


def test_a_note_is_played_as_it_was_recorded(sounds: Sounds, device: Device, qtbot: QtBot) -> None:
    sounds.play(Note("tick"))
    qtbot.waitUntil(lambda: bool(device.opened))
    wanted = Note("tick").samples
    first, second = device.play(1000), device.play(len(wanted))
    assert np.abs(np.concatenate([first, second])[: len(wanted)] - FULL * wanted).max() <= 1
    assert not second[len(wanted) - 1000 :].any()


def test_notes_are_mixed_in_their_time(sounds: Sounds, device: Device, qtbot: QtBot) -> None:
    one, other = Note("tick", 0.01, volume=0.5), Note("felt", 0.02, pitch=2.0)
    sounds.play(one, other)
    qtbot.waitUntil(lambda: bool(device.opened))
    played = device.play(RATE) / FULL
    first = int(np.flatnonzero(played)[0])
    assert first == pytest.approx(0.01 * RATE, abs=40)
    wanted = np.zeros(RATE)
    for note in (one, other):
        wanted[: len(note.samples)] += note.samples
    assert np.abs(played - wanted).max() <= 2 / FULL
    assert len(other.samples) < 0.02 * RATE + 0.6 * len(Note("felt").samples)


def test_what_would_be_too_loud_is_cut(sounds: Sounds, device: Device, qtbot: QtBot) -> None:
    sounds.play(*[Note("cube")] * 6)
    qtbot.waitUntil(lambda: bool(device.opened))
    assert np.abs(device.play(RATE).astype(int)).max() == FULL


def test_a_thread_opens_the_device_and_nobody_waits(settings: Settings, qtbot: QtBot) -> None:
    go_on = threading.Event()
    device = Device()

    def slow(stream: Stream) -> Callable[[], None]:
        go_on.wait()
        return device.open(stream)

    sounds = Sounds(settings, slow)
    sounds.play(Note("tick"))
    sounds.play(Note("tick"))
    assert device.opened == []
    go_on.set()
    qtbot.waitUntil(lambda: len(device.opened) == 1)
    assert device.threads[0] is not threading.main_thread()


def test_the_device_is_closed_after_a_silence_and_opened_anew(
    sounds: Sounds, device: Device, qtbot: QtBot
) -> None:
    sounds.play(Note("tick"))
    qtbot.waitUntil(lambda: bool(device.opened))
    device.play(RATE)
    for _second in range(SILENCE_S):
        device.play(RATE)
    assert device.closed == 0
    device.play(RATE)
    qtbot.waitUntil(lambda: device.closed == 1)
    sounds.play(Note("felt"))
    qtbot.waitUntil(lambda: len(device.opened) == 2)
    assert device.play(RATE).any()


def test_without_a_device_there_is_silence_and_no_complaint(
    settings: Settings,
    sounds: Sounds,
    device: Device,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    device.error = OSError("There is none.")
    with caplog.at_level(logging.INFO):
        sounds.play(Note("tick"))
        qtbot.waitUntil(lambda: bool(sounds.problem))
        for _again in range(5):
            sounds.play(Note("tick"))
    assert len(device.threads) == 1
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert capfd.readouterr() == ("", "")

    device.error = None
    settings.set(keys.SOUND, False)
    settings.set(keys.SOUND, True)
    qtbot.waitUntil(lambda: bool(device.opened))
    assert sounds.problem == ""


def test_muting_breaks_off_what_is_heard(
    settings: Settings, sounds: Sounds, device: Device, qtbot: QtBot
) -> None:
    sounds.play(Note("end"))
    qtbot.waitUntil(lambda: bool(device.opened))
    assert device.play(RATE // 2).any()
    settings.set(keys.SOUND, False)
    assert not device.play(RATE // 2).any()


def test_the_library_plays_the_stream(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Uses the library's null device, which is silent and always available."""
    made: list[miniaudio.PlaybackDevice] = []

    def silent(**wanted: object) -> miniaudio.PlaybackDevice:
        chosen = wanted | {"backends": [miniaudio.Backend.NULL]}
        made.append(miniaudio.PlaybackDevice(**chosen))
        return made[-1]

    fake = SimpleNamespace(PlaybackDevice=silent, Backend=miniaudio.Backend, lib=miniaudio.lib)
    monkeypatch.setitem(sys.modules, "miniaudio", fake)
    frames: list[int] = []

    def listen() -> Stream:
        wanted = yield b""
        while True:
            frames.append(wanted)
            wanted = yield bytes(2 * wanted)

    close = open_device(listen())
    qtbot.waitUntil(lambda: sum(frames) > RATE // 10)
    assert made[0].sample_rate == RATE
    close()
    assert not made[0].running
