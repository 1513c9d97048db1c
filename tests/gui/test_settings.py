"""Settings come back with their types, whatever the file says."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gui.app import settings as keys
from gui.app.settings import Key, Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def reopened(settings: Settings) -> Settings:
    settings.save()
    return Settings(settings.file)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (keys.SCALE, 125),
        (keys.SPEED, 4.0),
        (keys.SPEED, float("inf")),
        (keys.SOUND, True),
        (keys.PLAYER_NAME, 'Ä "quoted"; x=1, %20 \\ name'),
        (keys.last_match("fargo"), {"seats": [{"name": "Ä"}], "dice": "typed"}),
        (keys.last_match("fargo"), {"seats": []}),
    ],
)
def test_values_survive_a_restart(
    qapp: QApplication, file: Path, key: Key[object], value: object
) -> None:
    settings = Settings(file)
    settings.set(key, value)
    found = reopened(settings).get(key)
    assert found == value
    assert type(found) is type(value)


def test_defaults_hold_until_something_is_chosen(qapp: QApplication, file: Path) -> None:
    settings = Settings(file)
    assert settings.get(keys.SCALE) == keys.AUTOMATIC
    assert settings.problem() == ""


@pytest.mark.parametrize("text", ["abc", "99", "true", "null", "[" * 3000])
def test_a_value_that_does_not_fit_counts_as_not_set(
    qapp: QApplication, file: Path, text: str
) -> None:
    file.write_text(f"[appearance]\nscale={text}\n")
    assert Settings(file).get(keys.SCALE) == keys.AUTOMATIC


def test_a_wrong_value_is_refused(qapp: QApplication, file: Path) -> None:
    settings = Settings(file)
    with pytest.raises(ValueError, match="99"):
        settings.set(keys.SCALE, 99)
    assert settings.get(keys.SCALE) == keys.AUTOMATIC


def test_changes_are_told_once(qapp: QApplication, file: Path) -> None:
    settings = Settings(file)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.set(keys.SCALE, 150)
    settings.set(keys.SCALE, 150)
    assert told == ["appearance/scale"]


def test_an_override_is_not_kept(qapp: QApplication, file: Path) -> None:
    settings = Settings(file)
    settings.override(keys.SCHEME, "dark")
    assert settings.get(keys.SCHEME) == "dark"
    assert reopened(settings).get(keys.SCHEME) == "system"


def test_a_damaged_file_is_set_aside_and_told(qapp: QApplication, file: Path) -> None:
    file.write_bytes(b"[appe\x00\xff garbage\nscale=@Variant(abc\n[x")
    settings = Settings(file)
    assert settings.get(keys.SCALE) == keys.AUTOMATIC
    assert "damaged" in settings.problem()
    assert file.with_name("settings.ini.damaged").exists()
    settings.set(keys.SCALE, 125)
    assert reopened(settings).get(keys.SCALE) == 125


def test_a_file_that_cannot_be_written_is_told_and_choices_hold(qapp: QApplication) -> None:
    settings = Settings(Path("/proc/nowhere/settings.ini"))
    settings.set(keys.SCALE, 125)
    assert settings.get(keys.SCALE) == 125
    assert "/proc/nowhere/settings.ini" in settings.problem()
