### Tipps, Rückschau und Rätsel: warum ein Zug gut ist und was er verspricht.

## Wie die Teile einer Meinung heißen: wovon ein Zug mehr oder weniger bringt

feature-score = Punkte sofort
feature-stock = Münzen, Würfel und CEPs
feature-knowledge = Fachwissen
feature-scientists = Arbeit für Wissenschaftler
feature-projects = baureife Projekte
feature-control = Kontrolle über Regionen
feature-cards = Nutzen aus Karten
feature-planet = Sicherheit für den Planeten
feature-summits = Fortschritt auf Klimagipfeln
feature-un-goals = Fortschritt bei UN-Zielen
feature-company-goals = Punkte aus Firmenzielen
feature-event = Schutz vor dem nächsten Ereignis
feature-income = Einkommen in den kommenden Jahrzehnten
feature-pace = grüne Kraftwerke auf lange Sicht
feature-plants-soon = grüne Kraftwerke vor der nächsten Versorgung
feature-private-goals = Fortschritt bei deinen persönlichen Zielen
feature-co2 = Abstand zur CO₂-Grenze
feature-environmental-goals = Fortschritt bei Umweltzielen
feature-danger = Sicherheit für das Team
feature-extra-action = Aktionen in diesem Zug
feature-end = Aussichten am Ende
feature-holdings = Punkte auf der Hand
feature-plants = Wert in Kraftwerken auf dem Plan
feature-burden = Schutz vor der Klimapolitik
feature-ready-money = Geld zur rechten Zeit
feature-builds-to-come = gute Kraftwerke für später
feature-research = Forschung
feature-loopholes = Nutzen aus Schlupflöchern
feature-grants = Fördergelder
feature-offer = Gewinn aus dem Angebot
feature-card = Steine deines Lieblingshaufens
feature-rivals = Vorsprung vor den anderen
feature-flood = Sicherheit vor der gemeinsamen Niederlage

## Gründe: Teile eines Satzes

because-more = bringt mehr { $what }
because-later = führt einige Züge später zu mehr { $what }
because-price = lässt dir aber weniger: { $what }
because-nearly = ist fast so gut, auf andere Art; der andere Zug bringt mehr { $what }
because-equal = ist so gut wie der nächstbeste
because-rival = kostet { $player } etwa { amount-points }
because-builds = baut { $source } in { $region }
because-points = bringt sofort { amount-points }
because-replaces = nimmt in { $region } { NAME($plant, form: "a") } vom Plan
because-fills = nimmt dem nächsten fossilen Kraftwerk einen Platz in { $region }
because-keeps = lässt dir mehr: { $goods }
because-expertise = bringt Fachwissen in { $sources }
because-scientist-project = stellt einen Wissenschaftler auf ein Projekt: { $project }
because-scientist-summit = schickt einen Wissenschaftler nach { $summit }
because-recruits = wirbt einen Wissenschaftler an
because-holds = behält die Kontrolle über { $region }
because-controls = gewinnt die Kontrolle über { $region }
because-takes = nimmt { $player } die Region { $region } ab
because-cards =
    { $amount ->
        [one] hebt eine Karte für später auf
       *[other] hebt { $amount } Karten für später auf
    }
