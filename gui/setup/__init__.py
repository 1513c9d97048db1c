"""What is set up before play: seats, rules, positions."""
