### Rückschauen, und Abzweigungen von Spielen, die zu Ende sind.

error-library-review-on = Dieses Spiel läuft noch; eine Rückschau gibt es, wenn es zu Ende ist.
