"""Where Parlour keeps its files."""

from pathlib import Path

import pytest

from engines.core import places


def test_one_folder_holds_everything_when_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("PARLOUR_KERNEL_CACHE")
    monkeypatch.delenv("PARLOUR_SOLUTION_CACHE")
    folders = [
        places.config_folder(),
        places.data_folder(),
        places.cache_folder(),
        places.log_folder(),
    ]
    assert len(set(folders)) == 4
    assert all(folder.parent == tmp_path / "home" for folder in folders)
    assert places.kernel_cache_folder() == places.cache_folder() / "jit"
    assert places.solution_folder() == places.cache_folder() / "solved"
    assert not (tmp_path / "home").exists()


def test_caches_can_live_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_KERNEL_CACHE", str(tmp_path / "code"))
    monkeypatch.setenv("PARLOUR_SOLUTION_CACHE", str(tmp_path / "tables"))
    assert places.kernel_cache_folder() == tmp_path / "code"
    assert places.solution_folder() == tmp_path / "tables"


def test_without_a_wish_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARLOUR_HOME")
    for folder in (places.config_folder(), places.data_folder(), places.cache_folder()):
        assert "parlour" in folder.parts


def test_assets_are_found() -> None:
    assert places.asset("fonts", "OFL.txt").is_file()
