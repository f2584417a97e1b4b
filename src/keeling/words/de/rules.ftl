### Kurze Namen der Regeln und Entscheidungen aus docs/rules nach ihren Kennungen, in der Reihenfolge der Dokumente.

## A1.1 Aufbau

rule-C-SET-01 = Anzahl der Spieler
rule-C-SET-02 = Bestimmung des Startspielers
rule-C-SET-03 = Scheiben und Wissenschaftler je Spieler
rule-C-SET-04 = Startgeld nach Sitzreihenfolge
rule-C-SET-05 = CEPs zu Beginn
rule-C-SET-06 = Punktestand zu Beginn
rule-C-SET-07 = Weder Technikwürfel noch Fachwissen zu Beginn
rule-C-SET-08 = Erstes Jahrzehnt und Rundenzähler
rule-C-SET-09 = Allgemeiner Vorrat an Technikwürfeln
rule-C-SET-10 = Geld ist öffentlich
rule-C-SET-11 = Offener Vorrat der Projektplättchen
rule-C-SET-12 = Günstigere grüne Kraftwerke liegen oben
rule-C-SET-13 = Erste Klimagipfel: zwei Themen
rule-C-SET-14 = Verdeckter Stapel der Klimagipfel
rule-C-SET-15 = Eine regionale Agenda je Region
rule-C-SET-16 = Agenda: drei Energiequellen mit Rangfolge
rule-C-SET-17 = Erstes fossiles Kraftwerk jeder Region
rule-C-SET-18 = CO₂-Wert zu Beginn
rule-C-SET-19 = CEPs der Regionen zu Beginn
rule-C-SET-20 = Markt und CEP-Preis zu Beginn
rule-C-SET-21 = CEPs in der Bank
rule-C-SET-22 = Aussortierte Firmenziele nach Spielerzahl
rule-C-SET-23 = Ein geheimes Firmenziel für jeden
rule-C-SET-24 = Auslage der UN-Ziele
rule-C-SET-25 = Ereigniskarten: zwei sind sichtbar
rule-C-SET-26 = Fünf Lobbykarten für jeden
rule-C-SET-27 = Bedarfsfelder je Region
rule-C-SET-28 = Projektfelder und ihre Fördermittel
rule-C-SET-29 = Lobbykarten-Draft als Variante

## A1.2 Spielverlauf

rule-C-FLOW-01 = Anzahl der Jahrzehnte
rule-C-FLOW-02 = Zwei Phasen eines Jahrzehnts
rule-C-FLOW-03 = Erstes Jahrzehnt ohne Versorgungsphase
rule-C-FLOW-04 = Ablauf der Versorgungsphase
rule-C-FLOW-05 = Runden je Aktionsphase
rule-C-FLOW-06 = Ein Zug für jeden, im Uhrzeigersinn
rule-C-FLOW-07 = Startspieler bleibt das ganze Jahrzehnt
rule-C-FLOW-08 = Schritte am Ende des Jahrzehnts

## A1.3 Versorgungsphase: Einkommen

rule-C-INC-01 = Einkommen für die beiden besten Positionen
rule-C-INC-02 = Betrag laut Leiste
rule-C-INC-03 = Einkommen bei Gleichstand
rule-C-INC-04 = Zu zweit nur die beste Position
rule-C-INC-05 = Kein Einkommen ohne Scheibe
rule-C-INC-06 = Einkommen als Geld oder Punkte
rule-C-INC-07 = Reihenfolge der Einkommenswahl

## A1.4 Versorgungsphase: Energieversorgung

rule-C-SUP-01 = Regionen geben einen Technikwürfel ab
rule-C-SUP-02 = Reihenfolge der Regionen
rule-C-SUP-03 = Bedarfsfeld des Jahrzehnts
rule-C-SUP-04 = Region ohne Feld für das Jahrzehnt
rule-C-SUP-05 = Grünes Kraftwerk deckt den Bedarf bereits
rule-C-SUP-06 = Fossiles Kraftwerk auf leerem Feld
rule-C-SUP-07 = CO₂-Anstieg durch das fossile Kraftwerk
rule-C-SUP-08 = Kontrollierender Spieler zahlt ein CEP
rule-C-SUP-09 = Woher das CEP des Kontrollierenden kommt
rule-C-SUP-10 = Unkontrollierte Region zahlt selbst
rule-C-SUP-11 = Zwangskauf eines CEPs
rule-C-SUP-12 = Zwangskauf und Auffüllen des Markts
rule-C-SUP-13 = Punkte für fehlendes Geld
rule-C-SUP-14 = Punktetausch nur in der Versorgungsphase
rule-C-SUP-15 = Punktetausch bis ins Minus
rule-C-SUP-16 = Niederlage nach der Energieversorgung prüfen

## A1.5 Versorgungsphase: Ereignis

rule-C-EVT-01 = Katastrophe ab 350 ppm
rule-C-EVT-02 = Katastrophe: einen Technikwürfel abgeben
rule-C-EVT-03 = Katastrophe: Punkte statt Würfel
rule-C-EVT-04 = Katastrophe: keine Wahl mit Würfel
rule-C-EVT-05 = Abgegebene Würfel bleiben in der Region
rule-C-EVT-06 = Nächste Ereigniskarte
rule-C-EVT-07 = Würfel der Region verbilligt den Bau
rule-C-EVT-08 = Ein Würfel der Region je Kraftwerk

## A1.6 Ablauf eines Zugs (Aktionsphase)

rule-C-TURN-01 = Eine Aktion je Zug
rule-C-TURN-02 = Drei Arten freier Aktionen
rule-C-TURN-03 = Zeitpunkt der freien Aktionen
rule-C-TURN-04 = Keine freie Aktion während einer Verdrängung
rule-C-TURN-05 = Zugende: Fachwissen durch Wissenschaftler
rule-C-TURN-06 = Zugende: Klimagipfel werten
rule-C-TURN-07 = Die Aktion ist Pflicht
rule-C-TURN-08 = Freie Aktionen nur im eigenen Zug

## A1.7 Aktion: Projekt vorschlagen

rule-C-PRO-01 = Ein Projekt vorschlagen
rule-C-PRO-02 = Kein Projektplättchen mehr im Vorrat
rule-C-PRO-03 = Vorgeschlagene Projekte gehören niemandem
rule-C-PRO-04 = Gleiche Energiequelle mehrfach je Region
rule-C-PRO-05 = Geldförderung: Geld nach CEPs
rule-C-PRO-06 = Technikförderung: zwei Technikwürfel
rule-C-PRO-07 = Forschungsförderung: versetzen oder anwerben
rule-C-PRO-08 = Forschungsförderung kostet keine freie Aktion
rule-C-PRO-09 = Höchstens vier Wissenschaftler
rule-C-PRO-10 = Angeworbene Wissenschaftler bleiben
rule-C-PRO-11 = Vorschlagen in rein grüner Region
rule-C-PRO-12 = Kein Fachwissen fürs Vorschlagen
rule-C-PRO-13 = Anwerben nur durch Forschungsförderung
rule-C-PRO-14 = Sofort auf das neue Projekt

## A1.8 Aktion: Projekt einrichten

rule-C-INS-01 = Wahl des einzurichtenden Projekts
rule-C-INS-02 = Einrichten kostet ein CEP
rule-C-INS-03 = CEP aus Hand oder kontrollierter Region
rule-C-INS-04 = Ohne CEP kein Einrichten
rule-C-INS-05 = Geld für einen fremden Wissenschaftler
rule-C-INS-06 = Ohne Geld kein Einrichten
rule-C-INS-07 = Eigener Wissenschaftler darf bleiben
rule-C-INS-08 = Projektplättchen umdrehen
rule-C-INS-09 = Ertrag der Aufforstung
rule-C-INS-10 = Ertrag der Solarenergie
rule-C-INS-11 = Ertrag der Kalten Fusion
rule-C-INS-12 = Ertrag der Biomasse
rule-C-INS-13 = Ertrag des Recyclings
rule-C-INS-14 = Einrichten kostet kein Geld
rule-C-INS-15 = CEPs als Ertrag und Marktauffüllung
rule-C-INS-16 = Weder Fachwissen noch Besitz durch Einrichten
rule-C-INS-17 = Einrichten in rein grüner Region
rule-C-INS-18 = Reihenfolge beim Einrichten

