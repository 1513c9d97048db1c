"""The search: how its tree grows, and which worlds it looks at."""

from collections import Counter
from dataclasses import replace
from math import exp, prod

import numpy as np
import pytest

from engines.contract.position import Position
from engines.games.colonizers import deductions
from engines.games.colonizers.cards import COLONIST_NAMES
from engines.games.colonizers.deductions import TEMPERATURE, chances_of_colonists
from engines.games.colonizers.kernels import inference, ismcts, selection
from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.kernels.turns import record
from engines.games.colonizers.plans import OURS, Plan
from engines.games.colonizers.snapshot import read
from engines.runtime.streams import stream
from engines.runtime.types import State
from tests.games.colonizers.play import at, random_game, snapshot

FIRST_TURN = (
    "round 5 | seat 1 draw | 1 has 2 | colonist Spy | 2 has 1 | hand R1 R2 | colony R1 R2 R3 | "
    "colonist General | 3 has 0 | hand R1 | colony B2 B3 | colonist Miner | 4 has 5 | "
    "colony G4 | colonist Visionary | removed Ecologist | shown 1"
)
LAST_PICK = (
    "round 5 | seat 4 pick | 1 has 2 | colonist General | colony R1 R2 R3 | 2 has 1 | hand R1 R2 | "
    "colonist Spy | 3 has 0 | hand R1 | colony B2 B3 | colonist Miner | 4 has 5 | removed Ecologist"
)
Colonists = tuple[int | None, ...]


class Trees:
    """A search that continues; its nodes can be looked at."""

    def __init__(self, plan: Plan, position: Position, room: int = 20_000) -> None:
        self.plan = plan.array()
        self.position = position
        self.tree = selection.new_tree(room)
        self._random, self._flags = stream(1, "trees"), np.zeros(1, np.int64)

    def search(self, iterations: int) -> None:
        done = ismcts.search_chunk(
            self.plan, self.position.state, self.tree, self._random, self._flags, iterations
        )
        assert done == iterations

    def children(self, node: int) -> list[int]:
        found, child = [], int(self.tree.nodes[node].first)
        while child:
            found.append(child)
            child = int(self.tree.nodes[child].next)
        return found

    def visits(self, root: int) -> int:
        return sum(self.tree.nodes[child].visits for child in self.children(root))


def colonists(state: State) -> Colonists:
    """By seat."""
    return tuple(player.colonist for player in read(state).players)


def arrangements(position: Position, plan: Plan) -> dict[Colonists, float]:
    """The arrangements that the mover thinks possible, and how likely each is."""
    s, sums = record(position.state.copy()), np.zeros(inference.ARRANGEMENTS)
    count = inference.weigh_arrangements(plan.array(), s, sums)
    found = {}
    for number, chance in enumerate(np.diff(sums[:count], prepend=0.0) / sums[count - 1]):
        state = position.state.copy()
        assert inference.arrange_colonists(record(state), number)
        found[colonists(state)] = float(chance)
    assert len(found) == count
    assert sum(found.values()) == pytest.approx(1.0)
    return found


# -- inference --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [FIRST_TURN, LAST_PICK])
def test_what_is_inferred_is_what_may_be(text: str) -> None:
    position, random = at(text), stream(2, "redraw")
    drawn = [position.seen_by(position.turn, random) for _ in range(600)]
    found = arrangements(position, OURS)
    assert set(found) == {colonists(each.state) for each in drawn}
    assert len(found) == 24


def test_every_decision_of_a_game_can_be_inferred_for() -> None:
    for position in random_game(4):
        if position.turn >= 0:
            found, state = arrangements(position, OURS), snapshot(position)
            for other in range(SEATS):
                possible = deductions.colonists_of(state, other, position.turn)
                assert {each[other] for each in found} == set(possible or [None])


def test_the_table_and_the_search_find_the_same_chances() -> None:
    plan = replace(OURS, pick_temperature=TEMPERATURE)
    for position in random_game(4):
        if position.turn >= 0:
            found = arrangements(position, plan)
            for seat, chances in enumerate(chances_of_colonists(snapshot(position), position.turn)):
                for colonist, chance in chances.items():
                    there = sum(part for each, part in found.items() if each[seat] == colonist)
                    assert chance == pytest.approx(there)


def test_a_colony_tells_of_its_colonist() -> None:
    """Seat 2 has three red modules: the sharper its choice, the surer it is to be the General."""
    position, chances = at(FIRST_TURN), {}
    for temperature in (0.3, 0.7, 1e6):
        found = arrangements(position, replace(OURS, pick_temperature=temperature))
        chances[temperature] = sum(
            chance for each, chance in found.items() if each[1] == COLONIST_NAMES.index("General")
        )
    assert chances[1e6] == pytest.approx(1 / 4, abs=1e-4)
    assert 0.4 < chances[0.7] < chances[0.3]


def test_weights_are_the_chances_of_all_picks() -> None:
    """Three seats pick from what is left; nothing but the income counts here."""
    only_income = dict.fromkeys(OURS.policy, 0.0) | {"income": 1.0}
    plan = Plan(pick_temperature=0.5, policy=only_income)
    incomes = {1: {"General": 3}, 2: {"Miner": 2}, 3: {}}
    for each, chance in arrangements(at(FIRST_TURN), plan).items():
        offered = ["General", "Miner", "Opportunist", "Visionary"]
        factors = []
        for seat, income in incomes.items():
            weights = {name: exp(income.get(name, 0) / 0.5) for name in offered}
            name = COLONIST_NAMES[each[seat] or 0]
            factors.append(weights[name] / sum(weights.values()))
            offered.remove(name)
        assert chance == pytest.approx(prod(factors))


def test_worlds_are_drawn_as_likely_as_they_are() -> None:
    position, random = at(LAST_PICK), stream(5, "inferred")
    found = arrangements(position, OURS)
    sums, drawn = np.cumsum(list(found.values())), Counter[Colonists]()
    for _ in range(4000):
        state = position.state.copy()
        inference.infer_colonists(record(state), sums, len(found), random)
        drawn[colonists(state)] += 1
    assert set(drawn) <= set(found)
    for each, chance in found.items():
        assert drawn[each] / 4000 == pytest.approx(chance, abs=0.035)


# -- the tree ---------------------------------------------------------------------------------


def test_a_full_room_stops_no_search() -> None:
    trees = Trees(OURS, at(FIRST_TURN), room=60)
    trees.search(500)
    assert trees.tree.counts[selection.NODES] <= 60
    assert trees.visits(0) > 400


def test_a_search_does_not_depend_on_what_is_hidden() -> None:
    games = [p for p in random_game(8, policy=True) if p.turn >= 0 and len(p.legal()) > 1]
    for position in games[27::40]:
        one, other = (
            Trees(OURS, position.seen_by(position.turn, stream(seed, "truth"))) for seed in (1, 2)
        )
        assert one.position != other.position
        for trees in (one, other):
            trees.search(60)
        assert np.array_equal(one.tree.tally, other.tree.tally)
