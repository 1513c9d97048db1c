"""The parts of the match page and its docks.

Each panel shows one side of a game in progress (`gui.match.view`): it is given the view of a
match, hears its events, and turns clicks into calls on that match. Panels know no game.
"""
