"""The version of the package, alone in a file so that packaging can read it."""

__version__ = "0.3.0"
