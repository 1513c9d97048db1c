"""A sixth game, Pig, made as CONTRIBUTING tells, to see that nothing else needs an edit.

It is registered by the fixtures of its tests alone (`registered`).
"""