## A1.9 Aktion: Kraftwerk bauen

rule-C-CON-01 = Bauen braucht ein eingerichtetes Projekt
rule-C-CON-02 = Kein Kraftwerk der Energiequelle übrig
rule-C-CON-03 = Nötiges Fachwissen zum Bauen
rule-C-CON-04 = Kosten in Geld und Technikwürfeln
rule-C-CON-05 = Würfel der Region zahlt mit
rule-C-CON-06 = Kein Bau in rein grüner Region
rule-C-CON-07 = Bauen kostet kein CEP
rule-C-CON-08 = Leeres Bedarfsfeld ganz links
rule-C-CON-09 = Ältestes fossiles Kraftwerk ersetzen
rule-C-CON-10 = Ersetzen bringt der Region ein CEP
rule-C-CON-11 = Ersetzen senkt das CO₂
rule-C-CON-12 = CEP-Limit einer Region
rule-C-CON-13 = Besitzerscheibe auf dem Kraftwerk
rule-C-CON-14 = Siegpunkte des Kraftwerks
rule-C-CON-15 = Fachwissen fürs Bauen
rule-C-CON-16 = Kontrolle prüfen nach dem Fachwissen
rule-C-CON-17 = Fremden Wissenschaftler wegschicken
rule-C-CON-18 = Eigener Wissenschaftler geht als freie Aktion
rule-C-CON-19 = Projektplättchen zurück in den Vorrat
rule-C-CON-20 = Grüne Kraftwerke bleiben für immer
rule-C-CON-21 = Projekte ohne Bauplatz bleiben liegen
rule-C-CON-22 = Wahl unter mehreren eingerichteten Projekten
rule-C-CON-23 = Ziele des eigenen Wissenschaftlers
rule-C-CON-24 = Zusatzgeld für den fremden Wissenschaftler

## A1.10 Wissenschaftler, Fachwissen, Klimagipfel

rule-C-SCI-01 = Wissenschaftler als freie Aktion versetzen
rule-C-SCI-02 = Welche Projekte als frei gelten
rule-C-SCI-03 = Klimagipfel nur vom passenden Projekt
rule-C-SCI-04 = Ein Wissenschaftler je Projekt
rule-C-SCI-05 = Ein Wissenschaftler je Gipfelthema
rule-C-SCI-06 = Wissenschaftler bleiben beim Klimagipfel
rule-C-SCI-07 = Kein Fachwissen fürs Verlassen
rule-C-SCI-10 = Geld für den verdrängten Wissenschaftler
rule-C-SCI-11 = Verdrängter Wissenschaftler: Hand oder Klimagipfel
rule-C-SCI-12 = Verdrängter Wissenschaftler: Wahl des Klimagipfels
rule-C-SCI-13 = Verdrängter Wissenschaftler: kein Thema frei
rule-C-SCI-14 = Nach dem Verdrängen sofort nutzen
rule-C-SCI-15 = Versetzen durch Fördermittel und Karten
rule-C-EXP-01 = Wege zu Fachwissen
rule-C-EXP-02 = Erster Punkt Fachwissen
rule-C-EXP-03 = Bonussymbole der Fachwissensleisten
rule-C-EXP-04 = Bonus: Fachwissen der gezeigten Quelle
rule-C-EXP-05 = Bonus: ein Technikwürfel
rule-C-EXP-06 = Bonus: CEP für eine Region
rule-C-EXP-07 = Bonus: beliebiges Fachwissen
rule-C-EXP-08 = Boni lösen Boni aus
rule-C-EXP-09 = Fachwissen am Ende der Leiste
rule-C-EXP-10 = Nötiges Fachwissen steht am Kraftwerk
rule-C-SUM-01 = Klimagipfel und ihre Themen
rule-C-SUM-02 = Wann ein Klimagipfel gewertet wird
rule-C-SUM-03 = Klimagipfel: Fachwissen je Wissenschaftler
rule-C-SUM-04 = Klimagipfel: zusätzliches Fachwissen je Spieler
rule-C-SUM-05 = Klimagipfel: Reihenfolge der Spieler
rule-C-SUM-06 = Klimagipfel: Rückkehr und neues Plättchen
rule-C-SUM-07 = Klimagipfel: wer teilnimmt

## A1.11 Markt, Karten, Kontrolle der Regionen

rule-C-MKT-01 = Ein Marktbesuch je Zug
rule-C-MKT-02 = Ein CEP kaufen
rule-C-MKT-03 = Auffüllen des leeren Markts
rule-C-MKT-04 = Auffüllen nur mit zwei Bank-CEPs
rule-C-MKT-05 = Kauf ohne Preisänderung
rule-C-MKT-06 = Ein CEP verkaufen
rule-C-MKT-07 = Kein Verkauf nach einer Preisänderung
rule-C-MKT-08 = Kauf nach einer Preisänderung
rule-C-MKT-09 = CEPs der Regionen sind unverkäuflich
rule-C-MKT-10 = CEPs kommen über den Markt
rule-C-MKT-11 = Gezahlte CEPs gehen in die Bank
rule-C-MKT-12 = Keine Obergrenze für den Markt
rule-C-MKT-13 = Frühere Preisänderungen zählen nicht
rule-C-CRD-01 = Lobbykarte oder UN-Ziel
rule-C-CRD-02 = Gespielte Lobbykarten scheiden aus
rule-C-CRD-03 = Haupteffekt oder Nebeneffekt
rule-C-CRD-04 = Haupteffekt verlangt die gezeigte Aktion
rule-C-CRD-05 = Nebeneffekt ohne Bedingung
rule-C-CRD-06 = Liste der Nebeneffekte
rule-C-CRD-07 = Keine neuen Lobbykarten
rule-C-LOB-01 = Lobby 01–06: Vorschlagen in einer Region
rule-C-LOB-02 = Lobby 07: Vorschlagen mit Forschungsförderung
rule-C-LOB-03 = Lobby 08: Vorschlagen mit Geldförderung
rule-C-LOB-04 = Lobby 09: Vorschlagen mit Technikförderung
rule-C-LOB-05 = Lobby 10: Solarenergie einrichten
rule-C-LOB-06 = Lobby 11, 13, 14: Einrichten, Technikwürfel
rule-C-LOB-07 = Lobby 12: Biomasse einrichten
rule-C-LOB-08 = Lobby 15–19: Günstiger bauen
rule-C-LOB-09 = Lobby 20–24: Wissenschaftler zum Klimagipfel
rule-C-LOB-10 = Lobby 25: CEP kaufen
rule-C-LOB-11 = Lobby 26: CEP verkaufen
rule-C-UNG-01 = Ein UN-Ziel werten
rule-C-UNG-02 = Jedes UN-Ziel nur einmal
rule-C-UNG-03 = Erfüllte UN-Ziele behalten
rule-C-UNG-04 = Kraftwerke zählen für mehrere UN-Ziele
rule-C-GOAL-01 = Firmenziel gegen Geld abgeben
rule-C-GOAL-02 = Abgegebenes Firmenziel bleibt geheim
rule-C-GOAL-03 = Ein Firmenziel pro Partie
rule-C-GOAL-27 = Ziel 27: kontrollierte Regionen
rule-C-GOAL-28 = Ziel 28: Regionen mit eigenem Kraftwerk
rule-C-GOAL-29 = Ziel 29: UN-Ziele
rule-C-GOAL-30 = Ziel 30: eigene Kraftwerke
rule-C-GOAL-31 = Ziel 31: CEPs auf der Hand
rule-C-GOAL-32 = Ziel 32: führender Experte
rule-C-GOAL-33 = Ziel 33: verschiedene Energiequellen
rule-C-CTL-01 = Wann die Kontrolle geprüft wird
rule-C-CTL-02 = Unkontrollierte Region übernehmen
rule-C-CTL-03 = Kontrolle: Anzahl der Energiequellen
rule-C-CTL-04 = Kontrolle bei Gleichstand: Rang der Agenda
rule-C-CTL-05 = Kontrolle bei Gleichstand: Fachwissen
rule-C-CTL-06 = Kontrolle bei Gleichstand: Erbauer gewinnt
rule-C-CTL-07 = Kontrollscheibe austauschen
rule-C-CTL-08 = Kontrolle verfällt nie
rule-C-CTL-09 = Kontrolle: CEPs der Region ausgeben
rule-C-CTL-10 = Kontrolle: Haftung für die Energieversorgung
rule-C-CTL-11 = Kontrolle: CEPs am Spielende
rule-C-CTL-12 = Erbauer hat die Kontrolle schon
rule-C-CEP-01 = Wann Spieler CEPs zahlen
rule-C-CEP-02 = Wann Spieler CEPs erhalten
rule-C-CEP-03 = Wann Regionen CEPs erhalten

