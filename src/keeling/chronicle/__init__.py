"""What a finished game looks like from its end: moments, points by source, and whose CO2 it was."""

from keeling.chronicle.tale import Tale as Tale
