### The pages around the board: start, set-up, lobby, end; and the curve, which all of them draw.

## The curve

ui-curve-defeat = { $ppm }: all lose
ui-curve-danger = { $ppm }: disasters

## Start page

ui-window-classic = CO₂
    .tag = the classic
    .claim = Build green power for profit. If the air reaches its limit, all of you lose.
ui-window-second-chance-cooperative = Second Chance
    .mode = as a team
    .tag = as a team
    .claim = One plan, several companies, secret goals. The world gives you four decades.
ui-window-second-chance-competitive = Second Chance
    .mode = as rivals
    .tag = as rivals
    .claim = The same world, and only one of you is thanked for saving it.
ui-window-climate-policy = Climate Policy
    .tag = for classes
    .claim = Taxes, permits or nothing: what keeps companies below the limit?
ui-window-players = { $low } to { $high } players
ui-home-about = The CO₂ board-game family in your browser. Not affiliated with the games’ publishers.
ui-home-play = Play
ui-home-against-bots =
    { $bots ->
        [0] Play alone
        [one] Play against 1 bot
       *[other] Play against { $bots } bots
    }
ui-home-with-bots =
    { $bots ->
        [0] Play alone
        [one] Play with 1 bot
       *[other] Play with { $bots } bots
    }
ui-home-how-many = How many players
ui-home-level = How well the bots play
ui-home-with-friends = With friends
ui-home-set-up = Set up a table
ui-home-set-up-title = Set up a table: { $title }
ui-home-starting = Setting up…
ui-home-my-tables = My tables
ui-home-no-tables = Games you begin wait here for you, in this browser. No account needed.
ui-home-forget = Forget
ui-home-forget-table = Forget the table of { $title }
ui-home-from-file = Continue from a file
ui-home-from-file-help = A record downloaded from a table goes on at a new table.
ui-home-choose = Choose a file…
ui-home-bad-file = This file is no record of a game: it is not JSON.
ui-home-puzzle = Today’s puzzle
ui-home-puzzle-help = One turn is clearly best. Find it.
ui-home-puzzle-solve = Solve it
ui-home-puzzle-all = All puzzles
ui-home-progress = Your progress
ui-home-other-games = Other games here
ui-tables-heading = Go on playing
ui-tables-title = { $name }, { $mode }
ui-tables-all = all { $number }
ui-tables-review = Review of { $title }
ui-tables-branch-of = “{ $name }”, from action { $at }
ui-tables-branch = a branch, from action { $at }
ui-tables-yours = your turn
ui-tables-go-on = Go on
ui-tables-look = Look
ui-tables-decides = { $player } decides
ui-tables-gone = no longer on this server
ui-join-heading = Join a table
ui-join-what = Link or code of a table
ui-join-example = link or code
ui-join-join = Join
ui-join-wrong = This names no table. Paste the whole link that somebody sent you.
ui-status =
    { ID($status) ->
        [waiting] waiting for players
        [playing] being played
        [finished] finished
       *[stopped] stopped
    }

## Set-up

ui-set-up-heading = Set up a table
ui-set-up-game = Game
ui-set-up-who-plays = Who plays?
ui-set-up-how-hard = How hard?
ui-set-up-which-variant = Which variant?
ui-set-up-chairs-help = Click a chair to change who sits there. With a friend the table waits until the link is opened.
ui-chair-you = You
ui-chair-friend = A friend
    .note = by link
ui-chair-bot = Bot
ui-chair-here = At this screen
ui-chair-nobody = Free
    .note = nobody
ui-chair-next = Chair { $number }: { $who }. Change who sits here
ui-set-up-name = Name on seat { $number }
ui-set-up-name-short = Name
ui-set-up-your-name = Your name
ui-set-up-bot-kind = Bot on seat { $number }
ui-set-up-difficulty = How hard
ui-set-up-own = My own mixture
ui-set-up-own-help = Choose each of its parts yourself.
ui-set-up-rules = Rules of the game
ui-set-up-rest =
    { $changed ->
        [0] { $number ->
            [one] The rest: 1 rule, as recommended
           *[other] The rest: { $number } rules, all as recommended
        }
       *[other] The rest: { $number } rules, { $changed } changed
    }
ui-set-up-count = { $number }
ui-set-up-changed =
    { $number ->
        [0] as recommended
       *[other] { $number } changed
    }
ui-set-up-range = { $low } to { $high }, recommended { $usual }
ui-set-up-no-effect = No effect: { $reason }.
ui-set-up-addition = addition
ui-set-up-other-options = Other options
ui-set-up-on = on
ui-set-up-off = off
ui-set-up-recommended = { $value } (recommended)
ui-set-up-advanced = Seed and spectators
ui-set-up-seed = Seed
ui-set-up-seed-help = The same seed deals the same game. Whoever chooses it can know what is hidden; leave it empty for a random one.
ui-set-up-public = Anybody who knows the address may watch, without the link
ui-set-up-random = random
ui-set-up-seats =
    { $number ->
        [one] One seat
       *[other] { $number } seats
    }
