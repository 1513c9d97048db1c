"""Games of Lange Strasse: by mouse, with keys only, in the move line."""

import pytest
from PySide6.QtCore import Qt

from engines.contract.record import PERSON
from engines.contract.registry import game
from engines.games.lange_strasse.view import LangeStrasseView
from engines.match.advice.hint import Stage
from engines.match.archive.records import verified
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.app.settings import WARN
from gui.games.lange_strasse.board import LangeStrasseBoard
from gui.kit.hint_card import HintCard
from gui.review.page import ReviewPage
from gui.setup.new_match import NewMatchPage
from gui.table.dice.view import Pips
from gui.table.spots import words
from tests.gui.games.trays import tray_of
from tests.gui.play.conftest import Start
from tests.gui.play.program import Program, record_of, wait_until

NAME = tr("lange_strasse-name")
LATE = "9000 8700 8600 | seat 1 | round 8 | strich 1 2 3"
Key = Qt.Key


@pytest.fixture
def program(start: Start) -> Program:
    """The program on its home page, with the rules of Lange Strasse loaded."""
    _ = game("lange_strasse").kernel
    return start()


def view_of(program: Program) -> LangeStrasseView:
    view: LangeStrasseView = program.match.position.view()
    return view


def check_ended(program: Program) -> None:
    """The game is over, reported, settled, and kept."""
    assert program.match.pending.waiting is Waiting.OVER
    view = view_of(program)
    assert view.over
    assert sum(view.money) == 0
    assert isinstance(program.board, LangeStrasseBoard)
    program.kept()
    program.click(program.button(tr("match-table")))
    table = program.board.surfaces[0].table

    def told() -> list[str]:
        return [words(spot.name) for spot in table.spots.values()]

    second = f"{tr('lange_strasse-payment-second')}: "
    wait_until(lambda: any(second in text for text in told()), "the payments")
    record = program.match.record
    verified(record)
    assert record.result == tuple(map(float, view.money))


@pytest.mark.slow
def test_a_whole_game_by_mouse(program: Program) -> None:
    program.click(program.button(tr("home-play-tile"), program.tile(NAME)))
    assert isinstance(program.page, NewMatchPage)
    program.click(program.button(tr("setup-start-match")))
    wait_until(lambda: program.page is program.shell.played.page, "the match page")
    assert [who.player == PERSON for who in program.match.seats] == [True, False, False]
    assert program.until_due() is Waiting.ROLL
    assert program.status == tr("match-roll-the-dice", name=tr("app-player"))
    program.play_to_the_end()
    check_ended(program)
    program.ended()
    program.command(commands.HOME)
    wait_until(lambda: len(program.home_cards(NAME)) == 1, "the game among the last records")
    program.click(program.home_cards(NAME)[0])
    wait_until(lambda: isinstance(program.page, ReviewPage), "the review")


@pytest.mark.parametrize("late", [LATE, pytest.param(None, marks=pytest.mark.slow)])
def test_a_game_with_keys(program: Program, late: str | None) -> None:
    program.play(record_of(PERSON, "dp", "simple", seed=3, start=late, game="lange_strasse"))
    while program.until_due() is not Waiting.OVER:
        ply = program.match.history.place().ply
        program.press()
        assert program.match.history.place().ply > ply
    check_ended(program)
    row = program.ended()
    program.tab_to(lambda widget: widget in row.buttons[-1:], "the button Result")
    program.key(Key.Key_Return)
    assert program.match_page.ending.isVisible()


def test_a_whole_game_in_the_move_line(program: Program) -> None:
    program.play(record_of(PERSON, "dp", "simple", seed=3, start=LATE, game="lange_strasse"))
    while program.until_due() is not Waiting.OVER:
        if program.match.pending.waiting is Waiting.ROLL:
            program.key(Key.Key_R)
            continue
        position = program.match.position
        wanted = position.action_text(position.legal()[-1])
        ply = program.match.history.place().ply
        program.key(Key.Key_F2)
        program.type(wanted)
        program.key(Key.Key_Return)
        assert program.texts[ply] == wanted
    check_ended(program)


def test_space_waits_until_the_person_has_picked_dice_up(program: Program) -> None:
    start = "0 0 0 | seat 1 | round 1 | rolls 1 | dice 1 2 3 4 4 5"
    program.play(record_of(PERSON, "dp", "dp", start=start, game="lange_strasse"))
    assert program.until_due() is Waiting.PERSON
    program.command(commands.PRIMARY)  # the key itself would pick up the die under the cursor
    paused = program.match.paused
    assert not paused
    assert program.match.history.place().ply == 0
    program.key(Key.Key_2)
    program.command(commands.PRIMARY)
    program.until_due()
    assert program.texts[0] == "keep 1 5"


