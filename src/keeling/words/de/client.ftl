### Die eigenen Wörter des Browsers: Seiten, Felder, Fenster.

ui-name = Keeling
ui-page-title = { $page } · Keeling
ui-page-title-asked = ● { $page } · Keeling
ui-nobody = niemand
ui-somebody = Jemand
ui-tip-thing = { $thing }
ui-close = Schließen
ui-copied = Kopiert.

## Bots

ui-bot-random = Zufall: spielt irgendetwas
ui-bot-greedy = Gierig: nimmt, was gerade am besten aussieht
ui-bot-greedy-heedless = Sorglos: gierig und ohne Angst vor der gemeinsamen Niederlage
ui-bot-short-random = zufällig
ui-bot-short-greedy = gierig
ui-bot-short-greedy-heedless = sorglos
ui-bot-called = Bot { $number }
ui-bot-of-kind = { $player } ({ $bot })

## Regeln

ui-rules-about = Die Regeln dazu
ui-rule-show = Regel { $rule }
ui-rule-loading = Die Regel wird geholt …
ui-rule-english = Die Regeltexte gibt es nur auf Englisch.

## Die Leiste der Entscheidung

ui-bar-label = Was gefragt ist
ui-bar-your-decision = Deine Entscheidung: { $question }
ui-bar-quoted = Gefragt: „{ $question }“
ui-bar-who-within = { $player } wird gefragt, im Zug von { $turn }
ui-bar-who-within-yours = { $player } wird gefragt, in deinem Zug
ui-bar-waiting-for = { $player } ist gerade nicht da. Das Spiel wartet.
ui-bar-over = Das Spiel ist vorbei.
ui-bar-stopped = Dieser Tisch ist angehalten.
ui-bar-slow = Das Netz ist langsam; es wird noch gesendet …
ui-bar-to-live = Zurück zu jetzt
ui-bar-bot-plays-you = Ein Bot spielt auf deinem Platz.
ui-bar-take-back = Platz wieder übernehmen
ui-bar-sit-as = Als { $player } spielen
ui-bar-final = Ergebnis zeigen

## Optionen, Mengen, Vorschau

ui-options-heading = Optionen
ui-options-none = Gerade gibt es nichts zu wählen.
ui-options-all = Alle
ui-options-kinds = Nur anzeigen
ui-options-filter = Optionen filtern
ui-options-nothing-found = Keine Option hat diese Wörter.
ui-options-narrowed =
    { $options ->
        [one] Noch 1 Option.
       *[other] Noch { $options } Optionen.
    }
ui-options-there-more = { $options } und { $more } weitere
ui-amount-how-much = { $what }: wie viel
ui-amount-less = { $what }: weniger
ui-amount-more = { $what }: mehr
ui-amount-most = (bis { $number })
ui-preview-heading = Was sich ändert
ui-preview-idle = Zeige auf eine Option oder wähle sie mit der Tastatur an, um zu sehen, was sie ändert.
ui-preview-loading = Vorausschau …
ui-preview-nothing = Keine Zahl ändert sich sofort.
ui-why-heading = Warum nicht hier: { $place }
ui-why-asking = Wird gefragt …
ui-why-nothing = Nach diesem Ort wird gerade nicht gefragt.

## Protokoll

ui-log-heading = Protokoll
ui-log-empty = Noch ist nichts geschehen.
ui-log-move = (das Brett nach Zug { $position } zeigen)
ui-log-start = Das Spiel beginnt.
ui-log-undo = { $player } geht zurück zu Zug { $position }.
ui-log-join = { $player } setzt sich.
ui-log-leave = { $player } verlässt den Tisch.
ui-log-handover = Der Platz von { $player } wechselt die Hände.
ui-log-rematch = Eine Revanche wurde vereinbart.
ui-log-download = Jemand hat die Aufzeichnung dieses Spiels geholt, die Verdecktes zeigt.
ui-log-reissue = Für den Platz von { $player } gibt es einen neuen Link; wer ihn hat, sitzt dort.
ui-log-entries =
    { $number ->
        [one] 1 Eintrag zeigen
       *[other] Alle { $number } Einträge zeigen
    }

## Durch das Spiel