ui-set-up-sum = { $seats }, { $level }
ui-set-up-company = { $who }.
ui-set-up-company-you = You
ui-set-up-company-friend =
    { $number ->
        [one] a friend
       *[other] { $number } friends
    }
ui-set-up-company-here =
    { $number ->
        [one] somebody at this screen
       *[other] { $number } at this screen
    }
ui-set-up-company-bot =
    { $number ->
        [one] a bot
       *[other] { $number } bots
    }
ui-set-up-not-so-many =
    { $low ->
       *[other] This game is for { $low } to { $high } players. Click a chair.
    }
ui-set-up-back = Back to the games
ui-set-up-create = Open the table
ui-set-up-creating = Opening…

## The table before the game

ui-lobby-heading = Waiting for players
ui-lobby-waiting =
    { $open ->
        [one] 1 seat still open. The game begins when it is taken.
       *[other] { $open } seats still open. The game begins when the last one is taken.
    }
ui-lobby-share = Invite with this link
ui-lobby-share-help = Whoever opens it can take an open seat or watch.
ui-lobby-copy = Copy the link
ui-lobby-copy-failed = Copying is not allowed here: select the link and copy it.
ui-lobby-link = Link to this table
ui-lobby-qr = QR code of the link
ui-lobby-take-seat = Take seat { $number }
ui-lobby-fill = Start now, with bots
ui-lobby-fill-with = Bots for the open seats
ui-lobby-seats = Who is there
ui-lobby-open-seat = open
ui-lobby-watching = You are watching. Take a seat to play.
ui-lobby-spectators =
    { $number ->
        [one] 1 person watching
       *[other] { $number } people watching
    }

## The end

ui-final-won =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
ui-final-you-won = You win
ui-final-lost = Everybody loses
ui-final-team-won = You did it, together
ui-final-team-lost = Not this time
ui-final-stopped = Stopped early
ui-final-report = What the world asked
ui-final-met = met:
ui-final-missed = missed:
ui-final-score = Points
ui-final-back = Look at the board
ui-final-breakdown = Points by source
ui-end-air = { $ppm } ppm
ui-end-start = ppm in { $decade }
ui-end-curve = The CO₂ of the game, from { $from } to { $to } ppm
ui-end-called = You are { $name }.
ui-end-ahead =
    { $points ->
        [one] One point ahead of { $player }.
       *[other] { $points } points ahead of { $player }.
    }
ui-end-plants =
    { $plants ->
        [0] No green plant was built.
        [one] One green plant was built.
       *[other] { $plants } green plants were built.
    }
ui-end-replaced =
    { $plants ->
        [one] One stands in place of a fossil one.
       *[other] { $plants } stand in place of fossil ones.
    }
ui-end-avoided = Without them: { $ppm } ppm more.
ui-end-moment = { $number }: { $what }, { $decade }. Show the board of then
ui-end-moments = Moments of the game
ui-end-avoids = −{ $ppm }
    .long = kept { $ppm } ppm out of the air
ui-end-causes = +{ $ppm }
    .long = put { $ppm } ppm into the air
ui-end-rank = Place { $rank }
ui-end-goal = { $player }: { $goal }
ui-end-gave = What each of you gave
ui-end-gave-goals =
    { $goals ->
        [one] 1 goal
       *[other] { $goals } goals
    }
ui-end-step-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-end-step = step { $step } of { $steps }
ui-end-step-first = before the first step
ui-end-step-next = Next step: { $name }, with { $ppm } ppm or less.
ui-end-step-last = The highest step there is.
ui-end-step-missed = First step: { $first }. Last step: { $last }.
ui-end-private = A Private Goal each
ui-end-private-done = { $done } of { $all }
ui-end-now = And now?
ui-end-now-help = A moment of the curve shows the board as it was then.
ui-end-now-lost = The company is gone. The next one is not.
ui-end-share = Share
ui-end-shared = Address copied
ui-end-record = Record
ui-end-review = Review
ui-end-once-more = Once more
ui-end-debrief = Debrief
ui-defeat-heading = { $decade }. Everybody loses.
ui-defeat-supply = +{ $ppm } at once
ui-defeat-points =
    { $count ->
        [one] The points do not count any more: { $points }.
       *[other] Nobody’s points count any more: { $points }.
    }
ui-defeat-points-of = { $player } { $points }
ui-defeat-moments = How it came to this

## Hints

ui-settings-still = Say once at the end of my turn what I can still do
ui-set-up-hints = Hints
ui-set-up-hints-help = Against bots; between people all must agree in the game.
ui-end-hints = Hints used: { $whose }.
ui-end-hints-of = { $player } { $number }

## The way to the lessons

ui-home-learn = Learn the game
ui-home-learn-go = Lessons
ui-home-learn-first = Is this your first time here?
ui-home-learn-help = Learn on the real board, in chapters of a minute: what to aim for, what coal does to the air, and how a plant is built. No rulebook needed.
ui-home-learn-begin = Learn to play
