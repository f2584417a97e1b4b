### The words of titles of another package.

title-bare = Bare
    .summary = Nim without a board of its own.
title-drawn = Drawn
    .summary = Nim with a board of its own.
end-bare-cleared = The game is over: the heaps are empty.
    .short = cleared
end-bare-flooded = The game is over: the flood came.
    .short = flooded
