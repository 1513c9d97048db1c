"""What the table says and offers: headlines, the primary button, keys of buttons."""

from collections import Counter

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from engines.contract.messages import message
from engines.games.roll_galaxy.data import Kind, decision_of
from engines.games.roll_galaxy.names import faces
from engines.runtime.texts import tr
from gui.app.keys.commands import BANK, Command
from gui.games.roll_galaxy.board import RollGalaxyBoard
from gui.games.roll_galaxy.commands import CONSUME, SCOUT, STOCK, TRADE
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.painting import paint_sentence
from gui.style import Token
from gui.table.board import Choice, rule_on
from tests.gui.games.roll_galaxy.told import Told, until
from tests.gui.games.told import random_game


def _shown(told: Told) -> RollGalaxyBoard:
    board = RollGalaxyBoard()
    board.resize(930, 560)
    board.show_scene(told.scene())
    return board


def test_the_headline_tells_the_whole_roll(qapp: QApplication, still: None) -> None:
    told = Told(3)
    until(told, "assign", 5)
    while sum(step.before.view(None).stage == "roll" for step in told.trail) < 2:
        told.do(told.position.legal()[0])
        until(told, "assign", 5)
    board, assigned = _shown(told), told.view.seats[told.position.owner].assignment
    assert assigned is not None
    counts = [len(column.each) for column in (*assigned.columns, assigned.unplaced)]
    rolled = message("roll_galaxy.rolled", seat=told.position.owner, faces=faces(counts))
    assert board.happened(told.scene())[0] == told.words.say(rolled)
    board.deleteLater()


def test_the_final_round_is_told_after_what_happened(qapp: QApplication, still: None) -> None:
    told = Told(2)
    game = random_game(told, 1)
    while not told.view.causes or told.position.turn < 0:
        next(game)
    board, last = _shown(told), told.words.say(told.trail[-1].told)
    said, token = board.happened(told.scene())
    assert (token, said.startswith(last), said == last) == (Token.WARN, True, False)
    board.deleteLater()


def test_the_lowest_line_says_what_to_pick_or_what_the_points_are_for(
    qapp: QApplication, still: None
) -> None:
    told = Told(2)
    until(told, "assign", 5)
    board, scene = _shown(told), told.scene()
    rule = rule_on(scene, "thing")
    assert rule is not None
    assert (board.bar(scene), _sentence(board)) == ((), told.words.say(rule))
    board.show_scene(told.scene(choices=False))
    points = told.view.seats[told.position.owner].score.tiles
    assert _sentence(board).startswith(f"{points} VP for tiles")
    while not board.bar(told.scene()):
        told.do(told.position.legal()[0])
        board.show_scene(told.scene())
    assert _sentence(board) == ""
    board.deleteLater()


def _sentence(board: RollGalaxyBoard) -> str:
    marks = board.table.marks(QSizeF(930, 560))
    (words,) = (look[1] for look in (mark.look for mark in marks) if look[0] is paint_sentence)
    assert isinstance(words, str)
    return words


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), pytest.param(3, 2, marks=pytest.mark.slow)])
def test_every_button_shows_a_key_of_its_own(
    qapp: QApplication, still: None, seats: int, seed: int
) -> None:
    board, told = RollGalaxyBoard(), Told(seats)
    board.resize(930, 560)
    seen, kinds = set[Command | None](), set[Kind]()

    def check(buttons: tuple[Choice, ...]) -> None:
        commands = [button.command for button in buttons]
        assert None not in commands, [button.text for button in buttons]
        assert len(set(commands)) == len(commands), [button.text for button in buttons]
        seen.update(commands)
        kinds.update(decision_of(button.action).kind for button in buttons)

    for _ in random_game(told, seed):
        if told.position.turn < 0 or (len(told.steps) % 4 and len(told.steps) > 20):
            continue
        scene = told.scene()
        board.show_scene(scene)
        check(board.bar(scene))
        for place in range(3):
            board.choose_place(place)
            check(board.bar(scene))
            board.clear_selection()
    assert {STOCK, SCOUT, TRADE, CONSUME, BANK} <= seen
    assert {Kind.WORK, Kind.PLACE, Kind.START, Kind.HANDICAP} <= kinds
    board.deleteLater()


def test_a_key_never_does_what_another_key_is_for(qapp: QApplication, still: None) -> None:
    """The same place of the table means Stock in one phase, and Trade in another."""
    told, seen = Told(2), set[Command]()
    board = RollGalaxyBoard()
    board.resize(930, 560)
    chosen: list[int] = []
    board.chosen.connect(chosen.append)
    for _ in random_game(told, 1):
        kinds = {decision_of(action).kind for action in told.position.legal()}
        if told.position.turn < 0 or not kinds & {Kind.STOCK, Kind.SHIP}:
            continue
        scene = told.scene()
        board.show_scene(scene)
        before = board.bar(scene)
        for command in (TRADE, CONSUME) if Kind.SHIP not in kinds else (STOCK, SCOUT):
            board.run(command)
            assert not chosen
            assert board.bar(scene) == before
            seen.add(command)
    assert seen == {STOCK, SCOUT, TRADE, CONSUME}
    board.deleteLater()


def test_ending_the_round_is_the_primary_button(qapp: QApplication, still: None) -> None:
    told = Told(2)
    until(told, "recall", 2)
    while decision_of(told.position.legal()[0]).kind is not Kind.DONE:  # the cup is empty
        told.do(told.position.legal()[0])
        until(told, "recall", 2)
    board, scene = _shown(told), told.scene()
    neutral = board.neutral(scene)
    assert neutral is not None
    assert neutral.command is BANK
    assert neutral.text.casefold() == tr("roll_galaxy-short-done_recalling").casefold()
    assert board.bar(scene)[0] == neutral
    board.deleteLater()


def test_what_is_asked_at_the_end_of_a_round(qapp: QApplication) -> None:
    """Nothing without dice to recall; with an empty cup, one of them has to be recalled."""
    told, asked = Told(2), {}
    for _ in random_game(told, 21):
        if told.position.turn >= 0 and told.view.stage == "recall":
            kinds = Counter(decision_of(action).kind for action in told.position.legal())
            assert kinds[Kind.RECALL] > 0
            asked[Kind.DONE in kinds] = told.words.say(told.position.ask()).partition(": ")[2]
            assert any(told.view.seats[told.position.turn].cup) == (Kind.DONE in kinds)
    assert len(set(asked.values())) == 2


def test_a_ring_around_the_supply_cuts_no_figures(qapp: QApplication, still: None) -> None:
    told = Told(2)
    until(told, "assign", 5)
    board = _shown(told)
    for name in ("citizenry", "meters"):
        part = board.part(name)
        assert part is not None
        for place in (Place.CHIPS, Place.BAG, Place.SYMBOLS):
            assert part.contains(board.surface.spot_rect(Key(place)))
    board.deleteLater()


@pytest.mark.parametrize(("stage", "there"), [("assign", True), ("recruit", False)])
def test_dictate_has_a_place_while_dice_are_assigned(
    qapp: QApplication, still: None, stage: str, there: bool
) -> None:
    told = Told(2)
    until(told, stage, 5)
    board = _shown(told)
    assert (Key(Place.DICTATE) in board.surface.table.spots) == there
    board.deleteLater()
