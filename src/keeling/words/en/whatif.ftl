### Counterfactuals: what if another policy had held from a decade on?

error-whatif-title = { $title } knows no policy that could have been another one; only Climate Policy does.
error-whatif-on = This game goes on; what might have been can be asked when it is over.
error-whatif-decade = There is no decade '{ $word }' in this game; name one by its number, 1 to { $most }, or its year: { $years }.
error-whatif-never = This game was over before { $decade } began; name an earlier decade.
error-whatif-same = That is what was played; name a policy or a number that differs.
error-whatif-games = A counterfactual plays 1 to { NUMBER($most, useGrouping: 0) } games under each policy, not { NUMBER($number, useGrouping: 0) }.
error-whatif-late = Option '{ $option }' cannot begin late: { $reason }.
why-permits-are-out = this game has laid out its permits already
why-loopholes-are-out = this game has laid out its loophole tiles already
why-decade-says-it = permits begin with the decade that you choose
why-board-is-laid = it says which spaces the board has, and plants stand there
why-deck-is-played = it says which event cards are still there, and some have been drawn
why-stocks-were-seen = the companies knew each other's stocks by it, or did not, from the start
why-scoring-is-known = it says who wins, and the companies knew that from the start
error-whatif-failed = What might have been could not be played; ask for it once more.
error-whatif-hidden = What might have been shows what is hidden. It can be asked when the game is over.
error-jobs-wait = Many reviews and what-ifs wait already; try again in some minutes.
error-jobs-address = You have asked for so many reviews and what-ifs; wait until one of them is there.

say-whatif-progress = What if: games played
say-whatif-head = From { $year } on, in each case { NUMBER($games, useGrouping: 0) } games with { $bot } in all seats. In brackets: for decades where nine of ten games were, else 95 % intervals.
say-whatif-same-people = Bots played on in both, so compare the second column with the third, and neither with the game itself.
say-whatif-changed = What if: { $options }
say-whatif-figure = Figure
say-whatif-own = As played
say-whatif-as-it-was = Played on by bots
say-whatif-other = What if
say-whatif-difference = Difference
say-whatif-co2 = CO₂ at the end
say-whatif-defeat = Common defeat
say-whatif-worth = Points of { $player }
say-whatif-decade = CO₂ at the end of { $year }
say-whatif-yes = yes
say-whatif-no = no
say-whatif-interval = { $mean } ({ $low } to { $high })
say-whatif-digest = digest { $digest }
