"""Bots: players that are programs. They play any title through the kernel's interface."""
