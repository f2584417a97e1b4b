### The page of a review, and going on from a position of a finished game.

ui-review-crumb = Review · { $title }

## The curves

ui-review-survives = Chance that the planet holds, in %
ui-review-team-wins = Chance that the team succeeds, in %
ui-review-wins = Chance to win, in %
ui-review-curve = From { $from } % at the beginning to { $to } % at the end.
ui-review-wins-curve = The chance of each player to win, over the whole game.
ui-review-keys = The arrow keys choose a moment, Enter shows its board.
ui-review-note = By what the player who was asked could know, from a few imagined games for each moment: a difference of less than 15 means little. Click the curve to see the board.
ui-review-pin = Turning point { $number }, { $player }

## Turning points

ui-review-pin-all = Turning point { $number }
ui-review-swing = { $player }’s chance to win went from { $before } % to { $after } %
ui-review-swing-team = The team’s chance went from { $before } % to { $after } %
ui-review-swing-planet = The chance that the planet holds went from { $before } % to { $after } %
ui-review-happened = What happened:
ui-review-between = after { $position } to { $until } actions
ui-review-turning =
    { $count ->
        [0] Turning points
        [one] One turning point
       *[other] { $count } turning points
    }
ui-review-none = No turn cost enough to be sure of it.
ui-review-turn-of = { $player }’s turn
ui-review-played = Played:
ui-review-better = Better:
ui-review-reason = It { $reason }.
ui-review-loss = { $points } points
ui-review-error = ± { $points }
ui-review-saved = It could have been saved after { $position } actions: another turn of { $player } would have done so in { $better } of 100 games, what was played in { $played }.
ui-review-not-saved = No single turn would have saved it with any certainty.

## Who got what

ui-review-credits = What gave what to whom
ui-review-whose = Whose
ui-review-team = The team
ui-review-nobody = Supply and events
ui-review-no-credits = Nothing was given or taken.
ui-review-look-at = The board after { $position } actions
ui-review-air = Whose CO₂
ui-review-caused = ppm caused
ui-review-avoided = ppm avoided

## The bar, and the board of a moment

ui-review-at = After { $position } of { $last } actions
ui-review-at-end = The end of the game
ui-review-at-mine = Your turn, after { $position } actions
ui-review-at-turn = { $player }’s turn, after { $position } actions
ui-review-now = The planet holds with a chance of { $survival } %.
ui-review-now-team = The team succeeds with a chance of { $survival } %.
ui-review-board = Board
ui-review-table = Result
ui-review-back = Review
ui-review-share = Share this position
ui-review-share-help = Whoever opens this link sees the board as it was then, and can go on from there.

## Going on

ui-review-try = Try it from here
ui-review-try-help = Bots take the other seats. The game stays as it is.
ui-review-try-seat = You take the seat of { $player }, bots take the others. The game stays as it is.
ui-review-name = Name of the branch
ui-review-branch-name = Another way after { $position }
ui-review-go = Play on

## Waiting, refused, failed

ui-review-working = The game is being looked at
ui-review-begun = It begins in a moment.
ui-review-progress = { $done } of { $of } turns
ui-review-ahead =
    { $count ->
        [one] One review comes first.
       *[other] { $count } reviews come first.
    }
ui-review-patience = It takes up to a minute. If you leave this page, it is given up after a while.
ui-review-idle = There is no review yet
ui-review-idle-help = Every turn is compared with the best one that is found. That takes up to a minute.
ui-review-begin = Review this game
ui-review-refused = There is no review of this game now
ui-review-failed = The review failed
