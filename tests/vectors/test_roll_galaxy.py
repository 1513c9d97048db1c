"""The known answers of Roll for the Galaxy (rules, section 9)."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

from engines.games.roll_galaxy.kernels import flow
from engines.games.roll_galaxy.kernels.counting import current_cost
from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES, NUMBERS, PHASE_NAMES
from engines.games.roll_galaxy.kernels.rules import KERNEL
from engines.games.roll_galaxy.kernels.state import (
    DICTATING,
    FIRST_FACTION,
    FIRST_HOME,
    PHASES,
    WILD,
    Kind,
    Stage,
    action,
)
from engines.games.roll_galaxy.view import end_causes, score_sheet
from tests.vectors.cases import Case, documents
from tests.vectors.roll_galaxy_tables import (
    Illegal,
    Table,
    counts,
    place_code,
    tile_of,
    worker_code,
)

SCHEMA = "rftg-scenarios/1"
NEXT_STEP = {
    "save_workers": Stage.SAVE,
    "choose_used": Stage.USE,
    "remove_die": Stage.REMOVE,
    "place_worker": Stage.BUILD,
}


def each(kind: str) -> pytest.MarkDecorator:
    """Runs a test for every case of a type."""
    found = [
        pytest.param(case, id=f"roll_galaxy-{name}-{case['id']}")
        for name, document in documents(SCHEMA)
        for case in document["cases"]
        if case["type"] == kind
    ]
    return pytest.mark.parametrize("case", found)


def only_outcome(table: Table) -> int:
    out, chances = np.zeros(2000, np.int64), np.zeros(2000)
    KERNEL.outcomes(table.state, out, chances)
    return int(out[0])


@each("setup")
def test_setup(case: Case) -> None:
    deals = case["given"]["deals"]
    table = Table({name: {} for name in deals})
    table.s.credits[:] = 0
    table.s.where[:] = 0
    table.s.minimum[:] = 1
    for name in table.names:
        faction, home = deals[name]["faction"], deals[name]["home"]
        KERNEL.apply(table.state, (NUMBERS[faction + "L"] - FIRST_FACTION) // 2)
        KERNEL.apply(table.state, NUMBERS[home] - FIRST_HOME)
        for key in ("development", "world"):
            KERNEL.apply(table.state, tile_of(deals[name][key]))
    for name in table.names:
        table.play(action(Kind.START, tile_of(deals[name]["development"])))
    assert table.stage is Stage.OPENING
    KERNEL.apply(table.state, only_outcome(table))
    table.check(case["expect"])


class Assignment:
    """The dice of a case by name, and the steps that its operations stand for."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.table = Table(given["players"])
        self.seat = self.table.seat(given["by"])
        self.colour: dict[str, int] = {}
        self.column: dict[str, int] = {}
        self.selected: tuple[str, str] | None = None
        self.dictated: list[str] = []
        s = self.table.s
        for one in given["players"][given["by"]]["rolled"]:
            self.colour[one["id"]] = COLOUR_NAMES.index(one["die"])
            face = WILD if one["face"] == "wild" else PHASE_NAMES.index(one["face"])
            self.column[one["id"]] = face
            s.rolled[self.seat, self.colour[one["id"]], face] += 1
        s.mover = self.seat
        s.stage = Stage.ASSIGN
        flow.stand_on_faces(s, self.seat)

    def do(self, step: Mapping[str, Any]) -> None:
        """One operation; raises Illegal."""
        die = step.get("die", "")
        moved = {move["die"]: PHASE_NAMES.index(move["to"]) for move in step.get("moves", ())}
        touched = {*moved, *([die] if step["op"] == "dictate" else [])}
        chosen = self.selected[0] if self.selected else None
        if chosen in touched or touched & set(self.dictated):
            raise Illegal("the die is fixed")
        self.table.play(*self.steps(step, moved))
        if step["op"] == "select":
            moved[die] = PHASE_NAMES.index(step["phase"])
            self.selected = (die, step["phase"])
        elif step["op"] == "place_wild":
            moved[die] = PHASE_NAMES.index(step["phase"])
        elif step["op"] == "dictate":
            self.dictated.append(die)
        self.column |= moved

    def steps(self, step: Mapping[str, Any], moved: Mapping[str, int]) -> Iterator[int]:
        """The decisions of one operation."""
        die = step.get("die", "")
        if step["op"] == "select":
            phase = PHASE_NAMES.index(step["phase"])
            yield action(Kind.SELECT, self.colour[die], self.column[die], phase)
            return
        if step["op"] == "place_wild":
            yield action(Kind.WILD, self.colour[die], PHASE_NAMES.index(step["phase"]))
            return
        power = DICTATING
        if step["op"] == "dictate":
            yield action(Kind.DICTATE, self.colour[die], self.column[die])
            if not moved:
                raise Illegal("a Dictate moves a worker")
        else:
            power = tile_of(step["tile"])
        if step.get("tile") == "T09A":
            yield self.pair(moved)
            return
        for one, to in moved.items():
            yield action(Kind.MOVE, power, self.colour[one], self.column[one], to)

    def pair(self, moved: Mapping[str, int]) -> int:
        """Executive Power."""
        columns = {self.column[one] for one in moved}
        selected = self.table.s.selected[self.seat]
        if len(moved) != 2 or len(columns) != 1 or set(moved.values()) != {int(selected)}:
            raise Illegal("no pair of one column into the selected phase")
        return action(Kind.PAIR, *sorted(self.colour[one] for one in moved), columns.pop())


