"""Every state of a match that the window knows, and what it says in it."""

import errno
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engines.contract.record import PERSON
from engines.games.fargo.view import ROLL, STOP
from engines.match.advice.hint import Stage
from engines.match.advice.hints import DEEPER
from engines.match.controller.table_options import Automatic, DiceSource
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.app.settings import COACH, WARN
from gui.kit.hint_card import HintCard
from gui.kit.player_card import PlayerState
from gui.learn.coach import CoachPanel
from tests.gui.play.bots import Failing, Patient, Sure, seat_bot
from tests.gui.play.faults import refuse_writing
from tests.gui.play.program import DrawnButton, Program, like, record_of, wait_until

Key = Qt.Key
BANKS = tr("fargo-short-stop")


def at_first_decision(program: Program, **how: object) -> None:
    """A person has rolled and must decide."""
    program.play(record_of(PERSON, "always_stop", seed=3), **how)
    program.until_due()
    program.click(program.named("roll"))
    assert program.until_due() is Waiting.PERSON


def states(program: Program) -> list[PlayerState]:
    return [card.view.state for card in program.match_page.players.cards]


# -- whose turn -------------------------------------------------------------------------------


def test_your_turn(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3))
    assert program.until_due() is Waiting.ROLL
    assert program.status == tr("match-roll-the-dice", name="Anna")
    assert states(program) == [PlayerState.TO_MOVE, PlayerState.WAITING]
    program.click(program.named("roll"))
    program.until_due()
    assert program.status
    assert states(program)[0] is PlayerState.TO_MOVE
    assert program.match_page.tray.row.buttons == ()
    assert isinstance(program.named(f"choice-{ROLL}"), DrawnButton)
    assert isinstance(program.named(f"choice-{STOP}"), DrawnButton)


def test_the_last_roll_and_what_a_turn_brought_stay_at_each_seat(program: Program) -> None:
    at_first_decision(program)
    anna, ben = program.match_page.players.cards
    assert len(anna.view.dice) == 10
    assert (ben.view.dice, ben.view.brought) == ((), "")
    program.click(program.named(f"choice-{STOP}"))
    assert program.until_due() is Waiting.ROLL
    scores = program.view.scores
    for card, score in zip((anna, ben), scores, strict=True):
        assert len(card.view.dice) >= 1
        assert card.view.brought in ("", f"{score:+,} → {score:,}")
    assert anna.view.brought
    rolled = anna.view.dice
    program.click(program.named("roll"))
    program.until_due()
    assert anna.view.dice != rolled
    log = program.match_page.panels.log
    assert any(row.brought == f"{scores[0]:+,} → {scores[0]:,}" for row in log.model.rows)


def test_a_bot_thinks_and_can_be_relieved(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Patient("points")
    seat_bot(monkeypatch, bot)
    program.play(record_of("points", PERSON, seed=3))
    wait_until(lambda: bot.asked, "the bot to think")
    wait_until(lambda: states(program)[0] is PlayerState.THINKING, "its card to say so")
    assert program.status == tr("match-is-thinking", name="Anna")
    wait_until(lambda: program.match_page.players.cards[0].view.progress == 0.5, "its progress")
    menu = program.match_page.players.seat_menu(0)
    myself = tr("match-make-this-decision-myself")
    next(action for action in menu.actions() if action.text() == myself).trigger()
    assert program.until_due() is Waiting.PERSON
    assert program.match.pending.seat == 0
    wait_until(lambda: bot.cancelled == 1, "the search to be cancelled")


def test_paused(program: Program) -> None:
    program.play(record_of("points", "three_dice", seed=3), paused=True)
    assert program.status == tr("match-paused-continues", key="P")
    program.key(Key.Key_P)
    assert not program.match.paused
    program.key(Key.Key_P)
    assert program.match.paused


def test_an_automatic_action_is_marked(program: Program) -> None:
    program.context.settings.set(keys.AUTO_ROLLS, Automatic.ALWAYS.value)
    program.play(record_of(PERSON, "always_stop", seed=3))
    assert program.until_due() is Waiting.PERSON
    assert len(program.texts) == 1


def test_waiting_for_typed_dice(program: Program) -> None:
    program.play(record_of(PERSON, "points", seed=3), dice=DiceSource.TYPED)
    assert program.until_due() is Waiting.DICE
    assert program.status == tr("match-enter-roll-of", name="Anna")
    assert program.match_page.tray.entry is not None


def test_the_game_is_over(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3, start="9700 9600 | seat 1"))
    program.play_to_the_end()
    assert program.status in {tr("match-wins", name=name) for name in ("Anna", "Ben")}
    texts = [button.text() for button in program.ended().buttons]
    assert texts == [tr("match-rematch"), tr("match-review"), tr("match-table")]
    program.kept()