because-ready = macht ein Projekt baureif: { $project }
because-project = eröffnet ein Projekt: { $project }
because-goal = holt { $goal }
because-nearer = gibt dir { $done } von { $needed } Kraftwerken für { $goal }
because-environmental = erreicht das Ziel: { $goal }
because-policy-builds = baut { NAME($plant, form: "a") } in { $region }
because-policy-research = bringt deine Forschung voran: { $sources }
because-policy-gone = verdrängt { NAME($plant, form: "a") } aus { $region }
because-other-turn = der andere Zug
because-turn = Zug { $number }
because-played = der gespielte Zug
because-without = der Zug ohne das
because-but = aber { $turn } { $reason }
because-nearly-but = ist fast so gut, auf andere Art; { $turn } { $reason }
because-then = zahlt sich einige Züge später aus: { $reason }
because-summit-seat = schickt einen Wissenschaftler nach { $summit }, wo dann { $done } von { $size } Themen besetzt sind
because-could-replace = kann in { $region } { NAME($plant, form: "a") } vom Plan nehmen
because-could-fill = kann das nächste fossile Kraftwerk aus { $region } fernhalten
because-serves = dient dem { $goal }: damit { $done } von { $needed } Kraftwerken
because-can-build = gibt dir alles für den Bau aus dem Projekt { $project }
because-lacks = lässt dir nur noch { $goods } fehlen für den Bau aus dem Projekt { $project }
because-part-expertise = { $amount } Fachwissen in { $source }
because-region-ceps =
    { $amount ->
        [one] lässt ein CEP in { $region }, das du kontrollierst
       *[other] lässt { $amount } CEPs in { $region }, das du kontrollierst
    }
because-cep-price = hält den Preis der CEPs bei { amount-money }, zu dem alle deine zählen
because-company-goal = bringt dein Firmenziel auf { amount-points }: { $goal }
because-keeps-goal = behält dein Firmenziel, bisher { amount-points } wert: { $goal }
because-income = erhöht das nächste Einkommen um { amount-money }
because-co2 = lässt { amount-ppm } weniger in der Luft
because-event = schützt dich vor dem Ereignis in { $region }
because-private = bringt dich auf { $done } von { $needed } für dein persönliches Ziel, { $goal }
because-private-nearer = bereitet dein persönliches Ziel vor, { $goal }
because-extra = gibt dir noch eine Aktion
because-policy-unlocks = macht für dich { NAME($plant, form: "a") } baubar
because-policy-nearer = bringt deine Forschung auf { $done } von { $needed } für { NAME($plant, form: "a") }
because-policy-leads = gibt dir den Vorsprung in der Forschung und damit die Fördermittel: { $sources }
because-policy-avoids = erspart der Luft { NAME($plant, form: "a") } ({ amount-ppm })
because-policy-stays =
    { $amount ->
        [one] behält ein Kraftwerk in { $region }
       *[other] behält { $amount } Kraftwerke in { $region }
    }
because-policy-stock = lässt dir { NAME($plant, form: "a") } zum späteren Bauen
because-policy-ppm = lässt dich für { amount-ppm } weniger aufkommen
because-policy-offer = macht { $player } ein Angebot, von dem beide etwas haben

## Wie sie im Terminal gesagt werden

say-hint-asked = Nach { $number } Aktionen ist { $player } gefragt.
say-hint-thinking = Es wird nachgedacht …
say-hint-promise = Etwa { $points } Punkte am Ende; mit { $survival } % (± { $error }) Wahrscheinlichkeit übersteht es der Planet.
say-hint-less =
    { $points ->
        [0] So gut wie Zug 1, die Gefahr für den Planeten eingerechnet; mit { $survival } % (± { $error }) Wahrscheinlichkeit übersteht er es.
       *[other] Etwa { NUMBER($points) } { $points ->
            [one] Punkt
           *[other] Punkte
        } schlechter als Zug 1, die Gefahr für den Planeten eingerechnet; mit { $survival } % (± { $error }) Wahrscheinlichkeit übersteht er es.
    }
say-hint-reason = Denn das { $reason }.
error-hint-at = Eine Stellung { $number } gibt es nicht; die Aufzeichnung hat { $most } Aktionen.
error-hint-over = Nach { $number } Aktionen ist das Spiel zu Ende; niemand wird nach einem Zug gefragt.

## Rückschau

