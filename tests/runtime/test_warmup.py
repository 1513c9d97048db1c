"""Preparing compiled code: what is needed, what is said, what happens when it fails."""

import os
import subprocess
import sys
import threading
from typing import Any

import pytest

from engines.runtime import jit, warmup
from engines.runtime.errors import KernelError


class Children:
    """Child processes that only say how they ended."""

    def __init__(self, failing: str = "", message: str = "") -> None:
        self.commands: list[list[str]] = []
        self.failing = failing
        self.message = message

    def run(self, command: list[str], **_settings: Any) -> subprocess.CompletedProcess[str]:
        self.commands.append(command)
        failed = command[-1] == self.failing
        return subprocess.CompletedProcess(command, int(failed), "", self.message if failed else "")


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three units, of which only one is compiled; one has two parts."""
    monkeypatch.setattr(jit, "units", lambda: ("runtime", "games.toy", "search"))
    parts = {"runtime": ["random"], "games.toy": ["rules", "lab"], "search": ["mcts"]}
    monkeypatch.setattr(jit, "parts", lambda unit: dict.fromkeys(parts[unit]))
    monkeypatch.setattr(jit, "warm_parts", lambda unit: ("random",) if unit == "runtime" else ())


def children(monkeypatch: pytest.MonkeyPatch, failing: str = "", message: str = "") -> Children:
    found = Children(failing, message)
    monkeypatch.setattr(subprocess, "run", found.run)
    return found


@pytest.mark.usefixtures("cold")
def test_what_is_warm_is_not_needed() -> None:
    assert warmup.needed() == ("games.toy/rules", "games.toy/lab", "search/mcts")
    assert warmup.needed(["runtime", "search"]) == ("search/mcts",)
    assert warmup.needed(["games.toy/lab", "runtime/random"]) == ("games.toy/lab",)
    assert warmup.needed(["runtime"]) == ()


@pytest.mark.usefixtures("cold")
def test_every_cold_unit_has_a_child_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = children(monkeypatch)
    assert warmup.warm_up() == ("games.toy", "search")
    assert sorted(command[3:] for command in found.commands) == [
        ["games.toy/rules", "games.toy/lab"],
        ["search/mcts"],
    ]


@pytest.mark.usefixtures("cold")
def test_the_unit_with_most_parts_is_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = children(monkeypatch)
    monkeypatch.setattr(jit, "units", lambda: ("search", "games.toy"))
    monkeypatch.setattr(warmup, "usable_cores", lambda: 1)
    assert warmup.warm_up() == ("search", "games.toy")
    assert [command[3:] for command in found.commands] == [
        ["games.toy/rules", "games.toy/lab"],
        ["search/mcts"],
    ]


def test_a_frozen_program_calls_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert warmup.command("games.toy") == [sys.executable, "--warmup", "games.toy"]


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize(
    ("message", "said"),
    [("Traceback ...\nTypingError: no\n", "TypingError: no"), ("", "ended with 1")],
)
def test_a_failed_child_is_named_with_its_last_words(
    message: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    children(monkeypatch, "search/mcts", message)
    with pytest.raises(KernelError) as caught:
        warmup.warm_up()
    assert str(caught.value).startswith(
        f"The compiled code of search could not be prepared ({said})."
    )


@pytest.mark.usefixtures("cold")
def test_a_full_disk_is_named_with_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    children(monkeypatch, "search/mcts", "OSError: [Errno 28] No space left on device\n")
    with pytest.raises(KernelError, match=r"the disk is full\. Free 64 MB or more"):
        warmup.warm_up()


@pytest.mark.usefixtures("cold")
def test_compiling_here(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(warmup, "compile_here", compiled.append)
    monkeypatch.setattr(os, "nice", lambda _by: 0)
    assert warmup.main(["search"]) == 0
    assert warmup.main(["games.toy/lab"]) == 0
    assert warmup.main([]) == 0
    assert compiled == ["search", "games.toy/lab", "runtime", "games.toy", "search"]


def test_compiling_runs_the_warm_up_and_marks_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[str] = []
    monkeypatch.setattr(jit, "warm_parts", lambda _unit: tuple(marked))
    monkeypatch.setattr(jit, "mark_warm", lambda _unit, part: marked.append(part))
    warmup.compile_here("runtime")
    assert marked == ["random"]
    warmup.compile_here("runtime/random")
    assert marked == ["random"], "it is ready"


def test_only_one_process_compiles_a_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a thread stands for the other process, which is at work when this one wants to begin."""
    marked: list[str] = []
    begun, go_on = threading.Event(), threading.Event()

    def mark(_unit: str, part: str) -> None:
        begun.set()
        go_on.wait()
        marked.append(part)

    monkeypatch.setattr(jit, "warm_parts", lambda _unit: tuple(marked))
    monkeypatch.setattr(jit, "mark_warm", mark)
    threads = [threading.Thread(target=warmup.compile_here, args=("runtime",)) for _ in range(3)]
    for thread in threads:
        thread.start()
    begun.wait()
    go_on.set()
    for thread in threads:
        thread.join()
    assert marked == ["random"]
