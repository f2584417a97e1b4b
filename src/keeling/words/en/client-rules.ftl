### The pages of the rules and the card over the table.

ui-rules-heading = The rules of the games
ui-rules-intro = Each guide is read in a quarter of an hour. Behind every line stand the numbered rules it rests on.
ui-rules-search = Search the rules
ui-rules-searching = Searching…
ui-rules-found = What was found
ui-rules-found-section = In the guides
ui-rules-found-term = Words
ui-rules-found-rule = Numbered rules
ui-rules-found-more = { $number } more: another word would narrow it down.
ui-rules-found-nothing = Nothing in the rules has “{ $query }”.
ui-rules-contents = Contents
ui-rules-words = Words
ui-rules-glossary = Glossary
ui-rules-here = At this table
ui-rules-here-note = Not everything is played as usual here:
ui-rules-here-option = { $name }: { $value }. Usually: { $usual }.
ui-rules-here-beside = Here otherwise: { $name }: { $value }. Usually: { $usual }.
ui-rules-print = Print
ui-rules-rests =
    { $rules ->
        [one] The rule behind this
       *[other] The { $rules } rules behind this
    }
ui-rules-explained = Where it is explained
ui-rules-where = { $title }: { $section }
ui-rules-options = Options that change it
ui-rules-option = { $title }: { $option }
ui-rules-neighbours = Before and after
ui-rules-no-rule = There is no rule { $rule }.
ui-rules-all = All rules by number
ui-rules-all-help = The contract that the program is tested against, and the rulings on conflicts (B) and gaps (G). The texts are in English.
ui-rules-nothing = There are no rules at “{ $address }”.
ui-rules-to-all = To the rules
ui-rules-itself = The rule itself
ui-rules-unexplained = No guide explains this yet; the numbered rules do.
ui-rules-on-board = Show on the board
ui-rules-whole = Read the whole page
ui-rules-shown =
    { $number ->
        [one] { $rule }: 1 place
       *[other] { $rule }: { $number } places
    }
ui-rules-back = Back to the rule
