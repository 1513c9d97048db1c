"""A whole game analyzed, while it is played or afterwards.

* ``evaluation``: the value of positions for every seat; ``review``: what every decision cost
* ``luck``: what rolls were worth; ``dice_fairness``: how they fell; ``next_rolls``: what if
* ``exercises``: one's own mistakes; ``puzzles``: exercises that ship;
  ``player_strength``: how strong a person is
"""