# -- a bot that fails -------------------------------------------------------------------------


@pytest.mark.parametrize("way_out", ["retry", "play-for", "replace"])
def test_a_bot_failed(program: Program, monkeypatch: pytest.MonkeyPatch, way_out: str) -> None:
    seat_bot(monkeypatch, Failing("points"))
    program.play(record_of("points", PERSON, seed=3))
    assert program.until_due() is Waiting.FAILED
    assert program.status == tr("match-headline-error", name="Anna")
    assert states(program)[0] is PlayerState.FAILED
    texts = program.shown_texts(program.card())
    assert texts[0] == tr("match-stopped-with-an-error", name="Anna")
    assert texts[1].startswith("The bot lost its way.")
    if way_out == "replace":
        menu = program.match_page.players.seat_menu(0)
        next(action for action in menu.actions() if action.text() == tr("match-person")).trigger()
    else:
        program.click(program.named(way_out))
    waiting = program.until_due()
    assert program.match.pending.failed is None
    if way_out == "retry":
        assert program.match.pending.seat == 1
    else:
        assert (waiting, program.match.pending.seat) == (Waiting.PERSON, 0)


# -- hints ------------------------------------------------------------------------------------


def test_a_hint_in_two_stages_where_there_are_two_choices(program: Program) -> None:
    at_first_decision(program)
    panel = program.shell.side.shown.hint
    wait_until(panel.ask_button.isEnabled, "the offer of a hint")
    program.click(panel.ask_button)
    wait_until(lambda: panel.ask_button.text() == tr("match-show-ranking"), "the first stage")
    wait_until(lambda: not program.match_view.thinking, "the adviser")
    theme = program.match_view.hints.hint
    assert theme is not None
    assert theme.theme is not None
    words = [program.match_view.words.say(fact) for fact in theme.theme]
    wait_until(lambda: set(words) <= set(program.shown_texts(panel)), "the theme in words")
    assert not panel.findChildren(HintCard)

    program.key(Key.Key_H)
    wait_until(lambda: len(panel.findChildren(HintCard)) == 2, "the ranked plans")
    best, other = panel.findChildren(HintCard)
    assert best.view.best
    assert not other.view.best
    assert best.view.value
    assert best.view.reasons
    program.click(program.named(f"choice-{STOP}"))
    program.until_due()
    assert program.match.record.nodes[1].hint == Stage.RANKED
    assert program.match.record.nodes[0].hint == Stage.NONE


