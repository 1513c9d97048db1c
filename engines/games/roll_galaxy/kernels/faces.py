"""All 137 faces as data. Free of numba.

One row per face: reference, printed cost, color; the dice it gains (``colour:number>place``); its
powers, each as ``phase:code(parameters)`` with the phase in which it works. Source: the printed
tiles (rules, section 1.3). Names and words are in ``assets/text``.
"""

import re
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engines.games.roll_galaxy.kernels.state import COLOURS, DEVELOPMENT, FACES, GREY, PHASES

COLOUR_NAMES: Final = ("home", "military", "consumption", "novelty", "rare", "genes", "alien")
PHASE_NAMES: Final = ("explore", "develop", "settle", "produce", "ship")
PLACES: Final = ("cup", "citizenry", "world")
POWERS: Final = 2
"""The most powers that a face has, besides its immediate effects."""

# ruff: noqa: E501
ROWS: Final = """
T01A 1 development |  | explore:rearrange_construction
T02A 5 development |  | explore:virtual_workers(home=1,alien=1)
T03A 3 development |  | explore:end_draw_tile(amount=1) explore:alien_scout_credits(amount=1)
T04A 3 development |  | settle:cost_reduction(kind=world,amount=1,colours=genes|alien,min=0)
T05A 1 development |  | assign:dictate_repeat
T06A 2 development |  | assign:reassign(max=1,to=settle)
T07A 4 development | military:2>cup | remove_die
T08A 1 development |  | assign:reassign(max=1,dice=home,from=explore)
T09A 3 development |  | assign:reassign_pair(to=selected)
T10A 2 development |  | ship:trade_bonus(colours=any,amount=1)
T11A 6 development |  | ship:phase_credits(amount=2) endgame:score_novelty_world_cost(divisor=2)
T12A 3 development |  | settle:cost_reduction(kind=world,amount=2,colours=grey,min=2)
T13A 6 development |  | ship:trade_buy_vp(cost=1,vp=1) endgame:score_developments(amount=1)
T14A 2 development |  | ship:trade_bonus(colours=novelty,amount=2)
T15A 6 development |  | settle:save_workers(kind=world,min=1,max=2) endgame:score_dice_colours(amount=1)
T16A 6 development |  | develop:save_workers(kind=development,min=1,max=2) endgame:score_development_cost(divisor=3)
T17A 3 development |  | assign:reassign(max=1)
T18A 5 development |  | develop:phase_credits(amount=2)
T19A 3 development |  | assign:dictate_extra(max=3)
T20A 2 development |  | develop:credits_on_complete(kind=development,amount=1) settle:credits_on_complete(kind=world,amount=1)
T21A 6 development |  | ship:consume_vp_bonus(colours=any,amount=1) endgame:score_chips_triangular
T22A 6 development |  | produce:extra_good_capacity(amount=1) endgame:score_goods(amount=1)
T23A 4 development |  | ship:phase_vp(amount=1)
T24A 3 development |  | assign:reassign(max=2,dice=home,to=selected)
T25A 1 development |  | assign:reassign(max=1,dice=novelty|genes)
T26A 4 development | novelty:2>cup | remove_die
T27A 4 development |  | develop:cost_reduction(kind=development,amount=1,filter=any,min=1)
T28A 3 development |  | assign:reassign(max=2,from=explore)
T29A 1 development |  | ship:trade_bonus(colours=rare,amount=1)
T30A 2 development |  | assign:reassign(max=1,dice=home)
T31A 3 development |  | assign:reassign_most_novelty(sole=2,tied=1)
T32A 3 development |  | explore:virtual_workers(home=1)
T33A 3 development |  | produce:phase_credits(amount=2)
T34A 6 development |  | produce:credits_per_good(colours=rare,amount=1) endgame:score_rare_worlds(amount=2)
T35A 2 development |  | ship:consume_vp_bonus(colours=genes|alien,amount=1)
T36A 5 development |  | assign:reassign(max=2)
T37A 6 development |  | ship:consume_credit_bonus(colours=any,amount=2) endgame:score_non_reassign_developments(amount=1)
T38A 6 development |  | settle:save_workers_colour(kind=world,dice=military) endgame:score_military_dice(per=3,vp=2)
T39A 2 development |  | assign:reassign(max=1,to=explore|produce)
T40A 5 development |  | ship:virtual_workers(home=1,genes=1)
T41A 4 development |  | assign:reassign(max=2,to=selected)
T42A 1 development |  | develop:credits_on_complete(kind=development,amount=1)
T43A 4 development |  | settle:cost_reduction(kind=world,amount=1,colours=any,min=1)
T44A 5 development |  | settle:phase_credits(amount=2)
T45A 2 development |  | assign:reassign(max=1,to=ship)
T46A 2 development |  | ship:virtual_workers(home=1)
T47A 3 development | military:1>cup | remove_die gain_credits(amount=1)
T48A 1 development |  | assign:reassign(max=1,dice=military|rare)
T49A 3 development |  | ship:consume_vp_bonus(colours=rare,amount=1)
T50A 3 development |  | ship:phase_credits(amount=1) ship:credits_if_highest_world(amount=1)
T51A 6 development |  | assign:reassign(max=2,dice=nonhome) endgame:score_reassign_development_cost(divisor=2)
T52A 2 development |  | assign:reassign(max=1,to=develop)
T53A 1 development |  | explore:credits_if_most_developments(amount=1) produce:credits_if_most_developments(amount=1)
T54A 1 development |  | settle:credits_on_complete(kind=world,amount=1) settle:credits_on_complete(kind=world,amount=1,colours=rare)
T55A 3 development |  | ship:consume_credit_bonus(colours=any,amount=1)
T01B 5 genes | genes:1>world | gain_credits(amount=1)
T02B 2 novelty | novelty:1>cup
T03B 3 genes | military:1>citizenry genes:1>citizenry | remove_die
T04B 3 novelty | novelty:1>world
T05B 6 grey | consumption:2>citizenry | gain_credits(amount=2)
T06B 4 genes | genes:1>world
T07B 2 novelty | novelty:1>cup
T08B 5 genes | genes:1>world | gain_credits(amount=1)
T09B 3 grey | consumption:1>citizenry
T10B 4 rare | rare:1>world | gain_credits(amount=1)
T11B 2 grey | military:1>cup
T12B 3 novelty | novelty:1>world
T13B 1 novelty | military:1>cup | remove_die
T14B 4 alien | alien:1>world
T15B 1 novelty | novelty:1>citizenry
T16B 1 novelty | novelty:1>citizenry
T17B 3 rare | military:1>citizenry rare:1>citizenry
T18B 2 novelty | novelty:1>cup
T19B 3 rare | rare:1>world
T20B 4 alien | alien:1>cup | gain_credits(amount=1)
T21B 1 grey | military:1>cup
T22B 2 grey | military:2>citizenry
T23B 2 rare | military:1>cup
T24B 3 genes | genes:1>cup
T25B 6 alien | alien:1>cup | gain_credits(amount=3)
T26B 2 novelty | military:1>citizenry
T27B 2 novelty | novelty:1>cup
T28B 3 rare | rare:1>world
T29B 6 alien | alien:1>world | gain_credits(amount=2)
T30B 4 genes | genes:1>cup | gain_credits(amount=1)
T31B 3 grey | consumption:1>citizenry
T32B 3 rare | rare:1>world
T33B 3 rare | rare:1>world
T34B 1 novelty | novelty:1>citizenry
T35B 4 grey | consumption:1>citizenry | gain_credits(amount=1)
T36B 2 rare | rare:1>cup
T37B 1 grey | military:1>cup
T38B 1 novelty | novelty:1>citizenry
T39B 4 grey | consumption:1>citizenry | gain_credits(amount=1)
T40B 2 grey | military:1>cup
T41B 2 rare | rare:1>cup
T42B 5 alien | alien:1>cup | gain_credits(amount=2)
T43B 2 novelty | novelty:1>cup
T44B 2 rare | rare:1>cup
T45B 4 genes | genes:1>cup | gain_credits(amount=1)
T46B 4 rare | rare:1>world | gain_credits(amount=1)
T47B 3 novelty | novelty:1>world
T48B 6 alien | alien:1>cup | gain_credits(amount=3)
T49B 3 genes | genes:1>cup
T50B 3 novelty | novelty:1>world
T51B 2 rare | military:2>citizenry | remove_die
T52B 4 genes | genes:1>world
T53B 5 alien | alien:1>world | gain_credits(amount=1)
T54B 5 grey | consumption:1>citizenry | gain_credits(amount=2)
T55B 3 rare | rare:1>world
F1L 0 development |  | ship:credits_per_citizenry_dice(dice=military,per=2,amount=1)
F1R 2 grey | military:1>citizenry
F2L 1 development |  | explore:stock_bonus(dice=alien,amount=2)
F2R 1 grey | alien:1>citizenry
F3L 3 development |  | produce:credits_per_good(colours=novelty,amount=1)
F3R 0 novelty | novelty:1>cup
F4L 2 development |  | explore:scout_on_top
F4R 3 rare | rare:1>cup
F5L 2 development |  | produce:credits_per_good_die(dice=genes,amount=2)
F5R 0 genes | genes:1>citizenry
F6L 2 development |  | develop:credits_per_citizenry_dice(dice=novelty,per=1,amount=1)
F6R 3 novelty | novelty:1>world
F7L 2 development |  | develop:cost_reduction(kind=development,amount=1,filter=reassign,min=1)
F7R 2 grey | genes:1>cup
F8L 2 development |  | ship:consume_credit_bonus(colours=rare,amount=1)
F8R 1 rare | rare:1>citizenry
F9L 0 grey | consumption:1>cup
F9R 3 alien | military:1>citizenry
H1 1 rare | rare:1>world
H2 0 genes | genes:1>world
H3 1 alien | alien:1>citizenry
H4 0 grey |  | start_credits(amount=8)
H5 2 novelty | novelty:1>world
H6 2 grey | novelty:1>citizenry military:1>citizenry
H7 2 grey | military:2>citizenry
H8 3 grey | consumption:1>citizenry
H9 2 grey | military:1>cup
"""


