"""The story of a game, as the review tells it."""

import re
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, Final

import pytest

from engines.contract.analysis import Estimate, Unit
from engines.contract.messages import Words
from engines.contract.position import notation
from engines.contract.registry import games
from engines.match.advice.quality import Fortune, Quality, shares
from engines.match.analysis.luck import Chance, Ledger
from engines.match.analysis.review import Decision, Review
from engines.match.history import History, Step
from engines.runtime import texts
from gui.match.study import Findings
from gui.match.turning_points import story
from tests.pictures.studio import whole

_END: Final = re.compile(r"(?<=[.!?…])[”“]?\s+(?=[A-ZÄÖÜ“„])")
_LUCK: Final = 0.2


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    texts.speak(request.param)
    yield request.param
    texts.speak(texts.ENGLISH)


@pytest.mark.usefixtures("qapp", "language")
@pytest.mark.parametrize("game", games())
def test_a_game_is_told_in_at_most_five_sentences(game: str) -> None:
    """Whatever roll or draw it was that turned it."""
    history = History(whole(game))
    steps = history.steps()
    values = {history.game.info.unit: tuple(map(Estimate, history.position.returns().tolist()))}
    end = shares(history.game, values)
    assert end is not None
    result = tuple(share.mean for share in end)
    names = [who.name for who in history.head.seats]
    view: Any = SimpleNamespace(
        match=SimpleNamespace(history=history, position=history.position, seats=history.head.seats),
        words=Words(names=tuple(names)),
        game=history.game,
    )
    even = tuple(Estimate(1 / len(names), 0.0) for _ in names)
    ahead = tuple(Estimate(float(seat == 0), 0.0) for seat in range(len(names)))
    chances = (even, ahead, ahead[::-1], even)
    review = Review(len(names), (_blunder(steps),), chances, done=1, total=1)
    lucky = result.index(max(result))
    told = set()
    for error in (0.0, 0.1):
        for step in steps:
            if step.is_chance:
                after = tuple(
                    Estimate(each.mean + (_LUCK if seat == lucky else -_LUCK), error)
                    for seat, each in enumerate(even)
                )
                came = notation(step.before, step.action)
                chance = Chance(step.node, step.ply, 0, came, even, after, Fortune.PLAIN)
                ledger = Ledger(len(names), (chance,), result, done=1, total=1)
                sentences = story(view, Findings(review=review, ledger=ledger))
                assert len(sentences) == 5, "nothing is left out"
                assert len(_END.split(" ".join(sentences))) == 5, sentences
                told.add(sentences[-1])
    assert len(told) == 2 or history.game.info.unit is Unit.MONEY, "a share, exact and rough"


def _blunder(steps: Sequence[Step]) -> Decision:
    """A decision that cost much."""
    step = next(step for step in steps if not step.is_chance)
    line = SimpleNamespace(values={})
    judgement: Any = SimpleNamespace(
        seat=0, loss=0.3, quality=Quality.BLUNDER, unit=Unit.WIN, best=line, played=line
    )
    return Decision(step.node, step.ply, step.ply, 0, "person", 0, judgement)