def test_a_hint_runs_is_stopped_and_looked_at_deeper(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser = Patient("points", ROLL)
    seat_bot(monkeypatch, adviser)
    at_first_decision(program)
    panel = program.shell.side.shown.hint
    for _ in range(3):
        program.key(Key.Key_H)
    wait_until(lambda: panel.findChildren(HintCard), "the best so far")
    wait_until(panel.stop_button.isVisible, "the button Stop")
    assert program.match_view.thinking
    assert re.match(like(tr("match-thinking-so-far", seconds="…")), panel.footer.text())
    program.click(panel.stop_button)
    wait_until(panel.deeper_button.isVisible, "the button Deeper")
    stopped = like(tr("match-stopped-after", seconds="…"))
    assert re.search(stopped, panel.footer.text())

    program.click(panel.deeper_button)
    wait_until(lambda: len(adviser.asked) == 2, "the second look")
    assert adviser.asked[1] == adviser.asked[0].times(DEEPER)
    adviser.may_answer.set()
    wait_until(lambda: not program.match_view.thinking, "the answer")
    assert not re.search(stopped, panel.footer.text())
    program.click(program.named(f"choice-{STOP}"))
    wait_until(lambda: not panel.findChildren(HintCard), "the cards to go")


def test_escape_stops_the_search(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    adviser = Patient("points", ROLL)
    seat_bot(monkeypatch, adviser)
    at_first_decision(program)
    program.key(Key.Key_H)
    wait_until(lambda: adviser.asked, "the adviser")
    program.key(Key.Key_Escape)
    wait_until(lambda: not program.match_view.thinking, "the end of the search")


# -- the tutor --------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["play_anyway", "rethink", "show_hint", "stop_warning"])
def test_the_four_answers_to_a_warning(
    program: Program, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    seat_bot(monkeypatch, Sure("points", ROLL))
    at_first_decision(program, teaching=WARN)
    program.click(program.named(f"choice-{STOP}"))
    card = program.card()
    title, cost, *_ = program.shown_texts(card)
    assert title == tr("match-looks-like", move=BANKS, verdict=tr("match-verdict-blunder"))
    # The adviser's 20 points, converted for the bot at this table.
    lost = tr("match-it-costs-about", loss=tr("app-points-of-win-chance", points="…"))
    assert re.match(like(lost, r"1\d\.\d") + r" \w", cost)
    assert len(card.buttons) == 4
    assert program.match.history.place().ply == 1
    program.click(program.named(answer))
    program.until_due()
    played = program.match.history.place().ply > 1
    assert played == (answer in ("play_anyway", "stop_warning"))
    if played:
        assert program.texts[1] == "bank"
    else:
        program.named(f"choice-{ROLL}")
    if answer == "show_hint":
        wait_until(lambda: program.window.findChildren(HintCard), "the hint")
    assert (program.match_view.tutor.level.value == keys.OFF) == (answer == "stop_warning")


def test_a_good_action_is_played_without_a_word(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_bot(monkeypatch, Sure("points", STOP))
    at_first_decision(program, teaching=WARN)
    program.click(program.named(f"choice-{STOP}"))
    wait_until(lambda: program.match.history.place().ply > 1, "the action")
    program.until_due()
    assert program.texts[1] == "bank"


def test_the_coach_says_what_an_action_cost(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_bot(monkeypatch, Sure("points", ROLL))
    at_first_decision(program, teaching=COACH)
    program.click(program.named(f"choice-{STOP}"))
    program.click(program.named("play_anyway"))
    coach = program.window.findChild(CoachPanel)
    assert coach is not None
    coach.leave()
    remark = tr("learn-was", judgement=BANKS, verdict=tr("match-verdict-blunder"))
    wait_until(lambda: coach.title.text() == remark, "the remark of the coach")
    program.until_due()


# -- saving -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "reason"),
    [(errno.ENOSPC, tr("errors-disk-is-full")), (errno.EROFS, tr("errors-writing-not-allowed"))],
    ids=["full disk", "read-only disk"],
)
def test_a_match_that_cannot_be_saved_goes_on(
    program: Program, monkeypatch: pytest.MonkeyPatch, home: Path, code: int, reason: str
) -> None:
    at_first_decision(program)
    refuse_writing(monkeypatch, home, code)
    program.click(program.named(f"choice-{STOP}"))
    program.until_due()
    wait_until(lambda: program.notices, "the notice")
    (notice,) = program.notices
    assert reason in notice
    assert str(home) in notice
    assert program.button(tr("match-save-a-copy")).isVisible()
    program.play_on(4)
    assert len(program.texts) > 4
    assert len(program.notices) == 1
    monkeypatch.undo()
    program.command(commands.UNDO)
    program.until_due()


def test_what_the_coach_finds_out_shows_no_button_in_the_panel_of_hints(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser = Patient("points", ROLL)
    seat_bot(monkeypatch, adviser)
    at_first_decision(program, teaching=COACH)
    panel = program.shell.side.shown.hint
    wait_until(lambda: adviser.asked, "the coach to ask")
    program.click(program.named(f"choice-{STOP}"))
    wait_until(lambda: panel._hint is not None and panel._hint.running, "news of the search")
    panel.set_picked([STOP])
    assert panel.stop_button.isHidden()
    program.match_view.hints.show(Stage.RANKED)
    wait_until(panel.stop_button.isVisible, "the button Stop")
