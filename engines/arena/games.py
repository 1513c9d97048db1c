"""Games of a tournament for people: in short, and as records that can be replayed."""

from collections.abc import Sequence

from engines.arena.blocks import GameResult
from engines.arena.config import Setup
from engines.arena.contest import Contest
from engines.arena.progress import GameId, Played
from engines.contract.position import Position
from engines.contract.record import BY_CHANCE, Node, Record, SeatRecord
from engines.runtime.environment import program_version
from engines.runtime.types import Action


def seating_of(setup: Setup, contest: Contest, game: GameId) -> tuple[int, ...]:
    """The entrant of the setup in each seat."""
    places = setup.places[game.table]
    return tuple(places[place] for place in contest.seating(game.rotation))


def in_short(setup: Setup, contest: Contest, game: GameId, result: GameResult) -> Played:
    """A finished game in brief."""
    seats = contest.seating(game.rotation)
    return Played(
        id=game,
        seed=contest.block_seed(game.block),
        seating=seating_of(setup, contest, game),
        wins=tuple(result.wins[place] for place in seats),
        plies=len(result.actions),
        forfeit=result.forfeit,
    )


def to_record(
    setup: Setup, seating: Sequence[int], seed: int, actions: Sequence[Action], created: str
) -> Record:
    """A game, finished or still being played, as the record of a match with the same seed.

    Args:
        setup: of the tournament.
        seating: which entrant sits in each seat.
        seed: of the block.
        actions: all actions and outcomes.
        created: when, as in ``Record.created``.
    """
    names = setup.names
    entrants = [setup.entrants[entrant] for entrant in seating]
    position = Position.start(setup.rules(), len(seating), setup.options)
    nodes: list[Node] = []
    for action in actions:
        by = BY_CHANCE if position.is_chance else entrants[position.turn].bot
        after = position.apply(action)  # refuses the contents of a damaged file
        nodes.append(Node(len(nodes) - 1, position.action_text(action), by))
        position = after
    return Record(
        game=setup.rules().id,
        options=setup.rules().options(setup.options),
        seats=tuple(
            SeatRecord(names[index], entrant.bot, entrant.budget)
            for index, entrant in zip(seating, entrants, strict=True)
        ),
        seed=seed,
        created=created,
        program=program_version(),
        nodes=tuple(nodes),
        at=len(nodes) - 1,
        result=tuple(position.returns().tolist()) if position.is_over else None,
    )