ui-time-label = Durch das Spiel
ui-time-position = Zug { $position } von { $last }
ui-time-back = Einen Zug zurück
ui-time-forward = Einen Zug vor
ui-time-live = Jetzt
ui-time-play-on = Von hier weiterspielen
ui-time-play-on-help = Öffnet einen neuen Tisch bei diesem Zug; Bots nehmen die anderen Plätze
ui-time-go-back-help = Alles nach diesem Zug zurücknehmen
ui-chart-heading = Verlauf
ui-chart-loading = Wird gezeichnet …
ui-chart-early = Noch gibt es nichts zu zeichnen.
ui-chart-choose = Was gezeichnet wird
ui-chart-summary = { $name }. { $lines }
ui-chart-line = { $name }: von { $from } bis { $to }
ui-chart-limit = Grenze { $value }
ui-chart-failed = Die Zahlen konnten nicht geholt werden.
ui-chart-moves =
    { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }

## Spieler

ui-players-heading = Spieler
ui-players-you = du
ui-players-bot = Bot
ui-players-open = freier Platz
ui-players-away = abwesend
ui-players-here = da
ui-players-decides = entscheidet jetzt
ui-players-won = Sieger
ui-shape-0 = Kreis
ui-shape-1 = Quadrat
ui-shape-2 = Dreieck
ui-shape-3 = Raute
ui-shape-4 = Sechseck
ui-fact = { $name }: { $value }
ui-of-player = { $player }: { $what }

## Zurücknehmen

ui-undo-undo = Zurücknehmen
ui-undo-ask = Rücknahme erbitten
ui-undo-reset = Zug neu beginnen
ui-undo-asked-others = Die anderen werden gefragt, ob sie einverstanden sind.
ui-undo-proposal = { $player } möchte zurück zu Zug { $position }.
ui-undo-own = Du möchtest zurück zu Zug { $position }. Die anderen sind gefragt.
ui-undo-agree = Zustimmen
ui-undo-refuse = Ablehnen
ui-undo-withdraw = Zurückziehen

## Der Tisch

ui-table-heading = Tisch
ui-table-hand-short = An einen Bot geben
ui-table-reissue-short = Neuer Link
ui-table-reissue = Neuer Link für den Platz von { $player }
ui-table-reissue-help = Gib diesen Link nur { $player } weiter. Alle am Tisch erfahren davon.
ui-table-back-short = Übernehmen
ui-table-open-short = Platz freigeben
ui-table-hand-to-bot = An einen Bot geben: mein Platz
ui-table-hand-seat-to-bot = An einen Bot geben: der Platz von { $player }
ui-table-take-back = Meinen Platz wieder übernehmen
ui-table-give-back = Den Platz von { $player } freigeben
ui-table-which-bot = Welcher Bot
ui-table-leave = Meinen Platz verlassen
ui-table-leave-sure = Wirklich gehen? Dein Platz ist dann für andere frei, und dein Link dorthin öffnet nichts mehr.
ui-table-leave-yes = Platz verlassen
ui-table-cancel = Abbrechen
ui-table-rematch = Revanche
ui-table-join-rematch = Zur Revanche
ui-table-download = Aufzeichnung herunterladen
ui-table-download-help = Solange gespielt wird, zeigt die Aufzeichnung Verdecktes; alle am Tisch erfahren davon.
ui-table-invite = Einladen oder zuschauen lassen
ui-table-my-link = Auf einem anderen Gerät weiterspielen
ui-table-my-link-help = Dieser Link öffnet deinen eigenen Platz. Gib ihn niemandem.
ui-table-rules = Geltende Regeln
ui-table-seed-known = Jemand hat die Startzahl dieses Spiels gewählt oder gesehen oder ist hinter Aufgedecktes zurückgegangen und kann Verdecktes wissen.
ui-table-take-open = Freien Platz { $number } nehmen

## Einstellungen und Hilfe

ui-settings-heading = Einstellungen
ui-settings-language = Sprache
ui-settings-language-auto = wie der Browser
ui-settings-theme = Farben
ui-settings-theme-system = wie das System
ui-settings-theme-light = hell
ui-settings-theme-dark = dunkel
ui-settings-motion = Bewegte Spielsteine
ui-settings-motion-system = wie das System
ui-settings-motion-less = keine
ui-settings-keys = Kurzbefehle mit einzelnen Tasten
ui-settings-sound = Töne
ui-settings-speed = Geschichten und Züge der anderen
ui-settings-speed-step = Schritt für Schritt (Leertaste)
ui-settings-speed-normal = normal
ui-settings-speed-fast = schnell
ui-settings-speed-none = nicht erzählt
ui-settings-name = Dein Name an neuen Tischen
ui-help-heading = Tastatur und Hilfe
ui-help-intro = Wähle ein Verb deines Zuges: Es lässt seine Orte leuchten. Ein Ort zeigt, was dort möglich ist; wer darauf zeigt, sieht, was sich ändert. Ein Ort, der nicht gewählt werden kann, sagt beim Anklicken, warum nicht.
ui-help-keys-heading = Tasten
ui-help-key-help = diese Seite
ui-help-key-tab = von Teil zu Teil; Pfeiltasten in Listen und Reitern
ui-help-key-options = zu den Optionen
ui-help-key-filter = Optionen filtern
ui-help-rules = Die Regeln dieses Spiels
ui-help-key-rule = die Regel zu dem, worauf gezeigt wird, oder zur Frage
ui-help-key-enter = die angewählte Option oder das Feld nehmen
ui-help-key-esc = Auswahl aufheben, Fenster schließen, zurück zu jetzt
ui-help-key-board = zum Brett
ui-help-key-log = das Protokoll
ui-help-key-chart = der Verlauf
ui-help-key-table = der Tisch: Plätze, Links, Aufzeichnung
ui-help-key-undo = zurücknehmen
ui-help-key-reset = meinen Zug neu beginnen
ui-help-key-steps = einen Zug zurück oder vor
ui-help-key-steps-keys = , und .
ui-help-key-now = zurück zu jetzt

