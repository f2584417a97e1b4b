### Rat neben dem Spielplan: was jetzt, Tipps, und was vor dem Ende des Zugs noch geht.

ui-advice-label = Rat
ui-advice-now = Was jetzt?
ui-advice-hints = Tipps
ui-advice-asking = Einen Moment …
ui-advice-nothing = Es gibt nichts mehr zu tun.
ui-advice-counted = Zwei oder drei gute Züge mit Gründen. Jede Entscheidung, für die du Tipps bekommst, wird gezählt und am Ende des Spiels gezeigt.
ui-advice-think = Gute Züge zeigen
ui-advice-not-yours = Tipps sind für deine eigenen Entscheidungen; gerade entscheidet jemand anderes.
ui-advice-show = Auf dem Spielplan zeigen
ui-advice-show-turn = Auf dem Spielplan zeigen: Zug { $number }
ui-advice-step = Schritt { $number } von { $all }
ui-advice-before = Einen Schritt zurück
ui-advice-after = Nächster Schritt
ui-advice-back = Zurück zu den Zügen
ui-advice-used = Genutzte Tipps: { $number }
ui-advice-on = Tipps einschalten
ui-advice-off = Tipps abschalten
ui-advice-ask-others = Die anderen um Tipps bitten
ui-advice-still = Du kannst noch:
ui-advice-worth = Etwa { $points } Punkte.
ui-advice-end-anyway = Noch einmal drücken beendet den Zug.
