### Nim with secrets

title-nim = Nim with secrets
    .summary = Take counters from heaps; a hidden favourite heap each; a flood that drowns everybody.
heap-a = a
heap-b = b
heap-c = c

## What an action does

label-nim-take =
    { $amount ->
        [one] Take 1 counter from heap { $heap }
       *[other] Take { $amount } counters from heap { $heap }
    }
label-nim-show = Show your card
label-nim-refill = Refill the heap
label-nim-leave = Leave the heap empty
verb-nim-take = Take
verb-nim-show = Show
verb-nim-refill = Refill

## What is asked

ask-nim-turn = Take counters from a heap, or show your card.
ask-nim-refill = Heap { $heap } is empty. Shall it be refilled?

## What happens

tell-nim-take = { $player } takes { $amount } from heap { $heap }.
tell-nim-show = { $player } shows a card: heap { $heap }.
tell-nim-leave = { $player } leaves heap { $heap } empty.
tell-nim-flood = The tile is the flood: everybody loses.
tell-nim-refill = Heap { $heap } is refilled with { $amount }.
tell-nim-heaps = The heaps are dealt.
tell-nim-card = Your favourite heap is { $heap }.
tell-nim-start-player = The start player is chosen.

## Why not

refuse-nim-too-many = So many counters cannot be taken at once.
refuse-nim-heap-too-small = The heap does not hold that many counters.
refuse-nim-card-shown = Your card has been shown already.
refuse-nim-no-showing = By the options of this game cards are not shown.

## Ends and options

end-nim-cleared = The heaps are empty: the game is over.
    .short = cleared
end-nim-flooded = The flood came: everybody has lost.
    .short = flooded
option-nim-last_counter = The last counter
    .help = What taking the last counter brings.
    .bonus = a bonus
    .penalty = a penalty
    .nothing = nothing
option-nim-showing = Showing cards
    .help = Whether a player may show his card for points.
