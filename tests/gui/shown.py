"""The pages of matches and records, which come and go."""

from gui.arena.page import ArenaPage
from gui.arena.view import TournamentView
from gui.match.page import MatchPage
from gui.review.page import ReviewPage
from gui.shell.shell import Shell


def match_page(shell: Shell) -> MatchPage:
    """The page of the match on the table."""
    page = shell.played.page
    assert page is not None, "there is no match on the table"
    return page


def review_page(shell: Shell) -> ReviewPage:
    """The page of the record under review."""
    page = shell.replays.page
    assert page is not None, "there is no record under review"
    return page


def opened(page: ArenaPage) -> TournamentView:
    """The tournament that is open on the arena page."""
    assert page.view is not None, "no tournament is open"
    return page.view
