"""Panels keep their size whatever they show, and everything in them has room."""

import itertools

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engines.contract.record import PERSON
from engines.contract.registry import game as find_game
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.kit.label import Label
from gui.table.frame import sentence_in
from tests.gui.play.people import CLICK
from tests.gui.play.program import Key, Program, record_of, wait_until
from tests.gui.shown import review_page

SIZES = [(960, 640, 280), (1280, 800, 358), (2560, 1440, 563)]
_DECISIONS = 4
LONG = "A sentence that is much longer than any dock is wide, with a verywideword" + "x" * 80


@pytest.mark.parametrize(("width", "height", "dock"), SIZES)
def test_docks_follow_the_window_and_not_their_text(
    program: Program, width: int, height: int, dock: int
) -> None:
    program.window.resize(width, height)
    names = (PERSON, *["always_stop"] * 4)
    program.play(record_of(*names, seed=3), teaching=keys.COACH)
    program.until_due()
    program.idle()
    before = _places(program)
    assert {size.width() for size, _at in before[1:]} == {dock}
    program.key(Key.Key_R)
    program.until_due()
    assert _places(program) == before
    panel = program.shell.side.shown.hint
    wait_until(panel.ask_button.isEnabled, "the offer of a hint")
    program.key(Key.Key_H)
    wait_until(lambda: panel.ask_button.text() == tr("match-show-ranking"), "the hint")
    wait_until(lambda: _places(program) == _places(program), "rest")
    hinted = _places(program)
    assert hinted[:2] == before[:2], "the log alone gives a hint its room"
    for _ in range(2):
        program.key(Key.Key_H)
        program.idle()
        assert _places(program) == hinted
    for label in panel.findChildren(Label):
        label.setText(LONG)
    assert _places(program) == hinted


def test_docks_do_not_lie_over_one_another_in_a_small_window(program: Program) -> None:
    program.window.resize(1100, 640)
    program.play(record_of(PERSON, "always_stop", seed=3), teaching=keys.COACH)
    program.until_due()
    program.command(commands.GRAPH)
    QApplication.processEvents()
    docks = [dock for dock in program.window.docks.all if dock.isVisible()]
    assert len(docks) == 4
    places = sorted((dock.geometry() for dock in docks), key=lambda place: place.y())
    assert all(a.bottom() < b.top() for a, b in itertools.pairwise(places))
    assert places[-1].bottom() < program.window.height()


def test_the_verdict_has_room_and_goes_away_on_undo(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3), teaching=keys.COACH)
    while program.until_due() is Waiting.ROLL:
        program.act()
    headline, words = program.match_page.headline, program.match_view.words

    def says_last() -> bool:
        return headline.happened == words.say(program.last_told)

    def banked() -> bool:
        return program.last_told.code.startswith("fargo.log.stop")

    program.key(Key.Key_B)
    program.until_due()
    wait_until(lambda: banked() and says_last(), "the verdict")
    program.key(Key.Key_Z)
    program.until_due()
    assert not banked()
    assert says_last()


def test_a_review_keeps_its_headline_above_the_board(program: Program) -> None:
    """Cards that move from above the board onto it don't leave the headline behind."""
    program.window.resize(2560, 1440)
    bare = "8/8/8/3kK3/8/8/8/8 w - - 0 1 KKK"
    program.play(record_of("random", "random", seed=3, game="dice_chess", start=bare))
    assert program.until_due() is Waiting.OVER
    program.shell.review_match()
    wait_until(lambda: program.page is program.shell.replays.page, "the review")
    program.idle()
    page = review_page(program.shell)
    wait_until(page.players.isHidden, "the cards on the board")
    QApplication.processEvents()
    assert page.frame.headline.geometry().bottom() < page.stage.y()


@pytest.mark.parametrize("game", ["fargo", "dice_chess"])
def test_nothing_moves_because_a_text_has_changed(program: Program, game: str) -> None:
    program.play(record_of(PERSON, PERSON, seed=3, game=game))
    program.until_due()
    headline, before = program.match_page.headline, _places(program)
    for text in ("", "Short.", "A question that no table is wide enough for? " * 9):
        headline.say(text, ("Anna", "Ben"))
        headline.tell(text)
        assert _places(program) == before