@each("assign")
def test_assign(case: Case) -> None:
    assignment = Assignment(case["given"])
    is_legal = True
    for step in case["do"]:
        assert is_legal, "only the last action may be illegal"
        before = assignment.table.state.copy()
        try:
            assignment.do(step)
        except Illegal:
            is_legal = False
            assert (assignment.table.state == before).all()
    expected = case["expect"]
    assert is_legal == expected.get("last_legal", True)
    if "columns" in expected:
        columns = defaultdict(list)
        for die, column in assignment.column.items():
            if die not in assignment.dictated:
                columns[(*PHASE_NAMES, "unplaced")[column]].append(die)
        assert {c: sorted(d) for c, d in columns.items()} == nonempty(expected["columns"])
        rows = assignment.table.s.workers[assignment.seat]
        for column in range(PHASES + 1):
            ids = columns.get((*PHASE_NAMES, "unplaced")[column], [])
            assert sorted(assignment.colour[i] for i in ids) == [
                colour for colour, n in enumerate(rows[column]) for _ in range(n)
            ]
    if "selected" in expected:
        die, phase = assignment.selected or ("", "")
        assert {"die": die, "phase": phase} == expected["selected"]
    if "dictated" in expected:
        assert sorted(assignment.dictated) == sorted(expected["dictated"])
    if "can_reveal" in expected:
        assert (action(Kind.CONFIRM) in assignment.table.legal()) == expected["can_reveal"]


def nonempty(columns: Mapping[str, list[str]]) -> dict[str, list[str]]:
    return {column: sorted(ids) for column, ids in columns.items() if ids}


@each("reveal")
def test_reveal(case: Case) -> None:
    players = case["given"]["players"]
    table = Table(players)
    for seat, name in enumerate(table.names):
        table.s.selected[seat] = PHASE_NAMES.index(players[name]["selected"])
        table.s.dictated[seat] = counts(players[name].get("dictated", {}))
    extra = case["given"].get("extra_die_face", "explore")
    flow.reveal(table.s, PHASE_NAMES.index(extra))
    bits = int(table.s.occurring)
    occurring = [phase for i, phase in enumerate(PHASE_NAMES) if bits >> i & 1]
    assert occurring == case["expect"]["occurring"]
    table.check(case["expect"])


