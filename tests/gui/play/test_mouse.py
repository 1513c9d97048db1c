"""Complete games by mouse only."""

import pytest
from PySide6.QtWidgets import QAbstractButton

from engines.contract.record import PERSON
from engines.games.fargo.view import ROLL
from engines.match.archive.library import Library, Query
from engines.match.archive.records import verified
from engines.match.events import Waiting
from engines.runtime.texts import number, tr
from gui.app.keys import commands
from gui.review.page import ReviewPage
from gui.setup.new_match import NewMatchPage
from tests.gui.play.program import Program, record_of, wait_until


def start_match(program: Program, seats: int = 2) -> None:
    """From the home page to a running match, with the mouse, and always with the same dice."""
    program.click(program.button(tr("home-play-tile"), program.tile(tr("fargo-name"))))
    page = program.page
    assert isinstance(page, NewMatchPage)
    segments = page.form.findChildren(QAbstractButton)
    program.click(next(button for button in segments if button.text() == str(seats)))
    assert page.form.seats == seats
    page.form.seed_field.setText("1")
    program.click(program.button(tr("setup-start-match")))
    wait_until(lambda: program.page is program.shell.played.page, "the match page")


def test_a_game_from_the_home_page_to_the_library(program: Program) -> None:
    start_match(program)
    assert program.match.seats[0].player == PERSON
    assert program.status == tr("match-roll-the-dice", name=tr("app-player"))
    program.play_to_the_end()

    assert program.match.pending.waiting is Waiting.OVER
    row = program.ended()
    title, reason = program.match_page.headline.text, program.match_page.headline.happened
    scores = program.view.scores
    (first,) = (
        who.name
        for who, score in zip(program.match.seats, scores, strict=True)
        if score == max(scores)
    )
    assert title == tr("match-wins", name=first)
    (second,) = (who.name for who in program.match.seats if who.name != first)
    last = program.match_view.words.say(program.last_told)
    margin = number(max(scores) - min(scores))
    assert reason == tr("fargo-to-ahead-of", margin=margin, other=second, last=last)
    program.click(program.button(tr("match-table"), row))
    assert program.match_page.stage.isVisible()
    program.kept()
    record = program.match.record
    verified(record)
    (entry,) = program.result(program.context.archive.ask(Library.search, Query()))
    assert program.result(program.context.archive.ask(Library.record, entry.id)) == record

    program.command(commands.HOME)
    wait_until(lambda: len(program.home_cards()) == 1, "the game among the last records")
    won = tr("app-winners", winners=(first,), count=1)
    assert won in program.home_cards()[0].accessibleName()
    program.click(program.home_cards()[0])
    wait_until(lambda: isinstance(program.page, ReviewPage), "the review")


@pytest.mark.parametrize("seats", [3, 6])
def test_a_game_of_several(program: Program, seats: int) -> None:
    start_match(program, seats=seats)
    assert len(program.match_page.players.cards) == seats
    assert all(card.isVisible() for card in program.match_page.players.cards)
    # The bots in between are not what is tested; people hurry to the end.
    before = program.match_view
    players = [who.player for who in program.match.seats]
    late = " ".join(["9800"] * seats)
    program.play(record_of(*players, seed=2, start=f"{late} | seat 1"))
    assert program.match_view is not before
    program.play_to_the_end()
    record = program.match.record
    verified(record)
    assert record.result is not None
    assert sum(record.result) == 1.0
    assert {node.by for node in record.nodes} == {"chance", PERSON, *_bots(program)}
    program.kept()


def test_the_dice_of_the_board_can_be_clicked_instead_of_the_buttons(program: Program) -> None:
    start_match(program)
    program.click(program.named("roll"))
    program.until_due()
    (surface,) = program.board.surfaces
    before = program.view
    program.click(surface.viewport(), surface.spot_rect(("do", ROLL)).center())
    program.until_due()
    assert program.texts[1] == "roll"
    if program.match.pending.waiting is Waiting.PERSON and program.match.pending.seat == 0:
        assert program.view.stop_points > before.stop_points


def test_a_rematch_moves_the_seats_on(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=4, start="9700 9600 | seat 1"))
    program.play_to_the_end()
    first = program.match.record
    program.kept()
    before = program.match_view
    program.click(program.button(tr("match-rematch"), program.ended()))
    program.until_other_match(before)
    assert program.match.record.seed != first.seed
    assert program.match.seats == (first.seats[1], first.seats[0])
    assert program.until_due() in (Waiting.ROLL, Waiting.OVER)


def _bots(program: Program) -> set[str]:
    return {who.player for who in program.match.seats if who.player != PERSON}
