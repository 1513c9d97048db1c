"""Why Rollbot decides as it does, as facts."""

from collections.abc import Iterator
from typing import Any, Final

from engines.contract.analysis import Reason
from engines.contract.messages import Message, message
from engines.games.roll_galaxy.kernels.state import COLOURS, DEVELOP, EXPLORE, PRODUCE, SHIP
from engines.games.roll_galaxy.names import (
    FACE_NAMES,
    colour_name,
    dice_words,
    face_name,
    phase_name,
)
from engines.games.roll_galaxy.rollbot.assignment import Assignment, By, Move
from engines.games.roll_galaxy.rollbot.levels import Choice, stocks_wanted, tiles_wanted
from engines.games.roll_galaxy.rollbot.situation import Situation
from engines.runtime.types import Seat

_TIE_STEPS: Final = ("vp", "without_dictate", "natural")


LEVELS: Final = frozenset({"roll_galaxy.reason.level", "roll_galaxy.reason.points"})
"""What is said of a plan that selects a phase by its level."""


def rule(code: str) -> Reason:
    """One of the rules for a single decision."""
    return Reason(message(f"roll_galaxy.reason.{code}"), 0.5)


def own_way() -> Reason:
    """The dice no longer stand as Rollbot would have them."""
    return rule("own_way")


def projection(s: Any, seat: Seat) -> Reason:
    """The Citizenry that was expected when the phases were revealed: the money that can be used."""
    expected, now = int(s.projected[seat]), int(s.citizenry[seat].sum())
    return Reason(message("roll_galaxy.reason.projected", n=expected, now=now), 0.2)


def of_phase(now: Situation, choice: Choice, assigned: Assignment) -> tuple[Reason, ...]:
    """The level of the phase that a line selects, what makes it up, and every move."""
    phase = assigned.selected
    level = choice.levels[phase]
    name = phase_name(phase)
    found: list[Reason] = []
    if choice.special:
        found += [rule(f"last_{cause}") for cause in choice.reasons]
        code, weight = "points", float(level.points)
    else:
        code, weight = "level", float(level.level)
    figures = {"reach": level.reach, "goal": level.goal, "points": level.points}
    found.append(Reason(message(f"roll_galaxy.reason.{code}", phase=name, **figures), weight))
    found.append(_goal(now, phase, level.goal))
    found.append(_workers(now, assigned))
    rolled = [die.colour for die in now.dice if die.face == phase]
    if rolled:
        dice = dice_words([rolled.count(colour) for colour in range(COLOURS)])
        found.append(Reason(message("roll_galaxy.reason.natural", dice=dice, phase=name), 0.08))
    found += _tie(choice, phase)
    found += _moves(assigned)
    return tuple(found)


def _workers(now: Situation, assigned: Assignment) -> Reason:
    """How the workers of the selected phase come there in this plan."""
    phase, own = assigned.selected, {die.number: die for die in now.dice}
    there = [own[number] for number, column in assigned.columns.items() if column == phase]
    natural = sum(die.face == phase for die in there)
    dictated = sum(move.by is By.DICTATE and move.to == phase for move in assigned.moves)
    figures = {
        "natural": natural,
        "moved": len(there) - natural - dictated,
        "dictated": dictated,
        "virtual": len(now.virtual[phase]),
    }
    told = "reach" if dictated else "reach_without_dictate"
    return Reason(message(f"roll_galaxy.reason.{told}", **figures), 0.1)


def _goal(now: Situation, phase: int, goal: int) -> Reason:
    if phase == EXPLORE:
        stocks, tiles = stocks_wanted(now), tiles_wanted(now)
        return Reason(message("roll_galaxy.reason.goal_explore", stocks=stocks, tiles=tiles), 0.1)
    if phase in (PRODUCE, SHIP):
        code = "goal_produce" if phase == PRODUCE else "goal_ship"
        return Reason(message(f"roll_galaxy.reason.{code}", n=goal), 0.1)
    half = phase - DEVELOP
    costs = sum(now.costs[half])
    code = "goal_develop" if phase == DEVELOP else "goal_settle"
    waiting = now.waiting[half]
    return Reason(message(f"roll_galaxy.reason.{code}", costs=costs, waiting=waiting), 0.1)


def _tie(choice: Choice, phase: int) -> Iterator[Reason]:
    if phase != choice.assignment.selected:
        return
    for step in _TIE_STEPS:
        if step in choice.tie_steps:
            yield rule(f"tie_{step}")
    if len(choice.candidates) > 1:
        yield rule("tie_white_die")


def _moves(assigned: Assignment) -> Iterator[Reason]:
    """Every die that is moved, and why it was that one."""
    for move in assigned.moves:
        yield Reason(_move(move), 0.05)
    for paying, _ in assigned.payments:
        column = FACE_NAMES[paying.face].capitalize()
        told = {"die": colour_name(paying.colour), "column": column}
        yield Reason(message("roll_galaxy.reason.pays", **told), -0.05)
    if assigned.swapped:
        yield rule("swapped")


def _move(move: Move) -> Message:
    told = {
        "die": colour_name(move.die.colour),
        "column": FACE_NAMES[move.die.face].capitalize(),
        "phase": phase_name(move.to),
    }
    why = "matches" if move.matches else "idle" if move.pool == 1 else "moved"
    means = {
        By.SELECT: "the selection",
        By.WILD: "its wild face",
        By.REASSIGN: face_name(move.tile) if move.tile >= 0 else "",
        By.PAIR: "Executive Power",
        By.DICTATE: "Dictate",
    }
    return message(f"roll_galaxy.reason.{why}", means=means[move.by], **told)
