### Reviews, and branches of finished games.

error-library-review-on = This game goes on; it can be reviewed when it is over.