class Phase:
    """One phase of a case: the operations of each player wait until the engine asks for them."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.table = Table(given["players"], given.get("vp_pool"))
        self.table.fill_bag(given.get("bag", ()), given.get("explore_pile", ()))
        self.phase = PHASE_NAMES.index(given["phase"])
        self.table.s.occurring = 1 << self.phase
        flow.start_phase(self.table.s, self.phase)
        flow.go_on(self.table.s)
        self.table.draw()

    @property
    def running(self) -> bool:
        return bool(self.table.s.occurring)

    def steps(self, name: str, step: Mapping[str, Any]) -> list[int]:
        """The decisions of one operation, as far as they do not depend on what is drawn."""
        op = step["op"]
        if op in ("stock", "scout"):
            kind = Kind.STOCK if op == "stock" else Kind.SCOUT
            return [action(kind, worker_code(step["worker"]))]
        if op == "place_worker":
            return [action(Kind.WORK, worker_code(step["worker"]))]
        if op in ("choose_used", "save_workers"):
            kind = Kind.USE if op == "choose_used" else Kind.SAVE
            dice = enumerate(counts(step["dice"]))
            return [(kind << 40) + sum(count << (4 * colour) for colour, count in dice)]
        if op == "remove_die":
            place = place_code(self.table, name, step["from"])
            return [action(Kind.REMOVE, place, worker_code(step["die"]))]
        square = self.table.square(name, step["world"])
        worker = worker_code(step["worker"])
        if op == "produce":
            return [action(Kind.PRODUCE, worker, square)]
        consume = int(step["mode"] == "consume")
        return [action(Kind.SHIP, worker, square, worker_code(step["good"]), consume)]

    def do(self, step: Mapping[str, Any]) -> None:
        """One operation; raises Illegal."""
        table, name = self.table, step["by"]
        if step["op"] == "rearrange":
            table.play(action(Kind.TIDY))
            for half, key in enumerate(("dev_stack", "world_stack")):
                for face in step[key]:
                    table.play(action(Kind.PLACE, tile_of(face), half, 0))
            return
        if step["op"] == "end_draw_place":
            table.play(self.place(step))
            return
        table.play(*self.steps(name, step))
        if step["op"] == "scout":
            self.scout(name, step)
        if table.stage is Stage.BANK:
            table.play(action(Kind.BANK, int(step.get("buy_vp", False))))
        elif step.get("buy_vp"):
            raise Illegal("no chip can be bought")

    def scout(self, name: str, step: Mapping[str, Any]) -> None:
        # First put the tiles in the bag: abandoning the last one of the zone starts the draw.
        recycled = [tile_of(tile) for tile in step.get("recycled_order", ())]
        self.table.bag = [tile for tile in self.table.bag if tile not in recycled] + recycled
        for face in step["abandon"]:
            half = int(face.endswith("B"))
            position = self.table.stack(name, half).index(face)
            self.table.play(action(Kind.ABANDON, half, position))
        if self.table.stage is Stage.ABANDON:
            self.table.play(action(Kind.DRAW))
        for one in step["place"]:
            self.table.play(self.place(one))

    def place(self, one: Mapping[str, Any]) -> int:
        seat, half = int(self.table.s.mover), int(one["side"] == "B")
        empty = self.table.s.height[seat, half] == 0
        on_top = int(one.get("at", "bottom") == "top" and not empty)
        return action(Kind.PLACE, tile_of(one["draw"]), half, on_top)

    def finish(self) -> None:
        """What nobody has to decide."""
        while self.running and action(Kind.DONE) in self.table.legal():
            self.table.play(action(Kind.DONE))


def in_turn(phase: Phase, steps: list[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """The operations in an order in which the engine asks for them; each player's own order."""
    waiting = list(steps)
    while waiting:
        due = [step for step in waiting if step["by"] == phase.table.mover]
        if due:
            step = due[0]
        else:
            phase.finish()
            due = [step for step in waiting if step["by"] == phase.table.mover]
            step = due[0] if due else waiting[0]
        waiting.remove(step)
        yield step


