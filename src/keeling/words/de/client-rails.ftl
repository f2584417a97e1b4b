### Die eigenen Wörter der Oberfläche für alles um die Weltkarte bei CO₂ und Second Chance: Konzerne, Ränder, eigene Ablage.

## Die anderen Konzerne

ui-rails-companies = Die Konzerne und was jeder seit deinem letzten Zug getan hat
ui-rails-company = { $player }. { $did }
ui-rails-open = { $player }: Konzern zeigen
ui-rails-and-more =
    { $more ->
        [one] { $deed }, und 1 mehr
       *[other] { $deed }, und { $more } mehr
    }
ui-rails-ppm = { $ppm } ppm
ui-rails-news = { $number } neu
ui-rails-since = Seit deinem letzten Zug
ui-rails-last = Beim letzten Mal
ui-rails-scientists = Wissenschaftler: { $hand } auf der Hand, { $pool } anzuwerben
ui-rails-plants = Kraftwerke
ui-rails-regions = Regionen
ui-rails-in-hand = Handkarten
ui-rails-prepared = Vorbereitet
ui-rails-income = Nächstes Einkommen

## Der rechte Rand

ui-rails-market-open = offen
ui-rails-left = noch { $number }
ui-rails-summits-left = { $number } im Stapel
ui-rails-un-left = ≤ { $number }
ui-rails-event-then = dann { $region }
ui-rails-event-and = und { $region }
ui-rails-event-then-again = dann noch einmal
ui-rails-event-and-again = und noch einmal
ui-rails-event-strikes = trifft bei der Versorgung
ui-rails-event-sleeps = ruht unter { $ppm }
ui-rails-event-both = beide treten ein
ui-rails-event-also = auch ab { $ppm }
ui-rails-open-cards = Offene Karten der anderen
ui-rails-tap-again = Noch einmal tippen, um es zu tun.

## Mein Konzern

ui-rails-company-own = Dein Konzern
ui-rails-team = Team
ui-rails-next-income = Nächstes Einkommen
ui-rails-or = oder
ui-rails-open-card = Offene Karte
ui-rails-goal-company = Firmenziel
ui-rails-goal-offered = Wähle ein Firmenziel
ui-rails-goal-private = Geheime Ziele
ui-rails-watching = Du schaust zu
ui-rails-watching-note = Du hast keinen Platz an diesem Tisch; verdeckte Karten und Ziele bleiben verdeckt.
