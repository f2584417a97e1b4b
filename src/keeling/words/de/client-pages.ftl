### Die Seiten um das Spielbrett: Start, Einrichten, Warteraum, Ende; und die Kurve, die sie alle zeichnen.

## Die Kurve

ui-curve-defeat = { $ppm }: alle verlieren
ui-curve-danger = { $ppm }: Katastrophen

## Startseite

ui-window-classic = CO₂
    .tag = der Klassiker
    .claim = Baut grüne Kraftwerke für den Gewinn. Erreicht die Luft ihre Grenze, verlieren alle.
ui-window-second-chance-cooperative = Second Chance
    .mode = als Team
    .tag = als Team
    .claim = Ein Plan, mehrere Konzerne, geheime Ziele. Die Welt gibt euch vier Jahrzehnte.
ui-window-second-chance-competitive = Second Chance
    .mode = als Rivalen
    .tag = als Rivalen
    .claim = Dieselbe Welt – und nur einem von euch wird für ihre Rettung gedankt.
ui-window-climate-policy = Climate Policy
    .tag = für Klassen
    .claim = Steuern, Zertifikate oder nichts: Was hält Unternehmen unter der Grenze?
ui-window-players = { $low } bis { $high } Personen
ui-home-about = Die Brettspielfamilie CO₂ im Browser. Ohne Verbindung zu den Verlagen der Spiele.
ui-home-play = Spielen
ui-home-against-bots =
    { $bots ->
        [0] Spielen: allein
        [one] Spielen gegen 1 Bot
       *[other] Spielen gegen { $bots } Bots
    }
ui-home-with-bots =
    { $bots ->
        [0] Spielen: allein
        [one] Spielen mit 1 Bot
       *[other] Spielen mit { $bots } Bots
    }
ui-home-how-many = Wie viele spielen
ui-home-level = Wie gut die Bots spielen
ui-home-with-friends = Mit Freunden
ui-home-set-up = Tisch einrichten
ui-home-set-up-title = Tisch einrichten: { $title }
ui-home-starting = Aufbau läuft …
ui-home-my-tables = Meine Tische
ui-home-no-tables = Begonnene Spiele warten hier auf dich, in diesem Browser. Ein Konto brauchst du nicht.
ui-home-forget = Vergessen
ui-home-forget-table = Den Tisch mit { $title } vergessen
ui-home-from-file = Aus einer Datei weiterspielen
ui-home-from-file-help = Eine heruntergeladene Aufzeichnung geht an einem neuen Tisch weiter.
ui-home-choose = Datei auswählen …
ui-home-bad-file = Diese Datei ist keine Aufzeichnung eines Spiels: Sie ist kein JSON.
ui-home-puzzle = Rätsel des Tages
ui-home-puzzle-help = Ein Zug ist deutlich der beste. Finde ihn.
ui-home-puzzle-solve = Lösen
ui-home-puzzle-all = Alle Rätsel
ui-home-progress = Dein Fortschritt
ui-home-other-games = Weitere Spiele
ui-tables-heading = Weiterspielen
ui-tables-title = { $name }, { $mode }
ui-tables-all = alle { $number }
ui-tables-review = Rückschau auf { $title }
ui-tables-branch-of = „{ $name }“, ab Aktion { $at }
ui-tables-branch = eine Abzweigung, ab Aktion { $at }
ui-tables-yours = du bist am Zug
ui-tables-go-on = Weiter
ui-tables-look = Ansehen
ui-tables-decides = { $player } entscheidet
ui-tables-gone = nicht mehr auf diesem Server
ui-join-heading = An einen Tisch kommen
ui-join-what = Link oder Code eines Tisches
ui-join-example = Link oder Code
ui-join-join = Los
ui-join-wrong = Das benennt keinen Tisch. Füge den ganzen Link ein, den du bekommen hast.
ui-status =
    { ID($status) ->
        [waiting] wartet auf Mitspieler
        [playing] läuft
        [finished] beendet
       *[stopped] angehalten
    }

## Tisch einrichten

ui-set-up-heading = Tisch einrichten
ui-set-up-game = Spiel
ui-set-up-who-plays = Wer spielt?
ui-set-up-how-hard = Wie schwer?
ui-set-up-which-variant = Welche Variante?
ui-set-up-chairs-help = Ein Klick auf einen Stuhl ändert, wer dort sitzt. Mit einem Freund wartet der Tisch, bis der Link geöffnet ist.
ui-chair-you = Du
ui-chair-friend = Ein Freund
    .note = per Link
