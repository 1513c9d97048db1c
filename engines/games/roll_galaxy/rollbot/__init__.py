"""Rollbot, a published rule-based player, as the project's description of it says.

* ``situation``: what it looks at; ``assignment``: bringing workers to a phase (sections 5, 6)
* ``levels``: the preference levels and the choice of the phase (sections 4, 9)
* ``phase_rules``: what it does with its workers (sections 7, 8)

Rules that the published description has lost and that were reconstructed are called R1 to R13, as
in ``assets/rules`` of the player: each is one function or one constant here.
"""
