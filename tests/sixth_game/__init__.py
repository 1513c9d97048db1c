"""A sixth game, Pig, made as CONTRIBUTING says, to check that nothing else needs an edit.

It is registered by the fixtures of its tests alone (`registered`).
"""