ui-chair-bot = Bot
ui-chair-here = Hier am Schirm
ui-chair-nobody = Frei
    .note = niemand
ui-chair-next = Stuhl { $number }: { $who }. Ändern, wer hier sitzt
ui-set-up-name = Name auf Platz { $number }
ui-set-up-name-short = Name
ui-set-up-your-name = Dein Name
ui-set-up-bot-kind = Bot auf Platz { $number }
ui-set-up-difficulty = Schwierigkeit
ui-set-up-own = Eigene Mischung
ui-set-up-own-help = Wähle jeden Teil selbst.
ui-set-up-rules = Regeln des Spiels
ui-set-up-rest =
    { $changed ->
        [0] { $number ->
            [one] Der Rest: 1 Regel, wie empfohlen
           *[other] Der Rest: { $number } Regeln, alle wie empfohlen
        }
       *[other] Der Rest: { $number } Regeln, { $changed } geändert
    }
ui-set-up-count = { $number }
ui-set-up-changed =
    { $number ->
        [0] wie empfohlen
       *[other] { $number } geändert
    }
ui-set-up-range = { $low } bis { $high }, empfohlen { $usual }
ui-set-up-no-effect = Ohne Wirkung: { $reason }.
ui-set-up-addition = Zusatz
ui-set-up-other-options = Weitere Optionen
ui-set-up-on = an
ui-set-up-off = aus
ui-set-up-recommended = { $value } (empfohlen)
ui-set-up-advanced = Startzahl und Zuschauer
ui-set-up-seed = Startzahl
ui-set-up-seed-help = Dieselbe Startzahl mischt dasselbe Spiel. Wer sie wählt, kann Verdecktes wissen; lass sie leer für eine zufällige.
ui-set-up-public = Wer die Adresse kennt, darf auch ohne Link zuschauen
ui-set-up-random = zufällig
ui-set-up-seats =
    { $number ->
        [one] Ein Platz
       *[other] { $number } Plätze
    }
ui-set-up-sum = { $seats }, { $level }
ui-set-up-company = { $who }.
ui-set-up-company-you = Du
ui-set-up-company-friend =
    { $number ->
        [one] ein Freund
       *[other] { $number } Freunde
    }
ui-set-up-company-here =
    { $number ->
        [one] jemand an diesem Bildschirm
       *[other] { $number } an diesem Bildschirm
    }
ui-set-up-company-bot =
    { $number ->
        [one] ein Bot
       *[other] { $number } Bots
    }
ui-set-up-not-so-many =
    { $low ->
       *[other] Dieses Spiel ist für { $low } bis { $high } Personen. Klicke auf einen Stuhl.
    }
ui-set-up-back = Zurück zu den Spielen
ui-set-up-create = Tisch öffnen
ui-set-up-creating = Wird geöffnet …

## Der Tisch vor dem Spiel

ui-lobby-heading = Warten auf Mitspieler
ui-lobby-waiting =
    { $open ->
        [one] Noch 1 Platz frei. Das Spiel beginnt, sobald er besetzt ist.
       *[other] Noch { $open } Plätze frei. Das Spiel beginnt, sobald der letzte besetzt ist.
    }
ui-lobby-share = Mit diesem Link einladen
ui-lobby-share-help = Wer ihn öffnet, kann einen freien Platz nehmen oder zuschauen.
ui-lobby-copy = Link kopieren
ui-lobby-copy-failed = Kopieren ist hier nicht erlaubt: Markiere den Link und kopiere ihn selbst.
ui-lobby-link = Link zu diesem Tisch
ui-lobby-qr = QR-Code des Links
ui-lobby-take-seat = Platz { $number } nehmen
ui-lobby-fill = Jetzt mit Bots starten
ui-lobby-fill-with = Bots für die freien Plätze
ui-lobby-seats = Wer da ist
ui-lobby-open-seat = frei
ui-lobby-watching = Du schaust zu. Nimm einen Platz, um mitzuspielen.
ui-lobby-spectators =
    { $number ->
        [one] 1 Person schaut zu
       *[other] { $number } Personen schauen zu
    }

