"""What the bots do where it is plain what is right, and what they must not know."""

from dataclasses import replace
from itertools import chain

import numpy as np
import pytest

from engines.contract.analysis import Analysis, Unit
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.messages import Message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.colonizers import GAME
from engines.games.colonizers.bots.published import copies
from engines.games.colonizers.kernels.maxn import vote_as_original
from engines.games.colonizers.kernels.state import DO_NOTHING
from engines.games.colonizers.reasons import reasons
from engines.games.colonizers.snapshot import read
from engines.runtime.streams import stream
from tests.games.colonizers.play import at, random_game, snapshot

LAST_TURN = (
    "round 9 | seat 4 build | 1 has 0 | colony N12 R1 R1 R1 B3 B3 B2 R2 | colonist Spy | 2 has 0 | "
    "colonist Miner | 3 has 0 | colonist Visionary | 4 has 12 | hand G5 B2 B8 | "
    "colony R3 R3 B3 G6 N1 R1 G4 | colonist General | removed Ecologist | shown 1 2 3 4"
)
POOR = (
    "round 5 | seat 1 draw | 1 has 0 | hand B5 B8 | colony R1 | colonist General | 2 has 0 | "
    "colonist Miner | 3 has 0 | colonist Spy | 4 has 0 | colonist Visionary | removed Ecologist | "
    "shown 1"
)
PICKING = (
    "round 5 | seat 2 pick | 1 has 2 | colony R1 R1 R1 | colonist Visionary | 2 has 2 | 3 has 3 | "
    "colony R1 R2 | 4 has 2 | colony G4 | removed Miner"
)
SEARCHING = ("maxn", "ismcts_200", "ismcts")
LITTLE = Budget(playouts=300, depth=5)


def ask(bot: str, position: Position, seed: int = 1, budget: Budget = LITTLE) -> Analysis:
    return GAME.bot(bot).analyse(Question(position, budget, seed), Monitor())


def timeless(analysis: Analysis) -> Analysis:
    return replace(analysis, work=replace(analysis.work, seconds=0.0))


def chosen(bot: str, position: Position, seed: int = 1) -> str:
    return ask(bot, position, seed).best.text


@pytest.mark.parametrize("bot", SEARCHING)
def test_the_winning_module_is_built(bot: str) -> None:
    """33 points are ahead of 23; with 2 for a full colony, one of three modules is enough."""
    position = at(LAST_TURN)
    assert snapshot(position).scores[0] == 33
    assert chosen(bot, position) == "Build Omnium Purification Plant"


@pytest.mark.parametrize("bot", [bot.info.id for bot in GAME.bots])
def test_a_hint_does_not_depend_on_what_is_hidden(bot: str) -> None:
    games = [p for p in random_game(8, policy=True) if p.turn >= 0 and len(p.legal()) > 1]
    for position in games[5::40]:
        one, other = (position.seen_by(position.turn, stream(seed, "truth")) for seed in (1, 2))
        assert one != other
        budget = Budget(playouts=40, depth=4)
        first, second = (timeless(ask(bot, seen, budget=budget)) for seen in (one, other))
        assert first == second


def test_two_cards_of_a_type_are_twice_as_likely() -> None:
    position = at(
        "round 9 | seat 1 build | 1 has 5 | hand R1 R1 R2 | colonist Spy | 2 has 0 | "
        "colonist Miner | 3 has 0 | colonist Visionary | 4 has 0 | colonist General | "
        "removed Ecologist | shown 1"
    )
    assert [copies(snapshot(position), action) for action in position.legal()] == [2, 1, 1]
    picked = [chosen("random", position, seed) for seed in range(400)]
    assert picked.count("Build Garrison") == pytest.approx(200, abs=45)
    assert picked.count("Build nothing") == pytest.approx(100, abs=40)


def test_the_original_compares_the_first_seat_first() -> None:
    values = np.zeros((43, 4))
    values[:3] = [[1.0, 9.0, 0.0, 0.0], [2.0, 0.0, 0.0, 0.0], [2.0, 0.0, 0.0, 1.0]]
    assert vote_as_original(values, 3) == 2


def test_maxn_values_points_and_says_how_deep_it_looked() -> None:
    analysis = ask("maxn", at(LAST_TURN))
    assert analysis.unit is Unit.POINTS
    assert analysis.work.depth == 5
    assert analysis.work.nodes > 0
    values = [analysis.value(line).mean for line in analysis.lines]
    assert values == sorted(values, reverse=True)


