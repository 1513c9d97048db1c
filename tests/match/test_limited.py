"""The tutor judges by all moves, even while a hint is limited to some."""

import pytest

from engines.contract.analysis import Analysis
from engines.contract.record import PERSON, SeatRecord
from engines.match.advice.hint import Stage
from engines.match.advice.hints import Hints
from engines.match.advice.tutor import Teaching, Tutor
from engines.match.archive.records import new_record
from engines.match.events import TutorWarned
from tests.match.playing import playing, run, wait_until
from tests.match.small_game import DOUBLE, KEEP, MUST_DOUBLE, SmallGame
from tests.workers import ThreadWorkers

SEATS = (SeatRecord("Anna", "careless"), SeatRecord("Ben", PERSON))


@pytest.mark.parametrize("stage", [Stage.NONE, Stage.RANKED])
def test_the_tutor_warns_of_a_move_that_the_hint_leaves_out(
    game: SmallGame, workers: ThreadWorkers, stage: Stage
) -> None:
    async def main() -> None:
        record = new_record(game, SEATS, start=MUST_DOUBLE, seed=2)
        async with playing(record, workers, start=False) as (match, heard):
            hints = Hints(match, workers)
            tutor = Tutor(match, hints)
            match.start()
            hints.limit([DOUBLE])
            hints.show(stage)
            await wait_until(lambda: hints.hint and not hints.hint.running)
            tutor.set_level(Teaching.WARN)
            assert not await tutor.propose(KEEP)
            assert heard.of(TutorWarned)
            assert hints.hint is not None
            assert hints.hint.only == (DOUBLE,), "what the person looks at stays as it is"
            await hints.close()

    run(main())


def test_an_opinion_on_all_moves_is_no_news_of_a_limited_hint(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    async def main() -> None:
        record = new_record(game, SEATS, start=MUST_DOUBLE, seed=2)
        async with playing(record, workers, start=False) as (match, _heard):
            hints = Hints(match, workers)
            match.start()
            hints.limit([KEEP])
            hints.show(Stage.RANKED)
            await wait_until(lambda: hints.hint and not hints.hint.running)
            opinion = await hints.opinion(60)
            assert isinstance(opinion, Analysis)
            assert {line.actions[0] for line in opinion.lines} == {KEEP, DOUBLE}
            hint = hints.hint
            assert hint is not None
            assert hint.analysis is not None
            assert [line.actions for line in hint.analysis.lines] == [(KEEP,)]
            hints.limit()
            assert hints.hint is not None
            assert not hints.hint.running, "nothing is looked at twice"
            await hints.close()

    run(main())
