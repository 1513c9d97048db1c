"""What the log says of secrets, before and after everyone reveals them."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engines.contract.record import BY_CHANCE, PERSON
from engines.runtime.texts import tr
from engines.runtime.types import State
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.match.small_game import DOUBLE, DRAW, KEEP, PHASE, TWICE, SmallGame


@pytest.mark.usefixtures("shell")
def test_a_reveal_tells_the_log_what_was_secret(
    shell: Shell, small: SmallGame, table: Callable[..., MatchView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben rolls and decides in secret until his draw, which belongs to the whole table."""

    def observe(state: State, action: int, seat: int) -> int:
        return action if state[PHASE] == DRAW or seat == 1 else -1

    monkeypatch.setattr(small, "info", replace(small.info, hidden=True))
    monkeypatch.setattr(small, "kernel", replace(small.kernel, observe=observe))
    monkeypatch.setattr(small, "is_common", lambda state: state[PHASE] == DRAW)
    history = table("person", "careless").match.history
    history.forward(1, BY_CHANCE)
    history.forward(KEEP, PERSON)
    history.forward(3, BY_CHANCE)
    history.forward(DOUBLE, "careless")
    log = shell.side.shown.log
    log.refresh()
    assert tr("session-log-nothing_known") in log.model.rows[-1].text
    history.forward(TWICE, BY_CHANCE)
    log.refresh()
    assert log.model.rows[-2].text == "Ben: 3, double"