## A1.12 Spielende

rule-C-END-01 = Ende nach dem letzten Jahrzehnt
rule-C-END-02 = Ende mit zwei rein grünen Regionen
rule-C-END-03 = Ende bei Rückkehr unter 350 ppm
rule-C-END-04 = Wann Endbedingungen geprüft werden
rule-C-END-05 = Gemeinsame Niederlage bei 500 ppm
rule-C-END-06 = Keine 500 ppm in der Aktionsphase

## A1.13 Schlusswertung

rule-C-SCO-01 = Firmenziel 31 zuerst
rule-C-SCO-02 = CEPs der kontrollierten Regionen
rule-C-SCO-03 = Verkauf aller CEPs am Ende
rule-C-SCO-04 = Einkommen am Spielende
rule-C-SCO-05 = Firmenziel: Punkte oder Geld
rule-C-SCO-06 = Punkte für Geld
rule-C-SCO-07 = Punkte für die meisten Technikwürfel
rule-C-SCO-08 = Punkte für die meisten UN-Ziele
rule-C-SCO-09 = Höchste Punktzahl gewinnt
rule-C-SCO-10 = Entscheidung bei Gleichstand
rule-C-SCO-11 = Punktestand über 49 oder unter 0

## A1.14 Varianten

rule-C-VAR-01 = Vorgabe „Einsteiger“
rule-C-VAR-02 = Vorgabe „Normal“
rule-C-VAR-03 = Vorgabe „Experte“
rule-C-VAR-04 = Vorgabe „Extrem“
rule-C-VAR-05 = Versteigerung des Startspielers
rule-C-VAR-06 = Versteigerung: Gebote
rule-C-VAR-07 = Versteigerung: Sieger bestimmt den Startspieler
rule-C-VAR-08 = Versteigerung: Zahlungsmittel
rule-C-VAR-09 = Versteigerung: CEPs aus Regionen
rule-C-VAR-10 = Draft der Lobbykarten
rule-C-VAR-11 = Fossiler Stapel nach einer Vorgabe
rule-C-SOLO-01 = Solospiel: Firmenziel
rule-C-SOLO-02 = Solospiel: UN-Ziele beginnen verdeckt
rule-C-SOLO-03 = Solospiel: Startprojekte ziehen
rule-C-SOLO-04 = Solospiel: Regionen der Startprojekte
rule-C-SOLO-05 = Solospiel: Felder der Startprojekte
rule-C-SOLO-06 = Solospiel: Züge je Jahrzehnt
rule-C-SOLO-07 = Solospiel: Lobbykarten nachziehen
rule-C-SOLO-08 = Solospiel: UN-Ziele aufdecken
rule-C-SOLO-09 = Solospiel: Katastrophe entfernt ein UN-Ziel
rule-C-SOLO-10 = Solospiel: Ende über 500 ppm
rule-C-SOLO-11 = Solospiel: Wertung über 500 ppm
rule-C-SOLO-12 = Solospiel: Ziel des Spiels
rule-C-SOLO-13 = Solospiel: alles Übrige unverändert

## A2.1 Second Chance: gemeinsamer Aufbau

rule-S-SET-01 = Spielerzahl und Spielarten
rule-S-SET-02 = Material begrenzt, Geld nicht
rule-S-SET-03 = Material jedes Spielers
rule-S-SET-04 = Wissenschaftler, CEPs und Würfel zu Beginn
rule-S-SET-05 = Aktionsmarker zu Beginn
rule-S-SET-06 = Bestimmung des Startspielers
rule-S-SET-07 = Startgeld nach Sitzreihenfolge
rule-S-SET-08 = Geld ist öffentlich
rule-S-SET-09 = Erstes Jahrzehnt und Phasenmarker
rule-S-SET-10 = Allgemeiner Vorrat an Technikwürfeln
rule-S-SET-11 = Projektstapel nach Stufe
rule-S-SET-12 = Offener Vorrat grüner Kraftwerke
rule-S-SET-13 = Klimagipfel und ihr Stapel
rule-S-SET-14 = Eine regionale Agenda je Region
rule-S-SET-15 = Zu dritt: weniger Gaskraftwerke
rule-S-SET-16 = Fossile Stapel, zu Beginn leerer Spielplan
rule-S-SET-17 = CEPs der Regionen zu Beginn
rule-S-SET-18 = Bank, Markt und Preis zu Beginn
rule-S-SET-19 = Fünf Lobbyistenkarten für jeden
rule-S-SET-20 = Handkarten bleiben geheim
rule-S-SET-21 = Zwei Stapel mit UN-Zielen
rule-S-SET-22 = Draft der Lobbyistenkarten
rule-S-SET-23 = Kein Schenken oder Tauschen

## A2.2 Second Chance: Rahmen der Aktionsphase

rule-S-OPS-01 = Runden je Aktionsphase
rule-S-OPS-02 = Ein Zug für jeden, im Uhrzeigersinn
rule-S-OPS-03 = Eine Hauptaktion je Zug
rule-S-OPS-04 = Jede Zusatzaktion einmal je Zug
rule-S-OPS-05 = Zeitpunkt der Zusatzaktionen
rule-S-OPS-06 = Liste der Hauptaktionen
rule-S-OPS-07 = Liste der Zusatzaktionen
rule-S-OPS-08 = Hauptaktion nur, wenn vollständig möglich
rule-S-OPS-09 = Ende des Zugs
rule-S-OPS-10 = Kein Wissen am Zugende
rule-S-OPS-11 = Bewegung des Phasenmarkers

## A2.3 Second Chance: Wissenschaftler

rule-S-SCI-01 = Wissenschaftler: vom Tableau zum Projekt
rule-S-SCI-02 = Wissenschaftler: vom Tableau zur Lobbyistenkarte
rule-S-SCI-03 = Wissenschaftler: von Projekt zu Projekt
rule-S-SCI-04 = Wissenschaftler: vom Projekt zur Lobbyistenkarte
rule-S-SCI-05 = Wissenschaftler: vom Projekt zum Gipfelthema
rule-S-SCI-06 = Wissenschaftler: vom Projekt zum Tableau
rule-S-SCI-07 = Ein Wissenschaftler je Ort
rule-S-SCI-08 = Keine Wissenschaftler auf vorbereiteter Infrastruktur
rule-S-SCI-09 = Klimagipfel nur von Projekten aus
rule-S-SCI-10 = Wissenschaftler bleiben beim Klimagipfel
rule-S-SCI-11 = Wissenschaftler bleiben auf Lobbyistenkarten
rule-S-SCI-12 = Wissen fürs Verlassen eines Projekts
rule-S-SCI-13 = Kein Wissen fürs Verlassen des Tableaus
rule-S-SCI-14 = Nebeneffekt auch nach dem Haupteffekt
rule-S-SCI-15 = Einen Wissenschaftler anwerben
rule-S-SCI-16 = Höchstens vier Wissenschaftler
rule-S-SCI-17 = Erzwungenes Versetzen kostet keine Zusatzaktion

## A2.4 Second Chance: Wissen

