"""Everything in Parlour that is not the window: rules, search, bots, matches, arena.

Nothing below this package imports Qt. Imports point one way::

    cli -> labs -> match, arena -> games, external -> search, rulekit -> contract -> runtime
"""
