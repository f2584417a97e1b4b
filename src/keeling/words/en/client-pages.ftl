### The pages around the board: start, set-up, lobby, end; and the curve, which all of them draw.

## The curve

ui-curve-defeat = { $ppm }: all lose
ui-curve-danger = { $ppm }: disasters
