### The debrief of Climate Policy: what if another policy had held from a decade on?

ui-whatif-heading = What if another policy had held?
ui-whatif-help = Choose a policy and when it begins. Bots play this game on from there, { $games } times under its own policy and { $games } times under the other. Answers stay side by side, so ask for several.
ui-whatif-policy = Policy
ui-whatif-from = From
ui-whatif-usual = { $usual } if left empty
ui-whatif-as-here = as in this game
ui-whatif-ask = Play it on
ui-whatif-title = { $policy } from { $year } on
ui-whatif-number = { $name }: { $value }
ui-whatif-remove = Remove “{ $title }”
ui-whatif-begun = Asked the server …
ui-whatif-waiting =
    { $ahead ->
        [one] One other question comes first.
       *[other] { $ahead } other questions come first.
    }
ui-whatif-working = { $done } of { $of } games are played
ui-whatif-given-up = Nobody waited for this any more.
ui-whatif-again = Ask again
ui-whatif-own = as it was played
ui-whatif-as-it-was = bots, same policy
ui-whatif-other = bots, what if
ui-whatif-spread = dark: half the games; light: nine of ten
ui-whatif-limit = { $ppm }: everybody loses
ui-whatif-begins = from { $year } on
ui-whatif-said = { $title }. CO₂ at the end of each decade. { $decades }
ui-whatif-decade-said = { $year }: { $own }, played on by bots { $before } ppm, what if { $after } ppm ({ $least } to { $most } in nine of ten games).
ui-whatif-own-ppm = as it was played { $ppm } ppm
ui-whatif-own-over = the game was over
ui-whatif-co2-less = In the end { $amount } ppm less ({ $least } to { $most }): { $after } ppm instead of { $before }.
ui-whatif-co2-more = In the end { $amount } ppm more ({ $least } to { $most }): { $after } ppm instead of { $before }.
ui-whatif-co2-unsure = In the end { $after } ppm instead of { $before }; that may be chance (from { $least } to { $most }).
ui-whatif-defeat-never = Everybody lost in none of these games, under neither policy.
ui-whatif-defeat-less = Everybody lost in { $after } % of the games instead of { $before } %: { $least } to { $most } points less.
ui-whatif-defeat-more = Everybody lost in { $after } % of the games instead of { $before } %: { $least } to { $most } points more.
ui-whatif-defeat-unsure = Everybody lost in { $after } % of the games instead of { $before } %; that may be chance.
ui-whatif-gain = { $company } gains { $amount } points ({ $least } to { $most })
ui-whatif-loss = { $company } loses { $amount } points ({ $least } to { $most })
ui-whatif-worth = { $companies }.
ui-whatif-worth-same = For no company is it sure that it gains or loses points.
ui-whatif-bots = Bots played on in both, on all seats: compare the two fans with each other, not with the game itself. { $games } games each; in brackets 95 % intervals.
