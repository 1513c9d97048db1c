"""The shell scripts: style, what they say, and what they ask of the person."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from tests.packaging.conftest import Run

PACKAGING = ROOT / "packaging"
COMMON = PACKAGING / "common.sh"
SCRIPTS = [
    file
    for folder in (PACKAGING, ROOT / ".ci")
    for file in sorted(folder.iterdir())
    if file.is_file() and file.read_bytes().startswith(b"#!/usr/bin/env bash")
]

Stub = Callable[[str, str], None]


def test_there_are_the_scripts_that_the_readme_names() -> None:
    assert {"run", "setup", "test", "lock", "with-display"} <= {file.name for file in SCRIPTS}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda file: file.name)
def test_script_can_be_started_and_stops_at_the_first_error(script: Path) -> None:
    assert os.access(script, os.X_OK)
    text = script.read_text()
    assert "\nset -euo pipefail\n" in text or "&& exec " in text


def test_shellcheck_finds_nothing(run: Run) -> None:
    shellcheck = Path(sys.executable).with_name("shellcheck")
    answer = run(shellcheck, "--external-sources", f"--source-path={ROOT}", *SCRIPTS, COMMON)
    assert answer.stdout + answer.stderr == ""


def test_run_without_a_display_says_how_to_get_one(run: Run) -> None:
    answer = run(PACKAGING / "run")
    assert answer.returncode == 1
    assert "There is no display" in answer.stderr
    assert "packaging/run --screenshot FILE" in answer.stderr
    assert answer.stdout == ""


def test_a_display_that_has_ended_is_found_out(run: Run) -> None:
    answer = run("env", "DISPLAY=:4711", sys.executable, "-I", PACKAGING / "display.py")
    assert answer.returncode == 1
    assert answer.stdout + answer.stderr == ""


def install(run: Run, *packages: str) -> tuple[int, str]:
    script = f'. "{COMMON}"; install_packages "Something is missing." {" ".join(packages)}'
    answer = run("bash", "-euo", "pipefail", "-c", script)
    return answer.returncode, answer.stdout + answer.stderr


def test_a_person_who_may_not_install_gets_the_command_to_type(run: Run, stub: Stub) -> None:
    stub("id", "echo 1000")
    stub("sudo", "exit 1")
    stub("apt-get", "echo apt-get must not run; exit 1")
    status, output = install(run, "libegl1", "libgl1")
    assert status == 1
    assert "Something is missing." in output
    typed = "sudo apt-get install --no-install-recommends libegl1 libgl1"
    assert f"\n  sudo apt-get update && {typed}\n" in output
    assert "must not run" not in output


def test_root_installs_without_sudo(run: Run, stub: Stub) -> None:
    stub("id", "echo 0")
    stub("sudo", "echo sudo must not run; exit 1")
    stub("apt-get", 'echo "apt-get: $*"')
    status, output = install(run, "libegl1")
    assert status == 0
    assert "install -y --no-install-recommends libegl1" in output
    assert "must not run" not in output


def test_sudo_that_asks_for_no_password_installs(run: Run, stub: Stub) -> None:
    stub("id", "echo 1000")
    stub("sudo", 'test "$1" = -n && shift && exec "$@"')
    stub("apt-get", 'echo "apt-get: $*"')
    status, output = install(run, "libegl1")
    assert status == 0
    assert "install -y --no-install-recommends libegl1" in output


def test_an_unknown_package_makes_apt_read_its_lists_again(
    run: Run, stub: Stub, stubs: Path
) -> None:
    stub("id", "echo 0")
    stub(
        "apt-get",
        f'case "$*" in *update*) touch {stubs}/lists ;; *) test -e {stubs}/lists ;; esac',
    )
    assert install(run, "libegl1")[0] == 0
    assert (stubs / "lists").exists()


def test_a_failing_apt_is_reported(run: Run, stub: Stub) -> None:
    stub("id", "echo 0")
    stub("apt-get", "exit 100")
    status, output = install(run, "libegl1")
    assert status == 1
    assert "apt could not install: libegl1" in output


@pytest.mark.display
def test_with_display_gives_a_screen_and_passes_the_exit_status_on(run: Run) -> None:
    script = (
        "import sys\n"
        "from PySide6.QtTest import QTest\n"
        "from PySide6.QtWidgets import QApplication, QLabel\n"
        "app = QApplication([])\n"
        "label = QLabel('Parlour')\n"
        "label.show()\n"
        "active = QTest.qWaitForWindowActive(label, 20_000)\n"
        "print(app.platformName(), 'active' if active else 'not active')\n"
        "sys.exit(7)\n"
    )
    answer = run(PACKAGING / "with-display", sys.executable, "-c", script)
    assert answer.stdout.splitlines()[-1:] == ["xcb active"], answer.stderr
    assert answer.returncode == 7
