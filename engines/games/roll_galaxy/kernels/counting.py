"""Costs and scores as plain functions. Free of numba, so that boards can ask without a compiler.

``kernels.powers`` compiles the same functions, so each rule exists once. ``s`` is a record of
``GameState``. Each function stands alone, because compiled code cannot call plain functions.
"""

from typing import Final

from engines.games.roll_galaxy.kernels import faces
from engines.games.roll_galaxy.kernels import state as st
from engines.runtime.kernels.layout import Array

_COST_REDUCTION: Final = int(faces.Op.COST_REDUCTION)


def dice_owned(s: st.GameState, seat: int, colour: int) -> int:
    """How many dice of a color a seat owns, in all places."""
    count = int(s.cup[seat, colour]) + int(s.citizenry[seat, colour])
    count += int(s.dictated[seat, colour])
    count += int(s.on_stack[seat, 0, colour]) + int(s.on_stack[seat, 1, colour])
    if seat == s.mover:
        count += int(s.used[colour])
    for column in range(st.PHASES + 1):
        count += int(s.workers[seat, column, colour])
    goods = s.goods
    for square in range(s.squares[seat]):
        for place in range(st.ROOM):
            if goods[seat, square, place] == colour + 1:
                count += 1
    return count


def current_cost(s: st.GameState, seat: int, face: int) -> int:
    """Workers that the seat needs for a face: printed number less reductions (rules, 4.4).

    Of several reductions, the one with the higher minimum cost comes first.
    """
    cost = int(faces.COST[face])
    phase = st.DEVELOP if faces.COLOUR[face] == st.DEVELOPMENT else st.SETTLE
    squares, tableau = s.squares[seat], s.tableau  # plain Python reads a record slowly
    for least in (2, 1, 0):
        for square in range(squares):
            owned = tableau[seat, square] - 1
            for i in range(faces.POWERS):
                if (
                    faces.OP[owned, i] == _COST_REDUCTION
                    and faces.LIMIT[owned, i] == least
                    and faces.POWER_PHASE[owned, i] == phase
                    and (faces.REASSIGN_ONLY[owned, i] == 0 or faces.REASSIGNS[face] == 1)
                    and (
                        phase == st.DEVELOP or (faces.MASK[owned, i] >> faces.COLOUR[face]) & 1 == 1
                    )
                    and cost > least
                ):
                    cost = max(least, cost - int(faces.AMOUNT[owned, i]))
    return cost


def bonus_of(s: st.GameState, seat: int, face: int, dice: Array | list[int]) -> int:
    """VP that a 6-cost development scores at the end (rules, 4.7); 0 for any other face.

    ``dice`` holds the number of dice of each color that the seat owns.
    """
    power = 0
    for i in range(faces.POWERS):
        if faces.OP[face, i] >= faces.Op.SCORE_NOVELTY_WORLD_COST:
            power = i
    op = faces.OP[face, power]
    amount = int(faces.AMOUNT[face, power])
    limit = int(faces.LIMIT[face, power])
    if op == faces.Op.SCORE_DICE_COLOURS:
        colours = 0
        for colour in range(st.COLOURS):
            if dice[colour] > 0:
                colours += 1
        return amount * colours
    if op == faces.Op.SCORE_MILITARY_DICE:
        return amount * ((int(dice[st.MILITARY]) + limit - 1) // limit)
    if op == faces.Op.SCORE_CHIPS_TRIANGULAR:
        k = 0
        while (k + 1) * (k + 2) // 2 <= s.chips[seat]:
            k += 1
        return k
    total = 0
    for square in range(s.squares[seat]):
        other = s.tableau[seat, square] - 1
        colour = faces.COLOUR[other]
        if op == faces.Op.SCORE_NOVELTY_WORLD_COST and colour == st.NOVELTY:
            total += int(faces.COST[other])
        elif op == faces.Op.SCORE_DEVELOPMENTS and colour == st.DEVELOPMENT:
            total += amount
        elif op == faces.Op.SCORE_DEVELOPMENT_COST and colour == st.DEVELOPMENT:
            total += int(faces.COST[other])
        elif op == faces.Op.SCORE_RARE_WORLDS and colour == st.RARE:
            total += amount
        elif op == faces.Op.SCORE_NON_REASSIGN_DEVELOPMENTS and colour == st.DEVELOPMENT:
            total += amount * (1 - int(faces.REASSIGNS[other]))
        elif op == faces.Op.SCORE_REASSIGN_DEVELOPMENT_COST and faces.REASSIGNS[other] == 1:
            total += int(faces.COST[other])
        elif op == faces.Op.SCORE_GOODS:
            for place in range(st.ROOM):
                if s.goods[seat, square, place] > 0:
                    total += amount
    if (
        op == faces.Op.SCORE_NOVELTY_WORLD_COST
        or op == faces.Op.SCORE_DEVELOPMENT_COST
        or op == faces.Op.SCORE_REASSIGN_DEVELOPMENT_COST
    ):
        return (total + limit - 1) // limit
    return total
