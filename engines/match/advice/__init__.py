"""Advice for people about a decision.

* ``table_adviser``: which bot advises, and what it knows about the table
* ``hint``: hints and warnings as plain values; ``hints``: graded hints, stage by stage;
  ``opinions``: what the adviser and a second bot think of decisions
* ``tutor``: the warning before a mistake is final; ``quality``: what a decision cost
* ``calibrated``, ``calibration``: from an adviser's estimates to the figures that people see
"""
