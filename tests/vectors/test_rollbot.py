"""The known answers of Rollbot: its levels and assignments, and what it does in the phases."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engines.games.roll_galaxy.data import decision_of
from engines.games.roll_galaxy.kernels import flow
from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES, PHASE_NAMES, REFERENCES
from engines.games.roll_galaxy.kernels.projection import project
from engines.games.roll_galaxy.kernels.rollbot import player
from engines.games.roll_galaxy.kernels.rollbot.scratch import By, workspace_for
from engines.games.roll_galaxy.kernels.state import (
    EXPLORE,
    GOOD,
    MOST_CREDITS,
    PHASES,
    SHIP,
    VIRTUAL,
    WILD,
    Kind,
    Stage,
    action,
)
from engines.games.roll_galaxy.rollbot import Die, Trace
from engines.runtime.streams import stream
from engines.runtime.types import Action
from tests.vectors.cases import Case, documents
from tests.vectors.roll_galaxy_tables import Table, dice, nonzero

SCHEMA = "rollbot-examples/1"


def each(kind: str) -> pytest.MarkDecorator:
    """Runs a test for every case of a type, or of an operation."""
    found = [
        pytest.param(case, id=f"roll_galaxy-{name}-{case['id']}")
        for name, document in documents(SCHEMA)
        for case in document["cases"]
        if kind in (case["type"], case.get("op"))
    ]
    return pytest.mark.parametrize("case", found)


def table_of(given: Mapping[str, Any]) -> Table:
    """The bot sits in seat 0, the others after it."""
    others = {f"P{i + 2}": other for i, other in enumerate(given.get("others", []))}
    bot = {"tableau": [], **given["bot"]}
    return Table({"P1": bot, **others}, given.get("vp_pool"))


def decide(table: Table) -> Action:
    """Rollbot's next single decision."""
    return int(player.decide(table.state.copy(), workspace_for((1,)), stream(0)))


_MEANS = {by: by.name.lower() for by in By} | {By.PAIR: "reassign"}


@each("decide")
def test_decide(case: Case) -> None:
    table = table_of(case["given"])
    own: dict[str, Die] = {}
    for one in case["given"]["bot"]["rolled"]:
        face = WILD if one["face"] == "wild" else PHASE_NAMES.index(one["face"])
        own[one["id"]] = die = Die(COLOUR_NAMES.index(one["die"]), face)
        table.s.rolled[0, die.colour, face] += 1
    expected, trace = case["expect"], Trace(table.state)
    candidates = [PHASE_NAMES[phase] for phase in range(PHASES) if trace.t.left >> phase & 1]
    rolls = [*case["given"].get("tie_roll", []), PHASE_NAMES[trace.selected]]
    phase = next(face for face in rolls if face in candidates)
    assigned = trace.assignment(PHASE_NAMES.index(phase))
    found: dict[str, Any] = {
        "levels": {
            PHASE_NAMES[level.phase]: {
                "reach": level.reach,
                "goal": level.goal,
                "preference": min(level.reach, level.goal),
                "vp": level.points,
                "level": level.level,
            }
            for level in trace.levels
        },
        "endgame": {"reasons": list(trace.causes), "mode": trace.special},
        "tie_steps": list(trace.ties),
        "candidates": candidates,
        "phase": phase,
        "target": int(trace.t.target),
        "select": assigned.selector,
        "swapped": assigned.swapped,
        "dictated": [paying for paying, _ in assigned.payments],
        "columns": {
            name: dice(row)
            for name, row in zip(PHASE_NAMES, trace.t.column, strict=True)
            if row.any()
        },
        "moves": Counter(
            (move.die, PHASE_NAMES[move.to], _MEANS[move.by]) for move in assigned.moves
        ),
    }
    wanted = dict(expected)
    wanted["select"] = own[expected["select"]]
    if "dictated" in expected:
        wanted["dictated"] = [own[name] for name in expected["dictated"]]
    if "columns" in expected:
        wanted["columns"] = {
            phase: dict(Counter(COLOUR_NAMES[own[name].colour] for name in names))
            for phase, names in expected["columns"].items()
        }
    if "moves" in expected:
        wanted["moves"] = Counter(
            (own[one["die"]], one["to"], one["by"]) for one in expected["moves"]
        )
    for key, value in found.items():
        assert value == wanted.get(key, value), key


def phase_of(table: Table, phase: int) -> None:
    """The phase begins."""
    table.s.occurring = 1 << phase
    flow.start_phase(table.s, phase)
    flow.go_on(table.s)


@each("project")
def test_project(case: Case) -> None:
    table = table_of(case["given"])
    for name in case["given"]["occurring"]:
        table.s.occurring |= 1 << PHASE_NAMES.index(name)
    assert project(table.s, 0) == case["expect"]["projected"]