rule-S-KNO-01 = Vorrücken auf einer Wissensleiste
rule-S-KNO-02 = Bonussymbole der Wissensleisten
rule-S-KNO-03 = Bonus: Wissen der gezeigten Energiequelle
rule-S-KNO-04 = Bonus: ein Technikwürfel
rule-S-KNO-05 = Bonus: CEP für eine Region
rule-S-KNO-06 = CEP-Limit einer Region
rule-S-KNO-07 = Bonus: beliebiges Wissen
rule-S-KNO-08 = Einen Bonus weitergeben
rule-S-KNO-09 = Boni lösen Boni aus
rule-S-KNO-10 = Wissen am Ende der Leiste
rule-S-KNO-11 = Wege zu Wissen
rule-S-KNO-12 = Kein Wissen fürs Bauen
rule-S-KNO-13 = Nötiges Wissen für eine Kraftwerksstufe

## A2.5 Second Chance: CEP-Markt

rule-S-MKT-01 = Marktbesuch: kaufen oder verkaufen
rule-S-MKT-02 = Ein CEP kaufen
rule-S-MKT-03 = Ein CEP verkaufen
rule-S-MKT-04 = Auffüllen des leeren Markts
rule-S-MKT-05 = Markt nach dem Auffüllen geschlossen
rule-S-MKT-06 = Erhaltene CEPs kommen einzeln
rule-S-MKT-07 = Woher CEPs kommen, wohin sie gehen
rule-S-MKT-08 = Woher ein gezahltes CEP kommt
rule-S-MKT-09 = Ohne CEP keine Aktion
rule-S-MKT-10 = Eine Strafe zahlen

## A2.6 Second Chance: Lobbyistenkarten und UN-Ziele

rule-S-CRD-01 = Lobbyistenkarte oder UN-Ziel
rule-S-CRD-02 = Gespielte Karte bleibt offen liegen
rule-S-CRD-03 = Haupteffekt zusammen mit der Aktion
rule-S-CRD-04 = Nebeneffekt ohne Bedingung
rule-S-CRD-05 = Liste der Nebeneffekte
rule-S-CRD-06 = Nebeneffekt durch einen Wissenschaftler
rule-S-CRD-07 = Karten nur im eigenen Zug
rule-S-LOB-01 = Lobbyisten 01–06: Vorschlagen in einer Region
rule-S-LOB-02 = Lobbyisten 07–09: Vorschlagen nach Art der Förderung
rule-S-LOB-03 = Lobbyisten 10–14: Vorbereiten, Geld oder Würfel
rule-S-LOB-04 = Lobbyisten 15–19: Vorbereiten, Wissen
rule-S-LOB-05 = Lobbyisten 20–24: Bauen, Geld
rule-S-LOB-06 = Lobbyisten 25–29: Bauen, Wissen
rule-S-LOB-07 = Lobbyisten 30–34: Wissenschaftler zum Klimagipfel
rule-S-LOB-08 = Lobbyist 35: CEP verkaufen
rule-S-LOB-09 = Lobbyist 36: CEP kaufen
rule-S-UNG-01 = Was ein UN-Ziel zeigt
rule-S-UNG-02 = Ein UN-Ziel erfüllen
rule-S-UNG-03 = Infrastruktur ohne Kraftwerk zählt nicht
rule-S-UNG-04 = Kosten eines UN-Ziels
rule-S-UNG-05 = Jedes UN-Ziel nur einmal

## A2.7 Second Chance: Hauptaktion Vorschlagen

rule-S-PRO-01 = Ein Projekt vorschlagen
rule-S-PRO-02 = Wissen fürs Vorschlagen
rule-S-PRO-03 = Fördermittel des belegten Felds
rule-S-PRO-04 = Geldförderung: Geld nach CEPs
rule-S-PRO-05 = Technikförderung: zwei Technikwürfel
rule-S-PRO-06 = Forschungsförderung: anwerben oder versetzen
rule-S-PRO-07 = Kein Projektplättchen mehr im Vorrat
rule-S-PRO-08 = Stufe zählt nur beim Bauen
rule-S-PRO-09 = Vorgeschlagene Projekte gehören niemandem

## A2.8 Second Chance: Hauptaktion Infrastruktur vorbereiten

rule-S-INF-01 = Wahl des vorzubereitenden Projekts
rule-S-INF-02 = Infrastrukturmarker als Voraussetzung
rule-S-INF-03 = Vorbereiten kostet ein CEP
rule-S-INF-04 = Wissenschaftler muss das Projekt verlassen
rule-S-INF-05 = Eigener Wissenschaftler geht kostenlos
rule-S-INF-06 = Kein Geld für den Wissenschaftler
rule-S-INF-07 = Erträge nach Energiequelle
rule-S-INF-08 = Plättchen umdrehen, Marker einlegen
rule-S-INF-09 = Reihenfolge beim Vorbereiten

## A2.9 Second Chance: Hauptaktion Kraftwerk bauen

rule-S-BLD-01 = Wahl der Infrastruktur
rule-S-BLD-02 = Baukosten nach Energiequelle und Stufe
rule-S-BLD-03 = Woher das Bau-CEP kommt
rule-S-BLD-04 = Leeres Bedarfsfeld ganz links
rule-S-BLD-05 = Ältestes fossiles Kraftwerk ersetzen
rule-S-BLD-06 = Kein Bau in rein grüner Region
rule-S-BLD-07 = Passendes Kraftwerksplättchen nötig
rule-S-BLD-08 = Siegpunkte des Kraftwerks
rule-S-BLD-09 = Kontrollwürfel an der Agenda
rule-S-BLD-10 = Beliebig viele Würfel je Agendafeld
rule-S-BLD-11 = Kontrolle prüfen nach dem Bau
rule-S-BLD-12 = Kein CEP fürs Ersetzen
rule-S-BLD-13 = Bekannte Baukosten
rule-S-BLD-14 = Projektfeld wird wieder frei

## A2.10 Second Chance: Kontrolle

rule-S-CTL-01 = Wann die Kontrolle geprüft wird
rule-S-CTL-02 = Kontrolle: Anzahl der Agendafelder
rule-S-CTL-03 = Kontrolle bei Gleichstand: Rang der Agenda
rule-S-CTL-04 = Kontrolle bei Gleichstand: Wissen
rule-S-CTL-05 = Kontrolle bei Gleichstand: Erbauer gewinnt
rule-S-CTL-06 = Kontrollmarker austauschen
rule-S-CTL-07 = Kontrolle: CEPs der Region ausgeben
rule-S-CTL-08 = Kontrolle: Haftung für die Energieversorgung
rule-S-CTL-09 = Fünf Kontrollmarker je Spieler
rule-S-CTL-10 = Unkontrollierte Region übernehmen

## A2.11 Second Chance: Klimagipfel

rule-S-SUM-01 = Wann Klimagipfel gewertet werden
rule-S-SUM-02 = Mehrere Klimagipfel in einem Zug
rule-S-SUM-03 = Klimagipfel: Reihenfolge der Spieler
rule-S-SUM-04 = Klimagipfel: Wissen je Wissenschaftler
rule-S-SUM-05 = Klimagipfel: Rückkehr der Wissenschaftler
rule-S-SUM-06 = Klimagipfel: neues Plättchen
rule-S-SUM-07 = Mehrere Wissenschaftler beim selben Klimagipfel

## A2.12 Second Chance: Einkommen (beide Spielarten)

rule-S-INC-01 = Einkommen für die beiden vordersten Stapel
rule-S-INC-02 = Zu zweit nur der vorderste Stapel
rule-S-INC-03 = Einkommen bei Gleichstand
rule-S-INC-04 = Einkommen als Geld oder Punkte
rule-S-INC-05 = Geld wird nicht geteilt
rule-S-INC-06 = Kein Einkommen ohne Scheibe

## A2.13 Second Chance: Energieversorgung (beide Spielarten)

