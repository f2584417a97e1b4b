### Die Seite einer Rückschau, und weiterspielen von einer Stellung eines Spiels, das zu Ende ist.

ui-review-crumb = Rückschau · { $title }

## Die Kurven

ui-review-survives = Aussicht, dass der Planet übersteht, in %
ui-review-team-wins = Aussicht, dass das Team es schafft, in %
ui-review-wins = Aussicht auf den Sieg, in %
ui-review-curve = Von { $from } % am Anfang bis { $to } % am Ende.
ui-review-wins-curve = Wie gut jede Person im Lauf des Spiels für den Sieg stand.
ui-review-keys = Die Pfeiltasten wählen einen Augenblick, Enter zeigt das Brett dazu.
ui-review-note = Nach dem, was kennen konnte, wer gefragt war, aus wenigen gedachten Spielen je Augenblick: Unterschiede unter 15 sagen wenig. Ein Klick auf die Kurve zeigt das Brett.
ui-review-pin = Wendepunkt { $number }, { $player }

## Wendepunkte

ui-review-pin-all = Wendepunkt { $number }
ui-review-swing = Die Gewinnchance von { $player } ging von { $before } % auf { $after } %
ui-review-swing-team = Die Chance des Teams ging von { $before } % auf { $after } %
ui-review-swing-planet = Die Chance, dass der Planet es übersteht, ging von { $before } % auf { $after } %
ui-review-happened = Was geschah:
ui-review-between = nach { $position } bis { $until } Aktionen
ui-review-turning =
    { $count ->
        [0] Wendepunkte
        [one] Ein Wendepunkt
       *[other] { $count } Wendepunkte
    }
ui-review-none = Kein Zug hat so viel gekostet, dass man sich dessen sicher sein könnte.
ui-review-turn-of = Zug von { $player }
ui-review-played = Gespielt:
ui-review-better = Besser:
ui-review-reason = Denn das { $reason }.
ui-review-loss = { $points } Punkte
ui-review-error = ± { $points }
ui-review-saved = Nach { $position } Aktionen war es noch zu retten: Ein anderer Zug von { $player } hätte es in { $better } von 100 Spielen getan, der gespielte in { $played }.
ui-review-not-saved = Kein einzelner Zug hätte es mit einiger Sicherheit gerettet.

## Wer was bekam

ui-review-credits = Was wem was gebracht hat
ui-review-whose = Wessen
ui-review-team = Das Team
ui-review-nobody = Versorgung und Ereignisse
ui-review-no-credits = Nichts wurde gegeben oder genommen.
ui-review-look-at = Das Brett nach { $position } Aktionen
ui-review-air = Wessen CO₂
ui-review-caused = ppm verursacht
ui-review-avoided = ppm vermieden

## Die Leiste, und das Brett eines Augenblicks

ui-review-at = Nach { $position } von { $last } Aktionen
ui-review-at-end = Das Ende des Spiels
ui-review-at-mine = Dein Zug, nach { $position } Aktionen
ui-review-at-turn = Zug von { $player }, nach { $position } Aktionen
ui-review-now = Der Planet übersteht es mit { $survival } % Wahrscheinlichkeit.
ui-review-now-team = Das Team schafft es mit { $survival } % Wahrscheinlichkeit.
ui-review-board = Brett
ui-review-table = Ergebnis
ui-review-back = Rückschau
ui-review-share = Stellung teilen
ui-review-share-help = Wer diesen Link öffnet, sieht das Brett von damals und kann von dort aus weiterspielen.

## Weiterspielen

ui-review-try = Von hier aus versuchen
ui-review-try-help = Bots übernehmen die anderen Plätze. Das Spiel bleibt, wie es ist.
ui-review-try-seat = Du bekommst den Platz von { $player }, Bots die anderen. Das Spiel bleibt, wie es ist.
ui-review-name = Name der Abzweigung
ui-review-branch-name = Anders nach { $position }
ui-review-go = Weiterspielen

## Warten, abgelehnt, misslungen

ui-review-working = Das Spiel wird angesehen
ui-review-begun = Gleich geht es los.
ui-review-progress = { $done } von { $of } Zügen
ui-review-ahead =
    { $count ->
        [one] Eine Rückschau kommt vorher.
       *[other] { $count } Rückschauen kommen vorher.
    }
ui-review-patience = Es dauert bis zu einer Minute. Wenn du die Seite verlässt, wird nach einer Weile aufgehört.
ui-review-idle = Es gibt noch keine Rückschau
ui-review-idle-help = Jeder Zug wird mit dem besten verglichen, der sich findet. Das dauert bis zu einer Minute.
ui-review-begin = Dieses Spiel ansehen
ui-review-refused = Zu diesem Spiel gibt es jetzt keine Rückschau
ui-review-failed = Die Rückschau ist misslungen
