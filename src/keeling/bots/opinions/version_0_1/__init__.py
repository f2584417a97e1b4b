"""Opinions as they were in version 0.1, where they have changed since: what the spec `greedy-0.1` plays by.

A module and a weights file here stand for those of the same name in the package above. They are a yardstick, so they
stay as they are; what both versions share is imported from above.
"""
