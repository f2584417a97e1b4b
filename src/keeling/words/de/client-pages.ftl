### Die Seiten um das Spielbrett: Start, Einrichten, Warteraum, Ende; und die Kurve, die sie alle zeichnen.

## Die Kurve

ui-curve-defeat = { $ppm }: alle verlieren
ui-curve-danger = { $ppm }: Katastrophen
