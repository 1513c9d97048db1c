"""A window that shows every widget in every state: `python -m tests.gallery`."""
