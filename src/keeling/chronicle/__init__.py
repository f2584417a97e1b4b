"""What a finished game looks like from its end: its moments, points by source, and whose CO2 it was.

`tale_of` tells a match; a server that has the events already feeds a `Chronicler`.
"""

from keeling.chronicle.tale import Tale as Tale
from keeling.chronicle.teller import Chronicler as Chronicler
from keeling.chronicle.teller import NotOver as NotOver
from keeling.chronicle.teller import tale_of as tale_of
