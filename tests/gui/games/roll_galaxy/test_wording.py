"""Words on buttons, and room for words on the table."""

import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from engines.contract.position import notation
from engines.games.roll_galaxy import data
from engines.games.roll_galaxy.data import Kind, decision_of
from engines.games.roll_galaxy.rollbot import Level
from engines.runtime.texts import tr
from gui.app.keys.commands import PLACES
from gui.games.roll_galaxy import wording
from gui.games.roll_galaxy.board import RollGalaxyBoard
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.things import Shown, Thing
from gui.kit.label import MAX_WORDS
from tests.gui.games.roll_galaxy.told import Told, until

_MOST = 40
"""Most letters on a button, if four buttons stand in a row."""


@pytest.mark.parametrize(
    ("count", "chips", "progress"),
    [(1, "1 chip", "0 of 1 worker"), (5, "5 chips", "0 of 5 workers")],
)
def test_one_is_not_many(count: int, chips: str, progress: str) -> None:
    assert tr("roll_galaxy-chips", count=count) == chips
    assert tr("roll_galaxy-of-workers", done=0, cost=count) == progress


def test_a_phase_that_can_use_nobody_is_told_without_figures() -> None:
    needless = Level(data.PRODUCE, reach=2, goal=0, points=0, level=0)
    useful = Level(data.SHIP, reach=2, goal=3, points=0, level=2)
    assert [bar.why for bar in wording.bars((needless, useful))] == [
        tr("roll_galaxy-no-room-for-goods"),
        tr("roll_galaxy-of-goods", level=2, goal=3),
    ]


def test_buttons_that_move_dice_are_short(qapp: QApplication) -> None:
    told = Told(3)
    until(told, "assign", 5)
    seen = set[Kind]()
    while told.view.stage == "assign" and told.position.turn == told.position.owner:
        for action in told.position.legal():
            if decision_of(action).kind in (Kind.DICTATE, Kind.MOVE):
                seen.add(decision_of(action).kind)
                text = wording.short_choice(told.position, action, (action,))
                assert 0 < len(text or told.words.say(notation(told.position, action))) <= _MOST
            else:
                assert wording.short_choice(told.position, action, (action,)) == ""
        wanted = {Kind.SELECT: 0, Kind.DICTATE: 1, Kind.MOVE: 2}
        legal = [each for each in told.position.legal() if decision_of(each).kind in wanted]
        if not legal:
            break
        told.do(max(legal, key=lambda each: wanted[decision_of(each).kind]))
    assert seen == {Kind.DICTATE, Kind.MOVE}


@pytest.mark.parametrize(("stage", "kind"), [("start", Kind.START), ("place", Kind.PLACE)])
def test_buttons_about_the_sides_of_tiles_leave_room_for_the_tiles(
    qapp: QApplication, still: None, stage: str, kind: Kind
) -> None:
    board, told = RollGalaxyBoard(), Told(3)
    board.resize(930, 560)
    until(told, stage, 5)
    while decision_of(told.position.legal()[0]).kind is not kind:  # handicaps come first
        told.do(told.position.legal()[0])
    board.show_scene(told.scene())
    texts = [choice.text for choice in board.bar(told.scene())]
    assert len(set(texts)) == len(texts) == len(told.position.legal()) >= 2
    assert all(0 < len(text) <= _MOST for text in texts)
    if kind is Kind.START:  # the first is on the right
        assert [choice.command for choice in board.bar(told.scene())] == [PLACES[1], PLACES[0]]
    board.deleteLater()


def test_buttons_that_ship_a_good_only_say_what_it_brings(qapp: QApplication) -> None:
    told = Told(3)
    until(told, "shipping", 5)
    legal = told.position.legal()
    goods = {decision_of(action).fields[:3] for action in legal}
    same = [each for each in legal if decision_of(each).fields[:3] == min(goods)]
    texts = [wording.short_choice(told.position, action, same) for action in same]
    assert [text.split()[0] for text in texts] == ["Trade", "Consume"]


_GOODS = (
    "seats 2 round 8 turn 66 pool 24 stage {} mover 1 phase {} occurring {} | credits 5 minimum 1 "
    "cup W3 {} {} squares F1L F1R H3 T23A T33B{} | credits 4 minimum 1 cup W4 squares F5L F5R H7"
)
"""With Galactic Salon, which brings a VP chip when the last good has been shipped."""


