"""Declarations and what follows from them."""
