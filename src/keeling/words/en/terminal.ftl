### What the command line and the terminal game say.

say-welcome = { $title }, seed { $seed }. Type help for help.
say-left = The game is left. A game that was saved continues with `keeling play --resume FILE`.
say-hand-over = { $player } is asked. Hand over the screen, then press Enter.
say-options = { $amount } options: { $kinds }. Type words to list some ('{ $example }'), or 'list' for all.
say-saved = Saved to { $file }.
say-serve-runs = Keeling runs at { $address } and stops with Ctrl-C.
say-serve-tables = Its tables are kept in { $database }
say-serve-reports = Reports of experiments are at { $address }
say-serve-no-browser = There is no browser to open here; open the address in yours.
say-taken-back = Taken back.
say-allowed = Allowed.
say-allowed-changes = Allowed. It would change:
say-not-allowed = Not allowed: { $reason }
say-rule = ({ $rule }: `keeling rules { $id }`)
say-winners =
    { $amount ->
        [one] { $players } has won.
       *[other] { $players } have won.
    }
say-nobody-won = Nobody has won.
say-verified =
    { $amount ->
        [one] 1 action, verified: digest { $digest }…
       *[other] { $amount } actions, verified: digest { $digest }…
    }
say-goes-on = The game goes on: { $player } is asked. `keeling play --resume { $file }`
say-scores = Scores: { $scores }.
say-stopped = stopped

## What can be typed in a game

say-command-take = take an option, e.g. 3 or the words beside its number
    .typed = NUMBER or NOTATION
say-command-words = list the options with these words, or words that begin so
    .typed = WORDS
say-command-list = list all options
    .typed = list
say-command-why = why an action is not allowed, or what it would change
    .typed = ? NOTATION
say-command-board = show the board again
    .typed = board
say-command-log = show again what has happened since your last decision
    .typed = log
say-command-hint = what good turns there are, and why
    .typed = hint
say-command-undo = take your last decision back
    .typed = undo
say-command-save = write the game to a file; continue with `keeling play --resume FILE`
    .typed = save FILE
say-command-quit = leave the game
    .typed = quit

## Mistakes at the command line

error-option-form = An option is written NAME=VALUE, not '{ $word }'.
error-option-twice = Option '{ $option }' is given twice.
error-resume-alone = --resume continues a saved game; title, seats, seed and options stand in its file.
error-resume-bot = In this record { $player } is the bot '{ $bot }', which is none of this program, and a record is no reason to run another one. Continue in Python: keeling.load(FILE, seats=[...]).
error-which-title = Which title? There is { $words }.
error-save-where = Save where? Type: save FILE.
error-option-number = There is no option { $number }; they go from 1 to { $most }.
error-no-option-fits = No option fits '{ $word }' now; '? { $form }' says why one is not allowed.
error-tune-no-opinion = There is no opinion about { $title }, so there are no weights to tune.
error-tune-kept = '{ $name }' is no weight of { $file }; { $hint }.
error-tune-nothing = All weights are kept; there is nothing to look for.
error-tune-pairs = Candidates come in mirrored pairs: name an even number of at least 4, not { $number }.
error-tune-bot = '{ $bot }' has no opinion, so no weights make it better; name another bot.
error-tune-file = { $file } cannot be read or written: { $reason }.
error-tune-state = { $file } is no unfinished search; remove it, or write to another file.
error-tune-other = { $file } belongs to another search: there '{ $name }' is { $old }, here { $new }. Go on with that one, or remove the file.
say-tune-stopped = Stopped. The same command goes on from here; what was tried stands in { $file }.
say-tune-written = Written to { $file }.

## Lists

say-title = title
say-players = players
say-what-it-is = what it is
say-titles-more = `keeling titles TITLE` shows the options of one title.
say-bots = Bots to play with, as in --seats human,normal,hard:
say-how-hard = How hard { $title } is:
say-without-options = without options
say-options-of = Options of { $title }, given as -o NAME=VALUE:
say-no-options = { $title } has no options.
say-language = { $language } ({ $code }): all { $all } messages
say-language-begun = { $language } ({ $code }): begun, { $amount } of { $all } messages
say-no-effect = No effect if { $reason }.

## keeling admin, backup, restore

amount-tables =
    { $amount ->
        [one] 1 table
       *[other] { $amount } tables
    }
say-no-tables = There are no tables in this database yet.
say-checked = Checked: { $tables }. Damaged: { $damaged }.
say-checked-old = { $tables } can be looked at but not played on, since they were made with other rules or contents.
say-checked-file = The database itself is damaged: { $reason }
say-exported = The record of table { $table } is in { $file }.
say-table-stopped = Table { $table } is stopped.
say-removed = Removed: { $tables }.
say-reissued = The new link for seat { $number }; pass it on to nobody but whose seat it is:
say-backed-up = Backed up to { $file }: { $tables }.
say-restored = Restored from { $file }: { $tables }. The server can start.