## Was schiefgeht

ui-wrong-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
ui-wrong-unknown = Der Server antwortete mit einem Fehler ({ NUMBER($status, useGrouping: 0) }).
ui-wrong-lost =
    { $seconds ->
        [0] Verbindung verloren. Neuer Versuch …
        [one] Verbindung verloren. Neuer Versuch in 1 Sekunde.
       *[other] Verbindung verloren. Neuer Versuch in { $seconds } Sekunden.
    }
ui-wrong-lost-said = Verbindung verloren. Neuer Versuch.
ui-wrong-back-said = Wieder verbunden.
ui-wrong-retry = Jetzt versuchen
ui-wrong-not-sent = Die Verbindung riss ab, bevor die Antwort kam. Sie wird wiederhergestellt.
ui-wrong-refused = { $error } ({ $rule })
ui-wrong-connecting = Verbindung wird aufgebaut …
ui-wrong-no-table = Diesen Tisch gibt es nicht
ui-wrong-no-table-help = Der Link ist vertippt, oder der Tisch ist nicht mehr auf diesem Server.
ui-wrong-token = Dieser Link öffnet den Tisch nicht
ui-wrong-token-help = Vielleicht fehlt ein Teil des Links: Kopiere ihn ganz, auch was hinter dem # steht. Oder der Platz wurde aufgegeben.
ui-wrong-no-token = Dieser Tisch öffnet sich nur mit seinem Link
ui-wrong-no-token-help = Bitte den, der dich eingeladen hat, um den ganzen Link, auch was hinter dem # steht.
ui-wrong-nothing = Diese Seite gibt es nicht
ui-wrong-to-home = Zur Startseite
ui-wrong-try-again = Noch einmal versuchen
ui-wrong-other-tab = Dieser Platz ist auch in einem anderen Tab offen. Beide zeigen dasselbe Spiel; entscheide in einem davon.
ui-wrong-dismiss = Diese Meldung schließen
ui-wrong-no-titles = Die Liste der Spiele konnte nicht geholt werden. { $error }
ui-wrong-no-board = Das Brett konnte nicht geladen werden; die Optionen gehen trotzdem.

## Die Seite des Spiels

ui-play-board = Brett
ui-play-places = Orte
ui-play-loading = Das Brett wird geladen …
ui-play-choosable = (kann gewählt werden)
ui-play-yes = ja
ui-play-no = nein
ui-play-none = keine
ui-tabs-label = Seitenfeld
ui-tab-options = Optionen
ui-tab-log = Protokoll
ui-tab-chart = Verlauf
ui-tab-table = Tisch
ui-header-home = Keeling: Startseite
ui-header-settings = Einstellungen
ui-header-help = Hilfe
ui-rules = Regeln

## Nim

ui-kind-nim-take = Nehmen
ui-kind-nim-show = Zeigen
ui-kind-nim-refill = Auffüllen
ui-kind-nim-leave = Lassen
ui-nim-heap = Haufen { $heap }
ui-nim-card = Deine Karte
ui-nim-card-of = Dein Liebling: Haufen { $heap }
ui-nim-tiles = Auffüllplättchen
ui-nim-score = Punkte
ui-nim-taken-from = vom Haufen { $heap } genommen
ui-nim-taken = genommen
ui-nim-headline =
    { $counters ->
        [one] 1 Stein übrig
       *[other] { $counters } Steine übrig
    } · { $tiles } Auffüllplättchen
ui-nim-points = Punkte
ui-nim-heaps = Haufen
