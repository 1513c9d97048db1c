"""Costs and scores as plain functions. Free of numba, so that boards can ask without a compiler.

``kernels.powers`` compiles the same functions: the rules stand here once. ``s`` is a record of
``STATE``. Each function stands alone, because compiled code cannot call plain functions.
"""

from typing import Any

from engines.games.roll_galaxy.kernels.faces import (
    AMOUNT,
    COLOUR,
    COST,
    LIMIT,
    MASK,
    OP,
    POWER_PHASE,
    POWERS,
    REASSIGN_ONLY,
    REASSIGNS,
    Op,
)
from engines.games.roll_galaxy.kernels.state import (
    COLOURS,
    DEVELOP,
    DEVELOPMENT,
    MILITARY,
    NOVELTY,
    PHASES,
    RARE,
    ROOM,
    SETTLE,
)


def dice_owned(s: Any, seat: int, colour: int) -> int:
    """How many dice of a colour a seat owns, in all places."""
    count = int(s.cup[seat, colour]) + int(s.citizenry[seat, colour])
    count += int(s.dictated[seat, colour])
    count += int(s.on_stack[seat, 0, colour]) + int(s.on_stack[seat, 1, colour])
    if seat == s.mover:
        count += int(s.used[colour])
    for column in range(PHASES + 1):
        count += int(s.workers[seat, column, colour])
    for square in range(s.squares[seat]):
        for place in range(ROOM):
            if s.goods[seat, square, place] == colour + 1:
                count += 1
    return count


def current_cost(s: Any, seat: int, face: int) -> int:
    """Workers that the seat needs for a face: printed number less reductions (rules, 4.4).

    Of several reductions the one with the larger smallest cost comes first.
    """
    cost = int(COST[face])
    phase = DEVELOP if COLOUR[face] == DEVELOPMENT else SETTLE
    for least in (2, 1, 0):
        for square in range(s.squares[seat]):
            owned = s.tableau[seat, square] - 1
            for i in range(POWERS):
                if (
                    OP[owned, i] == Op.COST_REDUCTION
                    and LIMIT[owned, i] == least
                    and POWER_PHASE[owned, i] == phase
                    and (REASSIGN_ONLY[owned, i] == 0 or REASSIGNS[face] == 1)
                    and (phase == DEVELOP or (MASK[owned, i] >> COLOUR[face]) & 1 == 1)
                    and cost > least
                ):
                    cost = max(least, cost - int(AMOUNT[owned, i]))
    return cost


def bonus_of(s: Any, seat: int, face: int, dice: Any) -> int:
    """VP that a 6-cost development scores at the end (rules, 4.7); 0 for any other face.

    ``dice`` holds the number of dice of each colour that the seat owns.
    """
    power = 0
    for i in range(POWERS):
        if OP[face, i] >= Op.SCORE_NOVELTY_WORLD_COST:
            power = i
    op = OP[face, power]
    amount = int(AMOUNT[face, power])
    limit = int(LIMIT[face, power])
    if op == Op.SCORE_DICE_COLOURS:
        colours = 0
        for colour in range(COLOURS):
            if dice[colour] > 0:
                colours += 1
        return amount * colours
    if op == Op.SCORE_MILITARY_DICE:
        return amount * ((int(dice[MILITARY]) + limit - 1) // limit)
    if op == Op.SCORE_CHIPS_TRIANGULAR:
        k = 0
        while (k + 1) * (k + 2) // 2 <= s.chips[seat]:
            k += 1
        return k
    total = 0
    for square in range(s.squares[seat]):
        other = s.tableau[seat, square] - 1
        colour = COLOUR[other]
        if op == Op.SCORE_NOVELTY_WORLD_COST and colour == NOVELTY:
            total += int(COST[other])
        elif op == Op.SCORE_DEVELOPMENTS and colour == DEVELOPMENT:
            total += amount
        elif op == Op.SCORE_DEVELOPMENT_COST and colour == DEVELOPMENT:
            total += int(COST[other])
        elif op == Op.SCORE_RARE_WORLDS and colour == RARE:
            total += amount
        elif op == Op.SCORE_NON_REASSIGN_DEVELOPMENTS and colour == DEVELOPMENT:
            total += amount * (1 - int(REASSIGNS[other]))
        elif op == Op.SCORE_REASSIGN_DEVELOPMENT_COST and REASSIGNS[other] == 1:
            total += int(COST[other])
        elif op == Op.SCORE_GOODS:
            for place in range(ROOM):
                if s.goods[seat, square, place] > 0:
                    total += amount
    if (
        op == Op.SCORE_NOVELTY_WORLD_COST
        or op == Op.SCORE_DEVELOPMENT_COST
        or op == Op.SCORE_REASSIGN_DEVELOPMENT_COST
    ):
        return (total + limit - 1) // limit
    return total
