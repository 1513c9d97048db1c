"""The budgets that people choose from: so long, or so many playouts.

Every search counts in playouts (a search without any counts each evaluation as one), so both
kinds fit every bot that searches. A number of playouts gives the same answer every time.
"""

from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox

from engines.contract.budget import Budget
from gui.app.values import budget_text

TIMES: Final = tuple(Budget(seconds=seconds) for seconds in (0.5, 1.0, 2.0, 5.0, 10.0, 30.0))
WORKS: Final = tuple(
    Budget(playouts=playouts) for playouts in (1_000, 4_000, 16_000, 64_000, 256_000)
)


def groups(*own: Budget) -> tuple[tuple[Budget, ...], ...]:
    """What to offer: times, then numbers of playouts, ascending, with ``own`` among them.

    Budgets of ``own`` (the bot's, the chosen one) that are neither stand first.
    """
    times = {budget for budget in own if budget == Budget(seconds=budget.seconds or 1.0)}
    works = {budget for budget in own if budget == Budget(playouts=budget.playouts or 1)}
    offered = (
        tuple(dict.fromkeys(budget for budget in own if budget not in times | works)),
        tuple(sorted({*times, *TIMES}, key=lambda budget: budget.seconds or 0.0)),
        tuple(sorted({*works, *WORKS}, key=lambda budget: budget.playouts or 0)),
    )
    return tuple(group for group in offered if group)


def fill(box: QComboBox, usual: Budget, chosen: Budget) -> None:
    """Offer budgets in a box and choose one of them; the box emits nothing."""
    with QSignalBlocker(box):
        box.clear()
        for group in groups(usual, chosen):
            if box.count():
                box.insertSeparator(box.count())
            for budget in group:
                box.addItem(budget_text(budget), budget.text())
        box.setCurrentIndex(box.findData(chosen.text()))
