### Advice beside the board: what now, hints, and what is left before a turn ends.

ui-advice-label = Advice
ui-advice-now = What now?
ui-advice-hints = Hints
ui-advice-asking = One moment …
ui-advice-nothing = Nothing is left to do.
ui-advice-counted = Two or three good turns with their reasons. Each decision you have hints for is counted and shown at the end of the game.
ui-advice-think = Show good turns
ui-advice-not-yours = Hints are for your own decisions; just now somebody else decides.
ui-advice-show = Show on the board
ui-advice-show-turn = Show on the board: turn { $number }
ui-advice-step = Step { $number } of { $all }
ui-advice-before = One step back
ui-advice-after = Next step
ui-advice-back = Back to the turns
ui-advice-used = Hints used: { $number }
ui-advice-on = Switch hints on
ui-advice-off = Switch hints off
ui-advice-ask-others = Ask the others for hints
ui-advice-still = You can still:
ui-advice-worth = About { $points } points.
ui-advice-end-anyway = Press again to end the turn.
