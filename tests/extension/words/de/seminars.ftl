### Seminare, eine Erweiterung des klassischen Spiels

title-classic-seminars = CO₂ mit Seminaren
    .summary = Das klassische Spiel, in dem man Fachwissen kaufen kann.

effect-vouchers =
    { $amount ->
        [one] 1 Gutschein
       *[other] { $amount } Gutscheine
    }
label-seminars-hold = Ein Seminar über { $source } halten
tell-seminars-hold = { $player } hält ein Seminar.
tell-seminars-vouchers = { $player } bekommt { effect-vouchers }.
refuse-seminars-held = Du hast in diesem Zug schon ein Seminar gehalten.
refuse-seminars-no-expertise = Du hast in dieser Energiequelle noch kein Fachwissen.
refuse-seminars-too-dear = Ein Seminar kannst du nicht bezahlen.
option-classic-seminars-seminar_price = Preis eines Seminars
    .help = Was ein Seminar kostet, in Münzen.
