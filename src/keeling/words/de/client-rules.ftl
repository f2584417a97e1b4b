### Die Seiten der Regeln und die Karte über dem Tisch.

ui-rules-heading = Die Regeln der Spiele
ui-rules-intro = Jede Anleitung liest man in einer Viertelstunde. Hinter jeder Zeile stehen die nummerierten Regeln, auf denen sie beruht.
ui-rules-search = Regeln durchsuchen
ui-rules-searching = Wird gesucht …
ui-rules-found = Was gefunden wurde
ui-rules-found-section = In den Anleitungen
ui-rules-found-term = Wörter
ui-rules-found-rule = Nummerierte Regeln
ui-rules-found-more = { $number } weitere: Ein Wort mehr grenzt es ein.
ui-rules-found-nothing = „{ $query }“ steht nicht in den Regeln.
ui-rules-contents = Inhalt
ui-rules-words = Wörter
ui-rules-glossary = Glossar
ui-rules-here = An diesem Tisch
ui-rules-here-note = Hier wird nicht alles wie üblich gespielt:
ui-rules-here-option = { $name }: { $value }. Sonst: { $usual }.
ui-rules-here-beside = Hier anders: { $name }: { $value }. Sonst: { $usual }.
ui-rules-print = Drucken
ui-rules-rests =
    { $rules ->
        [one] Die Regel dahinter
       *[other] Die { $rules } Regeln dahinter
    }
ui-rules-explained = Wo sie erklärt wird
ui-rules-where = { $title }: { $section }
ui-rules-options = Optionen, die sie ändern
ui-rules-option = { $title }: { $option }
ui-rules-neighbours = Davor und danach
ui-rules-no-rule = Die Regel { $rule } gibt es nicht.
ui-rules-all = Alle Regeln nach Nummern
ui-rules-all-help = Woran das Programm geprüft wird, und die Entscheidungen bei Widersprüchen (B) und Lücken (G). Die Texte sind auf Englisch.
ui-rules-nothing = Unter „{ $address }“ stehen keine Regeln.
ui-rules-to-all = Zu den Regeln
ui-rules-itself = Die Regel selbst
ui-rules-unexplained = Das erklärt noch keine Anleitung; die nummerierten Regeln tun es.
ui-rules-on-board = Auf dem Spielplan zeigen
ui-rules-whole = Die ganze Seite lesen
ui-rules-shown =
    { $number ->
        [one] { $rule }: 1 Stelle
       *[other] { $rule }: { $number } Stellen
    }
ui-rules-back = Zurück zur Regel
