"""What has changed between two plain values, so that a client that has the one can make the other of it.

A patch of a value that is replaced is a list with the new value in it; one of an object or a list of the same length is
an object with a patch for each key, or index, where something has changed. So `{"heaps": {"1": [3]}}` says that the
second heap is 3 now. Objects that gain or lose a key, and lists that grow or shrink, are replaced.
"""

from typing import Any

Patch = dict[str, Any] | list[Any]


def patch_between(before: Any, after: Any) -> Patch | None:
    """What makes the one value of the other; None if they are equal. Parts that are equal cost nearly nothing.

    A value keeps its type, so that it does not matter that Python takes true for 1.
    """
    return None if before == after else _patch(before, after)


def _patch(before: Any, after: Any) -> Patch:
    """The patch between two values that differ."""
    if isinstance(after, dict) and isinstance(before, dict) and before.keys() == after.keys():
        return {key: _patch(old, new) for key, new in after.items() if (old := before[key]) is not new and old != new}
    if isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
        both = enumerate(zip(before, after, strict=True))
        return {str(number): _patch(old, new) for number, (old, new) in both if old is not new and old != new}
    return [after]


def patched(value: Any, patch: Patch) -> Any:
    """The value after the patch; the old one is not changed."""
    if isinstance(patch, list):
        return patch[0]
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    for key, below in patch.items():
        place = key if isinstance(copy, dict) else int(key)
        copy[place] = patched(copy[place], below)
    return copy
