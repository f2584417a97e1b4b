### Was schiefgeht: Fehler des Kerns, des Servers und der Kommandozeile.

error-literal = { $text }
error-no-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $languages }.
error-players = { $title } ist für { $least } bis { $most } Personen, nicht für { $players }.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-others-decided = Inzwischen hat jemand anders entschieden; dein Zug gilt.
error-revealed-since = Inzwischen wurde etwas Unbekanntes aufgedeckt; dein Zug gilt.