@each("phase")
def test_phase(case: Case) -> None:
    phase = Phase(case["given"])
    last_legal = True
    for step in in_turn(phase, case.get("do", [])):
        assert last_legal, "only the last action may be illegal"
        try:
            phase.do(step)
        except Illegal:
            last_legal = False
    expected = case["expect"]
    assert last_legal == expected.get("last_legal", True)
    if "can_finish" in expected:
        assert phase.running != expected["can_finish"]
    for name, waits in expected.get("pending", {}).items():
        assert phase.table.mover == name
        assert phase.table.stage is NEXT_STEP[waits]
    if last_legal and case.get("finish", True):
        phase.finish()
        assert not phase.running
    phase.table.check(expected)


def test_the_last_abandoned_tile_draws_from_the_recycled_bag_in_its_order() -> None:
    player = {
        "cup": {"home": 1},
        "workers": {"explore": {"home": 1}},
        "tableau": ["F1L", "F1R", "H1"],
        "world_stack": ["T20B"],
    }
    given = {
        "phase": "explore",
        "players": {"P1": player, "P2": {"cup": {"home": 3}, "tableau": ["F2L", "F2R", "H2"]}},
        "bag": [],
        "explore_pile": ["T10", "T40"],
    }
    phase = Phase(given)
    place = [{"draw": tile, "side": "A"} for tile in ("T40", "T20")]
    phase.do(
        {
            "op": "scout",
            "by": "P1",
            "worker": "home",
            "abandon": ["T20B"],
            "recycled_order": ["T40", "T20", "T10"],
            "place": place,
        }
    )
    assert phase.table.stack("P1", 0) == ["T40A", "T20A"]
    assert phase.table.bag_now() == {"T10"}


@each("manage")
def test_manage(case: Case) -> None:
    table = Table(case["given"]["players"])
    table.s.minimum[:] = 1
    table.s.stage = Stage.RECRUIT
    flow.go_on(table.s)
    last_legal = True
    for step in case["do"]:
        colour = COLOUR_NAMES.index(step["die"]) if "die" in step else 0
        try:
            if step["op"] == "recruit":
                table.play(action(Kind.RECRUIT, colour))
            elif step["op"] == "recall":
                place = place_code(table, step["by"], step["from"])
                table.play(action(Kind.RECALL, place, colour))
            elif table.stage is Stage.RECALL:
                table.play(action(Kind.DONE))
            else:
                last_legal = table.stage is not Stage.RECRUIT
        except Illegal:
            last_legal = False
    assert last_legal == case["expect"].get("last_legal", True)
    table.check(case["expect"])


@each("cost")
def test_cost(case: Case) -> None:
    table = Table(case["given"]["players"])
    found = {face: current_cost(table.s, 0, NUMBERS[face]) for face in case["given"]["faces"]}
    assert found == case["expect"]["costs"]


@each("end_check")
def test_end_check(case: Case) -> None:
    squares = case["given"]["squares"]
    table = Table({name: {} for name in squares}, case["given"]["vp_pool"])
    for seat, name in enumerate(table.names):
        table.s.squares[seat] = squares[name]
        table.s.tableau[seat, : squares[name]] = NUMBERS["H7"] + 1
    table.s.stage = Stage.RECALL
    table.s.mover = len(squares) - 1
    flow.end_management(table.s)
    assert (table.stage is Stage.OVER) == case["expect"]["game_over"]
    assert list(end_causes(table.s)) == case["expect"]["causes"]


@each("final_score")
def test_final_score(case: Case) -> None:
    table = Table(case["given"]["players"])
    for name, expected in case["expect"]["scores"].items():
        sheet = score_sheet(table.s, table.seat(name))
        found = {
            "chips": sheet.chips,
            "tiles": sheet.tiles,
            "bonus": dict(sheet.bonuses),
            "total": sheet.total,
            "tiebreak": sheet.tiebreak,
        }
        assert {key: found[key] for key in expected} == expected
    table.s.stage = Stage.OVER
    shares = np.zeros(len(table.names))
    KERNEL.returns(table.state, shares)
    winners = [name for name, share in zip(table.names, shares, strict=True) if share]
    if "winners" in case["expect"]:
        assert winners == case["expect"]["winners"]
    assert shares.sum() == pytest.approx(1)
