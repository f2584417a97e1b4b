### Die Seite des Tisches: Leiste, Verben, Fächer, Schublade, Ablehnung, Vorhang.

## Die Leiste

ui-play-your-turn = Du bist am Zug
ui-play-bar-ask-classic-turn = Eine Aktion, freie Aktionen davor oder danach.
ui-play-bar-ask-policy-turn = Bauen, dann entwickeln; beides freiwillig.
ui-play-bar-ask-policy-turn-market = Kaufen, bauen, entwickeln, in dieser Folge; alles freiwillig.
ui-play-bar-ask-policy-turn-built = Entwickle schmutzige oder saubere Energie, oder beende den Zug.
ui-play-bar-ask-policy-turn-developed = Entwickle weiter, oder beende den Zug.
ui-play-bar-ask-second-turn = Eine Hauptaktion, davor oder danach Zusatzaktionen.
ui-play-turn-of = Zug von { $player }
ui-play-in-turn-of = Du wirst gefragt, im Zug von { $turn }.
ui-play-choose-place = Wähle einen der markierten Orte.
ui-play-choose-here = Wähle hier oder an einem markierten Ort.
ui-play-choose-where-to = Wähle nun, wohin.
ui-play-choose-entry = Wähle, was dort geschieht.
ui-play-tapped = { $option }?
ui-play-tap-again = Tippe noch einmal darauf.
ui-play-two-taps = Das erste Tippen zeigt, das zweite nimmt.
ui-play-past = Rückblick
ui-play-after-move = Nach Zug { $position } von { $last }.
ui-play-free = frei
ui-play-end = Zug beenden
ui-play-back = Zurück
ui-play-watching = Du schaust zu.

## Vor und zurück

ui-play-undo = { $undo }: { $what }
ui-play-takes-back = nimmt „{ $what }“ zurück
ui-play-takes-back-more = nimmt „{ $what }“ zurück, zusammen { $all }
ui-play-moves =
    { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }
ui-play-moves-of =
    { $count ->
        [one] 1 Entscheidung von { $others }
       *[other] { $count } Entscheidungen, auch von { $others }
    }
ui-play-redo = Wiederholen
ui-play-redo-what = Wiederholen: { $what }
ui-play-reset = Zug neu beginnen: nimmt { $what } zurück
ui-play-sure = Das nimmt { $what } zurück. Willst du das?
ui-play-sure-yes = Zurücknehmen
ui-play-sure-no = So lassen
ui-play-log-redo = { $player } spielt noch einmal, was zurückgenommen war.

## Was eine Möglichkeit kostet und bringt

ui-play-gains = +{ $what }
ui-play-costs = −{ $what }
ui-play-ppm = { $amount } ppm

## Fächer und Ablehnung

ui-play-fan = Hier: { $place }
ui-play-fan-verb = { $verb }: { $place }
ui-play-not-now = Jetzt nicht: { $option }
ui-play-instead = Stattdessen: { $verb }
ui-play-more-reasons =
    { $number ->
        [one] 1 weiterer Grund
       *[other] { $number } weitere Gründe
    }
ui-play-fewer-reasons = Nur den ersten

## Schublade

ui-play-menu = Tisch
ui-play-drawer = Möglichkeiten und Verlauf
ui-play-round = { $decade }, Runde { $round }
ui-play-key-move = bewegen
ui-play-key-take = nehmen
ui-play-key-close = schließen

## Zwischen zwei Leuten an einem Bildschirm

ui-play-curtain = { $player }, du bist am Zug
ui-play-curtain-give = Gib den Bildschirm an { $player }.
ui-play-curtain-covered = Gib den Bildschirm an { $player }. Was { $other } hält, ist verdeckt.
ui-play-since = Was seither geschah

## Hilfe

ui-help-key-verbs = ein Verb meines Zuges oder eine Taste der Leiste
ui-help-key-end = zum Zugende; Enter nimmt es
ui-help-key-redo = wiederholen

## Rat: was außerhalb seines Blattes steht

ui-play-now = Was jetzt?
ui-play-hints = Tipps
ui-play-hints-proposal = { $player } fragt, ob es in diesem Spiel Tipps geben darf.
ui-play-hints-own = Du fragst, ob es Tipps geben darf. Die anderen antworten noch.
ui-advice-asked-others = Die anderen werden gefragt, ob sie einverstanden sind.
ui-log-hint = { $player } hat einen Tipp bekommen.
ui-log-hints = Ob es an diesem Tisch Tipps gibt, wurde geändert.
ui-help-key-now-what = was jetzt? Der Zug, meine Ziele, was bevorsteht
ui-help-key-hints = Tipps: gute Züge mit Gründen; sie werden gezählt
ui-help-key-since = was seit meinem letzten Zug geschah
