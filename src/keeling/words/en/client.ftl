### The client's own words: pages, panels, dialogs.

ui-name = Keeling
ui-page-title = { $page } · Keeling
ui-page-title-asked = ● { $page } · Keeling
ui-nobody = nobody
ui-somebody = Somebody
ui-tip-thing = { $thing }
ui-close = Close
ui-copied = Copied.

## Bots

ui-bot-random = Random: plays anything
ui-bot-greedy = Greedy: takes what looks best now
ui-bot-greedy-heedless = Heedless: greedy without fear of common defeat
ui-bot-short-random = random
ui-bot-short-greedy = greedy
ui-bot-short-greedy-heedless = heedless
ui-bot-called = Bot { $number }
ui-bot-of-kind = { $player } ({ $bot })

## Rules

ui-rules-about = The rules about this
ui-rule-show = Rule { $rule }
ui-rule-loading = Fetching the rule…
ui-rule-english = The text of the rules is in English.

## The bar of the decision

ui-bar-label = What is asked
ui-bar-your-decision = Your decision: { $question }
ui-bar-quoted = Asked: “{ $question }”
ui-bar-who-within = { $player } is asked, in the turn of { $turn }
ui-bar-who-within-yours = { $player } is asked, in your turn
ui-bar-waiting-for = { $player } is not here at the moment. The game waits.
ui-bar-over = The game is over.
ui-bar-stopped = This table has stopped.
ui-bar-slow = The network is slow; still sending…
ui-bar-to-live = Back to now
ui-bar-bot-plays-you = A bot plays your seat.
ui-bar-take-back = Take the seat back
ui-bar-sit-as = Play as { $player }
ui-bar-final = Show the result

## Options, amounts, previews

ui-options-heading = Options
ui-options-none = Nothing to choose at the moment.
ui-options-all = All
ui-options-kinds = Show only
ui-options-filter = Filter options
ui-options-nothing-found = No option has these words.
ui-options-narrowed =
    { $options ->
        [one] 1 option left.
       *[other] { $options } options left.
    }
ui-options-there-more = { $options } and { $more } more
ui-amount-how-much = { $what }: how much
ui-amount-less = { $what }: less
ui-amount-more = { $what }: more
ui-amount-most = (up to { $number })
ui-preview-heading = What it changes
ui-preview-idle = Point at an option, or focus it, to see what it changes.
ui-preview-loading = Looking ahead…
ui-preview-nothing = No number changes at once.
ui-why-heading = Why not here: { $place }
ui-why-asking = Asking…
ui-why-nothing = Nothing is asked about this place now.

## Log

ui-log-heading = Log
ui-log-empty = Nothing has happened yet.
ui-log-move = (show the board after move { $position })
ui-log-start = The game begins.
ui-log-undo = { $player } goes back to move { $position }.
ui-log-join = { $player } sits down.
ui-log-leave = { $player } leaves the table.
ui-log-handover = The seat of { $player } changes hands.
ui-log-rematch = A rematch was made.
ui-log-download = Somebody took the record of this game, which shows what is hidden.
ui-log-reissue = There is a new link for the seat of { $player }; whoever has it sits there.
ui-log-entries =
    { $number ->
        [one] Show 1 entry
       *[other] Show all { $number } entries
    }

## Through the game

ui-time-label = Through the game
ui-time-position = move { $position } of { $last }
ui-time-back = One move back
ui-time-forward = One move forward
ui-time-live = Now
ui-time-play-on = Play on from here
ui-time-play-on-help = Opens a new table at this move; bots take the other seats
ui-time-go-back-help = Take back everything after this move
ui-chart-heading = Chart
ui-chart-loading = Drawing…
ui-chart-early = There is nothing to draw yet.
ui-chart-choose = What to draw
ui-chart-summary = { $name }. { $lines }
ui-chart-line = { $name }: from { $from } to { $to }
ui-chart-limit = limit { $value }
ui-chart-failed = The numbers could not be fetched.
ui-chart-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }

## Players

ui-players-heading = Players
ui-players-you = you
ui-players-bot = bot
ui-players-open = open seat
ui-players-away = away
ui-players-here = here
ui-players-decides = decides now
ui-players-won = winner
ui-shape-0 = circle
ui-shape-1 = square
ui-shape-2 = triangle
ui-shape-3 = diamond
ui-shape-4 = hexagon
ui-fact = { $name }: { $value }
ui-of-player = { $player }: { $what }

## Going back

ui-undo-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-reset = Reset turn
ui-undo-asked-others = The others are asked whether they agree.
ui-undo-proposal = { $player } asks to go back to move { $position }.
ui-undo-own = You ask to go back to move { $position }. Waiting for the others.
ui-undo-agree = Agree
ui-undo-refuse = Refuse
ui-undo-withdraw = Withdraw

## The table