say-review-progress = jeder Zug wird angesehen
say-review-turning = Wo sich das Spiel gewendet hat
say-review-none = Kein Zug hat so viel gekostet, dass man sich dessen sicher sein könnte.
say-review-loss = Nach { $number } Aktionen, { $player }: etwa { $amount } Punkte verschenkt (± { $error })
say-review-played = Gespielt:
say-review-better = Besser:
say-review-swing = Von { $number } bis { $until } Aktionen ging die Gewinnchance von { $player } von { $before } % auf { $after } %:
say-review-swing-team = Von { $number } bis { $until } Aktionen ging die Chance des Teams von { $before } % auf { $after } %:
say-review-swing-planet = Von { $number } bis { $until } Aktionen ging die Chance, dass der Planet es übersteht, von { $before } % auf { $after } %:
say-review-chances = Aussichten im Lauf des Spiels, soweit sie kennen konnte, wer gefragt war
say-review-after = Aktionen
say-review-planet = Planet übersteht
say-review-credits = Was wem was gebracht hat
say-review-team = Das Team
say-review-nobody = Versorgung und Ereignisse
say-review-air = { $caused } ppm verursacht, { $avoided } ppm vermieden
say-review-saved = Der Planet war zu retten. Nach { $number } Aktionen hätte ihn ein anderer Zug von { $player } mit { $better } % Wahrscheinlichkeit gerettet statt mit { $played } %:
say-review-lost = Kein einzelner Zug hätte den Planeten mit einiger Sicherheit gerettet.
error-review-on = Dieses Spiel läuft noch, und mehrere Menschen spielen mit; ansehen kann man es, wenn es zu Ende ist.
credit-plant = Kraftwerke
credit-project = Projekte
credit-research = Forschung
credit-development = schmutzige Energie
credit-card = Karten
credit-summit = Klimagipfel
credit-goal = Ziele
credit-income = Einkommen
credit-market = Markt
credit-grant = Fördergelder
credit-policy = Klimapolitik
credit-event = Ereignisse
credit-scoring = Schlusswertung
credit-start = am Anfang
credit-other = anderes

## Rätsel

say-puzzles-count =
    { $title }: { $amount ->
        [one] 1 Rätsel
       *[other] { $amount } Rätsel
    }
say-puzzle = Rätsel { $puzzle }: { $player } ist gefragt. Ein Zug ist deutlich der beste.
say-puzzle-solve = Was würdest du tun? --solution zeigt die Antwort.
say-puzzle-margin = Etwa { $amount } Punkte besser als jeder andere Zug.
say-puzzles-checked = { $amount } Rätsel geprüft, { $searched } noch einmal durchsucht, { $failed } durchgefallen.
error-puzzles-none = Zu { $title } gibt es keine Rätsel.
error-puzzle-number = Ein Rätsel { $number } gibt es nicht; sie gehen von 1 bis { $most }.
error-puzzle-day = „{ $day }“ ist kein Tag; schreibe ihn wie 2026-11-18.
error-puzzle-both = Nenne eine Nummer oder einen Tag, nicht beides.
error-puzzle-rules = Rätsel { $puzzle } gehört zu anderen Regeln oder einem anderen Inhalt von { $title }; es muss neu gesucht werden.
error-library-positions = Ein Tipp sieht sich mindestens eine Stellung an, nicht { $number }.

## Tipps am Tisch

error-hints-off = Wer den Tisch eröffnet hat, will hier keine Tipps.
error-hints-host = Tipps kann hier nur abschalten, wer den Tisch eröffnet hat.
error-hints-people = Unter Menschen gibt es Tipps nur, wenn alle, die mitspielen, zugestimmt haben.
error-hints-absent = Für { $player } spielt ein Bot; zustimmen geht dort gerade nicht.
error-hints-wait = Gerade werden viele Tipps ausgearbeitet; frag gleich noch einmal.
error-hints-silent = Es wurde nicht rechtzeitig ein Tipp gefunden.
error-no-puzzle = Ein Rätsel „{ $puzzle }“ gibt es nicht.
error-puzzle-seat = Das Urteil zu Rätsel { $puzzle } bekommt nur, wer den Zug spielt.
error-puzzle-turn-on = Der Zug von Rätsel { $puzzle } ist noch nicht zu Ende.
error-puzzle-table = Dieser Tisch beginnt nicht mit der Stellung von Rätsel { $puzzle }.
error-puzzles-wait = Gerade werden zu viele Züge beurteilt; versuche es in ein paar Sekunden noch einmal.
