"""The shipped example plays whole matches of every game against the bots of the game."""

import pytest

from engines.arena.blocks import play_block
from engines.arena.contest import Contest, Entrant
from engines.contract.record import SeatRecord
from engines.contract.registry import game as find
from engines.external import process, programs
from engines.external.programs import Program
from engines.external.protocol import ProtocolError
from engines.match.archive.records import new_record
from engines.match.controller import control
from engines.match.events import BotFailed, Waiting
from engines.runtime.errors import BotError, BotIllegal, quoted
from engines.runtime.texts import tr
from tests.conformance.answers import check_answer, check_comparison, check_repeatable, question
from tests.conformance.tables import Table, decisions_on
from tests.external.conftest import EXAMPLE, GAMES, ROGUE, program
from tests.match.playing import playing, rest, run
from tests.workers import ThreadWorkers

NAME = "foreign:Example"


def test_the_example_is_short_and_needs_nothing() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 60
    imported = [line.split()[1] for line in lines if line.startswith(("import", "from"))]
    assert imported == ["json", "random", "sys"]


LONG = [
    pytest.param(name, marks=pytest.mark.slow) if name == "roll_galaxy" else name for name in GAMES
]


@pytest.mark.parametrize("name", LONG)
def test_the_example_plays_whole_games_and_the_same_ones_again(example: Program, name: str) -> None:
    game = find(name)
    seats = game.info.default_seats
    others = [bot.info.id for bot in game.bots if bot.info.seats[0] <= seats <= bot.info.seats[1]]
    line_up = (Entrant(NAME), *(Entrant(others[0]) for _ in range(seats - 1)))
    contest = Contest(name, line_up, seed=11)
    first = play_block(contest, 0)
    assert [played.forfeit for played in first.games] == [None] * seats
    assert all(played.thinking[0].decisions for played in first.games)
    process.close_all()  # what it answers depends on nothing that it remembers
    assert play_block(contest, 0) == first


@pytest.mark.parametrize("name", GAMES)
def test_the_example_answers_as_bots_do(example: Program, name: str) -> None:
    game = find(name)
    for step in decisions_on(Table(game, game.info.default_seats), 8):
        asked = question(game.bot(NAME), step.position)
        check_answer(asked)
        check_repeatable(asked)
        check_comparison(asked)


def test_a_program_that_fails_forfeits_in_the_arena_and_is_counted(example: Program) -> None:
    programs.add(program(ROGUE, "breaks the rules"))
    contest = Contest("fargo", (Entrant("foreign:Rogue"), Entrant("points")), seed=1)
    illegal = tr(
        "errors-answered-not-legal-here",
        program="Rogue",
        shown=quoted("fly"),
        offered=("roll", "bank"),
    )
    for played in play_block(contest, 0).games:
        assert played.forfeit is not None
        assert played.forfeit.message == illegal
        assert played.wins == (0.0, 1.0)


@pytest.mark.parametrize(
    ("behaviour", "kind"),
    [
        ("breaks the rules", BotIllegal),
        ("ends in the middle", BotError),
        ("writes garbage", ProtocolError),
    ],
)
def test_a_match_is_safe_from_it(patient: None, behaviour: str, kind: type[BotError]) -> None:
    programs.add(program(ROGUE, behaviour))

    async def main(workers: ThreadWorkers) -> None:
        seats = [SeatRecord("Anna", "foreign:Rogue"), SeatRecord("Ben", "points")]
        record = new_record(find("fargo"), seats, seed=3)
        async with playing(record, workers) as (match, heard):
            assert await rest(match) is Waiting.FAILED
            (failed,) = heard.of(BotFailed)
            assert (failed.seat, type(failed.error)) == (0, kind)
            assert "Rogue" in str(failed.error)
            if behaviour == "ends in the middle":
                assert "out of ideas" in failed.details
            control.retry(match)
            assert await rest(match) is Waiting.FAILED
            control.sit(match, 0, SeatRecord("Ann", "points"))
            assert await rest(match) is Waiting.OVER

    workers = ThreadWorkers()
    try:
        run(main(workers))
    finally:
        workers.close()