ui-table-heading = Table
ui-table-hand-short = Hand to a bot
ui-table-reissue-short = New link
ui-table-reissue = New link for the seat of { $player }
ui-table-reissue-help = Pass this link on to { $player } and to nobody else. Everybody at the table is told.
ui-table-back-short = Take back
ui-table-open-short = Open the seat
ui-table-hand-to-bot = Hand to a bot: my seat
ui-table-hand-seat-to-bot = Hand to a bot: the seat of { $player }
ui-table-take-back = Take back my seat
ui-table-give-back = Open the seat of { $player }
ui-table-which-bot = Which bot
ui-table-leave = Leave my seat
ui-table-leave-sure = Really leave? Your seat is open for others then, and your link to it opens nothing any more.
ui-table-leave-yes = Leave the seat
ui-table-cancel = Cancel
ui-table-rematch = Rematch
ui-table-join-rematch = To the rematch
ui-table-download = Download the record
ui-table-download-help = While the game goes on the record shows what is hidden; everybody at the table is told.
ui-table-invite = Invite or let watch
ui-table-my-link = Continue on another device
ui-table-my-link-help = This link opens your own seat. Give it to nobody.
ui-table-rules = Rules in force
ui-table-seed-known = Somebody chose or saw the seed of this game, or went back over what had been revealed, and may know what is hidden.
ui-table-take-open = Take open seat { $number }

## Settings and help

ui-settings-heading = Settings
ui-settings-language = Language
ui-settings-language-auto = like the browser
ui-settings-theme = Colours
ui-settings-theme-system = like the system
ui-settings-theme-light = light
ui-settings-theme-dark = dark
ui-settings-motion = Moving pieces
ui-settings-motion-system = like the system
ui-settings-motion-less = none
ui-settings-keys = Shortcuts with single keys
ui-settings-sound = Sounds
ui-settings-speed = Stories and others' moves
ui-settings-speed-step = step by step (Space goes on)
ui-settings-speed-normal = normal
ui-settings-speed-fast = fast
ui-settings-speed-none = not told
ui-settings-name = Your name at new tables
ui-help-heading = Keyboard and help
ui-help-intro = Choose a verb of your turn: it lights up its places. A place opens what can be done there; pointing shows what that changes. A place that cannot be chosen says why not when you click it.
ui-help-keys-heading = Keys
ui-help-key-help = this page
ui-help-key-tab = from part to part; arrow keys inside lists and tabs
ui-help-key-options = to the options
ui-help-key-filter = filter the options
ui-help-rules = The rules of this game
ui-help-key-rule = the rule of what is pointed at, or of the question
ui-help-key-enter = take the focused option or place
ui-help-key-esc = clear the choice, close a window, back to now
ui-help-key-board = to the board
ui-help-key-log = the log
ui-help-key-chart = the chart
ui-help-key-table = the table: seats, links, record
ui-help-key-undo = undo
ui-help-key-reset = reset my turn
ui-help-key-steps = one move back or forward
ui-help-key-steps-keys = , and .
ui-help-key-now = back to now

## What goes wrong

ui-wrong-offline = The server cannot be reached. Check the connection and try again.
ui-wrong-unknown = The server answered with an error ({ NUMBER($status, useGrouping: 0) }).
ui-wrong-lost =
    { $seconds ->
        [0] Connection lost. Trying again…
        [one] Connection lost. Trying again in 1 second.
       *[other] Connection lost. Trying again in { $seconds } seconds.
    }
ui-wrong-lost-said = Connection lost. Trying again.
ui-wrong-back-said = Connected again.
ui-wrong-retry = Try now
ui-wrong-not-sent = The connection was lost before the answer came. It is being restored.
ui-wrong-refused = { $error } ({ $rule })
ui-wrong-connecting = Connecting…
ui-wrong-no-table = There is no such table
ui-wrong-no-table-help = The link is mistyped, or the table is no longer on this server.
ui-wrong-token = This link does not open the table
ui-wrong-token-help = A part of the link may be missing: copy the whole of it, also what stands behind the #. Or the seat was given up.
ui-wrong-no-token = This table can be opened only with its link
ui-wrong-no-token-help = Ask whoever invited you for the whole link, also what stands behind the #.
ui-wrong-nothing = There is no such page
ui-wrong-to-home = To the start page
ui-wrong-try-again = Try again
ui-wrong-other-tab = This seat is open in another tab too. Both show the same game; decide in one of them.
ui-wrong-dismiss = Close this message
ui-wrong-no-titles = The list of games could not be fetched. { $error }
ui-wrong-no-board = The board could not be loaded; the options still work.

## The page of the game

ui-play-board = Board
ui-play-places = Places
ui-play-loading = Loading the board…
ui-play-choosable = (can be chosen)
ui-play-yes = yes
ui-play-no = no
ui-play-none = none
ui-tabs-label = Side panel
ui-tab-options = Options
ui-tab-log = Log
ui-tab-chart = Chart
ui-tab-table = Table
ui-header-home = Keeling: start page
ui-header-settings = Settings
ui-header-help = Help
ui-rules = Rules

## Nim

ui-kind-nim-take = Take
ui-kind-nim-show = Show
ui-kind-nim-refill = Refill
ui-kind-nim-leave = Leave
ui-nim-heap = Heap { $heap }
ui-nim-card = Your card
ui-nim-card-of = Your favourite: heap { $heap }
ui-nim-tiles = Refill tiles
ui-nim-score = points
ui-nim-taken-from = taken from heap { $heap }
ui-nim-taken = taken
ui-nim-headline =
    { $counters ->
        [one] 1 counter left
       *[other] { $counters } counters left
    } · { $tiles ->
        [one] 1 refill tile
       *[other] { $tiles } refill tiles
    }
ui-nim-points = Points
ui-nim-heaps = Heaps
