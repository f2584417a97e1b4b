"""A mypy plugin for the compilation: whatever inherits from an open class is open to interpreted subclasses, too.

mypyc refuses interpreted subclasses unless a class says otherwise, and every class has to say it for itself. With
this plugin the roots say it (`keeling.kernel.native`), and all steps, decisions, choices, rules and games follow, so
that an extension of a title can build on any of them. Cached modules keep their mark in their class's metadata.
"""

from collections.abc import Callable

from mypy.nodes import ARG_POS, CallExpr, ClassDef, NameExpr, StrExpr
from mypy.plugin import ClassDefContext, Plugin

DECORATOR = "mypy_extensions.mypyc_attr"
MARK = "keeling-open"


def note_root(context: ClassDefContext) -> None:
    """A class that carries the decorator itself."""
    context.cls.info.metadata[MARK] = {}


def inherit(context: ClassDefContext) -> None:
    """A class of which all bases of ours are open gets the decorator, as if it had been written there."""
    definition: ClassDef = context.cls
    info = definition.info
    bases = [base.type for base in info.bases if base.type.fullname.startswith("keeling.")]
    if MARK in info.metadata or not all(MARK in base.metadata for base in bases):
        return
    name = NameExpr("mypyc_attr")
    name.fullname = DECORATOR
    call = CallExpr(name, [StrExpr("allow_interpreted_subclasses")], [ARG_POS], [None])
    call.set_line(definition)
    definition.decorators.append(call)
    info.metadata[MARK] = {}


class OpenClasses(Plugin):
    """Follows the decorator from class to subclass."""

    def get_class_decorator_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        """Called for each decorator of each class."""
        return note_root if fullname == DECORATOR else None

    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        """Called for each base of each class."""
        return inherit if fullname.startswith("keeling.") else None


def plugin(version: str) -> type[Plugin]:
    """What mypy asks for."""
    return OpenClasses