@pytest.mark.parametrize(
    ("stage", "phase", "workers", "good", "picked", "told"),
    [
        ("goods", "produce", "W1B1", "", Place.SQUARE, ["With Rare Elements", "With Home"]),
        ("shipping", "ship", "P1", "+B", None, ["Trade +$4, +1 VP", "Consume +4 VP"]),
        (
            *("shipping", "ship", "W1B1", "+B", Place.CHIPS),
            ["With Rare Elements (+4 VP)", "With Home (+3 VP)"],
        ),
    ],
)
def test_buttons_about_goods_say_only_what_differs(
    qapp: QApplication,
    still: None,
    *,
    stage: str,
    phase: str,
    workers: str,
    good: str,
    picked: Place | None,
    told: list[str],
) -> None:
    game = Told(2, _GOODS.format(stage, phase, phase, phase, workers, good))
    board = RollGalaxyBoard()
    board.resize(930, 560)
    board.show_scene(game.scene())
    if picked is not None:
        board.surface.press_spot(Key(picked, 4 if picked is Place.SQUARE else -1))
    assert [choice.text for choice in board.bar(game.scene())] == told
    board.deleteLater()


_LANES = (
    "seats 2 round 8 turn 66 pool 24 stage assign mover 1 | credits 5 minimum 1 "
    "ship W6 rolled W000000000600 {} | credits 4 minimum 1 cup W4 squares F5L F5R H7"
)
_BUILDING = "squares F1L F1R H3 developers W5 developments T22*"
_TWO_GOODS = "squares F1L F1R H3 T23B+B T33B+B"


@pytest.mark.parametrize(
    ("more", "phase", "workers", "told", "figures"),
    [
        (_TWO_GOODS, data.PRODUCE, 3, "of-worlds", {"level": 1, "goal": 1}),
        (f"{_TWO_GOODS} T22A", data.PRODUCE, 3, "of-worlds", {"level": 3, "goal": 4}),
        (_TWO_GOODS, data.SHIP, 1, "of-goods", {"level": 1, "goal": 2}),
        (f"{_TWO_GOODS} T46A", data.SHIP, 1, "of-goods", {"level": "1 + 1", "goal": 2}),
        (f"{_TWO_GOODS} T40A T46A", data.SHIP, 1, "of-goods", {"level": "1 + 1", "goal": 2}),
        (f"{_TWO_GOODS} T40A T46A", data.SHIP, 2, "of-goods", {"level": 2, "goal": 2}),
        (_TWO_GOODS, data.DEVELOP, 3, "nothing-to-build", {}),
        (_BUILDING, data.DEVELOP, 0, "of-to-build", {"level": 5, "goal": 6}),
        (_BUILDING, data.DEVELOP, 3, "of-to-build", {"level": 6, "goal": 6}),
        (f"{_BUILDING} T33", data.DEVELOP, 1, "of-to-build", {"level": 6, "goal": 6}),
        (f"{_BUILDING} T33", data.DEVELOP, 3, "of-to-build-and-next", {"goal": 6, "more": 2}),
    ],
)
def test_notes_of_lanes_count_what_the_header_counts_and_workers_without_dice(
    *, more: str, phase: int, workers: int, told: str, figures: dict[str, int | str]
) -> None:
    shown = Shown(Told(2, _LANES.format(more)).view, ("Anna", "Ben"), 0)
    assert wording.lane_note(shown, phase, workers) == tr(f"roll_galaxy-{told}", **figures)


def test_the_reason_for_a_win_is_what_differs() -> None:
    told = Told(2)
    until(told, "assign", 5)
    one, two = (seat.score for seat in told.view.seats)
    assert one.tiles != two.tiles
    assert (one.chips, one.bonus) == (two.chips, two.bonus) == (0, 0)
    assert wording.reason(told.scene(), 0, 1) == tr(
        "roll_galaxy-to-points-against",
        first=one.total,
        second=two.total,
        other="Ben",
        reasons=tr("roll_galaxy-tiles-to", first=one.tiles, second=two.tiles),
    )


@pytest.mark.parametrize("more", [0, 100])
def test_tips_that_are_cut_say_so(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, more: int
) -> None:
    told = Told(2)
    monkeypatch.setattr(wording, "face_text", lambda _face: "rule " * more)
    monkeypatch.setattr(wording, "seat_sentence", lambda _area, name: f"{name} {'word ' * more}")
    shown = Shown(told.view, ("Anna", "Ben"), 0)
    for thing in (
        Thing(Key(Place.SQUARE, 0), QRectF(), face=1),
        Thing(Key(Place.SEAT, 1), QRectF()),
    ):
        tip = re.sub("<.*?>", " ", wording.thing_tip(thing, shown))
        assert len(tip.split()) <= MAX_WORDS
        assert tip.rstrip().endswith("…") == (more > 0)


@pytest.mark.parametrize("size", [(880, 480), (980, 480), (2180, 1150)])
def test_the_supply_keeps_clear_of_the_tiles(
    qapp: QApplication, still: None, size: tuple[int, int]
) -> None:
    board, told = RollGalaxyBoard(), Told(5)
    until(told, "assign", 5)
    board.resize(*size)
    board.show_scene(told.scene())
    bag, tile = map(board.surface.spot_rect, (Key(Place.BAG), Key(Place.SQUARE, 0)))
    assert 0 < bag.bottom() < tile.top()
    board.deleteLater()
