"""Rollbot, a published rule-based player; section numbers are those of our description of it.

Rules that are missing from the published description and were reconstructed are called R1 to R13:
each is one function or one constant here.

* ``scratch``: its workspace with the trace
* ``situation``: its inputs; ``assignment``: moving workers to a phase (sections 5, 6)
* ``levels``: the preference levels and the choice of the phase (sections 4, 9)
* ``shipments``, ``phase_rules``: sections 7 and 8; ``player``: every decision
* ``ways``, ``plans``, ``searching``, ``outlook``: the planner's search and values of chance nodes
"""
