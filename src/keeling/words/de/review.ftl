### Rückschauen, und Abzweigungen von Spielen, die zu Ende sind.

error-library-review-on = Dieses Spiel läuft noch; eine Rückschau gibt es, wenn es zu Ende ist.
error-review-failed = Die Rückschau ließ sich nicht machen; verlange sie noch einmal.
error-review-nothing = Es ist noch nichts gespielt; es gibt nichts anzusehen.
error-branch-over = Dort ist das Spiel zu Ende; geh von einer früheren Stellung aus weiter.
error-review-hidden = Eine Rückschau zeigt, was verborgen ist, und Weiterspielen von einer Stellung auch. Solange das Spiel läuft, kann das nur verlangen, wer ein Spiel gegen Bots leitet.
credit-air = CO₂ senken
credit-trade = Kredite und Handel
