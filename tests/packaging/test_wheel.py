"""The wheel holds the whole program, and nothing else."""

import re
import runpy
import subprocess
import sys
import zipfile
from configparser import ConfigParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from gui.shell.commands import SUFFIX
from tests.architecture.sources import PROGRAM, ROOT, python_files


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this folder without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("parlour-*.whl")
    return built


def test_a_wheel_with_compiled_kernels_says_where_they_run(tmp_path: Path) -> None:
    hook = runpy.run_path(str(ROOT / "packaging" / "wheel_tag.py"))["WheelTag"]

    def tag() -> dict[str, Any]:
        data = dict[str, Any]()
        hook(str(tmp_path), {}, None, None, "", "wheel").initialize("standard", data)
        return data

    assert tag() == {}
    kernel = tmp_path / "engines" / "_jit" / "runtime" / "turn.nbc"
    kernel.parent.mkdir(parents=True)
    kernel.touch()
    assert tag() == {"pure_python": False, "infer_tag": True}


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    """All files in the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_every_module_is_in_the_wheel(names: set[str]) -> None:
    assert {file.as_posix() for file in python_files(*PROGRAM)} <= names


def test_every_asset_but_the_screenshots_is_in_the_wheel(names: set[str]) -> None:
    files = (file for file in (ROOT / "assets").rglob("*") if file.is_file())
    assets = {file.relative_to(ROOT).as_posix() for file in files if file.suffix != ".pyc"}
    screenshots = {name for name in assets if name.startswith("assets/screenshots/")}
    assert screenshots
    assert assets - screenshots <= names
    assert names.isdisjoint(screenshots)


def test_licences_are_in_the_wheel(names: set[str]) -> None:
    licences = {Path(name).name for name in names if "/licenses/" in name}
    assert {"LICENSE", "notices.md"} <= licences


def test_nothing_else_is_in_the_wheel(names: set[str]) -> None:
    folders = {name.split("/")[0] for name in names}
    assert {re.sub(r"^parlour-\d+(\.\d+)*", "", folder) for folder in folders} == {
        *("engines", "gui", "assets"),
        *(".dist-info", ".data"),
    }


def test_desktops_find_the_program(names: set[str]) -> None:
    shared = {name.partition(".data/data/share/")[2] for name in names}
    assert {
        "applications/parlour.desktop",
        "metainfo/parlour.metainfo.xml",
        "icons/hicolor/scalable/apps/parlour.svg",
        "mime/packages/parlour.xml",
    } <= shared


def test_desktops_open_records_with_the_program() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(ROOT / "packaging" / "parlour.desktop", encoding="utf-8")
    (kind,) = entry["Desktop Entry"]["MimeType"].rstrip(";").split(";")
    assert entry["Desktop Entry"]["Exec"].endswith(" %f")
    space = {"": "http://www.freedesktop.org/standards/shared-mime-info"}
    types = ElementTree.parse(ROOT / "packaging" / "parlour-mime.xml")
    known = {each.get("type"): each for each in types.iterfind("mime-type", space)}
    globs = [each.get("pattern") for each in known[kind].iterfind("glob", space)]
    assert globs == [f"*{SUFFIX}"]
    described = ElementTree.parse(ROOT / "packaging" / "parlour.metainfo.xml")
    assert described.findtext("provides/mediatype") == kind


def test_commands_start_what_they_name(wheel: Path) -> None:
    entries = ConfigParser()
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("entry_points.txt"))
        entries.read_string(archive.read(name).decode())
    assert dict(entries["console_scripts"]) == {"parlour-lab": "engines.cli.main:main"}
    assert dict(entries["gui_scripts"]) == {"parlour": "gui.shell.start:main"}


def test_installed_program_finds_its_assets(wheel: Path, tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(tmp_path)]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    script = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from engines.runtime import paths\n"
        "print(paths.asset('fonts', 'OFL.txt').is_file(), paths.asset())"
    )
    answer = subprocess.run(
        [sys.executable, "-P", "-c", script],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.split() == ["True", str(tmp_path / "assets")]