class Op(IntEnum):
    """Codes of the powers that stay (rules, section 4)."""

    NONE = 0
    REASSIGN = 1
    REASSIGN_PAIR = 2
    REASSIGN_MOST_NOVELTY = 3
    DICTATE_REPEAT = 4
    DICTATE_EXTRA = 5
    VIRTUAL_WORKERS = 6
    STOCK_BONUS = 7
    SCOUT_ON_TOP = 8
    REARRANGE_CONSTRUCTION = 9
    END_DRAW_TILE = 10
    ALIEN_SCOUT_CREDITS = 11
    CREDITS_IF_MOST_DEVELOPMENTS = 12
    COST_REDUCTION = 13
    CREDITS_ON_COMPLETE = 14
    PHASE_CREDITS = 15
    CREDITS_PER_CITIZENRY_DICE = 16
    SAVE_WORKERS = 17
    SAVE_WORKERS_COLOUR = 18
    EXTRA_GOOD_CAPACITY = 19
    CREDITS_PER_GOOD = 20
    CREDITS_PER_GOOD_DIE = 21
    TRADE_BONUS = 22
    TRADE_BUY_VP = 23
    CONSUME_VP_BONUS = 24
    CONSUME_CREDIT_BONUS = 25
    PHASE_VP = 26
    CREDITS_IF_HIGHEST_WORLD = 27
    SCORE_NOVELTY_WORLD_COST = 28
    SCORE_DEVELOPMENTS = 29
    SCORE_DICE_COLOURS = 30
    SCORE_DEVELOPMENT_COST = 31
    SCORE_CHIPS_TRIANGULAR = 32
    SCORE_GOODS = 33
    SCORE_RARE_WORLDS = 34
    SCORE_NON_REASSIGN_DEVELOPMENTS = 35
    SCORE_MILITARY_DICE = 36
    SCORE_REASSIGN_DEVELOPMENT_COST = 37


