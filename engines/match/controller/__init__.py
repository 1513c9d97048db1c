"""A match in progress: whose turn it is, who decides, how long it takes.

* ``match``: the controller, one per match; ``table_options``: how it is run
* ``pending``: what it waits for; ``driver``, ``thinking``: bots and their decisions
* ``clock``: thinking time; ``autosave``: the record, saved after every action
"""
