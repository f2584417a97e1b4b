### The page of the table: bar, verbs, fan, drawer, refusal, curtain.

## The bar

ui-play-your-turn = Your turn
ui-play-bar-ask-classic-turn = One action, and free moves before or after it.
ui-play-bar-ask-policy-turn = Build, then develop; both are optional.
ui-play-bar-ask-policy-turn-market = Buy, build, develop, in this order; all optional.
ui-play-bar-ask-policy-turn-built = Develop dirty or clean energy, or end it.
ui-play-bar-ask-policy-turn-developed = Go on developing, or end it.
ui-play-bar-ask-second-turn = One main action, and executive actions before or after it.
ui-play-turn-of = { $player }’s turn
ui-play-in-turn-of = You are asked, in the turn of { $turn }.
ui-play-choose-place = Choose one of the marked places.
ui-play-choose-here = Choose here, or at a marked place.
ui-play-choose-where-to = Now choose where to.
ui-play-choose-entry = Choose what to do there.
ui-play-tapped = { $option }?
ui-play-tap-again = Tap it again to take it.
ui-play-two-taps = The first tap shows, the second takes.
ui-play-past = Looking back
ui-play-after-move = After move { $position } of { $last }.
ui-play-free = free
ui-play-end = End turn
ui-play-back = Back
ui-play-watching = You are watching.

## Going back and forth

ui-play-undo = { $undo }: { $what }
ui-play-takes-back = takes back “{ $what }”
ui-play-takes-back-more = takes back “{ $what }”, in all { $all }
ui-play-moves =
    { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
ui-play-moves-of =
    { $count ->
        [one] 1 decision, of { $others }
       *[other] { $count } decisions, also of { $others }
    }
ui-play-redo = Redo
ui-play-redo-what = Redo: { $what }
ui-play-reset = Reset turn: takes back { $what }
ui-play-sure = This takes back { $what }. Is that what you want?
ui-play-sure-yes = Take it back
ui-play-sure-no = Leave it
ui-play-log-redo = { $player } plays again what was taken back.

## What an option costs and brings

ui-play-gains = +{ $what }
ui-play-costs = −{ $what }
ui-play-ppm = { $amount } ppm

## Fan and refusal

ui-play-fan = Here: { $place }
ui-play-fan-verb = { $verb }: { $place }
ui-play-not-now = Not now: { $option }
ui-play-instead = { $verb } instead
ui-play-more-reasons =
    { $number ->
        [one] 1 more reason
       *[other] { $number } more reasons
    }
ui-play-fewer-reasons = Only the first

## Drawer

ui-play-menu = Table
ui-play-drawer = Options and log
ui-play-round = { $decade }, round { $round }
ui-play-key-move = move
ui-play-key-take = take
ui-play-key-close = close

## Between two people at one screen

ui-play-curtain = { $player }, your turn
ui-play-curtain-give = Give the screen to { $player }.
ui-play-curtain-covered = Give the screen to { $player }. What { $other } holds is covered.
ui-play-since = What happened since

## Help

ui-help-key-verbs = a verb of my turn, or a key of the bar
ui-help-key-end = to the end of the turn; Enter takes it
ui-help-key-redo = redo

## Advice: what stands outside its sheet

ui-play-now = What now?
ui-play-hints = Hints
ui-play-hints-proposal = { $player } asks whether hints may be used in this game.
ui-play-hints-own = You ask whether hints may be used. Waiting for the others.
ui-advice-asked-others = The others are asked whether they agree.
ui-log-hint = { $player } has had a hint.
ui-log-hints = Whether there are hints at this table was changed.
ui-help-key-now-what = what now? The turn, my goals, what comes
ui-help-key-hints = hints: good turns and why; counted
ui-help-key-since = what happened since my last turn
