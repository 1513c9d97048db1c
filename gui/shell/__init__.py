"""The program: start, window, menus, pages, and what connects them."""
