### The words of titles of another package.

title-bare = Bare
    .summary = Nim without a board of its own.
title-drawn = Drawn
    .summary = Nim with a board of its own.
