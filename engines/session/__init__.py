"""A match without a window: everything between the rules of a game and the people at the table.

* ``match``: the controller, one per match; ``table``: how it is run; ``events``: what it says;
  ``due``: what it waits for; ``saving``: its record, after every action
* ``sight``: what of all this the people at the screen may know
* ``history``: the tree of what happened, undo, redo, branches; ``records``: new, read, written
* ``thinking``, ``workers``: bots at work in other threads
* ``clock``: thinking time
* ``advisers``, ``hints``: graded advice; ``tutor``: the warning before a poor move is final
* ``quality``, ``evaluation``: what a move cost, what a position is worth
* ``review``, ``luck``, ``dice``, ``next_rolls``, ``exercises``: looking back and learning
* ``speech``: log lines, commentary, announcements
* ``archive``: open matches and the library of finished ones, on disk; its parts are ``library``,
  ``open_matches`` and ``storage``

Everything that belongs to a match is called from one thread, the one that runs its event loop; work
that takes longer than a few milliseconds goes through ``Workers``. What must not live here: rules
of one game, anything of Qt.
"""