rule-S-SUP-01 = Reihenfolge der Regionen
rule-S-SUP-02 = Belegtes Bedarfsfeld überspringen
rule-S-SUP-03 = Fossiles Kraftwerk auf leerem Feld
rule-S-SUP-04 = Unkontrollierte Region zahlt selbst
rule-S-SUP-05 = Kontrollierender Spieler schuldet ein CEP
rule-S-SUP-06 = Begleichen der Versorgungsschulden
rule-S-SUP-07 = Strafe nur bei Zahlungsunfähigkeit
rule-S-SUP-08 = Region ohne Feld für das Jahrzehnt

## A3. Second Chance kooperativ

rule-SO-SET-01 = Gemeinsamer Punktestand
rule-SO-SET-02 = CO₂-Wert zu Beginn
rule-SO-SET-03 = Auslage der Umweltziele
rule-SO-SET-04 = Auslage der UN-Ziele
rule-SO-SET-05 = Zwei geheime Ziele für jeden
rule-SO-SET-06 = Zu dritt: Marker beim vierten Jahrzehnt
rule-SO-FLOW-01 = Jahrzehnte und ihre Phasen
rule-SO-FLOW-02 = Erstes Jahrzehnt mit allen Phasen
rule-SO-FLOW-03 = Zu dritt: kürzeres viertes Jahrzehnt
rule-SO-OPS-01 = Punkte für das Team
rule-SO-OPS-02 = Punkte für ein UN-Ziel
rule-SO-OPS-03 = Einen Bonus weitergeben
rule-SO-OPS-04 = CO₂ nie unter 400 ppm
rule-SO-INC-01 = Einkommen: Punkte gemeinsam, Geld privat
rule-SO-INC-02 = Vorausplanen vor der Einkommenswahl
rule-SO-ENV-01 = Erfüllte Umweltziele umdrehen
rule-SO-ENV-02 = Punktverlust für offene Umweltziele
rule-SO-ENV-03 = Niederlage unter null nach Umweltzielen
rule-SO-ENV-04 = Umweltziel: Kraftwerk in einer Region
rule-SO-ENV-05 = Umweltziel: Kraftwerk einer Energiequelle
rule-SO-ENV-06 = Umweltziel: Ende einer Wissensleiste
rule-SO-ENV-07 = Umweltziel: Mitte einer Wissensleiste
rule-SO-ENV-08 = Umweltziel: Klimagipfel einer Größe
rule-SO-ENV-09 = Umweltziel: Klimagipfel mit einem Thema
rule-SO-ENV-10 = Zwei Plättchen mit gleichem Umweltziel
rule-SO-SUP-01 = Energieversorgung in jedem Jahrzehnt
rule-SO-SUP-02 = Strafen kosten gemeinsame Punkte
rule-SO-SUP-03 = CO₂ mit Punkten senken
rule-SO-SUP-04 = Zwang zum Senken auf 500 ppm
rule-SO-SUP-05 = CO₂ weiter senken als nötig
rule-SO-SUP-06 = Niederlage nach der Energieversorgung prüfen
rule-SO-EOD-01 = Schritte am Ende des Jahrzehnts
rule-SO-END-01 = Ende nach dem vierten Jahrzehnt
rule-SO-END-02 = Niederlage unter null Punkten
rule-SO-END-03 = Niederlage: kein geheimes Ziel erfüllt
rule-SO-END-04 = Niederlage: zu wenige UN-Ziele
rule-SO-END-05 = Sieg und Ehrentitel
rule-SO-GOAL-00 = Geheime Ziele bleiben geheim
rule-SO-GOAL-01 = Geheimes Ziel 01: CEPs im Besitz
rule-SO-GOAL-02 = Geheimes Ziel 02: Region mit CEPs
rule-SO-GOAL-03 = Geheimes Ziel 03: Klimagipfel allein
rule-SO-GOAL-04 = Geheimes Ziel 04: Technikwürfel
rule-SO-GOAL-05 = Geheimes Ziel 05: alle Wissenschaftler
rule-SO-GOAL-06 = Geheimes Ziel 06: Geld
rule-SO-GOAL-07 = Geheimes Ziel 07: höchstes Wissen
rule-SO-GOAL-08 = Geheimes Ziel 08: kontrollierte Regionen
rule-SO-GOAL-09 = Geheimes Ziel 09: Infrastruktur, eine Energiequelle
rule-SO-GOAL-10 = Geheimes Ziel 10: Infrastruktur, verschiedene Energiequellen
rule-SO-GOAL-11 = Geheimes Ziel 11: Infrastruktur, eine Region
rule-SO-GOAL-12 = Geheimes Ziel 12: Infrastruktur, verschiedene Regionen
rule-SO-GOAL-13 = Geheimes Ziel 13: Kraftwerke, eine Energiequelle
rule-SO-GOAL-14 = Geheimes Ziel 14: Kraftwerke, verschiedene Energiequellen
rule-SO-GOAL-15 = Geheimes Ziel 15: Kraftwerke, eine Region
rule-SO-GOAL-16 = Geheimes Ziel 16: Kraftwerke, verschiedene Regionen
rule-SO-VAR-01 = UN-Inspektoren: Startplätze
rule-SO-VAR-02 = UN-Inspektoren: wie sie vorrücken
rule-SO-VAR-03 = UN-Inspektoren: wann sie vorrücken
rule-SO-VAR-04 = UN-Inspektoren: doppelter Punktverlust

## A4. Second Chance kompetitiv

rule-SX-SET-01 = Eigener Punktestand je Spieler
rule-SX-SET-02 = Eins von zwei Firmenzielen behalten
rule-SX-SET-03 = Zu zweit aussortierte Firmenziele
rule-SX-SET-04 = CO₂-Wert zu Beginn
rule-SX-SET-05 = Ereignisse: aktuelles und kommendes
rule-SX-SET-06 = Auslage der UN-Ziele
rule-SX-SET-07 = Keine kooperativen Ziele
rule-SX-FLOW-01 = Jahrzehnte und ihre Phasen
rule-SX-FLOW-02 = Energieversorgung im ersten Jahrzehnt
rule-SX-FLOW-03 = Letztes Jahrzehnt wird nie verkürzt
rule-SX-OPS-01 = Firmenziel gegen Geld abgeben
rule-SX-OPS-02 = Erfüllte UN-Ziele behalten
rule-SX-OPS-03 = Würfel der Region zahlt mit
rule-SX-OPS-04 = Punkte für den eigenen Punktestand
rule-SX-OPS-05 = Einen Bonus weitergeben
rule-SX-SUP-01 = Kein Senken des CO₂ mit Punkten
rule-SX-SUP-02 = Strafen kosten eigene Punkte
rule-SX-SUP-03 = Gemeinsame Niederlage über 500 ppm
rule-SX-INC-01 = Einkommen: eigene Punkte in Zugreihenfolge
rule-SX-EVT-01 = Regionen geben einen Technikwürfel ab
rule-SX-EVT-02 = Aktuelles Ereignis tritt immer ein
rule-SX-EVT-03 = Wer vom Ereignis verschont bleibt
rule-SX-EVT-04 = Ereignis: einen Technikwürfel abgeben
rule-SX-EVT-05 = Ereignis: ein CEP zahlen
rule-SX-EVT-06 = Zweites Ereignis ab 400 ppm
rule-SX-EVT-07 = Nächste Ereignisplättchen
rule-SX-EVT-08 = Abgegebene Würfel bleiben in der Region
rule-SX-EOD-01 = Schritte am Ende des Jahrzehnts
rule-SX-END-01 = Ende nach dem fünften Jahrzehnt
rule-SX-SCO-01 = Verkauf aller CEPs am Ende
rule-SX-SCO-02 = Firmenziel: Punkte oder Geld
rule-SX-SCO-03 = Punkte für Geld
rule-SX-SCO-04 = Punkte für die meisten Technikwürfel
rule-SX-SCO-05 = Punkte für UN-Ziele
rule-SX-SCO-06 = Sieger und Gleichstand
rule-SX-GOAL-01 = Firmenziel 01: CEPs
rule-SX-GOAL-02 = Firmenziel 02: führendes Wissen
rule-SX-GOAL-03 = Firmenziel 03: UN-Ziele
rule-SX-GOAL-04 = Firmenziel 04: kontrollierte Regionen
rule-SX-GOAL-05 = Firmenziel 05: Regionen mit eigenem Kraftwerk
rule-SX-GOAL-06 = Firmenziel 06: Energiequellen der Kraftwerke
rule-SX-GOAL-07 = Firmenziel 07: eigene Kraftwerke
rule-SX-GOAL-08 = Firmenziel 08: Regionen mit eigener Infrastruktur
rule-SX-GOAL-09 = Firmenziel 09: Energiequellen der Infrastruktur
rule-SX-GOAL-10 = Firmenziel 10: eigene Infrastruktur
rule-SX-GOAL-11 = Firmenziele bleiben geheim
rule-SX-VAR-01 = Variante: Start bei 0 ppm
rule-SX-VAR-02 = Variante: UN-Ziele senken das CO₂
rule-SX-VAR-03 = Immer gewinnbar, zu zweit oder viert
rule-SX-VAR-04 = Immer gewinnbar, zu dritt
rule-SX-VAR-05 = Draft der Lobbyistenkarten erlaubt

