"""``packaging/setup`` on a tiny project without dependencies: quick, repeatable, hard to break."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from tests.packaging.conftest import Run

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
"""

# The smallest build backend that pip accepts for an editable installation.
BACKEND = """
import pathlib, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    name = "tiny-1-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(folder) / name, "w") as wheel:
        info = "tiny-1.dist-info/"
        wheel.writestr("tiny.py", "")
        wheel.writestr(info + "METADATA", "Metadata-Version: 2.1\\nName: tiny\\nVersion: 1\\n")
        wheel.writestr(info + "WHEEL", "Wheel-Version: 1.0\\nTag: py3-none-any\\n")
        wheel.writestr(info + "RECORD", "")
    return name
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project folder with the real scripts."""
    folder = tmp_path / "project"
    (folder / "packaging").mkdir(parents=True)
    for name in ("setup", "common.sh", "libraries.py"):
        shutil.copy(ROOT / "packaging" / name, folder / "packaging")
    for name in ("requirements.lock", "program.lock"):
        (folder / "packaging" / name).write_text("# nothing\n")
    (folder / "pyproject.toml").write_text(PYPROJECT)
    (folder / "backend.py").write_text(BACKEND)
    return folder


def set_up(run: Run, project: Path, *arguments: str, **environment: str) -> str:
    """Run the script; return what it said."""
    environment.setdefault("PARLOUR_PYTHON", sys.executable)
    answer = run(project / "packaging" / "setup", *arguments, **environment)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def said_without_making(run: Run, project: Path) -> str:
    """What the script says before it makes an environment, which takes long."""
    python = project / "python"
    python.write_text(
        f'#!/bin/sh\ncase "$*" in "-m venv"*) exit 9;; esac\nexec "{sys.executable}" "$@"\n'
    )
    python.chmod(0o755)
    answer = run(project / "packaging" / "setup", PARLOUR_PYTHON=str(python))
    assert answer.returncode == 9
    return answer.stdout


def can_import(run: Run, project: Path) -> bool:
    return run(project / ".venv" / "bin" / "python", "-c", "import tiny").returncode == 0


def test_life_of_an_environment(run: Run, project: Path) -> None:
    """A pip that fails is reported and repaired by the next run; later runs do what is needed.

    Players get only what the program needs. Everything is installed once something else than the
    program needs it, and then stays.
    """
    program, lock = (project / "packaging" / f"{name}.lock" for name in ("program", "requirements"))
    program.write_text("not-there @ file:///no/such/file.whl\n")
    script = project / "packaging" / "setup"
    answer = run(script, "--program", PARLOUR_PYTHON=sys.executable)
    assert answer.returncode == 1
    assert "Making .venv" in answer.stdout
    assert "pip could not install the packages" in answer.stderr

    program.write_text("# nothing\n")
    said = set_up(run, project, "--program")
    assert "Installing packages from packaging/program.lock" in said
    assert "Making .venv" not in said
    assert can_import(run, project)
    assert set_up(run, project, "--program") == "", "nothing to do, and nothing to say"

    assert "Installing packages from packaging/requirements.lock" in set_up(run, project)
    assert set_up(run, project) == ""
    assert set_up(run, project, "--program") == ""

    lock.write_text("# nothing new\n")
    said = set_up(run, project, "--program")
    assert "Installing packages from packaging/requirements.lock" in said
    assert "Making .venv" not in said
    assert set_up(run, project) == ""

    moved = project.rename(project.with_name("moved"))
    assert "Replacing .venv" in said_without_making(run, moved)


def test_all_system_packages_are_asked_for_at_once(
    run: Run, project: Path, stub: Callable[[str, str], None]
) -> None:
    """Before anything else is done; Debian's Python comes without what makes an environment."""
    (project / "packaging" / "libraries.py").write_text("print('libsomething')")
    bare = project / "python"
    bare.write_text(
        f'#!/bin/sh\ncase "$*" in *ensurepip*) exit 1;; esac\nexec "{sys.executable}" "$@"\n'
    )
    bare.chmod(0o755)
    stub("apt-get", "exit 1")
    stub("sudo", "exit 1")
    answer = run(project / "packaging" / "setup", "drawing", PARLOUR_PYTHON=str(bare))
    assert answer.returncode == 1
    venv = "python{}.{}-venv".format(*sys.version_info)
    assert f"libsomething {venv}\n" in answer.stderr
    assert "Making .venv" not in answer.stdout


@pytest.mark.slow
def test_a_moved_environment_is_made_anew(run: Run, project: Path) -> None:
    set_up(run, project)
    moved = project.rename(project.with_name("moved"))
    assert "Replacing .venv" in set_up(run, moved)
    assert can_import(run, moved)


@pytest.mark.slow
def test_an_interrupted_run_is_started_afresh(run: Run, project: Path, tmp_path: Path) -> None:
    set_up(run, project)
    (project / ".venv" / "parlour-unfinished").touch()
    assert "Replacing .venv" in set_up(run, project)
    assert set_up(run, project) == ""

    (project / ".venv" / "bin" / "python").unlink()
    assert "Making .venv" in set_up(run, project)
    assert can_import(run, project)


@pytest.mark.slow
def test_pip_settings_of_the_person_do_not_lead_it_elsewhere(
    run: Run, project: Path, tmp_path: Path
) -> None:
    elsewhere = str(tmp_path / "elsewhere")
    set_up(
        run, project, PIP_TARGET=elsewhere, PIP_USER="1", PYTHONPATH=elsewhere, PYTHONHOME=elsewhere
    )
    assert can_import(run, project)
    assert not Path(elsewhere).exists()


@pytest.mark.slow
def test_an_unsupported_python_is_passed_over(run: Run, project: Path, tmp_path: Path) -> None:
    old = tmp_path / "old-python"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    (tmp_path / "stubs" / "python3").symlink_to(sys.executable)
    said = set_up(run, project, PARLOUR_PYTHON=str(old))
    assert f"({tmp_path}/stubs/python3)" in said


def test_the_environment_of_another_folder_is_left_alone(
    run: Run, project: Path, tmp_path: Path
) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "kept").touch()
    (project / ".venv").symlink_to(theirs)
    answer = run(project / "packaging" / "setup", PARLOUR_PYTHON=sys.executable)
    assert answer.returncode == 1
    assert ".venv is a link" in answer.stderr
    assert (theirs / "kept").exists()
