"""The counts of a tournament, asked for while a block is being counted."""

import threading

import pytest

from engines.arena.blocks import BlockResult, GameResult, Thinking
from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.counting import Counting
from engines.arena.tally import Tally
from tests.contract.toy import HighCard

THOUGHT = (Thinking(2, 1.0, 0.75), Thinking(3, 0.5, 0.25))


def test_the_count_never_steps_back(toy: HighCard, monkeypatch: pytest.MonkeyPatch) -> None:
    entrants = (Entrant("greedy"), Entrant("careless"))
    counting = Counting(Setup(toy.id, entrants, Format.ROUND_ROBIN, blocks=1, seed=5))
    heard: list[tuple[int, int]] = []
    askers: list[threading.Thread] = []
    add = Tally.add

    def watched(tally: Tally, block: BlockResult) -> None:
        askers.append(threading.Thread(target=lambda: heard.append(counting.games())))
        askers[-1].start()
        askers[-1].join(0.2)  # it may have to wait for the block
        add(tally, block)

    monkeypatch.setattr(Tally, "add", watched)
    for game in list(counting.todo()):
        counting.add(game, GameResult(game.rotation, (), (1.0, 0.0), (1.0, -1.0), None, THOUGHT))
    for asker in askers:
        asker.join()
    assert heard == [(2, 2)]
