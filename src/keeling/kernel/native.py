"""The one thing the rules say to their compiler: that a class stays open to interpreted subclasses.

mypyc reads the decorator and never calls it; the interpreter calls it and nothing happens. `tools/open_classes.py`
hands the openness on to all subclasses, so that only the roots need the decorator.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """The class as it is."""
        return lambda cls: cls
