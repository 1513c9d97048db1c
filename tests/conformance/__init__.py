"""What must hold for every registered game and every registered bot.

* ``tables``: what is played, and random games on it
* ``rules``, ``texts``, ``knowledge``, ``answers``: the checks, one function each
* ``test_games``, ``test_kernels``, ``test_bots``: the checks on all that is registered
* ``faults``, ``test_checks_on_games``, ``test_checks_on_bots``: the checks on games and bots with a
  deliberate fault, which they must find
* ``transcript``: a game as text, to compare processes that run the kernels differently;
  ``cancelling``: a bot that is stopped in a process of its own

A new game or bot is found by the registry; nothing here needs an edit.
"""