## A5.1 Climate Policy: Wahl der Politik

rule-P-POL-01 = Drei Klimapolitiken zur Wahl
rule-P-POL-02 = Zusätze: Fördermittel und Schlupflöcher
rule-P-POL-03 = Mögliche Kombinationen der Politiken
rule-P-POL-04 = Politik 1 ohne Eingriffe
rule-P-POL-05 = Anzahl der Spieler

## A5.2 Climate Policy: Aufbau

rule-P-SET-01 = Sternchen der Forschungsleisten
rule-P-SET-02 = Standortkosten der Felder
rule-P-SET-03 = Weniger Felder zu zweit und dritt
rule-P-SET-04 = Unbenutztes Material und Angaben
rule-P-SET-05 = Vorrat schmutziger Kraftwerke
rule-P-SET-06 = Klimagipfel für die Fördermittel
rule-P-SET-07 = Forschungsprojekte und ihre Preise
rule-P-SET-08 = Startmaterial jedes Spielers
rule-P-SET-09 = Startspieler und Startgeld
rule-P-SET-10 = CO₂, Jahrzehnt und Spielplan zu Beginn
rule-P-SET-11 = Ereigniskarten liegen verdeckt
rule-P-SET-12 = Politik 3: Zertifikate auf dem Markt
rule-P-SET-13 = Zusatz A: leerer Fördertopf
rule-P-SET-14 = Zusatz B: acht Schlupfloch-Plättchen
rule-P-SET-15 = Offener Vorrat sauberer Kraftwerke

## A5.3 Climate Policy: Ablauf

rule-P-SEQ-01 = Anzahl der Jahrzehnte
rule-P-SEQ-02 = Runden je Jahrzehnt
rule-P-SEQ-03 = Schritte einer Runde
rule-P-SEQ-04 = Teile eines Zugs
rule-P-SEQ-05 = Wann es den Marktteil gibt
rule-P-SEQ-06 = Jahrzehntabschluss nach der letzten Runde
rule-P-SEQ-07 = Jahrzehntabschluss im letzten Jahrzehnt
rule-P-SEQ-08 = Gemeinsame Niederlage bei 500 ppm

## A5.4 Climate Policy: Einkommen und Kredit

rule-P-INC-01 = Einkommen aus schmutzigen Kraftwerken
rule-P-INC-02 = Einkommen aus sauberen Kraftwerken
rule-P-INC-03 = Einkommen aus kontrollierten Kontinenten
rule-P-INC-04 = Kontrolle eines Kontinents
rule-P-INC-05 = Herrenlose Kraftwerke bringen nichts ein
rule-P-DEBT-01 = Einen Kredit aufnehmen

## A5.5 Climate Policy: Markt (Politik 3, Zusatz B)

rule-P-MKT-01 = Zertifikate zu ihrem Preis kaufen
rule-P-MKT-02 = Höchstens vier Zertifikate je Zug
rule-P-MKT-03 = Ein Schlupfloch je Zug
rule-P-MKT-04 = Schlupflochpreis nach CO₂-Wert
rule-P-MKT-05 = Geld für Schlupflöcher an die Bank
rule-P-MKT-06 = Wohin das Geld für Zertifikate geht
rule-P-MKT-07 = Insgesamt acht Schlupflöcher
rule-P-MKT-08 = Ausverkaufte Zertifikate auf dem Markt

## A5.6 Climate Policy: Bauen

rule-P-BLD-01 = Ein Kraftwerk je Zug
rule-P-BLD-02 = Ein schmutziges Kraftwerk bauen
rule-P-BLD-03 = Ein sauberes Kraftwerk bauen
rule-P-BLD-04 = Saubere Kraftwerke nicht auf Vorrat
rule-P-BLD-05 = Stufen sauberer Kraftwerke freischalten
rule-P-BLD-06 = Zwei Stufen je Energiequelle
rule-P-BLD-07 = Neues schmutziges Kraftwerk erhöht das CO₂
rule-P-BLD-08 = Bauen auf vollem Kontinent
rule-P-BLD-09 = Abriss schmutziger Kraftwerke senkt das CO₂
rule-P-BLD-10 = Abgerissene saubere Kraftwerke zurück zum Vorrat
rule-P-BLD-11 = Freiwilliger Abriss eigener Kraftwerke
rule-P-BLD-12 = Schlupfloch auf ein neues Kraftwerk
rule-P-BLD-13 = Kontrolle prüfen nach dem Bau
rule-P-BLD-14 = Saubere Kraftwerke ohne CO₂-Ausstoß
rule-P-BLD-15 = Regionale Agenden gelten nicht
rule-P-BLD-16 = Keine weiteren Kosten sauberer Kraftwerke

## A5.7 Climate Policy: Entwicklung

rule-P-DEV-01 = Schmutzige oder saubere Entwicklung
rule-P-DEV-02 = Schmutzige Entwicklung: Kraftwerke ziehen
rule-P-DEV-03 = Limit schmutziger Kraftwerke auf Lager
rule-P-DEV-04 = Saubere Entwicklung: Projekte bezahlen
rule-P-DEV-05 = Vorrücken auf einer Forschungsleiste
rule-P-DEV-06 = Forschung an höchstens vier Energiequellen
rule-P-DEV-07 = Wissenstransfer vom Führenden
rule-P-DEV-08 = Führender kann den Transfer nicht ablehnen
rule-P-DEV-09 = Gesamtpreis bleibt beim Wissenstransfer gleich
rule-P-DEV-10 = Zwei Projekte nacheinander
rule-P-DEV-11 = Weniger als drei schmutzige Kraftwerke übrig

## A5.8 Climate Policy: Rundenende

rule-P-RES-01 = Forschungsprojekte werden günstiger
rule-P-RES-02 = Ein Preisschritt je Runde
rule-P-RES-03 = Neue Forschungsprojekte
rule-P-RES-04 = Zu wenige Projekte im Beutel
rule-P-RES-05 = Startspieler wechselt nach links

## A5.9 Climate Policy: Jahrzehntabschluss

rule-P-UPK-01 = Ereignis: neues schmutziges Kraftwerk
rule-P-UPK-02 = Kraftwerk des Ereignisses ist herrenlos
rule-P-TAX-01 = Höhe der CO₂-Steuer
rule-P-TAX-02 = Schlupflöcher sind steuerfrei
rule-P-TAX-03 = Abriss statt CO₂-Steuer
rule-P-TAX-04 = Kraftwerke verkaufen statt Steuer zahlen
rule-P-TAX-05 = Wohin das Steuergeld geht
rule-P-CEP-01 = Nötige Zertifikate für eigene Kraftwerke
rule-P-CEP-02 = Zertifikate vorzeigen, nicht abgeben
rule-P-CEP-03 = Schlupflöcher brauchen keine Zertifikate
rule-P-CEP-04 = Spieler mit zu wenigen Zertifikaten
rule-P-CEP-05 = Käufer eines Kraftwerks braucht Zertifikate
rule-P-CEP-06 = Preise der Zertifikate fallen um eins
rule-P-CEP-07 = Handel zwischen den Spielern
rule-P-CEP-08 = Keine Prüfung der Zertifikate während der Runden
rule-P-CEP-09 = Kein Kauf von Zertifikaten im Jahrzehntabschluss
rule-P-GRA-01 = Fördermittel für führende Forscher
rule-P-GRA-02 = Fördermittel bei Gleichstand
rule-P-GRA-03 = Zu wenig Geld im Fördertopf
rule-P-GRA-04 = Keine Fördermittel ohne Führenden
rule-P-GRA-05 = Reihenfolge im Politikschritt
rule-P-GRA-06 = Rest im Fördertopf

