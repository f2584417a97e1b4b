"""Keeling: the CO2 board-game family as software.

Importing this package decides which build runs. Kernel, titles and bots exist twice: as the Python
sources beside this file, and, where a C compiler was found, as extension modules in `build/compiled`.
`KEELING_BUILD=pure|compiled` chooses; without it the compiled build runs if it is there and current.
Everything else (command line, server, views, contents) always runs from the sources.
"""

from keeling import _build
from keeling._version import __version__ as __version__

BUILD, BUILD_NOTE = _build.select()
