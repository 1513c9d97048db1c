"""Reusable widgets: they take plain values and know no game.

Each module holds one widget and the frozen dataclass it shows. Import from the module, for example
`from gui.kit.button import Button`. Everything follows the theme by itself; sizes are logical
pixels at 100% user scale.

Every chart is a `charts.Chart` that shows a `plot.Plot`; `canvas` draws it with pyqtgraph.
"""
