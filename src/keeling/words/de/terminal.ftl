### Was die Kommandozeile und das Spiel im Terminal sagen.

say-welcome = { $title }, Startwert { $seed }. Tippe help für Hilfe.
say-left = Das Spiel ist verlassen. Ein gespeichertes Spiel geht mit `keeling play --resume DATEI` weiter.
say-hand-over = { $player } ist gefragt. Gib den Bildschirm weiter und drücke dann die Eingabetaste.
say-options = { $amount } Möglichkeiten: { $kinds }. Tippe Wörter, um einige aufzulisten („{ $example }“), oder „list“ für alle.
say-saved = Gespeichert in { $file }.
say-serve-runs = Keeling läuft unter { $address } und endet mit Strg-C.
say-serve-tables = Seine Tische liegen in { $database }
say-serve-reports = Berichte über Experimente stehen unter { $address }
say-serve-no-browser = Hier lässt sich kein Browser öffnen; öffne die Adresse in deinem.
say-taken-back = Zurückgenommen.
say-allowed = Erlaubt.
say-allowed-changes = Erlaubt. Es würde sich ändern:
say-not-allowed = Nicht erlaubt: { $reason }
say-rule = ({ $rule }: `keeling rules { $id }`)
say-winners =
    { $amount ->
        [one] { $players } hat gewonnen.
       *[other] { $players } haben gewonnen.
    }
say-nobody-won = Niemand hat gewonnen.
say-verified =
    { $amount ->
        [one] 1 Aktion, geprüft: Prüfsumme { $digest }…
       *[other] { $amount } Aktionen, geprüft: Prüfsumme { $digest }…
    }
say-goes-on = Das Spiel geht weiter: { $player } ist gefragt. `keeling play --resume { $file }`
say-scores = Punkte: { $scores }.
say-stopped = angehalten

## Was man im Spiel tippen kann

say-command-take = eine Möglichkeit wählen, z. B. 3 oder die Wörter neben der Nummer
    .typed = NUMMER oder NOTATION
say-command-words = die Möglichkeiten mit diesen Wörtern auflisten, oder mit Wörtern, die so anfangen
    .typed = WÖRTER
say-command-list = alle Möglichkeiten auflisten
    .typed = list
say-command-why = warum eine Aktion nicht erlaubt ist, oder was sie ändern würde
    .typed = ? NOTATION
say-command-board = den Spielplan noch einmal zeigen
    .typed = board
say-command-log = noch einmal zeigen, was seit deiner letzten Entscheidung geschehen ist
    .typed = log
say-command-hint = welche guten Züge es gibt, und warum
    .typed = hint
say-command-undo = deine letzte Entscheidung zurücknehmen
    .typed = undo
say-command-save = das Spiel in eine Datei schreiben; weiter mit `keeling play --resume DATEI`
    .typed = save DATEI
say-command-quit = das Spiel verlassen
    .typed = quit

## Fehler auf der Kommandozeile

error-option-form = Eine Option schreibt man NAME=WERT, nicht „{ $word }“.
error-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
error-resume-alone = --resume setzt ein gespeichertes Spiel fort; Titel, Plätze, Startwert und Optionen stehen in seiner Datei.
error-resume-bot = In dieser Aufzeichnung ist { $player } der Bot „{ $bot }“, der nicht zu diesem Programm gehört, und eine Aufzeichnung ist kein Grund, ein anderes auszuführen. Weiter geht es in Python: keeling.load(DATEI, seats=[...]).
error-which-title = Welcher Titel? Es gibt { $words }.
error-save-where = Wohin speichern? Tippe: save DATEI.
error-option-number = Eine Möglichkeit { $number } gibt es nicht; sie gehen von 1 bis { $most }.
error-no-option-fits = Zu „{ $word }“ passt gerade keine Möglichkeit; „? { $form }“ sagt, warum etwas nicht erlaubt ist.
error-tune-no-opinion = Zu { $title } gibt es keine Meinung, also auch keine Gewichte, die man abstimmen könnte.
error-tune-kept = „{ $name }“ ist kein Gewicht in { $file }; { $hint }.
error-tune-nothing = Alle Gewichte bleiben, wie sie sind; es gibt nichts zu suchen.
error-tune-pairs = Kandidaten kommen in gespiegelten Paaren: Nenne eine gerade Zahl ab 4, nicht { $number }.
error-tune-bot = „{ $bot }“ hat keine Meinung, und kein Gewicht macht ihn besser; nenne einen anderen Bot.
error-tune-file = { $file } kann nicht gelesen oder geschrieben werden: { $reason }.
error-tune-state = { $file } ist keine unterbrochene Suche; lösche die Datei, oder schreib in eine andere.
error-tune-other = { $file } gehört zu einer anderen Suche: Dort ist „{ $name }“ { $old }, hier { $new }. Setze jene fort, oder lösche die Datei.
say-tune-stopped = Angehalten. Derselbe Befehl macht hier weiter; was schon versucht wurde, steht in { $file }.
say-tune-written = In { $file } geschrieben.

## Listen

say-title = Titel
say-players = Personen
say-what-it-is = was es ist
say-titles-more = `keeling titles TITEL` zeigt die Optionen eines Titels.
say-bots = Bots zum Mitspielen, etwa mit --seats human,normal,hard:
say-how-hard = Wie schwer { $title } ist:
say-without-options = ohne Optionen
say-options-of = Optionen von { $title }, angegeben als -o NAME=WERT:
say-no-options = { $title } hat keine Optionen.
say-language = { $language } ({ $code }): alle { $all } Meldungen
say-language-begun = { $language } ({ $code }): begonnen, { $amount } von { $all } Meldungen
say-no-effect = Bewirkt nichts: { $reason }.

## keeling admin, backup, restore

amount-tables =
    { $amount ->
        [one] 1 Tisch
       *[other] { $amount } Tische
    }
say-no-tables = In dieser Datenbank sind noch keine Tische.
say-checked = Geprüft: { $tables }. Beschädigt: { $damaged }.
say-checked-old = Nur noch anzusehen, aber nicht weiterzuspielen, weil sie mit anderen Regeln oder Inhalten entstanden: { $tables }.
say-checked-file = Die Datenbank selbst ist beschädigt: { $reason }
say-exported = Die Aufzeichnung vom Tisch { $table } steht in { $file }.
say-table-stopped = Der Tisch { $table } ist angehalten.
say-removed = Entfernt: { $tables }.
say-reissued = Der neue Link für Platz { $number }; gib ihn nur der Person, der der Platz gehört:
say-backed-up = Gesichert in { $file }: { $tables }.
say-restored = Zurückgespielt aus { $file }: { $tables }. Der Server kann starten.
