"""A player that has learned from games against Rollbots; the planner's rollout policy.

* ``options``: its options, and their features
* ``player``: its network, and every decision
"""
