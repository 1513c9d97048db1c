"""What the command line says."""

from pathlib import Path

import pytest

from gui.commandline import Arguments, parse
from gui.described import match_to_show
from tests.session.small_game import SmallGame


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
    assert parse(["--record", "game.json"], "1.0").record == Path("game.json")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--size", "large"], "'large' is no size. Write it as 1280x840."),
        (["--page", "nowhere"], "invalid choice: 'nowhere'"),
        (["a.json", "--record", "b.json"], "name one record, not two"),
    ],
)
def test_mistakes_are_named(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parse(words, "1.0")
    assert message in capsys.readouterr().err


def test_a_described_match_has_as_many_seats_as_its_position(small: SmallGame) -> None:
    record = match_to_show(Arguments(game="double", position="0 0 0 1 2 3", seed=5))
    assert [seat.name for seat in record.seats] == ["Anna", "Ben", "Ben 2"]
    assert record.seed == 5
    assert record.start == "0 0 0 1 2 3"
