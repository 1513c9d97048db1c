"""Bugs are logged and reported once; log files stay small and on this machine."""

import faulthandler
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest
from PySide6.QtCore import QtMsgType
from PySide6.QtWidgets import QApplication

from engines.runtime import paths
from gui.app.errors import logs
from gui.app.errors.reports import Defect, DefectReports


@pytest.fixture
def reports(qapp: QApplication) -> DefectReports:
    return DefectReports()


def fail(text: str) -> None:
    raise ValueError(text)


def report(reports: DefectReports, text: str) -> None:
    try:
        fail(text)
    except ValueError:
        kind, error, trace = sys.exc_info()
        assert kind is not None
        assert error is not None
        reports.report(kind, error, trace)


def test_a_defect_is_told_once_and_always_logged(
    reports: DefectReports, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[Defect] = []
    reports.found.connect(told.append)
    report(reports, "first")
    report(reports, "again")
    assert [defect.summary for defect in told] == ["ValueError: first"]
    assert "in fail" in told[0].details
    assert "seen 2 times" in caplog.text


def test_ctrl_c_is_no_defect(reports: DefectReports, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[object] = []
    monkeypatch.setattr(sys, "__excepthook__", lambda *args: passed.append(args))
    told: list[Defect] = []
    reports.found.connect(told.append)
    reports.report(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert (len(passed), told) == (1, [])


@pytest.fixture
def root_logger(monkeypatch: pytest.MonkeyPatch) -> Iterator[logging.Logger]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    monkeypatch.setattr(logs, "qInstallMessageHandler", lambda _handler: None)
    files: list[TextIO] = []

    def enable(file: TextIO | None = None) -> None:
        if file is not None:
            files.append(file)

    monkeypatch.setattr(faulthandler, "enable", enable)
    yield root
    for file in files:
        file.close()
    for handler in root.handlers[:]:
        if handler not in handlers:
            handler.close()
            root.removeHandler(handler)
    root.setLevel(level)


def test_logs_go_to_a_file(
    root_logger: logging.Logger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    folder = logs.start_logging()
    assert folder == paths.log_folder()
    logging.getLogger("x").info("hello")
    assert "INFO x: hello" in (folder / logs.LOG_FILE).read_text()


def test_without_a_folder_there_are_no_files(
    root_logger: logging.Logger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "log_folder", lambda: Path("/proc/nowhere"))
    assert logs.start_logging() is None


def test_messages_of_qt_are_logged_but_not_its_noise(
    caplog: pytest.LogCaptureFixture, qapp: QApplication
) -> None:
    class Context:
        category = "gui"

    with caplog.at_level(logging.INFO):
        logs._log_qt_message(QtMsgType.QtWarningMsg, Context(), "shown")  # type: ignore[arg-type]
        logs._log_qt_message(
            QtMsgType.QtWarningMsg,
            Context(),  # type: ignore[arg-type]
            "This plugin does not support propagateSizeHints()",
        )
    assert [(r.name, r.levelname, r.message) for r in caplog.records] == [
        ("qt.gui", "WARNING", "shown")
    ]
