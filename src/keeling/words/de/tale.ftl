### Die Geschichte einer beendeten Partie: ihre Momente, und wofür es Punkte gab.

## Momente

tale-first-plant = Das erste grüne Kraftwerk
tale-plant = { $player } baut { $source } in { $region }.
tale-plant-replaces = { $player } ersetzt { NAME($plant, form: "a") } in { $region } durch { $source }.
tale-danger = Über { $limit } ppm
tale-danger-detail = Ab { $limit } ppm treffen Katastrophen alle härter.
tale-worst-supply = Der schwerste Schlag für die Luft: { amount-ppm }
tale-rises = Der CO₂-Wert steigt von { $before } auf { $after } ppm.
tale-fall = Der stärkste Rückgang: { amount-ppm }
tale-falls = Der CO₂-Wert sinkt um { amount-ppm }.
tale-falls-by = { $player } senkt den CO₂-Wert um { amount-ppm }.
tale-lead = { $player } geht in Führung
tale-lead-detail = { $player } zieht an { $other } vorbei und bleibt bis zum Ende vorn.
tale-control = { $region } wechselt die Kontrolle
tale-control-detail = { $player } nimmt { $other } die Kontrolle über { $region } ab.
tale-goal = Das erste Ziel
tale-goal-detail = { $player }: { $goal }.
tale-goal-team = Das Team: { $goal }.
tale-defeat = Alle verlieren

## Wofür es Punkte gab

points-play = Spiel
points-plants = Kraftwerke
points-income = Einkommen
points-final-income = Letztes Einkommen
points-cards = Lobbykarten
points-disasters = Katastrophen ohne Hilfe
points-company-goal = Firmenziel
points-coins = Münzen
points-cubes = Die meisten Technikwürfel
points-un-goals = UN-Ziele
points-most-un-goals = Die meisten UN-Ziele
points-exchanged = Gegen Münzen getauscht
points-fines = Strafen
points-dirty = Schmutzige Kraftwerke
points-clean = Saubere Kraftwerke
points-money = Geld
points-permits = Zertifikate
points-debt = Schulden
