### Die Spielbretter des Terminals. Ein Strich trennt die Zeilen einer Überschrift.

board-you = (du)
board-decade = Jahrzehnt
board-round = Runde
board-start = Start
board-turn = Zug
board-open = offen:
board-open-action = Aktion
board-open-scientist = Wissenschaftler
board-open-market = Markt
board-open-card = Karte
board-open-second = zweite
board-draft = Draft
board-market = Markt
board-bank = Vorrat
board-stop = STOPP
board-event = Ereignis
board-none = keins
board-next = dann
board-region = Region
board-agenda = Agenda
board-spaces = Bedarfsfelder 1 bis { $most }
board-ceps = CEPs
board-cubes = Würfel
board-control = Kontr.
board-control-short = Ktrl
board-of = { $number } von { $most }
board-un-goals = UN-Ziele
board-or = oder { $effect }
board-goal = Ziel
board-scoring = Schlusswertung
board-total = gesamt
board-winner = gewonnen
board-proposed = vorgeschlagen
board-installed = eingerichtet
board-prepared = vorbereitet
board-sign-disc = Scheibe
board-sign-scientist = Wissenschaftler
board-sign-fossil = fossil, ppm
board-sign-ppm = ppm
board-sign-cube = Würfel
board-sign-points = Punkte
board-sign-any = beliebig
board-sign-token = Marker
board-sign-builder = Erbauer/Marker
board-sign-next = nächstes Projekt
board-sign-half-way = Halbzeit
board-sign-open-goal = offenes Ziel
board-cep-price = CEP-Preis
board-team-score = Punkte des Teams
board-score = Punkte
board-money = Geld
board-player = Spieler
board-scientists = Forscher | Hand/Vorrat
board-plants = Kraftwerke
board-un-goals-short = UN- | Ziele
board-company-goal = Firmen- | ziel
board-private-goals = geheime | Ziele
board-lobby-cards = Lobby- | karten
board-infrastructure = Infra- | struktur
board-staff = Forscher | H/V
board-tokens = Marker | übrig
board-cards = Karten | H+o
board-source-wide = { "|" } Quelle
board-next-plant = nächstes | Kraftwerk
board-left = { "|" } Rest
board-install-gives = Einr. | bringt
board-prepare-gives = Vorb. | bringt
board-pool = { "|" } Vorrat
board-source-pool = Quelle | Vorrat
board-next-plant-gives = nächstes Kraftwerk | Einrichten bringt
board-levels = { "|" } Stufe@Feld, Werk
board-source-gives = Quelle, ½ | Vorbereiten bringt
board-left-pool = übrig | Vorrat
board-expertise-track = Fachwissen: Einkommen und Bonus, Scheiben
board-knowledge-track = Wissen: Einkommen und Bonus, Scheiben
board-hidden = { $number } verdeckt
board-shown = { $number } gezeigt
board-bid = höchstes Gebot { $number } von
board-given-up = abgegeben
board-gone = weg
board-held = gehalten
board-scored = gewertet
board-goal-open = offen
board-now = jetzt { $number }
board-held-now = gehalten, jetzt { $number }
board-offered-now = angeboten, jetzt { $number }
board-scored-now = gewertet, jetzt { $number }
board-scored-for = { $number } gewertet für { $player }
board-sheet-play = im Spiel
board-sheet-income = Einkommen
board-sheet-goal = Ziel
board-sheet-coins = Münzen
board-sheet-most-cubes = meiste | Würfel
board-sheet-most-un-goals = meiste | UN-Ziele
board-due-by = { $region } durch
board-due-itself = { $region } selbst
board-to-be-paid = zu zahlen
board-open-cards = offene Karten
board-un-scores = bringen { $scores }
board-too = auch
board-team = Team
board-reduction = { $ppm } ppm kosten { $cost }
board-un-left = höchstens { $most } dürfen übrig bleiben
board-group-plants = Kraftwerke
board-group-summits = Klimagipfel
board-group-knowledge = Wissen
board-topics = { $number } Themen
board-goal-top = { $source } Ende
board-achieved = erreicht
board-missed = verfehlt, { $number } von { $most }
board-nim-empty = leer
board-nim-from = von { $heap }
board-nim-card = Karte
board-nim-face-down = verdeckt
board-nim-card-of = Haufen { $heap }
board-nim-card-shown = Haufen { $heap } (gezeigt)
board-nim-tiles = Auffüllplättchen übrig: { $number }
board-at-price =
    { $ceps ->
        [one] 1 CEP zu { $price } $
       *[other] { $ceps } CEPs zu { $price } $
    }
board-projects =
    { $amount ->
        [one] 1 Projekt
       *[other] { $amount } Projekte
    }
board-goals-cost =
    { $amount ->
        [one] 1 offenes Ziel kostet { $cost } (je { $each })
       *[other] { $amount } offene Ziele kosten { $cost } (je { $each })
    }
