"""What follows from declarations: states as plain values, and texts of them."""

from dataclasses import dataclass
from typing import Annotated, Final

import numpy as np
import pytest

from engines.rulekit.dice import Dice
from engines.rulekit.notation import (
    COUNTED,
    FLAG,
    NUMBERS,
    Notation,
    Part,
    always,
    choice,
    marks,
    require,
)
from engines.rulekit.snapshot import Held, Layout, bits, extended, listed
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.kernels.layout import I1, I8, Array, Record
from engines.runtime.texts import tr
from tests.raised import raises


class GameState(Record):
    """The fields of a state."""

    points: Annotated[Array, "i4", (3,)]
    cards: Annotated[Array, "i1", (2, 3)]  # -1: none
    gold: Annotated[Array, "i2", (2,)]
    squares: I8
    seats: I1
    owner: I1  # -1: nobody
    level: I1
    phase: I1  # 2: over


@dataclass(frozen=True, slots=True)
class Player:
    cards: tuple[int, ...] = ()
    gold: int = 0


@dataclass(frozen=True, slots=True)
class Cube:
    owner: int | None = None
    level: int = 1


@dataclass(frozen=True, slots=True)
class Snapshot:
    points: tuple[int, ...]
    players: tuple[Player, ...] = (Player(), Player())
    squares: frozenset[int] = frozenset()
    cube: Cube = Cube()
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def phase(self) -> int:
        return 2 if self.over else 0


LAYOUT: Final = Layout(
    Snapshot,
    GameState,
    {
        "points": Held(load=lambda row, seats: tuple(row[:seats]), dump=tuple, more=("seats",)),
        "players.cards": listed(),
        "squares": bits(),
        "over": Held("phase", lambda phase: phase == 2, None),
    },
)
FULL: Final = Snapshot(
    (7, -3), (Player((4, 0), 300), Player((), -1)), frozenset({0, 63}), Cube(0, 4), over=True
)


@pytest.mark.parametrize("now", [Snapshot((1, 2, 3)), FULL])
def test_a_snapshot_is_read_as_it_was_written(now: Snapshot) -> None:
    assert LAYOUT.read(LAYOUT.write(now)) == now


def test_a_state_holds_what_was_declared() -> None:
    s = GameState.of(LAYOUT.write(FULL))
    assert s.points.tolist() == [7, -3, 0]
    assert s.cards.tolist() == [[4, 0, -1], [-1, -1, -1]]
    assert s.gold.tolist() == [300, -1]
    assert np.int64(s.squares).astype(np.uint64) == (1 << 63) + 1
    assert (int(s.seats), int(s.owner), int(s.level), int(s.phase)) == (2, 0, 4, 2)


def test_a_view_has_the_same_values() -> None:
    @dataclass(frozen=True, slots=True)
    class View(Snapshot):
        @property
        def best(self) -> int:
            return max(self.points)

    view = extended(View, FULL)
    assert (view.best, view.players, view.cube) == (7, FULL.players, FULL.cube)


# -- texts ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Told:
    scores: tuple[int, ...]
    mover: int = 0
    turns: int = 0
    stake: int = 0
    marked: tuple[bool, ...] = (False, False)
    to_roll: bool = False


def check(now: Told) -> None:
    require(now.mover < 2, "errors-no-seat", seat=now.mover + 1, seats=2)


NOTATION: Final = Notation(
    Told,
    "4 3 | seat 1",
    (
        Part("", "scores", NUMBERS, always),
        Part("seat", "mover", COUNTED, always),
        Part("turn", "turns", COUNTED),
        Part("stake", "stake", choice(("low", "high"))),
        Part("marked", "marked", marks(2)),
        Part("to roll", "to_roll", FLAG),
    ),
    check,
)


@pytest.mark.parametrize(
    ("now", "text"),
    [
        (Told((4, -3)), "4 -3 | seat 1"),
        (
            Told((0, 0), 1, 12, 1, (False, True), to_roll=True),
            "0 0 | seat 2 | turn 13 | stake high | marked 2 | to roll",
        ),
    ],
)
def test_a_text_leaves_out_what_is_as_always(now: Told, text: str) -> None:
    assert NOTATION.text(now) == text
    assert NOTATION.parse(text) == now
    first, *others = text.split("|")
    assert NOTATION.parse("|".join([first, *reversed(others)]).upper().replace(" ", "  ")) == now


def no_part(words: str) -> str:
    return tr(
        "errors-not-part-position-parts",
        words=quoted(words),
        known=("seat", "turn", "stake", "marked", "to roll"),
        example="4 3 | seat 1",
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", tr("errors-position-empty-one-looks", example="4 3 | seat 1")),
        ("4 x", no_part("4 x")),
        ("1234567890", no_part("1234567890")),
        (
            "4 3 | seat",
            tr(
                "errors-not-number-write-example",
                value=quoted(""),
                word=quoted("seat"),
                example="seat",
            ),
        ),
        ("4 3 | seat 3", tr("errors-no-seat", seat=3, seats=2)),
        ("4 3 | turn 1 | turn 2", tr("errors-appears-twice", item="“turn”")),
        (
            "4 3 | stake huge",
            tr("errors-unknown-use", value="“stake huge”", names=("low", "high")),
        ),
        ("4 3 | marked 3", tr("errors-not-seats-of-table", seats=2, value="“marked 3”")),
        ("4 3 | to roll now", no_part("to roll now")),
        ("4 3 |", no_part("|")),
    ],
)
def test_an_error_names_its_part_and_the_way_out(text: str, message: str) -> None:
    with pytest.raises(ParseError) as caught:
        NOTATION.parse(text)
    assert str(caught.value) == message


# -- dice -------------------------------------------------------------------------------------


def test_a_roll_is_a_code_its_faces_and_a_text() -> None:
    dice = Dice(bits=3, letters="PNBRQK")
    faces = dice.parse("q pq")
    assert faces == (5, 1, 5)
    code = dice.typed(faces, 3)
    assert dice.counts(code) == (1, 0, 0, 0, 2, 0)
    assert dice.text(dice.faces(code)) == "P Q Q"
    with raises(ParseError, "errors-not-letter-of-die"):
        dice.parse("px")
    with raises(IllegalAction, "errors-roll-size", count=1, faces=3):
        dice.typed(faces, 1)
    with raises(IllegalAction, "errors-not-face-of-die", face=7):
        dice.typed((7,), 1)
