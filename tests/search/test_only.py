"""A search that is asked about some moves spends all its work on them."""

import pytest

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import BotError
from engines.search.ismcts import IsmctsSettings
from tests.calibration.games import LEDUC, TIC_TAC_TOE
from tests.search.tables import SEARCHES, after, ask, start, timeless

BUDGET = Budget(playouts=400, nodes=400)
CENTRE_TAKEN = (4,)
CHOSEN = (3, 8)

every_search = pytest.mark.parametrize("name", list(SEARCHES))


def board() -> Position:
    return after(start(TIC_TAC_TOE), *CENTRE_TAKEN)


@every_search
def test_only_the_named_moves_are_looked_at(name: str) -> None:
    found = ask(SEARCHES[name], board(), BUDGET, only=CHOSEN)
    assert {action.action for action in found.actions} == set(CHOSEN)
    if name != "maxn":
        assert sum(action.visits for action in found.actions) == 400
        assert min(action.visits for action in found.actions) > 20
    else:
        replies = ask(SEARCHES[name], board(), Budget(depth=2), only=CHOSEN)
        # The first depth, then the second, where a sure win ends the look at replies.
        assert replies.work.nodes <= 2 + 2 * (1 + 7)


@every_search
def test_all_moves_named_are_all_moves(name: str) -> None:
    wide = ask(SEARCHES[name], board(), BUDGET)
    named = ask(SEARCHES[name], board(), BUDGET, only=board().legal())
    assert timeless(named) == timeless(wide)


@every_search
def test_next_to_no_work_is_still_about_the_named_moves(name: str) -> None:
    cancelled = Monitor()
    cancelled.cancel()
    for monitor, budget in ((cancelled, BUDGET), (Monitor(), Budget(playouts=1, nodes=1))):
        found = ask(SEARCHES[name], board(), budget, only=CHOSEN, monitor=monitor)
        assert {action.action for action in found.actions} <= set(CHOSEN)


@pytest.mark.parametrize("widening", [0.0, 1.0])
def test_widening_keeps_to_the_named_moves(widening: float) -> None:
    hand = after(start(LEDUC), 2, 5)
    for position in (board(), hand):
        only = position.legal()[-1:]
        settings = IsmctsSettings(widening=widening)
        found = ask(SEARCHES["ismcts"], position, BUDGET, settings, only=only)
        assert [(action.action, action.visits) for action in found.actions] == [(only[0], 400)]


@every_search
def test_moves_that_are_not_legal_are_refused(name: str) -> None:
    with pytest.raises(BotError, match="not legal"):
        ask(SEARCHES[name], board(), BUDGET, only=(3, 4))