## A5.10 Climate Policy: Schlusswertung

rule-P-SCO-01 = Punkte für schmutzige Kraftwerke
rule-P-SCO-02 = Punkte für saubere Kraftwerke
rule-P-SCO-03 = Punkte für Geld
rule-P-SCO-04 = Punkte für Zertifikate
rule-P-SCO-05 = Minuspunkte für den Kredit
rule-P-SCO-06 = Meiste Punkte gewinnen
rule-P-SCO-07 = Was keine Punkte bringt

## A5.11 Climate Policy: Experimente

rule-P-EXP-01 = Experiment: Höhe der CO₂-Steuer
rule-P-EXP-02 = Experiment: Anzahl der Zertifikate
rule-P-EXP-03 = Experiment: kostenlose Zertifikate zu Beginn
rule-P-EXP-04 = Experiment: Zertifikate ab späterem Jahrzehnt
rule-P-EXP-05 = Experiment: Fördermittel nach Würfelwurf
rule-P-EXP-06 = Experiment: feste Fördersummen
rule-P-EXP-07 = Experiment: Verteilung der Fördermittel
rule-P-EXP-08 = Experiment: Anzahl der Schlupflöcher
rule-P-EXP-09 = Experiment: Preise der Schlupflöcher

## Nim mit Geheimnissen: Aufbau

rule-N-SET-01 = Anzahl der Spieler
rule-N-SET-02 = Größe der drei Haufen
rule-N-SET-03 = Geheime Lieblingskarten
rule-N-SET-04 = Verdeckte Auffüllplättchen
rule-N-SET-05 = Bestimmung des Startspielers
rule-N-SET-06 = Punktestand zu Beginn

## Nim mit Geheimnissen: Zug

rule-N-TURN-01 = Steine nehmen oder Karte zeigen
rule-N-TURN-02 = Ein bis drei Steine nehmen
rule-N-TURN-03 = Punkte für genommene Steine
rule-N-TURN-04 = Die Lieblingskarte zeigen

## Nim mit Geheimnissen: Auffüllen

rule-N-REF-01 = Wer übers Auffüllen entscheidet
rule-N-REF-02 = Einen Haufen auffüllen
rule-N-REF-03 = Die Flut beendet das Spiel
rule-N-REF-04 = Kein Auffüllplättchen mehr übrig

## Nim mit Geheimnissen: Ende

rule-N-END-01 = Ende mit lauter leeren Haufen
rule-N-END-02 = Punkte für den letzten Stein
rule-N-END-03 = Punkte für verdeckte Lieblingskarten
rule-N-END-04 = Höchste Punktzahl gewinnt

## B1. Entscheidungen zu Widersprüchen: klassisches Spiel

rule-B-01 = Rückkehr in den sicheren Bereich
rule-B-02 = Jahrzehnte zu fünft
rule-B-03 = Einkommen am Spielende
rule-B-04 = Wohin verkaufte CEPs gehen
rule-B-05 = Richtung des Lobbykarten-Drafts
rule-B-06 = Eigener Wissenschaftler beim Bauen
rule-B-07 = Wann ein verdrängter Wissenschaftler geht
rule-B-08 = Zeitpunkt der 500-ppm-Prüfung
rule-B-09 = CO₂-Grenze im Solospiel
rule-B-10 = Was STOP verbietet
rule-B-11 = Zahlen ohne CEP
rule-B-12 = Haupteffekt der Lobbykarte 09
rule-B-13 = Wahl des Karteneffekts
rule-B-14 = Zeitpunkt der freien Aktionen
rule-B-15 = Wann der Markt aufgefüllt wird
rule-B-16 = Reihenfolge der Schlusswertung
rule-B-17 = Mehrere Klimagipfel zugleich abgeschlossen
rule-B-18 = Versorgung: erst zahlen oder ziehen
rule-B-19 = Start des Jahrzehntmarkers

## B2. Entscheidungen zu Widersprüchen: Second Chance

rule-B-20 = CO₂ zu Beginn, kompetitiv
rule-B-21 = Anzahl der Firmenziele
rule-B-22 = Wissen oder Boni weitergeben
rule-B-23 = Spielerreihenfolge bei Klimagipfeln
rule-B-24 = Wann man Firmenziele abgibt
rule-B-25 = Wer von Ereignissen verschont bleibt
rule-B-26 = Kompetitiv keine Umweltziele
rule-B-27 = Wann Versorgungs-CEPs gezahlt werden
rule-B-28 = Einkommen zu zweit
rule-B-29 = Immer gewinnbar: Gaskraftwerke zu dritt
rule-B-30 = Welches Plättchen man zum Vorschlagen nimmt
rule-B-31 = Reihenfolge beim Vorbereiten
rule-B-32 = Erste Region der Energieversorgung
rule-B-33 = Würfel der Region beim Bauen
rule-B-34 = Wissenschaftler muss der Infrastruktur weichen
rule-B-35 = Wissen beim Verlassen
rule-B-36 = Preis nach einem Verkauf
rule-B-37 = Untergrenze des CO₂
rule-B-38 = Wann auf negative Punkte geprüft wird
rule-B-39 = Ereignis-CEP oder Strafe
rule-B-40 = Scheiben je Spieler
rule-B-41 = Welche CEPs ein Firmenziel zählt
rule-B-42 = Firmenziele vor dem CEP-Verkauf zählen
rule-B-43 = Weitergabe des Startspielers
rule-B-44 = Marktkarten je Ausgabe
rule-B-45 = Wendung „alle schmutzigen Kraftwerke“
rule-B-46 = Nötiges Wissen zum Bauen
rule-B-47 = Unterscheidung der UN-Ziel-Stapel

## B4. Entscheidungen zu Widersprüchen: Climate Policy

rule-B-50 = Sechs Jahrzehnte nur zu fünft
rule-B-51 = Startspieler wechselt nur einmal
rule-B-52 = Verwendung der Klimagipfel
rule-B-53 = Freischalten durch Sternchen
rule-B-54 = Zeitpunkt der Preissenkung
rule-B-55 = Umfang des freien Handels
rule-B-56 = Punkte sauberer Kraftwerke
rule-B-57 = Entwicklungs- oder Standortkosten
rule-B-58 = Kontinentkontrolle und ihre Scheibe
rule-B-59 = Weigerung bei Steuer oder Zertifikaten
rule-B-60 = Verlorene Querverweise
rule-B-61 = Anzahl der Zertifikate
rule-B-62 = Wann Zertifikate nötig sind
rule-B-63 = Feld ganz links beim Bauen
rule-B-64 = Preis der Schlupflöcher

## C1. Entscheidungen zu Lücken: CEPs, Markt, begrenztes Material

rule-G-01 = Bank zu klein zum Auffüllen
rule-G-02 = Erhaltenes CEP ist nicht verfügbar
rule-G-03 = Zwangskauf bei leerem Markt
rule-G-04 = Unkontrollierte Region ohne CEP
rule-G-05 = Markt schließt durch fremde Effekte
rule-G-06 = Auffüllen beim Höchstpreis
rule-G-07 = Das letzte CEP kaufen
rule-G-08 = Zwei CEPs aus kleinem Stapel
rule-G-09 = Geschlossener Markt und Lobbykarten
rule-G-10 = Wahl, woher ein CEP kommt
rule-G-11 = Eigene CEPs vor dem Kauf
rule-G-12 = Firmenziel gegen Geldmangel bei der Versorgung
rule-G-13 = Bei Geldmangel erst Geld, dann Punkte
rule-G-14 = Technikwürfel gehen aus
rule-G-15 = Projektplättchen gehen aus
rule-G-16 = Kraftwerksplättchen gehen aus
rule-G-17 = Fossile Kraftwerke gehen aus
rule-G-18 = Klimagipfel gehen aus
rule-G-19 = Ereignisse gehen aus

