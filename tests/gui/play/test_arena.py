"""Fargo's bots in the real program: a tournament stopped by closing the window can continue."""

import re

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.progress import State as Doing
from engines.runtime.texts import number, tr
from gui.arena import files
from gui.arena.page import ArenaPage
from tests.gui.play.conftest import Start
from tests.gui.play.program import Program, like, wait_until
from tests.gui.shown import opened, review_page

SETUP = Setup(
    "fargo",
    (Entrant("points"), Entrant("three_dice"), Entrant("careful")),
    Format.ROUND_ROBIN,
    2,
    2000,
    7,
    luck=False,
)
SOME = 8
NAMES = (
    tr("fargo-bot-points-name"),
    tr("fargo-bot-three_dice-name"),
    tr("fargo-bot-reckless-name"),
)


def arena(program: Program) -> ArenaPage:
    """The arena, opened from its menu."""
    program.command("arena")
    program.idle()
    page = program.page
    assert isinstance(page, ArenaPage)
    return page


def until_played(page: ArenaPage, games: int) -> None:
    wait_until(
        lambda: page.view is not None and len(page.view.games.rows) >= games, f"{games} games"
    )


def test_a_tournament_outlives_its_window(start: Start) -> None:
    first = start()
    page = arena(first)
    page.form.fill(SETUP)
    first.click(page.start_button)
    until_played(page, SOME)
    first.end()
    (kept,) = files.kept()
    assert SOME <= kept.games < SETUP.most_games

    second = start()
    page = arena(second)
    interrupted = tr(
        "arena-tournament-interrupted-games",
        tournament=f"{tr('fargo-name')}: {' – '.join(NAMES)}",
        played=number(kept.games),
        games=number(SETUP.most_games),
    )
    assert interrupted in second.notices
    second.click(second.button(tr("arena-continue"), page.notices))
    until_played(page, kept.games + SOME)
    second.click(page.foot.stop_button)
    wait_until(lambda: page.run is not None and page.run.doing is Doing.STOPPED, "the stop")
    second.idle()
    assert page.run is not None
    assert page.run.progress.games == len(opened(page).games.rows)
    assert {row.name for row in opened(page).table.rows} == set(NAMES)
    counted = page.run.standings.games  # a deal that was not played from every seat does not count
    after = re.compile(like(tr("arena-after-games", games=counted, players="…")))
    graph = opened(page).graph
    wait_until(lambda: after.fullmatch(graph.plot.words) is not None, "the graph of all games")

    opened(page).views.set_current(2)
    opened(page).games.select_row(0)
    game = opened(page).games.current_row
    assert game is not None
    opened(page).games.rowChosen.emit(game)  # as a click does
    board = opened(page).board
    wait_until(lambda: board.game is not None and board.game.id == game.id, "the game")
    second.click(board.open_button)
    wait_until(lambda: second.shell.replays.page, "the review")
    review = review_page(second.shell)
    wait_until(lambda: second.page is review, "the replay")
    assert len(review.record.nodes) == game.plies
    assert review.record.seed == game.seed
