### Puzzles in the browser, and what somebody has done so far.

ui-puzzle-heading = Puzzles
ui-puzzle-about = Positions from real games in which one turn is clearly best. Play the whole turn; then you see what it is worth, and why.
ui-puzzle-today = Today’s puzzle
ui-puzzle-today-done = solved
ui-puzzle-play = Play
ui-puzzle-again = Play again
ui-puzzle-streak =
    { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
ui-puzzle-solved-of = { $solved } of { $all } solved
ui-puzzle-number = Puzzle { $number }
ui-puzzle-named = { $title }, puzzle { $number }
ui-puzzle-what = { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $difficulty }, { $state }
ui-puzzle-difficulty-1 = easy
ui-puzzle-difficulty-2 = medium
ui-puzzle-difficulty-3 = hard
ui-puzzle-state-new = not tried yet
ui-puzzle-state-right = solved
ui-puzzle-state-nearly = nearly solved
ui-puzzle-state-not = not solved yet
ui-puzzle-legend = Easy ones a beginner’s bot finds, medium ones a normal one, hard ones neither.
ui-puzzle-none = There are no puzzles here.
ui-puzzle-progress = Your progress
ui-puzzle-all = All puzzles
ui-puzzle-loading = Setting up the position…
ui-puzzle-missing = There is no such puzzle
ui-puzzle-missing-help = It may be of older rules. The list has all that there are.
ui-puzzle-question = One turn is clearly best. Play it.
ui-puzzle-judging = Your turn is being compared…
ui-puzzle-retry = Ask again
ui-puzzle-right = Right!
ui-puzzle-nearly = Nearly.
ui-puzzle-not = Not the best turn.
ui-puzzle-right-best = Nothing better was found.
ui-puzzle-right-loss = The best turn brings about { amount-points } more, by what else it does.
ui-puzzle-nearly-loss = The best turn brings about { amount-points } more.
ui-puzzle-takes-it = You took the action that counts, but the rest of the turn gives much of it away.
ui-puzzle-far = Your turn is worth far less than the best one: about { amount-points }.
ui-puzzle-not-loss = Your turn is worth about { amount-points } less than the best one.
ui-puzzle-try-again = Try again
ui-puzzle-show = Show the solution
ui-puzzle-step = Next action
ui-puzzle-next = Next puzzle
ui-puzzle-solution = The solution
ui-puzzle-because = Because it { $reasons }.
ui-puzzle-margin = Any other turn loses about { amount-points } or more.
ui-puzzle-shown = So far the turn can be foreseen. Play on if you like.
ui-puzzle-fold = Fold
ui-puzzle-unfold = Unfold

## What somebody has done so far

ui-progress-heading = Your progress
ui-progress-about = Kept in this browser alone; no account. A file takes it elsewhere, and what a file brings is added.
ui-progress-none = Nothing yet. Finished games, puzzles and lessons are counted here.
ui-progress-level = Against
ui-progress-played = Played
ui-progress-won = Won
ui-progress-best = Best score
ui-progress-level-easy = bots, easy
ui-progress-level-normal = bots, normal
ui-progress-level-hard = bots, hard
ui-progress-level-expert = bots, expert
ui-progress-level-mixed = bots of several levels
ui-progress-level-people = people
ui-progress-level-alone = nobody
ui-progress-no-games = No finished game yet.
ui-progress-puzzles =
    { $solved ->
        [one] 1 puzzle solved
       *[other] { $solved } puzzles solved
    }, { $first } at the first turn
ui-progress-chapters =
    { $count ->
        [one] 1 chapter learned
       *[other] { $count } chapters learned
    }
ui-progress-days =
    { $count ->
        [one] 1 puzzle of the day solved
       *[other] { $count } puzzles of the day solved
    }
ui-progress-export = Save to a file
ui-progress-import = Add from a file…
ui-progress-clear = Delete all
ui-progress-clear-sure = Delete all results and solved puzzles from this browser? Chapters of lessons stay. This cannot be undone.
ui-progress-clear-yes = Delete
ui-progress-clear-no = Keep
ui-progress-cleared = All deleted.
ui-progress-added = Added: { $games ->
        [one] 1 new game
       *[other] { $games } new games
    }, { $puzzles ->
        [one] 1 new puzzle
       *[other] { $puzzles } new puzzles
    }.
ui-progress-wrong-none = This file holds no progress of Keeling; nothing was changed.
ui-progress-wrong-newer = This file is of a newer version of Keeling; nothing was changed.
ui-progress-wrong-damaged = Something in this file is not right; nothing was changed.