## C2. Entscheidungen zu Lücken: Züge, Aktionen, Wissenschaftler, Leisten

rule-G-20 = Keine Hauptaktion möglich
rule-G-21 = Keine freien Aktionen während einer Aktion
rule-G-22 = Wann ein Haupteffekt möglich ist
rule-G-23 = Eigener Wissenschaftler, freie Aktion verbraucht
rule-G-24 = Rabatt höher als die Kosten
rule-G-25 = Geld fürs Verdrängen und Baukosten
rule-G-26 = Verdrängung am Ende der Leiste
rule-G-27 = Erzwungenes Versetzen auf eine Lobbyistenkarte
rule-G-28 = Ziele beim erzwungenen Versetzen
rule-G-29 = Verzicht aufs Versetzen
rule-G-30 = Welches Versetzen für Gipfelkarten zählt
rule-G-31 = UN-Ziele verbrauchen nichts
rule-G-32 = Alle Kontrollmarker eingesetzt
rule-G-33 = Marker oder Kontrollwürfel aufgebraucht
rule-G-34 = Kein Verzicht auf Leistenboni
rule-G-35 = Reihenfolge in Bonusketten
rule-G-36 = Freie Wahl bei vollen Leisten
rule-G-37 = Wer einen Bonus erhalten kann
rule-G-38 = Gleichzeitige geheime Entscheidungen
rule-G-39 = Fachwissen am Zugende ist Pflicht

## C3. Entscheidungen zu Lücken: Versorgung, Einkommen, Ereignisse

rule-G-40 = Erste Region und Uhrzeigersinn
rule-G-41 = Reihenfolge der Versorgungsschulden
rule-G-42 = CEP einer Region, die schon zahlte
rule-G-43 = CEPs der Regionen sind einzusetzen
rule-G-44 = Reihenfolge der Einkommenswahl
rule-G-45 = Spielerreihenfolge bei Ereignissen
rule-G-46 = Prüfung des zweiten Ereignisses
rule-G-47 = Ereignis: erst Würfel, dann CEP
rule-G-48 = Punkte im Minus
rule-G-49 = CO₂ jenseits der Leiste

## C4. Entscheidungen zu Lücken: Spielende und Wertung

rule-G-50 = Bedeutung des sicheren Bereichs
rule-G-51 = Genaue CO₂-Grenzen
rule-G-52 = Letztes Einkommen als Punkte
rule-G-53 = Ungerades Geld am Ende
rule-G-54 = „Die meisten“ verlangt mindestens eins
rule-G-55 = Führung nur mit Scheibe
rule-G-56 = Geld bei Gleichstand
rule-G-57 = Firmenziel 01 vor dem Verkauf
rule-G-58 = Firmenziel automatisch entschieden
rule-G-59 = Mehrere Endbedingungen zugleich

## C5. Entscheidungen zu Lücken: Aufbau, Solospiel, Versteigerung, fehlende Werte

rule-G-60 = Solospiel: Startprojekte verteilen
rule-G-61 = Anzahl der Klimagipfel-Felder
rule-G-62 = Firmenziele zu zweit
rule-G-63 = Solospiel: UN-Stapel und Lobbystapel
rule-G-64 = Solospiel: eine Kartenaktion je Zug
rule-G-65 = Solospiel: Positionen beim Einkommen
rule-G-66 = Versteigerung: Gebote, und ohne Gebot
rule-G-67 = Versteigerung: Zahlung ohne Überschuss
rule-G-68 = Änderungen zu zweit
rule-G-69 = Im Text fehlende kooperative Werte

## C6. Entscheidungen zu Lücken: kooperatives Spiel

rule-G-70 = Eine Tat, mehrere Umweltziele
rule-G-71 = Plättchen mit Inspektor zuerst
rule-G-72 = Wann Wissensziele zählen
rule-G-73 = Wer über das CO₂-Senken entscheidet
rule-G-74 = Erst Strafen, dann CO₂ senken
rule-G-75 = Wie geheime Ziele geprüft werden
rule-G-76 = Weniger als vier UN-Ziele
rule-G-77 = Kooperatives Spiel allein
rule-G-78 = Inspektoren und leere Felder
rule-G-79 = Tischgespräche und verdeckte Karten

## C7. Entscheidungen zu Lücken: Climate Policy

rule-G-80 = Welche Felder wegfallen
rule-G-81 = Kosten auf vollem Kontinent
rule-G-82 = CO₂-Reihenfolge beim Verdrängen
rule-G-83 = Ereignis auf vollem Kontinent
rule-G-84 = Zertifikate beim niedrigsten Preis
rule-G-85 = Ereigniskarten kommen zurück
rule-G-86 = Zu wenige Projekte im Beutel
rule-G-87 = Einzelheiten zum Wissenstransfer
rule-G-88 = Ende einer Forschungsleiste
rule-G-89 = Wann ein Kredit möglich ist
rule-G-90 = Gleichstand am Ende
rule-G-91 = Wann gehandelt werden darf
rule-G-92 = Reihenfolge der Pflichtprüfung
rule-G-93 = Schlupfloch eines abgerissenen Kraftwerks
rule-G-94 = Kontinentkontrolle nur bei klarer Mehrheit
rule-G-95 = Herrenlose Kraftwerke im Spiel
rule-G-96 = Beide Stufen freigeschaltet
rule-G-97 = Lager schmutziger Kraftwerke ist offen
rule-G-98 = Wann Abriss möglich ist
rule-G-99 = Rundung der CO₂-Steuer
rule-G-100 = Teilweise und geteilte Fördermittel
rule-G-101 = Topf bei Würfel- und Festförderung
rule-G-102 = Zertifikate ab späterem Jahrzehnt
rule-G-103 = Günstigste Zertifikate zuerst
rule-G-104 = Eigenes Kraftwerk verdrängen
rule-G-105 = Pflichtprüfung im letzten Jahrzehntabschluss
rule-G-106 = Schmutzige Kraftwerke gehen aus
rule-G-107 = Pflichtprüfung verbraucht keine Zertifikate
rule-G-108 = Kraftwerke im Handel
rule-G-109 = Bedeutung der Experimentwerte

## C8. Entscheidungen zu Lücken: weitere Fragen der Reihenfolge

rule-G-110 = Vorschlagen: Wissen vor der Geldförderung
rule-G-111 = Karten 25–29 nach der Kontrollprüfung
rule-G-112 = Bauen: Fachwissen vor der Kontrollprüfung
rule-G-113 = Bau-CEP aus der Region selbst
rule-G-114 = Ersatz-CEP vor den Punkten
rule-G-115 = Gleicher Gipfelplatz zweimal im Zug
rule-G-116 = Klimagipfel durch erzwungenes Versetzen abgeschlossen
rule-G-117 = Gipfelwertung und der Markt
rule-G-118 = Kontrolle ab drei Spielern
rule-G-119 = Bedarf im fünften und sechsten Jahrzehnt
rule-G-120 = Gleiche Energiequelle mehrfach je Region
rule-G-121 = Projekte in rein grüner Region
rule-G-122 = Kein Wissenschaftler zum Versetzen
rule-G-123 = Einkommen für einen allein
rule-G-124 = Verdrängung bei besetzten Gipfelthemen
rule-G-125 = Scheiben sind nie ein Limit
rule-G-126 = Kein Rabatt nach dem Bezahlen
rule-G-130 = Reihenfolge beim Verlassen eines Projekts
rule-G-131 = Fehlende Fördermittel verhindern keine Aktion
rule-G-132 = Preis einer Strafe
rule-G-133 = Überlebenschance im kompetitiven Spiel
