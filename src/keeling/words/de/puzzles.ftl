### Rätsel im Browser, und was der Server dabei ablehnt.

error-no-puzzle = Ein Rätsel „{ $puzzle }“ gibt es nicht.
error-puzzle-seat = Das Urteil zu Rätsel { $puzzle } bekommt nur, wer den Zug spielt.
error-puzzle-turn-on = Der Zug von Rätsel { $puzzle } ist noch nicht zu Ende.
error-puzzle-table = Dieser Tisch beginnt nicht mit der Stellung von Rätsel { $puzzle }.
error-puzzles-wait = Gerade werden zu viele Züge beurteilt; versuche es in ein paar Sekunden noch einmal.