ANY: Final = (1 << COLOURS) - 1
ANY_PHASE: Final = (1 << PHASES) - 1
SELECTED: Final = 1 << PHASES
"""Bit of a column: the phase that the seat selected."""
_ASSIGN_POWERS: Final = (
    Op.REASSIGN,
    Op.REASSIGN_PAIR,
    Op.REASSIGN_MOST_NOVELTY,
    Op.DICTATE_REPEAT,
    Op.DICTATE_EXTRA,
)


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a face.

    Attributes:
        op: what it does.
        phase: in which phase, or -1.
        amount: its number (most workers, credits, chips, dice, VP).
        colours: bits of the colors of dice or worlds that it applies to.
        limit: its second number (smallest cost, divisor, group, workers of a tie).
        columns_from, columns_to: bits of the columns of a Reassign power.
        reassign_only: it applies only to developments with a Reassign power.
    """

    op: Op
    phase: int = -1
    amount: int = 1
    colours: int = ANY
    limit: int = 1
    columns_from: int = ANY_PHASE
    columns_to: int = ANY_PHASE
    reassign_only: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """One face as printed.

    Attributes:
        reference: ``T16A``, ``F3L``, ``H5``.
        cost: printed number.
        colour: of the world, or DEVELOPMENT.
        dice: (color, number, place in PLACES) of each gain.
        removes_die: one of the owner's dice goes back to the supply first.
        credits: gained when placed.
        start_credits: what its owner starts with instead of $1, or 0.
        powers: those that stay.
    """

    reference: str
    cost: int
    colour: int
    dice: tuple[tuple[int, int, int], ...]
    removes_die: bool
    credits: int
    start_credits: int
    powers: tuple[Power, ...]


def _colour_bits(text: str) -> int:
    if text == "any":
        return ANY
    if text == "nonhome":
        return ANY & ~1
    return sum(1 << (GREY if c == "grey" else COLOUR_NAMES.index(c)) for c in text.split("|"))


def _column_bits(text: str) -> int:
    if text == "selected":
        return SELECTED
    return sum(1 << PHASE_NAMES.index(phase) for phase in text.split("|"))


def _power(text: str) -> Power:
    phase, _, code = text.partition(":")
    name, _, inside = code.rstrip(")").partition("(")
    given = dict(pair.split("=") for pair in inside.split(",") if pair)
    op = Op[name.upper()]
    numbers = ("max", "amount", "sole", "vp", "cost")
    limits = ("min", "divisor", "per", "tied")
    colours = given.get("colours", given.get("dice", "any"))
    if op == Op.VIRTUAL_WORKERS:
        colours = "|".join(given)
    amount = next((int(given[n]) for n in numbers if n in given), 1)
    return Power(
        op,
        PHASE_NAMES.index(phase) if phase in PHASE_NAMES else -1,
        int(given["vp"]) if op == Op.SCORE_MILITARY_DICE else amount,
        _colour_bits(colours),
        next((int(given[n]) for n in limits if n in given), 1),
        _column_bits(given["from"]) if "from" in given else ANY_PHASE,
        _column_bits(given["to"]) if "to" in given else ANY_PHASE,
        given.get("filter") == "reassign",
    )


def _face(row: str) -> Face:
    head, gains, powers = (*(part.strip() for part in row.split(" | ")), "", "")[:3]
    reference, cost, colour = head.split()
    codes = powers.split()
    immediate = {name: int(n or 0) for name, n in re.findall(r"(\w+)\(amount=(\d+)\)", powers)}
    dice = re.findall(r"(\w+):(\d)>(\w+)", gains)
    return Face(
        reference,
        int(cost),
        {"development": DEVELOPMENT, "grey": GREY}.get(
            colour, COLOUR_NAMES.index(colour) if colour in COLOUR_NAMES else 0
        ),
        tuple((COLOUR_NAMES.index(die), int(n), PLACES.index(to)) for die, n, to in dice),
        "remove_die" in codes,
        immediate.get("gain_credits", 0),
        immediate.get("start_credits", 0),
        tuple(_power(code) for code in codes if ":" in code),
    )


TABLE: Final = tuple(_face(row) for row in ROWS.strip().splitlines())
"""All faces; the index is the face's number in states and actions."""
REFERENCES: Final = tuple(face.reference for face in TABLE)
NUMBERS: Final = {reference: number for number, reference in enumerate(REFERENCES)}

