"""Where the ten dice are, over whole games, undone games and positions without a past."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from engines.contract.position import Position
from engines.contract.registry import game
from engines.games.fargo.rolls import score
from engines.games.fargo.units import RUN_SCORES
from engines.games.fargo.view import ROLL, STOP
from engines.runtime.texts import tr
from gui.games.fargo import felt, wording
from gui.games.fargo.felt import FargoTable
from gui.games.fargo.table import Table, last_seen, table_of, unseen
from gui.style import TypeRole
from gui.style.motion import pace
from gui.style.tokens import Ink
from gui.table import instruments
from gui.table.instruments import paint_figure, pill_width
from tests.games.fargo.play import reached
from tests.gui.games.fargo.told import Told, random_game
from tests.pictures.layout import painted

ALL = set(range(10))


def _places(table: Table) -> list[int]:
    """Every place that is drawn, as often as it is drawn."""
    drawn = [die for group in (*table.kept, *table.scored) for die in group.places]
    return [*drawn, *table.rest]


def _check(told: Told, table: Table) -> None:
    view = told.position.view()
    assert sorted(_places(table)) == list(range(10))
    if not view.over:
        assert len(table.rest) == view.dice
        assert table.run == view.run
        assert sum(group.points for group in (*table.kept, *table.scored)) == view.run


@given(st.integers(2, 6), st.integers(0, 10_000), st.sampled_from([0.3, 0.7, 0.95]))
@settings(max_examples=12)
def test_the_dice_shown_are_those_of_the_state_in_whole_games(
    seats: int, seed: int, roll_share: float
) -> None:
    told = Told(seats)
    for step in random_game(told, seed, roll_share):
        table = table_of(told.scene())
        _check(told, table)
        if step.is_chance and told.position.turn >= 0:  # the run continues: the roll is shown
            fresh = [table.faces[die] for group in table.scored for die in group.places]
            loose = [table.faces[die] for die in table.rest]
            assert Counter([*fresh, *loose]) == Counter(step.before.dice(step.action))
            assert sum(group.points for group in table.scored) == score(step.action).points


@given(reached(), st.integers(0, 10_000))
@settings(max_examples=40)
def test_a_position_without_a_past_keeps_its_dice_and_points(position: Position, seed: int) -> None:
    told = Told(text=position.text())
    _check(told, table_of(told.scene()))
    for step in islice(random_game(told, seed, 0.8), 12):
        table = table_of(told.scene())
        _check(told, table)
        if step.is_chance and told.position.turn >= 0:
            assert all(table.faces[die] for die in table.rest)


def test_dice_that_score_are_set_apart_and_then_kept() -> None:
    told = Told()
    told.dice(1, 2, 2, 2, 5, 3, 3, 4, 6, 6)
    table = table_of(told.scene())
    assert [(group.face, group.points) for group in table.scored] == [(1, 100), (2, 200), (5, 50)]
    told.do(ROLL)
    table = table_of(told.scene())
    assert table.scored == ()
    assert len(table.kept) == 3
    assert [table.faces[die] for die in table.rest] == [None] * 5
    told.dice(1, 4, 4, 4, 2)
    table = table_of(told.scene())
    assert [group.points for group in table.scored] == [100, 400]
    assert {table.faces[die] for die in table.rest} == {2}


def test_a_bust_and_a_bank_leave_ten_fresh_dice() -> None:
    told = Told()
    told.dice(1, 2, 2, 3, 3, 4, 4, 6, 6, 5)
    told.do(STOP)
    assert table_of(told.scene()) == Table()
    told.dice(1, 2, 2, 2, 3, 3, 3, 4, 4, 6)
    told.do(ROLL)
    told.dice(2, 3, 6)
    assert table_of(told.scene()) == Table()
    assert told.position.view().run == 0


def test_hot_dice_leave_ten_fresh_dice() -> None:
    told = Told()
    told.dice(1, 1, 1, 1, 1, 1, 5, 5, 5, 2)
    told.do(ROLL)
    told.dice(5)
    assert told.position.view().banked == 2550
    assert table_of(told.scene()) == Table()


def test_the_last_roll_stays_on_the_table_when_the_game_is_over() -> None:
    told = Told(text="9800 10250 | seat 1 | run 400 | dice 2 | turn 15 | trigger 2")
    told.do(ROLL)
    told.dice(2, 3)
    table = table_of(told.scene())
    assert [table.faces[die] for die in table.rest] == [2, 3]
    assert told.position.is_over


def test_the_console_gives_way_when_the_game_is_over_and_nothing_moves(plain_look: None) -> None:
    text = "9800 10250 | seat 1 | run 400 | dice 2 | turn 15 | trigger 2 | rolling"
    told, size = Told(text=text), QSizeF(900, 640)
    told.dice(2, 3)
    resting = FargoTable(told.position.view(None), ("Anna", "Ben"))
    moving = replace(resting, rests=False)
    assert resting.layout(size).console is None
    assert moving.layout(size).console is not None
    assert resting.floor(size).width() > moving.floor(size).width()
    assert moving.banked(size, 0, 650), "the last points fly, too"


def test_points_at_risk_are_named_as_legibly_as_the_figures_below_them(
    plain_look: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: dict[str, float] = {}

    def written(*given: object, size: float = 0.0) -> None:
        sizes[str(given[2])] = size

    monkeypatch.setattr(instruments, "paint_words", written)
    picture = QPixmap(10, 10)
    painter = QPainter(picture)
    felt.paint_risk(painter, QRectF(0, 0, 192, 26), "800")
    painter.end()
    assert sizes[tr("fargo-at-risk-mark")] >= TypeRole.SECONDARY.size


def test_dice_of_a_run_that_has_ended_can_still_be_seen_until_the_next_roll() -> None:
    told = Told()
    assert last_seen(told.scene()) is None
    told.dice(1, 2, 2, 3, 3, 4, 4, 6, 6, 5)
    told.do(STOP)
    banked = last_seen(told.scene())
    assert banked is not None
    assert sorted(filter(None, banked.faces)) == [1, 2, 2, 3, 3, 4, 4, 5, 6, 6]
    assert [group.points for group in banked.scored] == [100, 50]
    told.dice(1, 2, 2, 2, 3, 3, 3, 4, 4, 6)
    told.do(ROLL)
    told.dice(2, 3, 6)
    bust = last_seen(told.scene())
    assert bust is not None
    assert [bust.faces[die] for die in bust.rest] == [2, 3, 6]
    assert len(bust.kept) == 3


def test_a_run_that_nobody_saw_lies_aside_with_its_points() -> None:
    table = unseen(6, 350)
    (aside,) = table.kept
    assert (len(aside.places), aside.points) == (4, 350)
    assert table.faces[:4] == (3, 3, 3, 5)
    assert wording.die_name(table, 0) == _die(1, "three", "kept")
    assert wording.die_name(table, 9) == _die(10, "not-rolled-yet")
    assert unseen(10, 0) == Table()


def test_dice_that_nobody_saw_show_what_brings_the_points_of_their_run() -> None:
    for dice, runs in enumerate(RUN_SCORES, 1):
        for run in runs:
            seen = [face for face in unseen(dice, run).faces if face is not None]
            assert len(seen) == 10 - dice, (dice, run)


def _die(number: int, *says: str, **values: int) -> str:
    said = (tr(f"fargo-{each}", **values) for each in says)
    return ", ".join((tr("fargo-die-of", number=number, dice=10), *said))


@pytest.mark.parametrize(
    ("place", "says", "points"),
    [
        (0, ("one", "scores"), 100),
        (1, ("two", "scores-with-more"), 200),
        (4, ("three", "scores-nothing"), 0),
    ],
)
def test_dice_have_names(place: int, says: tuple[str, ...], points: int) -> None:
    told = Told()
    told.dice(1, 2, 2, 2, 5, 3, 3, 4, 6, 6)
    name = wording.die_name(table_of(told.scene()), place)
    assert name == _die(place + 1, *says, points=points, others=2)


def test_kept_dice_say_so() -> None:
    told = Told()
    told.dice(1, 2, 2, 2, 5, 3, 3, 4, 6, 6)
    told.do(ROLL)
    assert wording.die_name(table_of(told.scene()), 0) == _die(1, "one", "kept")


def test_what_happened_and_how_the_game_ends_share_a_line(plain_look: None) -> None:
    text = "9800 10250 | seat 1 | run 400 | dice 2 | turn 15 | trigger 2"
    view, ending = Position.parse(game("fargo"), text).view(), "Cleo-Maria wins with 11,650."
    event = ("Banked 1,900", Ink.GAIN)
    table, size = FargoTable(view, ("Anna", "Ben"), event=event, ending=ending), QSizeF(430, 500)
    left, right = (mark.rect for mark in table.marks(size))
    assert left.width() == pill_width(event[0], left.height()), "it is not cut"
    assert left.right() < right.left()


@pytest.mark.parametrize("named", [True, False])
def test_track_and_tray_end_where_the_table_does(plain_look: None, named: bool) -> None:
    table = FargoTable(Told().position.view(None), ("Anna", "Ben"), named=named)
    layout = table.layout(QSizeF(900, 640))
    assert (layout.tray.left(), layout.tray.right()) == (0, 900)
    assert layout.track is not None
    assert layout.track.right() == 900


def test_banked_points_fly_from_the_console_to_the_peg(plain_look: None) -> None:
    told = Told()
    view = told.position.view(None)
    table, size = FargoTable(view, ("Anna", "Ben")), QSizeF(900, 640)
    flight, peg = table.banked(size, 1, 650)
    console, track = table.layout(size).console, table.layout(size).track
    assert console is not None
    assert track is not None
    assert console.contains(flight.start.center())
    assert track.contains(flight.end.center())
    assert flight.looks[0][1] == "+650"
    score = view.scores[1]
    on_the_way = [lane.score for _paint, lane in peg.looks]
    assert (on_the_way[0], on_the_way[-1]) == (score - 650, score)
    assert on_the_way == sorted(on_the_way)
    assert (peg.hides, peg.delay_ms) == (("lane", 1), flight.takes_ms)
    assert flight.pose(1.0).opacity == 0, "it does not cover the holes"
    assert (flight.lands_ms, peg.lands_ms) == (0, 2 * flight.takes_ms)
    pace().set_reduced(True)
    assert not table.banked(size, 1, 650), "nothing moves"


def test_words_above_the_floor_are_short_only_where_both_have_no_room(plain_look: None) -> None:
    view = Told().position.view(None)
    table = replace(
        FargoTable(view, ("Anna", "Ben")), event=("x" * 30, Ink.GAIN), ending="Ben wins"
    )
    said, ending = table.marks(QSizeF(900, 640))
    assert said.rect.width() == pill_width("x" * 30, said.rect.height())
    assert ending.rect.width() == pill_width("Ben wins", ending.rect.height())
    said, ending = table.marks(QSizeF(300, 300))
    short = said.rect.width() / pill_width("x" * 30, said.rect.height())
    assert short < 1
    assert ending.rect.width() / pill_width("Ben wins", ending.rect.height()) == pytest.approx(
        short
    )
    assert not said.rect.intersects(ending.rect)


@pytest.mark.parametrize("size", [QSizeF(730, 540), QSizeF(470, 540), QSizeF(730, 800)])
def test_names_of_large_figures_are_smaller_instead_of_cut(plain_look: None, size: QSizeF) -> None:
    text = "5300 7250 | seat 1 | run 600 | dice 7 | turn 9"
    table = FargoTable(Position.parse(game("fargo"), text).view(), ("Anna", "Ben"), (ROLL, STOP))
    canvas = QPixmap(size.toSize())
    painter = QPainter(canvas)
    figures = [(spot.rect, spot.look) for spot in table.spots(size) if spot.look is not None]
    with painted() as wrong:
        names = []
        for rect, (paint, *what) in figures:
            if paint is paint_figure:
                paint(painter, rect, *what)
                names.append(what[0])
    painter.end()
    assert tr("fargo-chance-of-hot-dice") in names
    assert not wrong
