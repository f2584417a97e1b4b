"""Sentences: messages put into the words of a language, from the catalogues beside this module.

`say(message)` gives English, `language("de").say(message, names)` German with the names of the people at the table. The
catalogues are Fluent files, one folder for each language; the browser client reads the same ones. `docs/translating.md`
says how a language is added.
"""

from keeling.words.catalogue import ENGLISH, PSEUDO, languages
from keeling.words.speaker import Speaker, language, preferred, say

__all__ = ["ENGLISH", "PSEUDO", "Speaker", "language", "languages", "preferred", "say"]
