"""The pages of the central area, one module each.

A page shows things and turns what a person does into requests (`gui.requests`) or calls on the
table. It knows the desk (`gui.desk`), never another page and never the main window.
"""
