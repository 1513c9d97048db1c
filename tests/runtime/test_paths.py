"""Where Parlour keeps its files."""

from pathlib import Path

import pytest

from engines.runtime import paths


def test_one_folder_holds_everything_when_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("PARLOUR_KERNEL_CACHE")
    monkeypatch.delenv("PARLOUR_SOLUTION_CACHE")
    folders = [
        paths.config_folder(),
        paths.data_folder(),
        paths.cache_folder(),
        paths.log_folder(),
    ]
    assert len(set(folders)) == 4
    assert all(folder.parent == tmp_path / "home" for folder in folders)
    assert paths.kernel_cache_folder() == paths.cache_folder() / "jit"
    assert paths.solution_folder() == paths.cache_folder() / "solved"
    assert not (tmp_path / "home").exists()


def test_caches_can_live_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_KERNEL_CACHE", str(tmp_path / "code"))
    monkeypatch.setenv("PARLOUR_SOLUTION_CACHE", str(tmp_path / "tables"))
    assert paths.kernel_cache_folder() == tmp_path / "code"
    assert paths.solution_folder() == tmp_path / "tables"


def test_without_a_wish_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARLOUR_HOME")
    for folder in (paths.config_folder(), paths.data_folder(), paths.cache_folder()):
        assert "parlour" in folder.parts


def test_assets_are_found() -> None:
    assert paths.asset("fonts", "OFL.txt").is_file()
