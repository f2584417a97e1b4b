### Reviews, and branches of finished games.

error-library-review-on = This game goes on; it can be reviewed when it is over.
error-review-failed = The review could not be made; ask for it once more.
error-review-nothing = Nothing has been played yet; there is nothing to review.
error-branch-over = There the game is over; go on from an earlier position.
error-review-hidden = A review shows what is hidden, and so does going on from a position. While the game goes on, only the host of a game against bots can ask for it.
credit-air = lowering CO₂
credit-trade = loans and trades
