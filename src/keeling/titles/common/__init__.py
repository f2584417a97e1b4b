"""What the classic game and Second Chance share: the board, its state and the steps both rulebooks have."""