@pytest.mark.parametrize("game", ["fargo", "dice_chess"])
def test_the_line_for_typed_moves_covers_only_the_headline(program: Program, game: str) -> None:
    program.play(record_of(PERSON, PERSON, seed=3, game=game))
    program.until_due()
    page, before = program.match_page, _places(program)
    line, headline = page.move_line, page.headline
    page.type_move()
    QApplication.processEvents()
    assert line.geometry().topLeft() == headline.geometry().topLeft()
    assert line.height() == line.field.height()
    (label,) = (each for each in line.findChildren(Label) if each.isVisible())
    assert label.geometry().center().y() == line.field.geometry().center().y()
    line.field.setText("castle")
    line.field.returnPressed.emit()
    QApplication.processEvents()
    assert line.error.text()
    assert headline.geometry().contains(line.geometry())
    assert _places(program) == before
    program.window.resize(1100, 700)
    wait_until(lambda: line.width() == headline.width() < before[0][0].width(), "the new width")


@pytest.mark.parametrize(
    "game", ["colonizers", "dice_chess", "fargo", "lange_strasse", "roll_galaxy"]
)
def test_nothing_moves_from_one_decision_to_the_next(program: Program, game: str) -> None:
    """Buttons come and go, sentences change: the board and the docks stay where they are."""
    facts = find_game(game)
    bots = [bot.info.id for bot in facts.ladder(facts.info.default_seats)][:1]
    program.play(record_of(PERSON, *bots * (facts.info.default_seats - 1), game=game))
    program.until_due()
    before = _places(program)
    for _ in range(_DECISIONS):
        if program.match.pending.waiting is Waiting.ROLL or game in CLICK:
            program.act()
        else:
            program.match_page.acting.act(program.match.position.legal()[0])
        if program.until_due() is Waiting.OVER:
            break
        assert _places(program) == before


@pytest.mark.parametrize("name", ["Wilhelmina Featherstonehaugh-Cholmondeley the Third", "Al"])
def test_names_keep_both_ends_in_a_sentence_that_is_too_long(program: Program, name: str) -> None:
    metrics = QFontMetricsF(QApplication.font())
    text = f"{name}: roll 2 dice, or bank 950?"
    width = metrics.horizontalAdvance(text) - 60
    shown = sentence_in(metrics, text, (name,), width)
    assert metrics.horizontalAdvance(shown) <= width
    if len(name) > 10:
        assert shown.startswith("Wilh")
        assert shown.endswith("hird: roll 2 dice, or bank 950?")
    else:
        assert shown.startswith("Al: roll 2")


def _places(program: Program) -> list[tuple[QSize, QPoint]]:
    """Where the board is, and how large the docks are."""
    QTest.qWait(1)
    board = program.board
    docks = [dock for dock in program.window.docks.all if dock.isVisible()]
    assert docks
    sizes = [(dock.size(), QPoint()) for dock in docks]
    return [(board.size(), board.mapTo(program.window, QPoint())), *sizes]


@pytest.mark.parametrize("width", [960, 1000])
def test_all_player_cards_are_in_one_place_at_every_height(program: Program, width: int) -> None:
    """At some heights, a board has places for them only while a row of them makes it smaller."""
    program.play(record_of(PERSON, PERSON, game="dice_chess", seed=3))
    program.until_due()
    cards, places = program.match_page.players.cards, set()
    for height in (*range(900, 1201, 20), *range(1190, 900, -20)):
        program.window.resize(width, height)
        program.idle()
        (place,) = {type(card.parent()) for card in cards}
        wait_until(lambda: all(card.isVisible() for card in cards), "all player cards")
        places.add(place)
    assert len(places) == 2


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_player_cards_stay_on_the_board_after_the_result(
    program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    start = "9500 10200 4000 | seat 3 | round 9 | strich 2 3 | kept 1 444 | rolls 2 | dice 4 5"
    program.play(record_of("dp", "dp", PERSON, start=start, game="lange_strasse"))
    program.until_due()
    program.match_page.acting.act(program.match.position.parse_action("keep 4 stop"))
    program.ended()
    for text in ("match-table", "match-result", "match-table"):
        program.click(program.button(tr(text)))
        program.idle()
    assert {card.parent() for card in program.match_page.players.cards} == {program.board}