def test_one_key_keeps_what_is_usual(program: Program) -> None:
    start = "0 0 0 | seat 1 | round 1 | rolls 1 | dice 1 2 3 4 4 5"
    program.play(record_of(PERSON, "dp", "dp", start=start, game="lange_strasse"))
    assert program.until_due() is Waiting.PERSON
    program.key(Key.Key_R)
    program.until_due()
    assert program.texts[0] == "keep 1"


def test_hints_rank_the_keeps_by_money_and_enter_plays_one(program: Program) -> None:
    program.context.settings.set(keys.adviser("lange_strasse"), "optimal")
    start = "4500 3200 9000 | seat 1 | round 10 | strich 2 3 | kept 1 444 | rolls 2 | dice 4 5"
    program.play(record_of(PERSON, "dp", "dp", start=start, game="lange_strasse"))
    for stage in (Stage.THEME, Stage.CANDIDATES, Stage.RANKED):
        program.key(Key.Key_H)
        wait_until(
            lambda stage=stage: program.match_view.hints.hint.stage is stage,  # type: ignore[misc, union-attr]
            f"stage {stage}",
        )
    wait_until(lambda: program.window.findChildren(HintCard), "the cards")
    card = program.tab_to(lambda widget: isinstance(widget, HintCard), "a hint card")
    assert isinstance(card, HintCard)
    assert card.view.value.endswith("¢")
    hint = program.match_view.hints.hint
    assert hint is not None
    assert hint.analysis is not None
    told = {
        program.match_view.words.say(reason.message)
        for line in hint.analysis.lines
        for reason in line.reasons
        if reason.message.code.startswith(
            ("lange_strasse.reason.strich", "lange_strasse.reason.banks")
        )
    }
    assert not told.isdisjoint(card.view.reasons)
    plan = card.view.plan
    program.key(Key.Key_Return)
    program.until_due()
    assert program.texts[0] == plan.replace(",", "")  # records have a notation of their own


def test_the_coach_warns_before_a_costly_keep(program: Program) -> None:
    program.context.settings.set(keys.adviser("lange_strasse"), "optimal")
    start = "0 0 0 | seat 1 | round 1 | rolls 1 | dice 1 2 5 5 5 5"
    program.play(record_of(PERSON, "dp", "dp", start=start, game="lange_strasse"), teaching=WARN)
    assert program.until_due() is Waiting.PERSON
    program.match_page.board.clear_selection()
    program.key(Key.Key_1)
    program.key(Key.Key_R)
    title, cost, *_ = program.shown_texts(program.card())
    move = tr("lange_strasse-short-keep", dice="1")
    assert title == tr("match-looks-like", move=move, verdict=tr("match-verdict-inaccuracy"))
    lost = tr("match-it-costs-about", loss=tr("app-ct", cents="15.3"))
    assert cost == f"{lost} {tr('lange_strasse-theme-strich')}"
    assert program.match.history.place().ply == 0
    program.click(program.named("rethink"))
    program.until_due()
    assert program.match.history.place().ply == 0


def test_kept_dice_are_compared_with_the_best_however_the_turn_goes_on(program: Program) -> None:
    program.context.settings.set(keys.adviser("lange_strasse"), "dp")
    program.play(record_of(PERSON, "simple", "simple", game="lange_strasse", seed=5))
    program.until_due()
    program.act()
    program.until_due()
    hints, panel = program.match_view.hints, program.match_page.panels.hint
    hints.show(Stage.RANKED)
    wait_until(lambda: hints.hint is not None and hints.hint.analysis is not None)
    assert panel.why_button.isHidden(), "the best dice are picked up at first"
    tray = tray_of(program.board)
    one = next(die for die, view in enumerate(tray.dice) if view.face == Pips(1))
    program.click(tray.viewport(), tray.spot_rect(one).center())
    picked = [choice.action for choice in program.match_page.stage.choices if choice.confirms]
    assert len(picked) == 2, "the turn may end with them, or not"
    program.click(panel.why_button)
    assert hints.hint is not None
    assert set(picked) < set(hints.hint.only)
    assert len(hints.hint.only) == 3
