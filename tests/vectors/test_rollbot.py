"""The known answers of Rollbot: its levels and assignments, and what it does in the phases."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engines.games.roll_galaxy.kernels import flow
from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES, PHASE_NAMES, REFERENCES
from engines.games.roll_galaxy.kernels.state import (
    EXPLORE,
    GOOD,
    SHIFT,
    SHIP,
    TILES,
    VIRTUAL,
    WILD,
    Kind,
    Stage,
    action,
    pack_dice,
)
from engines.games.roll_galaxy.rollbot import levels, phase_rules, shipping
from engines.games.roll_galaxy.rollbot.assignment import NO_COLUMN
from engines.games.roll_galaxy.rollbot.situation import Die, Situation
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
    """The bot sits on seat 0, the others behind it."""
    others = {f"P{i + 2}": other for i, other in enumerate(given.get("others", []))}
    bot = {"tableau": [], **given["bot"]}
    return Table({"P1": bot, **others}, given.get("vp_pool"))


def white_die(faces: list[str]) -> Iterator[int]:
    yield from map(PHASE_NAMES.index, faces)


@each("decide")
def test_decide(case: Case) -> None:
    table = table_of(case["given"])
    names = []
    rolled = []
    for number, one in enumerate(case["given"]["bot"]["rolled"]):
        face = WILD if one["face"] == "wild" else PHASE_NAMES.index(one["face"])
        rolled.append(Die(number, COLOUR_NAMES.index(one["die"]), face))
        names.append(one["id"])
    rolls = white_die(case["given"].get("tie_roll", []))
    choice = levels.choose(Situation(table.s, 0, rolled), lambda: next(rolls))
    expected, assigned = case["expect"], choice.assignment
    found: dict[str, Any] = {
        "levels": {
            PHASE_NAMES[level.phase]: {
                "reach": level.reach,
                "goal": level.goal,
                "preference": level.preference,
                "vp": level.points,
                "level": level.level,
            }
            for level in choice.levels
        },
        "endgame": {"reasons": list(choice.reasons), "mode": choice.special},
        "tie_steps": list(choice.tie_steps),
        "candidates": [PHASE_NAMES[phase] for phase in choice.candidates],
        "phase": PHASE_NAMES[assigned.selected],
        "target": assigned.target,
        "select": names[assigned.selector.number] if assigned.selector else "",
        "swapped": assigned.swapped,
        "dictated": sorted(names[paying.number] for paying, _ in assigned.payments),
        "columns": {},
    }
    for number, column in assigned.columns.items():
        if column != NO_COLUMN:
            found["columns"].setdefault(PHASE_NAMES[column], []).append(names[number])
    found["columns"] = {phase: sorted(ids) for phase, ids in found["columns"].items()}
    assert list(rolls) == []
    for key, value in found.items():
        wanted = expected.get(key, value)
        assert value == (sorted(wanted) if key == "dictated" else wanted), key


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
    assert phase_rules.project(table.s, 0) == case["expect"]["projected"]


@each("explore")
def test_explore(case: Case) -> None:
    table = table_of(case["given"])
    table.fill_bag(case["given"]["draws"])
    phase_of(table, EXPLORE)
    tasks = []
    while table.s.occurring:
        task = phase_rules.explorer_task(table.s, 0, case["given"]["projected"])
        worker = COLOUR_NAMES[task.worker % VIRTUAL]
        said = {"worker": worker, "task": "stock" if task.stock else "scout"}
        table.play(action(Kind.STOCK if task.stock else Kind.SCOUT, task.worker))
        if not task.stock:
            table.play(*([action(Kind.DRAW)] if table.stage is Stage.ABANDON else []))
            tile = next(t for t in range(TILES) if table.s.where[t] == 20)
            half = phase_rules.side_of(table.s, 0, tile, lambda: 0)
            table.play(action(Kind.PLACE, tile, half, 0))
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
        if table.stage is Stage.BUILD:
            table.play(action(Kind.WORK, phase_rules.next_worker(s, 0)))
        elif table.stage is Stage.SAVE:
            table.play((Kind.SAVE << SHIFT) + pack_dice(phase_rules.dice_saved(s, 0)))
        else:
            assert table.stage is Stage.REMOVE
            place, colour = phase_rules.die_removed(s, 0)
            removed[table.tableau("P1")[-1]] = COLOUR_NAMES[colour]
            table.play(action(Kind.REMOVE, place, colour))
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
        colour, square, _ = phase_rules.next_good(table.s, 0)
        table.play(action(Kind.PRODUCE, colour, square))
    table.check({"players": {"P1": case["expect"]}})


@each("ship")
def test_ship(case: Case) -> None:
    table = table_of(case["given"])
    s = table.s
    phase_of(table, SHIP)
    shipments = shipping.plan(s, 0, case["given"]["projected"])
    found = []
    for one in shipments:
        good, shipper = one.pair.good, one.pair.shipper
        found.append(
            {
                "mode": "trade" if one.trade else "consume",
                "world": table.tableau("P1")[good.square],
                "good": COLOUR_NAMES[good.colour],
                "shipper": COLOUR_NAMES[shipper.colour],
                "gain": one.gain,
            }
            | ({"buy_vp": True} if one.buy_chip else {})
        )
    expected = case["expect"]["actions"]
    trades = [one for one in expected if one["mode"] == "trade"]
    assert found[: len(trades)] == trades
    assert Counter(map(str, found)) == Counter(map(str, expected))
    before = int(s.chips[0])
    # One step at a time, as the bot plays: the plan does not change on the way.
    while s.occurring:
        one = shipping.plan(s, 0, case["given"]["projected"])[0]
        worker = one.pair.shipper.colour + VIRTUAL * one.pair.shipper.is_virtual
        good = one.pair.good
        table.play(action(Kind.SHIP, worker, good.square, good.colour, int(not one.trade)))
        if table.stage is Stage.BANK:
            table.play(action(Kind.BANK, int(one.buy_chip)))
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
        table.play(action(Kind.RECRUIT, phase_rules.die_recruited(s, 0)))
    if table.stage is Stage.RECALL:
        die = phase_rules.die_recalled(s, 0)
        if die is not None:
            place = ("dev_workers", "world_workers")[die[0] - 2] if die[0] < GOOD else "good"
            recalled = {"die": COLOUR_NAMES[die[1]], "from": place}
            if die[0] >= GOOD:
                recalled["from"] = f"good:{table.tableau('P1')[die[0] - GOOD]}"
            table.play(action(Kind.RECALL, *die))
        if table.stage is Stage.RECALL:
            table.play(action(Kind.DONE))
    expected = dict(case["expect"])
    assert recalled == expected.pop("recalled")
    table.check({"players": {"P1": expected}})
