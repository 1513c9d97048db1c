"""Code that every game would otherwise write itself, derived from its declarations.

* ``snapshot``: a state as plain values and back, from the record type and a frozen dataclass.
* ``notation``: position texts, written and read, from a list of parts.
* ``dice``: rolls of equal dice as codes, faces, and text.
* ``game``: the methods of ``Game`` that follow from these.

A game declares what its values are called and how they are written. What is special about it (which
positions are possible, what a decision is called) it adds as ordinary functions.
"""
