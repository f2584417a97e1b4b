### Seminars, an expansion of the classic game

title-classic-seminars = CO₂ with seminars
    .summary = The classic game, in which expertise can be bought.

effect-vouchers =
    { $amount ->
        [one] 1 voucher
       *[other] { $amount } vouchers
    }
label-seminars-hold = Hold a seminar in { $source }
tell-seminars-hold = { $player } holds a seminar.
tell-seminars-vouchers = { $player } gets { effect-vouchers }.
refuse-seminars-held = You have held a seminar in this turn already.
refuse-seminars-no-expertise = You have no expertise in this source yet.
refuse-seminars-too-dear = You cannot pay for a seminar.
option-classic-seminars-seminar_price = Price of a seminar
    .help = What a seminar costs, in coins.
