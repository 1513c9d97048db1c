"""What the command line says."""

import subprocess
import sys
from pathlib import Path

import pytest

from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from gui.shell import start
from gui.shell.opening import Arguments, match_to_show
from gui.shell.pages import PAGES
from gui.shell.start import parse
from tests.match.small_game import SmallGame

LISTED = tuple(page.name for page in PAGES if page.listed)


def test_nothing_is_the_usual_start() -> None:
    assert parse([], "1.0") == Arguments()


def test_everything_can_be_said() -> None:
    words = (
        "--page match --game fargo --position POS --seed 7 --hint --theme dark --scale 150 "
        "--size 960x640 --screenshot out.png"
    )
    assert parse(words.split(), "1.0") == Arguments(
        page="match",
        game="fargo",
        position="POS",
        seed=7,
        hint=True,
        theme="dark",
        scale=150,
        size=(960, 640),
        screenshot=Path("out.png"),
    )


def test_a_record_may_be_named_bare() -> None:
    assert parse(["game.json"], "1.0").record == Path("game.json")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--size", "large"], tr("errors-not-window-size", text=quoted("large"))),
        (["--scale", "5"], "Invalid value for '--scale'"),
        (["--page", "nowhere"], tr("errors-no-page", name=quoted("nowhere"), pages=LISTED)),
        (["a.json", "b.json"], "unexpected extra argument"),
    ],
)
def test_mistakes_are_named(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(words, "1.0")
    assert ended.value.code == 2
    assert message in plain(capsys.readouterr().err)


def plain(text: str) -> str:
    """A message without the frame around it."""
    return " ".join(text.replace("│", " ").split())


def test_help_and_version_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    for words, told in (
        (["--version"], "parlour 1.0"),
        (["--help"], "Play dice and card games"),
    ):
        with pytest.raises(SystemExit) as ended:
            parse(words, "1.0")
        assert ended.value.code == 0
        assert told in plain(capsys.readouterr().out)


def test_the_usual_start_does_not_load_what_reads_options() -> None:
    code = (
        "import sys; from gui.shell.start import parse; parse([], '1.0'); "
        "print([name for name in ('typer', 'rich') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.strip() == "[]"


def test_without_a_display_one_sentence_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(start, "make_application", lambda: pytest.fail("Qt would abort."))
    with pytest.raises(SystemExit) as ended:
        start.main([])
    assert ended.value.code == tr("errors-no-display")


def test_a_described_match_has_as_many_seats_as_its_position(small: SmallGame) -> None:
    record = match_to_show(Arguments(game="double", position="0 0 0 1 2 3", seed=5))
    assert [seat.name for seat in record.seats] == ["Anna", "Ben", "Ben 2"]
    assert record.seed == 5
    assert record.start == "0 0 0 1 2 3"
