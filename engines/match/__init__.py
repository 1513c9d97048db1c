"""A match without a window: everything between the rules of a game and the people at the table.

* ``history``: the tree of what happened, undo, redo, branches; ``events``: what a match says
* ``controller``: whose turn it is, what the match waits for, bots at work, clocks
* ``advice``: graded hints, the tutor, what a move cost, calibrated figures
* ``analysis``: review, luck, next rolls, exercises: looking back and learning
* ``archive``: records, open matches, and the library of finished ones, on disk
* ``visibility``: what of all this the people at the screen may know
* ``narration``: log lines, commentary, announcements

Everything that belongs to a match is called from one thread, the one that runs its event loop; work
that takes longer than a few milliseconds goes through ``Workers``. What must not live here: rules
of one game, anything of Qt.
"""
