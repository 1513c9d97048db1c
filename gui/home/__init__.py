"""The first page, and the first start."""