Table = npt.NDArray[np.int64]


def _column(values: "list[Any]") -> Table:
    return np.array(values, np.int64)


def _of_powers(name: str, empty: int) -> Table:
    table = np.full((FACES, POWERS), empty, np.int64)
    for number, face in enumerate(TABLE):
        for i, power in enumerate(face.powers):
            table[number, i] = getattr(power, name)
    return table


COST: Final = _column([face.cost for face in TABLE])
COLOUR: Final = _column([face.colour for face in TABLE])
CREDITS: Final = _column([face.credits for face in TABLE])
START_CREDITS: Final = _column([face.start_credits for face in TABLE])
REMOVES: Final = _column([face.removes_die for face in TABLE])
REASSIGNS: Final = _column([any(p.op in _ASSIGN_POWERS for p in face.powers) for face in TABLE])
"""1: a development with a Reassign power (rules, 4.2)."""
DICE: Final = np.zeros((FACES, len(PLACES), COLOURS), np.int64)
"""Dice gained by face, place and color."""
for _number, _row in enumerate(TABLE):
    for _colour, _count, _place in _row.dice:
        DICE[_number, _place, _colour] = _count
OP: Final = _of_powers("op", Op.NONE)
POWER_PHASE: Final = _of_powers("phase", -1)
AMOUNT: Final = _of_powers("amount", 0)
MASK: Final = _of_powers("colours", 0)
LIMIT: Final = _of_powers("limit", 0)
FROM: Final = _of_powers("columns_from", 0)
TO: Final = _of_powers("columns_to", 0)
REASSIGN_ONLY: Final = _of_powers("reassign_only", 0)
