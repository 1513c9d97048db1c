"""The shared parts of the games' Labs: pages where strategies are bred and players trained.

* `page`  waits until the mathematics of a game is loaded, then shows the bench
* `bench` a form with options on the left, its results on the right
"""
