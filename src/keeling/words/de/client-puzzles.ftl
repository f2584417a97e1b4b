### Rätsel im Browser, und was jemand bisher geschafft hat.

ui-puzzle-heading = Rätsel
ui-puzzle-about = Stellungen aus echten Partien, in denen ein Zug deutlich der beste ist. Spiele den ganzen Zug; dann siehst du, was er wert ist und warum.
ui-puzzle-today = Rätsel des Tages
ui-puzzle-today-done = gelöst
ui-puzzle-play = Spielen
ui-puzzle-again = Noch einmal
ui-puzzle-streak =
    { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
ui-puzzle-solved-of = { $solved } von { $all } gelöst
ui-puzzle-number = Rätsel { $number }
ui-puzzle-named = { $title }, Rätsel { $number }
ui-puzzle-what = { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }, { $difficulty }, { $state }
ui-puzzle-difficulty-1 = leicht
ui-puzzle-difficulty-2 = mittel
ui-puzzle-difficulty-3 = schwer
ui-puzzle-state-new = noch nicht versucht
ui-puzzle-state-right = gelöst
ui-puzzle-state-nearly = beinahe gelöst
ui-puzzle-state-not = noch nicht gelöst
ui-puzzle-legend = Leichte findet ein Bot für den Anfang, mittlere ein normaler, schwere keiner von beiden.
ui-puzzle-none = Hier gibt es keine Rätsel.
ui-puzzle-progress = Dein Fortschritt
ui-puzzle-all = Alle Rätsel
ui-puzzle-loading = Die Stellung wird aufgebaut …
ui-puzzle-missing = Dieses Rätsel gibt es nicht
ui-puzzle-missing-help = Vielleicht gehört es zu älteren Regeln. Die Liste hat alle, die es gibt.
ui-puzzle-question = Ein Zug ist deutlich der beste. Spiele ihn.
ui-puzzle-judging = Dein Zug wird verglichen …
ui-puzzle-retry = Noch einmal fragen
ui-puzzle-right = Richtig!
ui-puzzle-nearly = Beinahe.
ui-puzzle-not = Nicht der beste Zug.
ui-puzzle-right-best = Etwas Besseres wurde nicht gefunden.
ui-puzzle-right-loss = Der beste Zug bringt etwa { amount-points } mehr, durch das, was er sonst noch tut.
ui-puzzle-nearly-loss = Der beste Zug bringt etwa { amount-points } mehr.
ui-puzzle-takes-it = Die entscheidende Aktion war dabei, aber der Rest des Zuges verschenkt viel davon.
ui-puzzle-far = Dein Zug ist bei weitem weniger wert als der beste: etwa { amount-points }.
ui-puzzle-not-loss = Dein Zug ist etwa { amount-points } weniger wert als der beste.
ui-puzzle-try-again = Noch ein Versuch
ui-puzzle-show = Lösung zeigen
ui-puzzle-step = Nächste Aktion
ui-puzzle-next = Nächstes Rätsel
ui-puzzle-solution = Die Lösung
ui-puzzle-because = Denn das { $reasons }.
ui-puzzle-margin = Jeder andere Zug verliert etwa { amount-points } oder mehr.
ui-puzzle-shown = So weit lässt sich der Zug vorhersehen. Spiele weiter, wenn du willst.
ui-puzzle-fold = Einklappen
ui-puzzle-unfold = Ausklappen

## Was jemand bisher geschafft hat

ui-progress-heading = Dein Fortschritt
ui-progress-about = Nur in diesem Browser aufgehoben, ohne Konto. Eine Datei nimmt alles mit, und was eine Datei bringt, kommt hinzu.
ui-progress-none = Noch nichts. Beendete Partien, Rätsel und Lektionen werden hier gezählt.
ui-progress-level = Gegen
ui-progress-played = Gespielt
ui-progress-won = Gewonnen
ui-progress-best = Beste Wertung
ui-progress-level-easy = Bots, leicht
ui-progress-level-normal = Bots, normal
ui-progress-level-hard = Bots, schwer
ui-progress-level-expert = Bots, sehr schwer
ui-progress-level-mixed = Bots verschiedener Stärke
ui-progress-level-people = Menschen
ui-progress-level-alone = niemanden
ui-progress-no-games = Noch keine beendete Partie.
ui-progress-puzzles =
    { $solved ->
        [one] 1 Rätsel gelöst
       *[other] { $solved } Rätsel gelöst
    }, { $first } davon mit dem ersten Zug
ui-progress-chapters =
    { $count ->
        [one] 1 Kapitel gelernt
       *[other] { $count } Kapitel gelernt
    }
ui-progress-days =
    { $count ->
        [one] 1 Rätsel des Tages gelöst
       *[other] { $count } Rätsel des Tages gelöst
    }
ui-progress-export = In einer Datei sichern
ui-progress-import = Aus einer Datei hinzufügen …
ui-progress-clear = Alles löschen
ui-progress-clear-sure = Alle Ergebnisse und gelösten Rätsel aus diesem Browser löschen? Die Kapitel der Lektionen bleiben. Das lässt sich nicht zurücknehmen.
ui-progress-clear-yes = Löschen
ui-progress-clear-no = Behalten
ui-progress-cleared = Alles gelöscht.
ui-progress-added = Hinzugefügt: { $games ->
        [one] 1 neue Partie
       *[other] { $games } neue Partien
    }, { $puzzles ->
        [one] 1 neues Rätsel
       *[other] { $puzzles } neue Rätsel
    }.
ui-progress-wrong-none = Diese Datei enthält keinen Fortschritt von Keeling; nichts wurde geändert.
ui-progress-wrong-newer = Diese Datei ist von einer neueren Version von Keeling; nichts wurde geändert.
ui-progress-wrong-damaged = In dieser Datei stimmt etwas nicht; nichts wurde geändert.
