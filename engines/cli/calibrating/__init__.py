"""Is the adviser's answer right? Games in which it is asked, and statistics of what came.

``line_ups`` says who sits at a table, ``playing`` plays games and notes what was claimed,
``statistics`` compares that with what came, ``fitting`` finds the parameters of
``engines.match.advice.calibrated``, ``report`` prints. The command is ``engines.cli.calibrate``.
"""
