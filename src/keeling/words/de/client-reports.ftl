### Berichte über Experimente im Browser.

ui-reports-heading = Berichte
ui-reports-about = Experimente mit vielen Partien zwischen Programmen: was unter Steuern, Emissionsrechten und Zuschüssen aus dem Klima, den Gewinnen und den Siegern wird, mit Intervallen und mit dem, was die Programme nicht zeigen können.
ui-reports-played =
    { $title }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } unter { $conditions ->
        [one] 1 Bedingung
       *[other] { $conditions } Bedingungen
    }
ui-reports-made = { $name } · { $day } · { $size } MB
ui-reports-open = Bericht öffnen
ui-reports-open-named = Bericht öffnen: { $name }
ui-reports-files = Tabellen und Bilder zum Speichern
ui-reports-tables = Tabellen
ui-reports-figures = Bilder
ui-reports-digest = Prüfsumme aller Partien
ui-reports-more = Wie man einen Bericht macht
ui-reports-none = Dieser Server bietet keine Berichte an. Wer ihn betreibt, macht mit drei Befehlen einen:
ui-reports-how = Sobald im Ordner des Servers ein Bericht liegt, steht er hier:
ui-reports-how-run = Ein Experiment spielen lassen; nach jeder Unterbrechung geht es weiter.
ui-reports-how-report = Seinen Bericht schreiben.
ui-reports-how-serve = Den Server alle Berichte des Ordners anbieten lassen.