def test_maxn_looks_deeper_with_more_time() -> None:
    start = next(p for p in random_game(8, policy=True) if p.turn >= 0)
    monitor, hour = Monitor(), Budget(seconds=3600)
    monitor.start(hour)
    deep = GAME.bot("maxn").analyse(Question(start, hour, 1), monitor).work.depth
    assert deep > ask("maxn", start, budget=Budget(playouts=10)).work.depth


def test_lines_come_with_reasons() -> None:
    games = [p for p in random_game(9, policy=True) if p.turn >= 0 and len(p.legal()) > 1]
    given = [
        reason.message
        for position in games
        for line in ask("ismcts", position, budget=Budget(playouts=30)).lines
        for reason in line.reasons
    ]
    told = {fact.code for fact in given}
    assert {"colonizers.reason.worth", "colonizers.reason.steals"} <= told
    assert len(told) > 10
    chances = {(fact.code, dict(fact.parameters).get("chance") == 1.0) for fact in given}
    assert ("colonizers.reason.steals", True) not in chances
    assert ("colonizers.reason.steals_surely", False) not in chances


def test_who_most_likely_has_a_colonist_is_named_first() -> None:
    several = 0
    for position in random_game(9, policy=True):
        for action in position.legal() if position.turn >= 0 else ():
            told = [reason.message for reason in reasons(read(position.state), action)]
            found = (dict(fact.parameters).get("chance") for fact in told)
            chances = [chance for chance in found if isinstance(chance, float)]
            assert chances == sorted(chances, reverse=True)
            several += len({*chances}) > 1
    assert several


@pytest.mark.parametrize(
    ("text", "move", "told"),
    [
        (PICKING, "Pick General", [("denies", {"n": 2, "seat": 2}), ("income", {"n": 0})]),
        (PICKING, "Pick Ecologist", [("denies", {"n": 1, "seat": 3}), ("income", {"n": 0})]),
        (PICKING, "Pick Opportunist", [("may_steal", {"omnium": 2, "seat": 2})]),
        (
            POOR,
            "Take Omnium",
            [("nothing_affordable", {"omnium": 1}), ("will_have", {"omnium": 3})],
        ),
        (POOR, "Draw modules", [("extra_card", {"hand": 2})]),
    ],
)
def test_reasons_tell_a_choice_from_the_others(
    text: str, move: str, told: list[tuple[str, dict[str, int]]]
) -> None:
    position = at(text)
    facts = [each.message for each in reasons(snapshot(position), position.parse_action(move))]
    assert [fact.code.rpartition(".")[2] for fact in facts] == [code for code, _ in told]
    for fact, (_, figures) in zip(facts, told, strict=True):
        assert figures.items() <= dict(fact.parameters).items()


def test_every_choice_has_reasons_of_its_own() -> None:
    """Cards of equal worth differ in the colonist who earns with them, names in whose they are."""
    given = set[int]()
    for position in chain(*(random_game(seed, policy=True) for seed in (0, 4, 9))):
        choices = position.legal() if position.turn >= 0 else ()
        told = dict[tuple[Message, ...], str]()
        for action in choices if len(choices) > 1 else ():
            found = tuple(each.message for each in reasons(read(position.state), action))
            name = position.action_text(action)
            assert found, name
            assert found not in told, (name, told[found])
            told[found] = name
            given.add(action)
    assert DO_NOTHING in given


def test_nobody_is_kept_from_a_colonist_who_has_picked() -> None:
    position = at(
        PICKING.replace("seat 2 pick", "seat 4 pick")
        .replace("2 has 2 | 3 has 3", "2 has 2 | colonist Spy | 3 has 3")
        .replace("R1 R2 | 4", "R1 R2 | colonist Ecologist | 4")
    )
    (reason,) = reasons(snapshot(position), position.parse_action("Pick General"))
    assert reason.message.code == "colonizers.reason.income"


@pytest.mark.parametrize("bot", ["maxn", "ismcts_200"])
def test_searching_beats_the_rule_of_thumb(bot: str) -> None:
    """One of four wins 25% if it is no better; these win more than half (rules, 4.4)."""
    wins = 0
    for seed in range(8):
        position, random = Position.start(GAME, 4), stream(seed, "match")
        seat = seed % 4
        while not position.is_over:
            if position.is_chance:
                action = position.sample(random)
            elif position.turn == seat and len(position.legal()) > 1:
                seen = position.seen_by(seat, random)
                action = ask(bot, seen, seed, GAME.bot(bot).info.budget).best.actions[0]
            else:
                action = GAME.kernel.policy(position.state, random)
            position = position.apply(action)
        wins += int(position.returns()[seat])
    assert wins >= 3
