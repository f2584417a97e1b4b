### Puzzles in the browser, and what the server refuses about them.

error-no-puzzle = There is no puzzle '{ $puzzle }'.
error-puzzle-seat = Only who plays the turn of puzzle { $puzzle } gets the verdict.
error-puzzle-turn-on = The turn of puzzle { $puzzle } is not over yet.
error-puzzle-table = This table does not begin with the position of puzzle { $puzzle }.
error-puzzles-wait = Too many turns are being judged at the moment; try again in a few seconds.
