"""Nim with secrets: the smallest title, with chance, a hidden card each and an interrupt (docs/rules/nim.md)."""

PLACE = 1
