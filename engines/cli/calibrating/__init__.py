"""Is the adviser right? Games in which it is asked, and statistics of the results.

``line_ups`` chooses the players of a table, ``playing`` plays games and notes the estimates,
``statistics`` compares them with the results, ``fitting`` finds the parameters of
``engines.match.advice.calibrated``, ``report`` prints. The command is ``engines.cli.calibrate``.
"""
