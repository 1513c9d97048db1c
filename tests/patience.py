"""How long tests wait for what must come, however slow and busy the machine is."""

from typing import Final

PATIENCE_S: Final = 60.0
PATIENCE_MS: Final = 60_000
