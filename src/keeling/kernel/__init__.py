"""The kernel: steps, actions, records, views and randomness. It knows no game."""