@each("explore")
def test_explore(case: Case) -> None:
    table = table_of(case["given"])
    table.fill_bag(case["given"]["draws"])
    phase_of(table, EXPLORE)
    table.s.projected[0] = case["given"]["projected"]
    tasks = []
    while table.s.occurring:
        step = decide(table)
        task = decision_of(step)
        worker = COLOUR_NAMES[task.fields[0] % VIRTUAL]
        said = {"worker": worker, "task": task.kind.name.lower()}
        table.play(step)
        if task.kind is Kind.SCOUT:
            table.play(*([action(Kind.DRAW)] if table.stage is Stage.ABANDON else []))
            placed = decide(table)
            tile, half = decision_of(placed).fields[:2]
            table.play(placed)
            said |= {"draw": REFERENCES[tile][:3], "side": ("development", "world")[half]}
        tasks.append(said)
    assert tasks == case["expect"]["tasks"]
    expected = {key: value for key, value in case["expect"].items() if key != "tasks"}
    table.check({"players": {"P1": expected}})


@each("build")
def test_build(case: Case) -> None:
    table = table_of(case["given"])
    phase = PHASE_NAMES.index(case["given"]["phase"])
    s = table.s
    before = table.tableau("P1")
    phase_of(table, phase)
    removed = {}
    while s.occurring:
        step = decide(table)
        if table.stage is Stage.REMOVE:
            removed[table.tableau("P1")[-1]] = COLOUR_NAMES[decision_of(step).fields[1]]
        table.play(step)
    expected = case["expect"]
    completed = [
        {"face": face, "removed": removed[face]} if face in removed else face
        for face in table.tableau("P1")[len(before) :]
    ]
    assert completed == expected["completed"]
    assert dice(s.on_stack[0, phase - 1]) == nonzero(expected["waiting"])
    table.check({"players": {"P1": {k: expected[k] for k in ("credits", "citizenry", "cup")}}})


@each("produce")
def test_produce(case: Case) -> None:
    table = table_of(case["given"])
    phase_of(table, PHASE_NAMES.index("produce"))
    while table.s.occurring:
        table.play(decide(table))
    table.check({"players": {"P1": case["expect"]}})


@each("ship")
def test_ship(case: Case) -> None:
    table = table_of(case["given"])
    s = table.s
    phase_of(table, SHIP)
    s.projected[0] = case["given"]["projected"]
    before, found = int(s.chips[0]), []
    while s.occurring:
        step, money, chips = decide(table), int(s.credits[0]), int(s.chips[0])
        worker, square, good, consume = decision_of(step).fields
        one: dict[str, Any] = {
            "mode": "consume" if consume else "trade",
            "world": table.tableau("P1")[square],
            "good": COLOUR_NAMES[good],
            "shipper": COLOUR_NAMES[worker % VIRTUAL],
        }
        table.play(step)
        assert int(s.credits[0]) < MOST_CREDITS
        one["gain"] = int(s.chips[0]) - chips if consume else int(s.credits[0]) - money
        if table.stage is Stage.BANK:
            bank = decide(table)
            one |= {"buy_vp": True} if bank == action(Kind.BANK, 1) else {}
            table.play(bank)
        found.append(one)
    expected = case["expect"]["actions"]
    trades = [one for one in expected if one["mode"] == "trade"]
    assert found[: len(trades)] == trades
    assert Counter(map(str, found)) == Counter(map(str, expected))
    assert int(s.credits[0]) == case["expect"]["credits"]
    assert int(s.chips[0]) - before == case["expect"]["vp"]


@each("manage")
def test_manage(case: Case) -> None:
    table = table_of(case["given"])
    s = table.s
    s.minimum[:] = case["given"]["minimum"]
    s.stage = Stage.RECRUIT
    flow.go_on(s)
    recalled = None
    while table.stage is Stage.RECRUIT and s.round_number == 1:
        table.play(decide(table))
    if table.stage is Stage.RECALL:
        step = decide(table)
        if step != action(Kind.DONE):
            die = decision_of(step).fields
            place = ("dev_workers", "world_workers")[die[0] - 2] if die[0] < GOOD else "good"
            recalled = {"die": COLOUR_NAMES[die[1]], "from": place}
            if die[0] >= GOOD:
                recalled["from"] = f"good:{table.tableau('P1')[die[0] - GOOD]}"
            table.play(step)
        if table.stage is Stage.RECALL:
            table.play(action(Kind.DONE))
    expected = dict(case["expect"])
    assert recalled == expected.pop("recalled")
    table.check({"players": {"P1": expected}})
