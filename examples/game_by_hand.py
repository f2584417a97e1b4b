"""A game of nim by hand: look, ask why not, look ahead, change your mind, and let a bot finish it."""

import keeling

match = keeling.new("nim", seats=["human", "normal"], seed=2026)
match.run()  # the bot begins if the start player is not you
print(match)

for option in match.options[:3]:
    print(f"{option.notation:8}  {option.label}")

refusal = match.explain("take b 5")
print("May I take 5 from heap b?", "Yes." if refusal is None else refusal)

first = match.options[0]
for path, (before, after) in match.preview(first).items():
    print(f"{first} would change {path} from {before} to {after}")

for event in match.play(first):
    print(event)
match.undo()
print("Taken back:", repr(match))

while not match.over:
    match.play(match.ask("greedy"))
    match.run()
print(match.result)
