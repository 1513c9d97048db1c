"""A player that has learned from games against Rollbots; the planner plays so in its head.

* ``options``: what it decides between, and what it sees
* ``player``: the network that decides, and every decision
"""
