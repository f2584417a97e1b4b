"""What each policy of Climate Policy does to companies and planet, with the same chance for all of them."""

import keeling

TITLE = "climate-policy"
policy = next(option for option in keeling.title(TITLE).options if option.name == "policy")
print(policy.text)
for value in policy.values.split(" | "):
    options = {"policy": value, "trade_mode": "off"}
    results = keeling.simulate(TITLE, "greedy", players=3, games=2, seed="policies", options=options)
    survived = sum(bool(game.winners) for game in results.games)
    points = sum(results.mean_scores) / results.players
    print(
        f"policy {value}: the planet survived {survived} of {len(results.games)} games, {points:.0f} points on average"
    )