## Das Ende

ui-final-won =
    { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen gemeinsam
    }
ui-final-you-won = Du gewinnst
ui-final-lost = Alle verlieren
ui-final-team-won = Geschafft, gemeinsam
ui-final-team-lost = Diesmal nicht
ui-final-stopped = Vorzeitig angehalten
ui-final-report = Was die Welt verlangt hat
ui-final-met = erfüllt:
ui-final-missed = verfehlt:
ui-final-score = Punkte
ui-final-back = Das Brett ansehen
ui-final-breakdown = Woher die Punkte kommen
ui-end-air = { $ppm } ppm
ui-end-start = ppm, { $decade }
ui-end-curve = Das CO₂ des Spiels, von { $from } bis { $to } ppm
ui-end-called = Ihr seid: { $name }.
ui-end-ahead =
    { $points ->
        [one] Ein Punkt vor { $player }.
       *[other] { $points } Punkte vor { $player }.
    }
ui-end-plants =
    { $plants ->
        [0] Kein grünes Kraftwerk wurde gebaut.
        [one] Ein grünes Kraftwerk wurde gebaut.
       *[other] { $plants } grüne Kraftwerke wurden gebaut.
    }
ui-end-replaced =
    { $plants ->
        [one] Eines steht anstelle eines fossilen.
       *[other] { $plants } stehen anstelle von fossilen.
    }
ui-end-avoided = Ohne sie: { $ppm } ppm mehr.
ui-end-moment = { $number }: { $what }, { $decade }. Das Brett von damals zeigen
ui-end-moments = Momente des Spiels
ui-end-avoids = −{ $ppm }
    .long = hat { $ppm } ppm von der Luft ferngehalten
ui-end-causes = +{ $ppm }
    .long = hat { $ppm } ppm in die Luft gebracht
ui-end-rank = Rang { $rank }
ui-end-goal = { $player }: { $goal }
ui-end-gave = Was jeder beigetragen hat
ui-end-gave-goals =
    { $goals ->
        [one] 1 Ziel
       *[other] { $goals } Ziele
    }
ui-end-step-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ui-end-step = Stufe { $step } von { $steps }
ui-end-step-first = vor der ersten Stufe
ui-end-step-next = Nächste Stufe: { $name }, mit höchstens { $ppm } ppm.
ui-end-step-last = Höher geht es nicht.
ui-end-step-missed = Erste Stufe: { $first }. Letzte Stufe: { $last }.
ui-end-private = Je ein geheimes Ziel
ui-end-private-done = { $done } von { $all }
ui-end-now = Und jetzt?
ui-end-now-help = Ein Moment der Kurve zeigt das Brett, wie es damals war.
ui-end-now-lost = Der Konzern ist am Ende. Der nächste nicht.
ui-end-share = Teilen
ui-end-shared = Adresse kopiert
ui-end-record = Aufzeichnung
ui-end-review = Rückschau
ui-end-once-more = Noch einmal
ui-end-debrief = Auswertung
ui-defeat-heading = { $decade }. Alle verlieren.
ui-defeat-supply = +{ $ppm } auf einmal
ui-defeat-points =
    { $count ->
        [one] Die Punkte zählen nicht mehr: { $points }.
       *[other] Niemandes Punkte zählen mehr: { $points }.
    }
ui-defeat-points-of = { $player } { $points }
ui-defeat-moments = Wie es dazu kam

## Tipps

ui-settings-still = Am Ende meines Zugs einmal sagen, was ich noch tun kann
ui-set-up-hints = Tipps
ui-set-up-hints-help = Gegen Bots; unter Menschen müssen im Spiel alle zustimmen.
ui-end-hints = Genutzte Tipps: { $whose }.
ui-end-hints-of = { $player } { $number }

## Der Weg zu den Lektionen

ui-home-learn = Das Spiel lernen
ui-home-learn-go = Lektionen
ui-home-learn-first = Bist du zum ersten Mal hier?
ui-home-learn-help = Lerne auf dem echten Plan, in Kapiteln von einer Minute: worauf es ankommt, was Kohle mit der Luft macht und wie ein Kraftwerk entsteht. Ein Regelheft brauchst du nicht.
ui-home-learn-begin = Spielen lernen
