### The client's own words for what lies around the stage of classic and Second Chance: companies, rails, dock.

## The other companies

ui-rails-companies = The companies, and what each did since your last turn
ui-rails-company = { $player }. { $did }
ui-rails-open = { $player }: show the company
ui-rails-and-more =
    { $more ->
        [one] { $deed }, and 1 more
       *[other] { $deed }, and { $more } more
    }
ui-rails-ppm = { $ppm } ppm
ui-rails-news = { $number } new
ui-rails-since = Since your last turn
ui-rails-last = The last time
ui-rails-scientists = Scientists: { $hand } in hand, { $pool } to recruit
ui-rails-plants = Plants
ui-rails-regions = Regions
ui-rails-in-hand = Cards in hand
ui-rails-prepared = Prepared
ui-rails-income = Next income

## The right rail

ui-rails-market-open = open
ui-rails-left = { $number } left
ui-rails-summits-left = { $number } in the deck
ui-rails-un-left = ≤ { $number }
ui-rails-event-then = then { $region }
ui-rails-event-and = and { $region }
ui-rails-event-then-again = then there again
ui-rails-event-and-again = and once again
ui-rails-event-strikes = strikes at supply
ui-rails-event-sleeps = sleeps below { $ppm }
ui-rails-event-both = both strike
ui-rails-event-also = also from { $ppm }
ui-rails-open-cards = Open cards of the others
ui-rails-tap-again = Tap once more to take it.

## My company

ui-rails-company-own = Your company
ui-rails-team = team
ui-rails-next-income = Next income
ui-rails-or = or
ui-rails-open-card = Open card
ui-rails-goal-company = Company Goal
ui-rails-goal-offered = Choose a Company Goal
ui-rails-goal-private = Private Goals
ui-rails-watching = You are watching
ui-rails-watching-note = You have no seat at this table, so hidden cards and goals stay hidden.
